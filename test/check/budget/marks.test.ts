import { describe, expect, test } from 'vitest'
import type { BudgetContext } from '../../../src/check/budget/context.ts'
import { checkMarks } from '../../../src/check/budget/marks.ts'
import type { TestBlock, TestMark } from '../../../src/model/syntax.ts'
import { assertion, block } from './made.ts'

const CONTEXT: BudgetContext = {
  weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
  production: { before: [], after: [] },
  ledger: { tests: new Set(['a.test.ts > leased']), points: 0, cap: 3 },
  undefinedBecause: null,
}
type Changes = Partial<TestBlock>

/** Each finding by its rule, mildness and arguments, but for where it is; and how many tests were skipped. */
function marked(before: Changes, after: Changes, others: Partial<Parameters<typeof checkMarks>[0]> = {}) {
  const { findings, skipped } = checkMarks(
    { pairs: [{ before: block(before), after: block(after) }], gone: [], added: [], ...others },
    CONTEXT,
  )
  return [
    ...findings.map(({ rule, atMost, args }) => {
      const { test: _test, file: _file, ...said } = args as Readonly<Record<string, unknown>>
      return [rule, ...(atMost === undefined ? [] : [atMost.severity]), said]
    }),
    ...(skipped === 0 ? [] : [skipped]),
  ]
}

const mark = (changes: Partial<TestMark> = {}): TestMark => ({ kind: 'skip', how: 'test.skip', when: null, whenKey: null, ...changes })
const when = (on: string, changes: Partial<TestMark> = {}): TestMark =>
  mark({ how: `test.skipIf(${on})`, when: on, whenKey: on, ...changes })
const skips = (how: string) => [['test-skipped', { how, inLedger: false }], 1]

describe('a mark that keeps a test from running', () => {
  test.each<readonly [string, Changes, Changes, readonly unknown[]]>([
    ['is told', {}, { marks: [mark()] }, skips('test.skip')],
    ['is told with its lease', {}, { titles: ['leased'], marks: [mark()] }, [['test-skipped', { how: 'test.skip', inLedger: true }], 1]],
    ['is told where it stood on a condition', { marks: [when('slow')] }, { marks: [mark()] }, skips('test.skip')],
    ['is no news where it was there', { marks: [mark()] }, { marks: [mark({ how: 'test.todo', kind: 'todo' })] }, []],
    ['is none that is needed without a body', { body: 'absent' }, { marks: [mark()] }, []],
    ['is none of a function', {}, { kind: 'helper', marks: [mark()] }, []],
    [
      'is one of a runner that a module of the tests exports',
      {},
      { kind: 'helper', bodyKey: 'runner', marks: [mark()] },
      skips('test.skip'),
    ],
    ['is the one that always holds, of several', {}, { marks: [when('slow'), mark({ how: 'ctx.skip()' })] }, skips('ctx.skip()')],
    ['is another condition beside one', { marks: [when('slow')] }, { marks: [when('slow'), when('x')] }, skips('test.skipIf(x)')],
    ['is no condition for another', { marks: [when('slow')] }, { marks: [when('x')] }, []],
    [
      'is what whoever starts the run decides, for another condition',
      { marks: [when('slow')] },
      { marks: [when('CI', { whenKey: 'process.env.CI' })] },
      skips('test.skipIf(CI)'),
    ],
    ['is no more of what whoever starts the run decides', { marks: [when('env.CI')] }, { marks: [when('env.NIGHTLY')] }, []],
    ['is no more of it beside a condition', { marks: [when('slow'), when('env.CI')] }, { marks: [when('slow'), when('env.NIGHTLY')] }, []],
    [
      'is no condition that it has under another name',
      { marks: [when('slow')] },
      { marks: [when('lazy', { whenKey: 'slow' }), when('slow')] },
      [],
    ],
    [
      'is no condition that was hidden behind a name',
      { marks: [when('lazy', { whenKey: 'slow' })] },
      { marks: [when('slow'), when('lazy', { whenKey: 'slow' })] },
      [],
    ],
    ['is no condition of the surroundings', {}, { marks: [when('windows')] }, [conditional('windows')]],
    ['is no branch around the test', {}, { marks: [when('one.big', { how: 'if (one.big)' })] }, [conditional('one.big', 'if (one.big)')]],
    [
      'is a condition of the surroundings that asks for the failure',
      {},
      { marks: [when('windows', { kind: 'fails' })] },
      skips('test.skipIf(windows)'),
    ],
    [
      'is what whoever starts the run decides',
      {},
      { marks: [when('windows', { whenKey: 'process.env.WINDOWS' })] },
      skips('test.skipIf(windows)'),
    ],
    ['is a branch on that', {}, { marks: [when('env', { how: 'if (env)' })] }, skips('if (env)')],
  ])('%s', (_, before, after, told) => {
    expect(marked(before, after)).toEqual(told)
  })

  function conditional(on: string, how = `test.skipIf(${on})`, before = 't'): readonly unknown[] {
    return ['assertion-weakened', { before, after: how, why: `it runs only as ${on} lets it` }]
  }

  test('is told with what the test says first, or its title', () => {
    const marks = [when('windows')]
    expect(marked({ assertions: [assertion({ text: 'expect(a).toBe(1)' })] }, { marks })).toEqual([
      conditional('windows', undefined, 'expect(a).toBe(1)'),
    ])
    expect(marked({ titles: ['suite', 'test'] }, { marks })).toEqual([conditional('windows', undefined, 'test')])
  })
})

