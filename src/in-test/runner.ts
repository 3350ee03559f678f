import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'

/** What is done at the steps of the runner, beside what it does there itself. */
export interface RunnerSteps {
  /** Before each setup file and test file is imported. */
  readonly importing: () => Promise<void> | undefined
  /** Once a file is collected and before its first hook. @param snapshots The file's snapshot state, for what it is worth. */
  readonly fileBegins: (file: RunnerTestFile, snapshots: unknown) => Promise<void>
  readonly fileEnds: (file: RunnerTestFile) => void
  /** An attempt begins, before its first hook. @param repeat Counts from 0. */
  readonly attemptBegins: (test: RunnerTestCase, repeat: number) => void
  /** An attempt ends, after its last hook. */
  readonly attemptEnds: (test: RunnerTestCase) => Promise<void> | undefined
}

type Method = (this: object, ...given: readonly unknown[]) => unknown

/**
 * Joins the methods that Vitest's runner calls at each step. They cost a hundredth of what hooks do (`aroundEach` alone makes a run of
 * trivial tests 8 % slower), they are there for every file of a worker also where a setup file is evaluated once, and no hook of a
 * test file is outside of them. A runner of one's own has them too, as long as it extends Vitest's and calls `super`.
 */
export function joinRunner(steps: RunnerSteps): void {
  join('importFile', function (original, given) {
    const ready = steps.importing()
    return ready === undefined ? Reflect.apply(original, this, given) : ready.then(() => Reflect.apply(original, this, given))
  })
  join('onBeforeRunSuite', async function (original, given) {
    await Reflect.apply(original, this, given)
    const [suite] = given
    if (isFile(suite)) await steps.fileBegins(suite, snapshotsOf(this, suite))
  })
  join('onAfterRunSuite', async function (original, given) {
    const [suite] = given
    if (isFile(suite)) steps.fileEnds(suite)
    await Reflect.apply(original, this, given)
  })
  // These two are not async functions: the async context that the step enters must be that of the runner's own function.
  join('onBeforeTryTask', function (original, given) {
    const done = Reflect.apply(original, this, given)
    const [test, attempt] = given
    if (isTest(test)) steps.attemptBegins(test, repeatOf(attempt))
    return done
  })
  join('onAfterRetryTask', function (original, given) {
    const [test] = given
    const ended = isTest(test) ? steps.attemptEnds(test) : undefined
    return ended === undefined ? Reflect.apply(original, this, given) : ended.then(() => Reflect.apply(original, this, given))
  })
}

/** @param around Gets the runner's own method, or one that does nothing where this major has none. */
function join(name: string, around: (this: object, original: Method, given: readonly unknown[]) => unknown): void {
  const { prototype } = TestRunner
  const found: unknown = Reflect.get(prototype, name)
  const original: Method = isMethod(found) ? found : () => undefined
  Reflect.set(prototype, name, function (this: object, ...given: readonly unknown[]): unknown {
    return Reflect.apply(around, this, [original, given])
  })
}

function isMethod(value: unknown): value is Method {
  return typeof value === 'function'
}

function isFile(task: unknown): task is RunnerTestFile {
  return typeof task === 'object' && task !== null && 'filepath' in task
}

function isTest(task: unknown): task is RunnerTestCase {
  return typeof task === 'object' && task !== null && 'type' in task && task.type === 'test'
}

function repeatOf(attempt: unknown): number {
  return typeof attempt === 'object' && attempt !== null && 'repeats' in attempt && typeof attempt.repeats === 'number'
    ? attempt.repeats
    : 0
}

function snapshotsOf(runner: object, file: RunnerTestFile): unknown {
  const client: unknown = Reflect.get(runner, 'snapshotClient')
  if (typeof client !== 'object' || client === null) return undefined
  const states: unknown = Reflect.get(client, 'snapshotStateMap')
  return states instanceof Map ? states.get(file.filepath) : undefined
}
