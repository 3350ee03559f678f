import { finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { RunObservation } from '../../model/run.ts'
import { type ClassifiedRun, isTrusted, moduleKey } from '../classified.ts'
import { whyNotWhole } from '../whole.ts'
import { canaryFindings } from './canary.ts'
import { claimFindings, classFindings } from './classes.ts'
import { evidenceFindings } from './evidence.ts'
import { inventoryFindings } from './inventory.ts'
import { firstLine, moduleFindings, outcomeFindings } from './outcome.ts'

/**
 * What the trusted tests of a run say. A run that left tests out on purpose can say what failed and never that nothing did, so it
 * answers `unavailable`.
 */
export function checkOracles({ seen, tests, trustedModules }: ClassifiedRun): CheckAnswer {
  const { run, owned } = seen
  const trusted = tests.filter(({ classification }) => isTrusted(classification.granted))
  const canaries = run.modules.filter(
    (module) => trustedModules.has(moduleKey(module)) && module.tests.some(({ state }) => state === 'passed'),
  )
  const findings: readonly Finding[] = [
    ...unhandled(run),
    ...trusted.flatMap(outcomeFindings),
    ...moduleFindings(tests, run.modules, trustedModules),
    ...inventoryFindings(seen, tests, trusted.length),
    ...trusted.flatMap(evidenceFindings),
    ...canaries.flatMap(canaryFindings),
    ...run.writtenDuringRun.map((file) => finding('sealed-file-written', { file }, { file })),
    ...tests.flatMap((test) => claimFindings(test, owned)),
    ...classFindings(tests),
  ]
  const because = whyNotWhole(run)
  return because === null ? { state: 'answered', findings } : { state: 'unavailable', because, findings }
}

/** Errors outside any test: Vitest calls such a run `passed` when all tests passed. */
function unhandled({ unhandledErrors }: RunObservation): readonly Finding[] {
  return unhandledErrors.map(({ error, failure, file }) =>
    finding(
      'unhandled-error',
      { file: file ?? null, signature: failure.signature, message: firstLine(`${error.name}: ${error.message}`) },
      file === undefined ? undefined : { file },
    ),
  )
}
