import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readLedger } from '../../../src/observe/owned/ledger.ts'
import { ledgerText, memorySource, mistakesOf, ROW, rowInWords, rowText, valueRead } from './support.ts'

const DATE = 'a date such as 2026-11-24, or a time with its offset such as 2026-11-24T09:00:00+01:00'
const TEST = 'the whole id of one test, such as tests/clock.test.ts > deadline window: no glob, no folder, no regular expression'

function read(text: string, path = 'oracle/ledger.yaml', more: Readonly<Record<string, string>> = {}): ReturnType<typeof readLedger> {
  return readLedger(memorySource({ [path]: text, ...more }), path)
}

async function rows(text: string, path?: string): Promise<readonly (readonly string[])[]> {
  return valueRead(await read(text, path)).map(rowInWords)
}

const FREEZE = ['freeze tests/nondet/clock.test.ts > deadline window']

describe('a row with a mistake is no freeze', () => {
  test.each<[name: string, changes: Readonly<Record<string, string | null>>, mistakes: readonly string[]]>([
    ['no test', { test: null }, ['3:5 `test` is missing → add `test: …`']],
    ['no expiry', { expires: null }, ['3:5 `expires` is missing → add `expires: …`']],
    [
      'no issue and no points',
      { issue: null, points: null },
      ['3:5 `issue` is missing → add `issue: …`', '3:5 `points` is missing → add `points: …`'],
    ],
    ['a misspelt field', { expires: null, expirs: '2026-11-24' }, ['12:5 "expirs" is no key → did you mean `expires`?']],
    [
      "a field of one's own",
      { note: 'a' },
      [
        '13:5 "note" is no key → the keys are `test`, `reason`, `owner`, `issue`, `firstSeen`, `expires`, `corpus`, `corpusSha256`, `signatures`, `points`, `retries`, `windowRuns`, `maxFailRate`',
      ],
    ],
    ['an empty owner', { owner: '' }, ['5:11 `owner` is empty → a text that is not blank']],
    ['a blank owner', { owner: '" "' }, ['5:12 `owner` is " " → a text that is not blank']],
    ['an issue that is a number', { issue: '1841' }, ['6:12 `issue` is the number 1841 → a text: put it into quotes, as "1841"']],
    [
      'a day that no calendar has',
      { expires: '2026-02-30' },
      [
        '8:14 `expires` is "2026-02-30", which is no day of the calendar, or no offset that a place has → a date such as 2026-11-24, or a time such as 2026-11-24T09:00:00+01:00',
      ],
    ],
    ['a month that no calendar has', { firstSeen: '2026-13-01' }, [`7:16 \`firstSeen\` is "2026-13-01" → ${DATE}`]],
    ['a time without an offset', { expires: '2026-11-24T09:00' }, [`8:14 \`expires\` is "2026-11-24T09:00" → ${DATE}`]],
    ['a time as YAML 1.1 wrote it', { expires: '2026-11-24 09:00:00' }, [`8:14 \`expires\` is "2026-11-24 09:00:00" → ${DATE}`]],
    [
      'an offset that no place has',
      { expires: '2026-11-24T09:00-23:00' },
      [
        '8:14 `expires` is "2026-11-24T09:00-23:00", which is no day of the calendar, or no offset that a place has → a date such as 2026-11-24, or a time such as 2026-11-24T09:00:00+01:00',
      ],
    ],
    ['never', { expires: 'never' }, [`8:14 \`expires\` is "never" → ${DATE}`]],
    ['a year alone', { expires: '2026' }, ['8:14 `expires` is the number 2026 → a text: put it into quotes, as "2026"']],
    ['a short hash', { corpusSha256: 'abc' }, ['10:19 `corpusSha256` is "abc" → 64 hex digits in lower case, as sha256sum prints them']],
    [
      'a hash in capitals',
      { corpusSha256: `"${'A'.repeat(64)}"` },
      [`10:19 \`corpusSha256\` is "${'A'.repeat(64)}" → 64 hex digits in lower case, as sha256sum prints them`],
    ],
    ['no signature', { signatures: '[]' }, ['11:17 `signatures` has 0 items → 1 or more']],
    ['one signature without a list', { signatures: '9f1c2ab34d5e' }, ['11:17 `signatures` is the text "9f1c2ab34d5e" → a list']],
    [
      'signatures that YAML takes for numbers',
      { signatures: '[123456789012, 123456e78901]' },
      [
        '11:18 `signatures[0]` is the number 123456789012 → a text: put it into quotes, as "123456789012"',
        '11:32 "123456e78901" is read as a number without end → put it into quotes if it is a text',
      ],
    ],
    [
      'a signature for everything',
      { signatures: '["*"]' },
      ['11:18 `signatures[0]` is "*" → 12 hex digits in lower case, as the verdict prints them for a failure'],
    ],
    [
      'a signature twice',
      { signatures: '[9f1c2ab34d5e, 9f1c2ab34d5e]' },
      ['11:32 `signatures` names "9f1c2ab34d5e" a second time → keep one of the two'],
    ],
    ['no price', { points: '0' }, ['12:13 `points` is 0 → a whole number, 1 or more']],
    ['a price below nothing', { points: '-5' }, ['12:13 `points` is -5 → a whole number, 1 or more']],
    ['half a point', { points: '0.5' }, ['12:13 `points` is 0.5 → a whole number, 1 or more']],
    [
      'a price that is no number',
      { points: '.nan' },
      ['12:13 ".nan" is read as a number without end → put it into quotes if it is a text'],
    ],
    ['a price without end', { points: '1e999' }, ['12:13 "1e999" is read as a number without end → put it into quotes if it is a text']],
    [
      'retries alone',
      { retries: '2' },
      [
        '13:5 `retries` needs `maxFailRate` beside it → add `maxFailRate: …`',
        '13:5 `retries` needs `windowRuns` beside it → add `windowRuns: …`',
      ],
    ],
    ['a window without its rate', { windowRuns: '40' }, ['13:5 `windowRuns` needs `maxFailRate` beside it → add `maxFailRate: …`']],
    ['a rate without its window', { maxFailRate: '0.05' }, ['13:5 `maxFailRate` needs `windowRuns` beside it → add `windowRuns: …`']],
    [
      'a window and a rate out of range, too many retries',
      { retries: '6', windowRuns: '0', maxFailRate: '1.5' },
      [
        '13:14 `retries` is 6 → a whole number, 0 or more, at most 5',
        '14:17 `windowRuns` is 0 → a whole number, 1 or more',
        '15:18 `maxFailRate` is 1.5 → a number, 0 or more, at most 1',
      ],
    ],
    ['a glob', { test: '"tests/**"' }, [`3:11 \`test\` is "tests/**" → ${TEST}`]],
    ['a glob with a title', { test: '"tests/*.test.ts > a"' }, [`3:11 \`test\` is "tests/*.test.ts > a" → ${TEST}`]],
    ['a whole file', { test: 'tests/a.test.ts' }, [`3:11 \`test\` is "tests/a.test.ts" → ${TEST}`]],
    ['a folder', { test: 'tests/ > a' }, [`3:11 \`test\` is "tests/ > a" → ${TEST}`]],
    ['a regular expression', { test: '/clock > .*/' }, [`3:11 \`test\` is "/clock > .*/" → ${TEST}`]],
    ['backslashes', { test: 'tests\\a.test.ts > b' }, [`3:11 \`test\` is "tests\\\\a.test.ts > b" → ${TEST}`]],
    // Without the quotes the row would speak of the first of two tests with the same title.
    [
      'the number of a title that occurs twice, unquoted',
      { test: 'tests/a.test.ts > b #2' },
      [
        '3:11 "tests/a.test.ts > b" is cut off by ` #`, which begins a comment → put the whole text into quotes, or a space behind the `#` of a comment',
      ],
    ],
    [
      'a corpus outside',
      { corpus: '../clock.json' },
      [
        '9:13 `corpus` is "../clock.json" → a path from the project\'s root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part',
      ],
    ],
    [
      'a blank corpus',
      { corpus: '" "' },
      [
        '9:13 `corpus` is " " → a path from the project\'s root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part',
      ],
    ],
    ['a blank file', { test: '"  > a"' }, [`3:11 \`test\` is "  > a" → ${TEST}`]],
    ['a field twice', { points: '1\n    points: 1' }, ['13:5 the key "points" stands here a second time → keep one of the two']],
    ['a tag', { reason: '!!str a' }, ['4:13 has the tag "!!str" → remove it; put a text that could be read as something else into quotes']],
  ])('%s', async (_, changes, mistakes) => {
    expect(await rows(ledgerText(rowText(changes)))).toEqual([mistakes])
  })

  test('and hides no other row', async () => {
    const text = ledgerText(rowText(), '  -\n', rowText({ points: null }), '  - a\n  - [b]\n', rowText())
    expect(await rows(text)).toEqual([
      FREEZE,
      ['13:4 this is empty → a map of keys to values'],
      ['14:5 `points` is missing → add `points: …`'],
      ['23:5 this is the text "a" → a map of keys to values'],
      ['24:5 this is a list → a map of keys to values'],
      FREEZE,
    ])
  })

  test('a row that is an alias of a broken one is broken at its own place', async () => {
    expect(
      await rows('version: 1\nfreezes:\n  - &row { test: a > b, reason: !x c }\n  - *row\n').then((all) => all.map((row) => row.at(-1))),
    ).toEqual([
      '3:33 has the tag "!x" → remove it; put a text that could be read as something else into quotes',
      '4:5 has the tag "!x" → remove it; put a text that could be read as something else into quotes',
    ])
  })

  test('rows whose aliases stand for too much are refused, each at its own place', async () => {
    const many = Array.from({ length: 30 }, () => rowText({ signatures: '*s' }))
    const read = await rows(ledgerText(rowText({ signatures: '&s [9f1c2ab34d5e, 9f1c2ab34d5f, 9f1c2ab34d50]' }), ...many))
    expect(read.slice(0, 26).flat()).toEqual(Array.from({ length: 26 }, () => FREEZE).flat())
    expect(
      new Set(
        read
          .slice(26)
          .flat()
          .map((words) => words.replace(/^\d+/, '')),
      ),
    ).toEqual(new Set([':17 the aliases down to here stand for more than 100 values → write the values out']))
    expect(read.slice(26)).toHaveLength(5)
  })
})

