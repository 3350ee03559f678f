import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Policy, PolicyFile } from '../../../src/model/owned-files.ts'
import type { FileMistake, LedgerRow, OwnedFile } from '../../../src/model/owned-observations.ts'
import { instantOf } from '../../../src/model/instant.ts'
import { readIntent } from '../../../src/observe/owned/intent.ts'
import { readInvariants } from '../../../src/observe/owned/invariants.ts'
import { readLedger } from '../../../src/observe/owned/ledger.ts'
import { readLock } from '../../../src/observe/owned/lock.ts'
import { readPolicy } from '../../../src/observe/owned/policy.ts'
import { readSeeds } from '../../../src/observe/owned/seeds.ts'
import type { FileSource } from '../../../src/observe/owned/source.ts'
import { mutatedBytes, mutatedTree } from './mutate.ts'
import { ledgerText, memorySource, ROW, rowText, valueRead } from './support.ts'

/** Other inputs in each run. fast-check prints seed and path of a failure; FUZZ_SEED plays it again, and FUZZ_RUNS looks at more. */
const SETTINGS = {
  numRuns: Number(process.env['FUZZ_RUNS'] ?? 1500),
  seed: Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31)),
}
/** For a second syntax of a file whose first one has had all of them. */
const FEWER = { ...SETTINGS, numRuns: Math.ceil(SETTINGS.numRuns / 4) }
const LONG = 300_000

function schemaOf(name: string): ValidateFunction {
  return new Ajv({ strict: false }).compile(JSON.parse(readFileSync(join(import.meta.dirname, '../../../schemas', `${name}.json`), 'utf8')))
}

const SCHEMAS = { policy: schemaOf('policy'), ledger: schemaOf('ledger'), lock: schemaOf('lock'), intent: schemaOf('intent') }

/** What a reader that knows nothing of ours makes of the text. */
function independently(path: string, bytes: Uint8Array): unknown {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  return path.endsWith('.json') ? JSON.parse(text) : parse(text, { version: '1.2', logLevel: 'silent' })
}

// oxlint-disable-next-line no-control-regex -- these are the characters that must not show
const UNSHOWN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/

/** A mistake has a place within the text, words on one line, and a frame that a terminal only prints. */
function assertMistakes(mistakes: readonly FileMistake[], bytes: Uint8Array): void {
  assert.ok(mistakes.length > 0)
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\n')
  const keys = mistakes.map(({ at, wrong, right, frame }) => {
    assert.ok(
      wrong !== '' && right !== '' && !`${wrong}${right}`.includes('\n') && !UNSHOWN.test(`${wrong}${right}${frame}`),
      `${wrong} → ${right}`,
    )
    const line = at.line ?? 0
    const column = at.column ?? 0
    assert.ok(
      line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 1,
      `${line}:${column} of ${lines.length} lines`,
    )
    assert.ok(frame.includes(`> ${String(line).padStart(1)}`) || new RegExp(`^> +${line} \\|`, 'm').test(frame), frame)
    return { line, column, wrong }
  })
  const sorted = keys.toSorted((a, b) => a.line - b.line || a.column - b.column)
  assert.deepEqual(
    keys.map(({ line, column }) => [line, column]),
    sorted.map(({ line, column }) => [line, column]),
  )
  assert.equal(new Set(keys.map((key) => JSON.stringify(key))).size, keys.length)
}

type Reader<T> = (source: FileSource, path: string) => Promise<OwnedFile<T>>

async function readBack<T>(read: Reader<T>, path: string, text: string): Promise<T> {
  return valueRead(await read(memorySource({ [path]: text }), path))
}

/** What holds for every text, whatever it is: it is read or every mistake is shown, and it is never read as something that it is not. */
async function assertLaws<T>(
  read: Reader<T>,
  path: string,
  bytes: Uint8Array,
  whenRead: (value: T) => Promise<void>,
): Promise<'read' | 'invalid'> {
  const file = await read(memorySource({ [path]: bytes }), path)
  assert.equal(file.path, path)
  assert.notEqual(file.state, 'absent')
  if (file.state === 'invalid') assertMistakes(file.mistakes, bytes)
  if (file.state === 'read') await whenRead(file.value)
  return file.state === 'read' ? 'read' : 'invalid'
}

