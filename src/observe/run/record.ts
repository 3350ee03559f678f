import type { SerializedError } from 'vitest'
import type { TestCase, TestModule, TestSuite } from 'vitest/node'
import type { ErrorObservation, HookFailure, ModuleObservation, RunObservation, SignedFailure, TestObservation } from '../../model/run.ts'
import { observeError } from '../failure/observe.ts'
import { signFailure } from '../failure/signature.ts'
import { type DeclaredTags, tagAtEnd } from './declared.ts'
import { type NamedTest, type SeedsInTitles, idTextOf, idsOf, inOrderOfFiles, projectPathOf, stableTitles, titlesOf } from './identity.ts'
import { importedBy } from './imported.ts'
import { canaryOf, evidenceOf } from './meta.ts'
import { isOfTypes, withTypes } from './types.ts'

export interface RecordContext {
  /** Absolute. */
  readonly root: string
  /** The seeds of the run that a file was in: when shards are merged, each shard's own. */
  readonly seedsOf: (module: TestModule) => SeedsInTitles
  /** By Vitest's module object; a file without an entry was never collected in this run. */
  readonly declared: ReadonlyMap<TestModule, DeclaredTags>
  /** Whether a file's imports are of interest; asking for all of a large suite would cost more than the run's own report. */
  readonly wantsImports: (module: TestModule) => boolean
}

interface NamedCase extends NamedTest {
  readonly test: TestCase
}

/**
 * The tests of all files as the judgement sees them, ids made unique over the whole run. Sorted by file and project. Where a file ran and
 * the compiler looked at it too, the two are one.
 */
export function recordModules(modules: readonly TestModule[], context: RecordContext): readonly ModuleObservation[] {
  const twins = besideRuns(modules, context.root)
  const ran = recordEach(
    modules.filter((module) => !twins.includes(module)),
    context,
  )
  const types = new Map(recordEach(twins, context).map((one) => [keyOf(one), one]))
  return ran
    .map((one) => {
      const twin = types.get(keyOf(one))
      return twin === undefined ? one : withTypes(one, twin)
    })
    .sort(inOrderOfFiles)
}

/** What the compiler said of files that ran. */
function besideRuns(modules: readonly TestModule[], root: string): readonly TestModule[] {
  const ofTypes = modules.filter(isOfTypes)
  if (ofTypes.length === 0) return []
  const key = (module: TestModule): string => keyOf({ file: projectPathOf(root, module.moduleId), project: module.project.name })
  const ran = new Set(modules.filter((module) => !isOfTypes(module)).map(key))
  return ofTypes.filter((module) => ran.has(key(module)))
}

function keyOf({ file, project }: { readonly file: string; readonly project: string }): string {
  return `${file}\0${project}`
}

function recordEach(modules: readonly TestModule[], context: RecordContext): readonly ModuleObservation[] {
  const cases = modules.map((module) => namedCases(module, context))
  const ids = idsOf(cases.flat())
  let at = 0
  return modules.map((module, index) => {
    const own = cases[index] ?? []
    const tests = own.map((one, offset) => recordTest(one, ids[at + offset] ?? idTextOf(one), context))
    at += own.length
    return recordModule(module, tests, context)
  })
}

function namedCases(module: TestModule, { root, seedsOf, declared }: RecordContext): readonly NamedCase[] {
  if (!declared.has(module)) return []
  const file = projectPathOf(root, module.moduleId)
  const project = module.project.name
  const seeds = seedsOf(module)
  return [...module.children.allTests()].map((test) => ({ test, file, project, titles: stableTitles(titlesOf(test), seeds) }))
}

function recordModule(module: TestModule, tests: readonly TestObservation[], context: RecordContext): ModuleObservation {
  const { root, declared } = context
  const file = projectPathOf(root, module.moduleId)
  const canary = canaryOf(module.meta())
  const imported = context.wantsImports(module) ? importedBy(module, root) : undefined
  const state = module.state()
  return {
    project: module.project.name,
    file,
    state: !declared.has(module) && state !== 'failed' ? 'pending' : state === 'queued' ? 'pending' : state,
    hookFailures: hookFailures(module, file, context),
    tests,
    ...(canary === undefined ? {} : { canary }),
    ...(imported === undefined ? {} : { imported }),
    duration: module.diagnostic().duration,
  }
}

function hookFailures(module: TestModule, file: string, context: RecordContext): readonly HookFailure[] {
  const project = module.project.name
  const failures: HookFailure[] = []
  const add = (owner: TestModule | TestSuite, titles: readonly string[]): void => {
    const errors = observeErrors(owner.errors(), context.root)
    if (errors.length > 0) failures.push({ owner: idTextOf({ project, file, titles }), errors, failures: signAll(errors) })
  }
  add(module, [])
  for (const suite of module.children.allSuites()) add(suite, stableTitles(titlesOf(suite), context.seedsOf(module)))
  return failures
}

function recordTest({ test, project, file, titles }: NamedCase, id: string, context: RecordContext): TestObservation {
  const result = test.result()
  const diagnostic = test.diagnostic()
  const errors = observeErrors(result.errors ?? [], context.root)
  const declared = context.declared.get(test.module)?.get(test.id)
  const { inside, same } = tagAtEnd(test, declared)
  const evidence = evidenceOf(test.meta())
  const mode = test.options.mode
  return {
    id,
    project,
    file,
    titles,
    ...(test.location ? { location: { file, line: test.location.line, column: test.location.column } } : {}),
    state: result.state,
    mode: mode === 'skip' || mode === 'todo' || mode === 'only' ? mode : 'run',
    expectedToFail: test.options.fails === true,
    retries: diagnostic?.retryCount ?? 0,
    repeats: diagnostic?.repeatCount ?? 0,
    flaky: diagnostic?.flaky ?? false,
    duration: diagnostic?.duration ?? 0,
    errors,
    failures: signAll(errors),
    ...(declared ? { declared } : {}),
    ...(inside ? { taggedInside: inside } : {}),
    forged: declared === null || !same,
    ...(evidence === undefined ? {} : { evidence }),
  }
}

const NO_ERRORS: readonly ErrorObservation[] = []

function observeErrors(errors: readonly unknown[], root: string): readonly ErrorObservation[] {
  return errors.length === 0 ? NO_ERRORS : errors.map((error) => observeError(error, root))
}

const NO_FAILURES: readonly SignedFailure[] = []

/** The distinct failures of a list of errors, in order. */
function signAll(errors: readonly ErrorObservation[]): readonly SignedFailure[] {
  if (errors.length === 0) return NO_FAILURES
  const bySignature = new Map<string, SignedFailure>()
  for (const error of errors) {
    const failure = signFailure(error)
    if (!bySignature.has(failure.signature)) bySignature.set(failure.signature, failure)
  }
  return [...bySignature.values()]
}

/** Errors that belong to no test, each with the test file that Vitest was running when it came, where it knows one. */
export function recordUnhandled(errors: readonly SerializedError[], root: string): RunObservation['unhandledErrors'] {
  return errors.map((thrown) => {
    const error = observeError(thrown, root)
    const path: unknown = Reflect.get(thrown, 'VITEST_TEST_PATH')
    return { error, failure: signFailure(error), ...(typeof path === 'string' ? { file: projectPathOf(root, path) } : {}) }
  })
}