describe('a file name that runners pass over', () => {
  const how = (file: string) => `a file name that runners pass over (${file})`
  const passed = (file: string) => skips(how(file))
  const looked = (file: string) => [['test-skipped', 'review', { how: how(file), inLedger: false }], 1]
  const other = (changes: Changes) => [block({ file: 'b.ts', ...changes })]

  test.each<readonly [string, Changes, Changes, Parameters<typeof marked>[2], readonly unknown[]]>([
    ['skips its tests', {}, { file: 'a.ts' }, {}, passed('a.ts')],
    ['is none that was one', { file: 'b.ts' }, { file: 'a.ts' }, {}, []],
    ['is looked at below __tests__', { file: 'x/__tests__/a.test.ts' }, { file: 'x/__tests__/a.ts' }, {}, looked('x/__tests__/a.ts')],
    ['is looked at below __tests__ at the top', { file: '__tests__/a.test.ts' }, { file: '__tests__/a.ts' }, {}, looked('__tests__/a.ts')],
    [
      'is not looked at below what is called like it',
      { file: 'x__tests__/a.test.ts' },
      { file: 'x__tests__/a.ts' },
      {},
      passed('x__tests__/a.ts'),
    ],
    ['is looked at where tests of base had such names', {}, { file: 'a.ts' }, { gone: other({}) }, looked('a.ts')],
    ['is not where only functions of tests had', {}, { file: 'a.ts' }, { gone: other({ kind: 'helper' }) }, passed('a.ts')],
    ['makes no other skip milder', {}, { marks: [mark()] }, { gone: other({}) }, skips('test.skip')],
  ])('%s', (_, before, after, others, told) => {
    expect(marked(before, after, others)).toEqual(told)
  })
})

describe('other marks', () => {
  const only = mark({ kind: 'only', how: 'test.only' })
  const focused = ['test-focused', { how: 'test.only' }]

  test.each<readonly [string, Changes, Changes, readonly unknown[]]>([
    ['a focus', {}, { marks: [only] }, [focused]],
    ['a focus beside a condition that was there', { marks: [when('slow')] }, { marks: [when('slow'), only] }, [focused]],
    ['a focus that was there', { marks: [only] }, { marks: [only] }, []],
    ['a body that is gone', { assertions: [assertion(), assertion()] }, { body: 'absent' }, [['test-emptied', { assertions: 2 }]]],
    ['a body that is gone, with a mark that says so', {}, { body: 'absent', marks: [mark()] }, skips('test.skip')],
    ['a body that was not there', { body: 'absent' }, { body: 'absent' }, []],
    ['a body in which nothing was', { body: 'empty' }, { body: 'absent' }, []],
  ])('%s', (_, before, after, told) => {
    expect(marked(before, after)).toEqual(told)
  })

  test('a focus of a new test', () => {
    const added = [block(), block({ marks: [mark(), only] })]
    expect(marked({}, {}, { added })).toEqual([focused])
  })
})

describe('retries and time limits', () => {
  const options = (retry: number | null, timeout: number | null): Changes => ({ options: { retry, timeout, repeats: null } })
  const retries = (before: number, after: number) => ['retry-raised', { before, after }]
  const limits = (before: number | null, after: number) => ['timeout-raised', { before, after }]

  test.each<readonly [string, Changes, Changes, readonly unknown[]]>([
    ['a retry', {}, options(1, null), [retries(0, 1)]],
    ['a retry more', options(1, null), options(2, null), [retries(1, 2)]],
    ['as many retries', options(2, null), options(2, null), []],
    ['more than what there is by default', {}, options(null, 5001), [limits(null, 5001)]],
    ['what there is by default', {}, options(null, 5000), []],
    ['less than there was', options(null, 9000), options(null, 8000), []],
    ['more than there was', options(null, 9000), options(null, 9001), [limits(9000, 9001)]],
    ['more than there was, and less than by default', options(null, 100), options(null, 200), [limits(100, 200)]],
    ['none where there was one', options(null, 100), options(null, null), []],
  ])('%s', (_, before, after, told) => {
    expect(marked(before, after)).toEqual(told)
  })

  test('what a suite has is told once for its tests, and once a file', () => {
    const pair = (file: string, retry: number, was = 0) => ({
      before: block({ file, ...options(was, null) }),
      after: block({ file, ...options(retry, 9000) }),
    })
    const files = ['a.test.ts', 'a.test.ts', 'b.test.ts']
    expect(marked({}, {}, { pairs: files.map((file) => pair(file, 1)) })).toEqual([
      retries(0, 1),
      limits(null, 9000),
      retries(0, 1),
      limits(null, 9000),
    ])
    expect(marked({}, {}, { pairs: [pair('a.test.ts', 2), pair('a.test.ts', 3), pair('a.test.ts', 3, 1)] })).toEqual([
      retries(0, 2),
      limits(null, 9000),
      retries(0, 3),
      retries(1, 3),
    ])
  })

  test('of several tests of a suite the first is named', () => {
    const pairs = ['one', 'two'].map((title) => ({ before: block(), after: block({ titles: [title], ...options(1, null) }) }))
    const { findings } = checkMarks({ pairs, gone: [], added: [] }, CONTEXT)
    expect(findings.map(({ args }) => args)).toEqual([{ test: 'a.test.ts > one', file: 'a.test.ts', before: 0, after: 1 }])
  })
})
