import type { TestSpecification, Vitest } from 'vitest/node'
import type { RunLimit } from '../../model/run.ts'

/**
 * Why a run cannot stand for the whole project: whatever left tests out on purpose, and whatever writes what it should compare with.
 * Files that the configuration excludes are not seen here; the inventory of the lock is what misses them.
 */
export function limitsOf(vitest: Vitest, specifications: readonly TestSpecification[], rerun: boolean): readonly RunLimit[] {
  const { config } = vitest
  const limits: RunLimit[] = []
  const filtered = (because: string): number => limits.push({ kind: 'filtered', because })
  const names = filenamePatternOf(vitest)
  if (names.length > 0) filtered(`only files whose path holds ${names.map((name) => JSON.stringify(name)).join(' or ')}`)
  const pattern = vitest.getGlobalTestNamePattern?.() ?? config.testNamePattern
  if (pattern !== undefined) filtered(`only tests whose name matches ${pattern}`)
  if (config.tagsFilter !== undefined && config.tagsFilter.length > 0)
    filtered(`only tests with the tags ${config.tagsFilter.join(' and ')}`)
  if (config.changed) filtered('only files that changed (--changed)')
  if (config.related !== undefined) filtered('only files related to given sources')
  if (config.project.length > 0) filtered(`only the projects ${config.project.join(', ')}`)
  if (specifications.some((one) => (one.testLines?.length ?? 0) > 0 || (one.testIds?.length ?? 0) > 0))
    filtered('only tests picked by line or id')
  if (rerun) filtered('a re-run of watch mode runs what changed')
  if (config.shard !== undefined)
    limits.push({
      kind: 'shard',
      because: `shard ${config.shard.index} of ${config.shard.count}, which alone says nothing of the others; judge all together with \`npx vitest-oracle merge\``,
    })
  if (config.snapshotOptions.updateSnapshot === 'all')
    limits.push({ kind: 'update-snapshots', because: 'snapshots were rewritten (-u), so nothing was compared with them' })
  return limits
}

/** The file filters of the command line: a field that Vitest sets on both majors, though its types do not show it. */
export function filenamePatternOf(vitest: Vitest): readonly string[] {
  const value: unknown = Reflect.get(vitest, 'filenamePattern')
  return Array.isArray(value) ? value.map(String) : []
}
