import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { realpathSync } from 'node:fs'
import type { CanaryEvidence, OracleTag, TestEvidence, WorkerSettings } from '../../src/model/tag.ts'
import { type Major, makeProject, type Project } from '../support/index.ts'

export interface InspectedMeta {
  readonly oracle?: OracleTag
  readonly oracleTagged?: OracleTag
  readonly oracleEvidence?: TestEvidence
}

export interface InspectedTest {
  readonly name: string
  readonly state: string
  readonly errors: readonly { readonly message: string; readonly stack: string }[]
  /** As they were before any body ran. */
  readonly declared: InspectedMeta
  readonly meta: InspectedMeta
}

export interface InspectedModule {
  readonly file: string
  readonly state: string
  readonly errors: readonly string[]
  readonly canary?: CanaryEvidence
  readonly tests: readonly InspectedTest[]
}

export interface Inspected {
  readonly stdout: string
  readonly modules: readonly InspectedModule[]
  readonly unhandled: readonly string[]
  readonly project: Project
}

export interface InspectOptions {
  readonly args?: readonly string[]
  /** The `test` part of the configuration, as source text. */
  readonly config?: string
  readonly settings?: Partial<WorkerSettings>
  /** 'none': the same run without the setup file. */
  readonly setup?: 'injected' | 'none'
}

/** What these tests give to the workers, unless they say otherwise. */
export const SETTINGS = {
  freshSeed: 123_456_789,
  freshName: 'fresh-0123456789ab',
  seedLists: { '': ['1', 'two'], orders: ['7', '-8', 'abc'] },
}

/** A reporter that gives the settings, adds the setup file, and writes down all that the workers said. */
const REPORTER = `
import { writeFileSync } from 'node:fs'
const plain = (value) => JSON.parse(JSON.stringify(value))
export default class {
  declared = new Map()
  onInit(vitest) {
    const { setup, settings } = JSON.parse(process.env.INSPECT)
    for (const project of vitest.projects) {
      if (setup === null) continue
      const replay = settings.replay?.map((one) => ({ ...one, file: process.cwd() + '/captures.test.mjs' }))
      project.provide('vitest-oracle', replay === undefined ? settings : { ...settings, replay })
      project.config.setupFiles = [setup, ...project.config.setupFiles]
    }
  }
  onTestModuleCollected(module) {
    for (const test of module.children.allTests()) this.declared.set(test.id, plain(test.meta()))
  }
  onTestRunEnd(modules, unhandled) {
    writeFileSync('inspected.json', JSON.stringify({
      unhandled: unhandled.map((error) => error.message),
      modules: modules.map((module) => ({
        file: module.relativeModuleId,
        state: module.state(),
        errors: module.errors().map((error) => error.message),
        canary: module.meta().oracleCanary,
        tests: [...module.children.allTests()].map((test) => ({
          name: test.fullName,
          state: test.result().state,
          errors: (test.result().errors ?? []).map(({ message, stack }) => ({ message, stack })),
          declared: this.declared.get(test.id) ?? {},
          meta: test.meta(),
        })),
      })),
    }))
  }
}
`

/** Runs test files in a project of their own. Dispose of `project` afterwards. */
export async function inspect(files: Readonly<Record<string, string>>, major: Major, options: InspectOptions = {}): Promise<Inspected> {
  const project = await makeProject(
    {
      'vitest.config.mjs': `export default { test: { include: ['**/*.test.*'], exclude: ['node_modules/**'], reporters: ['default', './inspect.mjs'], ${options.config ?? ''} } }`,
      'inspect.mjs': REPORTER,
      ...files,
    },
    major,
  )
  const fastCheck = pathToFileURL(realpathSync(join(project.root, 'node_modules', 'fast-check', 'lib', 'fast-check.js'))).href
  const setup = join(project.root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'in-test', 'setup.js')
  const settings = { root: project.root, fastCheck, ...SETTINGS, ...options.settings }
  const env = { INSPECT: JSON.stringify({ setup: options.setup === 'none' ? null : setup, settings }) }
  const ended = await project.vitest(['run', ...(options.args ?? [])], { env })
  const output = `${ended.stdout}\n${ended.stderr}`
  try {
    const { modules, unhandled } = JSON.parse(project.read('inspected.json')) as Pick<Inspected, 'modules' | 'unhandled'>
    return { stdout: output, project, unhandled, modules: modules.toSorted((a, b) => (a.file < b.file ? -1 : 1)) }
  } catch (cause) {
    project.dispose()
    throw new Error(`Vitest ended without a report:\n${output}`, { cause })
  }
}

/** The same, with the project gone at the end. */
export async function inspected(
  files: Readonly<Record<string, string>>,
  major: Major,
  options?: InspectOptions,
): Promise<Omit<Inspected, 'project'>> {
  const { project, ...seen } = await inspect(files, major, options)
  project.dispose()
  return seen
}

/** The tests of all modules by their full names. */
export function byName({ modules }: Pick<Inspected, 'modules'>): ReadonlyMap<string, InspectedTest> {
  return new Map(modules.flatMap(({ tests }) => tests.map((test) => [test.name, test] as const)))
}

/** The test of that name; throws when the run did not have it. */
export function testNamed(seen: Pick<Inspected, 'modules' | 'stdout'>, name: string): InspectedTest {
  const found = byName(seen).get(name)
  if (found === undefined) throw new Error(`no test ${name} among ${[...byName(seen).keys()].join(', ')}\n${seen.stdout}`)
  return found
}
