import { answered, finding } from '../model/finding.ts'
import type { CheckAnswer, Finding } from '../model/findings.ts'
import type { RunObservation } from '../model/run.ts'

import { type ClassifiedRun, moduleKey } from './classified.ts'
import { firstLine, silence } from './oracles/outcome.ts'

/** The failures of all other tests: logged, and weighed by the preset. */
export function checkUntrusted({ seen, tests, trustedModules }: ClassifiedRun): CheckAnswer {
  const failed = tests.flatMap(({ test, classification }): readonly Finding[] => {
    if (classification.granted !== 'U' || test.state !== 'failed') return []
    const message = firstLine(test.errors.at(-1)?.message ?? 'it failed without an error')
    return [
      finding(
        'untrusted-failed',
        { test: test.id, signature: test.failures.at(-1)?.signature ?? null, message },
        test.location ?? { file: test.file },
      ),
    ]
  })
  const others = seen.run.modules.filter((module) => !trustedModules.has(moduleKey(module)))
  const hooks = others.flatMap((module): readonly Finding[] => {
    const { file, hookFailures, tests: own } = module
    const failed = hookFailures.map(({ owner, errors, failures }) =>
      finding(
        'untrusted-failed',
        { test: owner, signature: failures[0]?.signature ?? null, message: firstLine(errors[0]?.message ?? '') },
        { file },
      ),
    )
    const ownWords = failed.length > 0 || own.some((test) => test.state === 'failed')
    const silent = module.state === 'pending' ? 'the file never ended' : silence(module, ownWords)
    return silent === null ? failed : [...failed, finding('untrusted-failed', { test: file, signature: null, message: silent }, { file })]
  })
  if (tests.length === 0 && hooks.length === 0) return { state: 'not-applicable', because: 'no test ran' }
  return answered([...failed, ...hooks])
}

/** Errors outside of any test of a run without trusted tests: plain Vitest is red with them. In a run with trusted tests the oracles say so. */
export function unhandledFindings({ unhandledErrors }: RunObservation): readonly Finding[] {
  return unhandledErrors.map(({ error, failure, file }) =>
    finding(
      'untrusted-failed',
      { test: file ?? 'unhandled', signature: failure.signature, message: firstLine(`${error.name}: ${error.message}`) },
      file === undefined ? undefined : { file },
    ),
  )
}
