import { describe, expect, test } from 'vitest'
import { checkAssertions } from '../../../src/check/budget/compare.ts'
import type { AssertionSyntax, Hazard, ImportedName, TestBlock, TestMark } from '../../../src/model/syntax.ts'
import { assertion, block } from './made.ts'

type Changes = Partial<AssertionSyntax>
interface Tests {
  readonly pairs?: readonly (readonly [before: TestBlock, after: TestBlock])[]
  readonly gone?: readonly TestBlock[]
  readonly added?: readonly TestBlock[]
}

/** Each finding by its rule, the test it names, what it says of it and how mild it is; at last the debits. */
function compared({ pairs = [], gone = [], added = [] }: Tests, retired: readonly string[] = []) {
  const paired = pairs.map(([before, after]) => ({ before, after }))
  const { findings, debits } = checkAssertions({ pairs: paired, gone, added }, new Set(retired))
  const told = findings.map(({ rule, args, atMost }) => {
    const { test: name, file: _file, why: _why, because: _because, ...said } = args as Readonly<Record<string, unknown>>
    const mild = atMost === undefined ? [] : [`${atMost.severity} in ${atMost.within}`]
    return [rule, String(name).replace('a.test.ts > ', ''), ...Object.values(said), ...mild].join(' ')
  })
  return [...told, ...(debits === 0 ? [] : [debits])]
}

/** An exact statement about a subject of its own, with a text that says which. */
const says = (name: string, changes: Changes = {}): AssertionSyntax =>
  assertion({
    text: name,
    subject: `of_${name}`,
    subjectKey: `of_${name}()`,
    expected: `is_${name}`,
    expectedKey: `is_${name}`,
    value: null,
    strength: 70,
    ...changes,
  })
const of = (title: string, assertions: readonly AssertionSyntax[], changes: Partial<TestBlock> = {}) =>
  block({ titles: [title], assertions, ...changes })
const helper = (assertions: readonly AssertionSyntax[]) => of('help', assertions, { kind: 'helper' })

const DEAD: readonly Hazard[] = [{ kind: 'swallowed', by: 'catch' }]
const when = (on: string): readonly Hazard[] => [{ kind: 'conditional', on }]
const CALLBACK: readonly Hazard[] = [{ kind: 'callback', of: 'each' }]
const SKIP: readonly TestMark[] = [{ kind: 'skip', how: 'test.skip', when: null, whenKey: null }]
const NO_TAUTOLOGY: Changes = { family: 'passes' }
const using = (...names: readonly string[]): readonly ImportedName[] => names.map((name) => ({ specifier: 'x', module: null, name }))

describe('what stands elsewhere', () => {
  const [a, b, c] = [says('a'), says('b'), says('c')]

  test.each<readonly [string, Tests, readonly unknown[]]>([
    [
      'in another test',
      {
        pairs: [
          [of('one', [a, b]), of('one', [a])],
          [of('two', [c]), of('two', [c, b])],
        ],
      },
      [],
    ],
    ['in a new test', { pairs: [[of('one', [a, b]), of('one', [a])]], added: [of('new', [b])] }, []],
    [
      'once, and was there twice',
      {
        pairs: [
          [of('one', [a, b]), of('one', [a])],
          [of('two', [b, c]), of('two', [b, c])],
        ],
      },
      ['assertion-removed one b', 1],
    ],
    [
      'in a new test that is skipped',
      { pairs: [[of('one', [a, b]), of('one', [a])]], added: [of('new', [b], { marks: SKIP })] },
      ['assertion-removed one b', 1],
    ],
    [
      'in a function of tests that is new',
      { pairs: [[of('one', [a, b]), of('one', [a])]], added: [helper([b])] },
      ['assertion-removed one b', 1],
    ],
    [
      'in a function of tests that was there',
      {
        pairs: [
          [of('one', [a, b]), of('one', [a])],
          [helper([]), helper([b])],
        ],
      },
      ['assertion-removed one b', 1],
    ],
    [
      'in a test, and stood in a function of tests',
      {
        pairs: [
          [helper([a, b]), helper([a])],
          [of('one', []), of('one', [b])],
        ],
      },
      ['assertion-removed help() b', 1],
    ],
    [
      'where it decides nothing',
      {
        pairs: [
          [of('one', [a, b]), of('one', [a])],
          [of('two', [c]), of('two', [c, says('b', { hazards: DEAD })])],
        ],
      },
      ['assertion-removed one b', 1],
    ],
    [
      'in a new test, where it decides nothing',
      { pairs: [[of('one', [a, b]), of('one', [a])]], added: [of('new', [says('b', { hazards: DEAD })])] },
      ['assertion-removed one b', 1],
    ],
    [
      'and takes the place of nothing else there',
      {
        pairs: [
          [of('one', [a, b]), of('one', [a])],
          [of('two', [says('other', { subject: 'of_b' })]), of('two', [b])],
        ],
      },
      ['assertion-removed two other', 1],
    ],
  ])('%s', (_, tests, told) => {
    expect(compared(tests)).toEqual(told)
  })
})