/** Counts how often a text was read and refused: a fuzz that only ever sees one of them shows little. */
function counted(runs: number): { readonly count: (state: 'read' | 'invalid') => void; readonly assertBoth: () => void } {
  const seen = { read: 0, invalid: 0 }
  return {
    count: (state) => void (seen[state] += 1),
    assertBoth: () => assert.ok(seen.read > runs / 500 && seen.invalid > runs / 500, JSON.stringify(seen)),
  }
}

async function assertOverBytes(
  texts: readonly string[],
  judge: (bytes: Uint8Array) => Promise<'read' | 'invalid'>,
  settings: typeof SETTINGS = SETTINGS,
): Promise<void> {
  const counter = counted(settings.numRuns)
  await fc.assert(
    fc.asyncProperty(mutatedBytes(texts), async (bytes) => counter.count(await judge(bytes))),
    settings,
  )
  counter.assertBoth()
}

/** Each tree as JSON, as JSON that is read as YAML, and as YAML. */
function written(tree: unknown, form: 'json' | 'json-as-yaml' | 'yaml', name: string): readonly [path: string, bytes: Uint8Array] {
  const json = JSON.stringify(tree) ?? 'null'
  const text = form === 'yaml' ? stringify(JSON.parse(json)) : json
  return [`${name}.${form === 'json' ? 'json' : 'yaml'}`, new TextEncoder().encode(text)]
}

async function assertOverTrees(
  values: readonly unknown[],
  name: string,
  judge: (path: string, bytes: Uint8Array) => Promise<'read' | 'invalid'>,
): Promise<void> {
  const counter = counted(SETTINGS.numRuns)
  const form = fc.constantFrom('json', 'json', 'json-as-yaml', 'yaml')
  await fc.assert(
    fc.asyncProperty(mutatedTree(values), form, async (tree, as) => counter.count(await judge(...written(tree, as, name)))),
    SETTINGS,
  )
  counter.assertBoth()
}

// policy

const POLICIES: readonly PolicyFile[] = [
  { version: 1, preset: 'strict', owners: ['@acme/owners'], limits: { phaseSeconds: 60, testFiles: 10 }, require: ['scope', 'oracles'] },
  {
    version: 1,
    paths: { production: ['src/**'], sealed: [], writable: ['src/**', '!src/x'] },
    rules: { 'timeout-raised': 'off', 'untrusted-failed': 'review' },
  },
  {
    version: 1,
    classes: { property: { files: ['p/**'], seeds: 's.txt' }, nondeterministic: ['tests/a.test.ts > b'] },
    freezes: { ledger: 'l.yaml', maxDays: 30, cap: 3 },
  },
  {
    version: 1,
    fixtures: { files: ['f/**'], schemas: [{ files: 'f/*.json', schema: 'a.json', invariants: ['b.ts'] }] },
    corpus: 'c',
    weights: { fixtureDrift: 99 },
  },
]

/** A policy as a file that names everything. */
function policyFileOf({ classes, ...policy }: Policy): PolicyFile {
  const { example, property, fixture, nondeterministic, invariants, seeds } = classes
  return {
    version: 1,
    ...policy,
    classes: {
      example: { files: example },
      property: { files: property, invariants, seeds },
      fixture: { files: fixture },
      nondeterministic,
    },
  }
}

async function judgePolicy(path: string, bytes: Uint8Array): Promise<'read' | 'invalid'> {
  return assertLaws(readPolicy, path, bytes, async (policy) => {
    assert.ok(SCHEMAS.policy(independently(path, bytes)), JSON.stringify(SCHEMAS.policy.errors))
    const whole = policyFileOf(policy)
    assert.ok(SCHEMAS.policy(whole), JSON.stringify(SCHEMAS.policy.errors))
    assert.deepEqual(await readBack(readPolicy, 'back.json', JSON.stringify(whole)), policy)
  })
}

// ledger

/** What SPEC 5.3 asks of a row, said a second time, without schema and without words. */
function isWholeRow(row: unknown): boolean {
  if (typeof row !== 'object' || row === null) return false
  const has: Record<string, unknown> = { ...row }
  const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
  const texts = ['test', 'reason', 'owner', 'issue', 'corpus'].every((key) => isText(has[key]))
  const dates = ['firstSeen', 'expires'].every((key) => isText(has[key]) && instantOf(String(has[key])) !== null)
  const { signatures, points, corpusSha256, test: id } = has
  const signed =
    Array.isArray(signatures) && signatures.length > 0 && signatures.every((one) => typeof one === 'string' && /^[0-9a-f]{12}$/.test(one))
  const retried = ['retries', 'windowRuns', 'maxFailRate'].filter((key) => key in has)
  const known = Object.keys(has).every((key) => key in ROW || ['retries', 'windowRuns', 'maxFailRate'].includes(key))
  return (
    texts &&
    dates &&
    signed &&
    known &&
    typeof points === 'number' &&
    points >= 1 &&
    /^[0-9a-f]{64}$/.test(String(corpusSha256)) &&
    String(id).includes(' > ') &&
    (retried.length === 0 || ('windowRuns' in has && 'maxFailRate' in has))
  )
}

