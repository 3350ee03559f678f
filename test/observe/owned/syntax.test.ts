import { describe, expect, test } from 'vitest'
import { readIntent } from '../../../src/observe/owned/intent.ts'
import { readPolicy } from '../../../src/observe/owned/policy.ts'
import { memorySource, mistakesOf, valueRead } from './support.ts'

const YAML = 'write it as YAML 1.2, or put the text into quotes'
const KEYS = 'the keys are `allowBehaviorChange`, `lockChange`, `why`'

function read(name: string, text: string | Uint8Array): ReturnType<typeof readIntent> {
  return readIntent(memorySource({ [name]: text }), name)
}

describe('YAML is read strictly', () => {
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['a key twice', 'why: a\nwhy: b\n', ['2:1 the key "why" stands here a second time → keep one of the two']],
    ['an unknown key', 'because: a\n', [`1:1 "because" is no key → ${KEYS}`]],
    ['a misspelt key', 'lockchange: true\n', ['1:1 "lockchange" is no key → did you mean `lockChange`?']],
    ['two letters that changed places', 'wyh: a\n', [`1:1 "wyh" is no key → ${KEYS}`]],
    ['a key that every object has', 'toString: a\n', [`1:1 "toString" is no key → ${KEYS}`]],
    ['the key __proto__', '__proto__: {why: a}\n', [`1:1 "__proto__" is no key → ${KEYS}`, '1:1 has the key `__proto__` → remove it']],
    [
      'a known tag',
      'why: !!str 12\n',
      ['1:6 has the tag "!!str" → remove it; put a text that could be read as something else into quotes'],
    ],
    [
      "a tag of one's own",
      'why: !secret a\n',
      ['1:6 has the tag "!secret" → remove it; put a text that could be read as something else into quotes'],
    ],
    [
      'the tag without a name',
      'why: ! a\n',
      ['1:6 has the tag "!" → remove it; put a text that could be read as something else into quotes'],
    ],
    [
      'a tag on a list',
      'allowBehaviorChange: !!seq [a]\n',
      ['1:22 has the tag "!!seq" → remove it; put a text that could be read as something else into quotes'],
    ],
    ['a tag on a key', '!!str why: a\n', ['1:7 has a tag or an anchor before a key → remove it']],
    ['a merge key', '<<: {why: a}\n', ['1:1 has a merge key (`<<`) → write the keys out']],
    ['a number as key', '1: a\n', ['1:1 has a key that is not a text → write a plain word, or put the key into quotes']],
    ['an empty key', ': a\n', ['1:1 has a key that is not a text → write a plain word, or put the key into quotes']],
    ['a list as key', '? [a]\n: b\n', ['1:3 has a key that is not a text → write a plain word, or put the key into quotes']],
    ['an alias as key', 'why: &a why\n*a : b\n', ['2:1 has a key that is not a text → write a plain word, or put the key into quotes']],
    ['an alias without its anchor', 'why: *a\n', ['1:6 "*a" stands for no anchor above it → write the value out']],
    [
      'an alias above its anchor',
      'why: *a\nallowBehaviorChange: &a [a]\n',
      ['1:6 "*a" stands for no anchor above it → write the value out'],
    ],
    ['an alias of what holds it', 'allowBehaviorChange: &a [*a]\n', ['1:26 "*a" stands for something that holds it → write the value out']],
    ['a mistake in what an alias stands for', 'allowBehaviorChange: &a [b]\nwhy: *a\n', ['2:6 `why` is a list → a text that is not blank']],
    ['two documents', 'why: a\n---\nwhy: b\n', ['2:1 holds a second document → keep one document, without `---` or `...` between parts']],
    [
      'another version of YAML',
      '%YAML 1.1\n---\nlockChange: yes\n',
      [
        '1:1 has a directive (a line that begins with `%`) → remove it; the file is YAML 1.2',
        '3:13 `lockChange` is the text "yes" → `true` or `false`',
      ],
    ],
    [
      'names for tags',
      '%TAG ! tag:example.org,2026:\n---\nwhy: a\n',
      ['1:1 has a directive (a line that begins with `%`) → remove it; the file is YAML 1.2'],
    ],
    ['an unknown directive', '%OLD 1\n---\nwhy: a\n', ['1:1 is not YAML: Unknown directive %OLD → remove the line; the file is YAML 1.2']],
    ['tabs', '\twhy: a\n', ['1:1 is not YAML: Tabs are not allowed as indentation → indent with spaces']],
    [
      'a colon in a plain text',
      'why: a: b\n',
      [
        '1:6 is not YAML: Nested mappings are not allowed in compact mappings → put a text that holds `: ` into quotes, and nested keys on lines of their own',
      ],
    ],
    ['a quote that is not closed', 'why: "a\n', ['2:1 is not YAML: Missing closing "quote → close what was opened']],
    [
      'an unknown escape',
      'why: "a\\q"\n',
      ['1:8 is not YAML: Invalid escape sequence \\q → use single quotes, or write `\\\\` for a backslash'],
    ],
    [
      'a reserved character',
      'why: @a\n',
      ['1:6 is not YAML: Plain value cannot start with reserved character @ → put the text into quotes'],
    ],
    ['half a character', 'why: "\\ud83d"\n', ['1:6 "\\ud83d" holds half a character (a lone surrogate) → write the whole character']],
    ['a number without end', 'why: .inf\n', ['1:6 ".inf" is read as a number without end → put it into quotes if it is a text']],
    [
      'a plain text that a comment cuts off',
      'why: after #12\n',
      ['1:6 "after" is cut off by ` #`, which begins a comment → put the whole text into quotes, or a space behind the `#` of a comment'],
    ],
    ['nothing', '', ['1:1 is empty → it holds at least: `lockChange: false`']],
    ['comments only', '# why\n', ['1:1 is empty → it holds at least: `lockChange: false`']],
    ['a list', '- a\n', ['1:1 this is a list → a map of keys to values']],
    ['a text', 'why', ['1:1 this is the text "why" → a map of keys to values']],
    ['words that YAML 1.1 takes for true', 'lockChange: yes\n', ['1:13 `lockChange` is the text "yes" → `true` or `false`']],
    [
      'all mistakes of a file at once, sorted',
      'wy: 1\nlockChange: 2\nallowBehaviorChange: [3, ../a]\nlockChange: true\n',
      [
        '1:1 "wy" is no key → did you mean `why`?',
        '2:13 `lockChange` is the number 2 → `true` or `false`',
        '3:23 `allowBehaviorChange[0]` is the number 3 → a text: put it into quotes, as "3"',
        '3:26 `allowBehaviorChange[1]` is "../a" → a glob from the project\'s root, such as src/**: `/` between its parts, none at its ends, no `.` or `..` part',
        '4:1 the key "lockChange" stands here a second time → keep one of the two',
      ],
    ],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read('intent.yaml', text))).toEqual(mistakes)
  })

  test('aliases may stand for a hundred values and no more', async () => {
    const tens = (alias: string): string => `[${Array.from({ length: 10 }, () => alias).join(', ')}]`
    const within = `allowBehaviorChange: [${Array.from({ length: 100 }, () => '*a').join(', ')}]\nwhy: b\n`.replace('*a', '&a src/a')
    expect(valueRead(await read('intent.yaml', within)).allowBehaviorChange).toHaveLength(100)
    const past = `why: &a src/a\nallowBehaviorChange: &b ${tens('*a')}\nlockChange: ${tens('*b')}\n`
    expect(mistakesOf(await read('intent.yaml', past))).toContain(
      '3:46 the aliases down to here stand for more than 100 values → write the values out',
    )
  })

  test('a file that is nested past all use', async () => {
    for (const open of ['[', '{a: ', '- ', '? ']) {
      expect(mistakesOf(await read('intent.yaml', open.repeat(60))).join()).toMatch(/^1:\d+ is nested too deeply → at most 40 levels$/)
    }
    expect(mistakesOf(await read('intent.yaml', `why: ${'['.repeat(100_000)}`))).toEqual(['1:46 is nested too deeply → at most 40 levels'])
  })

  test('what is fine', async () => {
    const text = '%YAML 1.2\n---\n# comment\nwhy: "#12" # comment\nallowBehaviorChange:\r\n  - src/**\n...\n'
    expect(mistakesOf(await read('intent.yaml', text))).toEqual([
      '1:1 has a directive (a line that begins with `%`) → remove it; the file is YAML 1.2',
    ])
    expect(valueRead(await read('intent.yml', text.slice(text.indexOf('---'))))).toEqual({ why: '#12', allowBehaviorChange: ['src/**'] })
  })
})

