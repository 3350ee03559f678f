import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import { instantOf } from '../../model/instant.ts'
import type { Freeze, Policy } from '../../model/owned-files.ts'
import type { LedgerRow } from '../../model/owned-observations.ts'
import type { ClassifiedRun } from '../classified.ts'
import type { Instant, OracleClass, SourceLocation, TestId } from '../../model/words.ts'

const DAY = 86_400_000

/** What the ledger is held against. */
export interface LeaseContext {
  readonly now: Instant
  readonly policy: Pick<Policy, 'classes' | 'freezes'>
  /** The class that each test of the run was granted. */
  readonly granted: ReadonlyMap<TestId, OracleClass>
  /** Whether the run held all tests of the project, so that a test which is not in it does not exist. */
  readonly whole: boolean
}

/** One row of the ledger and all that speaks against it; a row without findings is a valid freeze. */
export interface JudgedLease {
  readonly row: LedgerRow
  readonly freeze: Freeze | undefined
  readonly findings: readonly Finding[]
}

/** What a run gives its ledger to be held against. Throws where no policy was read. */
export function leaseContext({ seen, tests }: ClassifiedRun): LeaseContext {
  const { policy } = seen.owned
  if (policy.state !== 'read') throw new Error('a ledger is judged under a policy')
  const whole = seen.run.limits.length === 0 && seen.run.reason !== 'interrupted'
  return {
    now: seen.now,
    policy: policy.value,
    granted: new Map(tests.map(({ test, classification }) => [test.id, classification.granted])),
    whole,
  }
}

/** The rows of a run's ledger; none where ledger or policy cannot be read. */
export function leasesOf(run: ClassifiedRun): readonly JudgedLease[] {
  const { ledger, policy } = run.seen.owned
  return ledger.state === 'read' && policy.state === 'read' ? judgeLeases(ledger.value, leaseContext(run)) : []
}

/** The freezes of rows against which nothing speaks. */
export function validFreezes(run: ClassifiedRun): readonly Freeze[] {
  return leasesOf(run).flatMap(({ freeze, findings }) => (freeze === undefined || findings.length > 0 ? [] : [freeze]))
}

/** Every row on its own: one bad row neither hides nor helps another. */
export function judgeLeases(rows: readonly LedgerRow[], context: LeaseContext): readonly JudgedLease[] {
  const first = new Map<string, SourceLocation>()
  return rows.map((row) => {
    const before = first.get(row.test)
    if (before === undefined) first.set(row.test, row.at)
    const twice = before === undefined || row.test === '' ? [] : [finding('lease-duplicate', { test: row.test, first: before }, row.at)]
    const missing = row.mistakes.map((mistake) => finding('lease-field-missing', { test: row.test, mistake }, mistake.at))
    const { freeze } = row
    if (freeze === undefined) return { row, freeze: undefined, findings: [...missing, ...twice, ...subjectFindings(row, context)] }
    return {
      row,
      freeze,
      findings: [
        ...missing,
        ...twice,
        ...termFindings(freeze, row, context),
        ...subjectFindings(row, context),
        ...corpusFindings(freeze, row),
      ],
    }
  })
}

/** The points of all rows that could be read, valid or not, against the cap. */
export function capFindings(leases: readonly JudgedLease[], { policy }: LeaseContext): readonly Finding[] {
  const points = leases.reduce((sum, { freeze }) => sum + (freeze?.points ?? 0), 0)
  const at = leases[0]?.row.at
  return points <= policy.freezes.cap ? [] : [finding('freeze-cap-exceeded', { points, cap: policy.freezes.cap }, at)]
}

function termFindings(freeze: Freeze, { at }: LedgerRow, { now, policy }: LeaseContext): readonly Finding[] {
  const [from, to, today] = [instantOf(freeze.firstSeen), instantOf(freeze.expires), Date.parse(now)]
  const findings: Finding[] = []
  // A row whose dates cannot be read has no freeze; were one here all the same, it must not pass for an unexpired one.
  if (to === null || !(today < to)) findings.push(finding('lease-expired', { test: freeze.test, expires: freeze.expires, now }, at))
  const days = from === null || to === null ? Number.MAX_SAFE_INTEGER : (to - from) / DAY
  const inFuture = from === null || !(from <= today)
  if (inFuture || days > policy.freezes.maxDays) {
    findings.push(finding('lease-too-long', { test: freeze.test, days, maxDays: policy.freezes.maxDays, firstSeenInFuture: inFuture }, at))
  }
  return findings
}

function subjectFindings({ test, at }: LedgerRow, { policy, granted, whole }: LeaseContext): readonly Finding[] {
  if (test === '') return []
  const findings: Finding[] = []
  const cls = granted.get(test)
  if (cls === 'E' || cls === 'P' || cls === 'F') findings.push(finding('lease-on-oracle', { test, granted: cls }, at))
  else if (!policy.classes.nondeterministic.includes(test)) findings.push(finding('lease-not-classified', { test }, at))
  if (cls === undefined && whole) findings.push(finding('lease-unknown-test', { test, didYouMean: null }, at))
  return findings
}

/** SHA-256 of nothing: a file without a byte holds no captured input. */
const NO_BYTES = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

function corpusFindings({ test, corpus, corpusSha256 }: Freeze, { at, corpusNow }: LedgerRow): readonly Finding[] {
  if (corpusNow === undefined || corpusNow === null || corpusNow === NO_BYTES)
    return [finding('lease-without-corpus', { test, corpus }, at)]
  return corpusNow === corpusSha256 ? [] : [finding('lease-corpus-mismatch', { test, corpus, recorded: corpusSha256, now: corpusNow }, at)]
}
