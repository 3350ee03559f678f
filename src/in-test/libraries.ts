import { vi } from 'vitest'
import type { WorkerSettings } from '../model/tag.ts'
import type { Count } from './count-matchers.ts'
import type * as FastCheckRecorder from './fast-check.ts'
import { mentionsOf } from './mentions.ts'
import { takeFunctions } from './references.ts'
import { type RunningWorker, runningWorker } from './running-worker.ts'
import type { TestRecord } from './state.ts'

/** fast-check and `node:assert`, which are loaded and recorded only for files that use them. */
export interface LoadedLibraries {
  /** Before a file is loaded: loads what its text names, so that its seed is there when it is collected. */
  readonly load: (file: string | undefined) => Promise<void>
  /** After it was loaded: finds what its text did not name. Whether it uses fast-check. */
  readonly loaded: () => Promise<boolean>
  readonly giveSeed: (seed: number) => void
  /** Functions of `node:assert` and methods of fast-check that were replaced. */
  readonly tampered: () => readonly string[]
}

const FAST_CHECK = /[\\/]fast-check[\\/]/
const NODE_ASSERT = /^(?:node:)?assert(?:\/strict)?$/

export function watchLibraries(settings: WorkerSettings | undefined, current: () => TestRecord | undefined, count: Count): LoadedLibraries {
  let fastCheck: typeof FastCheckRecorder | undefined
  let usesFastCheck = false
  let asserts: (() => readonly string[]) | undefined

  const record = async (exports: unknown): Promise<void> => {
    fastCheck ??= await import('./fast-check.ts')
    if (!fastCheck.isFastCheck(exports)) return
    fastCheck.recordFastCheck(exports, current)
    usesFastCheck = true
  }
  const watchAsserts = async (names: readonly string[]): Promise<void> => {
    if (names.length === 0) return
    asserts ??= await countAsserts(count)
    await countNamespaces(names, count)
  }

  return {
    async load(file) {
      usesFastCheck = false
      fastCheck?.forgetReplaced()
      if (file === undefined) return
      const mentions = mentionsOf(file, disk(), settings?.fastCheck !== undefined)
      if (mentions.fastCheck && settings?.fastCheck !== undefined) {
        await record(await import(/* @vite-ignore */ settings.fastCheck))
        fastCheck?.giveSeed(settings.freshSeed | 0)
      }
      await watchAsserts(mentions.asserts)
    },
    async loaded() {
      const modules = evaluated(runningWorker())
      if (settings?.fastCheck !== undefined) {
        for (const [id, exports] of modules) if (FAST_CHECK.test(id)) await record(exports)
        for (const exports of requiredFastChecks()) await record(exports)
        // Loaded by a library, such as `@fast-check/vitest`, that nothing near the test file names.
        if (!usesFastCheck && modules.some(([id]) => id.includes('fast-check')))
          await record(await import(/* @vite-ignore */ settings.fastCheck))
      }
      if (asserts === undefined && modules.some(([id]) => NODE_ASSERT.test(id))) asserts = await countAsserts(count)
      return usesFastCheck
    },
    giveSeed: (seed) => fastCheck?.giveSeed(seed),
    tampered: () => [...(asserts?.() ?? []), ...(fastCheck?.replacedInFastCheck() ?? [])],
  }
}

/** @returns What names the functions that code replaced since then. */
async function countAsserts(count: Count): Promise<() => readonly string[]> {
  const { countNodeAssert } = await import('./count-node-assert.ts')
  const assert = process.getBuiltinModule('node:assert')
  countNodeAssert(assert, process.getBuiltinModule('node:module').syncBuiltinESMExports, count)
  const functions = [takeFunctions('node:assert', assert), takeFunctions('node:assert/strict', assert.strict)]
  return () => functions.flatMap((replaced) => replaced())
}

async function countNamespaces(names: readonly string[], count: Count): Promise<void> {
  if (runningWorker()?.config.experimental?.viteModuleRunner === false) return
  const { countedNamespace } = await import('./count-node-assert.ts')
  for (const name of names) {
    const namespace: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ name)
    vi.doMock(name, () => countedNamespace(namespace, count))
  }
}

function evaluated(worker: RunningWorker | undefined): readonly (readonly [id: string, exports: unknown])[] {
  return Array.from(worker?.evaluatedModules?.idToModuleMap ?? [], ([id, { exports }]) => [id, exports] as const)
}

/** The CommonJS build is an instance of its own, for those who `require` it. */
function requiredFastChecks(): readonly unknown[] {
  const cache: unknown = Reflect.get(process.getBuiltinModule('node:module'), '_cache')
  if (typeof cache !== 'object' || cache === null) return []
  return Object.entries(cache).flatMap(([path, module]) => {
    const exports: unknown =
      FAST_CHECK.test(path) && typeof module === 'object' && module !== null ? Reflect.get(module, 'exports') : undefined
    return exports === undefined ? [] : [exports]
  })
}

function disk(): Parameters<typeof mentionsOf>[1] {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  const { dirname, join } = process.getBuiltinModule('node:path')
  return {
    folder: dirname,
    join,
    read: (path) => {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return undefined
      }
    },
  }
}
