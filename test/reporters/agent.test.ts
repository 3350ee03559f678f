import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AGENT_BYTES, renderAgent } from '../../reporters/agent.ts'
import { judgedOf } from '../../src/cli/check/words.ts'
import { finding } from '../../src/model/finding.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { Judged } from '../../src/model/judged.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { RULES } from '../../src/rules/table.ts'
import { SAMPLE_FINDINGS, SAMPLES } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileText, hostileVerdict } from './hostile.ts'

/** What a run or a file of people said, by the names that arguments of rules have. The patch's own text stands under other names. */
const SECRET_ARGUMENTS = new Set([
  'message',
  'because',
  'evidence',
  'values',
  'wrong',
  'right',
  'frame',
  'name',
  'broken',
  'signature',
  'met',
  'known',
])
/** These say something of the patch alone, in words of this package. */
const OWN_WORDS = new Set(['assertion-unreachable', 'budget-overdrawn', 'budget-undefined', 'test-unparseable'])

function withSecret(value: unknown, secret: string, isSecret = false): unknown {
  if (typeof value === 'string') return isSecret ? secret : value
  if (Array.isArray(value)) return value.map((part) => withSecret(part, secret, isSecret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withSecret(part, secret, isSecret || SECRET_ARGUMENTS.has(key))]),
  )
}

const told = (one: Finding, secret: string): Finding =>
  OWN_WORDS.has(one.rule) ? one : ({ ...one, args: withSecret(one.args, secret) } as Finding)

/** Every rule, and a secret wherever a trusted test, its failure or its evidence says something. */
function secretVerdict(secret: string): Verdict {
  const property = SAMPLES['oracle-failed'].test
  const findings = SAMPLE_FINDINGS.map((one) => told(one, secret))
  return verdictOf('strict', findings, {
    scope: 'merge',
    failures: [
      {
        signature: '9f1c2ab34d5e',
        owner: property,
        message: secret,
        parts: { name: secret, message: secret, operator: secret, frames: [secret] },
      },
    ],
    seeds: { freshSeed: 424_242, freshName: 'fresh-4f2c4f2c4f2c', freshFrom: 'commit', lists: [{ name: secret, count: 1 }] },
    tests: [
      {
        id: property,
        claimed: 'P',
        granted: 'P',
        why: secret,
        covers: ['src/billing.ts#invert'],
        state: 'failed',
        retries: 0,
        flaky: false,
        assertions: 1,
        runs: [
          {
            seed: 424_242,
            path: secret,
            runsAsked: 100,
            runsDone: 1,
            skips: 0,
            failed: true,
            interrupted: false,
            pinned: false,
            replayOnly: false,
            counterexample: secret,
          },
        ],
        seeds: [secret, 'fresh-4f2c4f2c4f2c'],
        signatures: ['9f1c2ab34d5e'],
      },
    ],
  })
}

/** One finding by itself, so that none is left out for length. */
const digests = (verdict: Verdict): readonly string[] => [
  renderAgent(verdict),
  ...verdict.findings.map((one) => renderAgent({ ...verdict, findings: [{ ...one, severity: 'block' }] })),
]

