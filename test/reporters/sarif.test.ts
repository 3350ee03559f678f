import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderSarif } from '../../reporters/sarif.ts'
import { finding } from '../../src/model/finding.ts'
import type { Judged } from '../../src/model/judged.ts'
import { RULE_IDS } from '../../src/rules/table.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileText, hostileVerdict } from './hostile.ts'

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } }
    readonly invocations: readonly {
      readonly executionSuccessful: boolean
      readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[]
    }[]
    readonly results: readonly {
      readonly ruleId: string
      readonly ruleIndex: number
      readonly level: string
      readonly message: { readonly text: string; readonly markdown: string }
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string; readonly uriBaseId?: string }
          readonly region?: object
        }
      }[]
      readonly partialFingerprints: Readonly<Record<string, string>>
      readonly suppressions: readonly object[]
    }[]
  }[]
}

/** The schema of OASIS, as a package brings it: VITEST_ORACLE_SARIF_SCHEMA names another copy of it, such as one with its errata. */
function officialSchema(): (value: unknown) => readonly unknown[] {
  const copy = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
  const { $schema, id, ...schema } = JSON.parse(readFileSync(process.env['VITEST_ORACLE_SARIF_SCHEMA'] ?? copy, 'utf8')) as Record<
    string,
    unknown
  >
  expect($schema).toContain('json-schema.org')
  const ajv = new Ajv({ strict: false, unicodeRegExp: false })
  addFormats.default(ajv)
  // Written in draft 04, whose `id` is now `$id`; it uses nothing else that changed.
  const validate = ajv.compile({ ...schema, $id: String(id ?? schema['$id']) })
  return (value) => (validate(value) ? [] : (validate.errors ?? []))
}

const mistakes = officialSchema()
const logOf = (judged: Judged, prefix = ''): Log => JSON.parse(renderSarif(judged, { prefix })) as Log
const resultsOf = (judged: Judged, prefix = ''): Log['runs'][number]['results'] => logOf(judged, prefix).runs[0]?.results ?? []

describe('SARIF 2.1.0', () => {
  test('the schema refuses what is none', () => {
    expect(mistakes({ version: '2.1.0', runs: [{}] })).not.toEqual([])
    const log = logOf(verdictOf('strict', SAMPLE_FINDINGS))
    expect(mistakes({ ...log, runs: log.runs.map((run) => ({ ...run, results: [{ ruleId: 'x' }] })) })).not.toEqual([])
  })

  test.for(Object.entries(VERDICTS))('%s is valid, with a result for each finding', ([, verdict]) => {
    const log = logOf(verdict)
    expect(mistakes(log)).toEqual([])
    expect(log.runs[0]?.results).toHaveLength(verdict.findings.length)
  })

  test('every rule has its entry, and each result points at its own', () => {
    const log = logOf(verdictOf('strict', SAMPLE_FINDINGS))
    const rules = log.runs[0]?.tool.driver.rules ?? []
    expect(rules.map(({ id }) => id)).toEqual(RULE_IDS)
    for (const { ruleId, ruleIndex } of log.runs[0]?.results ?? []) expect(rules[ruleIndex]?.id).toBe(ruleId)
  })

  test('whatever the patch says, it is valid, and no message holds a link or a placeholder', () => {
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', 'packages/shop/'), (text, prefix) => {
        const log = logOf(hostileVerdict(text), prefix)
        expect(mistakes(log)).toEqual([])
        for (const { message, locations } of log.runs[0]?.results ?? []) {
          expect(message.text).not.toMatch(/\]\(/)
          expect(message.text.replaceAll(/\{\{|\}\}/g, '')).not.toMatch(/[{}]/)
          for (const { physicalLocation } of locations)
            expect(physicalLocation.artifactLocation.uri).toMatch(/^(?:[\w.~!*'()-]|%[0-9A-F]{2}|\/|file:)+$/)
        }
      }),
    )
  })

  test('places start at the top of the repository; a finding without one is at the policy', () => {
    const at = (file: string, prefix: string) =>
      resultsOf(
        verdictOf('recommended', [
          finding('untrusted-failed', { test: 'a', signature: '0123456789ab', message: 'm' }, { file, line: 2, column: 4 }),
        ]),
        prefix,
      )[0]?.locations[0]?.physicalLocation
    expect(at('tests/a b.test.ts', 'packages/shop/')).toEqual({
      artifactLocation: { uri: 'packages/shop/tests/a%20b.test.ts', uriBaseId: 'SRCROOT' },
      region: { startLine: 2, startColumn: 4 },
    })
    expect(at('/etc/policy.yaml', 'packages/shop/')?.artifactLocation).toEqual({ uri: 'file:///etc/policy.yaml' })
    expect(at('C:/policy.yaml', '')?.artifactLocation).toEqual({ uri: 'file:///C:/policy.yaml' })
    expect(
      resultsOf(verdictOf('recommended', [finding('no-property-tests', { because: 'b' })]))[0]?.locations[0]?.physicalLocation,
    ).toEqual({ artifactLocation: { uri: 'oracle/policy.yaml', uriBaseId: 'SRCROOT' } })
  })

  test('the same finding on another line is the same finding', () => {
    const on = (line: number, before = 'x') =>
      resultsOf(verdictOf('recommended', [finding('assertion-removed', { test: 'a', file: 'a.ts', before }, { file: 'a.ts', line })]))[0]
        ?.partialFingerprints
    expect(on(1)).toEqual(on(99))
    expect(on(1)).not.toEqual(on(1, 'y'))
  })

  test('what was approved is suppressed and still there; what could not be told is a notification', () => {
    const verdict = verdictOf('recommended', [], {}, { oracles: { state: 'unavailable', because: 'nobody looked' } })
    const [first] = verdict.findings
    if (first === undefined) throw new Error('no finding to approve')
    const approved: Judged = { ...verdict, findings: [{ ...first, severity: 'note', approvedBy: '@acme/owners' }] }
    expect(resultsOf(approved)[0]?.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'approved by @acme/owners' },
    ])
    expect(logOf(verdict).runs[0]?.invocations[0]?.toolExecutionNotifications.map(({ message }) => message.text)).toContain(
      'oracles: could not tell: nobody looked',
    )
  })
})
