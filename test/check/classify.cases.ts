import type { TestToClassify } from '../../src/check/classify.ts'
import type { Classification } from '../../src/model/classification.ts'
import type { OwnedFiles } from '../../src/model/owned-observations.ts'
import type { OracleTag } from '../../src/model/tag.ts'
import { absent, invalid } from './owned.ts'

export interface ClassifyCase {
  readonly name: string
  readonly test: Pick<TestToClassify, 'file'> & Partial<TestToClassify>
  readonly owned?: Partial<OwnedFiles>
  readonly expected: Partial<Classification>
  /** A part of the sentence that says why. */
  readonly why: string
}

const property: OracleTag = { cls: 'P', invariant: 'round-trip' }
const clock = { file: 'tests/nondet/clock.test.ts', id: 'tests/nondet/clock.test.ts > deadline window', titles: ['deadline window'] }
const listed = {
  file: 'oracle/examples/listed.test.ts',
  project: 'web',
  id: '[web] oracle/examples/listed.test.ts > listed',
  titles: ['listed'],
}

export const CLASSIFY_CASES: readonly ClassifyCase[] = [
  // by glob
  {
    name: 'an untagged test in an example file',
    test: { file: 'oracle/examples/a.test.ts' },
    expected: { claimed: 'E', claimedBy: 'glob', granted: 'E', refused: false, covers: [] },
    why: 'sealed and matches classes.example.files',
  },
  {
    name: 'an untagged test in a fixture file',
    test: { file: 'oracle/fixtures/deep/a.test.ts' },
    expected: { claimed: 'F', claimedBy: 'glob', granted: 'F' },
    why: 'classes.fixture.files',
  },
  {
    name: 'an untagged test in a property file names no invariant',
    test: { file: 'oracle/properties/a.test.ts' },
    expected: { claimed: 'P', claimedBy: 'glob', granted: 'U', refused: false },
    why: 'names an invariant',
  },
  {
    name: 'an untagged test in a file of two classes',
    test: { file: 'oracle/examples/both.test.ts' },
    expected: { claimed: 'F', granted: 'F' },
    why: 'classes.fixture.files',
  },
  {
    name: 'an untagged test anywhere else',
    test: { file: 'tests/a.test.ts' },
    expected: { claimedBy: 'nothing', granted: 'U', refused: false },
    why: 'matches the globs of no class',
  },
  {
    name: 'a glob on a path that a patch may write',
    test: { file: 'src/a.oracle.test.ts' },
    expected: { claimed: 'E', claimedBy: 'glob', granted: 'U', refused: false },
    why: 'not sealed',
  },
  { name: 'letters match in their own case', test: { file: 'oracle/Examples/a.test.ts' }, expected: { granted: 'U' }, why: 'no class' },
  { name: 'a file outside the root', test: { file: '../oracle/examples/a.test.ts' }, expected: { granted: 'U' }, why: 'no class' },

  // by tag
  {
    name: 'a property with its invariant',
    test: { file: 'oracle/properties/a.test.ts', declared: property },
    expected: { claimed: 'P', claimedBy: 'tag', granted: 'P', refused: false, invariant: 'round-trip' },
    why: 'classes.property.files',
  },
  {
    name: 'a property with an invariant that nobody wrote down',
    test: { file: 'oracle/properties/a.test.ts', declared: { cls: 'P', invariant: 'other' } },
    expected: { granted: 'U', refused: false, invariant: 'other' },
    why: 'other is not in oracle/INVARIANTS.md',
  },
  {
    name: 'a property without an invariant',
    test: { file: 'oracle/properties/a.test.ts', declared: { cls: 'P' } },
    expected: { granted: 'U', refused: false },
    why: 'names an invariant',
  },
  {
    name: 'a property when there is no file of invariants',
    test: { file: 'oracle/properties/a.test.ts', declared: property },
    owned: { invariants: absent('oracle/INVARIANTS.md') },
    expected: { granted: 'U' },
    why: 'oracle/INVARIANTS.md is not there',
  },
  {
    name: 'a property when the file of invariants has mistakes',
    test: { file: 'oracle/properties/a.test.ts', declared: property },
    owned: { invariants: invalid('oracle/INVARIANTS.md') },
    expected: { granted: 'U' },
    why: 'oracle/INVARIANTS.md has mistakes',
  },
  {
    name: 'a property in a sealed path of the policy',
    test: { file: 'quality/a.test.ts', declared: property },
    expected: { granted: 'P' },
    why: 'sealed',
  },
  {
    name: 'a property in what the policy takes back',
    test: { file: 'quality/notes/a.test.ts', declared: property },
    expected: { granted: 'U', refused: true },
    why: 'not sealed',
  },
  {
    name: 'a tag in a file that a patch may write',
    test: { file: 'tests/a.test.ts', declared: { cls: 'E' } },
    expected: { claimed: 'E', granted: 'U', refused: true },
    why: 'does not match classes.example.files in oracle/policy.yaml',
  },
  {
    name: 'a tag on a glob that is not sealed',
    test: { file: 'src/a.oracle.test.ts', declared: { cls: 'E' } },
    expected: { granted: 'U', refused: true },
    why: 'not sealed',
  },
  {
    name: 'a tag that says less than the glob',
    test: { file: 'oracle/properties/a.test.ts', declared: { cls: 'E' } },
    expected: { claimed: 'E', granted: 'E', refused: false },
    why: 'its tag E says less than P',
  },
  {
    name: 'a tag that says more than the glob',
    test: { file: 'oracle/examples/a.test.ts', declared: property },
    expected: { claimed: 'P', granted: 'U', refused: true },
    why: 'only classes.example.files',
  },
  {
    name: 'a tag that picks one of two classes',
    test: { file: 'oracle/examples/both.test.ts', declared: { cls: 'E' } },
    expected: { granted: 'E' },
    why: 'classes.example.files',
  },

  // nondeterministic
  {
    name: 'a listed test with its tag',
    test: { ...clock, declared: { cls: 'N' } },
    expected: { claimed: 'N', claimedBy: 'tag', granted: 'N', refused: false },
    why: 'classes.nondeterministic',
  },
  {
    name: 'a listed test without a tag',
    test: clock,
    expected: { claimed: 'N', claimedBy: 'policy', granted: 'N' },
    why: 'classes.nondeterministic',
  },
  {
    name: 'the second test of the same title is not the listed one',
    test: { ...clock, id: `${clock.id} #2`, declared: { cls: 'N' } },
    expected: { granted: 'U', refused: true },
    why: 'does not list',
  },
  {
    name: 'the same title in a named project is not the listed one',
    test: { ...clock, project: 'web', id: `[web] ${clock.id}`, declared: { cls: 'N' } },
    expected: { granted: 'U', refused: true },
    why: 'does not list',
  },
  {
    name: 'an unlisted test in an oracle file that calls itself N',
    test: { file: 'oracle/examples/a.test.ts', declared: { cls: 'N' } },
    expected: { claimed: 'N', granted: 'U', refused: true },
    why: 'does not list',
  },
  {
    name: 'a listed test in an oracle file stays trusted',
    test: listed,
    expected: { claimed: 'E', claimedBy: 'glob', granted: 'E' },
    why: 'sealed',
  },
  {
    name: 'a listed test in an oracle file may say less',
    test: { ...listed, declared: { cls: 'N' } },
    expected: { claimed: 'N', granted: 'N' },
    why: 'classes.nondeterministic',
  },
  {
    name: 'a listed test on a glob that is not sealed',
    test: { file: 'src/n.oracle.test.ts', id: 'src/n.oracle.test.ts > n', titles: ['n'] },
    expected: { claimed: 'N', claimedBy: 'policy', granted: 'N' },
    why: 'classes.nondeterministic',
  },

  // tags inside a running test
  {
    name: 'a tag given inside a test',
    test: { file: 'oracle/properties/a.test.ts', taggedInside: { ...property, covers: ['src/a.ts'] } },
    expected: { granted: 'P', covers: ['src/a.ts'], claimedBy: 'tag' },
    why: 'sealed',
  },
  {
    name: 'a tag inside stands for the declared one, and covers add up',
    test: {
      file: 'oracle/properties/a.test.ts',
      declared: { cls: 'E', covers: ['src/a.ts', 'src/b.ts'] },
      taggedInside: { ...property, covers: ['src/b.ts', 'src/c.ts'] },
    },
    expected: { claimed: 'P', granted: 'P', covers: ['src/a.ts', 'src/b.ts', 'src/c.ts'], invariant: 'round-trip' },
    why: 'sealed',
  },
  {
    name: 'a tag inside and a declared one that cover nothing',
    test: { file: 'oracle/examples/a.test.ts', declared: { cls: 'E' }, taggedInside: { cls: 'E' } },
    expected: { granted: 'E', covers: [] },
    why: 'sealed',
  },
  {
    name: 'a tag inside asks for too much',
    test: { file: 'tests/a.test.ts', taggedInside: { cls: 'F' } },
    expected: { granted: 'U', refused: true },
    why: 'does not match classes.fixture.files',
  },

  // without a policy
  {
    name: 'a tag without a policy',
    test: { file: 'oracle/examples/a.test.ts', declared: { cls: 'E' } },
    owned: { policy: absent('oracle/policy.yaml') },
    expected: { claimed: 'E', granted: 'U', refused: true },
    why: 'there is no policy (oracle/policy.yaml)',
  },
  {
    name: 'a tag under a policy with mistakes',
    test: { file: 'oracle/examples/a.test.ts', declared: { cls: 'N' } },
    owned: { policy: invalid('oracle/policy.yaml') },
    expected: { granted: 'U', refused: true },
    why: 'has mistakes',
  },
  {
    name: 'no tag without a policy',
    test: { file: 'oracle/examples/a.test.ts' },
    owned: { policy: absent('oracle/policy.yaml') },
    expected: { claimedBy: 'nothing', granted: 'U', refused: false },
    why: 'there is no policy',
  },
]
