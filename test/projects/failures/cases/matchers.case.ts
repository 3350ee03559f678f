import nodeAssert from 'node:assert/strict'
import { assert, describe, expect, should, test, vi } from 'vitest'

should()

describe('values', () => {
  test('toBe', () => expect(1).toBe(2))
  test('toBe with strings', () => expect('a').toBe('b'))
  test('toBe with a message', () => expect(1, 'the sum').toBe(2))
  test('not.toBe', () => expect(1).not.toBe(1))
  test('toEqual', () => expect({ a: 1, b: [1, 2] }).toEqual({ a: 2, b: [2] }))
  test('toStrictEqual', () => expect({ a: undefined }).toStrictEqual({}))
  test('toMatchObject', () => expect({ a: 1 }).toMatchObject({ b: 2 }))
  test('toBeGreaterThan', () => expect(1).toBeGreaterThan(2))
  test('toBeLessThanOrEqual', () => expect(3).toBeLessThanOrEqual(2))
  test('toBeCloseTo', () => expect(0.1 + 0.2).toBeCloseTo(0.4))
  test('toBeNull', () => expect(1).toBeNull())
  test('toBeUndefined', () => expect(1).toBeUndefined())
  test('toBeDefined', () => expect(undefined).toBeDefined())
  test('toBeTruthy', () => expect(0).toBeTruthy())
  test('toBeFalsy', () => expect(1).toBeFalsy())
  test('toBeNaN', () => expect(1).toBeNaN())
  test('toBeTypeOf', () => expect(1).toBeTypeOf('string'))
  test('toBeInstanceOf', () => expect(new Error('x')).toBeInstanceOf(TypeError))
  test('toBeOneOf', () => expect('z').toBeOneOf(['a', 'b']))
  test('toSatisfy', () => expect(3).toSatisfy((n: number) => n > 4))
})

describe('collections and strings', () => {
  test('toContain', () => expect([1, 2]).toContain(3))
  test('toContainEqual', () => expect([{ a: 1 }]).toContainEqual({ a: 2 }))
  test('toHaveLength', () => expect([1]).toHaveLength(2))
  test('toHaveProperty', () => expect({ a: { b: 1 } }).toHaveProperty('a.c'))
  test('toHaveProperty with a value', () => expect({ a: 1 }).toHaveProperty('a', 2))
  test('toMatch', () => expect('apple').toMatch(/pear/))
  test('asymmetric', () => expect({ id: 'x' }).toEqual({ id: expect.any(Number) }))
  test('long strings', () => expect(`order ${'x'.repeat(60)}`).toBe(`order ${'y'.repeat(60)}`))
  test('dates', () => expect(new Date(0)).toEqual(new Date(1)))
  test('maps', () => expect(new Map([[1, 'a']])).toEqual(new Map([[1, 'b']])))
})

describe('throwing', () => {
  test('toThrow without a throw', () => expect(() => 1).toThrow())
  test('toThrow with another message', () => expect(() => { throw new Error('a') }).toThrow('b'))
  test('toThrow with another class', () => expect(() => { throw new Error('a') }).toThrow(TypeError))
  test('not.toThrow', () => expect(() => { throw new Error('a') }).not.toThrow())
  test('rejects, resolved', () => expect(Promise.resolve(1)).rejects.toThrow())
  test('resolves, rejected', () => expect(Promise.reject(new Error('no'))).resolves.toBe(1))
  test('resolves, unequal', async () => { await expect(Promise.resolve(1)).resolves.toBe(2) })
  test('rejects, other error', async () => { await expect(Promise.reject(new Error('no'))).rejects.toThrow('yes') })
})

describe('calls', () => {
  test('toHaveBeenCalled', () => expect(vi.fn()).toHaveBeenCalled())
  test('toHaveBeenCalledTimes', () => expect(vi.fn()).toHaveBeenCalledTimes(2))
  test('toHaveBeenCalledWith', () => {
    const spy = vi.fn()
    spy(1)
    expect(spy).toHaveBeenCalledWith(2)
  })
})

describe('control', () => {
  test('expect.fail', () => expect.fail('not yet'))
  test('expect.unreachable', () => expect.unreachable())
  test('expect.assertions', () => expect.assertions(2))
  test('expect.hasAssertions', () => expect.hasAssertions())
  test('expect.poll', () => expect.poll(() => 1, { timeout: 60, interval: 10 }).toBe(2))
  test('soft', () => {
    expect.soft(1).toBe(2)
    expect.soft('a').toEqual('b')
  })
  test('vi.waitFor', () => vi.waitFor(() => expect(1).toBe(2), { timeout: 60, interval: 10 }))
  test('vi.waitUntil', () => vi.waitUntil(() => false, { timeout: 60, interval: 10 }))
})

describe('other libraries', () => {
  test('chai to.equal', () => { expect(1).to.equal(2) })
  test('chai to.deep.equal', () => { expect([1]).to.deep.equal([2]) })
  test('chai assert.equal', () => assert.equal(1 as number, 2))
  test('chai assert', () => assert(false, 'must hold'))
  test('chai should', () => { (1 as unknown as { should: Chai.Assertion }).should.equal(2) })
  test('node:assert strictEqual', () => nodeAssert.equal(1, 2))
  test('node:assert deepStrictEqual', () => nodeAssert.deepEqual({ a: 1 }, { a: 2 }))
  test('node:assert ok', () => nodeAssert.ok(0))
  test('node:assert throws', () => nodeAssert.throws(() => 1))
  test('node:assert rejects', () => nodeAssert.rejects(Promise.resolve(1)))
  test('node:assert match', () => nodeAssert.match('a', /b/))
})

expect.extend({
  toBeEven: (received: number) => ({ pass: received % 2 === 0, message: () => `expected ${received} to be even` }),
})
test('expect.extend', () => (expect(3) as unknown as { toBeEven(): void }).toBeEven())
