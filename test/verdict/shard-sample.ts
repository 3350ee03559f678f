import type { RunSeen } from '../../src/model/owned-observations.ts'
import type { ModuleObservation, RunObservation } from '../../src/model/run.ts'
import type { ShardRun } from '../../src/model/shard.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { idsOf, inOrderOfFiles } from '../../src/observe/run/identity.ts'
import { freshSeedOf } from '../../src/observe/run/settings.ts'
import { buildRunVerdict } from '../../src/verdict/build.ts'
import type { RunCircumstances } from '../../src/verdict/build.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { shardOf } from '../../src/verdict/shards/build.ts'
import { encodeShard, parseShard } from '../../src/verdict/shards/file.ts'
import { mergeShards } from '../../src/verdict/shards/merge.ts'
import type { NamedShard, ShardRefusal, ShardsAtHand } from '../../src/verdict/shards/refusals.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { seenRun } from '../check/seen.ts'
import { HEAD, TREE } from './sample.ts'

export const CIRCUMSTANCES: RunCircumstances = {
  subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false },
  environment: { node: 'v20.20.2', vitest: '4.1.12', platform: 'linux', arch: 'x64' },
  startedAt: '2026-11-10T11:59:00.000Z',
  milliseconds: 4200,
  inventory: false,
}

export const handOf = (seen: RunSeen, subject: ShardsAtHand['subject'] = CIRCUMSTANCES.subject): ShardsAtHand => ({
  tool: TOOL,
  subject,
  owned: seen.owned,
})

/** A whole run of these files as one machine records it. */
export function wholeRun(modules: readonly ModuleObservation[], changes: Partial<RunObservation> = {}, head: string = HEAD): RunSeen {
  const sorted = modules.toSorted(inOrderOfFiles)
  const ids = idsOf(sorted.flatMap(({ tests }) => tests))
  let at = 0
  const named = sorted.map((module) => ({ ...module, tests: module.tests.map((test) => ({ ...test, id: ids[at++] ?? test.id })) }))
  return seenRun({ modules: named, run: { ...freshSeedOf(head), ...changes } })
}

/** The same run on as many machines as there are lists of files, each with ids of its own. Through the bytes that are written. */
export function shardsOf(
  seen: RunSeen,
  parts: readonly (readonly ModuleObservation[])[],
  circumstances: RunCircumstances = CIRCUMSTANCES,
): readonly NamedShard[] {
  const expected = seen.run.modules.map(({ project, file }) => ({ project, file })).toSorted(inOrderOfFiles)
  const projects = [...new Set(['', ...expected.map(({ project }) => project)])].toSorted().map(projectOf)
  return parts.map((modules, at) => {
    const ranIn = (file: string | undefined): number => parts.findIndex((part) => part.some((one) => one.file === file))
    const errors = seen.run.unhandledErrors.filter(({ file }) => Math.max(0, ranIn(file)) === at)
    const own = wholeRun(modules, { ...seen.run, modules: [], unhandledErrors: errors })
    const run = { ...own.run, modules: wholeRun(modules).run.modules, reason: reasonOf(seen.run, modules) }
    const shard = { index: at + 1, count: parts.length }
    return {
      file: `shards/${at + 1}-of-${parts.length}.json`,
      shard: written(shardOf({ ...seen, run }, circumstances, { shard, projects, expected, imports: [] })),
    }
  })
}

const reasonOf = (whole: RunObservation, modules: readonly ModuleObservation[]): RunObservation['reason'] =>
  whole.reason === 'failed' && modules.every(({ state }) => state === 'passed') ? 'passed' : whole.reason

const projectOf = (name: string): ShardRun['projects'][number] => ({
  name,
  pool: 'forks',
  isolate: true,
  retry: '0',
  testTimeout: 5000,
  environment: 'node',
  browser: false,
  typecheck: false,
})

/** As its reader has it. */
export function written(shard: Omit<ShardRun, 'digest'>): ShardRun {
  const parsed = parseShard(Buffer.from(textOf(shard)))
  if ('mistakes' in parsed) throw new Error(parsed.mistakes[0].what)
  return parsed.shard
}

/** With some of it changed, and the digest made anew. */
export function changed({ file, shard }: NamedShard, changes: Partial<ShardRun>): NamedShard {
  const { digest: _digest, ...rest } = { ...shard, ...changes }
  return { file, shard: written(rest) }
}

export function textOf({ digest: _digest, ...shard }: Omit<ShardRun, 'digest'> & { readonly digest?: string }): string {
  const encoded = encodeShard(shard)
  if ('mistakes' in encoded) throw new Error(encoded.mistakes[0]?.what)
  return encoded.text
}

export const judgedWhole = (seen: RunSeen, circumstances: RunCircumstances = CIRCUMSTANCES): Verdict =>
  buildRunVerdict(judgeRun(seen), circumstances)

/** The verdict of shards that must be one run. */
export function judgedShards(shards: readonly NamedShard[], hand: ShardsAtHand): Verdict {
  const [first, ...others] = shards
  if (first === undefined) throw new Error('no shards')
  const merged = mergeShards([first, ...others], hand)
  if ('refusals' in merged) throw new Error(merged.refusals.map(({ what }) => what).join('\n'))
  return buildRunVerdict(judgeRun(merged.seen), merged.circumstances)
}

export function refusedShards(shards: readonly NamedShard[], hand: ShardsAtHand): readonly ShardRefusal[] {
  const [first, ...others] = shards
  if (first === undefined) throw new Error('no shards')
  const merged = mergeShards([first, ...others], hand)
  return 'refusals' in merged ? merged.refusals : []
}
