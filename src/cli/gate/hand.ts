import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ClassifiedRun, classifyRun } from '../../check/classified.ts'
import type { ChangedProduction } from '../../check/region.ts'
import { placesOf } from '../../check/scope/classes.ts'
import type { CorpusReplay } from '../../model/corpus-replay.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { GateRun, GateUnavailable } from '../../model/gate.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { PathClass } from '../../model/patch.ts'
import type { RunObservation } from '../../model/run.ts'
import type { Verdict } from '../../model/verdict.ts'
import type { ProjectPath } from '../../model/words.ts'
import { worstReason } from '../../observe/gate/merge-rounds.ts'
import { differsOnlyInWords } from '../../observe/production/only-words.ts'
import type { MergeRuns } from '../../verdict/judge-merge.ts'
import { policyOf } from '../diff/judge.ts'
import type { GateHistory } from './flakes.ts'
import type { GateRuns } from './runs.ts'
import type { GateTrees, WrittenTree } from './trees.ts'
import type { OpenPatch } from '../patch-at-hand.ts'

/** A patch with the trees and runs that the gate judges it by. */
export interface GateAtHand {
  readonly patch: OpenPatch
  /** What people own, as it counts for tests: base's, with the lock of head where an owner approved the patch. */
  readonly counting: OwnedFiles
  readonly trees: GateTrees
  readonly runs: GateRuns
  readonly history: GateHistory
  /** The production files that the patch leaves changed, and which of them differ in words alone. */
  readonly changed: () => Promise<readonly ChangedProduction[]>
  readonly isProduction: (path: ProjectPath) => boolean
  /** What was judged, for the verdict. */
  readonly seen: GateSeen
}

/** Filled as the phases are judged; what an earlier block left out stays null. */
export interface GateSeen {
  readonly runs: { -readonly [R in keyof MergeRuns]: MergeRuns[R] }
  knownBad: Verdict['knownBad']
  replays: readonly CorpusReplay[]
  mutation: Verdict['mutation']
}

export function classifiedRun({ patch, counting: owned }: GateAtHand, run: RunObservation): ClassifiedRun {
  const { now } = patch.hand
  // What there is to say of fixtures, their own phase has said.
  return classifyRun({ now, owned, fixtures: { state: 'observed', fixtures: [], otherLocked: [] }, run })
}

/** The production files of head that the patch changed or added. */
export async function changedFiles(
  { hand }: OpenPatch,
  isProduction: (path: ProjectPath) => boolean,
): Promise<readonly ChangedProduction[]> {
  const { scope, texts } = hand
  const there = scope.changes.filter(({ path, after }) => after !== null && isProduction(path))
  return Promise.all(
    there.map(async ({ path, from, before, after }) => {
      const [was, now] = [await texts.read(before), await texts.read(after)]
      const same = was !== null && now !== null && (from === null || from === path) && differsOnlyInWords(path, was, now)
      return { path, onlyWords: same }
    }),
  )
}

/** The changed production files under their names in the judged tree; of one that left, its old name. */
export function changedProduction({ patch, isProduction }: GateAtHand): readonly ProjectPath[] {
  const { changes } = patch.hand.scope
  const paths = changes.flatMap(({ path, from }) => (from === null ? [path] : [path, from])).filter(isProduction)
  return [...new Set(paths)].sort()
}

/** What the tests wrote of the files that they are judged by: those of people, those that steer the runner, tests and production code. */
export async function writtenIn({ patch, trees }: GateAtHand): Promise<readonly ProjectPath[]> {
  const { scope, owned } = patch.hand
  const placeOf = placesOf(owned, policyOf(owned).paths, scope)
  const written = (await trees.writtenInJudged()).filter((path) => JUDGED_BY.has(placeOf(path).cls))
  return [...written, ...verdictsIn(await trees.judged())]
}

/** What only this package writes, and not where a gate runs tests. What git has there is the patch's scope to judge. */
export function verdictsIn({ root, files }: WrittenTree): readonly ProjectPath[] {
  const isTracked = (path: ProjectPath): boolean => [...files.keys()].some((file) => file === path || file.startsWith(`${path}/`))
  return ['.oracle/verdict.json', '.oracle/history'].filter((path) => existsSync(join(root, path)) && !isTracked(path))
}

const JUDGED_BY: ReadonlySet<PathClass> = new Set(['sealed', 'runner', 'test', 'production'])

/** Runs of different files as one. One that is not there says that there was nothing to run. */
export function joined(runs: readonly (GateRun | null)[]): GateRun {
  const [first, ...rest] = runs.filter((run) => run !== null)
  if (first === undefined) throw new Error('there is no run to join')
  return rest.reduce<GateRun>((one, other) => {
    if (one.state === 'unavailable') return one
    if (other.state === 'unavailable') return other
    return {
      ...one,
      run: {
        ...one.run,
        reason: worstReason(one.run.reason, other.run.reason),
        modules: [...one.run.modules, ...other.run.modules],
        unhandledErrors: [...one.run.unhandledErrors, ...other.run.unhandledErrors],
        limits: [...one.run.limits, ...other.run.limits],
        writtenDuringRun: [...new Set([...one.run.writtenDuringRun, ...other.run.writtenDuringRun])].sort(),
      },
      missing: [...one.missing, ...other.missing],
      late: [...one.late, ...other.late],
      breaches: [...one.breaches, ...other.breaches],
      milliseconds: one.milliseconds + other.milliseconds,
    }
  }, first)
}

/** The answer of a phase whose run cannot be believed to be whole. */
export function unavailable(run: GateUnavailable): CheckAnswer {
  const output = run.output.trim().split('\n').slice(-3).join(' ').slice(-300)
  const printed = output === '' ? '' : `. It printed at its end: ${output}`
  const given = run.timedOut ? ', the time that a phase has by limits.phaseSeconds' : ''
  return { state: 'unavailable', because: `${run.because}${given}${printed}` }
}

/** Two answers for one phase: what both found, and only as much as both could tell. */
export function withAnswer(answer: CheckAnswer, other: CheckAnswer): CheckAnswer {
  if (other.state === 'not-applicable') return answer
  const both = withFindings(answer, other.findings ?? [])
  if (other.state === 'answered' || both.state === 'unavailable') return both
  return { state: 'unavailable', because: other.because, findings: both.state === 'answered' ? both.findings : [] }
}

export function withFindings(answer: CheckAnswer, more: readonly Finding[]): CheckAnswer {
  if (more.length === 0) return answer
  if (answer.state === 'not-applicable') return { state: 'answered', findings: more }
  return { ...answer, findings: [...(answer.findings ?? []), ...more] }
}
