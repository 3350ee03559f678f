import { describe, expect, test } from 'vitest'
import type { ErrorObservation, StackFrame } from '../../../src/model/run.ts'
import { functionName, signedPlaces } from '../../../src/observe/failure/place.ts'

test.each([
  ['', '<anonymous>'],
  ['<anonymous>', '<anonymous>'],
  ['Object.<anonymous>', '<anonymous>'],
  ['async Object.<anonymous>', '<anonymous>'],
  ['Timeout._onTimeout', '<anonymous>'],
  ['default', '<anonymous>'],
  ['__vite_ssr_export_default__', '<anonymous>'],
  ['withdraw', 'withdraw'],
  ['async withdraw', 'withdraw'],
  ['Account.withdraw', 'withdraw'],
  ['Function.open', 'open'],
  ['Account.open', 'open'],
  ['new Account', 'Account'],
  ['async new Account', 'Account'],
  ['get rate', 'rate'],
  ['Account.get rate [as rate]', 'rate'],
  ['Object.run [as check]', 'run'],
  ['Account.#settle', '#settle'],
  ['Module.transfer', 'transfer'],
  ['Proxy.transfer', 'transfer'],
  ['__vite_ssr_import_0__.transfer', 'transfer'],
  ['(0, __vite_ssr_import_0__.transfer)', 'transfer'],
  ['transfer$1', 'transfer'],
  ['eval', 'eval'],
])('the name of %j is %s', (method, name) => {
  expect(functionName(method)).toBe(name)
})

/** Written from the test down to the throw, as `a b c` in one file. */
function error(names: string, message = 'x', cause?: ErrorObservation): ErrorObservation {
  const frames = names
    .split(' ')
    .filter(Boolean)
    .map((method): StackFrame => ({ method, file: 'a.ts', line: 1, column: 1 }))
  return { name: 'Error', message, frames: frames.toReversed(), ...(cause === undefined ? {} : { cause }) }
}
const places = (failure: ErrorObservation): string =>
  signedPlaces(failure)
    .map((place) => place.replace('@a.ts', ''))
    .join(' ')

describe('places', () => {
  test.each([
    ['no frames', error(''), ''],
    ['in order', error('test a b'), 'test a b'],
    ['nested callbacks without a name', error('<anonymous> <anonymous> a'), '<anonymous> a'],
    ['recursion', error('test a b b b'), 'b'],
    ['recursion of another depth', error('b b b b b b b b b b'), 'b'],
    ['what a recursion calls', error('test b b c d'), 'b c d'],
    ['mutual recursion that ends in one', error('test a b a b a'), 'a b a'],
    ['mutual recursion that ends in the other', error('b a b a b'), 'a b'],
    ['mutual recursion through callbacks', error('test a <anonymous> a <anonymous> a c'), '<anonymous> a c'],
    ['an overflow in one', error('a b a b a', 'Maximum call stack size exceeded'), 'a b'],
    ['an overflow in the other', error('b a b a b', 'Maximum call stack size exceeded'), 'a b'],
    ['a cause deeper down', error('test a', 'x', error('test a b c')), 'test a b c'],
    ['a cause elsewhere', error('test a', 'x', error('timer b')), 'test a timer b'],
    ['a cause without frames', error('test a', 'x', error('')), 'test a'],
  ])('%s', (_what, failure, expected) => {
    expect(places(failure)).toBe(expected)
  })

  test('of a very deep stack, both ends', () => {
    const deep = error(Array.from({ length: 90 }, (_, at) => `f${at}`).join(' '))
    expect(signedPlaces(deep)).toHaveLength(32)
    expect(places(deep)).toMatch(/^f0 f1 .* f89$/)
  })
})
