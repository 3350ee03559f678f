import type { FixtureObservation, FixturesObservation, OwnedFiles } from '../../src/model/owned-observations.ts'
import type { CheckAnswer, RuleId } from '../../src/model/findings.ts'
import { absent, invalid, sha } from './owned.ts'

export interface FixturesCase {
  readonly name: string
  readonly seen: FixturesObservation
  readonly owned?: Partial<OwnedFiles>
  readonly state: CheckAnswer['state']
  /** Rule and file of each finding, in order. */
  readonly expected: readonly (readonly [RuleId, string])[]
}

const fixture = (changes: Partial<FixtureObservation>): FixtureObservation => ({
  file: 'f.json',
  sha256: sha('a'),
  locked: sha('a'),
  schemaMistakes: [],
  invariantFailures: [],
  ...changes,
})
const observed = (
  fixtures: readonly FixtureObservation[],
  otherLocked: Extract<FixturesObservation, { state: 'observed' }>['otherLocked'] = [],
): FixturesObservation => ({ state: 'observed', fixtures, otherLocked })
const schemaMistakes = [
  { schema: 's.json', pointer: '/total', message: 'must be integer', at: { file: 'f.json', line: 3, column: 5 } },
  { schema: 's.json', pointer: '', message: 'must have sku', at: { file: 'f.json', line: 1, column: 1 } },
]
const invariantFailures = [{ invariants: 'i.ts', name: 'sums', message: '2 is not 3' }]

export const FIXTURES_CASES: readonly FixturesCase[] = [
  { name: 'a fixture as it is locked', seen: observed([fixture({})]), state: 'answered', expected: [] },
  {
    name: 'a fixture with other bytes',
    seen: observed([fixture({ sha256: sha('b') })]),
    state: 'answered',
    expected: [['fixture-changed', 'f.json']],
  },
  {
    name: 'a locked fixture that is gone',
    seen: observed([fixture({ sha256: null })]),
    state: 'answered',
    expected: [['fixture-missing', 'f.json']],
  },
  {
    name: 'a fixture that the lock does not name',
    seen: observed([fixture({ locked: null })]),
    state: 'answered',
    expected: [['fixture-unlocked', 'f.json']],
  },
  {
    name: 'a fixture against its schema',
    seen: observed([fixture({ schemaMistakes })]),
    state: 'answered',
    expected: [
      ['fixture-schema-violated', 'f.json'],
      ['fixture-schema-violated', 'f.json'],
    ],
  },
  {
    name: 'a fixture against its invariants',
    seen: observed([fixture({ invariantFailures })]),
    state: 'answered',
    expected: [['fixture-invariant-broken', 'f.json']],
  },
  {
    name: 'a locked test and a known-bad with other bytes',
    seen: observed(
      [],
      [
        { file: 'a.test.ts', kind: 'test', sha256: sha('b'), locked: sha('a') },
        { file: 'k.patch', kind: 'known-bad', sha256: null, locked: sha('a') },
      ],
    ),
    state: 'answered',
    expected: [
      ['fixture-changed', 'a.test.ts'],
      ['fixture-missing', 'k.patch'],
    ],
  },
  {
    name: 'no lock: one finding for all, and shapes all the same',
    seen: observed([fixture({ locked: null }), fixture({ file: 'g.json', locked: null, invariantFailures })]),
    owned: { lock: absent('oracle/oracle.lock.json') },
    state: 'answered',
    expected: [
      ['lock-missing', 'oracle/oracle.lock.json'],
      ['fixture-invariant-broken', 'g.json'],
    ],
  },
  {
    name: 'no lock and nothing to lock',
    seen: observed([]),
    owned: { lock: absent('oracle/oracle.lock.json') },
    state: 'not-applicable',
    expected: [],
  },
  { name: 'a lock and no fixtures', seen: observed([]), state: 'answered', expected: [] },
  {
    name: 'a lock with mistakes',
    seen: observed([fixture({ locked: null, schemaMistakes })]),
    owned: { lock: invalid('oracle/oracle.lock.json') },
    state: 'unavailable',
    expected: [
      ['fixture-schema-violated', 'f.json'],
      ['fixture-schema-violated', 'f.json'],
    ],
  },
  { name: 'no policy', seen: observed([fixture({})]), owned: { policy: absent('oracle/policy.yaml') }, state: 'unavailable', expected: [] },
  {
    name: 'a policy with mistakes',
    seen: observed([]),
    owned: { policy: invalid('oracle/policy.yaml') },
    state: 'unavailable',
    expected: [],
  },
  {
    name: 'fixtures that could not be observed',
    seen: { state: 'unavailable', because: 'a folder could not be read' },
    state: 'unavailable',
    expected: [],
  },
]
