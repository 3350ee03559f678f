import type { TestModule } from 'vitest/node'
import type { ModuleText, ModuleTexts } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { projectPathOf } from '../run/identity.ts'

interface GraphNode {
  readonly url: string
  readonly id: string | null
  readonly file: string | null
  readonly importedModules: Iterable<GraphNode>
  readonly transformResult: { readonly code: string } | null
}

/**
 * The texts of the production modules that test files imported, directly or not, and of what those import besides, as the project's own
 * Vite has transformed them. What does not belong to the program has no text, so that it cannot be imported either.
 * @param belongs Whether a file below the root is part of the program.
 */
export async function textsOf(tested: readonly TestModule[], root: string, belongs: (file: ProjectPath) => boolean): Promise<ModuleTexts> {
  const modules: Record<string, ModuleText> = {}
  const entries: Record<ProjectPath, string> = {}
  const seen = new Set<GraphNode>()
  for (const { viteEnvironment: environment, moduleId } of tested) {
    const start: GraphNode | undefined = environment?.moduleGraph.getModuleById(moduleId)
    if (environment === undefined || start === undefined) continue
    const ownPath = (node: GraphNode): ProjectPath | null => pathInside(root, node.file)
    const imported = [...reachable([start])].filter((node) => node !== start && belongsTo(belongs, ownPath(node)))
    for (const node of reachable(imported)) {
      const file = ownPath(node)
      if (seen.has(node) || (file !== null && !belongs(file))) continue
      seen.add(node)
      // A package that Node imports itself was never transformed.
      if (file === null && node.transformResult === null) continue
      const code = node.transformResult?.code ?? (await environment.transformRequest(node.url).catch(() => null))?.code
      if (code === undefined) continue
      modules[node.url] = { file, code: code.replace(/^\/\/# sourceMapping.*$/gm, '') }
      if (file !== null && node.id === node.file) entries[file] = node.url
    }
  }
  return { modules, entries }
}

/** Null for packages and for what has no file below the root. */
function pathInside(root: string, file: string | null): ProjectPath | null {
  const path = file ? projectPathOf(root, file) : ''
  return path === '' || path.startsWith('../') || path.includes('node_modules/') ? null : path
}

function belongsTo(belongs: (file: ProjectPath) => boolean, file: ProjectPath | null): boolean {
  return file !== null && belongs(file)
}

function reachable(from: readonly GraphNode[]): ReadonlySet<GraphNode> {
  const found = new Set(from)
  for (const node of found) for (const next of node.importedModules) found.add(next)
  return found
}
