import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { AssertionSyntax, TestBlock } from '../../model/syntax.ts'
import { callbackOf, conditionOf, deadBy, fullKey, isActive, isTautology, standing, steeredBy } from './assertions.ts'
import type { Change, Stated } from './assertions.ts'
import { successorOf, takeAnywhere } from './anywhere.ts'
import type { Compared, Fresh } from './anywhere.ts'
import { explain, takeEqual } from './matching.ts'
import type { Open } from './matching.ts'
import { atTest } from './names.ts'
import type { Pair, Pairing } from './pairing.ts'
import { rewritten } from './snapshots.ts'

export interface AssertionsAnswer {
  readonly findings: readonly Finding[]
  /** Assertions that were removed or say less. */
  readonly debits: number
}

/**
 * What became of each assertion that decided something at base. First what is still there is taken out, within each pair of tests and then
 * anywhere, so that moves, splits, merges and extraction to helpers cost nothing; only what is then left is explained.
 */
export function checkAssertions(tests: Pairing, retired: ReadonlySet<string>): AssertionsAnswer {
  const compared = openAll(tests)
  for (const one of compared) one.kept.push(...takeEqual(one.open, fullKey))
  const fresh = takeAnywhere(compared, tests.added)
  const findings: Finding[] = []
  let debits = 0
  for (const one of compared) {
    const answer = one.after === null ? checkGone(one, retired, fresh) : checkPair(one, one.after)
    findings.push(...answer.findings)
    debits += answer.debits
  }
  return { findings, debits }
}

/** A helper is compared with itself only: its callers hold its assertions, and count them. */
function openAll(tests: Pairing): readonly Compared[] {
  const state = (test: TestBlock): Stated[] => test.assertions.map((assertion) => ({ test, assertion }))
  const both = tests.pairs.filter(isCompared).map(({ before, after }): Compared => ({
    before,
    after,
    open: { lost: state(before).filter(decides), gained: withoutOld(state(before), state(after)) },
    kept: [],
  }))
  const gone = tests.gone
    .filter((t) => t.kind !== 'helper' && isActive(t))
    .map((before): Compared => ({ before, after: null, open: { lost: state(before).filter(decides), gained: [] }, kept: [] }))
  return [...both, ...gone]
}

/** What could never fail, and was there before, has taken nothing's place. */
function withoutOld(before: readonly Stated[], after: readonly Stated[]): Stated[] {
  const old = before.flatMap(({ assertion }) => (isTautology(assertion) ? [fullKey(assertion)] : []))
  return after.filter(({ assertion }) => {
    const at = isTautology(assertion) ? old.indexOf(fullKey(assertion)) : -1
    if (at >= 0) old.splice(at, 1)
    return at < 0
  })
}

/** What could fail at base; `expect(true).toBe(true)` never could. */
function decides(stated: Stated): boolean {
  return standing(stated.assertion) < 2 && !isTautology(stated.assertion)
}

/** A test that did not run at base had nothing to lose, and one that no longer runs is told by its mark. */
function isCompared(pair: Pair): boolean {
  return isActive(pair.before) && isActive(pair.after)
}

interface Told {
  readonly findings: readonly Finding[]
  readonly debits: number
}

const NOTHING: Told = { findings: [], debits: 0 }

function leftWith(name: string): Mitigation {
  return { severity: 'note', within: 'every-preset', because: `it left together with ${name}, which it tested` }
}

function checkGone(one: Compared, retired: ReadonlySet<string>, fresh: Fresh): Told {
  const { before, open, kept } = one
  if (open.lost.length === 0) return NOTHING
  const successor = successorOf(one, fresh)
  if (successor !== null) return checkRest(one, successor, fresh)
  const told =
    kept.length === 0
      ? [finding('test-deleted', { ...atTest(before), assertions: open.lost.length }, before.at)]
      : open.lost.map((s) => finding('assertion-removed', { ...atTest(before), before: s.assertion.text }, s.assertion.at))
  const name = [...open.lost.flatMap((s) => s.assertion.calls), ...before.uses].find((one) => retired.has(one.name))?.name
  if (name === undefined) return { findings: told, debits: open.lost.length }
  return { findings: told.map((one): Finding => ({ ...one, atMost: leftWith(name) })), debits: 0 }
}

/** Most of it stands in one new test: the rest is explained by what else that one says, as if it had kept its title. */
function checkRest({ open }: Compared, successor: TestBlock, fresh: Fresh): Told {
  const both: Open = { lost: open.lost, gained: fresh.get(successor) ?? [] }
  const changes = explain(
    both,
    successor.assertions.map((assertion) => ({ test: successor, assertion })),
  )
  fresh.set(successor, both.gained)
  const told = changes.map((change) => tell(change, successor))
  return { findings: told.flatMap((t) => t.findings), debits: told.reduce((sum, t) => sum + t.debits, 0) }
}

