import { placesOf } from '../check/scope/classes.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { PatchSubject, Tree } from '../model/patch.ts'
import type { PolicyReference } from '../model/verdict.ts'
import type { ObjectId, Phase, PresetName } from '../model/words.ts'
import type { DecideSettings } from '../decide/decide.ts'
import { openBlobs } from '../observe/git/blobs.ts'
import type { Blobs } from '../observe/git/blobs.ts'
import { openRepository } from '../observe/git/repository.ts'
import type { Repository } from '../observe/git/repository.ts'
import { defaultBase, mergeBaseOf, resolveCommit, treeOf } from '../observe/git/resolve.ts'
import { treeSource } from '../observe/git/tree-source.ts'
import { visible } from '../observe/owned/visible.ts'
import { observeScope } from '../observe/patch/scope.ts'
import { textsOf } from '../observe/patch/texts.ts'
import type { Arguments } from './arguments.ts'
import { policyOf } from './diff/judge.ts'
import type { PatchAtHand } from './diff/judge.ts'
import { approverOf, nowOf, ownedAt, policyPlace, presetOf } from './diff/options.ts'
import type { JudgedPatch } from './diff/words.ts'
import type { World } from './world.ts'

/** A patch that was read, and how it is to be judged. */
export interface OpenPatch {
  readonly hand: PatchAtHand
  readonly repository: Repository
  readonly subject: JudgedPatch['subject']
  readonly preset: PresetName
  readonly approver: string | null
  readonly policy: PolicyReference
  readonly paths: JudgedPatch['paths']
  /** Ends the process that reads objects. */
  readonly close: () => void
}

/** Reads the patch that the arguments name, from git's objects, and with `--head WORKTREE` from the work tree. Throws GitRefusal and UsageError. */
export async function openPatch(args: Arguments, world: World, whileGitReads: () => void = () => undefined): Promise<OpenPatch> {
  const now = nowOf(args, world)
  const repository = await openRepository(world.cwd)
  const subject = await subjectOf(repository, args, world)
  const objects = openBlobs(world.cwd)
  whileGitReads()
  try {
    const worktree = isWorktree(args) ? await worktreeAt(repository, subject, objects) : null
    const blobs = worktree?.blobs ?? objects
    const texts = textsOf(blobs)
    const [scope, tree] = await Promise.all([
      observeScope(repository, subject, texts, worktree?.tree ?? null),
      treeOf(repository, subject.head),
    ])
    const place = policyPlace(args, repository, world)
    const owned = await ownedAt(treeSource(scope.base, blobs, subject.mergeBase), place)
    const approver = approverOf(args, owned)
    noteApproval(args, approver, owned, world)
    const preset = presetOf(args, owned)
    const placeOf = placesOf(owned, policyOf(owned).paths, scope)
    return {
      hand: { scope, owned, blobs, texts, now, isApproved: approver !== null },
      repository,
      subject: { ...subject, tree, dirty: worktree !== null },
      preset,
      approver,
      policy: policyReference(owned, preset, place.isOutside ? null : subject.mergeBase),
      paths: scope.changes.map(({ path, change, from }) => ({ path, change, from, class: placeOf(path).cls })),
      close: () => objects.close(),
    }
  } catch (cause) {
    objects.close()
    throw cause
  }
}

/** What is not committed, on top of the commit at hand. */
const isWorktree = (args: Arguments): boolean => args.value('head') === 'WORKTREE'

async function worktreeAt(
  repository: Repository,
  { head }: PatchSubject,
  objects: Blobs,
): Promise<{ readonly tree: Tree; readonly blobs: Blobs }> {
  const { readWorktree, withWorktree } = await import('../observe/git/worktree.ts')
  const worktree = await readWorktree(repository, head, objects)
  return { tree: worktree.tree, blobs: withWorktree(objects, worktree) }
}

/** What a merge is decided by. `phases`: those that can have an answer; of them the policy's own list is required. */
export function settingsOf({ hand, preset, approver }: OpenPatch, required: readonly Phase[]): MergeSettings {
  const overrides = policyOf(hand.owned).rules
  return { preset, overrides, scope: 'merge', required, ...(approver === null ? {} : { approvedBy: approver }) }
}

export type MergeSettings = DecideSettings & { readonly required: readonly Phase[] }

async function subjectOf(repository: Repository, args: Arguments, world: World): Promise<PatchSubject> {
  const name = args.value('base') ?? (await defaultBase(repository, world.env['GITHUB_BASE_REF']))
  const [base, head] = await Promise.all([
    resolveCommit(repository, name, args.value('base') === undefined ? 'the default base' : '--base'),
    resolveCommit(repository, isWorktree(args) ? 'HEAD' : (args.value('head') ?? 'HEAD'), '--head'),
  ])
  return { base, head, mergeBase: await mergeBaseOf(repository, base, head) }
}

function noteApproval(args: Arguments, approver: string | null, { policy }: OwnedFiles, world: World): void {
  const given = args.values('approved-by').join(', ')
  if (given === '' || approver !== null) return
  const owners = policy.state === 'read' && policy.value.owners.length > 0 ? policy.value.owners.join(', ') : 'nobody'
  world.stderr.write(`note: --approved-by ${visible(given)} approves nothing: the owners in the policy of base are ${visible(owners)}\n`)
}

function policyReference({ policy }: OwnedFiles, preset: PresetName, ref: ObjectId | null): PolicyReference {
  return { path: policy.path, ref, sha256: policy.state === 'read' ? policy.sha256 : null, preset }
}
