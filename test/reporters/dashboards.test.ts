import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { validateXML } from 'xmllint-wasm'
import { describe, expect, test } from 'vitest'
import { casesOf } from '../../reporters/cases.ts'
import { renderCtrf } from '../../reporters/ctrf.ts'
import { renderJunit } from '../../reporters/junit.ts'
import { judgedOf } from '../../src/cli/check/words.ts'
import { finding } from '../../src/model/finding.ts'
import type { Judged } from '../../src/model/judged.ts'
import type { VerdictTest } from '../../src/model/verdict.ts'
import { SAMPLE_FINDINGS, SAMPLES } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileText, hostileVerdict } from './hostile.ts'

interface Report {
  readonly results: {
    readonly summary: Readonly<Record<string, number>>
    readonly tests: readonly {
      readonly name: string
      readonly status: string
      readonly rawStatus: string
      readonly flaky?: boolean
      readonly message?: string
    }[]
    readonly environment: { readonly healthy: boolean }
  }
}

/** The schema of the format, as its own package brings it. */
function ctrfSchema(): (report: unknown) => readonly unknown[] {
  const schema = join(dirname(createRequire(import.meta.url).resolve('ctrf')), 'ctrf-schema-0.0.json')
  const ajv = new Ajv({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)
  const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object)
  return (report) => (validate(report) ? [] : (validate.errors ?? []))
}

const mistakes = ctrfSchema()
const reportOf = (judged: Judged): Report => JSON.parse(renderCtrf(judged)) as Report

const xsd = readFileSync(process.env['VITEST_ORACLE_JUNIT_SCHEMA'] ?? new URL('junit.xsd', import.meta.url), 'utf8')

/** By libxml2, which reads XML strictly; many documents at once, since each process of it costs time. */
async function xmlMistakes(texts: readonly string[]): Promise<readonly string[]> {
  const xml = texts.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema: [xsd], maxMemoryPages: 16_384 })
  return errors.map(({ rawMessage }) => rawMessage)
}

/** Of all suites together. */
const countOf = (xml: string, attribute: string): number =>
  [...xml.matchAll(new RegExp(`<testsuite [^>]*\\b${attribute}="(\\d+)"`, 'g'))].reduce((sum, [, count]) => sum + Number(count), 0)

const CLOCK = SAMPLES['flake-frozen'].test
const listed = (id: string, more: Partial<VerdictTest> = {}): VerdictTest => ({
  id,
  claimed: null,
  granted: 'U',
  why: '',
  covers: [],
  state: 'passed',
  retries: 0,
  flaky: false,
  assertions: 1,
  runs: [],
  seeds: [],
  signatures: [],
  ...more,
})

/** One case for each way in which something is no plain pass. */
const EACH: Judged = verdictOf(
  'recommended',
  [
    finding('flake-frozen', SAMPLES['flake-frozen']),
    finding('oracle-failed', SAMPLES['oracle-failed']),
    finding('suspicious-path', { path: 'docs/link', kind: 'symlink', detail: 'x' }),
    finding('base-behind', SAMPLES['base-behind']),
    { ...finding('hidden-text', SAMPLES['hidden-text']), atMost: { severity: 'note', within: 'every-preset', because: 'prose' } },
    finding('timeout-raised', SAMPLES['timeout-raised']),
  ],
  {
    tests: [
      listed('a.test.ts > passes', { granted: 'E' }),
      listed('a.test.ts > fails without weight', { state: 'failed' }),
      listed('a.test.ts > flaky', { flaky: true, retries: 1 }),
      listed('a.test.ts > left out', { state: 'skipped' }),
      listed(CLOCK, { granted: 'N', state: 'failed' }),
      listed(SAMPLES['oracle-failed'].test, { granted: 'P', state: 'failed' }),
    ],
  },
  { region: { state: 'unavailable', because: 'x' }, 'known-bad': { state: 'not-applicable', because: 'y' } },
)

const REFUSED: Judged = judgedOf({
  file: '.oracle/verdict.json',
  decision: 'block',
  verdict: VERDICTS['allow'] ?? null,
  notes: [],
  refusals: [{ kind: 'missing', what: 'It is about another commit.', remedy: 'Run the gate again.' }],
})
const WORLDS: readonly (readonly [string, Judged])[] = [...Object.entries(VERDICTS), ['each', EACH], ['refused', REFUSED]]

