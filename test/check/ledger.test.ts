import { describe, expect, test } from 'vitest'
import { checkLedger, fileOf } from '../../src/check/flakes/ledger.ts'
import type { Finding } from '../../src/model/findings.ts'
import type { Freeze, LockFile } from '../../src/model/owned-files.ts'
import type { LedgerRow } from '../../src/model/owned-observations.ts'
import { LOCK, absent, invalid, ownedFiles, sha } from './owned.ts'

const CLOCK = 'tests/nondet/clock.test.ts > deadline window'
const at = { file: 'oracle/ledger.yaml', line: 3 }

function row(changes: Partial<Freeze> = {}): LedgerRow {
  const freeze: Freeze = {
    test: CLOCK,
    reason: 'clock step',
    owner: 'platform',
    issue: 'PROJ-1',
    firstSeen: '2026-11-03',
    expires: '2026-11-24',
    corpus: 'captured/a.json',
    corpusSha256: sha('c'),
    signatures: ['0123456789ab'],
    points: 1,
    ...changes,
  }
  return { test: freeze.test, at, freeze, mistakes: [], corpusNow: sha('c') }
}

function findingsOf(rows: readonly LedgerRow[], { lock }: { readonly lock?: LockFile } = {}): readonly Finding[] {
  const path = 'oracle/oracle.lock.json'
  const owned = ownedFiles({
    ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('1'), value: rows },
    lock: lock === undefined ? absent(path) : { state: 'read', path, sha256: sha('2'), value: lock },
  })
  const hasFile = (file: string) => file !== '' && file !== 'tests/gone.test.ts'
  const answer = checkLedger(owned, { now: '2026-11-10T00:00:00.000Z', hasFile })
  if (answer.state !== 'answered') throw new Error(answer.because)
  return answer.findings
}

function rulesOf(rows: readonly LedgerRow[]): readonly string[] {
  const lock = { ...LOCK, tests: { 'oracle/properties/a.test.ts': { sha256: sha('a'), tests: ['adds up', '[web] adds up there'] } } }
  return findingsOf(rows, { lock }).map(({ rule }) => rule)
}

describe('the rows of the ledger without a run', () => {
  test.for<readonly [string, readonly LedgerRow[], readonly string[]]>([
    ['a valid freeze', [row()], []],
    ['one that expired', [row({ expires: '2026-11-10' })], ['lease-expired']],
    ['a property of the inventory', [row({ test: 'oracle/properties/a.test.ts > adds up' })], ['lease-on-oracle']],
    ['one of a project that has a name', [row({ test: '[web] oracle/properties/a.test.ts > adds up there' })], ['lease-on-oracle']],
    ['a test that the policy does not list', [row({ test: 'tests/nondet/clock.test.ts > other' })], ['lease-not-classified']],
    ['a file that is not there', [row({ test: 'tests/gone.test.ts > a' })], ['lease-not-classified', 'lease-unknown-test']],
    ['points above the cap', [row({ points: 4 })], ['freeze-cap-exceeded']],
    [
      'a row that is no freeze',
      [{ test: CLOCK, at, mistakes: [{ at, wrong: 'no issue', right: 'issue', frame: '' }] }],
      ['lease-field-missing'],
    ],
  ])('%s', ([, rows, expected]) => {
    expect(rulesOf(rows)).toEqual(expected)
  })

  test.for<readonly [string, string, string | null]>([
    ['oracle/fixtures/f.test.ts', 'a', 'F'],
    ['oracle/properties/a.test.ts', 'a', 'P'],
    ['oracle/examples/a.test.ts', 'a', 'E'],
    ['tests/locked.test.ts', 'a', 'E'],
    ['oracle/examples/both.test.ts', 'a', 'F'],
    ['oracle/examples/a.test.ts', '[web] b', 'E'],
    ['oracle/examples/a.test.ts', 'b', null],
  ])('a row for %s > %s is one for a trusted test of the class %s', ([file, title, granted]) => {
    const files = [
      'oracle/fixtures/f.test.ts',
      'oracle/properties/a.test.ts',
      'oracle/examples/a.test.ts',
      'oracle/examples/both.test.ts',
      'tests/locked.test.ts',
    ]
    const tests = Object.fromEntries(files.map((one) => [one, { sha256: sha('a'), tests: ['a', '[web] b'] }]))
    const found = findingsOf([row({ test: `${file} > ${title}` })], { lock: { ...LOCK, tests } })
    const test = `${file} > ${title}`
    expect(found).toEqual([
      granted === null ? { rule: 'lease-not-classified', args: { test }, at } : { rule: 'lease-on-oracle', args: { test, granted }, at },
    ])
  })

  test('what stands in brackets is a project only at the beginning of an entry', () => {
    const tests = { 'oracle/examples/a.test.ts': { sha256: sha('a'), tests: ['[web] b', 'ab [w] cd'] } }
    const rules = (test: string) => findingsOf([row({ test })], { lock: { ...LOCK, tests } }).map(({ rule }) => rule)
    expect(rules('[web] oracle/examples/a.test.ts > b')).toEqual(['lease-on-oracle'])
    expect(rules('oracle/examples/a.test.ts > ab [w] cd')).toEqual(['lease-on-oracle'])
    expect(rules('[w] oracle/examples/a.test.ts > w] cd')).toEqual(['lease-not-classified'])
  })

  test('a row without a test has no file that could be lost, and a lost one is named', () => {
    expect(findingsOf([{ test: '', at, mistakes: [] }])).toEqual([])
    expect(findingsOf([row({ test: 'tests/gone.test.ts > a' })])).toEqual([
      { rule: 'lease-not-classified', args: { test: 'tests/gone.test.ts > a' }, at },
      { rule: 'lease-unknown-test', args: { test: 'tests/gone.test.ts > a', didYouMean: null }, at },
    ])
  })

  test('no lock says nothing of any test', () => {
    expect(findingsOf([row({ test: 'oracle/properties/a.test.ts > adds up' })], {}).map(({ rule }) => rule)).toEqual([
      'lease-not-classified',
    ])
  })

  test.for([
    ['tests/a.test.ts > s > t', 'tests/a.test.ts'],
    ['[web] tests/a.test.ts > t', 'tests/a.test.ts'],
    ['tests/[id] x.test.ts > t', 'tests/[id] x.test.ts'],
  ] as const)('%s stands in %s', ([test, file]) => {
    expect(fileOf(test)).toBe(file)
  })

  test('without a policy nobody says which tests may be frozen', () => {
    const ledger = { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('1'), value: [row()] } as const
    const owned = ownedFiles({ ledger, policy: absent('oracle/policy.yaml') })
    expect(checkLedger(owned, { now: '2026-11-10T00:00:00.000Z', hasFile: () => true })).toMatchObject({ state: 'unavailable' })
  })

  test('without a ledger there is nothing to look at, and one that cannot be read is no yes', () => {
    const known = { now: '2026-11-10T00:00:00.000Z', hasFile: () => true }
    expect(checkLedger(ownedFiles(), known)).toMatchObject({ state: 'not-applicable' })
    expect(checkLedger(ownedFiles({ ledger: invalid('oracle/ledger.yaml') }), known)).toMatchObject({ state: 'unavailable' })
  })
})
