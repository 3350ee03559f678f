import { finding } from '../model/finding.ts'
import type { Finding } from '../model/findings.ts'
import type { MutantReplay } from '../model/mutants.ts'
import type { VerdictMutatedFile, VerdictMutation, VerdictRegion } from '../model/verdict.ts'
import type { TestId } from '../model/words.ts'
import { claimMatcher } from './claims.ts'

export type MutantCounts = Omit<VerdictMutatedFile, 'file'>

/** What became of the mutants of a region that trusted tests claim. */
export interface RegionPower extends MutantCounts {
  readonly covers: string
}

export interface Killer {
  readonly test: TestId
  readonly kills: number
}

/**
 * How many mutants of a patch the trusted tests must kill, by the policy; null where it says nothing. A mutant counts as killed when a
 * trusted test failed by an assertion, and by nothing less: not by an error, which any test that merely runs the line meets, and not by
 * running out of time, which the code itself could bring about when it sees that it was changed. So both count as not killed. What was not
 * replayed is no survivor; but the rate must hold whatever would have become of it.
 */
export function checkMutation({ files, survivors, minKillRate }: VerdictMutation): readonly Finding[] {
  const { killed, mutants, unknown } = sumOf(files)
  if (!isUnproven({ killed, mutants }, minKillRate)) return []
  const places = survivors.map(({ file, line, column }) => `${file}:${line}:${column}`)
  const [first] = [...survivors, ...files]
  const at =
    first === undefined ? undefined : 'line' in first ? { file: first.file, line: first.line, column: first.column } : { file: first.file }
  return [finding('change-unproven', { killed, mutants, unknown, minKillRate, survivors: places }, at)]
}

/** Where there is no mutant, there is nothing to prove. */
export function isUnproven({ killed, mutants }: Pick<MutantCounts, 'killed' | 'mutants'>, minKillRate: number): boolean {
  return mutants > 0 && killed / mutants < minKillRate
}

export function sumOf(files: readonly MutantCounts[]): MutantCounts {
  const sum = (count: (one: MutantCounts) => number): number => files.reduce((all, one) => all + count(one), 0)
  return {
    mutants: sum((one) => one.mutants),
    killed: sum((one) => one.killed),
    survived: sum((one) => one.survived),
    error: sum((one) => one.error),
    timeout: sum((one) => one.timeout),
    unknown: sum((one) => one.unknown),
  }
}

/** What a verdict keeps: the counts of each changed file, and each survivor. */
export function verdictMutation(replays: readonly MutantReplay[], minKillRate: number): VerdictMutation {
  const survivors = replays.filter(({ outcome }) => outcome === 'survived')
  return {
    minKillRate,
    files: powerOfFiles(replays),
    survivors: survivors.map(({ mutant: { file, line, column, operator, before, after } }) => ({
      file,
      line,
      column,
      operator,
      before,
      after,
    })),
  }
}

/** In the order of the mutants, which is by file. */
export function powerOfFiles(replays: readonly MutantReplay[]): readonly VerdictMutatedFile[] {
  const files = [...new Set(replays.map(({ mutant }) => mutant.file))]
  return files.map((file) => ({ file, ...countsOf(replays.filter(({ mutant }) => mutant.file === file)) }))
}

/** Each region that trusted tests claim and that holds a mutant; whoever killed it. Those of no region are last, with `covers` ''. */
export function powerOfRegions(replays: readonly MutantReplay[], regions: readonly VerdictRegion[]): readonly RegionPower[] {
  const matchers = regions.map(({ covers }) => ({ covers, matches: claimMatcher([covers]) }))
  const rows = matchers.map(({ covers, matches }) => ({ covers, own: replays.filter(({ mutant }) => matches(mutant.file)) }))
  const unclaimed = replays.filter(({ mutant }) => !matchers.some(({ matches }) => matches(mutant.file)))
  return [...rows, { covers: '', own: unclaimed }].flatMap(({ covers, own }) => (own.length === 0 ? [] : [{ covers, ...countsOf(own) }]))
}

/** The tests that killed, those with the most kills first. A replay ends at its first kill, so each kill has one or few of them. */
export function killersOf(replays: readonly MutantReplay[]): readonly Killer[] {
  const kills = new Map<TestId, number>()
  for (const { killedBy, outcome } of replays) {
    if (outcome === 'killed') for (const test of killedBy) kills.set(test, (kills.get(test) ?? 0) + 1)
  }
  return [...kills].map(([test, count]) => ({ test, kills: count })).sort((a, b) => b.kills - a.kills || (a.test < b.test ? -1 : 1))
}

function countsOf(replays: readonly MutantReplay[]): MutantCounts {
  const counts = { mutants: replays.length, killed: 0, survived: 0, error: 0, timeout: 0, unknown: 0 }
  for (const { outcome } of replays) counts[outcome]++
  return counts
}