describe('the digest for agents', () => {
  test.for(Object.entries(VERDICTS))('%s', async ([name, verdict]) => {
    await expect(renderAgent(verdict)).toMatchFileSnapshot(`../golden/agent/${name}.txt`)
  })

  test('nothing that a trusted test, its failure or its evidence says is in it', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 6, maxLength: 40 }).map((text) => `zq${text}qz`),
        (secret) => {
          for (const digest of digests(secretVerdict(secret))) {
            expect(digest).not.toContain('zq')
            expect(digest).not.toContain('424242')
            expect(digest).not.toContain('fresh-4f2c')
          }
        },
      ),
      { numRuns: 20 },
    )
  })

  test('the titles of trusted tests lose their literals, and the remedy runs their file', () => {
    const id = 'oracle/examples/price.test.ts > priceOf(3, 250) is 500.5 and \'five "hundred"\' > row #12'
    const digest = renderAgent(
      verdictOf('strict', [finding('oracle-failed', { test: id, signature: '9f1c2ab34d5e', message: 'expected 499 to be 500.5' })]),
    )
    expect(digest).toContain('  at oracle/examples/price.test.ts > priceOf(…, …) is … and … > row #…\n')
    expect(digest).toContain('  fix: npx vitest run oracle/examples/price.test.ts\n')
    expect(digest).not.toMatch(/500|250|499|hundred/)
  })

  test('each finding is told with its rule, its remedy and its place', () => {
    const verdict = verdictOf('strict', SAMPLE_FINDINGS, { scope: 'merge' })
    for (const one of verdict.findings) {
      const digest = renderAgent({ ...verdict, findings: [{ ...one, severity: 'block', at: { file: 'src/a.ts', line: 7 } }] })
      expect(digest).toContain(`block ${one.rule}: ${RULES[one.rule].title}\n  at src/a.ts:7\n`)
      expect(digest).toMatch(/\n {2}fix: \S/)
    }
  })

  test('what a patch took out of a sealed test is not told', () => {
    const file = 'oracle/examples/price.test.ts'
    const one = finding(
      'assertion-removed',
      { test: `${file} > is 500`, file, before: 'expect(priceOf(3, 250)).toBe(500)' },
      { file, line: 5 },
    )
    const verdict = verdictOf('strict', [one], { scope: 'merge' })
    expect(renderAgent(verdict)).toContain('toBe(500)')
    const digest = renderAgent({ ...verdict, paths: [{ path: file, change: 'modified', from: null, class: 'sealed' }] })
    expect(digest).toContain(`block assertion-removed: An assertion was removed\n  at ${file}:5\n  at ${file} > is …\n  fix: git restore `)
    expect(digest).not.toContain('500')
  })

  test('a failing trusted test says what it covers', () => {
    const verdict = secretVerdict('x')
    const failed = verdict.findings.filter(({ rule }) => rule === 'oracle-failed')
    expect(renderAgent({ ...verdict, findings: failed })).toContain('# it covers src/billing.ts#invert')
  })

  test('no remedy writes what belongs to people', () => {
    for (const digest of digests(verdictOf('strict', SAMPLE_FINDINGS, { scope: 'merge' }))) {
      expect(digest).not.toMatch(/vitest-oracle (lock|freeze|thaw|promote)(?! --check)|mkdir|printf|git add|INVARIANTS/)
    }
  })

  test('it is bounded, says what it left out, and names each rule that decides while there is room', () => {
    for (const verdict of Object.values(VERDICTS)) expect(Buffer.byteLength(renderAgent(verdict))).toBeLessThanOrEqual(AGENT_BYTES)
    expect(renderAgent(VERDICTS['everything'] ?? verdictOf('strict', []))).toContain('Left out for length: ')
    const two = verdictOf('strict', [
      ...Array.from({ length: 400 }, (_, index) =>
        finding('untrusted-failed', { test: `t${index}.test.ts > a`, signature: null, message: '' }),
      ),
      finding('no-property-tests', SAMPLES['no-property-tests']),
    ])
    const digest = renderAgent(two)
    expect(digest).toContain('block no-property-tests')
    expect(digest).toMatch(/Left out for length: \d+ findings of untrusted-failed \(\d+\)\./)
  })

  test('no text gets out of its line, and none makes it longer than it may be', () => {
    fc.assert(
      fc.property(hostileText, fc.boolean(), (text, long) => {
        const digest = renderAgent(hostileVerdict(long ? text.repeat(200) : text))
        expect(Buffer.byteLength(digest)).toBeLessThanOrEqual(AGENT_BYTES)
        expect(Buffer.from(digest).toString()).toBe(digest)
        // oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
        expect(digest).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028\u2029\u202a-\u202e]/)
        for (const line of digest.split('\n')) {
          expect(line).toMatch(
            /^(|vitest-oracle: BLOCK\. .*|Mend the cause .*|Skipping, .*|(block|review) [a-z-]+: .*| {2}(at |fix: )?.*|Left out .*|Could not tell: .*|Not evaluated yet: .*|npx vitest-oracle explain [a-z-]+)$/,
          )
        }
      }),
      { numRuns: 100 },
    )
  })

  test('an allow asks for nothing, and a verdict that does not count is not repeated', () => {
    expect(renderAgent(VERDICTS['allow'] ?? verdictOf('strict', [])).split('\n')[1]).toBe('')
    const refused: Judged = judgedOf({
      file: '.oracle/verdict.json',
      decision: 'block',
      verdict: VERDICTS['allow'] ?? null,
      notes: [],
      refusals: [{ kind: 'missing', what: 'expected 4 to be 5', remedy: 'x' }],
    })
    expect(renderAgent(refused)).toContain('The verdict does not count here.')
    expect(renderAgent(refused)).not.toContain('expected 4')
  })
})
