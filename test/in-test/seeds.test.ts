import { existsSync, readdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { recordSeed, seeds } from '../../src/in-test/seeds.ts'
import { MAJORS } from '../support/index.ts'
import { inspect, inspected, testNamed, SETTINGS } from './inspect.ts'

const HEAD = `import { describe, expect, test } from 'vitest'\nimport { capture, recordSeed, seeds } from 'vitest-oracle'\n`

const CAPTURES = `${HEAD}
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
test('passes', () => { capture('pair', () => ({ a: 1 })) })
test('fails', () => { const pair = capture('Clock pair/../..', () => ({ b: 2 })); pair.b = 3; expect(pair).toEqual({ b: 2 }) })
test('several', async () => { capture('one', () => 1); await capture('two', async () => { await later(1); return [2] }); expect(1).toBe(2) })
test('bytes', () => { capture('bytes', () => new Uint8Array([1, 2, 255])); expect(1).toBe(2) })
test('buffer', () => { capture('buffer', () => Buffer.from('hi')); expect(1).toBe(2) })
test('same again', () => { capture('pair', () => ({ b: 2 })); expect(1).toBe(2) })
test('retried', { retry: 1 }, ({ task }) => { capture('attempt', () => task.result.retryCount); expect(task.result.retryCount).toBe(1) })
test.fails('as wanted', () => { capture('wanted', () => 1); expect(1).toBe(2) })
test('not JSON', () => { capture('date', () => ({ at: new Date(0) })) })
test('in vain', () => { throw new Error('before any input') })
describe.concurrent('at once', () => {
  test('first', async () => { await later(3); capture('which', () => 'first'); await later(3); expect(1).toBe(2) })
  test('second', async () => { await later(1); capture('which', () => 'second'); await later(6); expect(1).toBe(2) })
})
`

const REPLAYED = `${HEAD}
test('passes', () => { capture('pair', () => ({ a: 1 })) })
test('retried', { retry: 1 }, ({ task }) => { expect(capture('attempt', () => task.result.retryCount)).toBe(1) })
test('bytes', () => { expect(1).toBe(1) })
describe.concurrent('at once', () => {
  test('first', async () => { expect(capture('which', () => 'first')).toBe('first') })
  test('second', async () => { expect(capture('which', () => 'second')).toBe('second') })
})
`

describe('without the setup file', () => {
  test('seeds() is one random seed, the same all the time, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => warn.mockRestore())
    const [first, ...rest] = seeds('orders')
    expect(first).toMatch(/^fresh-[0-9a-f]{12}$/)
    expect(rest).toEqual([])
    expect(seeds()).toEqual([first])
    expect(warn).toHaveBeenCalledOnce()
    expect(() => Reflect.apply(seeds, undefined, [7])).toThrow('the name of a list is a string')
  })

  test.each([[''], [Number.NaN], [undefined], [{}], [true]])('recordSeed(%o) is refused', (seed) => {
    expect(() => Reflect.apply(recordSeed, undefined, [seed])).toThrow('a seed is a number, a bigint or a string that is not empty')
  })
})

describe.each(MAJORS)('seeds() on $name', (major) => {
  test('gives the list and the fresh seed, and is evidence', async () => {
    const files = {
      'file.test.mjs': `${HEAD}const at = seeds('orders')\nat.push('mine')\ntest.for(seeds('orders'))('seed %s', (seed) => { expect(seed).toBeTruthy() })`,
      'test.test.mjs': `${HEAD}test('reads', () => { expect(seeds()).toEqual(['1', 'two', '${SETTINGS.freshName}']) })\ntest('records', () => { recordSeed(42); recordSeed(7n); recordSeed('s') })\ntest('none', () => {})`,
      'unknown.test.mjs': `${HEAD}test('unknown', () => { seeds('order') })\ntest('inherited', () => { seeds('toString') })`,
    }
    const seen = await inspected(files, major)
    const seedsOf = (name: string) => testNamed(seen, name).meta.oracleEvidence?.seeds
    for (const seed of ['7', '-8', 'abc', SETTINGS.freshName]) expect(seedsOf(`seed ${seed}`)).toEqual(['list:orders'])
    expect(seen.modules.find(({ file }) => file === 'file.test.mjs')?.tests).toHaveLength(4)
    expect(seedsOf('reads')).toEqual(['list:'])
    expect(seedsOf('records')).toEqual(['42', '7', 's'])
    expect(seedsOf('none')).toEqual([])
    expect(testNamed(seen, 'unknown').errors[0]?.message).toContain('there is no seed list "order". Known are the unnamed one, "orders".')
    expect(testNamed(seen, 'inherited').errors[0]?.message).toContain('there is no seed list "toString"')
  })
})

