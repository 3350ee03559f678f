import type { LockFile, Policy } from '../../src/model/owned-files.ts'
import type { OwnedFiles } from '../../src/model/owned-observations.ts'

export const sha = (digit: string): string => digit.repeat(64)

export const POLICY: Policy = {
  preset: 'recommended',
  owners: ['@shop/owners'],
  paths: { production: ['src/**'], tests: ['tests/**'], sealed: ['quality/**', '!quality/notes/**'], writable: ['src/**', 'tests/**'] },
  classes: {
    example: ['oracle/examples/**', 'src/**/*.oracle.test.ts'],
    property: ['oracle/properties/**', 'quality/**'],
    fixture: ['oracle/fixtures/**/*.test.ts', 'oracle/examples/both.test.ts'],
    nondeterministic: [
      'tests/nondet/clock.test.ts > deadline window',
      '[web] oracle/examples/listed.test.ts > listed',
      'src/n.oracle.test.ts > n',
    ],
    invariants: 'oracle/INVARIANTS.md',
    seeds: 'oracle/seeds.txt',
  },
  fixtures: {
    files: ['oracle/fixtures/**'],
    schemas: [{ files: 'oracle/fixtures/*.json', schema: 'shapes/order.json', invariants: ['shapes/order.ts'] }],
  },
  corpus: 'captured',
  knownBad: 'oracle/known-bad',
  lock: 'oracle/oracle.lock.json',
  intent: 'oracle/intent.yaml',
  freezes: { ledger: 'oracle/ledger.yaml', maxDays: 30, cap: 3 },
  assertionFunctions: ['expect'],
  weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
  rules: {},
  limits: { phaseSeconds: 600, testFiles: 20_000, mutants: 50 },
}

export const LOCK: LockFile = { version: 1, fixtures: {}, tests: {}, knownBad: {} }

const MISTAKE = { at: { file: 'x', line: 1, column: 1 }, wrong: 'it is wrong', right: 'it would be right', frame: '' }

/** All files read, with the policy above, an empty lock and one invariant, `round-trip`; `changes` replaces whole files. */
export function ownedFiles(changes: Partial<OwnedFiles> = {}): OwnedFiles {
  return {
    policy: { state: 'read', path: 'oracle/policy.yaml', sha256: sha('0'), value: POLICY },
    ledger: { state: 'absent', path: 'oracle/ledger.yaml' },
    lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value: LOCK },
    invariants: {
      state: 'read',
      path: 'oracle/INVARIANTS.md',
      sha256: sha('0'),
      value: [{ id: 'round-trip', text: '', at: { file: 'oracle/INVARIANTS.md', line: 1 } }],
    },
    seeds: { state: 'absent', path: 'oracle/seeds.txt' },
    intent: { state: 'absent', path: 'oracle/intent.yaml' },
    ...changes,
  }
}

export const absent = (path: string): { readonly state: 'absent'; readonly path: string } => ({ state: 'absent', path })
export const invalid = (
  path: string,
): { readonly state: 'invalid'; readonly path: string; readonly mistakes: readonly [typeof MISTAKE] } => ({
  state: 'invalid',
  path,
  mistakes: [MISTAKE],
})
