import type { GateRun } from '../../model/gate.ts'
import type { KnownBadOutcome, TrustedFile } from '../../model/known-bad.ts'
import type { ErrorObservation, ModuleObservation, TestObservation } from '../../model/run.ts'
import type { ProjectPath, SourceLocation, TestId } from '../../model/words.ts'
import { isAssertion } from './assertion.ts'

/** What trusted tests did under an edit. */
export interface Reaction {
  /** Trusted tests that failed by an assertion, sorted. */
  readonly killedBy: readonly TestId[]
  /** The first thing that went wrong otherwise; null when all other trusted tests passed. */
  readonly wrong: Wrong | null
  /** What each trusted test that neither passed nor failed by an assertion did. */
  readonly otherwise: ReadonlyMap<TestId, Wrong>
}

export interface Wrong {
  readonly kind: 'error' | 'timeout'
  readonly message: string
  readonly at?: SourceLocation
}

/** The edited files, and whether a test can be asked to have loaded one: not for data, which are read, nor for files that are new. */
export interface Edited {
  readonly files: ReadonlySet<ProjectPath>
  readonly areModules: boolean
}

/**
 * How the trusted tests of the files that ran reacted. Only a test that passed without the edit and that loaded it can be a kill, and it
 * must have failed by an assertion: everything is red under a syntax error, also a test without any assertion.
 */
export function reactionOf(run: GateRun, files: readonly TrustedFile[], edited: Edited): Reaction {
  const modules = run.state === 'ended' ? run.run.modules : run.modules
  const tests = testsById(modules)
  const killedBy: TestId[] = []
  const otherwise = new Map<TestId, Wrong>()
  for (const file of files) {
    for (const id of file.tests) {
      const found = tests.get(id)
      const wrong = found === undefined ? missing(id, file.file, run, modules) : wrongWith(found, file, run, edited)
      if (found !== undefined && wrong?.kind === 'error' && isKill(found, file, edited)) killedBy.push(id)
      else if (wrong !== null) otherwise.set(id, wrong)
    }
  }
  // A time-out says more than what it left undone. The rest is in the order of the tests, whichever of them ended first.
  const inOrder = [...otherwise].sort(([a, one], [b, other]) => rank(one) - rank(other) || (a < b ? -1 : 1))
  const first = inOrder[0]?.[1]
  return { killedBy: killedBy.sort(), wrong: first ?? unhandled(run) ?? unavailable(run), otherwise }
}

const rank = ({ kind }: Wrong): number => (kind === 'timeout' ? 0 : 1)

/** A replay's outcome by all that ran. @param caughtBy the test that the known-bad names; it must be among those that fail */
export function outcomeOf(
  reactions: readonly Reaction[],
  caughtBy: TestId | null,
): { readonly outcome: Exclude<KnownBadOutcome, 'stale'>; readonly wrong: Wrong | null } {
  const killers = reactions.flatMap(({ killedBy }) => killedBy)
  if (caughtBy === null ? killers.length > 0 : killers.includes(caughtBy)) return { outcome: 'killed', wrong: null }
  const named = caughtBy === null ? undefined : reactions.map(({ otherwise }) => otherwise.get(caughtBy)).find((one) => one !== undefined)
  const wrongs = reactions.flatMap(({ wrong }) => wrong ?? [])
  const wrong = named ?? wrongs.find(({ kind }) => kind === 'timeout') ?? wrongs[0] ?? null
  if (wrong === null || (killers.length > 0 && named === undefined)) return { outcome: 'survived', wrong: null }
  return { outcome: wrong.kind, wrong }
}

interface Found {
  readonly test: TestObservation
  readonly module: ModuleObservation
}

function testsById(modules: readonly ModuleObservation[]): ReadonlyMap<TestId, Found> {
  return new Map(modules.flatMap((module) => module.tests.map((test) => [test.id, { test, module }] as const)))
}

function isKill({ test, module }: Found, file: TrustedFile, { files, areModules }: Edited): boolean {
  if (test.state !== 'failed' || test.expectedToFail) return false
  const imported = module.imported ?? file.imported
  if (areModules && imported !== undefined && !imported.some((path) => files.has(path))) return false
  return test.errors.some((error) => isAssertion(error, files))
}

/** What a trusted test did instead of passing; null when it passed. */
function wrongWith({ test, module }: Found, { file }: TrustedFile, run: GateRun, edited: Edited): Wrong | null {
  if (test.state === 'passed' && test.errors.length === 0) return null
  const place = test.location === undefined ? {} : { at: test.location }
  const isJudged = test.errors.some((error) => isAssertion(error, edited.files))
  if (!isJudged && (isLate(file, run) || test.errors.some(isTimeout)))
    return { kind: 'timeout', message: `${test.id} ran out of time`, ...place }
  const [error] = [...test.errors, ...module.hookFailures.flatMap(({ errors }) => errors)]
  const said = error === undefined ? `it is ${test.state}` : inWords(error)
  return { kind: 'error', message: `${test.id}: ${said}`, ...place }
}

/** A trusted test that the run does not know: its file did not load, or never ended. */
function missing(id: TestId, file: ProjectPath, run: GateRun, modules: readonly ModuleObservation[]): Wrong {
  const at = { file }
  if (isLate(file, run)) return { kind: 'timeout', message: `${file} ran out of time`, at }
  const [error] = modules
    .filter((module) => module.file === file)
    .flatMap(({ hookFailures }) => hookFailures.flatMap(({ errors }) => errors))
  if (error !== undefined) return { kind: 'error', message: `${file}: ${inWords(error)}`, at }
  return { kind: 'error', message: `${id} did not run`, at }
}

function isLate(file: ProjectPath, run: GateRun): boolean {
  return run.state === 'ended' ? run.late.includes(file) : run.timedOut
}

function unhandled(run: GateRun): Wrong | null {
  const [one] = run.state === 'ended' ? run.run.unhandledErrors : []
  return one === undefined ? null : { kind: 'error', message: `outside of any test: ${inWords(one.error)}` }
}

function unavailable(run: GateRun): Wrong | null {
  return run.state === 'ended' ? null : { kind: run.timedOut ? 'timeout' : 'error', message: run.because }
}

/** Vitest 5 names a timeout by its class, Vitest 4 only by its words. */
function isTimeout({ name, message }: ErrorObservation): boolean {
  return name === 'TestTimeoutError' || /^(?:Test|Hook) timed out in \d+ ?ms/.test(message)
}

/** A property says little more than that it failed; what failed in it is its cause. */
function inWords({ name, message, cause }: ErrorObservation): string {
  return `${name}: ${firstLine(message)}${cause === undefined ? '' : `, by ${cause.name}: ${firstLine(cause.message)}`}`
}

function firstLine(message: string): string {
  const line = message.split('\n', 1)[0] ?? ''
  return line.length > 300 ? `${line.slice(0, 299)}…` : line
}
