import { finding } from '../../model/finding.ts'
import type { CheckAnswer, Finding } from '../../model/findings.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Instant, OracleClass, ProjectPath, TestId } from '../../model/words.ts'
import { globMatcher } from '../globs.ts'
import { capFindings, judgeLeases } from './leases.ts'

/** What is known of the tests without running them. */
export interface KnownTests {
  readonly now: Instant
  /** Whether a file stands at base. */
  readonly hasFile: (path: ProjectPath) => boolean
}

/**
 * What the rows of the ledger are worth as far as their text, the policy and the lock say it. Whether a test that a row names exists in its
 * file, and whether a freeze covers a failure, is known only when the tests have run.
 */
export function checkLedger(owned: OwnedFiles, known: KnownTests): CheckAnswer {
  const { ledger, policy } = owned
  if (policy.state !== 'read')
    return { state: 'unavailable', because: `${policy.path} cannot be used, so nobody says which tests may be frozen` }
  if (ledger.state === 'invalid') return { state: 'unavailable', because: `${ledger.path} cannot be read` }
  if (ledger.state === 'absent') return { state: 'not-applicable', because: 'there is no ledger' }
  const context = { now: known.now, policy: policy.value, granted: lockedClasses(owned.lock, policy.value), whole: false }
  const leases = judgeLeases(ledger.value, context)
  const lost = ledger.value.flatMap((row): readonly Finding[] => {
    const file = fileOf(row.test)
    return row.test === '' || known.hasFile(file) ? [] : [finding('lease-unknown-test', { test: row.test, didYouMean: null }, row.at)]
  })
  return { state: 'answered', findings: [...leases.flatMap(({ findings }) => findings), ...lost, ...capFindings(leases, context)] }
}

/** The file in `[project] file > suite > title`. */
export function fileOf(test: TestId): ProjectPath {
  return test.replace(/^\[[^\]]*\] /, '').split(' > ')[0] ?? ''
}

/** The tests of the inventory, by the class that their file's place gives them. */
function lockedClasses(lock: OwnedFiles['lock'], { classes: { example, property, fixture } }: Policy): ReadonlyMap<TestId, OracleClass> {
  const granted = new Map<TestId, OracleClass>()
  if (lock.state !== 'read') return granted
  const classes: readonly (readonly [OracleClass, (path: ProjectPath) => boolean])[] = [
    ['F', globMatcher(fixture)],
    ['P', globMatcher(property)],
    ['E', globMatcher(example)],
  ]
  for (const [file, { tests }] of Object.entries(lock.value.tests)) {
    const cls = classes.find(([, matches]) => matches(file))?.[0] ?? 'E'
    for (const entry of tests) {
      // `[x] title` alone does not say whether `[x]` is a project.
      const [project = ''] = /^\[[^\]]*\] /.exec(entry) ?? []
      granted.set(`${file} > ${entry}`, cls)
      granted.set(`${project}${file} > ${entry.slice(project.length)}`, cls)
    }
  }
  return granted
}
