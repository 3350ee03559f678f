import { fc as vfc, test as ftest } from '@fast-check/vitest'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { descend, expectAmount } from '../src/helpers.ts'

describe('fc.assert', () => {
  test('matcher', () => { fc.assert(fc.property(fc.nat(), (n) => { expect(n).toBeLessThan(10) })) })
  test('matcher on strings', () => { fc.assert(fc.property(fc.string(), (text) => { expect(text).toBe([...text].reverse().join('').slice(0, 3)) })) })
  test('matcher on lists', () => { fc.assert(fc.property(fc.array(fc.integer()), (list) => { expect(list.toSorted()).toEqual(list) })) })
  test('helper', () => { fc.assert(fc.property(fc.nat(), (n) => { expectAmount(n + 101) })) })
  test('returns false', () => { fc.assert(fc.property(fc.nat(), (n) => n < 5)) })
  test('throws', () => { fc.assert(fc.property(fc.nat(20), (n) => { if (n > 3) descend(n) })) })
  test('throws a string', () => { fc.assert(fc.property(fc.nat(), (n) => { if (n > 3) throw 'too much' })) })
  test('async', async () => { await fc.assert(fc.asyncProperty(fc.nat(), async (n) => { await Promise.resolve(); expect(n).toBeLessThan(10) })) })
  test('async timeout', async () => { await fc.assert(fc.asyncProperty(fc.nat(), () => new Promise<void>(() => {})), { timeout: 20 }) })
  test('preconditions', () => { fc.assert(fc.property(fc.nat(), () => fc.pre(false))) })
  test('commands', () => {
    const bump = fc.constant({ check: () => true, run: (_: object, real: { n: number }) => { real.n += 1; expect(real.n).toBeLessThan(3) }, toString: () => 'bump' })
    fc.assert(fc.property(fc.commands([bump]), (commands) => { fc.modelRun(() => ({ model: {}, real: { n: 0 } }), commands) }))
  })
  test('verbose', () => { fc.assert(fc.property(fc.nat(), (n) => { expect(n).toBeLessThan(10) }), { verbose: 2 }) })
  test('with the error in the report', () => { fc.assert(fc.property(fc.nat(), (n) => { expect(n).toBeLessThan(10) }), { includeErrorInReport: true }) })
})

describe('@fast-check/vitest', () => {
  ftest.prop([vfc.nat()])('array', (n) => { expect(n).toBeLessThan(10) })
  ftest.prop({ n: vfc.nat() })('record', ({ n }) => { expect(n).toBeLessThan(10) })
  ftest.prop([vfc.nat()])('returns false', (n) => n < 5)
  ftest('worker', { }, ({ g }) => { expect(g(vfc.nat)).toBeLessThan(0) })
})