describe.each(MAJORS)('capture() on $name', (major) => {
  test('keeps what a failing test saw, by content', async () => {
    const { project, ...seen } = await inspect({ 'captures.test.mjs': CAPTURES }, major)
    onTestFinished(() => project.dispose())
    const capturesOf = (name: string) => testNamed(seen, name).meta.oracleEvidence?.captures ?? []
    const contentOf = (name: string) => capturesOf(name).map(({ file }) => project.read(file))
    expect(contentOf('fails')).toEqual(['{\n  "b": 2\n}\n'])
    const sha256 = createHash('sha256').update('{\n  "b": 2\n}\n').digest('hex')
    expect(capturesOf('fails')).toEqual([{ name: 'Clock pair/../..', file: `.oracle/corpus/clock-pair-${sha256}.json`, sha256 }])
    expect(contentOf('several').map((text) => JSON.parse(text))).toEqual([
      {
        version: 1,
        inputs: [
          { name: 'one', value: 1 },
          { name: 'two', later: 1, value: [2] },
        ],
      },
    ])
    expect(capturesOf('several')).toMatchObject([
      { name: 'one, two', file: expect.stringMatching(/\/one-two-[0-9a-f]{64}\.captures\.json$/) },
    ])
    expect(capturesOf('bytes')[0]?.sha256).toBe(
      createHash('sha256')
        .update(new Uint8Array([1, 2, 255]))
        .digest('hex'),
    )
    expect(contentOf('buffer')).toEqual(['hi'])
    expect(capturesOf('same again')).toMatchObject([{ sha256 }])
    expect(contentOf('retried')).toEqual(['0\n'])
    for (const name of ['passes', 'as wanted', 'in vain']) expect(capturesOf(name)).toEqual([])
    expect(testNamed(seen, 'not JSON').errors[0]?.message).toContain('capture("date"): $.at is a Date')
    expect(contentOf('at once > first')).toEqual(['"first"\n'])
    expect(contentOf('at once > second')).toEqual(['"second"\n'])
    const all = ['fails', 'several', 'bytes', 'buffer', 'same again', 'retried', 'at once > first', 'at once > second'].flatMap(capturesOf)
    expect(readdirSync(join(project.root, '.oracle', 'corpus')).toSorted()).toEqual(
      [...new Set(all.map(({ file }) => file.slice('.oracle/corpus/'.length)))].toSorted(),
    )
  })

  test('gives what was kept to the test that is replayed, and to no other', async () => {
    const replay = [
      { project: '', file: '', titles: ['at once', 'first'], anyName: true, inputs: [{ name: 'any', value: 'kept' }] },
      { project: '', file: '', titles: ['retried'], anyName: false, inputs: [{ name: 'attempt', value: 7 }] },
      { project: '', file: '', titles: ['bytes'], anyName: false, inputs: [] },
    ]
    const { project, ...seen } = await inspect({ 'captures.test.mjs': REPLAYED }, major, { settings: { replay, keepAll: true } })
    onTestFinished(() => project.dispose())
    const answers = seen.modules.flatMap(({ tests }) =>
      tests.map(({ name, meta, errors }) => [name, meta.oracleEvidence?.replayed, errors[0]?.message]),
    )
    expect(answers).toEqual([
      ['passes', undefined, undefined],
      ['retried', 1, 'expected 7 to be 1 // Object.is equality'],
      ['bytes', 0, undefined],
      ['at once > first', 1, "expected 'kept' to be 'first' // Object.is equality"],
      ['at once > second', undefined, undefined],
    ])
    expect(
      readdirSync(join(project.root, '.oracle', 'corpus'))
        .map((file) => file.replace(/-[0-9a-f]{64}/, ''))
        .toSorted(),
    ).toEqual(['pair.json', 'which.json'])
  })

  test('writes nothing where a link leads out of the project', async () => {
    const outside = await inspect({ 'a.test.mjs': `${HEAD}test('a', () => {})` }, major)
    const link = `${HEAD}import { symlinkSync } from 'node:fs'\nsymlinkSync(${JSON.stringify(outside.project.root)}, '.oracle')\ntest('a', () => { capture('x', () => 1); expect(1).toBe(2) })`
    const { project, ...seen } = await inspect({ 'a.test.mjs': link }, major)
    onTestFinished(() => {
      project.dispose()
      outside.project.dispose()
    })
    expect(testNamed(seen, 'a').errors.map(({ message }) => message)).toEqual(['expected 1 to be 2 // Object.is equality'])
    expect(testNamed(seen, 'a').meta.oracleEvidence?.captures).toEqual([])
    expect(seen.stdout).toContain('was not kept')
    expect(existsSync(join(outside.project.root, 'corpus'))).toBe(false)
  })
})