describe('JSON is read strictly', () => {
  const STRICT = '(strict JSON: double quotes, no comments, no comma at the end)'
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['a key twice', '{"why":"a","why":"b"}', ['1:12 the key "why" stands here a second time → keep one of the two']],
    [
      'a key twice, the second in other letters',
      '{"why":"a","\\u0077hy":"b"}',
      ['1:12 the key "why" stands here a second time → keep one of the two'],
    ],
    ['an unknown key', '{\n  "because": 1\n}', [`2:3 "because" is no key → ${KEYS}`]],
    ['the key __proto__', '{"__proto__":{"why":"a"}}', [`1:2 "__proto__" is no key → ${KEYS}`, '1:2 has the key `__proto__` → remove it']],
    ['a comma at the end', '{"why":"a",}', [`1:12 "}" is not JSON here → a key in double quotes ${STRICT}`]],
    ['a missing comma', '{"why":"a"\n"lockChange":true}', [`2:1 "\\"" is not JSON here → \`,\` or \`}\` ${STRICT}`]],
    ['single quotes', "{'why':1}", [`1:2 "'" is not JSON here → a key in double quotes ${STRICT}`]],
    ['a comment', '// c\n{}', [`1:1 "/" is not JSON here → a value ${STRICT}`]],
    ['a word', '{"why":undefined}', [`1:8 "undefined" is not JSON here → a value ${STRICT}`]],
    ['a number that begins with 0', '{"why":01}', [`1:9 "1" is not JSON here → \`,\` or \`}\` ${STRICT}`]],
    ['a number that is too large', '{"why":1e999}', ['1:8 the number "1e999" is too large → a number that fits']],
    ['an end too early', '{"why":"a"', [`1:11 ends too early → \`,\` or \`}\` ${STRICT}`]],
    ['something behind the end', '{}x', [`1:3 "x" is not JSON here → nothing behind the value ${STRICT}`]],
    [
      'a text without end',
      '{"why":"a\n"}',
      ['1:8 the text has no end, or an escape that JSON does not know → close it with a double quote on the same line'],
    ],
    ['half a character', '{"why":"\\ud83d"}', ['1:8 "\\ud83d" holds half a character (a lone surrogate) → write the whole character']],
    ['too many levels', '['.repeat(60), ['1:42 is nested too deeply → at most 40 levels']],
    ['nothing', ' \n', ['1:1 is empty → it holds at least: `lockChange: false`']],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read('intent.json', text))).toEqual(mistakes)
  })
})

