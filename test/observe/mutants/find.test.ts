import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { chooseMutants } from '../../../src/observe/mutants/choose.ts'
import { findMutants, withMutant } from '../../../src/observe/mutants/find.ts'
import { packageRoot } from '../../support/index.ts'
import { processorTime } from '../../support/processor-time.ts'

const everyLine = (text: string): ReadonlySet<number> => new Set(text.split('\n').map((_, index) => index + 1))
const all = (text: string, file = 'src/a.ts'): readonly string[] =>
  findMutants(file, text, everyLine(text)).map((mutant) => `${mutant.operator}: ${withMutant(text, mutant)}`)

describe('what a piece of code is changed to', () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['f(a < b)', ['relational: f(a <= b)', 'relational: f(a >= b)']],
    ['f(a >= b)', ['relational: f(a < b)', 'relational: f(a > b)'].toSorted().reverse()],
    ['f((a) /* === */ === (b))', ['equality: f((a) /* === */ !== (b))']],
    ['f(a+-b)', ['arithmetic: f(a- -b)', 'unary: f(a+ +b)']],
    ['f(a + 0, a * 1, a - 0)', []],
    ["f('a' + b, `c` + d)", ["string: f('' + b, `c` + d)", "string: f('a' + b, `` + d)"]],
    ['f(a && b)', ['logical: f(a || b)']],
    ['f(a ?? b ?? (c))', ['logical: f(a  ?? (c))', 'logical: f(a ?? b )']],
    ['f(a ?? undefined)', []],
    ['if (a) b()', ['conditional: if (false) b()', 'conditional: if (true) b()']],
    ['while (a) b()', ['conditional: while (false) b()']],
    [
      'for (let i = 0; i < n; i++) b()',
      [
        'conditional: for (let i = 0; false; i++) b()',
        'relational: for (let i = 0; i <= n; i++) b()',
        'relational: for (let i = 0; i >= n; i++) b()',
      ],
    ],
    ['f(a ? b : c)', ['conditional: f(false ? b : c)', 'conditional: f(true ? b : c)']],
    ['const f = (a: number): number => g(a)', ['return: const f = (a: number): number => undefined']],
    ['function f() { return a }', ['return: function f() { return undefined }']],
    ['function f() { return }', []],
    ['function f() { return null }', []],
    ['function f() { a(); b() }', ['block: function f() {}']],
    ["function f() { console.log('a') }", []],
    ['class A extends B { constructor() { super(); this.a = b } }', []],
    ['try { a() } catch {} finally { b() }', ['block: try {} catch {} finally { b() }', 'block: try { a() } catch {} finally {}']],
    ['f(true)', ['boolean: f(false)']],
    ['f(!a, !!b)', ['unary: f( a, !!b)', 'unary: f(!a, ! b)'].map((row) => row.replaceAll(/\( a/g, '(a').replace('! b', '!b'))],
    ['f(typeof!a)', ['unary: f(typeof a)']],
    ['f(Math.min(a, b), c.min(d))', ['method: f(Math.max(a, b), c.min(d))']],
    ['f(a.some(b), c.startsWith(d))', ['method: f(a.every(b), c.startsWith(d))', 'method: f(a.some(b), c.endsWith(d))']],
    ['f((a ?? b).trim().length)', ['logical: f((a ).trim().length)', 'method: f((a ?? b).length)']],
    ['a += b', ['assignment: a -= b']],
    ["a += 'b'", ["string: a += ''"]],
    ['a++', ['update: a--']],
    [
      'f(a?.b, a?.[b], a?.(b))',
      ['optional-chaining: f(a.b, a?.[b], a?.(b))', 'optional-chaining: f(a?.b, a[b], a?.(b))', 'optional-chaining: f(a?.b, a?.[b], a(b))'],
    ],
    [
      "f('a', [b], { c }, '', [], {})",
      ["string: f('', [b], { c }, '', [], {})", "array: f('a', [], { c }, '', [], {})", "object: f('a', [b], {}, '', [], {})"],
    ],
    [
      "throw new RangeError('a' + `b ${c < d}`)",
      ["relational: throw new RangeError('a' + `b ${c <= d}`)", "relational: throw new RangeError('a' + `b ${c >= d}`)"],
    ],
    ["f(typeof a === 'string')", ["equality: f(typeof a !== 'string')"]],
    ["import a from 'b'\nexport * from 'c'\nexport { d } from 'e'\nconst f = require('g'), h = await import('i')", []],
    ["'use strict'\nlogger.info(a < b, 'c')\nthis.log.warn(`d`)\ndebug('e')", []],
    ["type A = 'b' | 1\nenum C { D = 'e' }\ndeclare const f: 'g'\nabstract class H { declare i: 'j' }", []],
    ["f(a as 'b', <'c'>d, e satisfies 'f')", []],
    ["f({ 'a-b': c })", ['object: f({})']],
    ['function f(', []],
  ]
  test.for(rows)('%s', ([text, mutants]) => {
    expect(all(text).toSorted()).toEqual(mutants.toSorted())
  })

  test('the words of JSX are not code, what is in its braces is', () => {
    expect(all('f(<a b="c" d={e < 1}>text</a>)', 'src/a.tsx')).toEqual([
      'relational: f(<a b="c" d={e <= 1}>text</a>)',
      'relational: f(<a b="c" d={e >= 1}>text</a>)',
    ])
  })
})

