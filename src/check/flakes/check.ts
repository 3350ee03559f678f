import { finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { TestObservation } from '../../model/run.ts'
import type { VerdictFreeze } from '../../model/verdict.ts'
import type { ClassifiedRun } from '../classified.ts'
import { firstLine } from '../oracles/outcome.ts'
import { type JudgedLease, type LeaseContext, capFindings, judgeLeases } from './leases.ts'

/** The ledger's rows, and the failures of nondeterministic tests that they excuse or do not. */
export function checkFlakes(run: ClassifiedRun): CheckAnswer {
  const { ledger, policy } = run.seen.owned
  if (policy.state !== 'read')
    return { state: 'unavailable', because: `${policy.path} cannot be used, so nobody says which tests may be frozen` }
  if (ledger.state === 'invalid') return { state: 'unavailable', because: `${ledger.path} cannot be read` }
  const failing = failingTests(run)
  if (ledger.state === 'absent' && failing.length === 0)
    return { state: 'not-applicable', because: 'there is no ledger, and no nondeterministic test failed' }
  const context = leaseContext(run)
  const leases = ledger.state === 'read' ? judgeLeases(ledger.value, context) : []
  return {
    state: 'answered',
    findings: [
      ...leases.flatMap(({ findings }) => findings),
      ...capFindings(leases, context),
      ...failing.flatMap((test) => flakeFindings(test, leases)),
    ],
  }
}

/** The state of each freeze that could be read, for the verdict. Sorted by test. */
export function freezeStates(run: ClassifiedRun): readonly VerdictFreeze[] {
  const { ledger, policy } = run.seen.owned
  if (ledger.state !== 'read' || policy.state !== 'read') return []
  const failing = new Map(failingTests(run).map((test) => [test.id, test]))
  const states = judgeLeases(ledger.value, leaseContext(run)).flatMap((lease): readonly VerdictFreeze[] => {
    const { freeze } = lease
    if (freeze === undefined) return []
    const test = failing.get(freeze.test)
    const refused = lease.findings.length > 0 || (test !== undefined && !excuses(freeze.signatures, test))
    const state = refused ? 'refused' : test === undefined ? 'unused' : 'excuses'
    return [{ test: freeze.test, expires: freeze.expires, points: freeze.points, signatures: freeze.signatures, state }]
  })
  return states.sort((a, b) => (a.test < b.test ? -1 : a.test > b.test ? 1 : 0))
}

function leaseContext({ seen, tests }: ClassifiedRun): LeaseContext {
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

function failingTests({ tests }: ClassifiedRun): readonly TestObservation[] {
  return tests.filter(({ test, classification }) => classification.granted === 'N' && test.state === 'failed').map(({ test }) => test)
}

function excuses(signatures: readonly string[], { failures }: TestObservation): boolean {
  return failures.length > 0 && failures.every(({ signature }) => signatures.includes(signature))
}

function flakeFindings(test: TestObservation, leases: readonly JudgedLease[]): readonly Finding[] {
  const lease = leases.find(({ freeze, findings }) => freeze?.test === test.id && findings.length === 0)
  const signature = test.failures.at(-1)?.signature ?? null
  if (lease?.freeze === undefined) {
    const message = firstLine(test.errors.at(-1)?.message ?? 'it failed without an error')
    return [finding('flake-without-freeze', { test: test.id, signature, message }, test.location)]
  }
  const { signatures, owner, expires, windowRuns } = lease.freeze
  if (!excuses(signatures, test)) {
    const unknown = test.failures.find((failure) => !signatures.includes(failure.signature))?.signature ?? null
    return [finding('flake-signature-unknown', { test: test.id, signature: unknown, known: signatures }, test.location)]
  }
  const frozen = test.failures.map((failure) =>
    finding('flake-frozen', { test: test.id, signature: failure.signature, owner, expires }, test.location),
  )
  // No window of past runs is read in a run, so a row that asks for one is not fulfilled by it.
  return windowRuns === undefined ? frozen : [...frozen, finding('flake-window-empty', { test: test.id, windowRuns }, test.location)]
}
