import type * as VitestNode from 'vitest/node'
import type { CliOptions, Reporter, TestProject, Vitest } from 'vitest/node'
import { projectPathOf } from '../../run/identity.ts'
import { addSetupFile } from '../../run/inject.ts'

/** What holds in a run of the gate whatever the project's configuration says; accepted by both majors. */
const HARDENED = {
  run: true,
  watch: false,
  coverage: { enabled: false },
  isolate: true,
  update: 'none',
  cache: false,
  bail: 0,
  retry: 0,
  allowOnly: false,
  passWithNoTests: false,
  dangerouslyIgnoreUnhandledErrors: false,
  includeTaskLocation: true,
  sequence: { shuffle: false },
  ui: false,
  open: false,
} as const satisfies CliOptions

export interface CreateOptions {
  readonly root: string
  readonly config: string | undefined
  readonly maxWorkers: number | undefined
  readonly reporter: Reporter
}

/**
 * The project's Vitest, ready to run: its configuration as it is but for what could make a run say less than it should, its reporters
 * replaced by ours alone. Throws what Vitest throws, and when the configuration leads elsewhere.
 */
export async function createHardened(module: typeof VitestNode, options: CreateOptions): Promise<Vitest> {
  const { root, config, maxWorkers, reporter } = options
  const major = Number(module.version.split('.')[0])
  const noModuleCache = major >= 5 ? { fsModuleCache: false } : { experimental: { fsModuleCache: false } }
  const vitest = await module.createVitest(
    'test',
    {
      ...HARDENED,
      ...noModuleCache,
      // The root is not named: this process stands in it, and a configuration may name another, as it may in a run.
      ...(config === undefined ? {} : { config }),
      ...(maxWorkers === undefined ? {} : { maxWorkers }),
      reporters: [{}],
    },
    {},
    { stdout: process.stderr, stderr: process.stderr },
  )
  const where = projectPathOf(root, vitest.config.root)
  if (where !== '') {
    throw new Error(
      `the configuration puts Vitest's root at ${where}, where the files that people own are looked for too; judge the project there`,
    )
  }
  // Plugins may have added some all the same. The field is one of Vitest's own, on both majors.
  Reflect.set(vitest, 'reporters', [reporter])
  // The configuration's own judgement of what may be ignored. The state has taken it when it was made.
  Reflect.set(vitest.state, 'onUnhandledError', undefined)
  vitest.resetGlobalTestNamePattern()
  leaveNothingOut(vitest.config)
  for (const project of vitest.projects) harden(project)
  return vitest
}

/** A project of a workspace has a configuration of its own, which the options of a run do not reach in each major. */
function harden(project: TestProject): void {
  addSetupFile(project)
  const { config } = project
  Object.assign(config, {
    isolate: true,
    bail: 0,
    retry: 0,
    allowOnly: false,
    passWithNoTests: false,
    dangerouslyIgnoreUnhandledErrors: false,
    includeTaskLocation: true,
    fsModuleCache: false,
  })
  config.snapshotOptions.updateSnapshot = 'none'
  config.sequence.shuffle = false
  Reflect.set(config.experimental ?? {}, 'fsModuleCache', false)
  leaveNothingOut(config)
}

function leaveNothingOut(config: { testNamePattern?: unknown; tagsFilter?: unknown }): void {
  delete config.testNamePattern
  delete config.tagsFilter
}