describe('the lines of a patch', () => {
  const text = 'function f(a) {\n  const b = a < 1\n  g(a,\n    b)\n  return a > 2\n}\n'
  const on = (...lines: readonly number[]): readonly string[] =>
    findMutants('a.js', text, new Set(lines)).map(({ line, column, operator }) => `${line}:${column} ${operator}`)

  test('what stands on a line that did not change is not mutated', () => {
    expect(on(2)).toEqual(['2:15 relational', '2:15 relational'])
    expect(on(5)).toEqual(['5:12 relational', '5:12 relational'])
    expect(on()).toEqual([])
  })

  test('what spans lines is mutated when all of them changed, but for lines of brackets alone', () => {
    expect(on(1, 2, 3, 4)).not.toContain('1:15 block')
    expect(on(1, 2, 3, 4, 5)).toContain('1:15 block')
  })

  test('a byte order mark stays', () => {
    const marked = '\uFEFFf(a < b)'
    const [first] = findMutants('a.js', marked, everyLine(marked))
    expect(first).toMatchObject({ line: 1, column: 5, before: 'f(a < b)', after: 'f(a <= b)' })
    expect(first === undefined ? '' : withMutant(marked, first)).toBe('\uFEFFf(a <= b)')
  })
})

/** Code of this package, as something that nobody wrote for the mutator. */
const OWN = ['src/observe/known-bad', 'src/check/budget', 'src/in-test', 'src/verdict'].flatMap((folder) =>
  readdirSync(join(packageRoot, folder))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(packageRoot, folder, name), 'utf8') })),
)

describe('laws', () => {
  test('each mutant parses, and is the text with another span in it', () => {
    const files = OWN.map(({ file, text }) => ({ file, text, lines: everyLine(text) }))
    const texts = new Map(OWN.map(({ file, text }) => [file, text]))
    const { mutants, found } = chooseMutants(files, 1000)
    expect(found).toBeGreaterThan(2000)
    expect(mutants).toHaveLength(1000)
    expect(new Set(mutants.map(({ operator }) => operator)).size).toBeGreaterThan(8)
    for (const mutant of mutants) {
      const text = texts.get(mutant.file) ?? ''
      const mutated = withMutant(text, mutant)
      expect(mutated).not.toBe(text)
      expect(mutated.startsWith(text.slice(0, mutant.start))).toBe(true)
      expect(mutated.endsWith(text.slice(mutant.end))).toBe(true)
      expect(mutated).toHaveLength(text.length - (mutant.end - mutant.start) + mutant.replacement.length)
      expect(parseSync(mutant.file, mutated).errors).toEqual([])
    }
  })

  test('all that could be chosen parses', () => {
    const files = OWN.map(({ file, text }) => ({ file, text, lines: everyLine(text) })).slice(0, 8)
    const { mutants, found } = chooseMutants(files, 100_000)
    expect(mutants.length).toBe(found)
  })

  test('whatever the lines and the budget: within the budget, on those lines, once each, and the same again in any order of files', () => {
    fc.assert(
      fc.property(
        fc.subarray(OWN, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.boolean()),
        fc.integer({ min: 1, max: 12 }),
        (files, dice, most) => {
          const changed = files.map(({ file, text }) => ({
            file,
            text,
            lines: new Set([...everyLine(text)].filter(() => dice.next().value === true)),
          }))
          const { mutants, found } = chooseMutants(changed, most)
          expect(mutants.length).toBe(Math.min(most, found))
          const places = mutants.map(({ file, start, end, replacement }) => `${file} ${start} ${end} ${replacement}`)
          expect(new Set(places).size).toBe(places.length)
          for (const { file, line } of mutants) expect(changed.find((one) => one.file === file)?.lines.has(line)).toBe(true)
          expect(chooseMutants(changed.toReversed(), most).mutants).toEqual(mutants)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('a small budget reaches every file, and the whole of each', () => {
    const text = Array.from({ length: 64 }, (_, index) => `f(a${index} < b)`).join('\n')
    const files = ['src/a.ts', 'src/b.ts'].map((file) => ({ file, text, lines: everyLine(text) }))
    const { mutants } = chooseMutants(files, 8)
    expect(mutants.map(({ file, line }) => `${file}:${line}`)).toEqual(
      ['src/a.ts', 'src/b.ts'].flatMap((file) => [1, 17, 33, 49].map((line) => `${file}:${line}`)),
    )
  })

  test('of one line, the most telling is first', () => {
    const text = "f(a < b ? 'c' : [d])\ng(['e'])"
    const { mutants } = chooseMutants([{ file: 'a.ts', text, lines: everyLine(text) }], 2)
    expect(mutants.map(({ operator }) => operator)).toEqual(['relational', 'string'])
  })

  test('the work grows with the text, also where blocks stand in blocks', async () => {
    const nested = (depth: number): string => `${'if (a < b) { '.repeat(depth)}f()${' } else { g() }'.repeat(depth)}`
    const count = (text: string): number => findMutants('a.ts', text, everyLine(text)).length
    const [one, two] = [count(nested(40)), count(nested(80))]
    expect(two / one).toBeCloseTo(2, 1)
    const long = 'f(a < b)\n'.repeat(4000)
    const short = await processorTime(() => expect(count(long)).toBe(8000))
    const fourfold = await processorTime(() => expect(count(long.repeat(4))).toBe(32_000))
    // Four times the text, in far less than the sixteen times that quadratic work would take.
    expect(fourfold).toBeLessThan(10 * short + 200)
  })

  test('what has no code of its own has no mutants', () => {
    const lines = new Set([1])
    const files = ['src/a.json', 'src/a.d.ts', 'src/a.vue', 'src/a.css'].map((file) => ({ file, text: 'f(a < b)', lines }))
    expect(chooseMutants(files, 10)).toEqual({ mutants: [], found: 0 })
  })
})
