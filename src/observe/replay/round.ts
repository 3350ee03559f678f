import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestModule, TestSpecification, Vitest } from 'vitest/node'
import type { SeedLists } from '../../model/owned-observations.ts'
import type { FileRecording, Recording, RecorderSettings, TurnedTest } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { idsOf, projectPathOf, stableTitles, titlesOf } from '../run/identity.ts'
import { createHardened } from '../gate/child/create.ts'
import { strictPool, usePool } from '../gate/child/pool.ts'
import { provideSettings } from '../run/inject.ts'
import { vitestOf } from '../run/project-vitest.ts'
import { drawTests } from '../../model/replay/fresh.ts'
import { plainEnvironment } from './environment.ts'
import { textsOf } from './texts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** For the recorder's setup file. */
    'vitest-oracle-recorder': RecorderSettings
  }
}

/** What a round of recording is asked: plain JSON. */
export interface RoundOrder {
  /** Absolute, without symbolic links in it. */
  readonly root: string
  readonly config?: string | undefined
  /** Test files, from the root. */
  readonly files: readonly ProjectPath[]
  /** Whose expectations are turned round; none for a round without. */
  readonly turned: readonly ProjectPath[]
  /** The files whose exports are recorded. */
  readonly production: readonly ProjectPath[]
  /** What else the program may read and import. */
  readonly data: readonly ProjectPath[]
  readonly seedLists: SeedLists
  readonly freshSeed: number
  readonly freshName: string
  /** Inputs of our own for each export and test file. */
  readonly fresh: number
  readonly turnedTests: number
  readonly maxWorkers?: number | undefined
  /** Seconds for one test file; its worker is killed then, and the others go on. */
  readonly fileSeconds: number
}

const SETUP_FILE = fileURLToPath(new URL('../../in-test/recorder/setup.js', import.meta.url))

/**
 * Records in this process; whatever the project's configuration does, it does here. Throws what Vitest throws.
 * @returns what was recorded, and what ends Vitest, which runs the project's global teardown
 */
export async function recordHere(order: RoundOrder): Promise<{ readonly recording: Recording; readonly close: () => Promise<void> }> {
  const { root, config, maxWorkers, fileSeconds } = order
  const module = await vitestOf(root)
  const vitest = await createHardened(module, { root, config, maxWorkers, reporter: {} })
  const pool = strictPool(module, fileSeconds, { began: () => {}, late: () => {}, breach: () => {} })
  for (const project of vitest.projects) {
    if (project.isBrowserEnabled()) continue
    usePool(project, pool)
    project.config.setupFiles = [SETUP_FILE, ...project.config.setupFiles]
  }
  const { freshSeed, freshName, seedLists } = order
  provideSettings(vitest, { root, freshSeed, freshName, seedLists })
  return { recording: await recordWith(vitest, order), close: () => vitest.close() }
}

async function recordWith(vitest: Vitest, order: RoundOrder): Promise<Recording> {
  const found = await vitest.globTestSpecifications()
  const wanted = new Set([...order.files, ...order.turned])
  const specifications = found.filter((one) => !one.project.isBrowserEnabled() && wanted.has(pathOf(order, one)))
  const program = new Set([...order.production, ...order.data])
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  try {
    await runRound(vitest, order, folder, specifications)
    const recorded = readRecordings(folder, order.root)
    const isAsked = (list: readonly ProjectPath[]) => (one: TestSpecification) => list.includes(pathOf(order, one))
    return {
      files: recorded.files.filter(({ file, environment }) => environment === 'node' && order.files.includes(file)),
      leftOut: [
        ...leftOut(
          specifications.filter(isAsked(order.files)).map((one) => pathOf(order, one)),
          order.files,
          recorded,
        ),
      ],
      turned: turnedTests(modulesOf(specifications.filter(isAsked(order.turned))), order),
      texts: await textsOf(modulesOf(specifications), order.root, (file) => program.has(file)),
      environment: plainEnvironment({ ...process.env, ...vitest.config.env }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function pathOf({ root }: RoundOrder, { moduleId }: TestSpecification): ProjectPath {
  return projectPathOf(root, moduleId)
}

function modulesOf(specifications: readonly TestSpecification[]): readonly TestModule[] {
  return specifications.flatMap(({ testModule }) => testModule ?? [])
}

async function runRound(vitest: Vitest, order: RoundOrder, folder: string, specifications: readonly TestSpecification[]): Promise<void> {
  if (specifications.length === 0) return
  const turned = new Set(order.turned)
  for (const project of vitest.projects) {
    project.provide('vitest-oracle-recorder', {
      root: order.root,
      project: project.name,
      production: order.production,
      folder,
      seed: order.freshName,
      fresh: order.fresh,
      turnedFiles: specifications.filter((one) => turned.has(pathOf(order, one))).map(({ moduleId }) => moduleId),
      turned: order.turnedTests,
    })
  }
  await vitest.runTestSpecifications([...specifications], false)
}

interface Recordings {
  readonly files: Recording['files']
  /** More than one for a file: somebody else wrote there. */
  readonly twice: ReadonlySet<ProjectPath>
}

function readRecordings(folder: string, root: string): Recordings {
  const byKey = new Map<string, Recording['files'][number]>()
  const twice = new Set<ProjectPath>()
  for (const name of readdirSync(folder).sort()) {
    const { path, project, ...recorded } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as FileRecording & {
      readonly path: string
      readonly project: string
    }
    const file = projectPathOf(root, path)
    const key = `${project}\0${file}`
    if (byKey.has(key)) twice.add(file)
    byKey.set(key, { file, project, ...recorded })
  }
  const files = [...byKey].filter(([, one]) => !twice.has(one.file)).sort(([a], [b]) => (a < b ? -1 : 1))
  return { files: files.map(([, one]) => one), twice }
}

function* leftOut(
  run: readonly ProjectPath[],
  asked: readonly ProjectPath[],
  { files, twice }: Recordings,
): Iterable<Recording['leftOut'][number]> {
  for (const file of asked) {
    const recorded = files.find((one) => one.file === file)
    if (!run.includes(file)) yield { file, because: 'no project of the configuration runs it in Node' }
    else if (twice.has(file)) yield { file, because: 'what was recorded of it came twice' }
    else if (recorded === undefined) yield { file, because: 'its worker left no recording' }
    else if (recorded.environment !== 'node') yield { file, because: `its tests run in the environment ${recorded.environment}` }
  }
}

/** The tests that ran once more, by the same draw as in their worker. */
function turnedTests(modules: readonly TestModule[], { root, freshSeed, freshName, turnedTests: most }: RoundOrder): readonly TurnedTest[] {
  const named = modules.flatMap((module) => {
    const tests = [...module.children.allTests()]
    const drawn = drawTests(tests.length, most, freshName)
    return tests.map((test, index) => ({
      project: module.project.name,
      file: projectPathOf(root, module.moduleId),
      titles: stableTitles(titlesOf(test), { fastCheck: [freshSeed], freshName }),
      state: test.result().state,
      isTurned: drawn.has(index) && test.options.concurrent !== true,
    }))
  })
  const ids = idsOf(named)
  return named.flatMap(({ project, file, state, isTurned }, index) => (isTurned ? [{ project, file, id: ids[index] ?? '', state }] : []))
}
