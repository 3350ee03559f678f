import type { Finding } from '../model/findings.ts'
import type { Verdict, VerdictKnownBad } from '../model/verdict.ts'
import type { ProjectPath } from '../model/words.ts'
import type { Contradiction } from './consistent.ts'
import { mutationContradictions } from './consistent-mutation.ts'
import { withKills } from './parts.ts'
import { sortedOnce } from './sorted.ts'

/** What only the verdict of a patch has: its paths, its budget, its known-bads; each against the findings. */
export function patchContradictions(verdict: Verdict): readonly Contradiction[] {
  const { scope, paths, budget, knownBad, mutation, tests } = verdict
  if (scope === 'merge') {
    return [
      ...pathContradictions(verdict),
      ...budgetContradictions(verdict),
      ...knownBadContradictions(verdict),
      ...mutationContradictions(verdict),
    ]
  }
  const none =
    paths.length === 0 &&
    budget === null &&
    knownBad.length === 0 &&
    mutation === null &&
    tests.every(({ observedKills }) => observedKills === undefined)
  return none ? [] : [{ what: 'it judges a run, and has what only a patch has', where: '/scope' }]
}

function pathContradictions({ paths, inputs, findings }: Verdict): readonly Contradiction[] {
  const found: Contradiction[] = sortedOnce(paths.map(({ path }) => path)).map((index) => ({
    what: 'its paths are not sorted, each once',
    where: `/paths/${index}/path`,
  }))
  for (const [index, { path, change, from }] of paths.entries()) {
    if ((change === 'renamed') !== (from !== null))
      found.push({ what: `${path} is ${change}, and comes from ${from}`, where: `/paths/${index}` })
  }
  const sealed = new Set(findings.flatMap((finding) => (finding.rule === 'sealed-path-changed' ? [finding.args.path] : [])))
  const changed = new Set(paths.flatMap(({ path, from }) => [path, from]))
  if (inputs.scope.state === 'answered') {
    const silent = paths.findIndex((one) => one.class === 'sealed' && !sealed.has(one.path))
    if (silent !== -1) found.push({ what: 'a sealed path changed, and no finding says so', where: `/paths/${silent}` })
  }
  for (const path of sealed) {
    if (!changed.has(path)) found.push({ what: `a finding says that ${path} changed, which is none of its paths`, where: '/paths' })
  }
  return found
}

/** The sum is that of its parts, and what is wrong with it has a finding. */
function budgetContradictions({ budget, inputs, findings }: Verdict): readonly Contradiction[] {
  const where = '/budget'
  if (budget === null) {
    return inputs.budget.state === 'answered' ? [{ what: 'the phase budget has an answer, and there is no budget', where }] : []
  }
  const { state, credits, debits, score } = budget
  const has = (rule: Finding['rule']): boolean => findings.some((finding) => finding.rule === rule)
  const found: Contradiction[] = []
  if (inputs.budget.state === 'not-evaluated') found.push({ what: 'there is a budget, and its phase was not evaluated', where })
  if (credits < 0 || debits < 0 || score !== credits - debits) found.push({ what: 'its budget is not credits less debits', where })
  if (score < 0 && !has('budget-negative')) found.push({ what: 'its budget is negative, and no finding says so', where })
  if ((state === 'undefined') !== has('budget-undefined'))
    found.push({ what: 'its budget and its findings differ about what is undefined', where })
  return found
}

/** The finding that each outcome has. */
const FINDING_OF = {
  killed: null,
  survived: 'known-bad-survived',
  stale: 'known-bad-stale',
  error: 'known-bad-error',
  timeout: 'known-bad-error',
} as const satisfies Record<VerdictKnownBad['outcome'], Finding['rule'] | null>

function knownBadContradictions({ knownBad, inputs, findings, tests }: Verdict): readonly Contradiction[] {
  const found: Contradiction[] = sortedOnce(knownBad.map(({ file }) => file)).map((index) => ({
    what: 'its known-bads are not sorted, each once',
    where: `/knownBad/${index}/file`,
  }))
  if (knownBad.length > 0 && inputs['known-bad'].state === 'not-evaluated')
    found.push({ what: 'there are known-bads, and their phase was not evaluated', where: '/knownBad' })
  const outcomes = new Map<ProjectPath, VerdictKnownBad['outcome']>()
  for (const [index, { file, outcome, killedBy, milliseconds }] of knownBad.entries()) {
    const where = `/knownBad/${index}`
    outcomes.set(file, outcome)
    if ((outcome === 'killed') !== killedBy.length > 0) found.push({ what: `${file} is ${outcome}, by ${killedBy.length} tests`, where })
    if (milliseconds < 0) found.push({ what: 'an amount is negative', where: `${where}/milliseconds` })
    const said = outcome === 'killed' || findings.some((one) => one.rule === FINDING_OF[outcome] && patchOf(one) === file)
    if (!said) found.push({ what: `${file} is ${outcome}, and no finding says so`, where })
  }
  for (const [index, test] of withKills(tests, knownBad).entries()) {
    if (test.observedKills?.join('\n') !== tests[index]?.observedKills?.join('\n'))
      found.push({ what: `the kills of ${test.id} are not those of the known-bads`, where: `/tests/${index}/observedKills` })
  }
  for (const [index, finding] of findings.entries()) {
    const file = patchOf(finding)
    if (file === undefined) continue
    const outcome = outcomes.get(file)
    if (outcome === undefined || FINDING_OF[outcome] !== finding.rule)
      found.push({ what: `${finding.rule} names ${file}, which is ${outcome ?? 'none of its known-bads'}`, where: `/findings/${index}` })
  }
  return found
}

function patchOf(finding: Finding): ProjectPath | undefined {
  switch (finding.rule) {
    case 'known-bad-survived':
    case 'known-bad-stale':
    case 'known-bad-error':
      return finding.args.patch
    default:
      return undefined
  }
}
