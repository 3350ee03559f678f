import { expect, test } from 'vitest'
import { expectAmount } from '../src/helpers.ts'

test('rejection that nobody awaits', async () => {
  void Promise.reject(new RangeError('nobody awaits'))
  await new Promise((done) => setTimeout(done, 20))
  expect(1).toBe(1)
})
test('throw in a timer', async () => {
  setTimeout(() => expectAmount(7), 1)
  await new Promise((done) => setTimeout(done, 20))
})
test('rejection with a string', async () => {
  void Promise.reject('plain')
  await new Promise((done) => setTimeout(done, 20))
})
