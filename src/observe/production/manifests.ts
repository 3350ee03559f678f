import type { PackageFacts, Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Texts } from '../patch/texts.ts'

/** What the package.json that a file belongs to says, as a tree has it. */
export async function packagesOf(tree: Tree, files: Iterable<ProjectPath>, texts: Texts): Promise<(file: ProjectPath) => PackageFacts> {
  const known = new Map<ProjectPath, PackageFacts>()
  for (const file of files)
    for (const manifest of manifestsAbove(file, tree))
      if (!known.has(manifest)) known.set(manifest, factsIn(await texts.read(tree.get(manifest) ?? null)))
  return (file) => manifestsAbove(file, tree).flatMap((manifest) => known.get(manifest) ?? [])[0] ?? NOTHING
}

const NOTHING: PackageFacts = { name: null, needs: new Set() }

/** The nearest one that a file lies below; none in a tree without any. */
function manifestsAbove(file: ProjectPath, tree: Tree): readonly ProjectPath[] {
  for (let folder = file; folder !== '';) {
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
    const manifest = folder === '' ? 'package.json' : `${folder}/package.json`
    if (tree.has(manifest)) return [manifest]
  }
  return []
}

function factsIn(text: string | null): PackageFacts {
  try {
    const manifest: unknown = JSON.parse(text ?? '{}')
    if (typeof manifest !== 'object' || manifest === null) return NOTHING
    const fields = ['dependencies', 'peerDependencies', 'optionalDependencies'].map((field): unknown => Reflect.get(manifest, field))
    const name: unknown = Reflect.get(manifest, 'name')
    const needs = fields.flatMap((field) => (typeof field === 'object' && field !== null ? Object.keys(field) : []))
    return { name: typeof name === 'string' ? name : null, needs: new Set(needs) }
  } catch {
    return NOTHING
  }
}
