import { connect } from 'node:net'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import breaksInside from 'breaking-dependency'
import refuse, { Account, audit, ClosedError, OverdrawnError, transfer } from '../src/account.ts'
import { descend, even, expectAmount, expectPaid, expectSettled, forever, read, wrap } from '../src/helpers.ts'

describe('classes and places', () => {
  test('method', () => { new Account(1).withdraw(2) })
  test('nested functions', () => { transfer(new Account(1), 2) })
  test('arrow function', () => { audit(new Account(1)) })
  test('constructor', () => { new Account(-1) })
  test('static method', () => { Account.open(-1) })
  test('getter', () => { void new Account(1).rate })
  test('field arrow', () => { new Account(1).save() })
  test('default export', () => { refuse(3) })
  test('async method', () => new Account(1).close())
  test('awaited async method', async () => { await new Account(1).close() })
  test('named by its constructor only', () => { throw new ClosedError('closed') })
  test('named by itself', () => { throw new OverdrawnError('closed') })
  test('named afterwards', () => { throw Object.assign(new Error('closed'), { name: 'Renamed' }) })
  test('anonymous class', () => { throw new (class extends Error {})('closed') })
  test('null prototype', () => { throw Object.assign(Object.create(null), { message: 'bare' }) })
})

describe('helpers', () => {
  test('through two helpers', () => expectPaid(99))
  test('through one helper', () => expectAmount(99))
  test('async helper', () => expectSettled(99))
  test('a callback of map', () => { [1].map((n) => expectAmount(n)) })
  test('after a timer', async () => {
    await new Promise((done) => setTimeout(done, 5))
    expectAmount(99)
  })
  test('in Promise.all', async () => { await Promise.all([expectSettled(1), Promise.resolve()]) })
  test('local function', () => {
    function local(): void {
      expect(1).toBe(2)
    }
    local()
  })
})

describe('depth', () => {
  test('recursion of 3', () => { descend(3) })
  test('recursion of 30', () => { descend(30) })
  test('mutual recursion of 6', () => { even(6) })
  test('mutual recursion of 16', () => { even(16) })
  test('no end', () => { forever(0) })
})

describe('no errors', () => {
  test('string', () => { throw 'plain text' })
  test('undefined', () => { throw undefined })
  test('null', () => { throw null })
  test('number', () => { throw 42 })
  test('object', () => { throw { code: 'E_ODD', message: 'an object' } })
  test('object without a message', () => { throw { code: 'E_ODD' } })
  test('symbol', () => { throw Symbol('odd') })
  test('rejection with a string', () => Promise.reject('plain text'))
})

describe('causes', () => {
  test('one cause', () => { read('{oops') })
  test('three layers', () => { wrap(2) })
  test('cyclic cause', () => {
    const error: Error & { cause?: unknown } = new Error('snake')
    error.cause = error
    throw error
  })
  test('cause is a string', () => { throw new Error('outer', { cause: 'inner' }) })
  test('AggregateError', () => { throw new AggregateError([new Error('first'), new TypeError('second')], 'both failed') })
  test('Promise.any', () => Promise.any([Promise.reject(new Error('first')), Promise.reject(new Error('second'))]))
  test('SuppressedError by hand', () => { throw Object.assign(new Error('late'), { name: 'SuppressedError', suppressed: new Error('early') }) })
})

describe('of the platform', () => {
  test('undefined property', () => { (undefined as unknown as { x: { y: 1 } }).x.y })
  test('not a function', () => { (5 as unknown as () => void)() })
  test('imported thing is not a function', () => { (refuse as unknown as { missing: () => void }).missing() })
  test('JSON', () => { JSON.parse('{"a":') })
  test('array length', () => { new Array(-1) })
  test('DOMException', () => { structuredClone(() => 1) })
  test('AbortSignal', async () => { AbortSignal.abort().throwIfAborted() })
  test('AbortSignal.timeout', async () => {
    const signal = AbortSignal.timeout(5)
    await new Promise((done) => setTimeout(done, 30))
    signal.throwIfAborted()
  })
  test('URL', () => { new URL('::') })
  test('missing file', () => { readFileSync(join(mkdtempSync(join(tmpdir(), 'case-')), 'none.json')) })
  test('refused connection', () => new Promise((_, fail) => { connect({ port: 1, host: '127.0.0.1' }).on('error', fail) }))
  test('eval', () => { (0, eval)('throw new Error("in eval")') })
  test('direct function', () => { new Function('throw new Error("in a function")')() })
  test('in a dependency', () => { breaksInside(() => 1) })
  test('called back by a dependency', () => { breaksInside(() => { throw new Error('called back') }) })
})

test('coloured', () => { throw new Error('\u001B[31mred\u001B[39m and \u001B[1mbold\u001B[22m') })
test('literals', () => {
  throw new Error(`job ${crypto.randomUUID()} at ${new Date().toISOString()} on port ${40000 + process.pid % 1000} in ${Math.random() * 100}ms: ${process.cwd()}`)
})
