import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { RunSeen } from '../../model/owned-observations.ts'
import type { ModuleObservation } from '../../model/run.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { ClassifiedTest } from '../classified.ts'
import { lockEntryOf } from '../lock-entries.ts'

/**
 * Every test of the lock's inventory must have been in the run; what became of those that were is the outcome's business. Without a
 * lock nobody knows what is missing.
 */
export function inventoryFindings(
  { owned, fixtures, run }: RunSeen,
  tests: readonly ClassifiedTest[],
  trustedTests: number,
): readonly Finding[] {
  const { lock } = owned
  if (lock.state === 'absent') {
    const saidByFixtures = fixtures.state === 'observed' && fixtures.fixtures.length > 0
    return trustedTests === 0 || saidByFixtures ? [] : [finding('lock-missing', { path: lock.path }, { file: lock.path })]
  }
  if (lock.state === 'invalid') return []
  const seen = new Set(tests.map(({ test }) => `${test.file}\0${lockEntryOf(test)}`))
  return Object.entries(lock.value.tests).flatMap(([file, locked]) =>
    locked.tests
      .filter((entry) => !seen.has(`${file}\0${entry}`))
      .map((entry) => finding('oracle-missing', { test: `${file} > ${entry}`, because: whyMissing(file, run.modules) }, { file })),
  )
}

function whyMissing(file: ProjectPath, modules: readonly ModuleObservation[]): string {
  const module = modules.find((one) => one.file === file)
  if (module === undefined) return 'its file was not in the run'
  if (module.tests.length === 0) return 'its file gave no test: it could not be collected, or its worker died'
  return 'its file ran and has no such test any more; after a rename, run `npx vitest-oracle lock` and commit the lock'
}
