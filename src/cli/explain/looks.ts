import { globMatcher } from '../../check/globs.ts'
import type { RuleId } from '../../model/findings.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { PathClass } from '../../model/patch.ts'
import type { Phase, ProjectPath } from '../../model/words.ts'
import { RULE_IDS, RULES } from '../../rules/table.ts'

/** What a file is to the judgement, besides its class. */
export type FileRole =
  | 'policy'
  | 'ledger'
  | 'lock'
  | 'invariants'
  | 'seeds'
  | 'intent'
  | 'schema'
  | 'fixture invariants'
  | 'fixture'
  | 'trusted test'
  | 'known-bad'
  | 'corpus'

const ofPhase = (phase: Phase, ...without: readonly RuleId[]): readonly RuleId[] =>
  RULE_IDS.filter((rule) => RULES[rule].phase === phase && !without.includes(rule))

const PRODUCTION: readonly RuleId[] = ['production-test-aware', 'production-imports-tests', 'test-values-in-production']

/** The rules that look at a changed path of a class, besides those that look at every path. */
const BY_CLASS: { readonly [C in PathClass]: readonly RuleId[] } = {
  sealed: ['sealed-path-changed', 'oracle-and-code-mixed', 'base-behind', 'sealed-file-written'],
  runner: ['runner-config-changed', 'sealed-path-changed', 'runner-loads-patch', 'sealed-file-written'],
  test: [...ofPhase('budget', ...PRODUCTION), 'no-production-change', 'untrusted-failed', 'behavior-drift'],
  production: [
    'module-shadowed',
    'oracle-and-code-mixed',
    ...PRODUCTION,
    'runner-loads-patch',
    'change-unproven',
    'behavior-drift',
    'change-uncovered',
  ],
  writable: [],
  other: ['path-not-writable'],
}
const OF_EVERY: readonly RuleId[] = ['suspicious-path', 'hidden-text']

const BY_ROLE: { readonly [R in FileRole]: readonly RuleId[] } = {
  policy: ['policy-missing', 'policy-invalid'],
  ledger: ['policy-invalid', ...RULE_IDS.filter((rule) => rule.startsWith('lease-')), 'freeze-cap-exceeded', 'flake-frozen'],
  lock: ['policy-invalid', 'lock-missing', 'lock-changed-without-intent'],
  invariants: ['policy-invalid', 'invariant-missing'],
  seeds: ['policy-invalid', 'seeds-missing'],
  intent: ['policy-invalid', 'behavior-drift', 'lock-changed-without-intent'],
  schema: ['schema-loosened', 'fixture-schema-violated'],
  'fixture invariants': ['fixture-invariant-broken'],
  fixture: ['fixture-changed', 'fixture-missing', 'fixture-unlocked', 'fixture-schema-violated', 'fixture-invariant-broken'],
  'trusted test': ofPhase(
    'oracles',
    'no-oracle-tests',
    'no-property-tests',
    'runner-exited-early',
    'runner-loads-patch',
    'unhandled-error',
  ),
  'known-bad': ofPhase('known-bad', 'known-bad-missing', 'change-unproven'),
  corpus: ['lease-without-corpus', 'lease-corpus-mismatch', 'flake-replay-differs'],
}

/** The rules that look at a file, in the order of the table. */
export function rulesOn(cls: PathClass, roles: readonly FileRole[]): readonly RuleId[] {
  const all = new Set<RuleId>([...OF_EVERY, ...BY_CLASS[cls], ...roles.flatMap((role) => BY_ROLE[role])])
  return RULE_IDS.filter((rule) => all.has(rule))
}

/** What a file is by the policy. */
export function rolesOf(file: ProjectPath, owned: OwnedFiles, policy: Policy): readonly FileRole[] {
  const { classes, fixtures, knownBad, corpus } = policy
  const matches = (patterns: readonly string[]): boolean => globMatcher(patterns)(file)
  const isTrusted = [classes.example, classes.property, classes.fixture].some(matches)
  const roles: readonly (readonly [FileRole, boolean])[] = [
    ['policy', file === owned.policy.path],
    ['ledger', file === owned.ledger.path],
    ['lock', file === owned.lock.path],
    ['invariants', file === owned.invariants.path],
    ['seeds', file === owned.seeds.path],
    ['intent', file === owned.intent.path],
    ['schema', fixtures.schemas.some(({ schema }) => schema === file)],
    ['fixture invariants', fixtures.schemas.some(({ invariants = [] }) => invariants.includes(file))],
    ['fixture', !isTrusted && (matches(fixtures.files) || fixtures.schemas.some(({ files }) => matches([files])))],
    ['trusted test', isTrusted],
    ['known-bad', file.startsWith(`${knownBad}/`)],
    ['corpus', file.startsWith(`${corpus}/`)],
  ]
  return roles.flatMap(([role, is]) => (is ? [role] : []))
}
