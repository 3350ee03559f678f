import { finding } from '../model/finding.ts'
import type { CheckAnswer, Finding } from '../model/findings.ts'
import type { FixturesObservation, OwnedFile, OwnedFiles } from '../model/owned-observations.ts'
import type { LockFile } from '../model/owned-files.ts'
import type { ProjectPath } from '../model/words.ts'
import { checkFixtures } from './fixtures.ts'
import { schemaLoosened } from './schema-loosened.ts'

/** What the fixtures phase of a patch is judged by. */
export interface PatchFixtures {
  /** What people own, at base. */
  readonly owned: OwnedFiles
  /** The lock at head. */
  readonly headLock: OwnedFile<LockFile>
  /** Whether an owner approved the patch; the approval is the intent, and the finding then names who gave it. */
  readonly isApproved: boolean
  /** The fixtures of head against the lock that is in force (`lockInForce`). */
  readonly seen: FixturesObservation
  readonly schemas: readonly { readonly path: ProjectPath; readonly before: unknown; readonly after: unknown }[]
}

/** The lock against the bytes at head, the lock's own change, and schemas that accept more than before. */
export function checkPatchFixtures({ owned, headLock, isApproved, seen, schemas }: PatchFixtures): CheckAnswer {
  const answer = checkFixtures(seen, { ...owned, lock: lockInForce(owned, headLock, isApproved) })
  const own = [...lockFindings(owned, headLock), ...schemas.flatMap(({ path, before, after }) => schemaLoosened(path, before, after))]
  if (own.length === 0) return answer
  if (answer.state === 'not-applicable') return { state: 'answered', findings: own }
  return { ...answer, findings: [...(answer.findings ?? []), ...own] }
}

/** The lock of base, or that of head where people said that it may change. */
export function lockInForce(owned: OwnedFiles, headLock: OwnedFile<LockFile>, isApproved: boolean): OwnedFile<LockFile> {
  return isApproved || isIntended(owned) ? headLock : owned.lock
}

const isIntended = ({ intent }: OwnedFiles): boolean => intent.state === 'read' && intent.value.lockChange === true

function lockFindings(owned: OwnedFiles, after: OwnedFile<LockFile>): readonly Finding[] {
  const { lock } = owned
  const entries = isIntended(owned) ? null : changedEntries(lock, after)
  return entries === null ? [] : [finding('lock-changed-without-intent', { path: lock.path, entries }, { file: lock.path })]
}

/** Why the change of the tests' power has no value; null when it has one. An owner's approval is the intent of a changed lock. */
export function undefinedBecause(findings: readonly Finding[], isApproved: boolean): string | null {
  const rules = new Set(findings.map(({ rule }) => rule))
  if (rules.has('lock-changed-without-intent') && !isApproved) return 'the lock changed, and no intent of an owner says so'
  return rules.has('fixture-changed') || rules.has('fixture-missing') ? 'the bytes of fixtures changed, and their lock did not' : null
}

/** The entries that came, went or changed, sorted; null when the locks say the same. */
export function changedEntries(before: OwnedFile<LockFile>, after: OwnedFile<LockFile>): readonly ProjectPath[] | null {
  const [was, now] = [entriesOf(before), entriesOf(after)]
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter((path) => was.get(path) !== now.get(path)).sort()
  if (changed.length > 0) return changed
  return before.state === after.state ? null : [before.path]
}

function entriesOf(lock: OwnedFile<LockFile>): ReadonlyMap<ProjectPath, string> {
  if (lock.state !== 'read') return new Map()
  const { fixtures, knownBad, tests } = lock.value
  return new Map([
    ...Object.entries(fixtures),
    ...Object.entries(knownBad),
    ...Object.entries(tests).map(([file, { sha256, tests: titles }]): [string, string] => [file, JSON.stringify([sha256, titles])]),
  ])
}
