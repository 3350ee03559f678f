import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { LockFile } from '../../model/owned-files.ts'
import type { ModuleObservation } from '../../model/run.ts'
import type { ProjectPath, TestId } from '../../model/words.ts'
import type { ClassifiedTest } from '../classified.ts'

/**
 * The ids that a lock's inventory names: its titles stand under their file, with `[project] ` in front of the title for a named
 * project, and in front of the whole id here.
 */
export function lockedIds(lock: LockFile): readonly { readonly id: TestId; readonly file: ProjectPath }[] {
  return Object.entries(lock.tests).flatMap(([file, { tests }]) => tests.map((title) => ({ id: idOf(file, title), file })))
}

function idOf(file: ProjectPath, title: string): TestId {
  const project = /^\[[^\]]*\] /.exec(title)?.[0] ?? ''
  return `${project}${file} > ${title.slice(project.length)}`
}

/** Every locked test must have been in the run; what became of those that were is the outcome's business. */
export function inventoryFindings(lock: LockFile, tests: readonly ClassifiedTest[], modules: readonly ModuleObservation[]): readonly Finding[] {
  const seen = new Set(tests.map(({ test }) => test.id))
  return lockedIds(lock)
    .filter(({ id }) => !seen.has(id))
    .map(({ id, file }) => finding('oracle-missing', { test: id, because: whyMissing(file, modules) }, { file }))
}

function whyMissing(file: ProjectPath, modules: readonly ModuleObservation[]): string {
  const module = modules.find((one) => one.file === file)
  if (module === undefined) return 'its file was not in the run'
  if (module.tests.length === 0) return 'its file gave no test: it could not be collected, or its worker died'
  return 'its file ran and has no such test any more; after a rename, run `npx vitest-oracle lock` and commit the lock'
}
