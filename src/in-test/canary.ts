// oxlint-disable vitest/valid-expect, vitest/require-to-throw-message -- these statements are false and must be rejected in each style; chai's own is one.
import { type Assertion, assert, chai, expect, vi } from 'vitest'

type Statement = readonly [name: string, holds: () => unknown]

/** Makes the same assertion as `expect`, without the bookkeeping of that, which takes longer than the comparison. */
const judge: object = chai
const is: (received: unknown) => Assertion = Reflect.get(judge, 'expect')

const thrower = (): never => {
  throw new RangeError('thrown')
}

/** False statements that end in the real throw, with the cheapest message that there is. */
const THROWN: readonly Statement[] = [['assert', () => assert(false, '')]]

/** False statements about what matchers have in common: comparing, negating, rejecting. */
const COMPARED: readonly Statement[] = [
  ['expect.toBe', () => expect(1).toBe(2)],
  ['expect.not.toBe', () => is(1).not.toBe(1)],
  ['expect.toEqual', () => is({ a: [1, { b: 2 }] }).toEqual({ a: [1, { b: 3 }] })],
  ['expect.toEqual', () => is({ a: 1, b: 2 }).toEqual({ a: 1 })],
  ['expect.toEqual', () => is('left').toEqual('right')],
  ['expect.toEqual', () => is(new Map([['a', 1]])).toEqual(new Map([['a', 2]]))],
  ['expect.not.toEqual', () => is({ a: 1 }).not.toEqual({ a: 1 })],
  ['expect.toStrictEqual', () => is({ a: undefined }).toStrictEqual({})],
  ['expect.toMatch', () => is('left').toMatch(/right/)],
  ['expect.toBeTruthy', () => is(0).toBeTruthy()],
  ['expect.to.equal', () => is(1).to.equal(2)],
  ['assert.equal', () => assert.equal(1, 2)],
]

/** False statements for other values and matchers. They take longer, so they are put in files that claim a class only. */
const OTHERS: readonly Statement[] = [
  ['expect.toBe', () => expect({ a: 1 }).toBe('a')],
  ['expect.toEqual', () => expect(new Set([1])).toEqual(new Set([2]))],
  ['expect.toEqual', () => expect(new Date(0)).toEqual(new Date(1))],
  ['expect.toEqual', () => expect(/left/).toEqual(/right/)],
  ['expect.toEqual', () => expect([1, 2]).toEqual([1])],
  ['expect.toBeFalsy', () => expect(1).toBeFalsy()],
  ['expect.toBeNull', () => expect(1).toBeNull()],
  ['expect.toBeUndefined', () => expect(1).toBeUndefined()],
  ['expect.toBeDefined', () => expect(undefined).toBeDefined()],
  ['expect.toBeNaN', () => expect(1).toBeNaN()],
  ['expect.toBeGreaterThan', () => expect(1).toBeGreaterThan(2)],
  ['expect.toBeLessThan', () => expect(2).toBeLessThan(1)],
  ['expect.toBeCloseTo', () => expect(1).toBeCloseTo(2)],
  ['expect.toBeInstanceOf', () => expect({}).toBeInstanceOf(Map)],
  ['expect.toMatchObject', () => expect({ a: 1, b: 2 }).toMatchObject({ a: 2 })],
  ['expect.toHaveProperty', () => expect({ a: 1 }).toHaveProperty('b')],
  ['expect.toContain', () => expect([1]).toContain(2)],
  ['expect.toContainEqual', () => expect([{ a: 1 }]).toContainEqual({ a: 2 })],
  ['expect.toHaveLength', () => expect([1]).toHaveLength(2)],
  ['expect.toThrow', () => expect(() => 1).toThrow()],
  ['expect.toThrow', () => expect(thrower).toThrow(TypeError)],
  ['expect.not.toThrow', () => expect(thrower).not.toThrow()],
  ['expect.toSatisfy', () => expect(1).toSatisfy(() => false)],
  ['expect.toBeOneOf', () => expect(1).toBeOneOf([2])],
  ['expect.toHaveBeenCalled', () => expect(vi.fn()).toHaveBeenCalled()],
  ['expect.toHaveBeenCalledWith', () => expect(vi.fn()).toHaveBeenCalledWith(1)],
  ['expect.to.deep.equal', () => expect({ a: 1 }).to.deep.equal({ a: 2 })],
  ['assert.deepEqual', () => assert.deepEqual({ a: 1 }, { a: 2 })],
]

/**
 * Puts false statements to the matchers, which must reject each.
 * @param all Also one for each less common matcher.
 * @param quietly Runs matchers that end in chai's `assert` without making messages.
 * @returns How many were put, and the names of the matchers that let one pass.
 */
export function putFalseStatements(
  all: boolean,
  quietly: (run: () => void) => void,
): { readonly asked: number; readonly accepted: readonly string[] } {
  const compared = all ? [...COMPARED, ...OTHERS] : COMPARED
  const accepted: string[] = []
  const put = ([name, holds]: Statement): void => {
    try {
      holds()
      accepted[accepted.length] = name
    } catch {
      // Rejected, as it must be.
    }
  }
  const { stackTraceLimit } = Error
  // Nobody reads these stacks.
  Error.stackTraceLimit = 0
  try {
    for (const statement of THROWN) put(statement)
    quietly(() => {
      for (const statement of compared) put(statement)
    })
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
  return { asked: THROWN.length + compared.length, accepted }
}