describe('a test that is gone', () => {
  const [a, b, c, d, e] = [says('a'), says('b'), says('c'), says('d'), says('e')]

  test.each<readonly [string, Tests, readonly unknown[]]>([
    ['with all that it said', { gone: [of('one', [a, b])] }, ['test-deleted one 2', 2]],
    ['that said nothing', { gone: [of('one', [])] }, []],
    ['that is what a file does outside of its tests', { gone: [of('', [a], { kind: 'file' })] }, ['test-deleted a.test.ts 1', 1]],
    ['that was skipped', { gone: [of('one', [a], { marks: SKIP })] }, []],
    ['that is a function, of which its callers hold what it says', { gone: [helper([a])], pairs: [[of('one', [a]), of('one', [a])]] }, []],
    ['that could not fail', { gone: [of('one', [says('a', NO_TAUTOLOGY), says('b', { hazards: DEAD })])] }, []],
    [
      'of which a part stands elsewhere',
      { gone: [of('one', [a, b])], pairs: [[of('two', [c]), of('two', [c, a])]] },
      ['assertion-removed one b', 1],
    ],
    [
      'of which more than half stands in a new one',
      { gone: [of('one', [a, b, c])], added: [of('new', [a, b, d, says('x', { subject: 'of_c' })])] },
      ['expected-value-changed new c x'],
    ],
    [
      'of which half stands in a new one',
      { gone: [of('one', [a, b])], added: [of('new', [a, d, says('x', { subject: 'of_b' })])] },
      ['assertion-removed one b', 1],
    ],
    [
      'of which more than half stands in one that was there',
      { gone: [of('one', [a, b, c])], pairs: [[of('two', [d]), of('two', [d, a, b, says('x', { subject: 'of_c' })])]] },
      ['assertion-removed one c', 1],
    ],
    [
      'of which more than half stands in a new one that says nothing of the rest',
      { gone: [of('one', [a, b, c])], added: [of('new', [a, b, d])] },
      ['assertion-removed new c', 1],
    ],
    [
      'of which more than half stands in a new one, among others of which parts do',
      { gone: [of('one', [a, b, c, d, e])], added: [of('few', [a, says('x')]), of('new', [b, c, d, says('y', { subject: 'of_e' })])] },
      ['expected-value-changed new e y'],
    ],
    [
      'with another, and one new one has what is left of both but for one',
      {
        gone: [of('one', [a, b, says('first', { subject: 'word' })]), of('two', [c, d, says('second', { subject: 'word' })])],
        added: [of('new', [a, b, c, d, says('x', { subject: 'word' })])],
      },
      ['expected-value-changed new first x', 'assertion-removed new second', 1],
    ],
  ])('%s', (_, tests, told) => {
    expect(compared(tests)).toEqual(told)
  })

  test('with what it tested', () => {
    const called = says('a', { calls: using('price') })
    expect(compared({ gone: [of('one', [called])] }, ['price'])).toEqual(['test-deleted one 1 note in every-preset'])
    expect(compared({ gone: [of('one', [a], { uses: using('price') })] }, ['price'])).toEqual(['test-deleted one 1 note in every-preset'])
    expect(compared({ gone: [of('one', [called])] }, ['total'])).toEqual(['test-deleted one 1', 1])
  })
})

