import type { ScopeFindings } from '../../model/findings/scope.ts'
import { counted, plain, say, several, strong } from './parts.ts'
import type { Saying } from './parts.ts'
import { quoted, restore } from './shell.ts'

const CHANGES = {
  added: 'was added',
  modified: 'was changed',
  deleted: 'was deleted',
  renamed: 'was renamed',
  'mode-changed': 'has another mode',
} as const

const LINKS = {
  symlink: 'is a symbolic link to',
  submodule: 'is a submodule at',
  'twin-by-case': 'differs only by case from',
  'twin-by-unicode': 'looks the same as',
  mode: 'changes its mode:',
  'option-like': 'is named like an option or a revision:',
  'control-character': 'has a control character in its name:',
} as const

export const SCOPE_WORDS: { readonly [R in keyof ScopeFindings]: Saying<ScopeFindings[R]> } = {
  'sealed-path-changed': {
    words: ({ path, change, sealedBy }) => say`${path} ${plain(CHANGES[change])}, and no patch may touch it: it is sealed by ${sealedBy}`,
    remedy: ({ path }) => `${restore(path)}   # or leave it to an owner, in a commit of its own`,
  },
  'path-not-writable': {
    words: ({ path, change }) => say`${path} ${plain(CHANGES[change])} and matches nothing in ${'paths.writable'} of the policy`,
    remedy: ({ path }) => restore(path),
  },
  'oracle-and-code-mixed': {
    words: ({ sealed, sealedCount, production, productionCount }) =>
      say`${counted(sealedCount, 'sealed file')} (${several(sealed, sealedCount)}) changed together with ${counted(productionCount, 'production file')} (${several(production, productionCount)})`,
    remedy: ({ sealed }) => `git restore --source=origin/HEAD --staged --worktree -- ${sealed.map(quoted).join(' ')}`,
  },
  'runner-config-changed': {
    words: ({ path, what, before, after }) => say`${strong(what)} in ${path} went from ${before ?? 'nothing'} to ${after ?? 'nothing'}`,
    remedy: ({ path }) => restore(path),
  },
  'module-shadowed': {
    words: ({ path, shadows }) => say`${path} is found instead of ${shadows}`,
    remedy: ({ path }) => `git rm -f -- ${quoted(path)}`,
  },
  'suspicious-path': {
    words: ({ path, kind, detail }) =>
      detail === '' ? say`${path} ${plain(LINKS[kind].replace(/:$/, ''))}` : say`${path} ${plain(LINKS[kind])} ${detail}`,
    remedy: ({ path, kind }) =>
      kind === 'mode' ? `git update-index --chmod=-x -- ${quoted(path)}` : `git rm -rf --cached -- ${quoted(path)}`,
  },
  'hidden-text': {
    words: ({ path, character, count }) => say`${path} holds ${strong(character)}, ${counted(count, 'time')}`,
    remedy: ({ path, character }) =>
      `grep -nP '\\x{${/U\+([0-9A-F]+)/.exec(character)?.[1] ?? '200B'}}' ${quoted(path)}   # write it as an escape such as \\u{…}`,
  },
  'no-production-change': {
    words: ({ tests }) => say`${counted(tests, 'test file')} changed, and no production file`,
    remedy: () => '# add the production change that the tests are for, or let an owner approve the tests alone',
  },
  'base-behind': {
    words: ({ tip, mergeBase, paths }) =>
      say`the target is at ${tip.slice(0, 12)}, the patch began at ${mergeBase.slice(0, 12)}, and in between changed ${several(paths)}`,
    remedy: ({ tip }) => `git merge ${tip}`,
  },
}
