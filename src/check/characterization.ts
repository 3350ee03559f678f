import { answered, finding } from '../model/finding.ts'
import type { CheckAnswer, Finding, Mitigation } from '../model/findings.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { ErrorObservation, ModuleObservation, RunObservation, SignedFailure, TestObservation } from '../model/run.ts'
import type { ProjectPath, SourceLocation, TestId } from '../model/words.ts'
import { globMatcher } from './globs.ts'
import { firstLine } from './oracles/outcome.ts'
import { whyNotWhole } from './whole.ts'

/** Base's own tests, on head's production code. */
export interface CharacterizationSeen {
  readonly owned: OwnedFiles
  readonly run: RunObservation
  /** The tests of base's list that are not part of this: trusted ones, and those that may be frozen. */
  readonly isLeftOut: (id: TestId) => boolean
  /** What fails on base's production code too; ids of tests, suites and files. */
  readonly failingAtBase: ReadonlySet<TestId>
  /** The production files that the patch changes, under the names that they have in the judged tree and at base. */
  readonly changed: readonly ProjectPath[]
}

interface Moved {
  readonly owner: TestId
  readonly module: ModuleObservation
  readonly errors: readonly ErrorObservation[]
  readonly failures: readonly SignedFailure[]
  readonly at: SourceLocation
}

/**
 * What base's own tests say of head's production code (SPEC 7.6). A failure is drift unless base fails in the same place, or every changed
 * file behind it is inside the intent: then it is a note.
 */
export function checkCharacterization(seen: CharacterizationSeen): CheckAnswer {
  const { run, owned } = seen
  const failing = run.modules.flatMap((module) => movedIn(module, seen))
  const isMeant = globMatcher(owned.intent.state === 'read' ? (owned.intent.value.allowBehaviorChange ?? []) : [])
  const findings = failing.map((one) => driftOf(one, seen.changed, isMeant))
  const unhandled = run.unhandledErrors
    .filter(({ file }) => !seen.failingAtBase.has(file ?? 'unhandled'))
    .map(({ error, failure, file }) =>
      finding(
        'behavior-drift',
        {
          test: file ?? 'unhandled',
          signature: failure.signature,
          message: firstLine(`${error.name}: ${error.message}`),
          changed: seen.changed,
        },
        file === undefined ? undefined : { file },
      ),
    )
  const all = [...findings, ...unhandled, ...blunted(run)]
  const because = whyNotWhole(run)
  return because === null ? answered(all) : { state: 'unavailable', because, findings: all }
}

/** Files after which assertions no longer rejected what is false: that their tests passed says nothing. */
function blunted(run: RunObservation): readonly Finding[] {
  return run.modules.flatMap(({ file, canary, tests }) => {
    const isBroken = canary !== undefined && canary.broken.length > 0 && tests.some(({ state }) => state === 'passed')
    return isBroken ? [finding('expect-tampered', { file, broken: canary.broken }, { file })] : []
  })
}

/** What of one file did not come out as it was: tests, hooks, and the file itself where nothing in it says why. */
function movedIn(
  module: ModuleObservation,
  { isLeftOut, failingAtBase }: Pick<CharacterizationSeen, 'isLeftOut' | 'failingAtBase'>,
): readonly Moved[] {
  const tests = module.tests
    .filter((test) => isMoved(test, module) && !isLeftOut(test.id))
    .map((test): Moved => ({
      owner: test.id,
      module,
      errors: test.errors,
      failures: test.failures,
      at: test.location ?? { file: test.file },
    }))
  const hooks = module.hookFailures.map(({ owner, errors, failures }): Moved => ({
    owner,
    module,
    errors,
    failures,
    at: { file: module.file },
  }))
  const own = [...tests, ...hooks]
  const saysWhy = own.length > 0 || module.tests.some(({ state }) => state === 'failed')
  const isSilent = module.state === 'pending' || module.state === 'failed'
  const silent: readonly Moved[] =
    isSilent && !saysWhy ? [{ owner: module.file, module, errors: [], failures: [], at: { file: module.file } }] : []
  return [...own, ...silent].filter(({ owner }) => !failingAtBase.has(owner))
}

/** A test that stands there to be run and did not pass; what a failed hook left out is said of the hook. */
function isMoved({ state, mode }: TestObservation, module: ModuleObservation): boolean {
  if (state === 'failed' || state === 'pending') return true
  return state === 'skipped' && (mode === 'run' || mode === 'only') && module.hookFailures.length === 0
}

const NOTHING_EXCUSED = { isLeftOut: () => false, failingAtBase: new Set<TestId>() }

/**
 * The ids of all that did not come out well in a run, as `failingAtBase` takes them: those of base's own production code are no drift.
 */
export function notWell(run: RunObservation): ReadonlySet<TestId> {
  const owners = run.modules.flatMap((module) => movedIn(module, NOTHING_EXCUSED)).map(({ owner }) => owner)
  return new Set([...owners, ...run.unhandledErrors.map(({ file }) => file ?? 'unhandled')])
}

/** The files with something that did not come out well, sorted: those to ask base about. */
export function filesNotWell(run: RunObservation): readonly ProjectPath[] {
  const files = run.modules.filter((module) => movedIn(module, NOTHING_EXCUSED).length > 0).map(({ file }) => file)
  return [...new Set([...files, ...run.unhandledErrors.flatMap(({ file }) => (file === undefined ? [] : [file]))])].sort()
}

function driftOf(
  { owner, module, errors, failures, at }: Moved,
  changed: readonly ProjectPath[],
  isMeant: (path: ProjectPath) => boolean,
): Finding {
  const { imported } = module
  // A file may read what it does not import, so with nothing imported every change may be behind its failure.
  const near = imported === undefined ? [] : changed.filter((path) => imported.includes(path))
  const behind = near.length === 0 ? changed : near
  const message = firstLine(errors.at(-1)?.message ?? wordsOf(module, owner))
  const found = finding('behavior-drift', { test: owner, signature: failures.at(-1)?.signature ?? null, message, changed: behind }, at)
  return behind.length > 0 && behind.every(isMeant) ? { ...found, atMost: MEANT } : found
}

function wordsOf(module: ModuleObservation, owner: TestId): string {
  if (module.state === 'pending') return 'the file never ended'
  const state = module.tests.find(({ id }) => id === owner)?.state
  return state === 'skipped' ? 'it was skipped while it ran' : 'it failed without an error'
}

const MEANT: Mitigation = {
  severity: 'note',
  within: 'every-preset',
  because: 'all changed files behind it are inside the intent of base',
}
