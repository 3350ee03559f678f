import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { capture } from '../../src/in-test/capture.ts'
import { plainJson } from '../../src/in-test/plain-json.ts'

class Price {
  readonly cents = 1
}
const cycle: Record<string, unknown> = { a: {} }
cycle['b'] = [cycle]

describe('a captured value', () => {
  test('of JSON comes back the same', () => {
    fc.assert(
      // JSON text has a -0 and no way to write one: what came back from text once is what text can hold.
      fc.property(
        fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value))),
        (value) => {
          expect(JSON.parse(JSON.stringify(plainJson('x', value)))).toEqual(value)
        },
      ),
    )
  })

  test.each([
    ['undefined', undefined, '$ is undefined'],
    ['an undefined key', { a: { b: undefined } }, '$.a.b is undefined'],
    ['a hole', Object.assign(Array.from({ length: 1 }), { 2: 2 }), '$[0] is undefined'],
    ['NaN', { 'a b': [Number.NaN] }, '$["a b"][0] is NaN'],
    ['-0', [-0], '$[0] is -0'],
    ['a bigint', { id: 1n }, '$.id is a bigint'],
    ['a function', { f: () => 1 }, '$.f is a function'],
    ['a Date', { at: [new Date(0)] }, '$.at[0] is a Date'],
    ['a Map', new Map(), '$ is a Map'],
    ['an instance', { price: new Price() }, '$.price is a Price'],
    ['a cycle', cycle, '$.b[0] is an object that holds itself'],
    ['a symbol key', { [Symbol('s')]: 1 }, '$ is an object with the key Symbol(s)'],
  ])('that is or holds %s is refused with its place', (_name, value, place) => {
    expect(() => plainJson('pair', value)).toThrow(`capture("pair"): ${place};`)
  })

  test('is what produce gave, also without the setup file', async () => {
    const value = { a: 1 }
    expect(capture('x', () => value)).toBe(value)
    await expect(capture('x', () => Promise.resolve(value))).resolves.toBe(value)
    await expect(capture('x', () => Promise.reject(new RangeError('no')))).rejects.toThrow('no')
    expect(() => capture('x', () => new Date())).toThrow('$ is a Date')
    expect(() => capture('', () => 1)).toThrow('the name must be a string that is not empty')
    expect(() => Reflect.apply(capture, undefined, ['x', 1])).toThrow('must be a function')
  })
})
