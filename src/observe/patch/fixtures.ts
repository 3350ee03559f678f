import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LockFile, Policy } from '../../model/owned-files.ts'
import type { FixturesObservation } from '../../model/owned-observations.ts'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { observeFixtures } from '../fixtures/observe.ts'
import type { Blobs } from '../git/blobs.ts'
import { lockedEntries } from '../lock/compare.ts'
import { inTurns, isFile } from './texts.ts'

export interface TreeFixturePorts {
  readonly blobs: Blobs
  readonly isSealed: (path: ProjectPath) => boolean
  /** Whether the policy's patterns make a path a fixture, or one that a schema is for. */
  readonly isFixture: (path: ProjectPath) => boolean
}

/**
 * The fixtures of a tree against a lock and their schemas: the files concerned are written to a folder of their own, in which they are
 * looked at as those of a work tree are. Invariants are code and are not run here. Throws GitRefusal when an object is missing.
 */
export async function observeTreeFixtures(
  tree: Tree,
  policy: Policy,
  lock: LockFile | null,
  ports: TreeFixturePorts,
): Promise<FixturesObservation> {
  const locked = new Set(lock === null ? [] : lockedEntries(lock).map(({ file }) => file))
  const hasSchemas = policy.fixtures.schemas.length > 0
  const wanted = [...tree].filter(
    ([path]) => ports.isFixture(path) || locked.has(path) || (hasSchemas && ports.isSealed(path) && /\.(json|ya?ml)$/.test(path)),
  )
  const outside = wanted.find(([path]) => path.split('/').includes('..'))
  if (outside !== undefined) return { state: 'unavailable', because: `the fixture ${outside[0]} lies outside of the project` }
  if (wanted.length === 0 && locked.size === 0) return { state: 'observed', fixtures: [], otherLocked: [] }
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vitest-oracle-')))
  try {
    await inTurns(wanted, ([path, entry]) => put(folder, path, entry, ports.blobs), 16)
    const schemas = policy.fixtures.schemas.map(({ files, schema }) => ({ files, schema }))
    const runInvariants = () => Promise.reject(new Error('invariants are not run on a tree'))
    return await observeFixtures(folder, { ...policy, fixtures: { ...policy.fixtures, schemas } }, lock, {
      isSealed: ports.isSealed,
      runInvariants,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A link stays one, and is refused there; a submodule is a folder that is not there. */
async function put(folder: string, path: ProjectPath, entry: { readonly mode: string; readonly id: string }, blobs: Blobs): Promise<void> {
  const file = join(folder, path)
  if (entry.mode === '160000') return
  await mkdir(dirname(file), { recursive: true })
  if (!isFile(entry)) return symlink('nowhere', file)
  const blob = await blobs.read(entry.id)
  // What is too large to look at must not pass for an empty file.
  if (blob.state === 'too-large') await symlink('too-large', file)
  else await writeFile(file, blob.bytes)
}