describe('a mistake around the rows makes the file invalid', () => {
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['no version', 'freezes: []\n', ['1:1 `version` is missing → add `version: …`']],
    ['no list', 'version: 1\n', ['1:1 `freezes` is missing → add `freezes: …`']],
    ['an empty list', 'version: 1\nfreezes:\n', ['2:9 `freezes` is empty → a list']],
    ['a misspelt list', `version: 1\nfreeze:\n${rowText()}`, ['2:1 "freeze" is no key → did you mean `freezes`?']],
    ['the list twice', 'version: 1\nfreezes: []\nfreezes: []\n', ['3:1 the key "freezes" stands here a second time → keep one of the two']],
    ['a key beside the list', 'version: 1\nfreezes: []\nmaxDays: 365\n', ['3:1 "maxDays" is no key → the keys are `version`, `freezes`']],
    ['a map for the list', 'version: 1\nfreezes: { a: 1 }\n', ['2:10 `freezes` is a map → a list']],
    [
      'a tag on the list',
      `version: 1\nfreezes: !!seq\n${rowText()}`,
      ['2:10 has the tag "!!seq" → remove it; put a text that could be read as something else into quotes'],
    ],
    ['an empty file', '', ['1:1 is empty → it holds at least: `version: 1` and `freezes: []`']],
    [
      'broken syntax behind a good row',
      `${ledgerText(rowText())}\tx\n`,
      [
        '13:1 is not YAML: Tabs are not allowed as indentation → indent with spaces',
        '13:2 is not YAML: Implicit map keys need to be followed by map values → close what was opened',
      ],
    ],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read(text))).toEqual(mistakes)
  })
})

