import { describe, expect, test } from 'vitest'
import { checkLedger } from '../../src/check/flakes/ledger.ts'
import type { Freeze } from '../../src/model/owned-files.ts'
import type { LedgerRow } from '../../src/model/owned-observations.ts'
import { LOCK, invalid, ownedFiles, sha } from './owned.ts'

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

function rulesOf(rows: readonly LedgerRow[], now = '2026-11-10T00:00:00.000Z'): readonly string[] {
  const lock = { ...LOCK, tests: { 'oracle/properties/a.test.ts': { sha256: sha('a'), tests: ['adds up', '[web] adds up there'] } } }
  const owned = ownedFiles({
    ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('1'), value: rows },
    lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('2'), value: lock },
  })
  const answer = checkLedger(owned, { now, hasFile: (path) => path === 'tests/nondet/clock.test.ts' || path.startsWith('oracle/') })
  return answer.state === 'answered' ? answer.findings.map(({ rule }) => rule) : [answer.state]
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

  test('without a ledger there is nothing to look at, and one that cannot be read is no yes', () => {
    const known = { now: '2026-11-10T00:00:00.000Z', hasFile: () => true }
    expect(checkLedger(ownedFiles(), known)).toMatchObject({ state: 'not-applicable' })
    expect(checkLedger(ownedFiles({ ledger: invalid('oracle/ledger.yaml') }), known)).toMatchObject({ state: 'unavailable' })
  })
})
