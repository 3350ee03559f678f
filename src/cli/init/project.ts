import { posix } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import { globMatcher } from '../../check/globs.ts'
import { manifestOf } from './manifest.ts'
import type { Manifest } from './manifest.ts'

export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'bun'

/** What a project is made of, as far as setting it up asks. Paths are from its root. */
export interface ProjectSeen {
  readonly files: readonly ProjectPath[]
  readonly manifest: Manifest
  readonly packageManager: PackageManager
  readonly hasLockfile: boolean
  /** Yarn 1, whose options are others. */
  readonly isClassicYarn: boolean
  /** What Vitest reads; null where there is none. */
  readonly config: ProjectPath | null
  /** Configurations of packages, where the root has none. */
  readonly otherConfigs: readonly ProjectPath[]
  readonly isTypeScript: boolean
  /** The packages of a workspace, by folder; empty for a project of one package. */
  readonly workspaces: readonly ProjectPath[]
  readonly tests: readonly ProjectPath[]
  /** Code that is neither a test nor a configuration. */
  readonly sources: readonly ProjectPath[]
  readonly codeowners: { readonly path: ProjectPath; readonly text: string } | null
  readonly ci: readonly ProjectPath[]
}

/** In the order in which Vitest looks. */
const CONFIGS = ['vitest.config', 'vite.config'].flatMap((name) => ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((end) => `${name}.${end}`))
const LOCKFILES: readonly (readonly [name: string, manager: PackageManager])[] = [
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
]
const CODE = /\.[cm]?[jt]sx?$|\.(vue|svelte)$/
const TEST = /(^|\/)__tests__\/.*\.[cm]?[jt]sx?$|\.(test|spec)\.[cm]?[jt]sx?$/
const AMONG_TESTS =
  /(^|\/)(tests?|__tests__|__mocks__|e2e|spec|fixtures?|__fixtures__|bench(marks?)?|examples?|docs?|playgrounds?|scripts?)\//
const NO_SOURCE = /(^|\/)(dist|build|out|coverage|node_modules|vendor)\/|\.d\.[cm]?ts$|\.config\.[^/]+$|^\.|\/\.|^oracle\//
const isCi = globMatcher(['.github/workflows/*.{yml,yaml}', '.gitlab-ci.yml', '.circleci/config.yml', 'azure-pipelines.yml', 'Jenkinsfile'])

/** @param files tracked or about to be: what git would take */
export async function lookAtProject(files: readonly ProjectPath[], source: FileSource): Promise<ProjectSeen> {
  const has = new Set(files)
  const manifest = await manifestOf(source)
  const lockfile = LOCKFILES.find(([name]) => has.has(name))
  const codeowners = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'].find((path) => has.has(path))
  const tests = files.filter((path) => TEST.test(path) && !NO_SOURCE.test(path))
  const config = CONFIGS.find((path) => has.has(path)) ?? null
  const packages = files
    .filter((path) => path.endsWith('/package.json') && !NO_SOURCE.test(path) && !AMONG_TESTS.test(path))
    .map((path) => posix.dirname(path))
  return {
    files,
    manifest,
    packageManager: manifest.packageManager ?? lockfile?.[1] ?? 'npm',
    hasLockfile: lockfile !== undefined,
    isClassicYarn: lockfile?.[0] === 'yarn.lock' && /^# yarn lockfile v1$/m.test(await textOf(source, 'yarn.lock')),
    config,
    otherConfigs:
      config === null ? packages.flatMap((folder) => CONFIGS.map((name) => `${folder}/${name}`).find((path) => has.has(path)) ?? []) : [],
    isTypeScript: has.has('tsconfig.json') || tests.some((path) => /\.[cm]?tsx?$/.test(path)),
    workspaces: packages,
    tests,
    sources: files.filter((path) => CODE.test(path) && !TEST.test(path) && !NO_SOURCE.test(path) && !AMONG_TESTS.test(path)),
    codeowners: codeowners === undefined ? null : { path: codeowners, text: await textOf(source, codeowners) },
    ci: files.filter(isCi),
  }
}

/** '' for a file that is not there. */
export async function textOf(source: FileSource, path: ProjectPath): Promise<string> {
  const bytes = await source.read(path)
  return bytes === null ? '' : Buffer.from(bytes).toString('utf8')
}

/** Folders that hold code by their name. Where a package has one of them, what lies beside it is tooling. */
const HOLDS_CODE = /^(src|source|lib|app|apps|pages|components|server|client|api|core|modules|features|functions|routes|utils)\//

/** The globs of production code: the folders of each package that hold it, else whatever code it has. */
export function productionGlobs({ sources, workspaces }: Pick<ProjectSeen, 'sources' | 'workspaces'>): readonly string[] {
  const packages = [...workspaces].sort((a, b) => b.length - a.length)
  const byPackage = new Map<string, string[]>()
  for (const path of sources) {
    const home = packages.find((folder) => path.startsWith(`${folder}/`)) ?? ''
    byPackage.set(home, [...(byPackage.get(home) ?? []), home === '' ? path : path.slice(home.length + 1)])
  }
  const globs = new Set<string>()
  for (const [home, paths] of byPackage) {
    const named = paths.filter((path) => HOLDS_CODE.test(path))
    // In a workspace, what lies at its top belongs to no package.
    if (home === '' && named.length === 0 && byPackage.size > 1) continue
    for (const path of named.length > 0 ? named : paths) {
      const pattern = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/**` : path
      globs.add(home === '' ? pattern : `${home}/${pattern}`)
    }
  }
  return [...collapsed([...globs].map(escaped))].sort()
}

/** `packages/a/src/**` and `packages/b/src/**` are `packages/*\/src/**`. */
function collapsed(globs: readonly string[]): readonly string[] {
  const byShape = new Map<string, string[]>()
  for (const glob of globs) {
    const parts = glob.split('/')
    const shape = parts.length < 4 ? glob : [parts[0], '*', ...parts.slice(2)].join('/')
    byShape.set(shape, [...(byShape.get(shape) ?? []), glob])
  }
  return [...byShape].flatMap(([shape, own]) => (own.length > 1 ? [shape] : own))
}

/** A name may hold what a glob means otherwise, such as `[id].ts`. */
const escaped = (path: string): string => (path.endsWith('/**') ? path : path.replaceAll(/[[\](){}!+@]/g, '\\$&'))

/** The globs of tests that a patch may write. */
export function testGlobs({ tests }: ProjectSeen): readonly string[] {
  const folders = new Set<string>()
  for (const path of tests) {
    const folder = /^(?:.*\/)?(tests?|__tests__|spec)\//.exec(path)
    if (folder?.[1] !== undefined) folders.add(folder[1])
  }
  return [...[...folders].sort().map((name) => `**/${name}/**`), '**/*.test.*', '**/*.spec.*']
}

/** The owners of the whole repository by CODEOWNERS; the last line that means everything wins. */
export function ownersOf(text: string): readonly string[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/(^|\s)#.*$/, '').trim())
  const whole = lines.filter((line) => /^(\*|\/|\/?\*\*)\s/.test(line)).at(-1)
  return whole === undefined ? [] : whole.split(/\s+/).slice(1)
}
