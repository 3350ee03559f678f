import type { TestModule } from 'vitest/node'
import type { ShardImports } from '../../model/shard.ts'
import type { ProjectPath } from '../../model/words.ts'
import { projectPathOf } from './identity.ts'
import { ownFiles } from './own-files.ts'

/** A module graph node as far as these walks need it. */
interface GraphNode {
  readonly id?: string | null
  readonly file?: string | null
  readonly importedModules?: Iterable<GraphNode>
}

interface Graph {
  readonly getModuleById: (id: string) => GraphNode | undefined
  readonly getModulesByFile: (file: string) => ReadonlySet<GraphNode> | undefined
}

/**
 * The files below the root that a test file imported, directly or not, from Vite's graph of its environment: static and dynamic
 * imports, mocked modules as well, files of dependencies left out. `undefined` when the graph does not know the file (it was not
 * served in this process, as when shards are merged).
 */
export function importedBy(module: TestModule, root: string): readonly ProjectPath[] | undefined {
  const graph: Graph | undefined = module.viteEnvironment?.moduleGraph
  const start = graph?.getModuleById(module.moduleId)
  if (graph === undefined || start === undefined) return undefined
  const files = [...reachedFrom(start, graph)].map((node) => (node === start || !node.file ? '' : projectPathOf(root, node.file)))
  return ownFiles(files)
}

function reachedFrom(start: GraphNode, graph: Graph): ReadonlySet<GraphNode> {
  const seen = new Set<GraphNode>([start])
  for (const node of seen) {
    for (const next of node.importedModules ?? []) {
      seen.add(next)
      // Where blobs of shards are merged, each shard has its own node of a module, and one of them may not know what it imports.
      const same = next.file ? graph.getModulesByFile(next.file) : undefined
      if (same !== undefined && same.size > 1) for (const twin of same) if (twin.id === next.id) seen.add(twin)
    }
  }
  return seen
}

/** All that the graphs of these test files know. Sorted by project and environment. */
export function importsOf(modules: readonly TestModule[], root: string): readonly ShardImports[] {
  const found = new Map<
    string,
    { readonly project: string; readonly environment: string; readonly nodes: GraphNode[]; readonly tests: string[] }
  >()
  for (const module of modules) {
    const { project, viteEnvironment: environment } = module
    const start: GraphNode | undefined = environment?.moduleGraph.getModuleById(module.moduleId)
    if (environment === undefined || start === undefined) continue
    const key = `${project.name}\0${environment.name}`
    const nodes = (): GraphNode[] => [...environment.moduleGraph.idToModuleMap.values()]
    const graph = found.get(key) ?? { project: project.name, environment: environment.name, nodes: nodes(), tests: [] }
    found.set(key, graph)
    graph.tests.push(projectPathOf(root, module.moduleId))
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { project, environment, nodes, tests }]) => ({
      project,
      environment,
      tests: [...new Set(tests)].sort(),
      modules: modulesOf(nodes, root),
    }))
}

function modulesOf(nodes: readonly GraphNode[], root: string): ShardImports['modules'] {
  const idOf = ({ id, file }: GraphNode): string => (id && file ? projectPathOf(root, id) : '')
  const known = nodes.filter((node) => idOf(node) !== '').map((node) => ({ id: idOf(node), node }))
  known.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const places = new Map(known.map(({ id }, at) => [id, at]))
  return known.map(({ id, node }) => ({
    id,
    file: projectPathOf(root, node.file ?? ''),
    imports: [...(node.importedModules ?? [])].flatMap((next) => places.get(idOf(next)) ?? []).sort((a, b) => a - b),
  }))
}
