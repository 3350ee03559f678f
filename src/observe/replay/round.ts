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
  const pathOf = (one: TestSpecification): ProjectPath => projectPathOf(order.root, one.moduleId)
  const inNode = found.filter(({ project }) => !project.isBrowserEnabled())
  const asked = inNode.filter((one) => order.files.includes(pathOf(one)))
  const program = new Set([...order.production, ...order.data])
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'))
  try {
    const specifications = asked.filter(({ project }) => project.config.environment === 'node')
    await runRound(vitest, order, folder, 'record', specifications)
    const recorded = readRecordings(folder, order.root)
    const modules = specifications.flatMap(({ testModule }) => testModule ?? [])
    const texts = await textsOf(modules, order.root, (file) => program.has(file))
    const toTurn = inNode.filter((one) => order.turned.includes(pathOf(one)))
    await runRound(vitest, order, folder, 'turn', toTurn)
    return {
      files: recorded.files,
      leftOut: [...leftOut(specifications.map(pathOf), asked.map(pathOf), order.files, recorded)],
      turned: turnedTests(
        toTurn.flatMap(({ testModule }) => testModule ?? []),
        order,
      ),
      texts,
      environment: plainEnvironment({ ...process.env, ...vitest.config.env }),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runRound(
  vitest: Vitest,
  order: RoundOrder,
  folder: string,
  mode: RecorderSettings['mode'],
  specifications: readonly TestSpecification[],
): Promise<void> {
  if (specifications.length === 0) return
  for (const project of vitest.projects) {
    project.provide('vitest-oracle-recorder', {
      root: order.root,
      mode,
      project: project.name,
      production: mode === 'record' ? order.production : [],
      folder,
      seed: order.freshName,
      fresh: order.fresh,
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
  inNode: readonly ProjectPath[],
  asked: readonly ProjectPath[],
  { files, twice }: Recordings,
): Iterable<Recording['leftOut'][number]> {
  for (const file of asked) {
    if (!inNode.includes(file)) yield { file, because: 'no project of the configuration runs it in Node' }
    else if (!run.includes(file)) yield { file, because: 'its tests run in an environment other than Node' }
    else if (twice.has(file)) yield { file, because: 'what was recorded of it came twice' }
    else if (!files.some((one) => one.file === file)) yield { file, because: 'its worker left no recording' }
  }
}

function turnedTests(modules: readonly TestModule[], { root, freshSeed, freshName }: RoundOrder): readonly TurnedTest[] {
  const named = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({
      project: module.project.name,
      file: projectPathOf(root, module.moduleId),
      titles: stableTitles(titlesOf(test), { fastCheck: [freshSeed], freshName }),
      state: test.result().state,
    })),
  )
  const ids = idsOf(named)
  return named.map(({ project, file, state }, index) => ({ project, file, id: ids[index] ?? '', state }))
}
