import type { ModuleObservation, RunObservation, TestObservation } from '../../model/run.ts'
import { STATES, pairTests, worst } from '../run/pair-tests.ts'
import type { CanaryEvidence, TestEvidence } from '../../model/tag.ts'

/** A run that was interrupted may say what failed, and never that nothing did. */
const REASONS = ['interrupted', 'failed', 'passed'] as const satisfies readonly RunObservation['reason'][]

/**
 * One file over two rounds. A test is the same in both if its titles are, in order; one that only the later round has is added. What
 * either round says against a test stands, and evidence that is missing in one is missing.
 */
export function mergeModules(first: ModuleObservation, later: ModuleObservation): ModuleObservation {
  const { merged, left } = pairTests(first.tests, later.tests, mergeTests)
  const canary = first.canary && later.canary ? mergeCanaries(first.canary, later.canary) : undefined
  const { canary: _, ...rest } = first
  return {
    ...rest,
    state: worst(STATES, first.state, later.state),
    hookFailures: [...first.hookFailures, ...later.hookFailures],
    tests: [...merged, ...left],
    ...(canary === undefined ? {} : { canary }),
    duration: first.duration + later.duration,
  }
}

export function worstReason(a: RunObservation['reason'], b: RunObservation['reason']): RunObservation['reason'] {
  return worst(REASONS, a, b)
}

function mergeTests(first: TestObservation, later: TestObservation): TestObservation {
  const evidence = first.evidence && later.evidence ? mergeEvidence(first.evidence, later.evidence) : undefined
  const { evidence: _, ...rest } = first
  const known = new Set(first.failures.map(({ signature }) => signature))
  return {
    ...rest,
    state: worst(STATES, first.state, later.state),
    retries: first.retries + later.retries,
    flaky: first.flaky || later.flaky,
    duration: first.duration + later.duration,
    errors: [...first.errors, ...later.errors],
    failures: [...first.failures, ...later.failures.filter(({ signature }) => !known.has(signature))],
    expectedToFail: first.expectedToFail || later.expectedToFail,
    forged: first.forged || later.forged || JSON.stringify(first.declared) !== JSON.stringify(later.declared),
    ...(evidence === undefined ? {} : { evidence }),
  }
}

function mergeEvidence(first: TestEvidence, later: TestEvidence): TestEvidence {
  return {
    assertions: Math.min(first.assertions, later.assertions),
    propertyRuns: [...first.propertyRuns, ...later.propertyRuns],
    seeds: [...new Set([...first.seeds, ...later.seeds])],
    captures: [...first.captures, ...later.captures],
  }
}

function mergeCanaries(first: CanaryEvidence, later: CanaryEvidence): CanaryEvidence {
  return { asked: Math.min(first.asked, later.asked), broken: [...new Set([...first.broken, ...later.broken])].sort() }
}
