import type { RunSeen } from '../../src/model/owned-observations.ts'
import { LOCK, sha } from '../check/owned.ts'
import { row } from '../check/flakes.cases.ts'
import {
  CLOCK,
  EXAMPLE,
  evidence,
  example,
  failed,
  moduleOf,
  passed,
  PLAIN,
  PROPERTY,
  property,
  propertyRun,
  seenRun,
} from '../check/seen.ts'

const FIXTURE = 'oracle/fixtures/c.test.ts'
const DATA = 'oracle/fixtures/order.json'

/** What stands in each file of `RUN`, in their order. */
export const MODULES: readonly string[] = ['example', 'fixture', 'property', 'frozen', 'plain']

/** A run that counts, with something of each kind: an example, a property, a fixture test, a frozen failure, a test without weight. */
export const RUN: RunSeen = seenRun({
  modules: [
    moduleOf(EXAMPLE, [example()], { imported: ['src/billing.ts'] }),
    moduleOf(FIXTURE, [passed(FIXTURE, 'adds up')]),
    moduleOf(PROPERTY, [property({ evidence: evidence({ assertions: 100, propertyRuns: [propertyRun()], seeds: ['list:orders'] }) })]),
    moduleOf(CLOCK, [failed(CLOCK, 'deadline window')]),
    moduleOf(PLAIN, [passed(PLAIN, 'adds')]),
  ],
  run: { reason: 'failed', runnerExitCode: 1 },
  owned: {
    lock: {
      state: 'read',
      path: 'oracle/oracle.lock.json',
      sha256: sha('0'),
      value: {
        ...LOCK,
        fixtures: { [DATA]: sha('d') },
        tests: {
          [EXAMPLE]: { sha256: sha('a'), tests: ['adds'] },
          [FIXTURE]: { sha256: sha('f'), tests: ['adds up'] },
          [PROPERTY]: { sha256: sha('a'), tests: ['is undone'] },
        },
      },
    },
    ledger: { state: 'read', path: 'oracle/ledger.yaml', sha256: sha('0'), value: [row()] },
    seeds: { state: 'read', path: 'oracle/seeds.txt', sha256: sha('0'), value: { orders: ['1', '2'] } },
  },
  fixtures: {
    state: 'observed',
    fixtures: [{ file: DATA, sha256: sha('d'), locked: sha('d'), schemaMistakes: [], invariantFailures: [] }],
    otherLocked: [],
  },
})