describe('bytes', () => {
  const text = new TextEncoder()
  test.each<[name: string, bytes: Uint8Array, mistakes: readonly string[]]>([
    [
      'a byte order mark',
      text.encode('\ufeffwhy: a'),
      ['1:1 begins with a byte order mark (U+FEFF) → save it as UTF-8 without a byte order mark'],
    ],
    ['no UTF-8', Uint8Array.of(...text.encode('why: a\n# '), 0xff, 0x0a), ['2:3 holds bytes that are no UTF-8 → save it as UTF-8']],
    [
      'NUL and an escape',
      text.encode('why: a\n# \u0000\u001b[0m'),
      ['2:3 holds the control character U+0000 → remove it', '2:4 holds the control character U+001B → remove it'],
    ],
    ['too many', new Uint8Array(1_048_577), ['-:- has 1048577 bytes, more than the 1048576 that are read → make it smaller']],
  ])('%s', async (_, bytes, mistakes) => {
    expect(mistakesOf(await read('intent.yaml', bytes))).toEqual(mistakes)
    expect(mistakesOf(await read('intent.json', bytes))).toEqual(mistakes)
  })

  test('a name that says nothing about its syntax', async () => {
    expect(mistakesOf(await read('intent.txt', 'why: a'))).toEqual([
      '1:1 has a name that says neither YAML nor JSON → name it .yaml, .yml or .json',
    ])
  })

  test('a file that cannot be read is invalid, not absent', async () => {
    const broken = { read: () => Promise.reject(new Error('EACCES: permission denied')) }
    expect(mistakesOf(await readIntent(broken, 'intent.yaml'))).toEqual([
      '-:- cannot be read: EACCES: permission denied → make it a plain file that can be read',
    ])
  })
})

describe('frames', () => {
  async function framesOf(text: string): Promise<readonly string[]> {
    const file = await readPolicy(memorySource({ 'p.yaml': text }), 'p.yaml')
    return file.state === 'invalid' ? file.mistakes.map(({ frame }) => frame) : []
  }

  test('show two lines before and behind, and mark the text', async () => {
    const [frame] = await framesOf('version: 1\n# one\n# two\npreset: strikt\n# three\n# four\n# five\n')
    expect(`\n${frame}`).toBe(`
  2 | # one
  3 | # two
> 4 | preset: strikt
    |         ^^^^^^
  5 | # three
  6 | # four`)
  })

  test('keep tabs before the mark, and show no character that a terminal would act on', async () => {
    const [frame] = await framesOf('version:\t2 # \u009b\u202e\n')
    expect(`\n${frame}`).toBe('\n> 1 | version:\t2 # \ufffd\ufffd\n    |         \t^')
  })

  test('cut long lines around the mark', async () => {
    const [frame = ''] = await framesOf(`version: 1 # ${'-'.repeat(300)}\nowners: [${'a, '.repeat(300)}]\n`)
    const rows = frame.split('\n')
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(130)
    expect(rows.at(-1)).toMatch(/^ {4}\| +\^$/)
  })

  test('a hundred mistakes, then how many more there are', async () => {
    const frames = await readPolicy(
      memorySource({ 'p.yaml': `version: 1\n${Array.from({ length: 150 }, (_, index) => `k${index}: 1\n`).join('')}` }),
      'p.yaml',
    )
    const words = mistakesOf(frames)
    expect(words).toHaveLength(101)
    expect(words.at(-1)).toBe('102:1 50 more mistakes from here on → mend those above first')
  })
})

test(`the remedy for a syntax without one of its own is general: ${YAML}`, async () => {
  expect(mistakesOf(await read('intent.yaml', 'why: "a" b\n'))).toEqual([`1:10 is not YAML: Unexpected scalar at node end → ${YAML}`])
})
