import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { TestBlock, TestMark } from '../../model/syntax.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { BudgetContext } from './context.ts'
import { atTest, idOf } from './names.ts'
import type { Pairing } from './pairing.ts'

export interface MarksAnswer {
  readonly findings: readonly Finding[]
  readonly skipped: number
}

/** Tests that ran at base and do not at head, focused tests, retries and time limits. */
export function checkMarks(tests: Pairing, context: BudgetContext): MarksAnswer {
  const skipped: Finding[] = []
  const others: Finding[] = []
  const raised = new Map<string, Finding>()
  const isByFolder = collectedByFolder(tests)
  for (const { before, after } of tests.pairs) {
    const mark = newSkip(before, after)
    if (mark !== null && isHarmlessCondition(mark)) others.push(conditional(before, after, mark))
    else if (mark !== null) skipped.push(skippedBy(mark, after, context, isByFolder))
    for (const [key, one] of raisedOptions(before, after)) if (!raised.has(key)) raised.set(key, one)
    if (after.body === 'absent' && before.body === 'code' && mark === null)
      others.push(finding('test-emptied', { ...atTest(after), assertions: before.assertions.length }, after.at))
    const focus = newFocus(before, after)
    if (focus !== null) others.push(finding('test-focused', { ...atTest(after), how: focus.how }, after.at))
  }
  for (const test of tests.added) {
    const focus = test.marks.find((m) => m.kind === 'only')
    if (focus !== undefined) others.push(finding('test-focused', { ...atTest(test), how: focus.how }, test.at))
  }
  return { findings: [...skipped, ...others, ...raised.values()], skipped: skipped.length }
}

/** Names that runners collect by themselves; a test that left such a file for another name is no longer run. */
const COLLECTED = /\.(test|spec|test-d|spec-d|cy|bench|\w*test)\.[cm]?[jt]sx?$/

const BY_FOLDER: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'tests of base stand in files with such names as well, so the runner may collect them by their folder',
}

/** Whether a name that says nothing may be one that this project's runner collects, as Jest does below `__tests__`. */
function collectedByFolder({ pairs, gone }: Pairing): (file: ProjectPath) => boolean {
  const isOther = [...pairs.map(({ before }) => before), ...gone].some(({ kind, file }) => kind === 'test' && !COLLECTED.test(file))
  return (file) => isOther || /(^|\/)__tests__\//.test(file)
}

function skippedBy(mark: TestMark, test: TestBlock, { ledger }: BudgetContext, isByFolder: (file: ProjectPath) => boolean): Finding {
  const one = finding('test-skipped', { ...atTest(test), how: mark.how, inLedger: ledger.tests.has(idOf(test)) }, test.at)
  return mark.how.startsWith(PASSED_OVER) && isByFolder(test.file) ? { ...one, atMost: BY_FOLDER } : one
}

const PASSED_OVER = 'a file name that runners pass over'

function stops(test: TestBlock): readonly TestMark[] {
  return test.marks.filter((m) => m.kind !== 'only')
}

/** The mark that keeps a test from running that ran at base, always or on another condition than before; null when there is none. */
function newSkip(before: TestBlock, after: TestBlock): TestMark | null {
  // A runner that a module of the tests exports switches off what is called with it.
  if (after.kind !== 'test' && after.bodyKey !== 'runner') return null
  const was = stops(before)
  const wasAlways = was.some((m) => m.when === null)
  if (wasAlways || before.body === 'absent') return null
  if (COLLECTED.test(before.file) && !COLLECTED.test(after.file)) {
    return { kind: 'skip', how: `${PASSED_OVER} (${after.file})`, when: null, whenKey: null }
  }
  const now = stops(after)
  const always = now.find((m) => m.when === null)
  if (always !== undefined) return always
  const isNew = (m: TestMark): boolean => !was.some((known) => known.whenKey === m.whenKey)
  // One condition for another is every day's work, but for one that the program has no part in.
  const isTold = now.length > was.length ? isNew : (m: TestMark): boolean => isNew(m) && isSteered(m) && !was.some(isSteered)
  return now.find(isTold) ?? null
}

/** What a run stands on: its platform, versions, and features that are asked for. */
const SURROUNDINGS =
  /platform|arch\b|version|windows|win32|linux|darwin|mac\b|macos|node|deno|bun|react|vue|browser|jsdom|chrom|firefox|safari|webkit|typeof|support|polyfill|experimental|engine|exist|available|installed/i
/** What whoever starts the run can set, or nobody knows. */
const STEERED = /\benv\b|\bargv\b|Date|random|performance|hrtime/

/** A condition on its surroundings, as honest people write it; the test still runs somewhere. Any other condition is one of the patch. */
function isHarmlessCondition(mark: TestMark): boolean {
  if (mark.when === null || mark.kind === 'fails') return false
  // A branch around a test is how loops over cases leave some out; a modifier is there to skip.
  return (mark.how.startsWith('if (') || SURROUNDINGS.test(conditionOf(mark))) && !isSteered(mark)
}

function isSteered(mark: TestMark): boolean {
  return STEERED.test(conditionOf(mark))
}

function conditionOf(mark: TestMark): string {
  return [mark.when, mark.whenKey].join(' ')
}

function conditional(before: TestBlock, after: TestBlock, mark: TestMark): Finding {
  const text = before.assertions[0]?.text ?? before.titles.at(-1) ?? ''
  return finding(
    'assertion-weakened',
    { ...atTest(after), before: text, after: mark.how, why: `it runs only as ${mark.when ?? ''} lets it` },
    after.at,
  )
}

function newFocus(before: TestBlock, after: TestBlock): TestMark | null {
  if (before.marks.some((m) => m.kind === 'only')) return null
  return after.marks.find((m) => m.kind === 'only') ?? null
}

/** A suite's option is inherited by each of its tests: told once, by file and values. */
function raisedOptions(before: TestBlock, after: TestBlock): readonly (readonly [key: string, one: Finding])[] {
  const found: (readonly [string, Finding])[] = []
  const retry = { was: before.options.retry ?? 0, now: after.options.retry ?? 0 }
  if (retry.now > retry.was) {
    const one = finding('retry-raised', { ...atTest(after), before: retry.was, after: retry.now }, after.at)
    found.push([JSON.stringify([after.file, 'retry', retry]), one])
  }
  const timeout = { was: before.options.timeout, now: after.options.timeout }
  if (timeout.now !== null && timeout.now > (timeout.was ?? 5000)) {
    const one = finding('timeout-raised', { ...atTest(after), before: timeout.was, after: timeout.now }, after.at)
    found.push([JSON.stringify([after.file, 'timeout', timeout]), one])
  }
  return found
}
