import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { PropertyRun, TestEvidence } from '../../model/tag.ts'
import type { ClassifiedTest } from '../classified.ts'

/** Whether a trusted test that passed proved anything: assertions that ran, properties that tried values, seeds that nobody picked. */
export function evidenceFindings({ test, classification }: ClassifiedTest): readonly Finding[] {
  if (test.state !== 'passed') return []
  const { evidence } = test
  if (test.forged) {
    const because = 'it rewrote its own tag, and what else it wrote about itself counts no more than that'
    return [finding('oracle-without-evidence', { test: test.id, because }, test.location)]
  }
  if (evidence === undefined)
    return [finding('oracle-without-evidence', { test: test.id, because: 'the setup file did not report on it' }, test.location)]
  const empty = emptyProperties(test.id, evidence, test.location)
  if (evidence.assertions === 0 && evidence.propertyRuns.length === 0) {
    return [...empty, finding('oracle-without-evidence', { test: test.id, because: 'it passed without a single assertion' }, test.location)]
  }
  return classification.granted === 'P' ? [...empty, ...seedFindings(test.id, evidence, test.location)] : empty
}

function emptyProperties(test: string, { propertyRuns }: TestEvidence, at: Finding['at']): readonly Finding[] {
  return propertyRuns.flatMap((run) => {
    const because = whyEmpty(run)
    return because === undefined ? [] : [finding('property-empty', { test, because }, at)]
  })
}

/** Why a property that let its test pass says nothing; undefined for one that does. */
function whyEmpty(run: PropertyRun): string | undefined {
  if (run.failed) return `a property failed (seed ${run.seed}) and its test passed all the same`
  if (run.runsAsked === 0 || run.runsDone === 0) return 'a property ran on no value at all'
  if (run.replayOnly) return 'a property replays one path only; remove `path` from its parameters'
  if (run.interrupted && run.runsDone < run.runsAsked) return `a property was interrupted after ${run.runsDone} of ${run.runsAsked} runs`
  return undefined
}

function seedFindings(test: string, { propertyRuns, seeds }: TestEvidence, at: Finding['at']): readonly Finding[] {
  if (propertyRuns.length === 0 && seeds.length === 0) {
    return [finding('seeds-missing', { test, because: 'it recorded no seed: use fast-check, seeds() or recordSeed()' }, at)]
  }
  const pinned = propertyRuns.filter((run) => run.pinned)
  return pinned.map((run) => finding('seeds-missing', { test, because: `it pins the seed ${run.seed}, which the run did not give it` }, at))
}

/** Whether a passed property test has what its class needs, so that it counts for the class. */
export function countsAsProperty(one: ClassifiedTest): boolean {
  return one.classification.granted === 'P' && evidenceFindings(one).length === 0
}
