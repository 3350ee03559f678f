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
import { writeVerdict } from '../../src/verdict/write.ts'
import { SAMPLES } from '../rules/samples.ts'
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

let root = ''

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'explain-'))
  await writeVerdict(join(root, '.oracle/verdict.json'), verdict)
  writeFileSync(join(root, 'broken.json'), canonicalText({ ...verdict, schemaVersion: 2 }))
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The command as a whole transcript. */
async function transcript(...argv: readonly string[]): Promise<string> {
  const written: string[] = []
  const out = (name: string): Out => ({ write: (text) => written.push(`--- ${name}\n${text}`), isTerminal: false, width: 80 })
  const world = { cwd: root, stdout: out('stdout'), stderr: out('stderr'), env: {}, now: '2026-11-30T14:00:00.000Z' }
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

describe('explain', () => {
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
