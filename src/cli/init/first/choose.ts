import { posix } from 'node:path'
import type { GateRun } from '../../../model/gate.ts'
import type { ProjectPath } from '../../../model/words.ts'
import type { TreeAtHand } from '../../replay/tree.ts'
import type { Candidate } from './candidates.ts'
import { lawsOf, slug } from './laws.ts'
import type { Law } from './laws.ts'
import { knownBadText, mutantsOf } from './mutants.ts'
import type { Mutant } from './mutants.ts'
import { surfaceText, surfaceTitle } from './surface.ts'
import type { Surface } from './surface.ts'
import { tryKnownBads, tryTests } from './trial.ts'
import type { Texts } from './trial.ts'
import { coversOf, exampleFile, exampleText, exampleTitle, propertyFile, propertyText } from './write.ts'
import type { Style } from './write.ts'

/** What was found out by running it. */
export interface FirstTests {
  /** Files to be written; empty where nothing could be shown to hold. */
  readonly files: Texts
  /** The property that bites; null where there is none. */
  readonly law: Law | null
  readonly examples: readonly Candidate[]
  /** What is kept instead of examples where there are none. */
  readonly surface: Surface | null
  readonly knownBads: readonly { readonly path: ProjectPath; readonly killedBy: readonly string[] }[]
  /** Why there is less than a property, an example and a known-bad; '' where there is all. */
  readonly because: string
}

/** Functions that are tried out, those whose examples are kept, and bugs of each that are replayed. */
const MOST_TRIED = 8
const MOST_KEPT = 2
const MOST_BUGS = 8
const TRIAL_RUNS = 2000

export interface Trying {
  readonly tree: TreeAtHand
  readonly style: Style
  /** What is written besides: policy, configuration, seeds. */
  readonly around: Texts
  readonly policyPath: ProjectPath
  readonly seeds: readonly string[]
  readonly hasFastCheck: boolean
  /** The text of the file of invariants with these laws in it. */
  readonly invariants: (laws: readonly Law[]) => readonly [path: ProjectPath, text: string]
  readonly note: (line: string) => void
}

/** Tries out which examples and laws hold, which bugs they kill, and keeps the few that bite. */
export async function chooseFirstTests(all: readonly Candidate[], surface: Surface | null, trying: Trying): Promise<FirstTests> {
  const chosen = await chooseExamples(all, trying)
  return chosen.knownBads.length > 0 || surface === null ? chosen : ((await trySurface(surface, chosen.because, trying)) ?? chosen)
}

async function chooseExamples(all: readonly Candidate[], trying: Trying): Promise<FirstTests> {
  const candidates = distinct(all.filter(({ definition }) => definition.isPure)).slice(0, MOST_TRIED)
  if (candidates.length === 0) return nothing('no test of the project calls an exported function of its own with plain values')
  const { tree, around, seeds, style, note } = trying
  note(`Trying out ${candidates.map(({ local }) => local).join(', ')}, which tests call with plain values.`)
  const trials = candidates.map((candidate, index) => trialOf(candidate, candidates, index, trying))
  const texts = new Map([...around, ...trials.map(({ path, text }) => [path, text] as const)])
  const run = await tryTests(
    tree,
    texts,
    trials.map(({ path }) => path),
    seeds,
  )
  const because = whyNothingRan(
    run,
    trials.map(({ path }) => path),
  )
  if (because !== '') return nothing(because)
  const passed = passedIn(run)
  const held = trials.filter(({ path, candidate }) => passed.has(`${path} > ${exampleTitle(candidate)}`)).slice(0, 4)
  if (held.length === 0)
    return nothing(
      `the values that tests compare ${candidates.map(({ local }) => local).join(', ')} with do not hold outside of those tests`,
    )
  const laws = held.flatMap(({ path, laws: own }) => own.filter(({ id }) => passed.has(`${path} > ${id}`)))
  note(`${held.length} of them hold as they are written down, and so do ${laws.length} laws.`)
  return bite(
    held.map(({ candidate }) => candidate),
    laws,
    style,
    trying,
  )
}

const nothing = (because: string): FirstTests => ({ files: new Map(), law: null, examples: [], surface: null, knownBads: [], because })

/** One name, one function: two of the same name could not be imported by it. */
function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const names = new Map<string, Candidate>()
  for (const one of candidates) if (!names.has(one.local)) names.set(one.local, one)
  return [...names.values()]
}

interface Trial {
  readonly path: ProjectPath
  readonly text: string
  readonly candidate: Candidate
  readonly laws: readonly Law[]
}

/** A file for each, so that one that cannot be imported alone does not hide the others. */
function trialOf(candidate: Candidate, others: readonly Candidate[], index: number, { style, hasFastCheck }: Trying): Trial {
  const laws = hasFastCheck ? lawsOf(candidate, others) : []
  const path = `${style.home}/properties/trial-${index}.test.${style.ending}`
  const examples = exampleText([candidate], style)
  const properties = laws.length === 0 ? '' : propertyText(laws, style, { runs: TRIAL_RUNS })
  return { path, text: joined(examples, properties), candidate, laws }
}

/** Two test files as one: the imports of both, each once. */
function joined(one: string, other: string): string {
  const lines = [...one.split('\n'), ...other.split('\n')]
  const isImport = (line: string): boolean => line.startsWith('import ')
  const names = new Map<string, Set<string>>()
  for (const line of lines.filter(isImport)) {
    const [, what = '', from = ''] = /^import (.*) from (.*)$/.exec(line) ?? []
    const own = names.get(from) ?? new Set()
    for (const name of what.startsWith('{') ? what.slice(2, -2).split(', ') : [what]) own.add(name)
    names.set(from, own)
  }
  const imports = [...names].map(([from, own]) =>
    from === "'fast-check'" ? `import fc from ${from}` : `import { ${[...own].join(', ')} } from ${from}`,
  )
  return [...imports, ...lines.filter((line) => !isImport(line))].join('\n')
}

function whyNothingRan(run: GateRun, files: readonly ProjectPath[]): string {
  if (run.state === 'unavailable') return `Vitest could not run them: ${run.because}`
  if (run.missing.length === files.length) return `the configuration does not find test files such as ${files[0]}`
  const errors = run.run.modules.flatMap(({ hookFailures }) => hookFailures.flatMap(({ errors: own }) => own.map(({ message }) => message)))
  const tests = run.run.modules.flatMap((module) => module.tests)
  return tests.length > 0 ? '' : `no test of them could be loaded: ${errors[0]?.split('\n')[0] ?? 'nobody said why'}`
}

/** `file > title` of what passed, wherever it ran. */
function passedIn(run: GateRun): ReadonlySet<string> {
  if (run.state === 'unavailable') return new Set()
  const tests = run.run.modules.flatMap((module) => module.tests)
  const failed = new Set(tests.filter(({ state }) => state !== 'passed').map(({ file, titles }) => `${file} > ${titles.join(' > ')}`))
  return new Set(tests.map(({ file, titles }) => `${file} > ${titles.join(' > ')}`).filter((id) => !failed.has(id)))
}

/** Replays bugs of the functions against what holds, and keeps what kills. */
async function bite(candidates: readonly Candidate[], laws: readonly Law[], style: Style, trying: Trying): Promise<FirstTests> {
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
async function trySurface(
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
