import { globMatcher } from '../../check/globs.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { World } from '../world.ts'
import { candidatesIn } from './first/candidates.ts'
import { chooseFirstTests } from './first/choose.ts'
import type { FirstTests } from './first/first-tests.ts'
import type { Texts } from './first/definition.ts'
import { surfaceOf } from './first/surface.ts'
import { invariantsText } from './owned-texts.ts'
import { INVARIANTS, POLICY } from './plan.ts'
import type { Decision, Plan, PlannedFile } from './plan.ts'
import { productionGlobs, textOf } from './project.ts'
import type { ProjectSeen } from './project.ts'

/** Test files that are looked through for values that people wrote down. */
const MOST_TESTS = 400

export interface First {
  /** null where trusted tests are there already. */
  readonly tests: FirstTests | null
  readonly files: readonly PlannedFile[]
  readonly decisions: readonly Decision[]
}

/** The planned files with the first trusted tests among them, unless the project has some already. */
export async function firstTests(tree: TreeAtHand, project: ProjectSeen, plan: Plan, hasFastCheck: boolean, world: World): Promise<First> {
  const { home, files, seeds } = plan
  if (tree.files.some((path) => path.startsWith(`${home}/`) && /\.test\.[^/]+$/.test(path)) || !files.some(({ path }) => path === POLICY))
    return { tests: null, files, decisions: [] }
  const { production, tests: own } = await textsOf(tree, project)
  const tests = await chooseFirstTests(candidatesIn(own, production), surfaceOf(own, production), {
    tree,
    style: { home, ending: endingOf(project) },
    around: new Map(files.map(({ path, after }) => [path, after])),
    policyPath: POLICY,
    seeds,
    hasFastCheck,
    invariants: (laws) => [INVARIANTS, invariantsText(laws)],
    note: (line) => world.stderr.write(`${line}\n`),
  })
  const fresh = new Map(files.map((file) => [file.path, file]))
  for (const [path, after] of tests.files) fresh.set(path, { path, before: fresh.get(path)?.before ?? null, after })
  return { tests, files: [...fresh.values()], decisions: decisionsOf(tests, home) }
}

function decisionsOf({ examples, surface, law, because }: FirstTests, home: ProjectPath): readonly Decision[] {
  if (examples.length === 0 && surface === null)
    return [
      {
        what: `Nothing could be found that holds and bites, since ${because}. Write a first trusted test of your own:`,
        lines: [`${home}/examples/first.test.ts, with test('…', oracle('E', { covers: 'src/…' }), …)`, 'then: npx vitest-oracle lock'],
        blocks: false,
      },
    ]
  const read = 'The first trusted tests hold today; only a person knows whether they should. Read them, and write what matters more.'
  return [{ what: law === null ? `${read} There is no property, since ${because}.` : read, lines: [], blocks: false }]
}

async function textsOf(
  { source }: TreeAtHand,
  project: ProjectSeen,
): Promise<{ readonly production: Texts; readonly tests: readonly ProjectPath[] }> {
  const isProduction = globMatcher(productionGlobs(project))
  const sources = project.sources.filter((path) => isProduction(path))
  const tests = project.tests.slice(0, MOST_TESTS)
  const texts = new Map(await Promise.all([...sources, ...tests].map(async (path) => [path, await textOf(source, path)] as const)))
  const has = new Set(sources)
  return { production: { has: (path) => has.has(path), text: (path) => texts.get(path), isProduction: (path) => has.has(path) }, tests }
}

/** As the project's own tests end, where Node's own rules do not ask for another. */
function endingOf({ isTypeScript, manifest }: ProjectSeen): string {
  if (isTypeScript) return 'ts'
  return manifest.isModule ? 'js' : 'mjs'
}
