import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { Score } from '../../model/score.ts'
import type { TestBlock, TestFileSyntax, TestSyntax } from '../../model/syntax.ts'
import { checkAssertions } from './compare.ts'
import type { BudgetContext } from './context.ts'
import { checkFiles } from './files.ts'
import { checkMarks } from './marks.ts'
import { checkMocks } from './mocks.ts'
import { pairTests } from './pairing.ts'
import { checkProperties, checkPropertyDefaults } from './properties.ts'
import { retiredNames } from './retired.ts'
import { score } from './score.ts'
import { checkSnapshots } from './snapshots.ts'

export type { BudgetContext } from './context.ts'
export type { Score } from '../../model/score.ts'

export interface BudgetAnswer {
  readonly findings: readonly Finding[]
  readonly score: Score
}

/**
 * What a patch did to the power of the tests: the changed test files of base and head, all at once, so that what moved between them is
 * found again. Files that only one side has are simply missing on the other. Pure; the order of the lists makes no difference.
 */
export function checkBudget(before: readonly TestSyntax[], after: readonly TestSyntax[], context: BudgetContext): BudgetAnswer {
  const base = parsedFiles(before)
  const head = parsedFiles(after)
  const tests = pairTests(blocks(base), blocks(head))
  const marks = checkMarks(tests, context)
  const assertions = checkAssertions(tests, retiredNames(context.production))
  const properties = checkProperties(tests)
  const found: Finding[] = [
    ...checkFiles(before, after),
    ...marks.findings,
    ...assertions.findings,
    ...properties.findings,
    ...checkPropertyDefaults(base, head),
    ...checkMocks(base, head, tests),
    ...checkSnapshots(base, head),
  ]
  const total = score({ removed: assertions.debits, skipped: marks.skipped, properties: properties.added }, context)
  return { findings: [...found, ...scoreFindings(total, context)], score: total }
}

function parsedFiles(files: readonly TestSyntax[]): readonly TestFileSyntax[] {
  const parsed = files.flatMap((f) => (f.state === 'parsed' ? [f] : []))
  return parsed.sort((a, b) => (a.file < b.file ? -1 : 1))
}

function blocks(files: readonly TestFileSyntax[]): readonly TestBlock[] {
  return files.flatMap((f) => [...f.tests, ...f.helpers])
}

function scoreFindings(total: Score, context: BudgetContext): readonly Finding[] {
  const found: Finding[] = []
  if (total.state === 'undefined') found.push(finding('budget-undefined', { because: total.because }))
  if (total.score < 0) found.push(finding('budget-negative', { credits: total.credits, debits: total.debits, score: total.score }))
  const { points, cap } = context.ledger
  if (points > cap) found.push(finding('budget-overdrawn', { points, cap, because: 'the rows of the ledger cost more than the cap' }))
  return found
}
