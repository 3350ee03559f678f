import type {
  ChangedPath,
  ChangedText,
  Configured,
  LoadedByConfig,
  ManifestChange,
  NamedByConfig,
  PackageEntries,
  PatchScope,
  ScriptsChange,
  Tree,
  TreeEntry,
} from '../../../src/model/patch.ts'

/** The state of one path at both sides: `null` is absent; a text stands for its content; an entry for a mode or a link. */
export type Side = string | { readonly mode: string; readonly id?: string; readonly target?: string } | null

export interface PatchOf {
  readonly changes: Readonly<Record<string, readonly [Side, Side]>>
  /** Files that both sides have. */
  readonly there?: readonly string[]
  readonly renames?: Readonly<Record<string, string>>
  readonly texts?: readonly ChangedText[]
  readonly manifests?: readonly ManifestChange[]
  readonly scripts?: readonly ScriptsChange[]
  readonly configured?: readonly Configured[]
  readonly entries?: readonly PackageEntries[]
  readonly named?: readonly NamedByConfig[]
  readonly loaded?: readonly LoadedByConfig[]
  readonly loadedPackages?: readonly string[]
  readonly restated?: readonly string[]
  readonly behind?: readonly string[]
}

const idOf = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)
    .toString(16)
    .padStart(40, '0')

function entryOf(side: Side): TreeEntry | null {
  if (side === null) return null
  return typeof side === 'string' ? { mode: '100644', id: idOf(side) } : { mode: side.mode, id: side.id ?? idOf(side.mode) }
}

/** What git would say of a patch. */
export function patchScope({
  changes,
  there = [],
  renames = {},
  texts = [],
  manifests = [],
  scripts = [],
  configured = [],
  entries = [],
  named = [],
  loaded = [],
  loadedPackages = [],
  restated = [],
  behind = [],
}: PatchOf): PatchScope {
  const changed = Object.entries(changes).map(([path, [was, now]]): ChangedPath => {
    const [before, after] = [entryOf(was), entryOf(now)]
    const from = renames[path] ?? null
    const change =
      from !== null
        ? 'renamed'
        : before === null
          ? 'added'
          : after === null
            ? 'deleted'
            : before.id === after.id
              ? 'mode-changed'
              : 'modified'
    const target = typeof now === 'object' && now !== null ? (now.target ?? null) : null
    return { path, change, from, before, after, target }
  })
  const tree = (side: 'before' | 'after'): Tree => {
    const own = changed.flatMap((change): readonly (readonly [string, TreeEntry])[] => {
      const entry = change[side]
      return entry === null ? [] : [[side === 'before' ? (change.from ?? change.path) : change.path, entry]]
    })
    return new Map([...there.map((path): [string, TreeEntry] => [path, { mode: '100644', id: idOf(path) }]), ...own])
  }
  const id = (digit: string): string => digit.repeat(40)
  return {
    subject: { base: id('b'), mergeBase: id('a'), head: id('c') },
    changes: changed,
    base: tree('before'),
    head: tree('after'),
    behind,
    texts,
    manifests,
    scripts,
    configured,
    entries,
    restated,
    namedByConfig: named,
    loadedByConfig: loaded,
    loadedPackages,
  }
}
