import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ObjectId } from '../../model/words.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { openRepository } from '../../observe/git/repository.ts'
import type { Repository } from '../../observe/git/repository.ts'
import { defaultBase, mergeBaseOf, resolveCommit } from '../../observe/git/resolve.ts'
import { commitSource } from '../../observe/git/source.ts'
import { readPolicy } from '../../observe/owned/policy.ts'
import type { PatchAtHand } from '../../verdict/bind-merge.ts'
import type { AtHand, PolicyAtHand } from '../../verdict/bind.ts'
import type { Arguments } from '../arguments.ts'
import { policyPlace } from '../diff/options.ts'
import type { PolicyPlace } from '../diff/options.ts'
import type { World } from '../world.ts'

/** Where the patch at hand began, asked of git: the verdict must not say it. */
export interface Began {
  readonly repository: Repository
  readonly tip: ObjectId
  readonly mergeBase: ObjectId
}

/** Throws GitRefusal when it cannot be told. */
export async function whereItBegan(root: string, args: Arguments, world: World): Promise<Began> {
  const repository = await openRepository(root)
  const given = args.value('base')
  const name = given ?? (await defaultBase(repository, world.env['GITHUB_BASE_REF']))
  const [tip, head] = await Promise.all([
    resolveCommit(repository, name, given === undefined ? 'the default base' : '--base'),
    resolveCommit(repository, 'HEAD', 'HEAD'),
  ])
  return { repository, tip, mergeBase: await mergeBaseOf(repository, tip, head) }
}

/** What the verdict of a patch is held against: where the patch began, and the policy there, or outside of the repository. */
export async function observePatch(
  root: string,
  began: Promise<Began>,
  args: Arguments,
  world: World,
): Promise<Pick<AtHand, 'policy'> & { readonly patch: PatchAtHand }> {
  try {
    const { repository, tip, mergeBase } = await began
    // As for a run, the policy is named from the root.
    const place = policyPlace(args, repository, { ...world, cwd: root })
    const { policy, demands } = await policyAt(root, place, mergeBase)
    const policyRef = place.isOutside ? null : mergeBase
    return { policy, patch: { base: { state: 'known', tip, mergeBase }, policyRef, policy: demands } }
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    const because = cause.message
    return {
      policy: { state: 'unavailable', path: args.value('policy') ?? '', because },
      patch: { base: { state: 'unavailable', because }, policyRef: null, policy: null },
    }
  }
}

async function policyAt(
  root: string,
  { path, isOutside }: PolicyPlace,
  mergeBase: ObjectId,
): Promise<{ readonly policy: PolicyAtHand; readonly demands: PatchAtHand['policy'] }> {
  try {
    const bytes = isOutside ? await readFile(path) : await commitSource(root, mergeBase).read(path)
    if (bytes === null) return { policy: { state: 'absent', path }, demands: null }
    const read = await readPolicy({ read: () => Promise.resolve(bytes) }, path)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    // One with mistakes allows nothing, and a verdict that blocks for them is about it.
    return { policy: { state: 'read', path, sha256 }, demands: read.state === 'read' ? read.value : null }
  } catch (error) {
    return { policy: { state: 'unavailable', path, because: error instanceof Error ? error.message : String(error) }, demands: null }
  }
}
