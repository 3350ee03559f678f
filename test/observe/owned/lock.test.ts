import { describe, expect, test } from 'vitest'
import { readLock } from '../../../src/observe/owned/lock.ts'
import { memorySource, mistakesOf, valueRead } from './support.ts'
import { processorTime } from '../../support/processor-time.ts'

const A = 'a'.repeat(64)
const PATH = "a path from the project's root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part"
const HASH = '64 hex digits in lower case, as sha256sum prints them'

function read(text: string): ReturnType<typeof readLock> {
  return readLock(memorySource({ 'oracle.lock.json': text }), 'oracle.lock.json')
}

describe('mistakes', () => {
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['a part that is missing', '{ "version": 1,\n  "fixtures": {},\n  "tests": {} }', ['1:3 `knownBad` is missing → add `knownBad: …`']],
    [
      'a path outside',
      `{ "version": 1, "tests": {}, "knownBad": {},\n  "fixtures": { "../a": "${A}" } }`,
      [`2:17 "../a" is no key of \`fixtures\` → ${PATH}`],
    ],
    [
      'a hash',
      '{ "version": 1, "tests": {}, "knownBad": {},\n  "fixtures": { "a/b.json": "xyz" } }',
      [`2:29 \`fixtures["a/b.json"]\` is "xyz" → ${HASH}`],
    ],
    [
      'a path twice',
      `{ "version": 1, "tests": {}, "knownBad": {},\n  "fixtures": { "a": "${A}",\n "a": "${A}" } }`,
      ['3:2 the key "a" stands here a second time → keep one of the two'],
    ],
    [
      'a test twice',
      `{ "version": 1, "fixtures": {}, "knownBad": {},\n  "tests": { "a.test.ts": { "sha256": "${A}", "tests": ["b", "b"] } } }`,
      ['2:122 `tests["a.test.ts"].tests` names "b" a second time → keep one of the two'],
    ],
    [
      'the key __proto__',
      '{ "version": 1, "tests": {}, "knownBad": {},\n  "fixtures": { "__proto__": {} } }',
      ['2:17 has the key `__proto__` → remove it', `2:30 \`fixtures.__proto__\` is a map → ${HASH}`],
    ],
    [
      'a merge that was left unfinished',
      '{ "version": 1,\n<<<<<<< ours\n  "fixtures": {} }',
      ['2:1 "<" is not JSON here → a key in double quotes (strict JSON: double quotes, no comments, no comma at the end)'],
    ],
    ['nothing', '', ['1:1 is empty → it holds at least: what `npx vitest-oracle lock` writes']],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read(text))).toEqual(mistakes)
  })
})

test('a lock is read as it stands', async () => {
  const lock = {
    version: 1,
    fixtures: { 'oracle/fixtures/orders/jp.json': A, constructor: A },
    tests: { 'oracle/properties/billing.test.ts': { sha256: A, tests: ['accrue > is undone by invert', '', '[web] a > fresh-*'] } },
    knownBad: { 'oracle/known-bad/off-by-one.patch': A },
  }
  expect(valueRead(await read(JSON.stringify(lock, null, 1)))).toEqual(lock)
})

test('a lock of ten thousand fixtures is read in the time of a few dozen JSON.parse', async () => {
  const fixtures = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`oracle/fixtures/orders/order-${index}.json`, A]))
  const text = JSON.stringify({ version: 1, fixtures, tests: {}, knownBad: {} }, null, 1)
  expect(Object.keys(valueRead(await read(text)).fixtures)).toHaveLength(10_000)
  const reading = await processorTime(() => read(text))
  const parsing = await processorTime(() => {
    for (let round = 0; round < 60; round += 1) JSON.parse(text)
  })
  expect(reading).toBeLessThan(parsing)
})
