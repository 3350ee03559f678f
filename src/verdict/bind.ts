import type { SubjectObservation } from '../model/owned-observations.ts'
import type { Verdict } from '../model/verdict.ts'
import type { ProjectPath, Sha256, VerdictScope } from '../model/words.ts'
import { bindPatch } from './bind-merge.ts'
import type { PatchAtHand } from './bind-merge.ts'

/** What is at hand, where a verdict is to be used. */
export interface AtHand {
  /** Nobody looks here, so what cannot be bound to a commit is refused. */
  readonly ci: boolean
  readonly subject: SubjectObservation & { readonly changed?: readonly ProjectPath[] }
  readonly tool: Verdict['tool']
  readonly policy: PolicyAtHand
  /** The least that the verdict must cover, and who says so. */
  readonly demanded: { readonly scope: VerdictScope; readonly because: string }
  /** Looked at for the verdict of a patch, which is refused without it. */
  readonly patch?: PatchAtHand
  /** Present where a signature is demanded: why the one at hand does not count, null when it does. */
  readonly signature?: { readonly refused: { readonly what: string; readonly remedy: string } | null }
}

/** The policy that must have been in force, read where the verdict says that it was read. */
export type PolicyAtHand =
  | { readonly state: 'read'; readonly path: ProjectPath; readonly sha256: Sha256 }
  | { readonly state: 'absent'; readonly path: ProjectPath }
  | { readonly state: 'unavailable'; readonly path: ProjectPath; readonly because: string }

/** Why a verdict that is whole does not count here. */
export interface Refusal {
  readonly kind: 'signature' | 'scope' | 'tool' | 'commit' | 'work-tree' | 'base' | 'policy' | 'evidence'
  /** One sentence. */
  readonly what: string
  readonly remedy: string
}

export interface Binding {
  /** Empty for a verdict that counts. */
  readonly refusals: readonly Refusal[]
  /** What a reader should know about a verdict that counts all the same. */
  readonly notes: readonly string[]
}

const RUN_AGAIN = 'Run the tests or the gate again, here.'

/** Whether a verdict is about what is at hand: this scope, tool, commit, work tree, patch and policy, and signed where that is asked for. Pure. */
export function bind(verdict: Verdict, hand: AtHand): Binding {
  const commit = bindCommit(verdict, hand)
  const patch = bindMerge(verdict, hand, commit)
  const refused = hand.signature === undefined ? null : hand.signature.refused
  // Without the commit where the patch began, or with another one, there is no policy to compare with.
  const hasNoBase =
    verdict.scope === 'merge' && [...commit.refusals, ...patch.refusals].some(({ kind }) => kind === 'commit' || kind === 'base')
  return {
    refusals: [
      ...(refused === null ? [] : [{ kind: 'signature' as const, ...refused }]),
      ...bindScope(verdict, hand),
      ...bindTool(verdict, hand),
      ...commit.refusals,
      ...patch.refusals,
      ...(hasNoBase ? [] : bindPolicy(verdict, hand)),
    ],
    notes: [...commit.notes, ...patch.notes],
  }
}

/** Of a patch about another commit, nobody need be told where that began as well. */
function bindMerge(verdict: Verdict, { patch }: AtHand, commit: Binding): Binding {
  if (verdict.scope === 'run' || commit.refusals.some(({ kind }) => kind === 'commit')) return { refusals: [], notes: [] }
  if (patch !== undefined) return bindPatch(verdict, patch)
  return refused('base', 'It judges a patch, and nobody looked where the patch at hand began.', RUN_AGAIN)
}

function bindScope({ scope }: Verdict, { demanded }: AtHand): readonly Refusal[] {
  if (scope === 'merge' || demanded.scope === 'run') return []
  return [
    {
      kind: 'scope',
      what: `It judges one run, and a merge verdict is demanded (${demanded.because}).`,
      remedy: 'Let the gate judge the patch, or say `--scope run` where a run is enough.',
    },
  ]
}

function bindTool({ tool }: Verdict, hand: AtHand): readonly Refusal[] {
  if (tool.version === hand.tool.version) return []
  const what = `It was written by vitest-oracle ${tool.version}, and this is ${hand.tool.version}: their rules may differ.`
  return [{ kind: 'tool', what, remedy: RUN_AGAIN }]
}

