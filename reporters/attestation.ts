import { createHash } from 'node:crypto'
import type { Verdict, VerdictTest } from '../src/model/verdict.ts'
import type { Decision } from '../src/model/words.ts'
import { canonicalText } from '../src/verdict/canonical.ts'

/** https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md */
const STATEMENT = 'https://in-toto.io/Statement/v1'
/** https://github.com/in-toto/attestation/blob/main/spec/predicates/test-result.md */
const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1'

const RESULT = { allow: 'PASSED', review: 'WARNED', block: 'FAILED' } as const satisfies Record<Decision, string>

/** A thing by its name and its digests: `gitCommit`, `sha256`. */
interface ResourceDescriptor {
  readonly name?: string
  readonly digest: Readonly<Record<string, string>>
}

/** An in-toto statement, to be put into an envelope and signed by whoever attests. */
interface Statement {
  readonly _type: typeof STATEMENT
  readonly subject: readonly ResourceDescriptor[]
  readonly predicateType: typeof TEST_RESULT
  readonly predicate: {
    readonly result: (typeof RESULT)[Decision]
    readonly configuration: readonly ResourceDescriptor[]
    readonly passedTests: readonly string[]
    readonly warnedTests: readonly string[]
    readonly failedTests: readonly string[]
  }
}

/** Why there is nothing that could be attested. */
export interface NoStatement {
  /** One sentence. */
  readonly because: string
}

/**
 * The in-toto statement of a verdict, with the predicate `test-result`, in canonical JSON: about the commit that was judged, by the policy
 * and the verdict file, both by their bytes. Its lists are those of the trusted tests; what failed and has no weight, or is frozen, is
 * warned of.
 * @param file the name of the verdict file
 */
export function attestationOf(verdict: Verdict, file: string): string | NoStatement {
  const { head, dirty } = verdict.subject
  if (head === null) return { because: 'The verdict names no commit, and a statement is about one.' }
  if (dirty !== false) return { because: 'The verdict is about changes that were not committed, and a statement is about a commit.' }
  const statement: Statement = {
    _type: STATEMENT,
    subject: [{ digest: { gitCommit: head } }],
    predicateType: TEST_RESULT,
    predicate: {
      result: RESULT[verdict.decision],
      configuration: [...policyOf(verdict), { name: file, digest: { sha256: sha256(canonicalText(verdict)) } }],
      ...testsOf(verdict.tests),
    },
  }
  return canonicalText(statement)
}

function policyOf({ policy }: Verdict): readonly ResourceDescriptor[] {
  return policy.sha256 === null ? [] : [{ name: policy.path, digest: { sha256: policy.sha256 } }]
}

function testsOf(tests: readonly VerdictTest[]): Pick<Statement['predicate'], 'passedTests' | 'warnedTests' | 'failedTests'> {
  const isTrusted = ({ granted }: VerdictTest): boolean => granted === 'E' || granted === 'P' || granted === 'F'
  const named = (some: (test: VerdictTest) => boolean): readonly string[] => tests.filter(some).map(({ id }) => id)
  const held = (test: VerdictTest): boolean => test.state === 'passed' && !test.flaky
  return {
    passedTests: named((test) => isTrusted(test) && held(test)),
    warnedTests: named((test) => !isTrusted(test) && (test.state === 'failed' || test.flaky)),
    // A trusted test that did not run, or passed on a retry only, has not passed.
    failedTests: named((test) => isTrusted(test) && !held(test)),
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
