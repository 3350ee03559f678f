import type { ProjectPath } from '../../model/words.ts'
import type { RunningWorker } from '../running-worker.ts'

/** Held apart: code under test may replace it. */
const sourceOf = Function.prototype.toString

type Callable = (...given: readonly unknown[]) => unknown

/** An export that is called, by the file that the caller imports it from. */
export interface ExportName {
  readonly file: ProjectPath
  readonly name: string
}

/**
 * Puts a function of ours before each function that production modules export, for all who import it. To be called again when more
 * modules may be loaded. Classes stay as they are.
 */
export function watchExports(
  worker: RunningWorker,
  pathOf: (file: string) => ProjectPath | undefined,
  around: (target: Callable, of: ExportName) => Callable,
): () => void {
  const seen = new WeakSet<object>()
  const ours = new Map<unknown, Callable>()
  const made = new WeakSet<object>()
  const watch = (exports: object, file: ProjectPath): void => {
    for (const key of Reflect.ownKeys(exports)) {
      const descriptor = Reflect.getOwnPropertyDescriptor(exports, key)
      if (typeof key !== 'string' || descriptor?.configurable !== true) continue
      const read = descriptor.get ?? (() => descriptor.value as unknown)
      const value = valueOf(read)
      if (!isCallable(value) || made.has(value)) continue
      const known = ours.get(value) ?? around(value, { file, name: key })
      ours.set(value, known)
      made.add(known)
      Object.defineProperty(exports, key, {
        configurable: true,
        enumerable: descriptor.enumerable ?? true,
        get: () => {
          const now = read()
          return now === value ? known : now
        },
      })
    }
  }
  return () => {
    for (const module of worker.evaluatedModules?.idToModuleMap.values() ?? []) {
      const { exports, file } = module
      const path = file === undefined ? undefined : pathOf(file)
      if (path === undefined || typeof exports !== 'object' || exports === null || seen.has(module)) continue
      if (module.evaluated === false) continue
      seen.add(module)
      watch(exports, path)
    }
  }
}

function isCallable(value: unknown): value is Callable {
  return typeof value === 'function' && !/^class\b/.test(Reflect.apply(sourceOf, value, []))
}

/** An export that is read before it has a value throws. */
function valueOf(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}