describe('a test that is there', () => {
  const [a, b] = [says('a'), says('b')]
  const word: Changes = { subject: 'word', subjectKey: 'word()' }
  const pair = (
    before: readonly AssertionSyntax[],
    after: readonly AssertionSyntax[],
    was: Partial<TestBlock> = {},
    now: Partial<TestBlock> = {},
  ) => ({
    pairs: [[of('one', before, was), of('one', after, now)]] as const,
  })

  test.each<readonly [string, Tests, readonly unknown[]]>([
    ['and says less', pair([a, b], [a]), ['assertion-removed one b', 1]],
    ['and was skipped', pair([a, b], [a], { marks: SKIP }), []],
    ['and is skipped now', pair([a, b], [a], {}, { marks: SKIP }), []],
    ['of which what is gone could not fail', pair([a, says('b', NO_TAUTOLOGY), says('c', { hazards: DEAD })], [a]), []],
    ['and says nothing any more', pair([a, b], []), ['test-emptied one 2', 2]],
    ['and said nothing', pair([], []), []],
    ['and hands over to what sounds like an assertion', pair([a], [], {}, { uses: using('checkAll') }), ['assertion-removed one a', 1]],
    ['and always called that', pair([a], [], { uses: using('checkAll') }, { uses: using('checkAll') }), ['test-emptied one 1', 1]],
    ['and calls something else', pair([a], [], {}, { uses: using('price') }), ['test-emptied one 1', 1]],
    [
      'of which one stands elsewhere',
      {
        pairs: [
          [of('one', [a, b]), of('one', [])],
          [of('two', []), of('two', [a])],
        ],
      },
      ['assertion-removed one b', 1],
    ],
    ['where it is swallowed', pair([a], [says('a', { hazards: DEAD })]), ['assertion-swallowed one a catch', 1]],
    [
      'where it is not reached',
      pair([a], [says('a', { hazards: [{ kind: 'unreachable', because: '' }] })]),
      ['assertion-unreachable one a', 1],
    ],
    ['where nobody waits', pair([a], [says('a', { hazards: [{ kind: 'not-awaited', because: '' }] })]), ['assertion-not-awaited one a', 1]],
    ['where it stands on the run', pair([a], [says('a', { hazards: when('process.env.CI') })]), ['assertion-unreachable one a', 1]],
    [
      'where it stands on the run for a condition',
      pair([says('a', { hazards: when('x') })], [says('a', { hazards: when('process.env.CI') })]),
      ['assertion-unreachable one a', 1],
    ],
    [
      'where it stood on the run',
      pair([says('a', { hazards: when('process.env.CI') })], [says('a', { hazards: when('process.env.FAST') })]),
      [],
    ],
    ['where it stands on a condition', pair([a], [says('a', { hazards: when('x') })]), ['assertion-weakened one a a', 1]],
    ['where it stood on another', pair([says('a', { hazards: when('y') })], [says('a', { hazards: when('x') })]), []],
    ['where it stands in a callback', pair([a], [says('a', { hazards: CALLBACK })]), ['assertion-weakened one a a', 1]],
    ['where it stood in one', pair([says('a', { hazards: CALLBACK })], [says('a', { hazards: CALLBACK })]), []],
    [
      'and something else is said where it is swallowed',
      pair([says('a', word)], [says('b', { ...word, hazards: DEAD })]),
      ['assertion-swallowed one b catch', 1],
    ],
    ['and another value is expected', pair([says('a', word)], [says('b', word)]), ['expected-value-changed one a b']],
    ['and less of it', pair([says('a', word)], [says('b', { ...word, strength: 40 })]), ['assertion-weakened one a b', 1]],
    ['and nothing of it', pair([says('a', word)], [says('b', { ...word, subjectIsData: true })]), ['assertion-tautology one b', 1]],
    [
      'and another value is recorded',
      pair([says('a', { ...word, family: 'inline-snapshot' })], [says('b', { ...word, family: 'inline-snapshot' })]),
      ['snapshot-rewritten one a b'],
    ],
    [
      'and another value is recorded than was expected',
      pair([says('a', { ...word, value: 'a' })], [says('b', { ...word, family: 'inline-snapshot', value: 'b' })]),
      ['expected-value-changed one a b'],
    ],
    [
      'and another value is expected than was recorded',
      pair([says('a', { ...word, family: 'inline-snapshot', value: 'a' })], [says('b', { ...word, value: 'b' })]),
      ['expected-value-changed one a b'],
    ],
    [
      'and another value is expected of another input',
      pair([says('a', { subjectKey: 'word(1)' })], [says('b', { subjectKey: 'word(2)' })]),
      ['expected-value-changed one a b note in recommended'],
    ],
    [
      'and something that is no value is expected of another input',
      pair([says('a', { subjectKey: 'word(1)', expectedIsData: false })], [says('b', { subjectKey: 'word(2)' })]),
      [],
    ],
    [
      'and something that is no value is expected of another input now',
      pair([says('a', { subjectKey: 'word(1)' })], [says('b', { subjectKey: 'word(2)', expectedIsData: false })]),
      [],
    ],
    [
      'and the same value is expected of another input',
      pair([says('a', { subjectKey: 'word(1)' })], [says('b', { subjectKey: 'word(2)', expectedKey: 'is_a' })]),
      [],
    ],
    [
      'and another value is expected of another input, as strictly but for a little',
      pair([says('a', { subjectKey: 'word(1)' })], [says('b', { subjectKey: 'word(2)', strength: 65 })]),
      [],
    ],
    [
      'and another value is not expected of another input',
      pair([says('a', { subjectKey: 'word(1)' })], [says('b', { subjectKey: 'word(2)', negated: true })]),
      [],
    ],
  ])('%s', (_, tests, told) => {
    expect(compared(tests)).toEqual(told)
  })

  test('rows that are gone are told together', () => {
    const rows = (count: number) => ({ tables: [{ rows: Array.from({ length: count }, (_, i) => `${i}`) }, { rows: null }] })
    const row = (name: string) => says(name, { row: name })
    const [before, after] = [of('one', [row('a'), row('b'), row('c')], rows(3)), of('one', [row('a')], rows(1))]
    expect(compared({ pairs: [[before, after]] })).toEqual(['table-shrunk one 3 1', 2])
  })
})