describe('CTRF', () => {
  test('the schema refuses what is none', () => {
    expect(mistakes({ reportFormat: 'CTRF', specVersion: '0.0.0', results: {} })).not.toEqual([])
  })

  test.for(WORLDS)('%s is valid, its counts add up, and it fails if and only if the decision is a block', ([, judged]) => {
    const report = reportOf(judged)
    expect(mistakes(report)).toEqual([])
    const { summary, tests, environment } = report.results
    for (const status of ['passed', 'failed', 'skipped', 'pending', 'other']) {
      expect(summary[status], status).toBe(tests.filter((one) => one.status === status).length)
    }
    expect(summary['tests']).toBe(tests.length)
    expect((summary['failed'] ?? 0) > 0).toBe(judged.decision === 'block')
    expect(environment.healthy).toBe(judged.decision === 'allow')
    if (judged.decision === 'review') expect(summary['other']).toBeGreaterThan(0)
  })

  test('nothing but a plain pass looks like one', () => {
    const { tests } = reportOf(EACH).results
    expect(Object.fromEntries(tests.map((one) => [one.name, `${one.status} ${one.rawStatus}${one.flaky === true ? ' flaky' : ''}`])))
      .toMatchInlineSnapshot(`
      {
        "a.test.ts > fails without weight": "other weightless",
        "a.test.ts > flaky": "passed flaky flaky",
        "a.test.ts > left out": "skipped not-run",
        "a.test.ts > passes": "passed passed",
        "base-behind": "failed block",
        "budget": "passed passed",
        "characterization": "skipped not-evaluated",
        "decision": "failed block",
        "evidence-missing: region": "other review",
        "fixtures": "passed passed",
        "flakes": "passed passed",
        "hidden-text: src/slug.ts": "other note",
        "known-bad": "skipped not-applicable",
        "oracle/properties/billing.test.ts > accrue > is undone by invert": "failed block",
        "oracles": "failed block",
        "policy": "passed passed",
        "region": "other review",
        "scope": "failed block",
        "suspicious-path: docs/link": "failed block",
        "tests/nondet/clock.test.ts > deadline window": "other frozen",
        "untrusted": "passed passed",
      }
    `)
  })

  test('a review fails nothing, and is no pass', () => {
    const review = reportOf(
      verdictOf('recommended', [
        finding('no-production-change', SAMPLES['no-production-change']),
        finding('change-uncovered', SAMPLES['change-uncovered']),
      ]),
    )
    const decision = review.results.tests.find(({ name }) => name === 'decision')
    expect(decision).toMatchObject({ status: 'other', rawStatus: 'review' })
  })
})

describe('JUnit XML', () => {
  test('the schema refuses what is none, and what is no XML', async () => {
    const xml = renderJunit(EACH)
    expect(await xmlMistakes([xml.replace('classname=', 'class=')])).not.toEqual([])
    expect(await xmlMistakes([xml.replace('</testsuites>', '\u0001</testsuites>')])).not.toEqual([])
    expect(await xmlMistakes([xml.replace('time="', 'time="<')])).not.toEqual([])
  })

  test('every verdict is valid', async () => {
    expect(await xmlMistakes(WORLDS.map(([, judged]) => renderJunit(judged)))).toEqual([])
  })

  test.for(WORLDS)('%s: its counts add up, and it has a failure or an error if and only if the decision is no allow', ([, judged]) => {
    const xml = renderJunit(judged)
    const elements = (name: string): number => xml.split(`<${name}${name === 'testcase' ? ' ' : ''}`).length - 1
    expect(countOf(xml, 'tests')).toBe(elements('testcase'))
    expect(countOf(xml, 'failures')).toBe(elements('failure '))
    expect(countOf(xml, 'errors')).toBe(elements('error '))
    expect(countOf(xml, 'skipped')).toBe(elements('skipped '))
    expect(countOf(xml, 'failures') + countOf(xml, 'errors') > 0).toBe(judged.decision !== 'allow')
  })
})

describe('both', () => {
  test.for([
    ['ctrf', renderCtrf],
    ['junit', renderJunit],
  ] as const)('%s of each way', async ([format, render]) => {
    await expect(render(EACH)).toMatchFileSnapshot(`../golden/dashboards/${format}.txt`)
  })

  test('a case has a name of its own', () => {
    const many = verdictOf('strict', [...SAMPLE_FINDINGS, ...SAMPLE_FINDINGS])
    const names = casesOf(many).map(({ suite, name }) => `${suite} ${name}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.some((name) => name.endsWith(' #2'))).toBe(true)
  })

  test('no text of a patch gets out of its place', async () => {
    const texts: string[] = []
    fc.assert(
      fc.property(hostileText, (text) => {
        const verdict = hostileVerdict(text)
        const withTests = { ...verdict, tests: [listed(text === '' ? 'a' : text, { state: 'failed' })] }
        expect(mistakes(reportOf(withTests))).toEqual([])
        const [plain, hostile] = [renderJunit(hostileVerdict('a')), renderJunit(verdict)]
        expect(hostile.split('<testcase').length).toBe(plain.split('<testcase').length)
        expect(hostile).not.toContain(']]>')
        texts.push(renderJunit(withTests))
      }),
      { numRuns: 60 },
    )
    expect(await xmlMistakes(texts)).toEqual([])
  })
})
