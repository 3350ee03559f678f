import type { Classification } from '../model/classification.ts'
import type { RunSeen } from '../model/owned-observations.ts'
import type { ModuleObservation, TestObservation } from '../model/run.ts'
import type { OracleClass, ProjectPath } from '../model/words.ts'
import { classifier, trustedFiles } from './classify.ts'

/** A run with the class that each of its tests was granted. */
export interface ClassifiedRun {
  readonly seen: RunSeen
  readonly tests: readonly ClassifiedTest[]
  /** Files with a trusted test, and those that should have one by the lock or the policy's globs; keyed by `moduleKey`. */
  readonly trustedModules: ReadonlySet<string>
}

export interface ClassifiedTest {
  readonly test: TestObservation
  readonly module: ModuleObservation
  readonly classification: Classification
}

export function classifyRun(seen: RunSeen): ClassifiedRun {
  const classificationOf = classifier(seen.owned)
  const tests = seen.run.modules.flatMap((module) => module.tests.map((test) => ({ test, module, classification: classificationOf(test) })))
  const locked = new Set(lockedFiles(seen))
  const isTrustedFile = trustedFiles(seen.owned)
  // A trusted test stands in no other file, as long as what is said of files and of tests agrees: the one may not hide the other.
  const holders = tests.filter(({ classification }) => isTrusted(classification.granted)).map(({ module }) => module)
  const holdsLocked = seen.run.modules.filter(({ file }) => locked.has(file) || isTrustedFile(file))
  return { seen, tests, trustedModules: new Set([...holders, ...holdsLocked].map(moduleKey)) }
}

const NOTHING_TRUSTED = "it ran in head's tree, beside code of the patch, where nothing is trusted"

/** A run of head's own tree as the phase `untrusted` judges it: what says that it is an oracle has no more weight there than any other. */
export function asUntrusted(run: ClassifiedRun): ClassifiedRun {
  const tests = run.tests.map((one): ClassifiedTest => {
    const { classification } = one
    return isTrusted(classification.granted) ? { ...one, classification: { ...classification, granted: 'U', why: NOTHING_TRUSTED } } : one
  })
  return { ...run, tests, trustedModules: new Set() }
}

export function isTrusted(granted: OracleClass): boolean {
  return granted === 'E' || granted === 'P' || granted === 'F'
}

/** One file can run in several projects. */
export function moduleKey({ project, file }: ModuleObservation): string {
  return `${project}\0${file}`
}

function lockedFiles({ owned }: RunSeen): readonly ProjectPath[] {
  return owned.lock.state === 'read' ? Object.keys(owned.lock.value.tests) : []
}
