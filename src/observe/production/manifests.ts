import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Texts } from '../patch/texts.ts'

/**
 * Whether the package.json that a file belongs to, as a tree has it, names a package among what the program itself needs (`dependencies`,
 * `peerDependencies`, `optionalDependencies`), or is that package.
 */
export async function runtimePackages(
  tree: Tree,
  files: Iterable<ProjectPath>,
  texts: Texts,
): Promise<(file: ProjectPath, name: string) => boolean> {
  const known = new Map<ProjectPath, ReadonlySet<string>>()
  for (const file of files)
    for (const manifest of manifestsAbove(file, tree))
      if (!known.has(manifest)) known.set(manifest, namesIn(await texts.read(tree.get(manifest) ?? null)))
  return (file, name) => manifestsAbove(file, tree).some((manifest) => known.get(manifest)?.has(name) === true)
}

/** The nearest one that a file lies below; none in a tree without any. */
function manifestsAbove(file: ProjectPath, tree: Tree): readonly ProjectPath[] {
  for (let folder = file; folder !== '';) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
    const manifest = folder === '' ? 'package.json' : `${folder}/package.json`
    if (tree.has(manifest)) return [manifest]
  }
  return []
}

function namesIn(text: string | null): ReadonlySet<string> {
  try {
    const manifest: unknown = JSON.parse(text ?? '{}')
    if (typeof manifest !== 'object' || manifest === null) return new Set()
    const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'].map((field): unknown => Reflect.get(manifest, field))
    const own: unknown = Reflect.get(manifest, 'name')
    return new Set([
      ...fields.flatMap((field) => (typeof field === 'object' && field !== null ? Object.keys(field) : [])),
      ...(typeof own === 'string' ? [own] : []),
    ])
  } catch {
    return new Set()
  }
}