function checkPair(one: Compared, after: TestBlock): Told {
  const lost = one.open.lost.length
  const dead = one.kept.flatMap(({ before, after: now }) => deadFinding(before, now, after))
  const changes = explain(
    one.open,
    after.assertions.map((assertion) => ({ test: after, assertion })),
  )
  if (lost > 0 && after.assertions.length === 0 && one.kept.length === 0 && !handsOver(one.before, after)) {
    return { findings: [finding('test-emptied', { ...atTest(after), assertions: lost }, after.at)], debits: lost }
  }
  const told = changes.map((change) => tell(change, after))
  const rows = shrunkRows(changes, one, after)
  return {
    findings: [...dead, ...told.flatMap((t) => t.findings), ...rows],
    debits: dead.length + told.reduce((sum, t) => sum + t.debits, 0),
  }
}

const SOUNDS_LIKE_ONE = /verify|check|expect|assert|should|match|ensure|validate|snapshot/i

/** A test that now calls something imported that sounds like an assertion and cannot be looked into has lost what can be seen, no more. */
function handsOver(before: TestBlock, after: TestBlock): boolean {
  const known = new Set(before.uses.map((u) => u.name))
  return after.uses.some((u) => !known.has(u.name) && SOUNDS_LIKE_ONE.test(u.name))
}

/** The same assertion, where it can no longer fail the test. */
function deadFinding(before: Stated, now: Stated, test: TestBlock): readonly Finding[] {
  const hazard = deadBy(now.assertion)
  const at = now.assertion.at
  if (hazard !== null) {
    const assertion = now.assertion.text
    if (hazard.kind === 'swallowed') return [finding('assertion-swallowed', { ...atTest(test), assertion, by: hazard.by }, at)]
    if (hazard.kind === 'unreachable')
      return [finding('assertion-unreachable', { ...atTest(test), assertion, because: hazard.because }, at)]
    return [finding('assertion-not-awaited', { ...atTest(test), assertion }, at)]
  }
  const steered = steeredBy(now.assertion)
  if (steered !== null && steeredBy(before.assertion) === null) {
    const because = `it runs only as ${steered} lets it, which whoever starts the run decides`
    return [finding('assertion-unreachable', { ...atTest(test), assertion: now.assertion.text, because }, at)]
  }
  const why = looserWhy(before, now)
  if (why === null) return []
  return [finding('assertion-weakened', { ...atTest(test), before: before.assertion.text, after: now.assertion.text, why }, at)]
}

/** Why it may now not run at all, though nothing says that it never does; null when it runs as surely as before. */
function looserWhy(before: Stated, now: Stated): string | null {
  const condition = conditionOf(now.assertion)
  if (condition !== null && conditionOf(before.assertion) === null) return `it runs only when ${condition}`
  const callback = callbackOf(now.assertion)
  return callback !== null && callbackOf(before.assertion) === null ? `it stands in a callback that ${callback} may never call` : null
}

/** Whether the old statement still holds, nobody asks any more; that is every day's work, and a protocol may want to see it. */
const OTHER_INPUTS: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'the assertion was rewritten as one that says as much, of other inputs',
}

/** The same kind of statement, about something else, with another value. */
function asksForAnother(was: AssertionSyntax, now: AssertionSyntax): boolean {
  const isAlike = was.family === now.family && was.negated === now.negated && was.strength === now.strength
  return isAlike && was.expectedIsData && now.expectedIsData && was.expectedKey !== now.expectedKey
}

function tell(change: Change, test: TestBlock): Told {
  if (change.after === null) return change.kind === 'removed' ? removed(change.before, test) : NOTHING
  const { before, after } = change
  const [was, now] = [before.assertion, after.assertion]
  const dead = deadFinding(before, after, test)
  if (dead.length > 0) return { findings: dead, debits: 1 }
  switch (change.kind) {
    case 'tautology':
      return { findings: [finding('assertion-tautology', { ...atTest(test), assertion: now.text }, now.at)], debits: 1 }
    case 'weaker': {
      const args = { ...atTest(test), before: was.text, after: now.text, why: change.why }
      return { findings: [finding('assertion-weakened', args, now.at)], debits: 1 }
    }
    case 'expected': {
      const args = { ...atTest(test), before: was.text, after: now.text }
      const isRecorded = was.family === 'inline-snapshot' && now.family === 'inline-snapshot'
      const values = { before: was.expectedKey, after: now.expectedKey }
      return { findings: [isRecorded ? rewritten(args, values, now.at) : finding('expected-value-changed', args, now.at)], debits: 0 }
    }
    case 'replaced': {
      if (!asksForAnother(was, now)) return NOTHING
      const edited = finding('expected-value-changed', { ...atTest(test), before: was.text, after: now.text }, now.at)
      return { findings: [{ ...edited, atMost: OTHER_INPUTS }], debits: 0 }
    }
    case 'kept':
      return NOTHING
  }
}

/** Rows are told together, as a table that shrank. */
function removed({ assertion }: Stated, test: TestBlock): Told {
  const isTold = assertion.row === null
  return { findings: isTold ? [finding('assertion-removed', { ...atTest(test), before: assertion.text }, test.at)] : [], debits: 1 }
}

function shrunkRows(changes: readonly Change[], one: Compared, test: TestBlock): readonly Finding[] {
  const lost = changes.filter((c) => c.kind === 'removed' && c.before.assertion.row !== null)
  if (lost.length === 0) return []
  const rows = (block: TestBlock): number => block.tables.reduce((sum, t) => sum + (t.rows?.length ?? 0), 0)
  return [finding('table-shrunk', { ...atTest(test), before: rows(one.before), after: rows(test) }, test.at)]
}
