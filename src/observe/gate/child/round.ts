import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import type { GateMessage } from '../../../model/gate.ts'
import type { ModuleObservation, RunObservation } from '../../../model/run.ts'
import { type DeclaredTags, declaredTags } from '../../run/declared.ts'
import { type SeedsInTitles, projectPathOf } from '../../run/identity.ts'
import { recordModules, recordUnhandled } from '../../run/record.ts'
import { keyOf, modulesOf, wholeFiles } from './whole-files.ts'

type Send = (message: GateMessage) => void

/** Sends what is observed as it comes. One for all rounds of a process. */
export interface Rounds {
  /** The only reporter of the run. */
  readonly reporter: Reporter
  /** Runs the files once on one seed. Each of them has one record when this settles, whatever became of it. */
  readonly run: (vitest: Vitest, specifications: readonly TestSpecification[], seed: number) => Promise<RoundEnd>
}

export interface RoundEnd {
  readonly modules: readonly ModuleObservation[]
  readonly unhandledErrors: RunObservation['unhandledErrors']
}

const NOT_ENDED: Pick<RunObservation, 'reason' | 'unhandledErrors'> = { reason: 'interrupted', unhandledErrors: [] }

/**
 * @param freshName the name that `seeds()` puts at the end of its lists in this run
 * @param allImports whether each file is to say what it imported, or only those that claim something or fail
 */
export function recordRounds(root: string, freshName: string, send: Send, allImports: boolean): Rounds {
  let seeds: SeedsInTitles = { fastCheck: [], freshName }
  let declared = new Map<TestModule, DeclaredTags>()
  let recorded = new Map<string, ModuleObservation>()
  let whole = wholeFiles([], root)
  let end = NOT_ENDED

  const record = (modules: readonly TestModule[]): void => {
    const [observed] = recordModules(modules, {
      root,
      declared,
      seedsOf: () => seeds,
      // Of a file whose tests claim nothing and pass, nobody asks what it imported.
      wantsImports: (one) => allImports || (declared.get(one)?.size ?? 0) > 0 || one.state() !== 'passed',
    })
    if (observed !== undefined) keep(observed)
  }
  const keep = (module: ModuleObservation): void => {
    recorded.set(keyOf(module.project, module.file), module)
    send({ kind: 'module', seed: seeds.fastCheck[0] ?? 0, module })
  }

  return {
    reporter: {
      onTestModuleCollected: (module) => void declared.set(module, declaredTags(module)),
      onTestModuleEnd: (module) => record(whole.end(module)),
      onTestRunEnd: (_modules, errors, why) => {
        end = { reason: why, unhandledErrors: recordUnhandled(errors, root) }
      },
    },
    run: async (vitest, specifications, seed) => {
      seeds = { fastCheck: [seed], freshName }
      declared = new Map()
      recorded = new Map()
      end = NOT_ENDED
      whole = wholeFiles(specifications, root)
      await vitest.runTestSpecifications([...specifications], false)
      for (const [key, [first, ...twins]] of whole.files) {
        if (recorded.has(key) || first === undefined) continue
        const collected = modulesOf([first, ...twins], (module) => declared.has(module))
        if (collected === undefined) keep(neverCollected(first.project.name, projectPathOf(root, first.moduleId)))
        else record(collected)
      }
      send({ kind: 'round', seed, ...end })
      return { modules: [...recorded.values()], unhandledErrors: end.unhandledErrors }
    },
  }
}

function neverCollected(project: string, file: string): ModuleObservation {
  return { project, file, state: 'pending', hookFailures: [], tests: [], duration: 0 }
}
