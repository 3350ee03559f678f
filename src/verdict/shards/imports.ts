import type { ModuleObservation } from '../../model/run.ts'
import type { ShardImports, ShardRun } from '../../model/shard.ts'
import type { ProjectPath } from '../../model/words.ts'
import { ownFiles } from '../../observe/run/own-files.ts'

/** The modules of one project and environment, over all shards, by id. */
type Graph = ReadonlyMap<string, { readonly file: ProjectPath; readonly imports: ReadonlySet<string> }>

/**
 * What each file imported, as one machine would have seen it: it knows what a lazy import leads to as soon as any of its files loads it. A
 * file whose imports its shard did not know stays so.
 */
export function withImports(modules: readonly ModuleObservation[], shards: readonly ShardRun[]): readonly ModuleObservation[] {
  const parts = new Map<string, ShardImports[]>()
  for (const part of shards.flatMap(({ imports }) => imports)) parts.set(keyOf(part), [...(parts.get(keyOf(part)) ?? []), part])
  const graphs = new Map<string, Graph>()
  for (const same of parts.values()) {
    const graph = united(same)
    for (const { project, tests } of same) for (const file of tests) graphs.set(`${project}\0${file}`, graph)
  }
  return modules.map((module) => {
    const graph = graphs.get(`${module.project}\0${module.file}`)
    return module.imported === undefined || graph === undefined ? module : { ...module, imported: reachedFrom(module.file, graph) }
  })
}

const keyOf = ({ project, environment }: ShardImports): string => `${project}\0${environment}`

function united(parts: readonly ShardImports[]): Graph {
  const graph = new Map<string, { readonly file: ProjectPath; readonly imports: Set<string> }>()
  for (const { modules } of parts) {
    for (const { id, file, imports } of modules) {
      const known = graph.get(id) ?? { file, imports: new Set() }
      graph.set(id, known)
      for (const at of imports) known.imports.add(modules[at]?.id ?? id)
    }
  }
  return graph
}

function reachedFrom(start: ProjectPath, graph: Graph): readonly ProjectPath[] {
  const seen = new Set([start])
  for (const id of seen) for (const next of graph.get(id)?.imports ?? []) seen.add(next)
  seen.delete(start)
  return ownFiles([...seen].map((id) => graph.get(id)?.file ?? ''))
}
