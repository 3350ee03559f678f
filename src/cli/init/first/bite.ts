import { posix } from 'node:path'
import type { ProjectPath } from '../../../model/words.ts'
import type { Candidate } from './candidates.ts'
import type { FirstTests, Trying } from './first-tests.ts'
import { slug } from './laws.ts'
import type { Law } from './laws.ts'
import { knownBadText, mutantsOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'
import { surfaceText, surfaceTitle } from './surface.ts'
import type { Surface } from './surface.ts'
import { tryKnownBads } from './trial.ts'
import { coversOf, exampleFile, exampleText, exampleTitle, propertyFile, propertyText } from './write.ts'
import type { Style } from './write.ts'

/** Functions whose examples are kept, and bugs of each that are replayed. */
const MOST_KEPT = 2
const MOST_BUGS = 8

/** Replays bugs of the functions against what holds, and keeps what kills. */
export async function bite(candidates: readonly Candidate[], laws: readonly Law[], style: Style, trying: Trying): Promise<FirstTests> {
  const { tree, around, seeds, policyPath, note } = trying
  const bugs = candidates.flatMap((candidate) =>
    mutantsOf(candidate.definition)
      .slice(0, MOST_BUGS)
      .map((mutant, index) => ({ candidate, mutant, path: `oracle/known-bad/${slug(candidate.local)}-${index + 1}.yaml` })),
  )
  const files = new Map([...around, [exampleFile(style), exampleText(candidates, style)]])
  if (laws.length > 0) files.set(propertyFile(style), propertyText(laws, style)).set(...trying.invariants(laws))
  for (const { path, mutant, candidate } of bugs)
    files.set(path, knownBadText(candidate.definition.file, coversOf(candidate), null, mutant))
  note(`Replaying ${bugs.length} small bugs against them.`)
  const tests = [exampleFile(style), ...(laws.length > 0 ? [propertyFile(style)] : [])]
  const replays = bugs.length === 0 ? [] : await tryKnownBads(tree, files, tests, seeds, policyPath)
  const killers = new Map(replays.filter(({ outcome }) => outcome === 'killed').map(({ file, killedBy }) => [file, killedBy]))
  const kills = (test: string): readonly Bug[] => bugs.filter(({ path }) => killers.get(path)?.some((one) => one.endsWith(test)) === true)
  const law = strongest(laws, (one) => kills(lawTest(one, style)).length)
  return written(candidates, law, style, trying, kills)
}

/** null where it does not hold, or where nothing that breaks it is killed. */
export async function trySurface(
  surface: Surface,
  because: string,
  { tree, around, style, seeds, policyPath, note }: Trying,
): Promise<FirstTests | null> {
  note(`Trying out what ${surface.file} exports, since ${because}.`)
  const [bug] = surface.bugs
  if (bug === undefined) return null
  const test = `${exampleFile(style)} > ${surfaceTitle(surface)}`
  const path = `oracle/known-bad/${slug(posix.basename(surface.file).replace(/\.[^.]+$/, ''))}-exports.yaml`
  const files = new Map([
    [exampleFile(style), surfaceText(surface, style)],
    [path, knownBadText(surface.file, surface.file, null, bug)],
  ])
  const replays = await tryKnownBads(tree, new Map([...around, ...files]), [exampleFile(style)], seeds, policyPath)
  const isKilled = replays.some(({ outcome, killedBy }) => outcome === 'killed' && killedBy.some((one) => one.endsWith(test)))
  return isKilled ? { files, law: null, examples: [], surface, knownBads: [{ path, killedBy: [test] }], because } : null
}

interface Bug {
  readonly candidate: Candidate
  readonly mutant: Mutant
  readonly path: ProjectPath
}

const lawTest = ({ title }: Law, style: Style): string => `${propertyFile(style)} > ${title}`
const exampleTest = (candidate: Candidate, style: Style): string => `${exampleFile(style)} > ${exampleTitle(candidate)}`

/** The law that kills most; among equals the first. One that kills nothing says nothing. */
function strongest(laws: readonly Law[], count: (law: Law) => number): Law | null {
  const [best] = laws.map((law) => ({ law, kills: count(law) })).sort((a, b) => b.kills - a.kills)
  return best === undefined || best.kills === 0 ? null : best.law
}

function written(
  candidates: readonly Candidate[],
  law: Law | null,
  style: Style,
  trying: Trying,
  kills: (test: string) => readonly Bug[],
): FirstTests {
  const biting = candidates.filter((one) => kills(exampleTest(one, style)).length > 0)
  const examples = (biting.length > 0 ? biting : candidates).slice(0, MOST_KEPT)
  const files = new Map<ProjectPath, string>([[exampleFile(style), exampleText(examples, style)]])
  if (law !== null) files.set(propertyFile(style), propertyText([law], style)).set(...trying.invariants([law]))
  const wanted = [...(law === null ? [] : [lawTest(law, style)]), ...examples.map((one) => exampleTest(one, style))]
  const knownBads = new Map<ProjectPath, { path: ProjectPath; killedBy: readonly string[] }>()
  for (const test of wanted.slice(0, 2)) {
    const bug = kills(test).find(({ path }) => !knownBads.has(path))
    if (bug === undefined) continue
    files.set(bug.path, knownBadText(bug.candidate.definition.file, coversOf(bug.candidate), null, bug.mutant))
    knownBads.set(bug.path, { path: bug.path, killedBy: [test] })
  }
  return { files, law, examples, surface: null, knownBads: [...knownBads.values()], because: whyLess(law, knownBads.size, trying) }
}

function whyLess(law: Law | null, knownBads: number, { hasFastCheck }: Trying): string {
  if (knownBads === 0) return 'no small bug of these functions was killed by the tests that were found'
  if (law !== null) return ''
  return hasFastCheck ? 'no law that was tried both holds and kills a bug' : 'fast-check is not installed'
}
