import type { VerbOption } from './verb.ts'

type PatchOption = 'base' | 'head' | 'all' | 'approved-by' | 'policy' | 'preset' | 'now' | 'review-as'

/** Which patch is judged, and by what: the same for every verb that judges one. */
export const PATCH_OPTIONS: Readonly<Record<PatchOption, VerbOption>> = {
  base: { type: 'string', value: 'NAME', help: "the branch that the patch is for; GITHUB_BASE_REF, else the remote's default branch" },
  head: { type: 'string', value: 'NAME', help: 'the commit to judge, HEAD without it; WORKTREE judges what is not committed' },
  all: { type: 'boolean', help: 'judge every phase, also behind one that blocks' },
  'approved-by': {
    type: 'string',
    multiple: true,
    value: 'LIST',
    help: 'who approved the patch, as the forge says; owners of the policy count',
  },
  policy: {
    type: 'string',
    value: 'FILE',
    help: 'the policy: inside of the repository it is read at base, outside it is trusted as given',
  },
  preset: {
    type: 'string',
    choices: ['recommended', 'strict', 'zero-weight', 'intersection', 'budget', 'sealed'],
    help: "a preset that is stricter than the policy's",
  },
  now: { type: 'string', value: 'INSTANT', help: 'the instant that leases are judged at; the clock without it' },
  'review-as': {
    type: 'string',
    choices: ['allow', 'block'],
    help: 'exit as if a review were an allow (0) or a block (1), instead of 3',
  },
}
