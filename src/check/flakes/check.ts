import { finding } from '../../model/finding.ts'
import type { CorpusReplay } from '../../model/corpus-replay.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { HistoryObservation } from '../../model/history.ts'
import type { Freeze } from '../../model/owned-files.ts'
import type { VerdictFreeze } from '../../model/verdict.ts'
import type { TestId } from '../../model/words.ts'
import type { ClassifiedRun } from '../classified.ts'
import { type Flaked, NOTHING_LEANS_ON_IT, flakedTests } from './flaked.ts'
import { type JudgedLease, capFindings, leaseContext, leasesOf, validFreezes } from './leases.ts'
import { isContradicted, replayFindings } from './replays.ts'
import { windowOf, windowsAsked } from './window.ts'

/**
 * The ledger's rows, and the failures of nondeterministic tests that they excuse or do not. With the history, which only a gate reads, also
 * the windows of the rows that ask for one, and tests that passed only when they were run again or did not come to run.
 * @param replays what frozen tests did on the inputs of their corpus, which only a gate asks
 */
export function checkFlakes(run: ClassifiedRun, history?: HistoryObservation, replays: readonly CorpusReplay[] = []): CheckAnswer {
  const { ledger, policy } = run.seen.owned
  if (policy.state !== 'read')
    return { state: 'unavailable', because: `${policy.path} cannot be used, so nobody says which tests may be frozen` }
  if (ledger.state === 'invalid') return { state: 'unavailable', because: `${ledger.path} cannot be read` }
  const flaked = flakedTests(run, history)
  if (ledger.state === 'absent' && flaked.length === 0)
    return { state: 'not-applicable', because: 'there is no ledger, and no nondeterministic test failed' }
  const leases = leasesOf(run)
  const findings = [
    ...leases.flatMap((lease) => lease.findings),
    ...capFindings(leases, leaseContext(run)),
    ...leases.flatMap((lease) => windowFindings(lease, history, flaked)),
    ...leases.flatMap((lease) => replayFindings(lease, replays, flaked)),
    ...flaked.flatMap((test) => flakeFindings(test, leases, history, replays)),
  ]
  if (history?.state === 'unavailable' && windowsAsked(run.seen.owned).size > 0)
    return { state: 'unavailable', because: `rows of ${ledger.path} ask for past runs, and ${history.because}`, findings }
  return { state: 'answered', findings }
}

/** The state of each freeze that could be read, for the verdict. Sorted by test. */
export function freezeStates(
  run: ClassifiedRun,
  history?: HistoryObservation,
  replays: readonly CorpusReplay[] = [],
): readonly VerdictFreeze[] {
  const flaked = new Map(flakedTests(run, history).map((test) => [test.id, test]))
  const states = leasesOf(run).flatMap((lease): readonly VerdictFreeze[] => {
    const { freeze } = lease
    if (freeze === undefined) return []
    const test = flaked.get(freeze.test)
    const refused =
      lease.findings.length > 0 ||
      isSpent(freeze, history) ||
      (test !== undefined && (!excuses(freeze.signatures, test) || failedAllRetries(test, history) || isContradicted(freeze.test, replays)))
    const state = refused ? 'refused' : test === undefined ? 'unused' : 'excuses'
    return [{ test: freeze.test, expires: freeze.expires, points: freeze.points, signatures: freeze.signatures, state }]
  })
  return states.sort((a, b) => (a.test < b.test ? -1 : a.test > b.test ? 1 : 0))
}

/**
 * How often a gate may run each failed test again: a number for those whose row is valid, gives retries, holds what was seen, and has a
 * full window that bears its failures. No other test may be run again.
 */
export function retriesAllowed(run: ClassifiedRun, history: HistoryObservation): ReadonlyMap<TestId, number> {
  const allowed = new Map<TestId, number>()
  const flaked = new Map(flakedTests(run, history).map((test) => [test.id, test]))
  for (const freeze of validFreezes(run)) {
    const { retries = 0, signatures } = freeze
    const test = flaked.get(freeze.test)
    if (test === undefined || test.passed || retries === 0) continue
    if (windowOf(freeze, history)?.state === 'within' && excuses(signatures, test)) allowed.set(freeze.test, retries)
  }
  return allowed
}

function excuses(signatures: readonly string[], { failures }: Flaked): boolean {
  return failures.length > 0 && failures.every(({ signature }) => signatures.includes(signature))
}

/** A gate ran it again, as its row allows, and it never passed: then nothing shows that it is a flake. */
function failedAllRetries(test: Flaked, history: HistoryObservation | undefined): boolean {
  return history !== undefined && !test.passed && test.retries > 0
}

function isSpent(freeze: Freeze, history: HistoryObservation | undefined): boolean {
  return windowOf(freeze, history)?.state === 'exceeded'
}

/** Of a valid row that asks for a window, whether its test failed in this run or not. */
function windowFindings(
  { row, freeze, findings }: JudgedLease,
  history: HistoryObservation | undefined,
  flaked: readonly Flaked[],
): readonly Finding[] {
  if (freeze === undefined || findings.length > 0) return []
  const { test } = freeze
  const window = windowOf(freeze, history)
  if (window === undefined || window.state === 'within') return []
  const { state, failures, runs, windowRuns, maxFailRate } = window
  if (state === 'exceeded') return [finding('flake-budget-exceeded', { test, failures, runs, maxFailRate }, row.at)]
  const short = finding('flake-window-empty', { test, windowRuns, runs }, row.at)
  return [flaked.some(({ id }) => id === test) ? short : { ...short, atMost: NOTHING_LEANS_ON_IT }]
}

function flakeFindings(
  test: Flaked,
  leases: readonly JudgedLease[],
  history: HistoryObservation | undefined,
  replays: readonly CorpusReplay[],
): readonly Finding[] {
  const lease = leases.find(({ freeze, findings }) => freeze?.test === test.id && findings.length === 0)
  const signature = test.failures.at(-1)?.signature ?? null
  if (lease?.freeze === undefined) {
    return [finding('flake-without-freeze', { test: test.id, signature, message: test.message }, test.location)]
  }
  const { signatures, owner, expires, windowRuns, maxFailRate = 0 } = lease.freeze
  if (!excuses(signatures, test)) {
    const unknown = test.failures.find((failure) => !signatures.includes(failure.signature))?.signature ?? null
    return [finding('flake-signature-unknown', { test: test.id, signature: unknown, known: signatures }, test.location)]
  }
  // The window, or the replay of the corpus, has said so already, of the row.
  if (isSpent(lease.freeze, history) || isContradicted(test.id, replays)) return []
  if (failedAllRetries(test, history)) {
    const attempts = test.retries + 1
    return [finding('flake-budget-exceeded', { test: test.id, failures: attempts, runs: attempts, maxFailRate }, test.location)]
  }
  const frozen = test.failures.map((failure) =>
    finding('flake-frozen', { test: test.id, signature: failure.signature, owner, expires }, test.location),
  )
  // No window of past runs is read in a run, so a row that asks for one is not fulfilled by it.
  const isUnread = windowRuns !== undefined && history === undefined
  return isUnread ? [...frozen, finding('flake-window-empty', { test: test.id, windowRuns, runs: 0 }, test.location)] : frozen
}
