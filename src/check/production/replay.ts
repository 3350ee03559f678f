import { finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding, Mitigation } from '../../model/findings.ts'
import { WHERE_IT_RUNS } from '../../model/findings/production.ts'
import type { Explanation, ReplayDifference, ReplayObservation } from '../../model/replay.ts'

/** Whether production code answers outside of the test runner as it does inside, and expectations that are turned round are refused. */
export function checkReplay(seen: ReplayObservation): CheckAnswer {
  if (seen.state !== 'replayed') return seen
  const findings = [...seen.differences.map(testAware), ...seen.passing.map(({ file, tests }) => tampered(file, tests))]
  if (seen.missing.length === 0) return { state: 'answered', findings }
  const because = seen.missing.map(({ what, because: why }) => `${what}: ${why}`).join('; ')
  return { state: 'unavailable', because: `calls of base's tests could be recorded at base and not at head (${because})`, findings }
}

function testAware({ file, first, differences, explanation, base }: ReplayDifference): Finding {
  const more = differences === 1 ? '' : `, and ${differences - 1} more ${differences === 2 ? 'call differs' : 'calls differ'}`
  const asked = first.fresh ? ' (an input that no test has)' : ''
  const evidence = `${first.call}${asked} gives ${first.inRunner} in the runner and ${first.outside} outside of it${more}`
  const one = finding('production-test-aware', { file, knows: WHERE_IT_RUNS, evidence })
  const because = explanation !== null ? wordsOf(explanation) : base === 'absent' ? UNKNOWN_AT_BASE : undefined
  return because === undefined ? one : { ...one, atMost: review(because) }
}

const UNKNOWN_AT_BASE = 'base has no such export whose calls could be compared, so a person looks at what it depends on'

/** What else may be the reason; a person then looks at it. */
function wordsOf(explanation: Explanation): string {
  switch (explanation.kind) {
    case 'denied':
      return `a replay does not do ${explanation.what}, which the code now asks for`
    case 'package':
      return `the code now needs ${explanation.name}, which package.json does not have among what the program itself needs`
    case 'global':
      return `the code now needs the global ${explanation.name}, which something in the test run may have put there`
    case 'order':
      return 'the answer depends on the order of calls as well'
    case 'unstable':
      return 'each process outside of the runner gives another answer'
    case 'not-loaded':
      return 'the module could not be loaded outside of the runner, for a reason that is no sign by itself'
  }
}

function review(because: string): Mitigation {
  return { severity: 'review', within: 'every-preset', because }
}

function tampered(file: string, tests: readonly string[]): Finding {
  return finding('expect-tampered', { file, broken: tests.map((test) => `${test} (its expectations turned round)`) }, { file })
}
