import { takeFastCheckParts } from './fast-check-parts.ts'
import type { TestRecord } from './state.ts'

/** The parts of fast-check that are used here, as in its version 4. */
export interface FastCheck {
  readonly readConfigureGlobal: () => Readonly<Record<string, unknown>>
  readonly configureGlobal: (parameters: Readonly<Record<string, unknown>>) => void
  /** Since 4.10. */
  readonly installGlobalPlugin?: (plugin: () => { readonly onAllRunsComplete: (details: RunDetails) => void }) => void
  readonly defaultReportMessage: (details: RunDetails) => string | undefined
  readonly stringify: (value: unknown) => string
}

interface RunDetails {
  readonly seed: number
  readonly counterexamplePath: string | null
  readonly counterexample: unknown
  readonly numRuns: number
  readonly numSkips: number
  readonly failed: boolean
  readonly interrupted: boolean
  readonly errorInstance: unknown
  readonly runConfiguration: { readonly numRuns?: number; readonly path?: string; readonly includeErrorInReport?: boolean }
}

/** A counterexample in a verdict is for a person to read: longer ones are cut. */
const MAX_COUNTEREXAMPLE = 2000

/**
 * By `configureGlobal`, which each instance of fast-check has once: the same module is seen through several namespace objects.
 */
const installed = new Map<
  FastCheck['configureGlobal'],
  { readonly fastCheck: FastCheck; readonly replaced: () => readonly string[]; given?: number }
>()

/** What was another one when a property had run, whatever it is now. */
const met = new Set<string>()

/** Methods of fast-check that code under test replaced since the file began to load. */
export function replacedInFastCheck(): readonly string[] {
  return [...new Set([...met, ...replacedNow()])]
}

export function forgetReplaced(): void {
  met.clear()
}

function replacedNow(): readonly string[] {
  return [...installed.values()].flatMap(({ replaced }) => replaced())
}

/** Whether a module's exports are fast-check's. */
export function isFastCheck(exports: unknown): exports is FastCheck {
  if (typeof exports !== 'object' || exports === null) return false
  return ['readConfigureGlobal', 'configureGlobal', 'defaultReportMessage', 'stringify'].every(
    (name) => typeof Reflect.get(exports, name) === 'function',
  )
}

/**
 * Records every run of `fc.assert` and `fc.check` in the record of the test that it belongs to, without a part in how failures are
 * thrown: by the global plugin, which the property cannot replace. fast-check before 4.10 has none; there it is a reporter that throws
 * what the default one throws, and which a property with a reporter of its own, and `fc.check`, get around.
 */
export function recordFastCheck(fastCheck: FastCheck, current: () => TestRecord | undefined): void {
  if (installed.has(fastCheck.configureGlobal)) return
  installed.set(fastCheck.configureGlobal, { fastCheck, replaced: takeFastCheckParts(fastCheck) })
  const record = (details: RunDetails): void => {
    for (const name of replacedNow()) met.add(name)
    const test = current()
    if (test !== undefined) recordRun(fastCheck, test, details)
  }
  if (typeof fastCheck.installGlobalPlugin === 'function') {
    fastCheck.installGlobalPlugin(() => ({ onAllRunsComplete: record }))
    return
  }
  const settings = fastCheck.readConfigureGlobal()
  if (settings['reporter'] !== undefined || settings['asyncReporter'] !== undefined) return
  const reporter = (details: RunDetails): void => {
    record(details)
    if (details.failed) throw failureOf(fastCheck, details, reporter)
  }
  fastCheck.configureGlobal({ ...settings, reporter })
}

/** Gives all instances a seed, unless the project's own configuration pins one. */
export function giveSeed(seed: number): void {
  for (const instance of installed.values()) {
    const settings = instance.fastCheck.readConfigureGlobal()
    if (settings['seed'] === undefined || settings['seed'] === instance.given) {
      instance.fastCheck.configureGlobal({ ...settings, seed })
      instance.given = seed
    }
  }
}

function recordRun(fastCheck: FastCheck, test: TestRecord, details: RunDetails): void {
  const { runConfiguration } = details
  if (details.numRuns > 0) test.assertions++
  test.propertyRuns.push({
    seed: details.seed,
    path: details.counterexamplePath,
    runsAsked: runConfiguration.numRuns ?? 100,
    runsDone: details.numRuns,
    skips: details.numSkips,
    failed: details.failed,
    interrupted: details.interrupted,
    pinned: details.seed !== test.givenSeed,
    replayOnly: runConfiguration.path !== undefined && runConfiguration.path !== '',
    counterexample:
      details.counterexample === null || details.counterexample === undefined ? null : shown(fastCheck, details.counterexample),
  })
}

function shown(fastCheck: FastCheck, counterexample: unknown): string {
  try {
    return fastCheck.stringify(counterexample).slice(0, MAX_COUNTEREXAMPLE)
  } catch (cause) {
    return `(cannot be shown: ${String(cause)})`
  }
}

/** What the default reporter of fast-check throws; the stack ends where that one's would. */
function failureOf(fastCheck: FastCheck, details: RunDetails, below: (details: RunDetails) => void): Error {
  const message = fastCheck.defaultReportMessage(details)
  const withCause = details.runConfiguration.includeErrorInReport !== true
  const failure = withCause ? new Error(message, { cause: details.errorInstance }) : new Error(message)
  Error.captureStackTrace(failure, below)
  return failure
}
