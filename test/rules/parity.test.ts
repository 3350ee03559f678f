import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { RUN_PHASES, runCheck } from '../../src/check/run.ts'
import { decide } from '../../src/decide/decide.ts'
import { ROWS } from '../../src/decide/rows.ts'
import { finding } from '../../src/model/finding.ts'
import type { Answers, Finding, RuleId } from '../../src/model/findings.ts'
import {
  compareSeverity,
  helpOf,
  isRuleId,
  lowestSeverity,
  PHASES,
  presetSeverity,
  RULE_IDS,
  RULES,
  TABLE_PRESETS,
} from '../../src/rules/table.ts'
import { plainText, remedyOf, wordsOf } from '../../src/rules/words.ts'
import { FIXTURES_CASES } from '../check/fixtures.cases.ts'
import { FLAKES_CASES, worldOf } from '../check/flakes.cases.ts'
import { ORACLE_CASES } from '../check/oracles.cases.ts'
import { absent, invalid, ownedFiles } from '../check/owned.ts'
import { failed, moduleOf, passed, PLAIN, seenRun } from '../check/seen.ts'
import type { World } from '../check/seen.ts'
import { SAMPLES } from './samples.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const page = (rule: RuleId): string => readFileSync(`${root}${helpOf(rule)}`, 'utf8')
const SECTIONS = ['What was seen', 'Why it matters', 'How to fix it', 'When it is not a problem', 'Example']
/** The verbs of the command, those that are still to be built among them. */
const VERBS = [
  'init',
  'gate',
  'check',
  'lock',
  'inventory',
  'diff',
  'replay',
  'freeze',
  'thaw',
  'flakes',
  'explain',
  'compare',
  'merge',
  'doctor',
  'hook',
]

describe('the table', () => {
  test('rules stand in the order of their phases, and every phase has some', () => {
    const phases = [...new Set(RULE_IDS.filter((rule) => rule !== 'evidence-missing').map((rule) => RULES[rule].phase))]
    expect(phases.toSorted()).toEqual([...PHASES].toSorted())
  })

  test('ids are kebab-case and titles are headings', () => {
    for (const rule of RULE_IDS) {
      expect(rule).toMatch(/^[a-z]+(-[a-z]+)+$/)
      expect(RULES[rule].title).toMatch(/^[A-Z].*[^.]$/)
    }
    expect(new Set(RULE_IDS.map((rule) => RULES[rule].title)).size).toBe(RULE_IDS.length)
  })

  test('names that every object has are no rules', () => {
    for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', '', 'Fixture-Changed']) expect(isRuleId(name)).toBe(false)
  })

  test.each(RULE_IDS)('%s: a policy cannot go below the floor, and a preset may only where it says so itself', (rule) => {
    for (const preset of TABLE_PRESETS) {
      const lowest = lowestSeverity(rule, preset)
      expect(compareSeverity(lowest, presetSeverity(rule, preset))).toBeLessThanOrEqual(0)
      expect(compareSeverity(lowest, RULES[rule].floor)).toBeLessThanOrEqual(0)
    }
    // A rule that blocks everywhere and could be switched off altogether would be a way to allow what nobody allows.
    if (TABLE_PRESETS.every((preset) => presetSeverity(rule, preset) === 'block')) expect(['review', 'block']).toContain(RULES[rule].floor)
  })
})

