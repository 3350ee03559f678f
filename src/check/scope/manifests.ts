import type { ManifestChange } from '../../model/patch.ts'
import { runnerKind } from '../sealed.ts'
import { configWeight } from './configs.ts'
import { onlyGrew } from './exports.ts'
import { isTestStack } from './stack.ts'
import { workflowWeight } from './workflows.ts'

/**
 * `free`: any patch may change it. `steers`: it belongs to the runner's configuration. `moves`: so does this, but one published version
 * only takes the place of another. `alike`: so does this, but nothing that base's tests ask for is found elsewhere. `other`: as any file
 * outside the write-set.
 */
export type FieldWeight = 'free' | 'steers' | 'moves' | 'alike' | 'other'

/** Whether a field is the runner's, however mild its change is. */
export const isSteering = (weight: FieldWeight): boolean => weight !== 'free' && weight !== 'other'

const FREE = new Set(['version', 'description', 'keywords'])
/** Fields by which modules are found, other fields are overruled, or a tool of the test run is configured. */
const STEERING = new Set([
  '(unreadable)',
  'type',
  'imports',
  'exports',
  'main',
  'module',
  'browser',
  'overrides',
  'resolutions',
  'pnpm',
  'workspaces',
  'packageManager',
  'vitest',
  'jest',
  'babel',
  'dependenciesMeta',
  'bundleDependencies',
])
const LIFECYCLE = /^(pre|post)?(test|vitest|jest|ci|check|verify|coverage|install|prepare|gate|oracle)([:-]|$)/
export const RUNS_TESTS: RegExp = /\b(vitest|jest|mocha|oracle|c8|nyc)\b|\b(npm|pnpm|yarn|bun)( run)? test\b|--test\b/
const COMPILER = /^((\(unreadable\)|extends)|compilerOptions\.(paths|baseUrl|rootDirs|customConditions|moduleSuffixes|preserveSymlinks))$/

/** A script that does nothing but start Vitest; `-u` writes snapshots, and a reporter or a configuration runs code of its own. */
const STARTS_VITEST = /^"vitest( (run|watch|dev|bench|--(run|watch|ui|coverage|typecheck|bench)))*"$/

/**
 * What one changed field of a package.json, a tsconfig, a lockfile, a workspace or a workflow is to the test run.
 * @param loaded packages outside of the test stack that base's configurations have the runner load
 */
export function fieldWeight({ path, field, before, after }: ManifestChange, loaded: ReadonlySet<string> = new Set()): FieldWeight {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^[jt]sconfig/.test(name)) return COMPILER.test(field) ? 'steers' : 'other'
  if (path.startsWith('.github/workflows/')) return workflowWeight(field, before, after)
  if (runnerKind(path) === 'runner configuration') return configWeight(field, before, after)
  if (path === 'pnpm-workspace.yaml') return workspaceWeight(field, before, after, loaded)
  if (name !== 'package.json') return field === '(unreadable)' ? 'steers' : entryWeight(packageOf(field), before, after)
  const [top = '', ...rest] = field.split('.')
  const inner = rest.join('.')
  if (FREE.has(field)) return 'free'
  // A package of a workspace takes the place of the one that it is named like.
  if (field === 'name') return [before, after].some((name) => isTestStack(textOf(name))) ? 'steers' : 'other'
  if (/^(dependencies|devDependencies|peerDependencies|optionalDependencies)$/.test(top)) {
    return inner === '' ? 'steers' : rangeWeight(inner, before, after, loaded)
  }
  if (/^(exports|imports)$/.test(field) && onlyGrew(before, after)) return 'alike'
  if (top === 'packageManager') return isTool(before) === isTool(after) ? 'moves' : 'steers'
  if (top === 'scripts' && before === null && STARTS_VITEST.test(after ?? '') && !HOOK.test(inner)) return 'alike'
  if (field === 'scripts.test' && onlyAddsRuns(before, after)) return 'alike'
  if (top === 'scripts')
    return inner === '' || LIFECYCLE.test(inner) || RUNS_TESTS.test(`${before ?? ''} ${after ?? ''}`) ? 'steers' : 'other'
  return STEERING.has(top) ? 'steers' : 'other'
}

