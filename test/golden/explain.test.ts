import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatch } from '../../src/cli/dispatch.ts'
import type { Out } from '../../src/cli/world.ts'
import { finding } from '../../src/model/finding.ts'
import { RULE_IDS, RULES } from '../../src/rules/table.ts'
import { quoted } from '../../src/rules/words/shell.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { writeVerdict } from '../../src/verdict/write.ts'
import { write } from '../cli/world.ts'
import { property } from '../check/seen.ts'
import { SAMPLES } from '../rules/samples.ts'
import { SEEN } from '../verdict/merge-sample.ts'
import { verdictOf } from './verdicts.ts'

const PROPERTY = SAMPLES['oracle-failed'].test
const NONE = { passed: 0, failed: 0, notRun: 0 }
const parts = { name: 'AssertionError', message: 'expected <n> to be <n>', operator: 'toBe', frames: ['accrue@src/billing.ts', 'invert@src/billing.ts'] }

const verdict = verdictOf(
  'zero-weight',
  [
    finding('oracle-failed', SAMPLES['oracle-failed'], { file: 'oracle/properties/billing.test.ts', line: 12, column: 5 }),
    finding('lease-on-oracle', SAMPLES['lease-on-oracle'], { file: 'oracle/ledger.yaml', line: 3, column: 5 }),
  ],
  {
    classes: { E: NONE, P: { ...NONE, failed: 1 }, F: NONE, N: NONE, U: { ...NONE, passed: 125 } },
    tests: [
      {
        id: PROPERTY,
        claimed: 'P',
        granted: 'P',
        why: 'it matches classes.property, lies on a sealed path, and names accrue-round-trip',
        covers: ['src/billing.ts#invert'],
        state: 'failed',
        retries: 1,
        flaky: false,
        assertions: 101,
        runs: [
          {
            seed: 42,
            path: '0',
            runsAsked: 100,
            runsDone: 1,
            skips: 3,
            failed: true,
            interrupted: false,
            pinned: false,
            replayOnly: false,
            counterexample: '[1, 365]',
          },
        ],
        seeds: ['list:orders'],
        signatures: ['9f1c2ab34d5e'],
      },
    ],
    failures: [
      { signature: '9f1c2ab34d5e', owner: PROPERTY, message: 'Property failed\nCounterexample: [1, 365]', parts },
      { signature: '9f1c2ab34d5e', owner: 'tests/own.test.ts > also', message: 'Property failed', parts },
    ],
    freezes: [{ test: PROPERTY, expires: '2026-12-24', points: 1, signatures: ['9f1c2ab34d5e'], state: 'refused' }],
    regions: [{ covers: 'src/billing.ts#invert', tests: [PROPERTY], imported: ['src/billing.ts'], known: true }],
  },
)

const CLOCK = 'tests/nondet/clock.test.ts > deadline window'
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What people own, with one file of each role, and beside it what a patch may write. */
const FILES = {
  'oracle/policy.yaml': `version: 1
paths:
  production: ["src/**"]
  tests: ["tests/**"]
  writable: ["docs/**"]
classes:
  property: { files: ["oracle/properties/**"] }
  nondeterministic: ["${CLOCK}"]
fixtures:
  files: ["oracle/fixtures/**"]
  schemas: [{ files: "oracle/fixtures/orders/*.json", schema: oracle/schemas/order.json, invariants: [oracle/invariants/order.ts] }]
`,
  'oracle/ledger.yaml': `version: 1
freezes:
  - test: "${CLOCK}"
    reason: NTP step
    owner: platform-tests
    issue: https://tracker.example/PROJ-1841
    firstSeen: 2026-11-03
    expires: 2026-12-01
    corpus: oracle/corpus/clock.json
    corpusSha256: ${sha256('{}')}
    signatures: [9f1c2ab34d5e]
    points: 1
`,
  'oracle/corpus/clock.json': '{}',
  'oracle/fixtures/orders/jp.json': '{}',
  'oracle/fixtures/orders/fr.json': '{"changed":true}',
  'oracle/schemas/order.json': '{}',
  'oracle/properties/billing.test.ts': 'export {}\n',
  'oracle/known-bad/off-by-one.patch': 'patch',
  'vitest.config.ts': '',
  'src/billing.ts': '',
  'src/slug.ts': '',
  'tests/slug.test.ts': '',
  'docs/a.md': '',
  'tools/release.mjs': '',
}
const LOCK = {
  version: 1,
  fixtures: {
    'oracle/fixtures/orders/fr.json': sha256('{}'),
    'oracle/fixtures/orders/gone.json': sha256('gone'),
    'oracle/fixtures/orders/jp.json': sha256('{}'),
  },
  tests: { 'oracle/properties/billing.test.ts': { sha256: sha256('export {}\n'), tests: ['accrue > is undone by invert', 'b'] } },
  knownBad: { 'oracle/known-bad/off-by-one.patch': sha256('patch') },
}