const refused = (kind: Refusal['kind'], what: string, remedy: string): Binding => ({ refusals: [{ kind, what, remedy }], notes: [] })

function bindCommit(verdict: Verdict, hand: AtHand): Binding {
  const { subject } = hand
  const { head, tree } = verdict.subject
  switch (subject.state) {
    case 'unavailable':
      return refused(
        'commit',
        `The commit at hand cannot be told: ${subject.because}.`,
        'Mend that, then run `npx vitest-oracle check` again.',
      )
    case 'no-repository':
      if (head !== null)
        return refused(
          'commit',
          `It judges the commit ${short(head)}, and there is no repository here.`,
          'Check it in the repository that it was written in.',
        )
      if (hand.ci)
        return refused(
          'commit',
          'There is no repository here, so nothing says what it judges.',
          'In CI, check out the repository with git, then run the tests again.',
        )
      return {
        refusals: [],
        notes: ['There is no repository here, so this verdict is bound to no commit: whatever changed since is not seen.'],
      }
    case 'commit':
      if (head === null || tree === null)
        return refused('commit', `It names no commit, and the commit at hand is ${short(subject.head)}.`, RUN_AGAIN)
      if (head !== subject.head) {
        const same = tree === subject.tree ? ', whose files are the same' : ''
        return refused('commit', `It judges the commit ${short(head)}, and the commit at hand is ${short(subject.head)}${same}.`, RUN_AGAIN)
      }
      if (tree !== subject.tree)
        return refused('commit', `It names the tree ${short(tree)} for this commit, whose tree is ${short(subject.tree)}.`, RUN_AGAIN)
      return bindWorkTree(verdict.subject.dirty !== false, subject.dirty !== false, hand)
  }
}

function bindWorkTree(judgedDirty: boolean, isDirty: boolean, { ci, subject }: AtHand): Binding {
  const changed = wordsOfPaths(subject.changed ?? [])
  if (judgedDirty && isDirty && !ci) {
    return {
      refusals: [],
      notes: [`The work tree is not the commit${changed}, and was not when the verdict was written: only the commit is compared.`],
    }
  }
  if (judgedDirty)
    return refused(
      'work-tree',
      'It judges a work tree with changes that were not committed.',
      'Commit or remove them, then run the tests or the gate again.',
    )
  if (isDirty) {
    return refused(
      'work-tree',
      `The work tree is not the commit that it judges${changed}.`,
      'Commit, ignore or remove these changes, then run the tests or the gate again.',
    )
  }
  return { refusals: [], notes: [] }
}

function bindPolicy({ policy, decision }: Verdict, { policy: hand }: AtHand): readonly Refusal[] {
  const refusal = (what: string, remedy: string): readonly Refusal[] => [{ kind: 'policy', what, remedy }]
  if (policy.path !== hand.path) {
    return refusal(
      `It was judged under ${policy.path}, and the policy here is ${hand.path}.`,
      `If that is this project's policy, say \`--policy ${policy.path}\`.`,
    )
  }
  if (hand.state === 'unavailable')
    return refusal(`The policy ${hand.path} cannot be read: ${hand.because}.`, 'Mend that, then run `npx vitest-oracle check` again.')
  if (policy.sha256 === null) {
    // No hash is recorded for a policy that is not there, and for one with mistakes, which blocks by itself.
    const silent = hand.state === 'absent' || decision === 'block'
    return silent ? [] : refusal(`It was judged without a policy, and there is a ${hand.path} here.`, RUN_AGAIN)
  }
  if (hand.state === 'absent') return refusal(`It was judged under a policy, and there is no ${hand.path} here.`, RUN_AGAIN)
  if (policy.sha256 === hand.sha256) return []
  return refusal(`It was judged under another ${hand.path} (SHA-256 ${short(policy.sha256)}; here ${short(hand.sha256)}).`, RUN_AGAIN)
}

const short = (id: string): string => id.slice(0, 12)

function wordsOfPaths(paths: readonly ProjectPath[]): string {
  if (paths.length === 0) return ''
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
  return ` (${paths.slice(0, 3).join(', ')}${more})`
}
