import { globMatcher } from '../../check/globs.ts'
import { checkLedger } from '../../check/flakes/ledger.ts'
import { checkPatchFixtures, lockInForce, undefinedBecause } from '../../check/patch-fixtures.ts'
import { checkPolicy } from '../../check/policy.ts'
import { placesOf, testPatterns } from '../../check/scope/classes.ts'
import { checkScope } from '../../check/scope/check.ts'
import { ownedPaths, sealedPaths } from '../../check/sealed.ts'
import type { BudgetAnswer, BudgetContext, Score } from '../../check/budget/budget.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { PatchScope } from '../../model/patch.ts'
import type { Instant, Phase, ProjectPath } from '../../model/words.ts'
import type { Blobs } from '../../observe/git/blobs.ts'
import { treeSource } from '../../observe/git/tree-source.ts'
import { DEFAULT_POLICY } from '../../observe/owned/policy.ts'
import { readLock } from '../../observe/owned/lock.ts'
import type { PatchReading } from '../../observe/patch/tests.ts'
import type { Texts } from '../../observe/patch/texts.ts'

/** All that the static phases look at. */
export interface PatchAtHand {
  readonly scope: PatchScope
  readonly owned: OwnedFiles
  readonly blobs: Blobs
  readonly texts: Texts
  readonly now: Instant
  readonly isApproved: boolean
}

export interface StaticAnswer {
  readonly answer: CheckAnswer
  readonly score?: Score
}

/** The phases that need no run, in their order; of the flakes only the rows of the ledger. */
export const STATIC_PHASES: readonly StaticPhase[] = ['scope', 'policy', 'fixtures', 'budget', 'flakes']
export type StaticPhase = Extract<Phase, 'scope' | 'policy' | 'fixtures' | 'budget' | 'flakes'>

/** One judge a phase. `earlier`: the findings of the phases before it. */
export const STATIC_JUDGES: Readonly<
  Record<StaticPhase, (hand: PatchAtHand, earlier: readonly Finding[]) => StaticAnswer | Promise<StaticAnswer>>
> = {
  scope: ({ scope, owned }) => ({ answer: checkScope(scope, owned, policyOf(owned)) }),
  policy: ({ owned }) => ({ answer: policyAnswer(owned) }),
  fixtures: judgeFixtures,
  budget: judgeBudget,
  flakes: ({ owned, now, scope }) => ({ answer: checkLedger(owned, { now, hasFile: (path) => scope.base.has(path) }) }),
}

export function policyOf({ policy }: OwnedFiles): Policy {
  return policy.state === 'read' ? policy.value : DEFAULT_POLICY
}

/** A patch is judged by the policy of base; without one nobody said what may be patched, which no default can stand for. */
function policyAnswer(owned: OwnedFiles): CheckAnswer {
  const answer = checkPolicy(owned)
  if (owned.policy.state !== 'absent') return answer
  const findings = answer.state === 'answered' ? answer.findings : []
  return { state: 'unavailable', because: `there is no policy at base (${owned.policy.path})`, findings }
}

async function judgeFixtures({ scope, owned, blobs, texts, isApproved }: PatchAtHand): Promise<StaticAnswer> {
  const policy = policyOf(owned)
  const headLock = await readLock(treeSource(scope.head, blobs, scope.subject.head), owned.lock.path)
  const lock = lockInForce(owned, headLock, isApproved)
  const { observeTreeFixtures } = await import('../../observe/patch/fixtures.ts')
  const patterns = [policy.fixtures.files, ...policy.fixtures.schemas.map(({ files }) => [files])].map(globMatcher)
  const seen = await observeTreeFixtures(scope.head, policy, lock.state === 'read' ? lock.value : null, {
    blobs,
    isSealed: sealedPaths(owned),
    isFixture: (path) => patterns.some((matches) => matches(path)),
  })
  return { answer: checkPatchFixtures({ owned, headLock, isApproved, seen, schemas: await changedSchemas(scope, owned, policy, texts) }) }
}

async function changedSchemas(
  scope: PatchScope,
  owned: OwnedFiles,
  policy: Policy,
  texts: Texts,
): ReturnType<typeof import('../../observe/patch/schemas.ts').observeSchemas> {
  const sealedBy = ownedPaths(owned)
  const isOwned = (path: ProjectPath): boolean => sealedBy(path) !== null
  if (!scope.changes.some(({ path, from }) => isOwned(path) || (from !== null && isOwned(from)))) return []
  const { observeSchemas } = await import('../../observe/patch/schemas.ts')
  return observeSchemas(scope.changes, isOwned, new Set(policy.fixtures.schemas.map(({ schema }) => schema)), texts)
}

