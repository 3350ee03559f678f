import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { Freeze } from '../../../src/model/owned-files.ts'
import { readIntent } from '../../../src/observe/owned/intent.ts'
import { parseJson } from '../../../src/observe/owned/json.ts'
import { readLedger } from '../../../src/observe/owned/ledger.ts'
import { valueOf } from '../../../src/observe/owned/tree.ts'
import { idTextOf } from '../../../src/observe/run/identity.ts'
import { memorySource, valueRead } from './support.ts'

const word = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019._-@#:éü '), minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text && text !== '')
const segment = word.filter((text) => !/^\.+$/.test(text) && !/^[A-Za-z]:/.test(text))
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'))
const titles = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { minLength: 1, maxLength: 3 })
const hex = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString())
const instant = fc.oneof(
  day,
  day.map((text) => text.slice(0, 10)),
  day.map((text) => `${text.slice(0, 16)}+05:30`),
)

const freeze: fc.Arbitrary<Freeze> = fc
  .record({
    test: fc
      .tuple(fc.constantFrom('', 'web', 'a [b]', 'x/y*'), path, titles)
      .map(([project, file, names]) => idTextOf({ project, file, titles: names })),
    reason: word,
    owner: word,
    issue: word,
    firstSeen: instant,
    expires: instant,
    corpus: path,
    corpusSha256: hex(64),
    signatures: fc.uniqueArray(hex(12), { minLength: 1, maxLength: 3 }),
    points: fc.integer({ min: 1, max: 9 }),
  })
  .chain((row) =>
    fc.oneof(
      fc.constant(row),
      fc.constant({ ...row, retries: 5, windowRuns: 1, maxFailRate: 0 }),
      fc.constant({ ...row, windowRuns: 40, maxFailRate: 1 }),
    ),
  )

describe('every whole row is a freeze', () => {
  test.each(['json', 'yaml'] as const)('in %s', async (syntax) => {
    const law = fc.asyncProperty(fc.array(freeze, { maxLength: 3 }), async (freezes) => {
      const file = { version: 1, freezes }
      const text = syntax === 'json' ? JSON.stringify(file) : stringify(file)
      const rows = valueRead(await readLedger(memorySource({ [`l.${syntax}`]: text }), `l.${syntax}`))
      expect(rows.map(({ freeze: seen, mistakes }) => seen ?? mistakes)).toEqual(freezes)
    })
    await fc.assert(law, { numRuns: 300 })
  })
})

describe('JSON', () => {
  test('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.json({ depthSize: 'medium' }), fc.nat(4), (text, indent) => {
        const value: unknown = JSON.parse(text)
        const { tree, mistakes } = parseJson(JSON.stringify(value, null, indent))
        expect(mistakes).toEqual([])
        expect(tree === null ? null : JSON.stringify(valueOf(tree))).toBe(JSON.stringify(value).replaceAll('-0,', '0,'))
      }),
      { numRuns: 1000 },
    )
  })

  test('is refused where JSON.parse refuses it, and there only', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '0',
      '.5',
      'e1',
      'true',
      'null',
      ' ',
      '\n',
      '\\',
      '\u00a0',
      'x',
    )
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
        const text = pieces.join('')
        const { tree } = parseJson(text)
        expect(tree !== null).toBe(parses(text))
      }),
      { numRuns: 5000 },
    )
  })
})

test('the order of keys and the style of a file change nothing', async () => {
  const intents = [
    'why: a\nlockChange: true\nallowBehaviorChange:\n  - src/a\n  - src/b\n',
    'allowBehaviorChange: [src/a, src/b]\n"lockChange": true\nwhy: "a"\n',
    "{ why: 'a', allowBehaviorChange: [ 'src/a', \"src/b\" ], lockChange: true }",
    'why: &a a\nlockChange: true\nallowBehaviorChange: [src/a, src/b]\n',
  ]
  for (const text of intents) {
    expect(valueRead(await readIntent(memorySource({ 'i.yaml': text }), 'i.yaml'))).toEqual({
      why: 'a',
      lockChange: true,
      allowBehaviorChange: ['src/a', 'src/b'],
    })
  }
})