describe('words', () => {
  test('what is installed comes from the package manager, and not from git', () => {
    expect(remedyOf(finding('sealed-file-written', { file: 'packages/a/node_modules/vitest/dist/index.js' }))).toMatch(/^npm ci /)
    expect(remedyOf(finding('sealed-file-written', { file: 'oracle/seeds.txt' }))).toMatch(/^git restore /)
  })

  test.each(RULE_IDS)('%s has a sentence and a remedy', (rule) => {
    const one = finding(rule, SAMPLES[rule])
    const text = plainText(wordsOf(one))
    expect(text.length).toBeGreaterThan(5)
    expect(text).not.toMatch(/undefined|\[object|NaN/)
    expect(remedyOf(one).trim()).not.toBe('')
    expect(remedyOf(one)).not.toMatch(/undefined|\[object|NaN/)
  })
})

describe('help pages', () => {
  test('there is one for each rule, and no other', () => {
    expect(readdirSync(`${root}docs/rules`).toSorted()).toEqual(RULE_IDS.map((rule) => `${rule}.md`).toSorted())
  })

  test.each(RULE_IDS)('%s: its page has every section, and names nothing that does not exist', (rule) => {
    const text = page(rule)
    expect(text.split('\n')[0]).toBe(`# \`${rule}\`: ${RULES[rule].title}`)
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(SECTIONS)
    for (const section of text.split(/^## .*$/m).slice(1)) expect(section.trim().length).toBeGreaterThan(15)
    expect([...text.matchAll(/vitest-oracle ([a-z]+)/g)].map(([, verb = '']) => verb).filter((verb) => !VERBS.includes(verb))).toEqual([])
    expect(text.match(/^```/gm)?.length ?? 0).toSatisfy((count: number) => count % 2 === 0)
  })

  test.each(RULE_IDS)('%s: each row that its page names is one that the rule decides', (rule) => {
    const rows = new Map(TABLE_PRESETS.flatMap((preset) => ROWS[preset].map((row) => [row.row, row] as const)))
    for (const [label = ''] of page(rule).matchAll(/\b[ZIBS]\d{1,2}\b/g)) {
      const row = rows.get(label)
      expect([...(row?.rules ?? []), ...(row?.noted ?? [])], `${rule} names ${label}`).toContain(rule)
    }
  })
})

/** What a single run cannot raise: it takes a second commit, or the outcomes of past runs. */
const NEEDS_MORE_THAN_A_RUN: readonly RuleId[] = [
  'lock-changed-without-intent',
  'schema-loosened',
  'flake-budget-exceeded',
  'flake-replay-differs',
  'runner-loads-patch',
]

describe('the checks of a run', () => {
  const worlds: readonly World[] = [
    ...ORACLE_CASES.map(({ world }) => world),
    ...FLAKES_CASES.map(worldOf),
    { modules: [moduleOf(PLAIN, [failed(PLAIN, 'x')])] },
    { owned: { policy: absent('oracle/policy.yaml') } },
    { owned: { policy: invalid('oracle/policy.yaml') } },
  ]
  const runs = [
    ...worlds.map((world) => seenRun(world)),
    ...FIXTURES_CASES.map(({ seen, owned }) => ({ ...seenRun({}), fixtures: seen, owned: ownedFiles(owned) })),
  ]
  const answers = RUN_PHASES.map((phase) => ({
    phase,
    raised: runs.map((seen): readonly Finding[] => {
      const answer = runCheck(phase, classifyRun(seen))
      return answer.state === 'not-applicable' ? [] : (answer.findings ?? [])
    }),
  }))

  const checked = RULE_IDS.filter(
    (rule) => RUN_PHASES.some((phase) => RULES[rule].phase === phase) && !NEEDS_MORE_THAN_A_RUN.includes(rule),
  )

  test.each(checked)('%s has a case in which it fires, and one in which it is silent', (rule) => {
    const { raised } = answers.find(({ phase }) => phase === RULES[rule].phase) ?? { raised: [] }
    expect(raised.some((findings) => findings.some((one) => one.rule === rule))).toBe(true)
    expect(raised.some((findings) => findings.every((one) => one.rule !== rule))).toBe(true)
  })

  // Only the oracles know whether there are trusted tests that a lock would have to name.
  const elsewhere: readonly RuleId[] = ['evidence-missing', 'lock-missing']

  test('raise rules of their own phase', () => {
    const strays = answers.flatMap(({ phase, raised }) =>
      raised.flat().filter(({ rule }) => RULES[rule].phase !== phase && !elsewhere.includes(rule)),
    )
    expect(strays.map(({ rule }) => rule)).toEqual([])
  })

  test.each(['recommended', ...TABLE_PRESETS, 'strict'] as const)('%s: a green run without a trusted test blocks', (preset) => {
    const seen = seenRun({ modules: [moduleOf(PLAIN, [passed(PLAIN, 'x')])] })
    const nothing = { state: 'not-evaluated', because: 'one run shows no patch' } as const
    const speaking = RUN_PHASES.map((phase) => [phase, runCheck(phase, classifyRun(seen))] as const)
    const answers = Object.fromEntries([...PHASES.map((phase) => [phase, nothing] as const), ...speaking]) as Answers
    const { decision, because } = decide(answers, { preset, overrides: {}, scope: 'run', required: RUN_PHASES })
    expect(decision).toBe('block')
    expect(because).toContainEqual({
      severity: 'block',
      rule: 'evidence-missing',
      row: null,
      why: 'the phase oracles has no answer: no test in the run is trusted',
    })
  })
})
