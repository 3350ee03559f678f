import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { ErrorObservation, TestObservation } from '../../model/run.ts'
import { type ClassifiedTest, moduleKey } from '../classified.ts'

/** What the end of one trusted test means. A test that passed at its first try, as declared, gives nothing. */
export function outcomeFindings({ test, module }: ClassifiedTest): readonly Finding[] {
  switch (test.state) {
    case 'failed':
      return [failed(test)]
    case 'skipped':
      return [
        skipped(
          test,
          hookAboveFailed(
            test,
            module.hookFailures.map(({ owner }) => owner),
          ),
        ),
      ]
    case 'pending':
      return [
        finding(
          'oracle-missing',
          { test: test.id, because: 'it never ended: its worker died, or the run was ended before it' },
          test.location,
        ),
      ]
    case 'passed':
      return passed(test)
  }
}

function failed(test: TestObservation): Finding {
  const error = test.errors.at(-1)
  const failure = test.failures.at(-1)
  if (error !== undefined && isTimeout(error))
    return finding('oracle-timeout', { test: test.id, message: firstLine(error.message) }, placeOf(test))
  if (error === undefined || failure === undefined)
    return finding('oracle-error', { owner: test.id, signature: null, message: 'it failed without an error' }, test.location)
  return finding('oracle-failed', { test: test.id, signature: failure.signature, message: firstLine(error.message) }, placeOf(test))
}

function skipped(test: TestObservation, hook: string | undefined): Finding {
  if (hook !== undefined)
    return finding('oracle-missing', { test: test.id, because: `it never ran: a hook of ${hook} failed` }, test.location)
  const because =
    test.mode === 'run' || test.mode === 'only'
      ? 'it was skipped while it ran, or left out by a filter or by .only elsewhere'
      : `it is marked ${test.mode}`
  return finding('oracle-skipped', { test: test.id, mode: test.mode, because }, test.location)
}

function passed(test: TestObservation): readonly Finding[] {
  if (test.expectedToFail) {
    return [
      finding(
        'oracle-skipped',
        { test: test.id, mode: 'fails', because: 'it is expected to fail (.fails), so its pass says that the code is wrong' },
        test.location,
      ),
    ]
  }
  if (test.mode === 'skip' || test.mode === 'todo') {
    const because = `it is marked ${test.mode}, so nothing that says that it passed can be right`
    return [finding('oracle-skipped', { test: test.id, mode: test.mode, because }, test.location)]
  }
  if (test.flaky || test.retries > 0 || test.errors.length > 0)
    return [finding('oracle-flaky', { test: test.id, retries: test.retries }, test.location)]
  return []
}

/** The suite or file above a test whose hook failed. */
function hookAboveFailed(test: TestObservation, owners: readonly string[]): string | undefined {
  return test.mode === 'run' ? owners.find((owner) => test.id.startsWith(`${owner} > `)) : undefined
}

/** Vitest 5 names a timeout by its class, Vitest 4 only by its words. */
export function isTimeout({ name, message }: ErrorObservation): boolean {
  return name === 'TestTimeoutError' || /^(?:Test|Hook) timed out in \d+ ?ms/.test(message)
}

export function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? ''
  return line.length > 500 ? `${line.slice(0, 499)}…` : line
}

function placeOf(test: TestObservation): Finding['at'] {
  const frame = test.errors.at(-1)?.frames.find(({ file }) => file === test.file)
  return frame === undefined ? test.location : { file: test.file, line: frame.line, column: frame.column }
}

/** Findings of whole files that hold trusted tests: failed hooks and collection, and files that never ended. */
export function moduleFindings(
  tests: readonly ClassifiedTest[],
  modules: readonly ClassifiedTest['module'][],
  trusted: ReadonlySet<string>,
): readonly Finding[] {
  const failing = new Set(tests.filter(({ test }) => test.state === 'failed').map(({ module }) => moduleKey(module)))
  return modules
    .filter((module) => trusted.has(moduleKey(module)))
    .flatMap((module) => {
      const hooks = module.hookFailures.map(({ owner, errors, failures }) =>
        finding(
          'oracle-error',
          { owner, signature: failures[0]?.signature ?? null, message: firstLine(errors[0]?.message ?? '') },
          { file: module.file },
        ),
      )
      if (module.state === 'pending')
        return [
          ...hooks,
          finding(
            'runner-exited-early',
            { because: `${module.file} never ended: its worker died, or the run was ended before it` },
            { file: module.file },
          ),
        ]
      const silent = silence(module, hooks.length > 0 || failing.has(moduleKey(module)))
      if (silent === null) return hooks
      return [...hooks, finding('oracle-error', { owner: module.file, signature: null, message: silent }, { file: module.file })]
    })
}

/** What a file says of itself that its tests do not say, or contradict; null where they explain it. */
export function silence({ state, tests }: ClassifiedTest['module'], isExplained: boolean): string | null {
  const has = (wanted: TestObservation['state']): boolean => tests.some((test) => test.state === wanted)
  if (state === 'failed') return isExplained ? null : 'the file failed, but none of its tests or hooks did'
  if (state === 'pending') return null
  if (has('pending')) return `the file ${SAYS[state]}, but a test of it never ended`
  if (has('failed')) return `the file ${SAYS[state]}, but a test of it failed`
  return state === 'skipped' && has('passed') ? 'the file was skipped, but a test of it passed' : null
}

const SAYS = { passed: 'passed', skipped: 'was skipped' } as const
