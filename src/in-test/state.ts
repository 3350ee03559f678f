import type { CapturedInput, OracleTag, PropertyRun, WorkerSettings } from '../model/tag.ts'
import { type AttemptInputs, newInputs } from './inputs.ts'

/** What `oracle()` and the setup file need of a running test; Vitest's own task in each major has it. */
export interface RunningTask {
  readonly name: string
  readonly meta: TaskTags
  readonly suite?: { readonly meta: TaskTags } | undefined
}

export interface TaskTags {
  oracle?: OracleTag
  oracleTagged?: OracleTag
}

/** What is known of one test so far, over all its attempts. */
export interface TestRecord {
  readonly task: RunningTask
  /** False before and after each attempt: what late code does then belongs to no test. */
  running: boolean
  assertions: number
  readonly propertyRuns: PropertyRun[]
  readonly seeds: Set<string>
  readonly captures: Map<string, CapturedInput>
  /** Of the present attempt: written to disk only if it fails. */
  inputs: AttemptInputs
  /** The seed that fast-check has in the present attempt. */
  givenSeed: number
}

/**
 * What the setup file shares with `oracle()`, `seeds()` and `capture()`. It hangs on the global object and not on a module, because a
 * project may inline this package, and then its test files and the setup file have two instances of every module.
 */
export interface InTestState {
  readonly settings: WorkerSettings | undefined
  /** The test that the calling code runs in, also among concurrent ones. */
  readonly current: () => TestRecord | undefined
  /** The `meta` of the suite that is being collected; undefined at the top of a file and outside collection. */
  readonly collecting: () => TaskTags | undefined
  /** Seeds that were read while the present file was collected. */
  readonly fileSeeds: Set<string>
  /** Before a file is loaded; does its work once for each file. */
  readonly aboutToLoad: () => Promise<void> | undefined
}

const key = Symbol.for('vitest-oracle.in-test')

/** Undefined where the setup file did not run: without the reporter, in a browser, outside a worker. */
export function inTestState(): InTestState | undefined {
  const state: InTestState | undefined = Reflect.get(globalThis, key)
  return state
}

/** Not writable and not configurable, so that code under test cannot put another in its place. */
export function shareState(state: InTestState): void {
  Object.defineProperty(globalThis, key, { value: state, enumerable: false, writable: false, configurable: false })
}

const alarm = Symbol.for('vitest-oracle.begin')

/** Leaves a watch to begin when the file imports this package. */
export function sleepUntilImport(watch: () => Promise<void>): void {
  Object.defineProperty(globalThis, alarm, { value: watch, enumerable: false, writable: false, configurable: true })
}

/** Begins the watch that the setup file left, if it left one and it has not begun. */
export async function wake(): Promise<void> {
  const watch: (() => Promise<void>) | undefined = Reflect.get(globalThis, alarm)
  if (watch !== undefined && inTestState() === undefined) await watch()
}

/** @param seed What fast-check gets before the first attempt. */
export function newRecord(task: RunningTask, seed: number): TestRecord {
  return {
    task,
    running: false,
    assertions: 0,
    propertyRuns: [],
    seeds: new Set(),
    captures: new Map(),
    inputs: newInputs(),
    givenSeed: seed,
  }
}
