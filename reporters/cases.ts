import type { Judged } from '../src/model/judged.ts'
import type { JudgedFinding, VerdictTest } from '../src/model/verdict.ts'
import type { Phase, ProjectPath, Severity } from '../src/model/words.ts'
import { PHASES } from '../src/rules/table.ts'
import { plainText, remedyOf, wordsOf } from '../src/rules/words.ts'
import { aboutOf, clipped } from './about.ts'
import { onOneLine } from './shown.ts'
import type { Outcome } from './cases/outcomes.ts'
import { fileOf, subjectOf, testOf } from './cases/subject.ts'

const LONGEST_LINE = 2000
const LINES_OF_A_MESSAGE = 20

/** One line of a dashboard that knows nothing but tests: the decision, a phase, a finding or a test. */
export interface Case {
  readonly suite: 'verdict' | 'tests' | Phase
  /** The same for the same thing in every run, and no other case of the suite has it. */
  readonly name: string
  readonly outcome: Outcome
  /** What is said of it, one sentence a line; empty for what needs no words. */
  readonly lines: readonly string[]
  readonly milliseconds: number
  readonly file?: ProjectPath
  readonly line?: number
  readonly test?: VerdictTest
}

/**
 * A verdict as cases: the decision, the phases with their findings, and the tests that the verdict lists. What is found of a listed test
 * stands with the test and nowhere else.
 */
export function casesOf(judged: Judged): readonly Case[] {
  const tests = new Map((judged.tests ?? []).map((test) => [test.id, test]))
  const ofTests = new Map<string, JudgedFinding[]>()
  const others: JudgedFinding[] = []
  for (const finding of judged.findings) {
    const test = testOf(finding)
    if (test === null || !tests.has(test)) others.push(finding)
    else ofTests.set(test, [...(ofTests.get(test) ?? []), finding])
  }
  return withOwnNames([
    decisionCase(judged),
    ...PHASES.flatMap((phase) => [phaseCase(judged, phase), ...others.filter((one) => one.phase === phase).flatMap(findingCase)]),
    ...testCases(judged, ofTests),
  ])
}

const OF_DECISION = { allow: 'passed', review: 'review', block: 'block' } as const
const OF_SEVERITY = { block: 'block', review: 'review', note: 'note', off: 'note' } as const satisfies Record<Severity, Outcome>

function decisionCase(judged: Judged): Case {
  const { decision, because } = judged
  // A reason that blocks and belongs to no rule is about the verdict itself, which then does not count.
  const isRefused = decision === 'block' && because.some(({ rule, row }) => rule === null && row === null)
  const reasons = because.map(
    ({ severity, rule, row, why }) => `${severity} ${[rule, row].filter((name) => name !== null).join(' ')}: ${why}`,
  )
  const lines = decision === 'allow' ? [] : [aboutOf(judged), ...reasons]
  return {
    suite: 'verdict',
    name: 'decision',
    outcome: isRefused ? 'refused' : OF_DECISION[decision],
    lines: lines.map(shown),
    milliseconds: judged.timing?.milliseconds ?? 0,
  }
}

function phaseCase({ inputs, findings, timing }: Judged, phase: Phase): Case {
  const { state, because } = inputs[phase]
  const severities = new Set(findings.filter((one) => one.phase === phase).map(({ severity }) => severity))
  const deciding = severities.has('block') ? 'block' : severities.has('review') ? 'review' : null
  const outcome: Outcome = deciding ?? (state === 'answered' ? 'passed' : state)
  return {
    suite: phase,
    name: phase,
    outcome,
    lines: [
      ...(deciding === null ? [] : [`a finding of this phase is a ${deciding}`]),
      ...(state === 'answered' || because === '' ? [] : [shown(because)]),
    ],
    milliseconds: timing?.phases[phase] ?? 0,
  }
}

/** What the policy switched off is counted, and is no case. */
function findingCase(finding: JudgedFinding): readonly Case[] {
  const { rule, phase, severity, at } = finding
  if (severity === 'off') return []
  const subject = subjectOf(finding)
  return [
    {
      suite: phase,
      name: shown(subject === '' ? rule : `${rule}: ${subject}`),
      outcome: rule === 'flake-frozen' ? 'frozen' : OF_SEVERITY[severity],
      lines: linesOf(finding),
      milliseconds: 0,
      ...(at === undefined ? {} : { file: at.file, ...(at.line === undefined ? {} : { line: at.line }) }),
    },
  ]
}

function linesOf(finding: JudgedFinding): readonly string[] {
  const { rule, approvedBy } = finding
  const approved = approvedBy === null ? [] : [`approved by ${approvedBy}`]
  return [`${rule}: ${plainText(wordsOf(finding))}`, ...approved, remedyOf(finding), `npx vitest-oracle explain ${rule}`].map(shown)
}

function testCases(judged: Judged, findings: ReadonlyMap<string, readonly JudgedFinding[]>): readonly Case[] {
  const messages = new Map((judged.failures ?? []).map(({ owner, message }) => [owner, message]))
  return (judged.tests ?? []).map((test) => {
    const mine = findings.get(test.id) ?? []
    const message = test.state === 'failed' ? (messages.get(test.id) ?? '') : ''
    const at = mine.find((one) => one.at !== undefined)?.at
    return {
      suite: 'tests',
      name: shown(test.id),
      outcome: outcomeOf(test, mine),
      lines: [
        ...mine.filter(({ severity }) => severity !== 'off').flatMap(linesOf),
        ...message
          .split(/\r?\n/)
          .slice(0, LINES_OF_A_MESSAGE)
          .filter((line) => line !== '')
          .map(shown),
      ],
      milliseconds: 0,
      file: fileOf(test.id),
      ...(at?.line === undefined || at.file !== fileOf(test.id) ? {} : { line: at.line }),
      test,
    }
  })
}

/** A test is as bad as the worst that was found of it; a failure that nothing found to matter is none of a plain pass either. */
function outcomeOf({ state, flaky }: VerdictTest, findings: readonly JudgedFinding[]): Outcome {
  const severities = new Set(findings.map(({ severity }) => severity))
  if (severities.has('block')) return 'block'
  if (severities.has('review')) return 'review'
  if (findings.some(({ rule }) => rule === 'flake-frozen')) return 'frozen'
  if (state === 'failed') return 'weightless'
  if (state !== 'passed') return 'not-run'
  if (flaky) return 'flaky'
  return severities.has('note') ? 'note' : 'passed'
}

/** What has the name of an earlier case gets ` #2`, ` #3` … behind. */
function withOwnNames(cases: readonly Case[]): readonly Case[] {
  const seen = new Map<string, number>()
  return cases.map((one) => {
    const key = `${one.suite} ${one.name}`
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? one : { ...one, name: `${one.name} #${count}` }
  })
}

const shown = (text: string): string => clipped(onOneLine(Buffer.from(text, 'utf8').toString('utf8')), LONGEST_LINE)
