import type { RuleId } from '../../src/model/findings.ts'
import { absent } from './owned.ts'
import {
  EXAMPLE,
  PLAIN,
  PROPERTY,
  type World,
  error,
  evidence,
  example,
  failed,
  failure,
  moduleOf,
  passed,
  property,
  propertyRun,
} from './seen.ts'

export interface OracleCase {
  readonly name: string
  readonly world: World
  readonly rules: readonly RuleId[]
  readonly state?: 'unavailable'
}

const timeout = {
  state: 'failed',
  errors: [error({ name: 'TestTimeoutError', message: 'Test timed out in 5000ms.' })],
  failures: [failure()],
} as const
const hook = { owner: EXAMPLE, errors: [error({ message: 'no database' })], failures: [failure()] }
const notRun = { state: 'skipped', mode: 'run' } as const

export const ORACLE_CASES: readonly OracleCase[] = [
  { name: 'all hold', world: {}, rules: [] },

  // outcomes
  {
    name: 'a trusted test fails',
    world: { example: { state: 'failed', errors: [error()], failures: [failure()] } },
    rules: ['oracle-failed'],
  },
  { name: 'a trusted test fails without an error', world: { example: { state: 'failed' } }, rules: ['oracle-error'] },
  { name: 'a trusted test times out on Vitest 5', world: { example: timeout }, rules: ['oracle-timeout'] },
  {
    name: 'a trusted test times out on Vitest 4',
    world: { example: { ...timeout, errors: [error({ name: 'Error', message: 'Test timed out in 200ms.\nIf this …' })] } },
    rules: ['oracle-timeout'],
  },
  { name: 'a trusted test is skipped', world: { example: { state: 'skipped', mode: 'skip' } }, rules: ['oracle-skipped'] },
  { name: 'a trusted test is a todo', world: { example: { state: 'skipped', mode: 'todo' } }, rules: ['oracle-skipped'] },
  { name: 'a trusted test skips itself', world: { example: notRun }, rules: ['oracle-skipped'] },
  {
    name: 'a hook above a trusted test fails',
    world: { modules: [moduleOf(EXAMPLE, [example(notRun)], { state: 'failed', hookFailures: [hook] }), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-error', 'oracle-missing'],
  },
  {
    name: 'a hook after a trusted test fails',
    world: { modules: [moduleOf(EXAMPLE, [example()], { state: 'failed', hookFailures: [hook] }), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-error'],
  },
  {
    name: 'a worker dies with a trusted test',
    world: { modules: [moduleOf(EXAMPLE, [example({ state: 'pending' })], { state: 'pending' }), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-missing', 'runner-exited-early'],
  },
  {
    name: 'a worker dies after its trusted test passed',
    world: { modules: [moduleOf(EXAMPLE, [example()], { state: 'pending' }), moduleOf(PROPERTY, [property()])] },
    rules: ['runner-exited-early'],
  },
  {
    name: 'a trusted file fails, and nothing in it did',
    world: { modules: [moduleOf(EXAMPLE, [example()], { state: 'failed' }), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-error'],
  },
  { name: 'a trusted test is expected to fail', world: { example: { expectedToFail: true } }, rules: ['oracle-skipped'] },
  {
    name: 'a trusted test passes on its second try',
    world: { example: { flaky: true, retries: 1, errors: [error()], failures: [failure()] } },
    rules: ['oracle-flaky'],
  },
  {
    name: 'a trusted test passes and still has an error',
    world: { example: { errors: [error()], failures: [failure()] } },
    rules: ['oracle-flaky'],
  },
  {
    name: 'an unhandled error beside tests that all pass',
    world: { run: { unhandledErrors: [{ error: error(), failure: failure() }] } },
    rules: ['unhandled-error'],
  },

  // inventory
  {
    name: 'a locked file is not in the run',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example()]),
        moduleOf('oracle/properties/c.test.ts', [
          { ...property(), file: 'oracle/properties/c.test.ts', id: 'oracle/properties/c.test.ts > is undone' },
        ]),
      ],
    },
    rules: ['oracle-missing'],
  },
  {
    name: 'a locked test is gone from its file',
    world: { modules: [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds up')]), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-missing'],
  },
  {
    name: 'a locked file cannot be collected',
    world: { modules: [moduleOf(EXAMPLE, [], { state: 'failed', hookFailures: [hook] }), moduleOf(PROPERTY, [property()])] },
    rules: ['no-oracle-tests', 'oracle-error', 'oracle-missing'],
  },
  {
    name: 'a decoy of the same title in another file',
    world: { modules: [moduleOf(PLAIN, [passed(PLAIN, 'adds')]), moduleOf(PROPERTY, [property()])] },
    rules: ['no-oracle-tests', 'oracle-missing'],
  },
  { name: 'there is no lock', world: { owned: { lock: absent('oracle/oracle.lock.json') } }, rules: ['lock-missing'] },

  // evidence
  {
    name: 'the setup file is silent about a trusted test',
    world: { modules: [moduleOf(EXAMPLE, [(({ evidence: _, ...rest }) => rest)(example())]), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-without-evidence'],
  },
  {
    name: 'a trusted test asserts nothing',
    world: { example: { evidence: evidence({ assertions: 0 }) } },
    rules: ['oracle-without-evidence'],
  },
  {
    name: 'a property ran on nothing',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ runsAsked: 0, runsDone: 0 })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'a property was interrupted',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ interrupted: true, runsDone: 3 })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'an interrupted property had done all runs',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ interrupted: true })] }) } },
    rules: [],
  },
  {
    name: 'a property replays one path',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ replayOnly: true })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'a property failed and its test passed',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ failed: true })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'a property pins its seed',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ pinned: true })] }) } },
    rules: ['no-property-tests', 'seeds-missing'],
  },
  { name: 'a property records no seed', world: { property: { evidence: evidence() } }, rules: ['no-property-tests', 'seeds-missing'] },
  {
    name: 'a property of its own generator reads a sealed list',
    world: { property: { evidence: evidence({ seeds: ['list:orders'] }) } },
    rules: [],
  },
  {
    name: 'the canary is silent',
    world: { modules: [moduleOf(EXAMPLE, [example()], { canary: { asked: 0, broken: [] } }), moduleOf(PROPERTY, [property()])] },
    rules: ['evidence-missing'],
  },
  {
    name: 'the canary found a broken matcher',
    world: { modules: [moduleOf(EXAMPLE, [example()], { canary: { asked: 20, broken: ['toBe'] } }), moduleOf(PROPERTY, [property()])] },
    rules: ['expect-tampered'],
  },
  {
    name: 'a sealed file was written during the run',
    world: { run: { writtenDuringRun: ['oracle/seeds.txt'] } },
    rules: ['sealed-file-written'],
  },

  // classes and claims
  {
    name: 'a tag that the policy does not grant',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example()]),
        moduleOf(PROPERTY, [property()]),
        moduleOf(PLAIN, [passed(PLAIN, 'x', { declared: { cls: 'E' } })]),
      ],
    },
    rules: ['class-claim-refused'],
  },
  {
    name: 'a tag that changed while the test ran',
    world: { example: { forged: true } },
    rules: ['class-claim-refused', 'oracle-without-evidence'],
  },
  {
    name: 'a property with an invariant that nobody wrote down',
    world: { property: { declared: { cls: 'P', invariant: 'nowhere' } } },
    rules: ['invariant-missing', 'no-property-tests'],
  },
  {
    name: 'no test is trusted',
    world: { modules: [moduleOf(PLAIN, [passed(PLAIN, 'x')])], owned: { lock: absent('oracle/oracle.lock.json') } },
    rules: ['evidence-missing', 'no-oracle-tests', 'no-property-tests'],
  },
  {
    name: 'no test ran',
    world: { modules: [], owned: { lock: absent('oracle/oracle.lock.json') } },
    rules: ['evidence-missing', 'no-oracle-tests', 'no-property-tests'],
  },
  {
    name: 'an untrusted test fails',
    world: { modules: [moduleOf(EXAMPLE, [example()]), moduleOf(PROPERTY, [property()]), moduleOf(PLAIN, [failed(PLAIN, 'x')])] },
    rules: [],
  },

  // runs that cannot say that nothing failed
  {
    name: 'a filtered run',
    world: { run: { limits: [{ kind: 'filtered', because: 'only files whose path holds "a"' }] } },
    rules: [],
    state: 'unavailable',
  },
  { name: 'an interrupted run', world: { run: { reason: 'interrupted' } }, rules: [], state: 'unavailable' },
  {
    name: 'a filtered run that failed',
    world: {
      example: { state: 'failed', errors: [error()], failures: [failure()] },
      run: { limits: [{ kind: 'shard', because: 'shard 1 of 2' }] },
    },
    rules: ['oracle-failed'],
    state: 'unavailable',
  },
]
