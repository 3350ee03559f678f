import type { SerializedError } from 'vitest'
import type { TestModule, TestSpecification, Vitest } from 'vitest/node'
import { sealedPaths } from '../src/check/sealed.ts'
import { observeFixtures } from '../src/observe/fixtures/observe.ts'
import { invariantsFromVitest } from '../src/observe/fixtures/vitest-loader.ts'
import { headOf, observeSubject } from '../src/observe/git/subject.ts'
import { mayCount } from '../src/check/classify.ts'
import type { OwnedFiles, RunSeen, SubjectObservation } from '../src/model/owned-observations.ts'
import type { RunObservation } from '../src/model/run.ts'
import { readOwnedFiles } from '../src/observe/owned/read.ts'
import { folderSource } from '../src/observe/owned/source.ts'
import { blobLimits } from '../src/observe/run/blobs.ts'
import { type DeclaredTags, type KeptInBlob, declaredTags, keptInBlob } from '../src/observe/run/declared.ts'
import { addSetupFile, provideSettings, watchedFiles } from '../src/observe/run/inject.ts'
import { limitsOf } from '../src/observe/run/limits.ts'
import { recordModules, recordUnhandled } from '../src/observe/run/record.ts'
import { type FileStamps, sealedFilesOf, stampFiles, writtenSince } from '../src/observe/run/seal.ts'
import { type FreshSeed, freshSeedOf } from '../src/observe/run/settings.ts'
import { expectedFiles, shardNumberOf, shardProjects } from '../src/observe/run/shard.ts'
import type { ShardAbout } from '../src/verdict/shards/build.ts'
import type { ResolvedOptions } from './options.ts'

/** What was read before the first test ran. */
export interface RunStart {
  readonly startedAt: Date
  readonly owned: OwnedFiles
  readonly fresh: FreshSeed
  readonly stamps: FileStamps
  /** Asked while the tests run; the state of the work tree is the one before them. */
  readonly subject: Promise<SubjectObservation>
}

/** What a run collected on its way. */
export interface RunProgress {
  readonly specifications: readonly TestSpecification[]
  readonly declared: Map<TestModule, DeclaredTags>
  /** When blobs are merged: what the reporter of each file's shard kept. */
  readonly kept: Map<TestModule, KeptInBlob>
  readonly rerun: boolean
  /** When this run is a shard: which, and what the whole run has. */
  readonly shard?: ShardAbout
  /** Files of shards that ran without this reporter, so that what their tests declared is not known. */
  readonly undeclared: string[]
}

/** Reads what people own, and adds the setup file to each project. */
export async function startRun(vitest: Vitest, options: ResolvedOptions): Promise<RunStart> {
  const { root } = vitest.config
  const startedAt = new Date()
  const subject = observeSubject(root)
  const [owned, head] = await Promise.all([readOwnedFiles(folderSource(root), options.policy), headOf(root)])
  const fresh = freshSeedOf(head)
  for (const project of vitest.projects) addSetupFile(project)
  return { startedAt, owned, fresh, stamps: await stampFiles(root, sealedFilesOf(owned)), subject }
}

/** Of a shard, what is known before its tests run; undefined for a run that is none. */
export async function shardAbout(vitest: Vitest): Promise<ShardAbout | undefined> {
  const shard = shardNumberOf(vitest)
  return shard === undefined ? undefined : { shard, projects: shardProjects(vitest), expected: await expectedFiles(vitest) }
}

/** Gives the workers their seeds, and says which files they are to watch. */
export function instructWorkers(
  vitest: Vitest,
  options: ResolvedOptions,
  { owned, fresh }: RunStart,
  specifications: readonly TestSpecification[],
): void {
  const settings = {
    root: vitest.config.root,
    freshSeed: fresh.freshSeed,
    freshName: fresh.freshName,
    seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {},
  }
  const watched = options.inventory ? undefined : watchedFiles(vitest, specifications, mayCount(owned))
  provideSettings(vitest, watched === undefined ? settings : { ...settings, watched })
}

/** Takes the tags of a file before its tests run; in a merge of shards, those that the shard's reporter took. */
export function noteCollected(vitest: Vitest, progress: RunProgress, module: TestModule): void {
  if (!isMerge(vitest)) {
    progress.declared.set(module, declaredTags(module))
    return
  }
  const kept = keptInBlob(module)
  if (kept === undefined) progress.undeclared.push(module.relativeModuleId)
  else progress.kept.set(module, kept)
  progress.declared.set(module, kept?.declared ?? declaredTags(module))
}

/** The seeds that stand in the titles of a run that began so. */
function seedsInTitles({ fresh }: RunStart): KeptInBlob['seeds'] {
  return { fastCheck: [fresh.freshSeed], freshName: fresh.freshName }
}

/** What the run that merges this shard's blob must know of a file. */
export function forBlob(declared: DeclaredTags, start: RunStart, { shard }: RunProgress): KeptInBlob {
  const kept = { declared, seeds: seedsInTitles(start) }
  return shard === undefined ? kept : { ...kept, shard: { ...shard.shard, files: shard.expected.length } }
}

/** Puts everything together that the checks of a run look at. */
export async function finishRun(
  vitest: Vitest,
  options: ResolvedOptions,
  start: RunStart,
  progress: RunProgress,
  end: {
    readonly modules: readonly TestModule[]
    readonly errors: readonly SerializedError[]
    readonly reason: RunObservation['reason']
    readonly runnerExitCode: number
  },
): Promise<RunSeen> {
  const { root } = vitest.config
  const { fresh, owned } = start
  const policy = owned.policy.state === 'read' ? owned.policy.value : null
  const lock = owned.lock.state === 'read' ? owned.lock.value : null
  const fixtures =
    policy === null
      ? ({ state: 'unavailable', because: `${owned.policy.path} does not say which files are fixtures` } as const)
      : await observeFixtures(root, policy, lock, {
          runInvariants: invariantsFromVitest(vitest),
          isSealed: sealedPaths(owned),
        })
  const run: RunObservation = {
    vitest: vitest.version,
    kind: isMerge(vitest) ? 'merge-reports' : vitest.config.watch ? 'watch' : 'run',
    reason: end.reason,
    modules: recordModules(end.modules, {
      root,
      seedsOf: (module) => progress.kept.get(module)?.seeds ?? seedsInTitles(start),
      declared: progress.declared,
      wantsImports: (module) => (progress.declared.get(module)?.size ?? 0) > 0,
    }),
    unhandledErrors: recordUnhandled(end.errors, root),
    limits: [...limitsOf(vitest, progress.specifications, progress.rerun), ...mergeLimits(vitest, progress, start, end.modules.length)],
    freshSeed: fresh.freshSeed,
    freshName: fresh.freshName,
    freshFrom: fresh.freshFrom,
    runnerExitCode: end.runnerExitCode,
    writtenDuringRun: writtenSince(start.stamps, await stampFiles(root, [...start.stamps.keys()])),
  }
  return { now: new Date(options.now ?? Date.now()).toISOString(), owned, fixtures, run }
}

export function isMerge(vitest: Vitest): boolean {
  return Boolean(vitest.config.mergeReports)
}

function mergeLimits(vitest: Vitest, { kept, undeclared }: RunProgress, { fresh }: RunStart, files: number): RunObservation['limits'] {
  return isMerge(vitest) ? blobLimits({ kept: [...kept.values()], undeclared, files }, fresh) : []
}
