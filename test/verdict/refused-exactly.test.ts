import { describe, expect, test } from 'vitest'
import { canonicalText, NotCanonical } from '../../src/verdict/canonical.ts'
import { encodeVerdict, parseVerdict } from '../../src/verdict/parse.ts'
import { encodeShard } from '../../src/verdict/shards/file.ts'
import { sortedOnce } from '../../src/verdict/sorted.ts'
import { VerdictUnreadable } from '../../src/verdict/unreadable.ts'
import { ALLOW, BLOCK, sealed } from './sample.ts'
import { EXAMPLE, moduleOf, passed } from '../check/seen.ts'
import { shardsOf, wholeRun } from './shard-sample.ts'

const TEXT = canonicalText(ALLOW)
const AGAIN = 'Run the tests or the gate again, and let nothing else write this file.'
const edited = (change: object): string => canonicalText({ ...ALLOW, ...change })

describe('a file that is no verdict says what is wrong, where, and what to do', () => {
  interface Row {
    readonly name: string
    readonly text: string
    readonly what: string
    readonly where: string
    readonly remedy?: string
  }
  const notJson = 'It is not JSON, or only the beginning of it.'
  const notCanonical = 'Its bytes are not the canonical form of what they say: it was edited or formatted after it was written.'
  const noVersion = 'It is no verdict: it has no schemaVersion.'
  const version = (words: string) => `Its schemaVersion is ${words}, and this vitest-oracle knows 1 only.`
  const withIt = 'Read it with the vitest-oracle that wrote it, or write it again with this one.'
  const rows: readonly Row[] = [
    { name: 'nothing', text: '', what: 'It is empty.', where: '' },
    { name: 'a colon that is missing', text: '{\n  "aaaaaaaaaaaa" 1\n}', what: notJson, where: '2:18' },
    { name: 'an end that is missing', text: '[', what: notJson, where: '' },
    { name: 'a number', text: '5\n', what: noVersion, where: '' },
    { name: 'a text', text: '"schemaVersion"\n', what: noVersion, where: '' },
    {
      name: 'a version that is neither number nor text',
      text: edited({ schemaVersion: true }),
      what: version('a boolean'),
      where: '/schemaVersion',
      remedy: withIt,
    },
    {
      name: 'a version that is a list',
      text: edited({ schemaVersion: [1] }),
      what: version('a object'),
      where: '/schemaVersion',
      remedy: withIt,
    },
    { name: 'a later version', text: edited({ schemaVersion: 2 }), what: version('2'), where: '/schemaVersion', remedy: withIt },
    {
      name: 'a field of another type',
      text: edited({ testCount: 'many' }),
      what: 'It is no verdict: must be number (type "number").',
      where: '/testCount',
    },
    {
      name: 'a field that nobody knows',
      text: edited({ ['x'.repeat(90)]: 1 }),
      what: `It is no verdict: must NOT have additional properties (additionalProperty "${'x'.repeat(80)}").`,
      where: '',
    },
    {
      name: 'a word that is none of some',
      text: edited({ decision: 'ALLOW' }),
      what: 'It is no verdict: must be equal to one of the allowed values (allow, review, block).',
      where: '/decision',
    },
    {
      name: 'a rule that is none',
      text: edited({ findings: ALLOW.findings.map((one) => ({ ...one, rule: 'no-rule' })) }),
      what: 'It is no verdict: value of tag "rule" must be in oneOf (error "mapping"; tag "rule"; tagValue "no-rule").',
      where: '/findings/0',
    },
    { name: 'a blank at the end', text: `${TEXT} `, what: notCanonical, where: `${TEXT.split('\n').length}:1` },
    { name: 'a blank at the beginning', text: ` ${TEXT}`, what: notCanonical, where: '1:1' },
    { name: 'no line break at the end', text: TEXT.slice(0, -1), what: notCanonical, where: `${TEXT.split('\n').length - 1}:2` },
    {
      name: 'another digest',
      text: edited({ digest: '0'.repeat(64) }),
      what: `Its digest is ${'0'.repeat(64)}, and its content has the digest ${ALLOW.digest}: it was edited after it was written.`,
      where: '/digest',
    },
    {
      name: 'a key that no text of a verdict can hold',
      text: TEXT.replace('"node": "v20.20.2"', '"node": "\\ud800"'),
      what: 'It holds what JSON cannot: /environment/node holds half of a surrogate pair, which UTF-8 cannot.',
      where: '',
    },
  ]
  test.for(rows)('$name', ({ text, what, where, remedy = AGAIN }) => {
    expect(parseVerdict(Buffer.from(text))).toEqual({ mistakes: [{ what, where, remedy }] })
  })

  test('all of its contradictions', () => {
    const verdict = sealed({ ...BLOCK, decision: 'allow' })
    const { mistakes } = parseVerdict(Buffer.from(canonicalText(verdict))) as { readonly mistakes: readonly unknown[] }
    expect(mistakes).toEqual([
      { what: 'It contradicts itself: the decision is allow, and its findings decide block.', where: '/decision', remedy: AGAIN },
      {
        what: `It contradicts itself: its decision is allow, and the trusted test ${BLOCK.tests[0]?.id} proved nothing.`,
        where: '/tests/0',
        remedy: AGAIN,
      },
    ])
    expect(encodeVerdict(verdict)).toEqual({ mistakes })
  })

  test('a shard whose number is none', () => {
    const module = moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')])
    const [named] = shardsOf(wholeRun([module]), [[module]])
    if (named === undefined) throw new Error('there is one')
    const { digest: _digest, ...shard } = named.shard
    expect(encodeShard({ ...shard, shard: { index: 0, count: 1 } })).toEqual({
      mistakes: [
        {
          what: 'It is no file of a shard: must be >= 1 (comparison ">=").',
          where: '/shard/index',
          remedy: 'Run this shard again, and let nothing else write this file.',
        },
      ],
    })
  })

  test('what is no mistake of the file is thrown on', () => {
    const broken = Object.defineProperty({ ...ALLOW }, 'because', {
      enumerable: true,
      get: () => {
        throw new TypeError('somebody else failed')
      },
    })
    expect(() => encodeVerdict(broken)).toThrow(TypeError)
  })
})