describe('a whole row', () => {
  test('is its freeze, with its place and the hash of its corpus', async () => {
    const hash = createHash('sha256').update('[1,2]').digest('hex')
    const file = await read(ledgerText(rowText({ retries: '2', windowRuns: '40', maxFailRate: '0.05' })), 'oracle/ledger.yaml', {
      'oracle/corpus/clock-pair.json': '[1,2]',
    })
    expect(valueRead(file)).toEqual([
      {
        test: ROW.test,
        at: { file: 'oracle/ledger.yaml', line: 3, column: 5 },
        freeze: { ...ROW, retries: 2, windowRuns: 40, maxFailRate: 0.05 },
        mistakes: [],
        corpusNow: hash,
      },
    ])
  })

  test('is the same in JSON', async () => {
    expect(valueRead(await read(JSON.stringify({ version: 1, freezes: [ROW] }), 'oracle/ledger.json'))).toEqual([
      { test: ROW.test, at: { file: 'oracle/ledger.json', line: 1, column: 25 }, freeze: ROW, mistakes: [], corpusNow: null },
    ])
  })

  test('has dates as they are written, quoted or not', async () => {
    for (const expires of ['2026-11-24', '"2026-11-24"', "'2026-11-24'"]) {
      expect(valueRead(await read(ledgerText(rowText({ expires }))))[0]?.freeze?.expires).toBe('2026-11-24')
    }
    expect(valueRead(await read(ledgerText(rowText({ expires: '2026-11-24T09:00:00+01:00' }))))[0]?.freeze?.expires).toBe(
      '2026-11-24T09:00:00+01:00',
    )
  })

  test('may name a title that holds glob characters, and the number of a title that occurs twice', async () => {
    const tests = ['[web] app/[id]/page.test.ts > a * b > /c/ [d]', 'tests/a.test.ts > b #2', 'a.test.ts > 100% > x']
    for (const name of tests) {
      expect(await rows(ledgerText(rowText({ test: JSON.stringify(name) })))).toEqual([[`freeze ${name}`]])
    }
  })

  test('a comment with a space behind its # is a comment', async () => {
    expect(await rows(ledgerText(rowText({ points: '1 # see 12', reason: 'NTP # 2' })))).toEqual([FREEZE])
  })

  test('says that its corpus cannot be read', async () => {
    const source = memorySource({ 'l.yaml': ledgerText(rowText()) })
    const broken = { read: (path: string) => (path === 'l.yaml' ? source.read(path) : Promise.reject(new Error('EISDIR: it is a folder'))) }
    const [row] = valueRead(await readLedger(broken, 'l.yaml'))
    expect(row && rowInWords(row)).toEqual(['9:13 the corpus cannot be read: EISDIR: it is a folder → a plain file below the root'])
    expect(row).not.toHaveProperty('corpusNow')
  })
})

test('a ledger without rows, and no ledger', async () => {
  expect(valueRead(await read('version: 1\nfreezes: []\n'))).toEqual([])
  expect(await read('', 'elsewhere.yaml').then(() => readLedger(memorySource({}), 'oracle/ledger.yaml'))).toEqual({
    state: 'absent',
    path: 'oracle/ledger.yaml',
  })
})
