import type { Classification } from '../model/classification.ts'
import type { OwnedFiles } from '../model/owned-observations.ts'
import type { OracleTag } from '../model/tag.ts'
import type { ClaimedClass, ProjectPath, SourceLocation, TestId, TrustedClass } from '../model/words.ts'
import { globMatcher } from './globs.ts'
import { sealedPaths } from './sealed.ts'

export interface TestToClassify {
  readonly id: TestId
  readonly project: string
  readonly file: ProjectPath
  readonly titles: readonly string[]
  /** The tag at collection. */
  readonly declared?: OracleTag
  /** The tag that `oracle()` gave inside the running test; it stands for the declared one, and their `covers` add up. */
  readonly taggedInside?: OracleTag
  readonly location?: SourceLocation
}

/** What the files that people own say about classes, in the form in which tests ask for it. */
interface Grants {
  /** Why nothing at all can be granted; '' when the policy was read. */
  readonly nothing: string
  readonly policyPath: ProjectPath
  /** The classes whose globs the file matches. */
  readonly classesOf: (file: ProjectPath) => ReadonlySet<TrustedClass>
  readonly isSealed: (file: ProjectPath) => boolean
  readonly nondeterministic: ReadonlySet<TestId>
  /** Why an invariant does not count; '' when it stands in the file. */
  readonly missingInvariant: (id: string | undefined) => string
}

interface Granted {
  readonly granted: Classification['granted']
  readonly why: string
  readonly refused: boolean
}

const CLASS_KEY = { E: 'classes.example.files', P: 'classes.property.files', F: 'classes.fixture.files' } as const

/** A tag may name a class of a lower rank than its file has by the globs, never one of a higher rank. */
const RANK: Readonly<Record<TrustedClass, number>> = { E: 1, F: 2, P: 3 }

/**
 * The class that each test claims and the one that it is granted (SPEC 5.2), in the order of `tests`.
 *
 * - A claim of E, P or F is granted when the file matches the globs of that class, or of a class of a higher rank, and is sealed; P
 *   also needs its invariant to stand in the file of invariants. Whether it recorded seeds is seen when it ran.
 * - A claim of N is granted when the policy lists the test's full id. A listed test that is granted a trusted class stays trusted,
 *   so that it can never be frozen; a tag `N` on it says less, and is granted.
 * - `refused` means that a tag asks for more than the globs, the sealed paths and the list give. A property whose invariant nobody
 *   wrote down is `U` without being refused: it has a rule of its own.
 */
export function classify(tests: readonly TestToClassify[], owned: OwnedFiles): readonly Classification[] {
  return tests.map(classifier(owned))
}

/** The same for one test at a time. */
export function classifier(owned: OwnedFiles): (test: TestToClassify) => Classification {
  const grants = grantsOf(owned)
  return (test) => classificationOf(test, grants)
}

/** Whether a file's tests belong into the inventory of the lock: it matches the globs of a trusted class and is sealed. */
export function trustedFiles(owned: OwnedFiles): (file: ProjectPath) => boolean {
  const { classesOf, isSealed } = grantsOf(owned)
  return (file) => classesOf(file).size > 0 && isSealed(file)
}

/** Whether what a file's tests did can count: it may hold trusted tests, or ones that may be frozen. */
export function mayCount(owned: OwnedFiles): (file: ProjectPath) => boolean {
  const isTrusted = trustedFiles(owned)
  const { nondeterministic } = grantsOf(owned)
  return (file) => isTrusted(file) || [...nondeterministic].some((id) => id.includes(file))
}

function classificationOf(test: TestToClassify, grants: Grants): Classification {
  const tag = tagOf(test)
  const { claimed, claimedBy } = claimOf(test, tag, grants)
  const { granted, why, refused } = claimed === undefined ? unclaimed(grants) : grantOf(claimed, claimedBy, test, tag, grants)
  return {
    id: test.id,
    project: test.project,
    file: test.file,
    ...(claimed === undefined ? {} : { claimed }),
    claimedBy,
    granted,
    why,
    refused,
    covers: tag?.covers ?? [],
    ...(tag?.invariant === undefined ? {} : { invariant: tag.invariant }),
    ...(test.location === undefined ? {} : { location: test.location }),
  }
}

function tagOf({ declared, taggedInside }: TestToClassify): OracleTag | undefined {
  if (taggedInside === undefined || declared === undefined) return taggedInside ?? declared
  const covers = [...new Set([...(declared.covers ?? []), ...(taggedInside.covers ?? [])])]
  return { ...declared, ...taggedInside, covers }
}

