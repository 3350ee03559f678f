import type { ProjectPath } from '../../model/words.ts'
import { isTestStack } from './stack.ts'

/** `free`: any patch may change it. `steers`: it belongs to the runner's configuration. `other`: as any file outside the write-set. */
export type FieldWeight = 'free' | 'steers' | 'other'

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
const LIFECYCLE = /^(pre|post)?(test|vitest|jest|ci|check|verify|coverage|install|prepare|gate|oracle)([:-]|$)|^(pre|post)./
const RUNS_TESTS = /\b(vitest|jest|mocha|oracle|c8|nyc)\b|\b(npm|pnpm|yarn|bun)( run)? test\b|--test\b/
const COMPILER = /^((\(unreadable\)|extends)|compilerOptions\.(paths|baseUrl|rootDirs|customConditions|moduleSuffixes|preserveSymlinks))$/

/** What one changed field of a package.json, a tsconfig or a lockfile is to the test run. */
export function fieldWeight(path: ProjectPath, field: string, before: string | null, after: string | null): FieldWeight {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (/^[jt]sconfig/.test(name)) return COMPILER.test(field) ? 'steers' : 'other'
  if (name !== 'package.json') return isTestStack(packageOf(field)) || field === '(unreadable)' ? 'steers' : 'other'
  const [top = '', ...rest] = field.split('.')
  const inner = rest.join('.')
  if (FREE.has(field)) return 'free'
  if (/^(dependencies|devDependencies|peerDependencies|optionalDependencies)$/.test(top)) return inner === '' || isTestStack(inner) ? 'steers' : 'free'
  if (top === 'scripts') return inner === '' || LIFECYCLE.test(inner) || RUNS_TESTS.test(`${before ?? ''} ${after ?? ''}`) ? 'steers' : 'other'
  return STEERING.has(top) ? 'steers' : 'other'
}

/** The name in `packages.node_modules/a/node_modules/@b/c`, `packages.@b/c@1.0.0` or `packages.c`. */
function packageOf(field: string): string {
  const path = field.slice('packages.'.length)
  const behind = path.slice(path.lastIndexOf('node_modules/') + (path.includes('node_modules/') ? 'node_modules/'.length : 0))
  return /^(@[^/]+\/)?[^@/]+/.exec(behind)?.[0] ?? behind
}
