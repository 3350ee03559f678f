import type { TestModule } from 'vitest/node'
import type { ProjectPath } from '../../model/words.ts'
import { projectPathOf } from './identity.ts'

/** A module graph node as far as this walk needs it. */
interface GraphNode {
  readonly file?: string | null
  readonly importedModules?: Iterable<GraphNode>
}

/**
 * The files below the root that a test file imported, directly or not, from Vite's graph of its environment: static and dynamic
 * imports, mocked modules as well, files of dependencies left out. `undefined` when the graph does not know the file (it was not
 * served in this process, as when shards are merged).
 */
export function importedBy(module: TestModule, root: string): readonly ProjectPath[] | undefined {
  const start: GraphNode | undefined = module.viteEnvironment?.moduleGraph.getModuleById(module.moduleId)
  if (start === undefined) return undefined
  const seen = new Set<GraphNode>([start])
  const files = new Set<ProjectPath>()
  for (const node of seen) {
    for (const next of node.importedModules ?? []) seen.add(next)
    const file = node === start || !node.file ? '' : projectPathOf(root, node.file)
    if (file !== '' && !file.startsWith('../') && !file.includes('node_modules/')) files.add(file)
  }
  return [...files].sort()
}
