import type { RuleId } from '../../src/model/findings.ts'
import { LOCK, absent, invalid, sha } from './owned.ts'
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
const at = { file: EXAMPLE, line: 3, column: 1 }
const frames = [
  { file: 'src/cart.ts', line: 2, column: 5, method: '' },
  { file: EXAMPLE, line: 4, column: 7, method: '' },
]
const FIXTURES = 'oracle/fixtures/c.test.ts'
const FIXTURE = { file: 'f.json', sha256: sha('b'), locked: null, schemaMistakes: [], invariantFailures: [] }
const INVARIANTS = {
  state: 'read',
  path: 'oracle/INVARIANTS.md',
  sha256: sha('0'),
  value: [{ id: 'round-trip', text: '', at: { file: 'oracle/INVARIANTS.md', line: 1 } }],
} as const
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
  {
    name: 'a trusted test fails with an error that could not be signed',
    world: { example: { state: 'failed', errors: [error()] } },
    rules: ['oracle-error'],
  },
  {
    name: 'a trusted test fails again in its own file, below a helper, and its last error counts',
    world: {
      example: {
        state: 'failed',
        errors: [
          error({ message: 'the first' }),
          error({ message: `the last\nmore`, frames: [...frames, { file: EXAMPLE, line: 9, column: 1, method: '' }] }),
        ],
        failures: [failure('000000000001'), failure()],
      },
    },
    rules: ['oracle-failed'],
  },
  {
    name: 'a trusted test fails in no line of its own',
    world: { example: { state: 'failed', location: at, errors: [error({ frames: frames.slice(0, 1) })], failures: [failure()] } },
    rules: ['oracle-failed'],
  },
  {
    name: 'a trusted test fails with 500 letters',
    world: { example: { state: 'failed', errors: [error({ message: 'x'.repeat(500) })], failures: [failure()] } },
    rules: ['oracle-failed'],
  },
  {
    name: 'a trusted test fails with 501 letters',
    world: { example: { state: 'failed', errors: [error({ message: 'x'.repeat(501) })], failures: [failure()] } },
    rules: ['oracle-failed'],
  },
  {
    name: 'a trusted test fails and speaks of a time limit',
    world: { example: { state: 'failed', errors: [error({ message: 'a Test timed out in 5000ms.' })], failures: [failure()] } },
    rules: ['oracle-failed'],
  },
  {
    name: 'a trusted test times out, by its class alone',
    world: { example: { ...timeout, errors: [error({ name: 'TestTimeoutError', message: 'too slow' })] } },
    rules: ['oracle-timeout'],
  },
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
    name: 'a trusted test stands alone by .only and skips itself',
    world: { example: { state: 'skipped', mode: 'only' } },
    rules: ['oracle-skipped'],
  },
  {
    name: 'a hook above a trusted test that is marked skip fails',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example({ state: 'skipped', mode: 'skip' })], { state: 'failed', hookFailures: [hook] }),
        moduleOf(PROPERTY, [property()]),
      ],
    },
    rules: ['oracle-error', 'oracle-skipped'],
  },
  {
    name: 'a hook of a suite with a longer name fails',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example(notRun)], { state: 'failed', hookFailures: [{ ...hook, owner: `${EXAMPLE} > ad` }] }),
        moduleOf(PROPERTY, [property()]),
      ],
    },
    rules: ['oracle-error', 'oracle-skipped'],
  },
  {
    name: 'a hook fails without an error',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example()], { state: 'failed', hookFailures: [{ owner: EXAMPLE, errors: [], failures: [] }] }),
        moduleOf(PROPERTY, [property()]),
      ],
    },
    rules: ['oracle-error'],
  },
  {
    name: 'files without a trusted test fail, end early, and have no canary',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example()]),
        moduleOf(PROPERTY, [property()]),
        moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'failed', canary: { asked: 0, broken: [] } }),
        moduleOf('tests/other.test.ts', [], { state: 'pending', hookFailures: [{ ...hook, owner: 'tests/other.test.ts' }] }),
      ],
    },
    rules: [],
  },
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
  {
    name: 'a trusted file passed, and a test of it never ended',
    world: { modules: [moduleOf(EXAMPLE, [example({ state: 'pending' })]), moduleOf(PROPERTY, [property()])] },
    rules: ['oracle-missing', 'oracle-error'],
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
  {
    name: 'an unhandled error of a file',
    world: { run: { unhandledErrors: [{ error: error(), failure: failure(), file: PLAIN }] } },
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
  {
    name: 'there is no lock, and the fixtures say so',
    world: { owned: { lock: absent('oracle/oracle.lock.json') }, fixtures: { state: 'observed', fixtures: [FIXTURE], otherLocked: [] } },
    rules: [],
  },
  {
    name: 'there is no lock, and the fixtures could not be observed',
    world: {
      owned: { lock: absent('oracle/oracle.lock.json') },
      fixtures: { state: 'unavailable', because: 'a folder could not be read' },
    },
    rules: ['lock-missing'],
  },
  { name: 'a lock with mistakes is the business of the policy', world: { owned: { lock: invalid('oracle/oracle.lock.json') } }, rules: [] },

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
    name: 'a property asked for nothing and says that it ran',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ runsAsked: 0, runsDone: 1 })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'a property skipped every value',
    world: { property: { evidence: evidence({ propertyRuns: [propertyRun({ runsDone: 0 })] }) } },
    rules: ['no-property-tests', 'property-empty'],
  },
  {
    name: 'a property without an assertion of its own lets fast-check decide',
    world: { property: { evidence: evidence({ assertions: 0, propertyRuns: [propertyRun()] }) } },
    rules: [],
  },
  {
    name: 'a trusted test that was skipped has no evidence, and needs none',
    world: { example: { state: 'skipped', mode: 'skip', evidence: evidence({ assertions: 0 }) } },
    rules: ['oracle-skipped'],
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
    name: 'there is no canary',
    world: { modules: [(({ canary: _, ...rest }) => rest)(moduleOf(EXAMPLE, [example()])), moduleOf(PROPERTY, [property()])] },
    rules: ['evidence-missing'],
  },
  {
    name: 'the canary is silent in a file that is said to be another than its tests say',
    world: {
      modules: [moduleOf('tests/other.test.ts', [example()], { canary: { asked: 0, broken: [] } }), moduleOf(PROPERTY, [property()])],
    },
    rules: ['evidence-missing'],
  },
  {
    name: 'a file in which no trusted test passed needs no canary',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example({ state: 'skipped', mode: 'skip' })], { canary: { asked: 0, broken: [] } }),
        moduleOf(PROPERTY, [property()]),
      ],
    },
    rules: ['oracle-skipped'],
  },
  {
    name: 'a file in which one of two tests passed needs its canary',
    world: {
      modules: [
        moduleOf(EXAMPLE, [example(), failed(EXAMPLE, 'other')], { canary: { asked: 0, broken: [] } }),
        moduleOf(PROPERTY, [property()]),
      ],
    },
    rules: ['evidence-missing', 'oracle-failed'],
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
    name: 'a forged tag that never claimed anything',
    world: {
      modules: [moduleOf(EXAMPLE, [example()]), moduleOf(PROPERTY, [property()]), moduleOf(PLAIN, [passed(PLAIN, 'x', { forged: true })])],
    },
    rules: ['class-claim-refused'],
  },
  {
    name: 'a property without an invariant',
    world: { property: { declared: { cls: 'P' } } },
    rules: ['invariant-missing', 'no-property-tests'],
  },
  {
    name: 'a property where nobody can read the invariants',
    world: { owned: { invariants: invalid('oracle/INVARIANTS.md') } },
    rules: ['invariant-missing', 'no-property-tests'],
  },
  {
    name: 'a property with one of two invariants',
    world: { owned: { invariants: { ...INVARIANTS, value: [...INVARIANTS.value, { ...INVARIANTS.value[0], id: 'other' }] } } },
    rules: [],
  },
  {
    name: 'fixture tests are oracles, too',
    world: {
      modules: [moduleOf(FIXTURES, [passed(FIXTURES, 'x', { declared: { cls: 'F' } })]), moduleOf(PROPERTY, [property()])],
      owned: { lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value: LOCK } },
    },
    rules: [],
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
  {
    name: 'a run with two limits',
    world: {
      run: {
        limits: [
          { kind: 'filtered', because: 'only files whose path holds "a"' },
          { kind: 'shard', because: 'shard 1 of 2' },
        ],
      },
    },
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
