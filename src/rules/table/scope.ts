import type { ScopeFindings } from '../../model/findings/scope.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule } from '../rule.ts'

export const SCOPE_RULES: { readonly [R in keyof ScopeFindings]: Rule } = {
  'sealed-path-changed': { title: 'A sealed path changed', phase: 'scope', severity: BLOCKS, floor: 'block', approvable: 'note' },
  'path-not-writable': {
    title: 'A path outside the write-set changed',
    phase: 'scope',
    severity: by('review', 'review', 'review', 'review', 'block'),
    floor: 'note',
    approvable: 'note',
  },
  'oracle-and-code-mixed': {
    title: 'Sealed and production files changed together',
    phase: 'scope',
    severity: BLOCKS,
    floor: 'block',
    approvable: 'note',
  },
  'runner-config-changed': {
    title: 'What steers the test runner changed',
    phase: 'scope',
    severity: BLOCKS,
    floor: 'block',
    approvable: 'note',
  },
  'module-shadowed': {
    title: 'A new file wins the import of an existing module',
    phase: 'scope',
    severity: BLOCKS,
    floor: 'block',
    approvable: 'note',
  },
  'suspicious-path': {
    title: 'A path that is not what it looks like',
    phase: 'scope',
    severity: BLOCKS,
    floor: 'review',
    approvable: 'note',
  },
  // Nobody can approve what nobody can see.
  'hidden-text': { title: 'Invisible or reordering characters', phase: 'scope', severity: BLOCKS, floor: 'review', approvable: false },
  'no-production-change': {
    title: 'Tests changed, and no production code',
    phase: 'scope',
    severity: by('note', 'note', 'note', 'note', 'block'),
    floor: 'off',
    approvable: 'note',
  },
  // An old base has old oracles: a patch could choose the weakest ones that ever were.
  'base-behind': {
    title: 'The target has newer oracles than the patch',
    phase: 'scope',
    severity: BLOCKS,
    floor: 'review',
    approvable: false,
  },
}