function claimOf(
  test: TestToClassify,
  tag: OracleTag | undefined,
  grants: Grants,
): { readonly claimed?: ClaimedClass; readonly claimedBy: Classification['claimedBy'] } {
  if (tag !== undefined) return { claimed: tag.cls, claimedBy: 'tag' }
  const classes = grants.classesOf(test.file)
  const byGlob = (['F', 'E', 'P'] as const).find((cls) => classes.has(cls))
  const listed = grants.nondeterministic.has(test.id)
  if (byGlob !== undefined && !(listed && !grants.isSealed(test.file))) return { claimed: byGlob, claimedBy: 'glob' }
  return listed ? { claimed: 'N', claimedBy: 'policy' } : { claimedBy: 'nothing' }
}

function unclaimed({ nothing }: Grants): Granted {
  return { granted: 'U', refused: false, why: nothing === '' ? 'it has no tag, and its file matches the globs of no class' : nothing }
}

function grantOf(
  claimed: ClaimedClass,
  claimedBy: Classification['claimedBy'],
  test: TestToClassify,
  tag: OracleTag | undefined,
  grants: Grants,
): Granted {
  const refuse = (why: string): Granted => ({ granted: 'U', why, refused: claimedBy === 'tag' })
  if (grants.nothing !== '') return refuse(grants.nothing)
  if (claimed === 'N') {
    if (grants.nondeterministic.has(test.id))
      return { granted: 'N', why: `${grants.policyPath} lists it under classes.nondeterministic`, refused: false }
    return refuse(`${grants.policyPath} does not list ${JSON.stringify(test.id)} under classes.nondeterministic`)
  }
  const classes = grants.classesOf(test.file)
  const by = classes.has(claimed) ? claimed : [...classes].find((cls) => RANK[cls] > RANK[claimed])
  if (by === undefined) return refuse(noGlob(claimed, classes, grants.policyPath))
  if (!grants.isSealed(test.file)) {
    return refuse(
      `its file matches ${CLASS_KEY[by]}, but it is not sealed, so a patch may write it; put it below oracle/ or add it to paths.sealed`,
    )
  }
  const missing = claimed === 'P' ? grants.missingInvariant(tag?.invariant) : ''
  if (missing !== '') return { granted: 'U', why: missing, refused: false }
  const less = by === claimed ? '' : `, and its tag ${claimed} says less than ${by}`
  return { granted: claimed, why: `its file is sealed and matches ${CLASS_KEY[by]}${less}`, refused: false }
}

function noGlob(claimed: TrustedClass, classes: ReadonlySet<TrustedClass>, policyPath: ProjectPath): string {
  const others = [...classes].map((cls) => CLASS_KEY[cls]).join(' and ')
  return `its file does not match ${CLASS_KEY[claimed]} in ${policyPath}${others === '' ? '' : `, only ${others}`}`
}

function grantsOf(owned: OwnedFiles): Grants {
  const { policy, invariants } = owned
  const classes = policy.state === 'read' ? policy.value.classes : undefined
  const matchers = [
    ['E', globMatcher(classes?.example ?? [])],
    ['P', globMatcher(classes?.property ?? [])],
    ['F', globMatcher(classes?.fixture ?? [])],
  ] as const
  const known = invariants.state === 'read' ? new Set(invariants.value.map(({ id }) => id)) : undefined
  return {
    nothing: whyNothing(policy),
    policyPath: policy.path,
    classesOf: remembered((file) => new Set(matchers.filter(([, matches]) => matches(file)).map(([cls]) => cls))),
    isSealed: remembered(sealedPaths(owned)),
    nondeterministic: new Set(classes?.nondeterministic ?? []),
    missingInvariant: (id) => {
      if (id === undefined) return `no tag of it names an invariant, as in oracle('P', { invariant: 'an-id' })`
      if (known === undefined)
        return `its invariant ${id} is nowhere: ${invariants.path} ${invariants.state === 'absent' ? 'is not there' : 'has mistakes'}`
      return known.has(id) ? '' : `its invariant ${id} is not in ${invariants.path}`
    },
  }
}

function whyNothing(policy: OwnedFiles['policy']): string {
  switch (policy.state) {
    case 'read':
      return ''
    case 'absent':
      return `there is no policy (${policy.path}), so no class is granted`
    case 'invalid':
      return `the policy (${policy.path}) has mistakes, so no class is granted`
  }
}

function remembered<T>(ask: (file: ProjectPath) => T): (file: ProjectPath) => T {
  const answers = new Map<ProjectPath, T>()
  return (file) => {
    const known = answers.get(file)
    if (known !== undefined) return known
    const answer = ask(file)
    answers.set(file, answer)
    return answer
  }
}
