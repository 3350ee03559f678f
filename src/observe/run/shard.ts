import type { TestProject, TestSpecification, Vitest } from 'vitest/node'
import type { ShardFile, ShardNumber, ShardProject } from '../../model/shard.ts'
import { inOrderOfFiles, projectPathOf } from './identity.ts'
import { filenamePatternOf } from './limits.ts'

/** Which part of a run this is; undefined for a whole one, and where the reports of shards are merged. */
export function shardNumberOf({ config }: Vitest): ShardNumber | undefined {
  if (config.shard === undefined || config.mergeReports) return undefined
  const { index, count } = config.shard
  return { index, count }
}

/**
 * All test files that the run would have without `--shard`. Vitest 5 tells a reporter those of the shard alone, and Vitest 4 all of them,
 * so both are asked. Files that tests make while they run are not among them if this is asked before.
 */
export async function expectedFiles(vitest: Vitest): Promise<readonly ShardFile[]> {
  const { root } = vitest.config
  const specifications: readonly TestSpecification[] = await vitest.getRelevantTestSpecifications([...filenamePatternOf(vitest)])
  return specifications
    .map(({ project, moduleId }): ShardFile => ({ project: project.name, file: projectPathOf(root, moduleId) }))
    .sort(inOrderOfFiles)
}

/** The settings of each project that the command line of one machine may have turned. Sorted by name. */
export function shardProjects(vitest: Vitest): readonly ShardProject[] {
  return vitest.projects.map(settingsOf).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function settingsOf({ name, config }: TestProject): ShardProject {
  return {
    name,
    pool: String(config.pool),
    isolate: config.isolate,
    retry: JSON.stringify(config.retry ?? 0),
    testTimeout: config.testTimeout,
    environment: String(config.environment),
    browser: config.browser.enabled,
    typecheck: config.typecheck.enabled,
  }
}
