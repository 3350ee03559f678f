import type { BudgetFindings } from '../../model/findings/budget.ts'
import { counted, plain, say, strong } from './parts.ts'
import type { Saying } from './parts.ts'
import { quoted, restore } from './shell.ts'

const backTo = (file: string, line: string) => `# in ${file}, as before: ${line}`
const seeDiff = (file: string) => `git diff origin/HEAD -- ${quoted(file)}`

export const BUDGET_WORDS: { readonly [R in keyof BudgetFindings]: Saying<BudgetFindings[R]> } = {
  'test-deleted': {
    words: ({ test, assertions }) => say`${test} is gone, with ${counted(assertions, 'assertion')}`,
    remedy: ({ file }) => restore(file),
  },
  'assertion-removed': {
    words: ({ test, before }) => say`${test} no longer asserts ${before}`,
    remedy: ({ file, before }) => backTo(file, before),
  },
  'assertion-weakened': {
    words: ({ test, before, after, why }) => say`${test}: ${before} became ${after}; ${plain(why)}`,
    remedy: ({ file, before }) => backTo(file, before),
  },
  'expected-value-changed': {
    words: ({ test, before, after }) => say`${test} expected ${before} and now expects ${after}`,
    remedy: ({ file, before }) => backTo(file, before),
  },
  'test-skipped': {
    words: ({ test, how, inLedger }) =>
      inLedger
        ? say`${test} is skipped by ${how}; its row in the ledger freezes a failure, it does not excuse a skip`
        : say`${test} is skipped by ${how}`,
    remedy: ({ file, how }) => `# in ${file}: take out ${how}`,
  },
  'test-focused': {
    words: ({ test, how }) => say`${test} has ${how}, so the tests beside it do not run`,
    remedy: ({ file, how }) => `# in ${file}: take out ${how}`,
  },
  'test-emptied': {
    words: ({ test, assertions }) => say`${test} had ${counted(assertions, 'assertion')} and has none`,
    remedy: ({ file }) => restore(file),
  },
  'assertion-swallowed': {
    words: ({ test, assertion, by }) => say`${test}: whatever ${assertion} throws ends in ${by}`,
    remedy: ({ file, by }) => `# in ${file}: take out ${by}, or throw the error on`,
  },
  'assertion-unreachable': {
    words: ({ test, assertion, because }) => say`${test} never gets to ${assertion}: ${plain(because)}`,
    remedy: ({ file }) => seeDiff(file),
  },
  'assertion-not-awaited': {
    words: ({ test, assertion }) => say`${test} ends before ${assertion} has answered`,
    remedy: ({ assertion }) => `await ${assertion}`,
  },
  'assertion-tautology': {
    words: ({ test, assertion }) => say`${test}: ${assertion} holds whatever the code does`,
    remedy: ({ file }) => seeDiff(file),
  },
  'subject-mocked': {
    words: ({ test, subject, by }) => say`${test} asks ${subject}, which ${by} replaces`,
    remedy: ({ file, by }) => `# in ${file}: take out ${by}`,
  },
  'retry-raised': {
    words: ({ test, before, after }) => say`${test} may fail ${strong(after)} times before it counts, and could ${before} times`,
    remedy: ({ file, before }) => backTo(file, `retry: ${before}`),
  },
  'timeout-raised': {
    words: ({ test, before, after }) =>
      say`${test} has ${strong(after)} ms, and had ${before === null ? plain('the default') : plain(`${before} ms`)}`,
    remedy: ({ file, before }) => (before === null ? `# in ${file}: take out the timeout` : backTo(file, `timeout: ${before}`)),
  },
  'table-shrunk': {
    words: ({ test, before, after }) => say`${test} has ${counted(after, 'case')}, and had ${before}`,
    remedy: ({ file }) => seeDiff(file),
  },
  'property-narrowed': {
    words: ({ test, what, before, after }) => say`${test}: the ${plain(what)} went from ${before} to ${after}`,
    remedy: ({ file, before }) => backTo(file, before),
  },
  'snapshot-rewritten': {
    words: ({ test, before, after }) => say`the snapshot of ${test} was ${before} and is ${after}`,
    remedy: ({ file }) => restore(file),
  },
  'test-unparseable': {
    words: ({ file, side, message }) => say`${file} cannot be parsed at ${side}: ${plain(message)}`,
    remedy: ({ file }) => `npx vitest run ${quoted(file)}   # mend what the parser says`,
  },
  'budget-negative': {
    words: ({ credits, debits, score }) =>
      say`the patch takes ${counted(debits, 'point')} of power out of the tests and puts ${credits} in: ${strong(score)}`,
    remedy: () => '# put back what the findings above took out, or add a property that says as much',
  },
  'budget-undefined': {
    words: ({ because }) => say`${plain(because)}`,
    remedy: () => 'npx vitest-oracle lock --check',
  },
  'budget-overdrawn': {
    words: ({ points, cap, because }) => say`${strong(points)} points against a cap of ${cap}: ${plain(because)}`,
    remedy: () => '# repair a frozen test and delete its row, or take the skip out',
  },
}
