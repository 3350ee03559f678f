import type { ManifestChange, PackageEntries, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { runnerKind } from '../sealed.ts'
import { configWeight } from './configs.ts'
import type { FieldWeight } from './manifests.ts'

/**
 * The new configurations that say nothing but what holds without them, or what asks for more, where the runner had none to read: neither
 * in their folder nor above it.
 */
export function harmlessFirstConfigs(
  scope: Pick<PatchScope, 'changes' | 'manifests' | 'entries' | 'base' | 'head'>,
): ReadonlySet<ProjectPath> {
  const fresh = scope.changes.filter(({ path, change }) => change === 'added' && isConfig(path))
  if (fresh.length === 0) return new Set()
  const others = [...scope.base.keys(), ...scope.head.keys()].filter(isConfig)
  return new Set(
    fresh.flatMap(({ path }) => {
      const fields = scope.manifests.filter((one) => one.path === path)
      const entries = scope.entries.find(({ folder }) => folder === folderOf(path))
      const isFirst = others.every((other) => other === path || !folderOf(path).startsWith(folderOf(other)))
      return isFirst && fields.length > 0 && fields.every((field) => weightOf(field, entries, scope) === 'moves') ? [path] : []
    }),
  )
}

const isConfig = (path: ProjectPath): boolean => runnerKind(path) === 'runner configuration'
const folderOf = (path: ProjectPath): string => path.slice(0, path.lastIndexOf('/') + 1)

/** What Vitest takes where nothing is said, and what adds names alone. */
const AS_WITHOUT: ReadonlyMap<string, RegExp> = new Map([
  ['test.globals', /^(true|false)$/],
  ['test.environment', /^"node"$/],
  ['test.watch', /^false$/],
  ['test.coverage.provider', /^"(v8|istanbul)"$/],
])

function weightOf({ field, after }: ManifestChange, entries: PackageEntries | undefined, { base }: Pick<PatchScope, 'base'>): FieldWeight {
  if (AS_WITHOUT.get(field)?.test(after ?? '') === true) return 'moves'
  if (field === 'resolve.alias') return namesItself(after, entries, (file) => base.has(file)) ? 'moves' : 'steers'
  return configWeight(field, null, after)
}

/** The package's own names, each for the source of the file that it stands for when it is installed. */
function namesItself(aliases: string | null, own: PackageEntries | undefined, has: (file: ProjectPath) => boolean): boolean {
  const pairs: unknown = JSON.parse(aliases ?? 'null')
  return Array.isArray(pairs) && own !== undefined && pairs.every((pair: unknown) => isOwnName(pair, own, has))
}

function isOwnName(pair: unknown, { folder, entries }: PackageEntries, has: (file: ProjectPath) => boolean): boolean {
  const [name, value]: readonly unknown[] = Array.isArray(pair) ? pair : []
  const file: unknown = typeof value === 'object' && value !== null && 'file' in value ? value.file : null
  if (typeof name !== 'string' || typeof file !== 'string') return false
  const path = file.replace(/^\.\//, '')
  const built = (entries.get(name) ?? []).map(stemOf)
  return path.startsWith('src/') && !path.split('/').includes('..') && has(folder + path) && built.includes(stemOf(path))
}

/** `index` of `./dist/index.mjs` and of `src/index.ts`; `helpers` of `./dist/helpers.cjs` and of `src/helpers/index.ts`. */
function stemOf(path: string): string {
  const inner = path.replace(/^\.\//, '').replace(/^(src|dist|lib|build|es|esm|cjs)\//, '')
  return inner.replace(/(\.d)?\.[cm]?[jt]sx?$/, '').replace(/(?<=.)\/index$/, '')
}
