import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { byName, inspected, testNamed } from './inspect.ts'

/** Statements that hold. */
const HOLD = [
  'expect(1).toBe(1)',
  'expect(1).not.toBe(2)',
  'expect({ a: 1 }).toEqual({ a: 1 })',
  'expect({ a: 1 }).toStrictEqual({ a: 1 })',
  'expect({ a: 1, b: 1 }).toMatchObject({ a: 1 })',
  'expect([1]).toContain(1)',
  'expect("abc").toContain("b")',
  'expect([{ a: 1 }]).toContainEqual({ a: 1 })',
  'expect([1]).toHaveLength(1)',
  'expect({ a: 1 }).toHaveProperty("a")',
  'expect("a").toMatch(/a/)',
  'expect(1).toBeTruthy()',
  'expect(0).toBeFalsy()',
  'expect(1).toBeDefined()',
  'expect(undefined).toBeUndefined()',
  'expect(null).toBeNull()',
  'expect(NaN).toBeNaN()',
  'expect(2).toBeGreaterThan(1)',
  'expect(2).toBeGreaterThanOrEqual(1)',
  'expect(1).toBeLessThan(2)',
  'expect(1).toBeLessThanOrEqual(2)',
  'expect(1).toBeCloseTo(1.001)',
  'expect("a").toBeTypeOf("string")',
  'expect([]).toBeInstanceOf(Array)',
  'expect(1).toBeOneOf([1, 2])',
  'expect(1).toSatisfy((n) => n === 1)',
  'expect(() => { throw new RangeError("x") }).toThrow()',
  'expect(() => { throw new RangeError("x") }).toThrow(RangeError)',
  'expect(() => { throw new RangeError("x") }).toThrow("x")',
  'expect(() => {}).not.toThrow()',
  'expect(called).toHaveBeenCalled()',
  'expect(called).toHaveBeenCalledTimes(1)',
  'expect(called).toHaveBeenCalledWith(5)',
  'expect(called).toHaveBeenLastCalledWith(5)',
  'expect(called).toHaveBeenNthCalledWith(1, 5)',
  'expect(called).toHaveBeenCalledExactlyOnceWith(5)',
  'expect(called).toHaveReturned()',
  'expect(called).toHaveReturnedTimes(1)',
  'expect(called).toHaveReturnedWith(6)',
  'expect(called).toHaveLastReturnedWith(6)',
  'expect(called).not.toHaveBeenCalledWith(7)',
  'expect(1).toBeEven2()',
  'expect(1).toBeEven2() ',
  'await expect(1).toBeLater()',
  'await expect(Promise.resolve(1)).resolves.toBe(1)',
  'await expect(Promise.reject(new Error("x"))).rejects.toThrow("x")',
  'await expect.poll(() => 1).toBe(1)',
  'expect.soft(1).toBe(1)',
  'expect(1).toMatchInlineSnapshot(`1`)',
  'expect(() => { throw new Error("x") }).toThrowErrorMatchingInlineSnapshot(`[Error: x]`)',
  'local(1).toBe(1)',
  'expect(1).to.equal(1)',
  'expect(1).to.be.a("number")',
  'expect({ a: 1 }).to.deep.equal({ a: 1 })',
  'expect([1]).to.be.an("array")',
  'chaiAssert(true)',
  'chaiAssert.equal(1, 1)',
  'chaiAssert.deepEqual({ a: 1 }, { a: 1 })',
  'chaiAssert.isTrue(true)',
  'chaiAssert.throws(() => { throw new Error("x") })',
  'expect.assert.isOk(1)',
  'assert(true)',
  'assert.ok(true)',
  'assert.equal(1, 1)',
  'assert.deepStrictEqual({ a: 1 }, { a: 1 })',
  'assert.throws(() => { throw new Error("x") })',
  'await assert.rejects(Promise.reject(new Error("x")))',
  'strictEqual(1, 1)',
  'ok(true)',
  'star.equal(1, 1)',
  'strict(true)',
  'strict.equal(1, 1)',
]

/** They assert two things: that there is a length, or a function, and what it is or does. */
const isTwo = (text: string): boolean =>
  ['expect([1]).toHaveLength(1)', 'expect(() => {}).not.toThrow()'].includes(text) ||
  (/\.(?:toThrow|throws)\(/.test(text) && !/RangeError\)$|^assert/.test(text))

/** Statements that are no assertions. */
const NONE = [
  'expect(1)',
  'expect(() => 1).not',
  'expect.anything()',
  'expect.any(Number)',
  'called(1)',
  '[].forEach(() => expect(1).toBe(2))',
]

