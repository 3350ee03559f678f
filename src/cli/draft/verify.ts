import type { GateRun } from '../../model/gate.ts'
import type { ProjectPath } from '../../model/words.ts'
import { chooseMutants } from '../../observe/mutants/choose.ts'
import type { Definition } from '../init/first/definition.ts'
import { anchored, knownBadText } from '../init/first/mutants.ts'
import type { Mutant as Bug } from '../init/first/mutants.ts'
import { tryKnownBads, tryTests } from '../init/first/trial.ts'
import { withLines } from '../init/owned-texts.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { DraftLaw } from './laws.ts'
import { tagOf, testText } from './texts.ts'
import type { Formed, ImportEnding } from './texts.ts'

/** Inputs that a property is tried with. */
export const TRIAL_RUNS = 1000
/** Mutants that are tried of each function. */
const MOST_BUGS = 12

/** Where it is tried: copies of the work tree, in which the drafts are trusted. */
export interface Trying {
  readonly tree: TreeAtHand
  readonly module: ProjectPath
  readonly definitions: ReadonlyMap<string, Definition>
  /** A file that the policy grants class P. */
  readonly trial: ProjectPath
  readonly invariants: { readonly path: ProjectPath; readonly text: string }
  readonly knownBad: ProjectPath
  readonly policyPath: ProjectPath
  readonly ending: ImportEnding
  readonly seeds: readonly string[]
  readonly note: (line: string) => void
}

export interface Verified {
  readonly formed: Formed
  /** The small bugs that it failed with; empty for a property that saw none. */
  readonly breaks: readonly string[]
}

export type Verification =
  | { readonly state: 'tried'; readonly holding: readonly Verified[]; readonly failing: readonly DraftLaw[] }
  | { readonly state: 'unavailable'; readonly because: string }

/** Which proposals hold, each in the first of its forms that does, and which bugs each of them sees. */
export async function verify(laws: readonly DraftLaw[], trying: Trying): Promise<Verification> {
  const { tree, module, trial, seeds, note } = trying
  const tried = laws.flatMap((law) =>
    law.forms.map((property, form) => ({ law, property, title: `${law.id} ${form}`, tag: '', runs: TRIAL_RUNS })),
  )
  note(`Trying ${laws.length} ${laws.length === 1 ? 'property' : 'properties'} of ${module}.`)
  const run = await tryTests(tree, new Map([[trial, testText(trial, module, tried, trying.ending)]]), [trial], seeds)
  const because = whyNothingRan(run, trial)
  if (because !== null) return { state: 'unavailable', because }
  const passed = passedIn(run)
  const held = laws.flatMap((law): readonly Formed[] => {
    const form = law.forms.findIndex((_, index) => passed.has(`${law.id} ${index}`))
    const property = law.forms[form]
    return property === undefined ? [] : [{ law, property }]
  })
  const breaks = held.length === 0 ? new Map<string, readonly string[]>() : await bugsSeenBy(held, trying)
  const holds = new Set(held.map(({ law }) => law.id))
  return {
    state: 'tried',
    holding: held.map((formed) => ({ formed, breaks: breaks.get(formed.law.id) ?? [] })),
    failing: laws.filter(({ id }) => !holds.has(id)),
  }
}

/** By the id of the property. */
async function bugsSeenBy(held: readonly Formed[], trying: Trying): Promise<ReadonlyMap<string, readonly string[]>> {
  const { tree, module, definitions, trial, invariants, knownBad, policyPath, seeds, note } = trying
  const names = [...new Set(held.flatMap(({ law }) => law.about))]
  const bugs = names.flatMap((name) => {
    const definition = definitions.get(name)
    return definition === undefined ? [] : bugsIn(definition)
  })
  note(`${held.length} of them hold. Trying ${bugs.length} small bugs in the functions that they are about.`)
  if (bugs.length === 0) return new Map()
  const lines = held.map(({ law }) => invariantLine(law))
  const texts = new Map([
    [
      trial,
      testText(
        trial,
        module,
        held.map((formed) => ({ ...formed, title: formed.law.id, tag: tagOf(formed.law, module), runs: null })),
        trying.ending,
      ),
    ],
    [invariants.path, withLines(invariants.text, lines, '')],
  ])
  const paths = new Map(bugs.map((bug, index) => [`${knownBad}/draft-${index}.yaml`, bug]))
  for (const [path, bug] of paths) texts.set(path, knownBadText(module, module, null, bug))
  const replays = await tryKnownBads(tree, texts, [trial], seeds, policyPath)
  const seen = new Map<string, string[]>()
  for (const { file, outcome, killedBy } of replays) {
    const bug = paths.get(file)
    if (outcome !== 'killed' || bug === undefined) continue
    for (const { law } of held) {
      if (killedBy.some((test) => test.endsWith(`> ${law.id}`))) seen.set(law.id, [...(seen.get(law.id) ?? []), bug.what])
    }
  }
  return seen
}

/** Mutants of one function, as edits that find their place by its text. */
function bugsIn({ file, node, text }: Definition): readonly Bug[] {
  const [first, last] = [node.start, node.end].map((offset) => text.slice(0, offset).split('\n').length)
  const lines = new Set(Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index))
  const { mutants } = chooseMutants([{ file, text, lines }], MOST_BUGS)
  return mutants.flatMap(
    ({ start, end, replacement, before, after }) => anchored(text, start, end, replacement, `${before} became ${after}`) ?? [],
  )
}

/** As it stands in INVARIANTS.md. */
export const invariantLine = ({ id, says }: Pick<DraftLaw, 'id' | 'says'>): string => `- \`${id}\`: ${says}`

/** null where tests ran, however they ended. */
export function whyNothingRan(run: GateRun, file: ProjectPath): string | null {
  if (run.state === 'unavailable') return `Vitest could not run them: ${run.because}`
  if (run.missing.length > 0) return `Vitest's configuration does not find test files such as ${file}`
  if (run.run.modules.some(({ tests }) => tests.length > 0)) return null
  const errors = run.run.modules.flatMap(({ hookFailures }) => hookFailures.flatMap(({ errors: own }) => own.map(({ message }) => message)))
  return `they could not be loaded: ${errors[0]?.split('\n')[0] ?? 'nobody said why'}`
}

/** The titles of tests that passed wherever they ran. */
export function passedIn(run: GateRun): ReadonlySet<string> {
  if (run.state === 'unavailable') return new Set()
  const tests = run.run.modules.flatMap((module) => module.tests)
  const failed = new Set(tests.filter(({ state }) => state !== 'passed').map(({ titles }) => titles.join(' > ')))
  return new Set(tests.map(({ titles }) => titles.join(' > ')).filter((title) => !failed.has(title)))
}