function freezesOf(data: unknown): readonly unknown[] {
  return typeof data === 'object' && data !== null && 'freezes' in data && Array.isArray(data.freezes) ? data.freezes : []
}

async function judgeLedger(path: string, bytes: Uint8Array): Promise<'read' | 'invalid'> {
  return assertLaws(readLedger, path, bytes, async (rows) => {
    const written = freezesOf(independently(path, bytes))
    assert.equal(rows.length, written.length)
    rows.forEach(({ freeze, mistakes, test: id }, index) => {
      assert.equal(mistakes.length === 0, freeze !== undefined)
      if (freeze === undefined) return assertMistakes(mistakes, bytes)
      assert.deepEqual(freeze, written[index])
      assert.equal(id, freeze.test)
      assert.ok(isWholeRow(freeze), JSON.stringify(freeze))
    })
    const freezes = rows.flatMap(({ freeze }) => freeze ?? [])
    assert.ok(SCHEMAS.ledger({ version: 1, freezes }), JSON.stringify(SCHEMAS.ledger.errors))
    assert.deepEqual(
      (await readBack(readLedger, 'back.json', JSON.stringify({ version: 1, freezes }))).map(({ freeze }) => freeze),
      freezes,
    )
  })
}

const ROWS = [
  ROW,
  { ...ROW, test: 'tests/a.test.ts > b #2', expires: '2026-11-24T09:00:00+01:00', points: 2 },
  { ...ROW, retries: 2, windowRuns: 40, maxFailRate: 0.05 },
]

describe('the policy', () => {
  test('mutated bytes of YAML', { timeout: LONG }, () =>
    assertOverBytes(
      POLICIES.map((policy) => stringify(policy)),
      (bytes) => judgePolicy('p.yaml', bytes),
    ),
  )
  test('mutated bytes of JSON', { timeout: LONG }, () =>
    assertOverBytes(
      POLICIES.map((policy) => JSON.stringify(policy, null, 1)),
      (bytes) => judgePolicy('p.json', bytes),
      FEWER,
    ),
  )
  test('mutated trees', { timeout: LONG }, () => assertOverTrees(POLICIES, 'p', judgePolicy))
})

describe('the ledger', () => {
  test('mutated bytes of YAML', { timeout: LONG }, () =>
    assertOverBytes(
      [
        ledgerText(rowText(), rowText({ test: "'a.test.ts > b #2'", retries: '2', windowRuns: '40', maxFailRate: '0.05' })),
        ledgerText(rowText()),
      ],
      (bytes) => judgeLedger('l.yaml', bytes),
    ),
  )
  test('mutated bytes of JSON', { timeout: LONG }, () =>
    assertOverBytes([JSON.stringify({ version: 1, freezes: ROWS }, null, 1)], (bytes) => judgeLedger('l.json', bytes), FEWER),
  )
  test('mutated trees', { timeout: LONG }, () =>
    assertOverTrees(
      [
        { version: 1, freezes: ROWS },
        { version: 1, freezes: [ROW] },
      ],
      'l',
      judgeLedger,
    ),
  )

  test('a mutated row changes no other', { timeout: LONG }, async () => {
    const form = fc.constantFrom('json', 'json', 'json-as-yaml', 'yaml')
    const law = fc.asyncProperty(mutatedTree(ROWS), fc.nat(2), form, async (row, index, as) => {
      const [path, bytes] = written({ version: 1, freezes: ROWS.with(index, row as (typeof ROWS)[number]) }, as, 'l')
      const rows: readonly LedgerRow[] = valueRead(await readLedger(memorySource({ [path]: bytes }), path))
      assert.equal(rows.length, 3)
      rows.forEach(({ freeze }, at) => at === index || assert.deepEqual(freeze, ROWS[at]))
    })
    await fc.assert(law, FEWER)
  })
})

// lock and intent

