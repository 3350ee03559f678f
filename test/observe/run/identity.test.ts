import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idsOf, idTextOf, projectPathOf, stableTitles, titlesOf } from '../../../src/observe/run/identity.ts'
import type { NamedTest, TitledNode } from '../../../src/observe/run/identity.ts'

const named = (titles: readonly string[], file = 'a.test.ts', project = ''): NamedTest => ({ project, file, titles })

describe('titlesOf', () => {
  test('goes from the outermost suite to the test', () => {
    const suite: TitledNode = { type: 'suite', name: 'outer', parent: { type: 'module' } }
    expect(titlesOf({ type: 'test', name: 'inner', parent: suite })).toEqual(['outer', 'inner'])
    expect(titlesOf({ type: 'module' })).toEqual([])
  })
})

describe('stableTitles', () => {
  const seeds = { fastCheck: [-463294951, 12], freshName: 'fresh-0123456789ab' }
  test.each([
    ['a seed that the run gave', ['d', 'p (with seed=-463294951)'], ['d', 'p']],
    ['a seed that a person wrote', ['p (with seed=13)'], ['p (with seed=13)']],
    ['a suite keeps its own words', ['d (with seed=12)', 'p'], ['d (with seed=12)', 'p']],
    ['only the last of two', ['p (with seed=12) (with seed=12)'], ['p (with seed=12)']],
    ['only at the very end', ['p (with seed=12).'], ['p (with seed=12).']],
    ['only with a space before it', ['p(with seed=12)'], ['p(with seed=12)']],
    ['the fresh name, wherever it stands', ['of "fresh-0123456789ab"', 'fresh-0123456789ab'], ['of "fresh-*"', 'fresh-*']],
    ['another fresh name is a title', ['fresh-ffffffffffff'], ['fresh-ffffffffffff']],
    ['no titles', [], []],
  ])('%s', (_, titles, expected) => {
    expect(stableTitles(titles, seeds)).toEqual(expected)
  })

  test('without a fresh name, nothing is renamed', () => {
    expect(stableTitles(['abc'], { fastCheck: [], freshName: '' })).toEqual(['abc'])
  })
})

describe('projectPathOf', () => {
  test.each([
    ['/work/shop', '/work/shop/tests/a.test.ts', 'tests/a.test.ts'],
    ['/work/shop/', '/work/shop/tests/../a.test.ts', 'a.test.ts'],
    ['/work/shop', './tests/a.test.ts', 'tests/a.test.ts'],
    ['/work/shop', '/work/shop2/a.test.ts', '../shop2/a.test.ts'],
    ['/work/shop', '/work/shop', ''],
    ['/', '/a.test.ts', 'a.test.ts'],
    ['C:\\work\\shop', 'C:/work/shop/tests/a.test.ts', 'tests/a.test.ts'],
    ['c:/work/shop', 'C:\\work\\shop\\tests\\a.test.ts', 'tests/a.test.ts'],
    ['C:\\work\\shop', 'tests\\a.test.ts', 'tests/a.test.ts'],
    ['\\\\host\\share\\shop', '//host/share/shop/a.test.ts', 'a.test.ts'],
    ['/work/shop', '/work/shop/tests/a\\b.test.ts', 'tests/a\\b.test.ts'],
  ])('%s, %s', (root, file, expected) => {
    expect(projectPathOf(root, file)).toBe(expected)
  })
})

describe('idsOf', () => {
  test('names the project only when it has a name', () => {
    expect(idTextOf(named(['s', 't'], 'x/a.test.ts', 'web'))).toBe('[web] x/a.test.ts > s > t')
    expect(idTextOf(named([], 'x/a.test.ts'))).toBe('x/a.test.ts')
  })

  test.each([
    [
      'equal titles are counted from the second on',
      [
        ['d', 'x'],
        ['d', 'x'],
        ['d', 'x'],
      ],
      ['a.test.ts > d > x', 'a.test.ts > d > x #2', 'a.test.ts > d > x #3'],
    ],
    ['a title with the separator is the same text', [['a > b'], ['a', 'b']], ['a.test.ts > a > b', 'a.test.ts > a > b #2']],
    ['a title that looks counted keeps its text', [['x'], ['x'], ['x #2']], ['a.test.ts > x', 'a.test.ts > x #3', 'a.test.ts > x #2']],
    [
      'titles are any text',
      [['__proto__'], ['constructor'], ['\0\u2028'], ['']],
      ['a.test.ts > __proto__', 'a.test.ts > constructor', 'a.test.ts > \0\u2028', 'a.test.ts > '],
    ],
    ['NFC and NFD twins are two tests', [['\u00e9'], ['e\u0301']], ['a.test.ts > \u00e9', 'a.test.ts > e\u0301']],
  ])('%s', (_, titles, expected) => {
    expect(idsOf(titles.map((each) => named(each)))).toEqual(expected)
  })

  const title = fc.constantFrom('x', 'y', 'x #2', 'x #3', 'x #2 #2', 'b.ts > x')
  const tests = fc.array(
    fc.record({
      project: fc.constantFrom('', 'web'),
      file: fc.constantFrom('a.ts', 'b.ts', 'a.ts > b.ts'),
      titles: fc.array(title, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 20 },
  )

  test('are text that a file can hold, and still unique', () => {
    const named = (title: string): { project: string; file: string; titles: string[] } => ({
      project: '',
      file: 'a.test.ts',
      titles: [title],
    })
    expect(idsOf([named('half \ud800'), named('half \udc00'), named('whole \ud83d\ude00')])).toEqual([
      'a.test.ts > half \ufffd',
      'a.test.ts > half \ufffd #2',
      'a.test.ts > whole \ud83d\ude00',
    ])
  })

  test('are unique, and the first of each text has the text itself', () => {
    fc.assert(
      fc.property(tests, (all) => {
        const ids = idsOf(all)
        expect(new Set(ids).size).toBe(all.length)
        expect(ids.every((id, index) => id.startsWith(idTextOf(all[index] ?? named([]))))).toBe(true)
        for (const text of new Set(all.map(idTextOf))) expect(ids).toContain(text)
      }),
    )
  })

  test('do not depend on the order in which files are collected', () => {
    fc.assert(
      fc.property(tests, (all) => {
        const key = (test: NamedTest) => `${test.file}\0${test.project}`
        const regrouped = all
          .map((test, index) => ({ test, index }))
          .sort((a, b) => (key(b.test) < key(a.test) ? -1 : key(b.test) > key(a.test) ? 1 : a.index - b.index))
        const ids = idsOf(all)
        expect(idsOf(regrouped.map(({ test }) => test))).toEqual(regrouped.map(({ index }) => ids[index]))
      }),
    )
  })
})
