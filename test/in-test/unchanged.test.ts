import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { inspected } from './inspect.ts'

/** Failures of each kind, and what people print or look at. */
const FAILURES = `
import { describe, expect, test, vi, assert as chaiAssert } from 'vitest'
import assert, { ok, strictEqual, deepStrictEqual, rejects } from 'node:assert'
import fc from 'fast-check'
import { helper } from './helper.mjs'
expect.extend({ toBeEven: (n) => ({ pass: n % 2 === 0, message: () => 'expected ' + n + ' to be even', actual: n, expected: 'even' }) })
test('toBe', () => { expect(1).toBe(2) })
test('toEqual', () => { expect({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] }) })
test('not', () => { expect(1).not.toBe(1) })
test('message', () => { expect(1, 'with words').toBe(2) })
test('custom', () => { expect(1).toBeEven() })
test('spy', () => { expect(vi.fn()).toHaveBeenCalledWith(1) })
test('no spy', () => { expect(1).toHaveBeenCalled() })
test('toThrow', () => { expect(() => 1).toThrow(RangeError) })
test('thrown', () => { throw new RangeError('thrown') })
test('in a helper', () => { helper(() => expect(1).toBe(2)) })
test('resolves', async () => { await expect(Promise.resolve(1)).resolves.toBe(2) })
test('rejects', async () => { await expect(Promise.resolve(1)).rejects.toBe(2) })
test('soft', () => { expect.soft(1).toBe(2); expect.soft(3).toBe(4) })
test('poll', async () => { await expect.poll(() => 1, { timeout: 20, interval: 5 }).toBe(2) })
test('snapshot', () => { expect(1).toMatchInlineSnapshot('2') })
test('local', ({ expect }) => { expect(1).toBe(2) })
test('chai', () => { expect(1).to.equal(2) })
test('chai chain', () => { expect({ a: 1 }).to.have.property('a').that.equals(2) })
test('chai typo', () => { expect(1).to.equall(2) })
test('chai assert', () => { chaiAssert.equal(1, 2) })
test('chai assert falsy', () => { chaiAssert(0) })
test('assert', () => { assert(1 === 2) })
test('assert.ok', () => { assert.ok(0) })
test('ok', () => { ok(null, 'with words') })
test('ok without words', () => { ok(0) })
test('assert.equal', () => { assert.equal(1, 2) })
test('strictEqual', () => { strictEqual({ a: 1 }, { a: 1 }) })
test('deepStrictEqual', () => { deepStrictEqual({ a: 1 }, { a: 2 }) })
test('assert.throws', () => { assert.throws(() => 1) })
test('rejects of assert', async () => { await rejects(Promise.resolve(1)) })
test('property', () => { fc.assert(fc.property(fc.nat(), (n) => n < 3), { seed: 1 }) })
test('property with expect', async () => { await fc.assert(fc.asyncProperty(fc.nat(), async (n) => { expect(n).toBeLessThan(3) }), { seed: 1 }) })
test.fails('holds, but should not', () => { expect(1).toBe(1) })
test('assertions', () => { expect.assertions(2); expect(1).toBe(1) })
test('type', () => { expect(() => expect(1).toBe(2)).toThrow(expect.objectContaining({ name: 'AssertionError', actual: 1, expected: 2, showDiff: true, operator: 'strictEqual' })) })
test('timeout', { timeout: 20 }, async () => { await new Promise(() => {}) })
test('send', () => {
  expect(Boolean(process.send)).toBe(true)
  const spy = vi.spyOn(process, 'send')
  process.send('ready')
  expect(spy).toHaveBeenCalledWith('ready')
  spy.mockRestore()
  const before = process.send
  process.send = () => true
  process.send = before
})
`

const scrub = (text: string): string =>
  text
    .replaceAll(/vitest-oracle-[A-Za-z0-9]{6}/g, 'project')
    .replaceAll(/\d+(?:\.\d+)?m?s\b/g, 'TIME')
    .replaceAll(/^ +(?:Start at|Duration) .*$/gm, '')

describe.each(MAJORS)('failures on $name', (major) => {
  test('look the same with and without the setup file: messages, diffs, frames', async () => {
    const files = { 'failures.test.mjs': FAILURES, 'helper.mjs': 'export const helper = (run) => run()\n' }
    const [withSetup, without] = [await inspected(files, major), await inspected(files, major, { setup: 'none' })]
    expect(scrub(withSetup.stdout)).toBe(scrub(without.stdout))
    const errorsOf = (seen: typeof withSetup) =>
      seen.modules.map(({ tests }) => tests.map(({ name, state, errors }) => [name, state, errors.map(({ message }) => message)]))
    expect(errorsOf(withSetup)).toEqual(errorsOf(without))
    expect(without.modules[0]?.tests).toHaveLength(FAILURES.match(/^test/gm)?.length ?? 0)
    expect(without.modules[0]?.tests.filter(({ state }) => state === 'passed').map(({ name }) => name)).toEqual(['type', 'send'])
    expect(withSetup.modules[0]?.canary?.broken).toEqual([])
  })
})