async function judgeBudget({ scope, owned, texts, isApproved }: PatchAtHand, earlier: readonly Finding[]): Promise<StaticAnswer> {
  const policy = policyOf(owned)
  const isTest = globMatcher(testPatterns(policy))
  const touched = scope.changes.filter(({ path, from }) => isTest(path) || (from !== null && isTest(from)))
  if (touched.length > policy.limits.testFiles) {
    return {
      answer: {
        state: 'unavailable',
        because: `the patch changes ${touched.length} test files, and limits.testFiles is ${policy.limits.testFiles}`,
      },
    }
  }
  const [{ observeSyntax }, { checkBudget }] = await Promise.all([
    import('../../observe/patch/tests.ts'),
    import('../../check/budget/budget.ts'),
  ])
  const seen = await observeSyntax(scope, {
    texts,
    isTest,
    isProduction: globMatcher(policy.paths.production),
    isAssertionName: assertionNames(policy.assertionFunctions),
  })
  const rows = owned.ledger.state === 'read' ? owned.ledger.value : []
  const context: Omit<BudgetContext, 'production'> = {
    weights: policy.weights,
    ledger: {
      tests: new Set(rows.map(({ test }) => test)),
      points: rows.reduce((sum, { freeze }) => sum + (freeze?.points ?? 0), 0),
      cap: policy.freezes.cap,
    },
    undefinedBecause: undefinedBecause(earlier, isApproved),
  }
  const judge = ({ syntax }: PatchReading): BudgetAnswer =>
    checkBudget(syntax.before, syntax.after, { ...context, production: syntax.production })
  const { findings, score } = withPlaces(seen, judge)
  return { answer: { state: 'answered', findings: [...findings, ...(await productionFindings(scope, owned, policy, texts))] }, score }
}

/** What is found in a file that was read in part has no place yet: such files are read as a whole, and in the end all of them. */
function withPlaces(seen: PatchReading, judge: (reading: PatchReading) => BudgetAnswer, rounds = 3): BudgetAnswer {
  const answer = judge(seen)
  const named = answer.findings.flatMap(({ at, args }) => [at?.file, 'file' in args ? args.file : null])
  const without = new Set(named.flatMap((file) => (typeof file === 'string' && seen.shortened.has(file) ? [file] : [])))
  if (without.size === 0) return answer
  return withPlaces(seen.inFull(rounds > 0 ? without : seen.shortened), judge, rounds - 1)
}

/** What production code of the patch knows of the tests. */
async function productionFindings(scope: PatchScope, owned: OwnedFiles, policy: Policy, texts: Texts): Promise<readonly Finding[]> {
  const placeOf = placesOf(owned, policy.paths, scope)
  const isTest = globMatcher(testPatterns(policy))
  const isProduction = (path: ProjectPath): boolean => placeOf(path).cls === 'production'
  if (!scope.changes.some(({ path }) => isProduction(path))) return []
  const [{ observeProduction }, { observeAnswers }, { packagesOf }, { checkProduction }, { testValues }] = await Promise.all([
    import('../../observe/production/observe.ts'),
    import('../../observe/production/values.ts'),
    import('../../observe/production/manifests.ts'),
    import('../../check/production/check.ts'),
    import('../../check/production/values.ts'),
  ])
  const mentions = await observeProduction(scope, isProduction, texts)
  const packageOf = await packagesOf(
    scope.base,
    mentions.map(({ file }) => file),
    texts,
  )
  return [...checkProduction(mentions, placeOf, packageOf), ...testValues(await observeAnswers(scope, isProduction, isTest, texts))]
}

/** `*` stands for any letters, in a name that may have dots in it. */
function assertionNames(patterns: readonly string[]): (callee: string) => boolean {
  const known = patterns.map((pattern) =>
    pattern
      .split('*')
      .map((part) => part.replace(/[.$^+?()[\]{}|\\]/g, '\\$&'))
      .join('\\w*'),
  )
  const matches = new RegExp(`^(?:${known.join('|')})$`)
  return (callee) => known.length > 0 && matches.test(callee)
}
