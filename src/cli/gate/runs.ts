import { mayCount, trustedFiles } from '../../check/classify.ts'
import type { ReplayedTest } from '../../model/captures.ts'
import type { FileChoice, GateRequest, GateRun } from '../../model/gate.ts'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { runTests } from '../../observe/gate/run-tests.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { policyOf } from '../diff/judge.ts'
import type { GateTrees, WrittenTree } from './trees.ts'
import { once } from '../once.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

/** The runs that the phases of the gate look at, each made when it is first asked for and shared by those that ask again. */
export interface GateRuns {
  /** Base's trusted tests, in the judged tree; in no process with any other test. */
  readonly trusted: () => Promise<GateRun>
  /** Base's files of tests that may be frozen, in the judged tree; null where there are none. */
  readonly nondeterministic: () => Promise<GateRun | null>
  /** Some of those files once more. */
  readonly nondeterministicAgain: (files: readonly ProjectPath[]) => Promise<GateRun>
  /** Some of those files, with kept inputs for tests in them. */
  readonly replayed: (files: readonly ProjectPath[], replay: readonly ReplayedTest[]) => Promise<GateRun>
  /** All other test files of base, in the judged tree. */
  readonly others: () => Promise<GateRun>
  /** Some of base's test files in base's own tree. */
  readonly atBase: (files: readonly ProjectPath[]) => Promise<GateRun>
  /** Test files of head in head's tree, but for trusted ones; those of `files` alone where they are given. */
  readonly ofHead: (files: readonly ProjectPath[] | null) => Promise<GateRun>
  /** How trusted tests are run, wherever they are run again. */
  readonly trustedRequest: Omit<GateRequest, 'root' | 'files'>
  /** How long each that was made took, in milliseconds. */
  readonly took: ReadonlyMap<string, number>
}

/**
 * `all`: seeds and evidence of each test, as trusted tests need them. `imports`: what each file imported, besides the outcomes.
 * `nothing`: outcomes alone.
 */
type EvidenceWanted = 'all' | 'imports' | 'nothing'

const EVIDENCE: Readonly<Record<EvidenceWanted, Pick<GateRequest, 'watched' | 'imports' | 'sealedSeeds'>>> = {
  all: { watched: 'all', imports: true, sealedSeeds: true },
  imports: { watched: [], imports: true, sealedSeeds: false },
  nothing: { watched: [], imports: false, sealedSeeds: false },
}

/** `onProgress`: told how many files of the run that goes on have ended. */
export function gateRuns({ hand, subject }: OpenPatch, trees: GateTrees, onProgress: (done: number, of: number) => void): GateRuns {
  const { owned } = hand
  const { limits } = policyOf(owned)
  const trusted = trustedFilesOf(trees.judgedFiles, hand)
  const frozen = nondeterministicFiles(trees.judgedFiles, hand).filter((file) => !trusted.includes(file))
  const took = new Map<string, number>()
  const seeded = { seedLists: owned.seeds.state === 'read' ? owned.seeds.value : {}, ...freshSeedOf(subject.head) }
  // One after the other: at the end of a run, whatever process still stands in its folders is ended.
  let last: Promise<unknown> = Promise.resolve()
  const run = (...args: Parameters<typeof runNow>): Promise<GateRun> => {
    const next = last.then(() => runNow(...args))
    last = next.catch(() => undefined)
    return next
  }
  const runNow = async (
    name: string,
    tree: () => Promise<WrittenTree>,
    choice: FileChoice,
    wants: EvidenceWanted,
    more: Pick<GateRequest, 'replay'> = {},
  ): Promise<GateRun> => {
    const { root, folder } = await tree()
    const request: GateRequest = { ...seeded, ...more, ...EVIDENCE[wants], root, files: choice }
    const began = performance.now()
    const seen = await runTests(request, {
      limits: { seconds: limits.phaseSeconds },
      folders: [folder],
      onProgress,
    })
    took.set(name, Math.round(performance.now() - began))
    return seen
  }
  return {
    trusted: once(() => run('oracles', trees.judged, { kind: 'only', files: trusted }, 'all')),
    nondeterministic: once(async () => (frozen.length === 0 ? null : run('flakes', trees.judged, { kind: 'only', files: frozen }, 'all'))),
    nondeterministicAgain: (files) => run('flakes', trees.judged, { kind: 'only', files }, 'all'),
    replayed: (files, replay) => run('replay-corpus', trees.judged, { kind: 'only', files }, 'all', { replay }),
    others: once(async () => {
      await trees.followRenames()
      return run('characterization', trees.judged, { kind: 'except', files: [...trusted, ...frozen] }, 'imports')
    }),
    atBase: (files) => run('base', trees.base, { kind: 'only', files }, 'nothing'),
    ofHead: (files) =>
      run('untrusted', trees.head, files === null ? { kind: 'except', files: trusted } : { kind: 'only', files }, 'nothing'),
    trustedRequest: { ...seeded, watched: 'all', sealedSeeds: true },
    took,
  }
}

/** The files of a tree that the policy trusts, with those that the lock names, sorted. Some of them may be no test files. */
export function trustedFilesOf(tree: Tree, { owned }: Pick<OpenPatch['hand'], 'owned'>): readonly ProjectPath[] {
  const isTrusted = trustedFiles(owned)
  const locked = owned.lock.state === 'read' ? Object.keys(owned.lock.value.tests) : []
  return [...new Set([...locked, ...[...tree.keys()].filter(isTrusted)])].sort()
}

function nondeterministicFiles(tree: Tree, { owned }: OpenPatch['hand']): readonly ProjectPath[] {
  const may = mayCount(owned)
  return [...tree.keys()].filter(may).sort()
}
