import { assert, expect, vi } from 'vitest'

type Statement = readonly [name: string, holds: () => unknown]

const thrower = (): never => {
  throw new RangeError('thrown')
}

/** Statements that are false: each must be rejected. `name` is the matcher that is at fault when one is not. */
const FALSE_STATEMENTS: readonly Statement[] = [
  ['expect.toBe', () => expect(1).toBe(2)],
  ['expect.toBe', () => expect({ a: 1 }).toBe('a')],
  ['expect.not.toBe', () => expect(1).not.toBe(1)],
  ['expect.toEqual', () => expect({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] })],
  ['expect.toEqual', () => expect('left').toEqual('right')],
  ['expect.toEqual', () => expect(new Map([['a', 1]])).toEqual(new Map([['a', 2]]))],
  ['expect.toEqual', () => expect(new Set([1])).toEqual(new Set([2]))],
  ['expect.toEqual', () => expect(new Date(0)).toEqual(new Date(1))],
  ['expect.toEqual', () => expect([1, 2]).toEqual([1])],
  ['expect.not.toEqual', () => expect({ a: 1 }).not.toEqual({ a: 1 })],
  ['expect.toStrictEqual', () => expect({ a: undefined }).toStrictEqual({})],
  ['expect.toMatchObject', () => expect({ a: 1, b: 2 }).toMatchObject({ a: 2 })],
  ['expect.toHaveProperty', () => expect({ a: 1 }).toHaveProperty('b')],
  ['expect.toContain', () => expect([1]).toContain(2)],
  ['expect.toContainEqual', () => expect([{ a: 1 }]).toContainEqual({ a: 2 })],
  ['expect.toHaveLength', () => expect([1]).toHaveLength(2)],
  ['expect.toMatch', () => expect('left').toMatch(/right/)],
  ['expect.toBeTruthy', () => expect(0).toBeTruthy()],
  ['expect.toBeFalsy', () => expect(1).toBeFalsy()],
  ['expect.toBeNull', () => expect(1).toBeNull()],
  ['expect.toBeUndefined', () => expect(1).toBeUndefined()],
  ['expect.toBeDefined', () => expect(undefined).toBeDefined()],
  ['expect.toBeGreaterThan', () => expect(1).toBeGreaterThan(2)],
  ['expect.toBeLessThan', () => expect(2).toBeLessThan(1)],
  ['expect.toBeCloseTo', () => expect(1).toBeCloseTo(2)],
  ['expect.toBeInstanceOf', () => expect({}).toBeInstanceOf(Map)],
  ['expect.toThrow', () => expect(() => 1).toThrow()],
  ['expect.toThrow', () => expect(thrower).toThrow(TypeError)],
  ['expect.not.toThrow', () => expect(thrower).not.toThrow()],
  ['expect.toSatisfy', () => expect(1).toSatisfy(() => false)],
  ['expect.toBeOneOf', () => expect(1).toBeOneOf([2])],
  ['expect.toHaveBeenCalled', () => expect(vi.fn()).toHaveBeenCalled()],
  ['expect.toHaveBeenCalledWith', () => expect(vi.fn()).toHaveBeenCalledWith(1)],
  ['expect.to.equal', () => expect(1).to.equal(2)],
  ['expect.to.deep.equal', () => expect({ a: 1 }).to.deep.equal({ a: 2 })],
  ['expect.resolves', () => expect(Promise.resolve(1)).resolves.toBe(2)],
  ['expect.rejects', () => expect(Promise.resolve(1)).rejects.toBe(1)],
  ['assert', () => assert(false)],
  ['assert.equal', () => assert.equal(1, 2)],
  ['assert.deepEqual', () => assert.deepEqual({ a: 1 }, { a: 2 })],
]

/** How many false statements `acceptedStatements` puts. */
export const ASKED: number = FALSE_STATEMENTS.length

/** The names of matchers that let a false statement pass. Rejections are expected and go nowhere. */
export async function acceptedStatements(): Promise<readonly string[]> {
  const accepted: string[] = []
  for (const [name, holds] of FALSE_STATEMENTS) {
    try {
      await holds()
      accepted.push(name)
    } catch {
      // Rejected, as it must be.
    }
  }
  return accepted
}