const A = 'a'.repeat(64)
const LOCKS = [
  {
    version: 1,
    fixtures: { 'f/a.json': A, 'f/b.json': 'b'.repeat(64) },
    tests: { 't/a.test.ts': { sha256: A, tests: ['x > y', 'x > z'] } },
    knownBad: { 'k/a.patch': A },
  },
  { version: 1, fixtures: {}, tests: {}, knownBad: {} },
]
const INTENTS = [{ allowBehaviorChange: ['src/a/**', '!src/a/b.ts'], lockChange: true, why: 'rounding: half to even' }, { why: 'a' }]

function judgeAs<T>(read: Reader<T>, fits: ValidateFunction): (path: string, bytes: Uint8Array) => Promise<'read' | 'invalid'> {
  return (path, bytes) =>
    assertLaws(read, path, bytes, async (value) => {
      assert.deepEqual(value, independently(path, bytes))
      assert.ok(fits(value), JSON.stringify(fits.errors))
      assert.deepEqual(await readBack(read, 'back.json', JSON.stringify(value)), value)
    })
}

describe('the lock', () => {
  const judge = judgeAs(readLock, SCHEMAS.lock)
  test('mutated bytes', { timeout: LONG }, () =>
    assertOverBytes(
      LOCKS.map((lock) => JSON.stringify(lock, null, 1)),
      (bytes) => judge('l.json', bytes),
    ),
  )
  test('mutated trees', { timeout: LONG }, () => assertOverTrees(LOCKS, 'l', judge))
})

describe('the intent', () => {
  const judge = judgeAs(readIntent, SCHEMAS.intent)
  test('mutated bytes of YAML', { timeout: LONG }, () =>
    assertOverBytes(
      INTENTS.map((intent) => stringify(intent)),
      (bytes) => judge('i.yaml', bytes),
    ),
  )
  test('mutated bytes of JSON', { timeout: LONG }, () =>
    assertOverBytes(
      INTENTS.map((intent) => JSON.stringify(intent)),
      (bytes) => judge('i.json', bytes),
      FEWER,
    ),
  )
  test('mutated trees', { timeout: LONG }, () => assertOverTrees(INTENTS, 'i', judge))
})

// seeds and invariants

describe('seeds', () => {
  test('mutated bytes', { timeout: LONG }, () =>
    assertOverBytes(['# head\n1\n-2\n\n[orders]\nx-1 # one\nx-2\n[b]\n3\n', '7\r\n8\r\n'], (bytes) =>
      assertLaws(readSeeds, 's.txt', bytes, async (lists) => {
        const text = new TextDecoder().decode(bytes)
        for (const [name, seeds] of Object.entries(lists)) {
          assert.ok(seeds.length > 0 && new Set(seeds).size === seeds.length && (name === '' || text.includes(`[${name}]`)))
          for (const seed of seeds)
            assert.ok(text.includes(seed) && !/\s/.test(seed) && !seed.startsWith('fresh-') && !seed.startsWith('#'))
        }
        const back = Object.entries(lists).map(([name, seeds]) => `${name === '' ? '' : `[${name}]\n`}${seeds.join('\n')}\n`)
        assert.deepEqual(await readBack(readSeeds, 'back.txt', back.join('')), lists)
      }),
    ),
  )
})

describe('invariants', () => {
  test('mutated bytes', { timeout: LONG }, () =>
    assertOverBytes(
      ['# Invariants\n\n- `a-b`: one\n* `c`: two <!-- x -->\n\n```\n- `d`\n```\n\n1. `e` three\n', '<!--\n- `a`\n-->\n- `b`\n'],
      (bytes) =>
        assertLaws(readInvariants, 'I.md', bytes, async (invariants) => {
          const text = new TextDecoder().decode(bytes)
          const ids = invariants.map(({ id }) => id)
          for (const { id, at } of invariants)
            assert.ok(text.split('\n')[(at.line ?? 0) - 1]?.startsWith(`\`${id}\``, (at.column ?? 0) - 1))
          assert.equal(new Set(ids).size, ids.length)
          assert.deepEqual(
            (await readBack(readInvariants, 'back.md', ids.map((id) => `- \`${id}\`\n`).join(''))).map(({ id }) => id),
            ids,
          )
          // Nothing counts inside a fence that is longer than all others, or inside a comment that does not end.
          const fence = '`'.repeat(text.length + 3)
          assert.deepEqual(await readBack(readInvariants, 'fenced.md', `${fence}\n${text}\n${fence}\n`), [])
          assert.deepEqual(await readBack(readInvariants, 'comment.md', `<!--\n${text.replaceAll('-->', '')}\n`), [])
        }),
    ),
  )
})
