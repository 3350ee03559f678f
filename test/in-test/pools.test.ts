import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { inspected, testNamed, SETTINGS } from './inspect.ts'

const FILE = (name: string) => `
import { describe, expect, test } from 'vitest'
import assert from 'node:assert'
import fc from 'fast-check'
import { oracle, seeds } from 'vitest-oracle'
describe('${name}', oracle('P', { covers: '${name}.mjs' }), () => {
  test('property', oracle('P', { seeds: 'orders' }), () => { fc.assert(fc.property(fc.nat(), (n) => n >= 0), { numRuns: 2 }) })
  test('two', () => { expect(1).toBe(1); assert(true); expect(2).toMatchInlineSnapshot('2') })
  test.for(seeds())('seed %s', () => {})
})
`
const PLAIN = `import { expect, test } from 'vitest'\ntest('plain', () => { expect(1).toBe(1) })`
const TAMPERS = `import { expect, test } from 'vitest'\ntest('tampers', () => { Object.is = () => true; expect(1).toBe(2) })`

const FILES = { 'a.test.mjs': FILE('a'), 'b.test.mjs': FILE('b'), 'c.test.mjs': PLAIN, 'z.test.mjs': TAMPERS }

const POOLS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['forks', ['--pool=forks']],
  ['threads', ['--pool=threads']],
  ['vmForks', ['--pool=vmForks']],
  ['vmThreads', ['--pool=vmThreads']],
  ['forks without isolation', ['--pool=forks', '--no-isolate', '--maxWorkers=1']],
  ['threads without isolation', ['--pool=threads', '--no-isolate', '--maxWorkers=1']],
  ['one worker', ['--maxWorkers=1', '--no-file-parallelism']],
  ['shuffled', ['--sequence.shuffle']],
  ['concurrent by configuration', ['--sequence.concurrent']],
]

describe.each(MAJORS)('evidence on $name', (major) => {
  test.each(POOLS)('is whole with %s', async (_name, args) => {
    const seen = await inspected(FILES, major, { args })
    expect(seen.unhandled).toEqual([])
    const concurrent = args.includes('--sequence.concurrent')
    for (const file of ['a', 'b']) {
      const property = testNamed(seen, `${file} > property`).meta
      expect(property.oracle).toEqual({ cls: 'P', covers: [`${file}.mjs`], seeds: 'orders' })
      expect(property.oracleEvidence?.propertyRuns.map(({ seed, pinned }) => [seed, pinned])).toEqual(
        (concurrent ? [SETTINGS.freshSeed] : [7, -8, SETTINGS.freshSeed]).map((seed) => [seed, false]),
      )
      // Each test of these files is repeated for the two seeds of its list; the unnamed list has one integer.
      expect(testNamed(seen, `${file} > two`).meta.oracleEvidence?.assertions).toBe(concurrent ? 3 : 6)
      expect(testNamed(seen, `${file} > seed two`).meta.oracleEvidence?.seeds).toEqual(['list:'])
    }
    expect(testNamed(seen, 'plain').meta.oracleEvidence).toEqual({ assertions: 1, propertyRuns: [], seeds: [], captures: [] })
    const broken = Object.fromEntries(seen.modules.map(({ file, canary }) => [file, canary?.broken]))
    expect(broken['z.test.mjs']).toEqual(expect.arrayContaining(['Object.is']))
    // Files that share a realm share what one of them did to it; Vitest 4 gives all files of a worker one context in its vm pools.
    const shared = args.includes('--no-isolate') || (major.version === 4 && args.some((arg) => arg.includes('=vm')))
    if (!shared) expect(broken).toMatchObject({ 'a.test.mjs': [], 'b.test.mjs': [], 'c.test.mjs': [] })
  })

  test('is whole with globals, and with the setup file in the configuration', async () => {
    const files = { 'g.test.mjs': `test('global', () => { expect(1).toBe(1); expect.soft(2).toBe(2) })` }
    const config = `globals: true, setupFiles: ['vitest-oracle/setup'], isolate: false, maxWorkers: 1`
    const seen = await inspected({ ...files, 'h.test.mjs': PLAIN }, major, { config })
    expect(testNamed(seen, 'global').meta.oracleEvidence?.assertions).toBe(2)
    expect(testNamed(seen, 'plain').meta.oracleEvidence?.assertions).toBe(1)
  })

  test('is whole in a run without settings', async () => {
    const config = `setupFiles: ['vitest-oracle/setup']`
    const seen = await inspected({ 'a.test.mjs': FILE('a') }, major, { config, setup: 'none' })
    expect(seen.modules[0]?.state).toBe('passed')
    expect(testNamed(seen, 'a > two').meta.oracleEvidence?.assertions).toBe(3)
    expect(testNamed(seen, 'a > property').meta.oracleEvidence?.seeds).toEqual([])
  })

  test('leaves no way to the runner', async () => {
    const locked = `
import { expect, test } from 'vitest'
test('channel', () => {
  const worker = globalThis.__vitest_worker__
  expect(() => { worker.rpc = {} }).toThrow('locked')
  expect(() => { globalThis.__vitest_worker__ = {} }).toThrow(TypeError)
  expect(() => Object.defineProperty(worker, 'rpc', { value: {} })).toThrow(TypeError)
  expect(() => { process._send = () => {} }).toThrow(TypeError)
  expect(process.send({ m: 'onUnhandledError', a: [{ message: 'forged' }, 'Unhandled Error'], t: 'q', i: 'x' })).toBe(true)
})
test('callback', async () => { await new Promise((resolve) => process.send('x', resolve)) })
`
    const seen = await inspected({ 'locked.test.mjs': locked }, major, { args: ['--pool=forks'] })
    expect(seen.unhandled).toEqual([])
    expect(seen.modules[0]?.tests.map(({ name, state, errors }) => [name, state, errors])).toEqual([
      ['channel', 'passed', []],
      ['callback', 'passed', []],
    ])
  })
})
