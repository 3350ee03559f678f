import type { Judged } from '../src/model/judged.ts'
import type { JudgedFinding } from '../src/model/verdict.ts'
import type { Phase } from '../src/model/words.ts'
import { PHASES, RULES } from '../src/rules/table.ts'
import { aboutOf, clipped, counted, groupsOf, placeOf } from './about.ts'
import type { FindingGroup } from './about.ts'
import { remedyForAgent, sentenceForAgent, subjectForAgent } from './agent/told.ts'
import type { Known } from './agent/told.ts'
import { sized } from './markdown/sized.ts'
import { onOneLine } from './shown.ts'

/** What a digest takes at most, in bytes. */
export const AGENT_BYTES: number = 8 * 1024
/** For the lines at the end: what was left out, and the phases without an answer. */
const RESERVED = 1600
const RULES_COUNTED = 10
const LONGEST_PLACE = 240
const LONGEST_SENTENCE = 320

/**
 * What a coding agent is told: the decision, and of each finding that decides its rule, its place and its remedy. A test that the agent
 * must satisfy without knowing its answer stays such a test: nothing of a message, a value, an input or a seed of a trusted test is in it,
 * and literals in the titles of tests are left out.
 */
export function renderAgent(judged: Judged): string {
  const page = sized(AGENT_BYTES, RESERVED)
  page.add([`vitest-oracle: ${judged.decision.toUpperCase()}. ${shown(aboutOf(judged), LONGEST_SENTENCE)}.`, ...adviceLines(judged)])
  const known = knownOf(judged)
  const groups = groupsOf(judged.findings).filter(({ severity }) => severity === 'block' || severity === 'review')
  const left = inRounds(groups).filter((finding) => !page.add(findingLines(finding, known)))
  page.close([...leftLines(left), ...phaseLines(judged), ...nextLines(groups)])
  return page.text()
}

function adviceLines({ decision, because }: Judged): readonly string[] {
  if (decision === 'allow') return []
  // A reason without a rule is about the verdict file, which anybody may have written: it is not repeated here.
  if (because.some(({ rule, row }) => rule === null && row === null)) {
    return ['', 'The verdict does not count here. `npx vitest-oracle check` says why.']
  }
  return [
    '',
    'Mend the cause in production code, or in tests that the patch may write. Sealed files belong to people: put them back as they were.',
    'Skipping, weakening or deleting a test makes it worse. Where only an owner can decide, say so and stop.',
  ]
}

/** The first finding of each group, then the second of each …: what does not fit must not be a whole rule. */
function inRounds(groups: readonly FindingGroup[]): readonly JudgedFinding[] {
  const longest = Math.max(0, ...groups.map(({ findings }) => findings.length))
  return Array.from({ length: longest }, (_, round) => groups.flatMap(({ findings }) => findings.slice(round, round + 1))).flat()
}

function findingLines(finding: JudgedFinding, known: Known): readonly string[] {
  const { severity, rule, at } = finding
  const sentence = sentenceForAgent(finding, known)
  const subject = subjectForAgent(finding, known)
  const place = at === undefined ? '' : placeOf(at)
  const isSaid = place !== '' && (sentence?.includes(subject) === true || place.startsWith(`${subject}:`))
  const named = [place, isSaid ? '' : subject].filter((text, index, all) => text !== '' && all.indexOf(text) === index)
  return [
    '',
    `${severity} ${rule}: ${RULES[rule].title}`,
    ...named.map((text) => `  at ${shown(text, LONGEST_PLACE)}`),
    ...(sentence === null ? [] : [`  ${shown(sentence, LONGEST_SENTENCE)}`]),
    `  fix: ${shown(remedyForAgent(finding, known), LONGEST_SENTENCE)}`,
  ]
}

function knownOf({ tests = [], paths = [] }: Judged): Known {
  const owned = paths.filter((path) => path.class === 'sealed' || path.class === 'runner')
  return {
    sealed: new Set(owned.flatMap(({ path, from }) => (from === null ? [path] : [path, from]))),
    covers: new Map(tests.map(({ id, covers }) => [id, covers])),
  }
}

function leftLines(left: readonly JudgedFinding[]): readonly string[] {
  if (left.length === 0) return []
  const counts = new Map<string, number>()
  for (const { rule } of left) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  const named = [...counts].slice(0, RULES_COUNTED).map(([rule, count]) => `${rule} (${count})`)
  const more = counts.size > RULES_COUNTED ? ` and ${counted(counts.size - RULES_COUNTED, 'more rule')}` : ''
  return ['', `Left out for length: ${counted(left.length, 'finding')} of ${named.join(', ')}${more}.`]
}

function phaseLines({ inputs }: Judged): readonly string[] {
  const of = (state: string): readonly Phase[] => PHASES.filter((phase) => inputs[phase].state === state)
  const [unknown, later] = [of('unavailable'), of('not-evaluated')]
  return [
    ...(unknown.length === 0 ? [] : ['', `Could not tell: ${unknown.join(', ')}.`]),
    ...(later.length === 0 ? [] : ['', `Not evaluated yet: ${later.join(', ')}.`]),
  ]
}

function nextLines(groups: readonly FindingGroup[]): readonly string[] {
  const [first] = groups
  return first === undefined ? [] : ['', `npx vitest-oracle explain ${first.findings[0].rule}`]
}

/** In one line, without half of a surrogate pair and without the fresh seed, which a name may hold. */
function shown(text: string, most: number): string {
  const whole = Buffer.from(text, 'utf8').toString('utf8')
  return clipped(onOneLine(whole), most).replaceAll(/fresh-[0-9a-f]+/g, 'fresh-*')
}
