import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { posix, resolve } from 'node:path'
import { placesOf } from '../../check/scope/classes.ts'
import type { RuleId } from '../../model/findings.ts'
import type { LedgerRow, OwnedFiles } from '../../model/owned-observations.ts'
import type { PathClass } from '../../model/patch.ts'
import type { ProjectPath, Sha256, TestId } from '../../model/words.ts'
import type { Arguments } from '../arguments.ts'
import { policyOf } from '../diff/judge.ts'
import { ownedAtHand } from '../owned.ts'
import type { World } from '../world.ts'
import { rolesOf, rulesOn } from './looks.ts'
import type { FileRole } from './looks.ts'

/** What the policy, the lock and the file itself say, in the work tree at hand. */
export interface FileAtHand {
  readonly class: PathClass
  /** Why, where something seals it or makes it the runner's. */
  readonly by: string
  readonly roles: readonly FileRole[]
  readonly policy: { readonly path: ProjectPath; readonly state: 'read' | 'absent' | 'invalid' }
  /** null when the lock does not hold it. */
  readonly lock: LockEntry | null
  /** In the order of the table. */
  readonly rules: readonly RuleId[]
}

export interface LockEntry {
  readonly kind: 'fixture' | 'test file' | 'known-bad'
  readonly sha256: Sha256
  /** `missing`: the file is not there. */
  readonly bytes: 'as locked' | 'changed' | 'missing'
  /** How many tests the lock expects of a test file. */
  readonly tests: number | null
}

/** null for a path that is neither there nor in the lock, or that leads out of the project. */
export async function fileAtHand(
  word: string,
  args: Arguments,
  world: World,
): Promise<{ readonly file: ProjectPath; readonly atHand: FileAtHand } | null> {
  const file = posix.normalize(word.replaceAll('\\', '/')).replace(/^\.\//, '')
  if (file === '.' || file.startsWith('../') || posix.isAbsolute(file)) return null
  const owned = await ownedAtHand(args, world)
  const path = resolve(world.cwd, file)
  const isThere = await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
  const locked = entryOf(file, owned)
  if (!isThere && locked === null) return null
  const policy = policyOf(owned)
  const { cls, by } = placesOf(owned, policy.paths, { namedByConfig: [], loadedByConfig: [] })(file)
  const roles = rolesOf(file, owned, policy)
  return {
    file,
    atHand: {
      class: cls,
      by,
      roles,
      policy: { path: owned.policy.path, state: owned.policy.state },
      lock: locked === null ? null : { ...locked, bytes: await bytesOf(path, isThere, locked.sha256) },
      rules: rulesOn(cls, roles),
    },
  }
}

function entryOf(file: ProjectPath, { lock }: OwnedFiles): Omit<LockEntry, 'bytes'> | null {
  if (lock.state !== 'read') return null
  const { fixtures, tests, knownBad } = lock.value
  const [fixture, test, bad] = [own(fixtures, file), own(tests, file), own(knownBad, file)]
  if (fixture !== undefined) return { kind: 'fixture', sha256: fixture, tests: null }
  if (test !== undefined) return { kind: 'test file', sha256: test.sha256, tests: test.tests.length }
  return bad === undefined ? null : { kind: 'known-bad', sha256: bad, tests: null }
}

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined)

async function bytesOf(path: string, isThere: boolean, locked: Sha256): Promise<LockEntry['bytes']> {
  if (!isThere) return 'missing'
  const now = createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
  return now === locked ? 'as locked' : 'changed'
}

/** The rows of the ledger at hand for a test. */
export async function rowsAtHand(test: TestId, args: Arguments, world: World): Promise<readonly LedgerRow[]> {
  const { ledger } = await ownedAtHand(args, world)
  return ledger.state === 'read' ? ledger.value.filter((row) => row.test === test) : []
}