test('what enforces says all of it, with each place behind the file', () => {
  const mistakes = [
    { what: 'It is wrong.', where: '', remedy: 'Mend it.' },
    { what: 'It is worse.', where: '/tests/0', remedy: 'Write it again.' },
    { what: 'It is no JSON.', where: '3:7', remedy: 'Run it.' },
  ]
  expect(String(new VerdictUnreadable('x.json', mistakes))).toBe(
    [
      'VerdictUnreadable: x.json: It is wrong. Mend it.',
      'x.json at /tests/0: It is worse. Write it again.',
      'x.json:3:7: It is no JSON. Run it.',
    ].join('\n'),
  )
})

test('a list is sorted once where each text stands behind the one before it', () => {
  const lists = [[], [''], ['', 'a'], ['a', 'a'], ['b', 'a', 'A'], ['a', 'b', 'b', 'a'], ['', '']]
  expect(lists.map(sortedOnce)).toEqual([[], [], [], [1], [1], [2], [1]])
})

describe('canonical form', () => {
  const thrown = (value: unknown): unknown => {
    try {
      return canonicalText(value)
    } catch (error) {
      return error
    }
  }
  const refused = [
    { value: { a: { b: undefined } }, words: '/a/b is undefined, which JSON cannot hold' },
    { value: [[1], [{}, { c: [Number.NaN] }]], words: '/1/1/c/0 is NaN, which JSON cannot hold' },
    { value: Symbol('x'), words: 'the value is a symbol, which JSON cannot hold' },
    { value: { a: [1, { 9: 1 }] }, words: '/a/1/9 has a whole number as its key, which has no fixed place' },
    { value: { 0: 1 }, words: '/0 has a whole number as its key, which has no fixed place' },
    { value: { x: [new (class Own {})()] }, words: '/x/0 is no plain object, so JSON would hold something else' },
  ]
  test.for(refused)('$words', ({ value, words }) => {
    const error = thrown(value)
    expect(error).toBeInstanceOf(NotCanonical)
    expect(String(error)).toBe(`NotCanonical: ${words}`)
  })

  const written = [
    {
      name: 'keys that hold a number, and are none',
      value: { '1a': 1, a1: 2, '': 3, '-1': 4, '9.5': 5, ':': 6 },
      text: '{"":3,"-1":4,"1a":1,"9.5":5,":":6,"a1":2}',
    },
    { name: 'an object without a prototype', value: Object.assign(Object.create(null), { b: 1, a: 2 }), text: '{"a":2,"b":1}' },
    {
      name: 'a key that sets prototypes elsewhere',
      value: JSON.parse('{"b":1,"__proto__":{"z":1,"y":2}}'),
      text: '{"__proto__":{"y":2,"z":1},"b":1}',
    },
    {
      name: 'what is out of order in the second of three',
      value: [{ a: 1 }, { b: 1, a: 2 }, [3], { a: [{ d: 1, c: 2 }] }],
      text: '[{"a":1},{"a":2,"b":1},[3],{"a":[{"c":2,"d":1}]}]',
    },
    { name: 'what is out of order below what is in order', value: { a: { z: 1, y: [2] }, b: 'c' }, text: '{"a":{"y":[2],"z":1},"b":"c"}' },
    {
      name: 'nothing, a truth, and a number below none',
      value: { a: null, b: true, c: -0.5, d: [] },
      text: '{"a":null,"b":true,"c":-0.5,"d":[]}',
    },
    {
      name: 'by code units, of which a pair of surrogates is two',
      value: { '\ue000': 1, '😀': 2, a: '😀' },
      text: '{"a":"😀","😀":2,"\ue000":1}',
    },
  ]
  test.for(written)('$name', ({ value, text }) => {
    expect(canonicalText(value).replaceAll(/\n */g, '').replaceAll('": ', '":')).toBe(text)
  })
})
