import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskLiterals, maskValues } from '../../../src/observe/failure/mask.ts'

describe('literals give way to their kind', () => {
  test.each([
    ['expected 1 to be -2.5e-7', 'expected <number> to be <number>'],
    ['1,234,567.89 of 1_000 is 5%', '<number> of <number> is <number>'],
    ['10n and 0xFFfe and +7', '<number> and <number> and <number>'],
    ['at 0x00007f8a1c2b', 'at <number>'],
    ['commit 3f9a12bc is not 09ab77cde1', 'commit <number> is not <number>'],
    ['id 6fa459ea-ee8a-3ca4-894e-db77e160355e', 'id <uuid>'],
    ['2026-11-30T14:17:21.123Z', '<time>'],
    ['on 2026-11-30 at 14:17:21', 'on <time> at <time>'],
    ['2026-11-30 14:17:21,5 +05:30', '<time>'],
    ['Mon Nov 30 2026 14:17:21 GMT+0100 (Central European Standard Time)', '<time>'],
    ['Mon, 30 Nov 2026 14:17:21 GMT', '<time>'],
    ['11/30/2026, 2:17:21 PM', '<time>'],
    ['took 5ms, 1.5s and 1h2m3s', 'took <duration>, <duration> and <duration>'],
    ['took 12 ms', 'took <duration>'],
    ['took 2m 30s', 'took <duration>'],
    ['took 1.5 s', 'took <duration>'],
    ['Node.js v20.20.2', 'Node.js <number>'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED <address>'],
    ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED <address>'],
    ['http://localhost:41233/api/users/17', 'http://<address>/api/users/<number>'],
    ['address already in use :::3000', 'address already in use <address>'],
    ['expected { a: 1, b: { c: [] }, …(3) } to be', 'expected { … } to be'],
    [`open '<root>/a/rather/long/folder/file-17.json'`, `open '<root>/a/rather/long/folder/file-<number>.json'`],
    ['http://[::1]:80/x', 'http://<address>/x'],
    ["open '/tmp/case-7L3soC/none.json'", "open '<path>'"],
    ['open \'/home/me/a b/c.json\' and "C:\\\\Users\\\\me\\\\x y.txt"', `open '<path>' and "<path>"`],
    ['in /var/folders/zz/T/x and /private/tmp/y:3:4', 'in <path> and <path>:<number>:<number>'],
    ['at C:\\Users\\me\\a.ts:3:4, D:/x/y', 'at <path>:<number>:<number>, <path>'],
    ['on \\\\server\\share\\a.ts', 'on <path>'],
    ['file:///C:/a/b.ts and file:///home/x', '<path> and <path>'],
    ['~/.config/x', '<path>'],
    ['from /srv8/data.d/a.json', 'from <path>'],
    [`got "${'x'.repeat(25)}" and '${'y'.repeat(25)}'`, `got "<string>" and '<string>'`],
    ['<Buffer 00 1a ff>', '<Buffer>'],
    ['[ 1, 2, 3 ] and [ 1, 2, …(7) ]', '[ <number>, … ] and [ <number>, … ]'],
    ['user_8271 and tmp99187 and port-8080', 'user_<number> and tmp<number> and port-<number>'],
    ['the 1st, 2nd and 13th call', 'the <number>th, <number>th and <number>th call'],
    ['12px wide, 10MB', '<number>px wide, <number>MB'],
    ['line 3:41', 'line <number>:<number>'],
  ])('%s', (text, masked) => {
    expect(maskLiterals(text)).toBe(masked)
  })
})

describe('what tells failures apart is kept', () => {
  test.each([
    "expected 'a' to be 'b'",
    `expected 'twenty-four characters it' to be`.replace(' it', ''),
    'requires version 1.2.3',
    'requires v20.11.0, found v22.1.0',
    'utf8, sha256, es2022 and Foo2 are names',
    'Invalid URL: /api/users',
    'GET /orders/open failed',
    'expected undefined to be null',
    'expected NaN to be Infinity',
    "it can't and won't, the users' data isn't there",
    'expected true to be false // Object.is equality',
    'TypeError: x.y is not a function',
    'a/b/c and ./d/e.ts and ../f',
    'expected [] to deeply equal {}',
    'either and/or neither',
    'facade of a decade',
    '<root>/src/a.ts',
    'match /pear/',
  ])('%s', (text) => {
    expect(maskLiterals(text)).toBe(text)
  })

  test.each([
    ['5ms', '5 members'],
    ['1.2.3', '1.2.4'],
    ["'a'", "'b'"],
    ['3 days late', '3 hours late'],
    ['/api/users', '/api/orders'],
    ['E1', 'E2'],
    ["it's 5", "it's five"],
    ['[ 1 ]', '[]'],
  ])('%s is not %s', (one, other) => {
    expect(maskLiterals(one)).not.toBe(maskLiterals(other))
  })
})

describe('all values of a property', () => {
  test.each([
    ["expected 'a' to be [ 1, { b: 'c' } ] // Object.is equality", 'expected <value> to be <value> // Object.is equality'],
    ['expected true to equal undefined', 'expected <value> to equal <value>'],
    ['expected [ 1, 2 to be 3', 'expected [ <value>, … to be <value>'],
    ['no user with {"a":[1]} and 7', 'no user with <value> and <value>'],
  ])('%s', (text, masked) => {
    expect(maskValues(text)).toBe(masked)
  })
})

/** Text made of the things that messages are made of, in any order. */
const message = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        ': ',
        ', ',
        '-',
        '.',
        '/',
        '\\',
        '"',
        "'",
        '`',
        '(',
        ')',
        '[',
        '{',
        '<',
        '>',
        '\n',
        '…',
        'expected',
        'to be',
        'v',
        'e',
        'n',
        'ms',
        's',
        '%',
        '_',
        '+',
        '::1',
        '~/',
      ),
      fc.integer().map(String),
      fc.double().map(String),
      fc.uuid(),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.date({ noInvalidDate: true }).map(String),
      fc.ipV4(),
      fc.ipV6(),
      fc.stringMatching(/^[0-9a-f]{6,50}$/),
      fc.constantFrom(
        '/tmp/x',
        '/home/a b/c.ts',
        'C:\\a\\b',
        '\\\\srv\\share\\x',
        'file:///a/b',
        'localhost:1',
        '<number>',
        '<string>',
        '<path>',
        '<root>',
        '1.2.3',
        '5ms',
        '1st',
        '0x1f',
      ),
      fc.string(),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''))

