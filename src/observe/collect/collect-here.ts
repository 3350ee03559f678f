import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { observeError } from '../failure/observe.ts'
import { idsOf, projectPathOf, stableTitles, titlesOf } from '../run/identity.ts'
import { addSetupFile, provideSettings } from '../run/inject.ts'
import { tagOf } from '../run/meta.ts'
import { vitestOf } from '../run/project-vitest.ts'
import type { CollectAnswer, CollectedTest, CollectOrder, CollectProblem } from './collected.ts'

/**
 * Collects in this process; whatever the project's configuration does, it does here. Throws what Vitest throws.
 * @returns the answer, and what ends Vitest, which runs the project's global teardown
 */
export async function collectHere(order: CollectOrder): Promise<{ readonly answer: CollectAnswer; readonly close: () => Promise<void> }> {
  const { root } = order
  const { createVitest } = await vitestOf(root)
  const vitest = await createVitest(
    'test',
    {
      // The root is not named: this process stands in it, and a configuration may name another, as it may in a run.
      ...(order.config === undefined ? {} : { config: order.config }),
      run: true,
      watch: false,
      // No reporter is asked: this is no run, and ours must not write a verdict of it.
      reporters: [{}],
      coverage: { enabled: false },
      includeTaskLocation: true,
      // A test beside `.only` is a test all the same.
      allowOnly: true,
      update: false,
      ui: false,
      open: false,
    },
    {},
    { stdout: process.stderr, stderr: process.stderr },
  )
  // Plugins may have added some all the same. The field is one of Vitest's own, on both majors.
  Reflect.set(vitest, 'reporters', [])
  const answer = projectPathOf(root, vitest.config.root) === '' ? await collectWith(vitest, order) : elsewhere(root, vitest.config.root)
  return { answer, close: () => vitest.close() }
}

function elsewhere(root: string, vitestRoot: string): CollectAnswer {
  const where = projectPathOf(root, vitestRoot)
  return {
    state: 'unavailable',
    because: `the configuration puts Vitest's root at ${where}, where the files that people own are looked for too; run this command there`,
  }
}

async function collectWith(vitest: Vitest, order: CollectOrder): Promise<CollectAnswer> {
  const { root, freshSeed, freshName, seedLists } = order
  for (const project of vitest.projects) {
    addSetupFile(project)
    project.config.includeTaskLocation = true
    project.config.allowOnly = true
  }
  provideSettings(vitest, { root, freshSeed, freshName, seedLists })
  const only = order.only === undefined ? null : new Set(order.only)
  // Nothing of a test of types runs, so it is no test that can be trusted, and none beside the one that its file has.
  const found = (await vitest.globTestSpecifications()).filter(({ pool }) => pool !== 'typescript')
  const specifications = only === null ? found : found.filter(({ moduleId }) => only.has(projectPathOf(root, moduleId)))
  if (specifications.length === 0) return { state: 'collected', vitest: vitest.version, tests: [], fileCount: 0, problems: [] }
  const { unhandledErrors } = await vitest.collectTests(specifications)
  const modules = specifications.map((specification) => ({ specification, module: specification.testModule }))
  return {
    state: 'collected',
    vitest: vitest.version,
    tests: testsOf(
      modules.flatMap(({ module }) => module ?? []),
      order,
    ),
    fileCount: specifications.length,
    problems: [
      ...modules.flatMap((one) => problemsOf(one.specification, one.module, root)),
      ...unhandledErrors.map((error) => unhandled(error, root)),
    ].sort(byFile),
  }
}

function testsOf(modules: readonly TestModule[], { root, freshSeed, freshName }: CollectOrder): readonly CollectedTest[] {
  const seeds = { fastCheck: [freshSeed], freshName }
  const named = modules.flatMap((module) => {
    const file = projectPathOf(root, module.moduleId)
    return [...module.children.allTests()].map((test) => ({
      test,
      file,
      project: module.project.name,
      titles: stableTitles(titlesOf(test), seeds),
    }))
  })
  const ids = idsOf(named)
  const tests = named.map(({ test, file, project, titles }, index) => ({
    id: ids[index] ?? '',
    project,
    file,
    titles,
    ...declarationOf(test, file),
  }))
  return tests.sort(byFile)
}

function declarationOf(test: TestCase, file: string): Pick<CollectedTest, 'declared' | 'location' | 'mode'> {
  const declared = tagOf(test.meta(), 'oracle')
  const { mode } = test.options
  return {
    ...(declared ? { declared } : {}),
    ...(test.location ? { location: { file, line: test.location.line, column: test.location.column } } : {}),
    mode: mode === 'skip' || mode === 'todo' || mode === 'only' ? mode : 'run',
  }
}

/** A file that gave no tests and no reason for it is a problem too: its worker died, or what it sent could not be read. */
function problemsOf({ moduleId, project }: TestSpecification, module: TestModule | undefined, root: string): readonly CollectProblem[] {
  const file = projectPathOf(root, moduleId)
  const where = { file, project: project.name }
  const errors = module === undefined ? [] : [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  const problems = errors.map((error): CollectProblem => ({ ...where, ...wordsOf(error, root, file) }))
  if (problems.length > 0 || (module !== undefined && module.children.size > 0)) return problems
  return [{ ...where, message: 'it gave no test and no error: its worker ended early, or it declares no test' }]
}

function unhandled(error: unknown, root: string): CollectProblem {
  const path: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'VITEST_TEST_PATH') : undefined
  const file = typeof path === 'string' ? projectPathOf(root, path) : null
  return { file, project: '', ...wordsOf(error, root, file) }
}

function wordsOf(error: unknown, root: string, file: string | null): Pick<CollectProblem, 'message' | 'at'> {
  const { name, message, frames } = observeError(error, root)
  const frame = frames.find((one) => one.file === file) ?? frames[0]
  return {
    message: `${name}: ${message}`,
    ...(frame === undefined ? {} : { at: { file: frame.file, line: frame.line, column: frame.column } }),
  }
}

function byFile(
  a: { readonly file: string | null; readonly project: string },
  b: { readonly file: string | null; readonly project: string },
): number {
  const [left, right] = [`${a.file ?? ''}\0${a.project}`, `${b.file ?? ''}\0${b.project}`]
  return left < right ? -1 : left > right ? 1 : 0
}
