import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/model/replay/decode.ts'
import { encode } from '../../src/model/replay/encode.ts'
import { drawFrom, freshArguments, reachesOutside } from '../../src/model/replay/fresh.ts'
import { placed, placesFor, rewriter } from '../../src/model/replay/places.ts'

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

describe('values as text', () => {
  test('a value comes back as it was', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const text = encode(value)?.text ?? ''
        const back = decode(text)
        expect(back).toEqual(value)
        expect(encode(back)?.text).toBe(text)
      }),
    )
  })

  test.each<[string, unknown, unknown]>([
    ['0 and -0', 0, -0],
    ['NaN and null', NaN, null],
    ['undefined and a hole', [undefined], Array(1)],
    ['an object and one without prototype', {}, Object.create(null)],
    ['a number and a bigint', 1, 1n],
    ['an error and another', new Error('a'), new TypeError('a')],
    ['a list and what looks like a tag', [['u']], [undefined]],
    ['a set and a list', new Set([1]), [1]],
    ['an instance and a plain object', new (class A {})(), {}],
  ])('%s are told apart', (_, left, right) => {
    expect(encode(left)?.text).not.toBe(encode(right)?.text)
  })

  test('what is met twice is one thing, also in a circle', () => {
    const shared = { n: 1 }
    const circle: { self?: unknown; parts: unknown[] } = { parts: [shared, shared] }
    circle.self = circle
    const back = decode(encode(circle)?.text ?? '') as typeof circle
    expect(back.self).toBe(back)
    expect(back.parts[0]).toBe(back.parts[1])
  })

  test('what has no text says so, and no code of a value is called', () => {
    let called = 0
    const value = {
      get secret() {
        called++
        return 1
      },
      on: () => 1,
    }
    expect(encode(value)).toMatchObject({ decodable: false, opaque: true })
    expect(encode(Promise.resolve(1))).toMatchObject({ decodable: false, opaque: true })
    expect(encode(new (class A { b = 1 })())).toMatchObject({ decodable: false, opaque: false }) // prettier-ignore
    expect(called).toBe(0)
    expect(encode(Array.from({ length: 30 }), { most: 20 })).toBeNull()
  })

  test('the folder of a project has a word of its own', () => {
    const here = '/tmp/a b/app'
    const rewrite = rewriter(placesFor(here), '/tmp')
    const text = encode([`${here}/x.txt`, `file:///tmp/a%20b/app/y.txt`, '/tmp/z'], { rewrite })?.text ?? ''
    expect(text).not.toContain('/tmp')
    expect(decode(placed(text, '/srv/app', '/var/t'))).toEqual(['/srv/app/x.txt', 'file:///srv/app/y.txt', '/var/t/z'])
  })
})

describe('fresh inputs', () => {
  const lists = fc.array(fc.tuple(fc.integer(), fc.string(), fc.array(fc.nat())), { minLength: 1, maxLength: 6 })

  test('have the shape of recorded ones, stay within them, and are the same for the same seed', () => {
    fc.assert(
      fc.property(lists, fc.string(), (calls, seed) => {
        const texts = calls.map((call) => encode(call)?.text ?? '')
        const [first = ''] = texts
        const fresh = freshArguments(first, texts, drawFrom(seed))
        expect(freshArguments(first, texts, drawFrom(seed))).toBe(fresh)
        if (fresh === null) return
        expect(texts).not.toContain(fresh)
        const [number, text, list] = decode(fresh) as [number, string, number[]]
        const numbers = calls.map(([n]) => n)
        if (new Set(numbers).size > 1) {
          expect(number).toBeGreaterThanOrEqual(Math.min(...numbers))
          expect(number).toBeLessThanOrEqual(Math.max(...numbers))
        }
        expect(Number.isInteger(number)).toBe(true)
        expect(typeof text).toBe('string')
        expect(list.every((item) => Number.isInteger(item) && item >= 0)).toBe(true)
      }),
    )
  })

  test('are not made of what stands for something outside', () => {
    expect(['../x', '/tmp/x', 'a@b.c', 'C:\\x', 'http://a'].map((text) => reachesOutside(encode([text])?.text ?? ''))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(reachesOutside(encode(['Hello, World!', 3])?.text ?? '')).toBe(false)
  })
})
