/** The properties of Vitest's worker state that are read here; both majors have them. */
export interface RunningWorker {
  readonly rpc: unknown
  readonly config: { readonly isolate?: boolean; readonly experimental?: { readonly viteModuleRunner?: boolean } }
  /** The file, suite or test that runs; the file while it is collected. */
  readonly current?: object
  /** The test file, absolute. */
  readonly filepath?: string
  /** Of the file, wherever it was chosen. */
  readonly environment?: { readonly name?: string }
  readonly evaluatedModules?: { readonly idToModuleMap: ReadonlyMap<string, EvaluatedModule> }
}

/** Undefined outside a worker of Vitest. */
export function runningWorker(): RunningWorker | undefined {
  const worker: RunningWorker | undefined = Reflect.get(globalThis, '__vitest_worker__')
  return worker
}

/** A module that the worker has loaded, or is loading. */
interface EvaluatedModule {
  readonly exports?: unknown
  /** Absolute. */
  readonly file?: string
  readonly evaluated?: boolean
}