describe('laws', () => {
  test('masking what is masked changes nothing', () => {
    fc.assert(
      fc.property(message, (text) => {
        const once = maskLiterals(text)
        expect(maskLiterals(once)).toBe(once)
      }),
      { numRuns: 3000 },
    )
  })

  test('another number, uuid, instant or temporary folder gives the same text', () => {
    const literal = fc.oneof(
      fc.tuple(fc.nat(), fc.nat()),
      fc.tuple(fc.uuid(), fc.uuid()),
      fc.tuple(
        fc.integer({ min: 1, max: 65_535 }).map((port) => `127.0.0.1:${port}`),
        fc.integer({ min: 1, max: 65_535 }).map((port) => `::1:${port}`),
      ),
      fc.tuple(
        ...([0, 1].map(() =>
          fc.date({ min: new Date('1970-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
        ) as [fc.Arbitrary<string>, fc.Arbitrary<string>]),
      ),
      fc.tuple(
        ...([0, 1].map(() => fc.stringMatching(/^[A-Za-z0-9]{6}$/).map((name) => `/tmp/run-${name}/out`)) as [
          fc.Arbitrary<string>,
          fc.Arbitrary<string>,
        ]),
      ),
      fc.tuple(...([0, 1].map(() => fc.stringMatching(/^[0-9a-f]{40}$/)) as [fc.Arbitrary<string>, fc.Arbitrary<string>])),
    )
    fc.assert(
      fc.property(literal, fc.constantFrom('job % failed', 'no % here', '(%)', "in '%'", 'a=%; b'), ([one, other], frame) => {
        expect(maskLiterals(frame.replace('%', String(one)))).toBe(maskLiterals(frame.replace('%', String(other))))
      }),
      { numRuns: 2000 },
    )
  })
})