let root = ''
let hand = ''

beforeAll(async () => {
  hand = mkdtempSync(join(tmpdir(), 'explain-'))
  write(hand, { ...FILES, 'oracle/oracle.lock.json': canonicalText(LOCK) })
  const freezes = [{ test: CLOCK, expires: '2026-12-01', points: 1, signatures: ['9f1c2ab34d5e'], state: 'unused' }] as const
  await writeVerdict(join(hand, '.oracle/verdict.json'), judgeMerge({ ...SEEN, freezes, inventory: true }))
  root = mkdtempSync(join(tmpdir(), 'explain-'))
  await writeVerdict(join(root, '.oracle/verdict.json'), verdict)
  writeFileSync(join(root, 'broken.json'), canonicalText({ ...verdict, schemaVersion: 2 }))
})

afterAll(() => [root, hand].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** The command as a whole transcript. */
async function transcript(...argv: readonly string[]): Promise<string> {
  return transcriptIn(root, argv)
}

async function transcriptIn(cwd: string, argv: readonly string[]): Promise<string> {
  const written: string[] = []
  const out = (name: string): Out => ({ write: (text) => written.push(`--- ${name}\n${text}`), isTerminal: false, width: 80 })
  const world = { cwd, stdout: out('stdout'), stderr: out('stderr'), env: {}, now: '2026-11-30T14:00:00.000Z' }
  const status = await dispatch(['explain', ...argv], world, async () => '0.1.0')
  return `$ vitest-oracle explain ${argv.map(quoted).join(' ')}\n${written.join('')}--- exit status ${status}\n`
}

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  rule: ['oracle-flaky'],
  row: ['z1'],
  signature: ['9f1c2ab34d5e'],
  'signature-json': ['9f1c2ab34d5e', '--json'],
  test: [PROPERTY],
  'test-file': ['./oracle/properties/billing.test.ts'],
  'covered-file': ['src/billing.ts'],
  'near-rule': ['oracle-flakey'],
  'part-of-a-name': ['round trip', '--verdict', '.oracle/verdict.json'],
  'part-of-a-test': ['undone'],
  nothing: ['zzzzzzzzzz'],
  'no-word': [],
  'no-verdict': ['0123456789ab', '--verdict', 'elsewhere.json'],
  'broken-verdict': ['0123456789ab', '--verdict', 'broken.json'],
}

/** The same where the files that people own are at hand. */
const AT_HAND: Readonly<Record<string, readonly string[]>> = {
  'hand-test': [property().id],
  'hand-frozen': [CLOCK],
  'hand-production': ['src/billing.ts'],
  'hand-uncovered': ['./src/slug.ts'],
  'hand-test-file': ['tests/slug.test.ts'],
  'hand-trusted-file': ['oracle/properties/billing.test.ts'],
  'hand-fixture': ['oracle/fixtures/orders/jp.json'],
  'hand-fixture-changed': ['oracle/fixtures/orders/fr.json'],
  'hand-fixture-missing': ['oracle/fixtures/orders/gone.json'],
  'hand-known-bad': ['oracle/known-bad/off-by-one.patch'],
  'hand-schema': ['oracle/schemas/order.json'],
  'hand-policy': ['oracle/policy.yaml'],
  'hand-runner': ['vitest.config.ts'],
  'hand-writable': ['docs/a.md'],
  'hand-other': ['tools/release.mjs'],
  'hand-without-verdict': ['src/billing.ts', '--verdict', 'none.json'],
  'hand-other-policy': ['src/billing.ts', '--policy', 'elsewhere.yaml'],
  'hand-json': ['src/billing.ts', '--json'],
  'hand-outside': ['../../etc/passwd'],
  'hand-folder': ['src'],
}

describe('explain', () => {
  test.each(Object.entries(AT_HAND))('%s', async (name, argv) => {
    await expect(await transcriptIn(hand, argv)).toMatchFileSnapshot(`./explain/${name}.txt`)
  })

  test.each(Object.entries(COMMANDS))('%s', async (name, argv) => {
    await expect(await transcript(...argv)).toMatchFileSnapshot(`./explain/${name}.txt`)
  })

  test.each(RULE_IDS)('%s: prints its page, and what the table says of it', async (rule) => {
    const text = await transcript(rule)
    expect(text).toContain(`${rule}: ${RULES[rule].title}`)
    expect(text.split('\n').filter((line) => line.length > 80 && !line.startsWith('  ') && !/^(presets|policy) /.test(line))).toEqual([])
    expect(text).toContain(`phase     ${RULES[rule].phase}`)
    expect(text).toContain('--- exit status 0\n')
    expect(text).not.toContain('```')
  })
})
