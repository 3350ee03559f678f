import { chai, expect } from 'vitest'

/** Matchers that ask a received value whether it is a matcher itself, and then believe it. */
const EQUALITY: ReadonlySet<unknown> = new Set(['toEqual', 'toStrictEqual', 'toMatchObject', 'toContainEqual', 'toHaveProperty', 'toBe'])
const MAX_VALUES = 200

const asymmetric: object = Object.getPrototypeOf(Object.getPrototypeOf(expect.anything()))
const { getOwnPropertyDescriptor, keys } = Object
const { isPrototypeOf } = Object.prototype
const { isArray } = Array

/**
 * Whether the value that an equality matcher received holds an object that brings an `asymmetricMatch` method of its own: to Vitest it
 * equals whatever that method says. Looks at the first 200 values, without calling getters.
 */
export function isDisguised(assertion: object): boolean {
  const flag: (of: object, name: string) => unknown = Reflect.get(chai.util, 'flag')
  return EQUALITY.has(flag(assertion, '_name')) && holdsMatcher(flag(assertion, 'object'))
}

function holdsMatcher(received: unknown): boolean {
  const seen: object[] = []
  const waiting: unknown[] = [received]
  for (let at = 0; at < waiting.length && at < MAX_VALUES; at++) {
    const value = waiting[at]
    if (typeof value !== 'object' || value === null || seen.includes(value)) continue
    seen.push(value)
    if (isMatcherOfItsOwn(value)) return true
    if (waiting.length < MAX_VALUES) waiting.push(...inner(value))
  }
  return false
}

function isMatcherOfItsOwn(value: object): boolean {
  if (!('asymmetricMatch' in value)) return false
  return !Reflect.apply(isPrototypeOf, asymmetric, [value]) || getOwnPropertyDescriptor(value, 'asymmetricMatch') !== undefined
}

function inner(value: object): readonly unknown[] {
  if (isArray(value)) return value.slice(0, MAX_VALUES)
  return keys(value)
    .slice(0, MAX_VALUES)
    .map((key): unknown => getOwnPropertyDescriptor(value, key)?.value)
}
