import { expect, test } from 'vitest'
import { loadedFindings } from '../../src/check/oracles/loaded.ts'
import { breachFindings, runnerFindings } from '../../src/check/oracles/runner.ts'
import { testValues } from '../../src/check/production/values.ts'
import type { ChannelBreach, GateRun } from '../../src/model/gate.ts'
import { seenRun } from './seen.ts'

const ended: Extract<GateRun, { state: 'ended' }> = {
  state: 'ended',
  run: seenRun().run,
  missing: [],
  late: [],
  breaches: [],
  elsewhere: [],
  rounds: [],
  milliseconds: 1,
}
const breach = (file: string, about: string): ChannelBreach => ({ kind: 'other-file', file, about })
const tampered = (file: string, ...about: readonly string[]) => ({
  rule: 'expect-tampered',
  args: { file, broken: about.map((one) => `channel to the runner: other-file (${one})`) },
  at: { file },
})

test('a run that ended and showed nothing has no finding', () => {
  expect(runnerFindings(ended)).toEqual([])
})

test.each([
  { running: [], because: 'it was ended' },
  { running: ['a.test.ts', 'b.test.ts'], because: 'it was ended, while it ran a.test.ts, b.test.ts' },
])('a run that did not end says what ran: $because', ({ running, because }) => {
  const run: GateRun = { state: 'unavailable', because: 'it was ended', timedOut: false, modules: [], running, output: '' }
  expect(runnerFindings(run)).toEqual([{ rule: 'runner-exited-early', args: { because } }])
})

test('files that took too long come before breaches', () => {
  const message = 'the file did not end in the time that a file has, and its worker was ended'
  expect(runnerFindings({ ...ended, late: ['z.test.ts'], breaches: [breach('a.test.ts', 'x')] })).toEqual([
    { rule: 'oracle-timeout', args: { test: 'z.test.ts', message }, at: { file: 'z.test.ts' } },
    tampered('a.test.ts', 'x'),
  ])
})

test('breaches are one finding a file, sorted, each said once', () => {
  const breaches = [breach('b.test.ts', 'z'), breach('a.test.ts', 'x'), breach('b.test.ts', 'y'), breach('b.test.ts', 'z')]
  expect(breachFindings(breaches)).toEqual([tampered('a.test.ts', 'x'), tampered('b.test.ts', 'y', 'z')])
})

test('of many breaches of one file twenty are told', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  expect(breachFindings(letters.map((one) => breach('a.test.ts', one)))).toEqual([tampered('a.test.ts', ...letters.slice(0, 20))])
})

test('production code that the process of the runner loads is a finding, other code of the configuration is none', () => {
  const loadedByConfig = ['src/slug.ts', 'tools/plugin.ts'].map((path) => ({ path, config: 'vitest.config.ts' }))
  expect(loadedFindings({ loadedByConfig }, (path) => path.startsWith('src/'))).toEqual([
    { rule: 'runner-loads-patch', args: { file: 'src/slug.ts', config: 'vitest.config.ts' }, at: { file: 'src/slug.ts' } },
  ])
})

test('questions and answers of tests are one finding a file, each value and test once, twenty at most', () => {
  const answer = (file: string, line: number, values: readonly (string | number)[], tests: readonly string[]) => ({
    file,
    at: { file, line },
    values,
    tests,
  })
  const many = Array.from({ length: 21 }, (_, index) => index)
  const names = many.map((index) => `t${String(index).padStart(2, '0')}.test.ts`)
  expect(
    testValues([
      answer('src/b.ts', 3, ['é', 1], ['b.test.ts']),
      answer('src/b.ts', 9, [1, 'e'], ['a.test.ts', 'b.test.ts']),
      answer('src/a.ts', 1, many, names.toReversed()),
    ]),
  ).toEqual([
    {
      rule: 'test-values-in-production',
      args: { file: 'src/b.ts', values: ['"é"', '1', '"e"'], tests: ['a.test.ts', 'b.test.ts'] },
      at: { file: 'src/b.ts', line: 3 },
    },
    {
      rule: 'test-values-in-production',
      args: { file: 'src/a.ts', values: many.slice(0, 20).map(String), tests: names.slice(0, 20) },
      at: { file: 'src/a.ts', line: 1 },
    },
  ])
})
