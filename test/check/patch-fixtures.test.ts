import { describe, expect, test } from 'vitest'
import { changedEntries, checkPatchFixtures, lockInForce, undefinedBecause } from '../../src/check/patch-fixtures.ts'
import type { PatchFixtures } from '../../src/check/patch-fixtures.ts'
import { finding } from '../../src/model/finding.ts'
import type { LockFile } from '../../src/model/owned-files.ts'
import type { OwnedFile } from '../../src/model/owned-observations.ts'
import { LOCK, absent, invalid, ownedFiles, sha } from './owned.ts'

const PATH = 'oracle/oracle.lock.json'
const lockOf = (changes: Partial<LockFile> = {}): OwnedFile<LockFile> => ({
  state: 'read',
  path: PATH,
  sha256: sha('0'),
  value: { ...LOCK, ...changes },
})
const intent = (lockChange: boolean) =>
  ({ state: 'read', path: 'oracle/intent.yaml', sha256: sha('0'), value: { version: 1, because: 'x', lockChange } }) as never
const before = lockOf({ fixtures: { 'f.json': sha('a') } })
const after = lockOf({ fixtures: { 'f.json': sha('b') } })
const fixture = { file: 'f.json', sha256: sha('b'), locked: sha('b'), schemaMistakes: [], invariantFailures: [] }

const patch = (changes: Partial<PatchFixtures> = {}): PatchFixtures => ({
  owned: ownedFiles({ lock: before }),
  headLock: before,
  isApproved: false,
  seen: { state: 'observed', fixtures: [fixture], otherLocked: [] },
  schemas: [],
  ...changes,
})
const CHANGED = { rule: 'lock-changed-without-intent', args: { path: PATH, entries: ['f.json'] }, at: { file: PATH } }
const looser = { path: 's.json', before: { type: 'string' }, after: {} }

describe('checkPatchFixtures', () => {
  test('a patch that changes neither lock nor schema is judged as a run is', () => {
    expect(checkPatchFixtures(patch())).toEqual({ state: 'answered', findings: [] })
    expect(checkPatchFixtures(patch({ seen: { state: 'unavailable', because: 'a folder could not be read' } }))).toEqual({
      state: 'unavailable',
      because: 'a folder could not be read',
    })
  })

  test('a changed lock without an intent is a finding, also beside what could not be observed', () => {
    expect(checkPatchFixtures(patch({ headLock: after }))).toEqual({ state: 'answered', findings: [CHANGED] })
    expect(checkPatchFixtures(patch({ headLock: after, seen: { state: 'unavailable', because: 'a folder' } }))).toEqual({
      state: 'unavailable',
      because: 'a folder',
      findings: [CHANGED],
    })
  })

  test('an approval takes the lock of head, and the finding stays for whoever approves', () => {
    expect(checkPatchFixtures(patch({ headLock: after, isApproved: true }))).toEqual({ state: 'answered', findings: [CHANGED] })
  })

  test('an intent says that the lock may change, one of something else does not', () => {
    const owned = ownedFiles({ lock: before, intent: intent(true) })
    expect(checkPatchFixtures(patch({ owned, headLock: after }))).toEqual({ state: 'answered', findings: [] })
    const other = ownedFiles({ lock: before, intent: intent(false) })
    expect(checkPatchFixtures(patch({ owned: other, headLock: after }))).toEqual({ state: 'answered', findings: [CHANGED] })
  })

  test('a looser schema is a finding beside those of the fixtures, and where there is no fixture', () => {
    const wrong = { ...fixture, locked: sha('a') }
    const found = checkPatchFixtures(patch({ schemas: [looser], seen: { state: 'observed', fixtures: [wrong], otherLocked: [] } }))
    expect(found.state === 'answered' && found.findings.map(({ rule }) => rule)).toEqual(['fixture-changed', 'schema-loosened'])
    const owned = ownedFiles({ lock: absent(PATH) })
    const alone = checkPatchFixtures(
      patch({ owned, headLock: absent(PATH), schemas: [looser], seen: { state: 'observed', fixtures: [], otherLocked: [] } }),
    )
    expect(alone.state === 'answered' && alone.findings.map(({ rule }) => rule)).toEqual(['schema-loosened'])
  })
})

test.each([
  { name: 'nobody says so', owned: ownedFiles({ lock: before }), isApproved: false, lock: before },
  { name: 'an owner approves', owned: ownedFiles({ lock: before }), isApproved: true, lock: after },
  { name: 'an intent says so', owned: ownedFiles({ lock: before, intent: intent(true) }), isApproved: false, lock: after },
  { name: 'an intent of something else', owned: ownedFiles({ lock: before, intent: intent(false) }), isApproved: false, lock: before },
  { name: 'an intent with mistakes', owned: ownedFiles({ lock: before, intent: invalid('i') }), isApproved: false, lock: before },
])('the lock in force where $name', ({ owned, isApproved, lock }) => {
  expect(lockInForce(owned, after, isApproved)).toBe(lock)
})

test.each([
  { name: 'the same lock', was: before, now: before, entries: null },
  { name: 'a changed fixture', was: before, now: after, entries: ['f.json'] },
  { name: 'entries that came and went', was: lockOf({ knownBad: { k: sha('a') } }), now: before, entries: ['f.json', 'k'] },
  {
    name: 'a test with other bytes',
    was: lockOf({ tests: { t: { sha256: sha('a'), tests: ['x'] } } }),
    now: lockOf({ tests: { t: { sha256: sha('b'), tests: ['x'] } } }),
    entries: ['t'],
  },
  {
    name: 'a test that lost a title',
    was: lockOf({ tests: { t: { sha256: sha('a'), tests: ['x', 'y'] } } }),
    now: lockOf({ tests: { t: { sha256: sha('a'), tests: ['x'] } } }),
    entries: ['t'],
  },
  { name: 'a lock that can be read no more', was: lockOf(), now: invalid(PATH), entries: [PATH] },
  { name: 'a lock that is gone', was: before, now: absent(PATH), entries: ['f.json'] },
])('entries: $name', ({ was, now, entries }) => {
  expect(changedEntries(was, now)).toEqual(entries)
})

test.each([
  { name: 'nothing', rules: [], because: null },
  { name: 'a changed lock', rules: ['lock'], because: 'the lock changed, and no intent of an owner says so' },
  { name: 'a changed lock that an owner approves', rules: ['lock'], isApproved: true, because: null },
  { name: 'changed bytes', rules: ['bytes'], because: 'the bytes of fixtures changed, and their lock did not' },
  { name: 'lost bytes, approved', rules: ['gone'], isApproved: true, because: 'the bytes of fixtures changed, and their lock did not' },
] as const)('the power of tests has no value after $name: $because', ({ rules, because, ...more }) => {
  const of = {
    lock: finding('lock-changed-without-intent', { path: PATH, entries: [] }),
    bytes: finding('fixture-changed', { file: 'f', locked: sha('a'), now: sha('b') }),
    gone: finding('fixture-missing', { file: 'f' }),
  }
  expect(
    undefinedBecause(
      rules.map((rule) => of[rule]),
      'isApproved' in more,
    ),
  ).toBe(because)
})
