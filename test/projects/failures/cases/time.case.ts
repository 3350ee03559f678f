import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { expectAmount } from '../src/helpers.ts'

const never = (): Promise<void> => new Promise(() => {})

describe('timeouts', () => {
  test('of the test', never, 40)
  test('of the test, by option', { timeout: 30 }, async () => { await never() })
  test('with an aborted wait', async ({ signal }) => { await new Promise((_, fail) => { signal.addEventListener('abort', () => fail(signal.reason)) }) }, 30)
  test('of a done callback', (context) => new Promise<void>(() => { void context }), 35)
})

describe('beforeAll timeout', () => { beforeAll(never, 40); test('never runs', () => {}) })
describe('afterAll timeout', () => { afterAll(never, 40); test('runs', () => {}) })
describe('beforeEach timeout', () => { beforeEach(never, 40); test('never runs', () => {}) })
describe('afterEach timeout', () => { afterEach(never, 40); test('runs', () => {}) })
describe('beforeAll throws', () => { beforeAll(() => { throw new Error('no database') }); test('never runs', () => {}) })
describe('afterAll throws', () => { afterAll(() => { throw new Error('no database') }); test('runs', () => {}) })
describe('beforeEach throws', () => { beforeEach(() => expectAmount(1)); test('never runs', () => {}) })
describe('afterEach throws', () => { afterEach(() => expectAmount(1)); test('runs', () => {}) })
describe('both throw', () => { afterEach(() => { throw new Error('after') }); test('runs', () => { throw new Error('test') }) })
describe('cleanup of beforeEach throws', () => { beforeEach(() => () => { throw new Error('cleanup') }); test('runs', () => {}) })
test('onTestFinished throws', () => { onTestFinished(() => { throw new Error('finish') }) })

const withFixture = test.extend<{ db: number }>({ db: async ({}, use) => { if (Date.now()) throw new Error('no fixture'); await use(1) } })
withFixture('fixture throws', ({ db }) => { expect(db).toBe(1) })
test.fails('expected to fail, passes', () => {})
test('skips by throw', () => { expect(1).toBe(1) })