const COUNTED = `
import { expect, test, vi, assert as chaiAssert } from 'vitest'
import assert, { ok, strictEqual } from 'node:assert'
import * as star from 'assert'
import strict from 'node:assert/strict'
expect.extend({ toBeEven2: () => ({ pass: true, message: () => '' }), toBeLater: async () => ({ pass: true, message: () => '' }) })
const once = () => { const called = vi.fn((n) => n + 1); called(5); return called }
${[...HOLD, ...NONE].map((text, index) => `test(${JSON.stringify(`${index} ${text}`)}, async ({ expect: local }) => { const called = once(); ${text} })`).join('\n')}
`

const SITUATIONS = `
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
describe('retry', () => { let n = 0; test('twice', { retry: 3 }, () => { expect(1).toBe(1); expect(++n).toBe(2) }) })
describe('repeats', () => { test('thrice', { repeats: 2 }, () => { expect(1).toBe(1) }) })
describe('hooks', () => {
  beforeEach(() => { expect(1).toBe(1) })
  afterEach(() => { expect(1).toBe(1) })
  test('around', () => { expect(1).toBe(1) })
})
test('two in a row', () => { const both = expect(1); both.toBe(1); both.toBe(1) })
test('fails at the second', () => { expect(1).toBe(1); expect(1).toBe(2); expect(1).toBe(1) })
test.fails('as wanted', () => { expect(1).toBe(2) })
test('throws', () => { throw new Error('x') })
test('skips itself', (context) => { expect(1).toBe(1); context.skip() })
test('left behind', () => { void later(20).then(() => { expect(1).toBe(1) }) })
test('waits', async () => { await later(60) })
test('in a loop', () => { for (let i = 0; i < 5; i++) expect(i).toBe(i) })
test('chain', () => { expect('a').to.be.a('string').and.equal('a') })
`

const CONCURRENT = `
import { describe, expect, test } from 'vitest'
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
describe.concurrent('at once', () => {
  for (let n = 0; n < 12; n++) {
    test('n' + n, async ({ expect: local }) => {
      for (let i = 0; i < n; i++) { await later(n % 3); (i % 2 ? expect : local)(i).toBe(i) }
    })
  }
})
`

const assertions = (seen: Awaited<ReturnType<typeof inspected>>) =>
  Object.fromEntries(Array.from(byName(seen), ([name, { meta }]) => [name, meta.oracleEvidence?.assertions]))

describe.each(MAJORS)('assertions on $name', (major) => {
  test('are counted for each matcher that is executed, and for nothing else', async () => {
    const seen = await inspected({ 'counted.test.mjs': COUNTED }, major)
    const failed = [...byName(seen).values()].filter(({ state }) => state !== 'passed')
    expect(failed.map(({ name, errors }) => [name, errors])).toEqual([])
    const wanted = [...HOLD.map((text) => [text, isTwo(text) ? 2 : 1] as const), ...NONE.map((text) => [text, 0] as const)]
    expect(assertions(seen)).toEqual(Object.fromEntries(wanted.map(([text, count], index) => [`${index} ${text}`, count])))
    expect(seen.modules[0]?.canary?.broken).toEqual([])
  })

  test('belong to their test in each situation', async () => {
    const seen = await inspected({ 'situations.test.mjs': SITUATIONS }, major)
    expect(assertions(seen)).toEqual({
      'retry > twice': 4,
      'repeats > thrice': 3,
      'hooks > around': 3,
      'two in a row': 2,
      'fails at the second': 2,
      'as wanted': 1,
      throws: 0,
      'skips itself': 1,
      'left behind': 0,
      waits: 1,
      'in a loop': 5,
      chain: 2,
    })
  })

  test('belong to their test among concurrent ones, more than run at once', async () => {
    const seen = await inspected({ 'concurrent.test.mjs': CONCURRENT }, major)
    expect(assertions(seen)).toEqual(Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`at once > n${n}`, n])))
  })

  test('with a helper of its own for node:assert, named nowhere near the test', async () => {
    const files = {
      'deep/own.mjs': `import { strictEqual } from 'node:assert'\nexport const same = (a, b) => strictEqual(a, b)`,
      'deep/helper.mjs': `export { same } from './own.mjs'`,
      'helper.test.mjs': `import { test } from 'vitest'\nimport { same } from './deep/helper.mjs'\ntest('by a helper', () => { same(1, 1) })`,
    }
    expect(testNamed(await inspected(files, major), 'by a helper').meta.oracleEvidence?.assertions).toBe(1)
  })
})
