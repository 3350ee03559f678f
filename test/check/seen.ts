import type { RunSeen } from '../../src/model/owned-observations.ts'
import type { ErrorObservation, ModuleObservation, RunObservation, SignedFailure, TestObservation } from '../../src/model/run.ts'
import type { PropertyRun, TestEvidence } from '../../src/model/tag.ts'
import { LOCK, ownedFiles, sha } from './owned.ts'

export const EXAMPLE = 'oracle/examples/a.test.ts'
export const PROPERTY = 'oracle/properties/b.test.ts'
export const CLOCK = 'tests/nondet/clock.test.ts'
export const PLAIN = 'tests/plain.test.ts'

export const NOW = '2026-11-10T12:00:00.000Z'
export const SIGNATURE = '9f1c2ab34d5e'

export const propertyRun = (changes: Partial<PropertyRun> = {}): PropertyRun => ({
  seed: 5,
  path: null,
  runsAsked: 100,
  runsDone: 100,
  skips: 0,
  failed: false,
  interrupted: false,
  pinned: false,
  replayOnly: false,
  counterexample: null,
  ...changes,
})

export const evidence = (changes: Partial<TestEvidence> = {}): TestEvidence => ({
  assertions: 1,
  propertyRuns: [],
  seeds: [],
  captures: [],
  ...changes,
})

export const error = (changes: Partial<ErrorObservation> = {}): ErrorObservation => ({
  name: 'AssertionError',
  message: 'expected 1 to be 2',
  frames: [],
  ...changes,
})

export const failure = (signature: string = SIGNATURE): SignedFailure => ({
  signature,
  parts: { name: 'AssertionError', message: 'expected # to be #', operator: '', frames: [] },
})

export function passed(file: string, title: string, changes: Partial<TestObservation> = {}): TestObservation {
  return {
    id: `${file} > ${title}`,
    project: '',
    file,
    titles: [title],
    state: 'passed',
    mode: 'run',
    expectedToFail: false,
    retries: 0,
    repeats: 0,
    flaky: false,
    duration: 1,
    errors: [],
    failures: [],
    forged: false,
    evidence: evidence(),
    ...changes,
  }
}

export function failed(file: string, title: string, changes: Partial<TestObservation> = {}): TestObservation {
  return passed(file, title, { state: 'failed', errors: [error()], failures: [failure()], ...changes })
}

export function moduleOf(file: string, tests: readonly TestObservation[], changes: Partial<ModuleObservation> = {}): ModuleObservation {
  const state = tests.some((test) => test.state === 'failed') ? 'failed' : 'passed'
  return { project: '', file, state, hookFailures: [], tests, canary: { asked: 20, broken: [] }, duration: 3, ...changes }
}

export const example = (changes: Partial<TestObservation> = {}): TestObservation => passed(EXAMPLE, 'adds', changes)
export const property = (changes: Partial<TestObservation> = {}): TestObservation =>
  passed(PROPERTY, 'is undone', {
    declared: { cls: 'P', invariant: 'round-trip' },
    evidence: evidence({ propertyRuns: [propertyRun()] }),
    ...changes,
  })

export interface World {
  readonly example?: Partial<TestObservation>
  readonly property?: Partial<TestObservation>
  readonly modules?: readonly ModuleObservation[]
  readonly run?: Partial<RunObservation>
  readonly owned?: Partial<RunSeen['owned']>
  readonly fixtures?: RunSeen['fixtures']
}

/** A run with one example and one property that both hold, changed by `world`. The lock names both. */
export function seenRun(world: World = {}): RunSeen {
  const modules = world.modules ?? [moduleOf(EXAMPLE, [example(world.example)]), moduleOf(PROPERTY, [property(world.property)])]
  const tests = { [EXAMPLE]: { sha256: sha('a'), tests: ['adds'] }, [PROPERTY]: { sha256: sha('a'), tests: ['is undone'] } }
  return {
    now: NOW,
    owned: ownedFiles({
      lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value: { ...LOCK, tests } },
      ...world.owned,
    }),
    fixtures: world.fixtures ?? { state: 'observed', fixtures: [], otherLocked: [] },
    run: {
      vitest: '4.1.12',
      kind: 'run',
      reason: 'passed',
      modules,
      unhandledErrors: [],
      limits: [],
      freshSeed: 5,
      freshName: 'fresh-0123456789ab',
      freshFrom: 'commit',
      runnerExitCode: 0,
      writtenDuringRun: [],
      ...world.run,
    },
  }
}