/** Commands that only look, whatever else stands before or after them; a compiler that writes could write over the tests. */
export const ONLY_LOOKS: RegExp =
  /^(vitest( (run|typecheck|--(run|coverage|typecheck)))*|tsc(?=.* --noEmit\b)( --noEmit| (-p|--project) [\w./-]+)*)$/

/** Whether each command that `npm test` ran still runs, in the same order and joined by `&&`, and those between them only look. */
function onlyAddsRuns(before: string | null, after: string | null): boolean {
  const commands = (script: string | null): readonly string[] => textOf(script).split(' && ')
  const left = [...commands(before)]
  const isNext = (command: string): boolean => command === left[0] || command.replace(/ --coverage$/, '') === left[0]
  const fresh = commands(after).filter((command) => !isNext(command) || left.shift() === undefined)
  return before !== null && after !== null && left.length === 0 && fresh.every((command) => ONLY_LOOKS.test(command))
}

const textOf = (json: string | null): string => {
  const value: unknown = JSON.parse(json ?? 'null')
  return typeof value === 'string' ? value : ''
}

/** Names that a package manager or a CI step calls by itself. */
export const HOOK: RegExp = /^(pre|post|prepare|install|test$|ci$|start$|version$)/

/** Catalogs hold the versions of dependencies; all else says how packages are found and installed. */
function workspaceWeight(field: string, before: string | null, after: string | null, loaded: ReadonlySet<string>): FieldWeight {
  const name = /^(?:catalog|catalogs\.(?:[^.\\]|\\.)+)\.((?:[^.\\]|\\.)+)$/.exec(field)?.[1]
  return name === undefined ? 'steers' : rangeWeight(name.replaceAll('\\', ''), before, after, loaded)
}

function rangeWeight(name: string, before: string | null, after: string | null, loaded: ReadonlySet<string>): FieldWeight {
  const isRange = isPublished(before) && isPublished(after)
  if (isTestStack(name)) return isRange ? 'moves' : 'steers'
  // Nobody but its owner can publish another version of a package, but a folder or an address may hold anything.
  return loaded.has(name) && !isRange ? 'steers' : 'free'
}

/** An entry of a lockfile. What comes from elsewhere than before may be another package altogether, wherever the runner loads it. */
function entryWeight(name: string, before: string | null, after: string | null): FieldWeight {
  const [was, now] = [sourceOf(before), sourceOf(after)]
  const isMoved = before !== null && after !== null && was !== now
  if (!isTestStack(name)) return isMoved ? 'steers' : 'other'
  const isForeign = before === null && now !== '' && !now.endsWith(`/${name}/`)
  return isMoved || isForeign ? 'steers' : 'moves'
}

/** Versions of the registry, as JSON text: no file, address, alias or workspace. */
export const isPublished = (range: string | null): boolean => range === null || /^("[\d^~<>=|*xX.\s\w+-]+"|\d+(\.\d+)?)$/.test(range)
const isTool = (manager: string | null): string => /^"([a-z]+)@/.exec(manager ?? '')?.[1] ?? ''

/** The place that a lockfile takes a package from: the host of an address, and the package's own path below it. */
function sourceOf(entry: string | null): string {
  return /https?:\/\/[^\s"']*?(?=-\/)|https?:\/\/[^\s"']+/.exec(entry ?? '')?.[0] ?? ''
}

/** The name in `packages.node_modules/a/node_modules/@b/c`, `packages.@b/c@1.0.0`, `packages./c/1.0.0` or `packages.c`. */
function packageOf(field: string): string {
  const path = field.slice('packages.'.length)
  const behind = path.split('node_modules/').at(-1) ?? path
  return /^\/?((?:@[^/]+\/)?[^@/]+)/.exec(behind)?.[1] ?? behind
}
