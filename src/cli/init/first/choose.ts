import type { GateRun } from '../../../model/gate.ts'
import type { ProjectPath } from '../../../model/words.ts'
import { bite, trySurface } from './bite.ts'
import type { Candidate } from './candidates.ts'
import type { FirstTests, Trying } from './first-tests.ts'
import { lawsOf } from './laws.ts'
import type { Law } from './laws.ts'
import type { Surface } from './surface.ts'
import { tryTests } from './trial.ts'
import { exampleText, exampleTitle, propertyText } from './write.ts'

/** Functions that are tried out, and runs of each law in its trial. */
const MOST_TRIED = 8
const TRIAL_RUNS = 2000

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
