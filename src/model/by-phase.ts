import type { Phase } from './words.ts'

/** A record with one entry a phase. Written out, so that a phase which is added does not compile until it is here. */
export function byPhase<T>(of: (phase: Phase) => T): Readonly<Record<Phase, T>> {
  return {
    scope: of('scope'),
    policy: of('policy'),
    fixtures: of('fixtures'),
    budget: of('budget'),
    oracles: of('oracles'),
    'known-bad': of('known-bad'),
    characterization: of('characterization'),
    flakes: of('flakes'),
    untrusted: of('untrusted'),
    region: of('region'),
  }
}
