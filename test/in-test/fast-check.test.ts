import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { inspected, testNamed, SETTINGS } from './inspect.ts'

const FRESH = SETTINGS.freshSeed

const STARTED = `
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
const holds = fc.property(fc.nat(), (n) => n >= 0)
const breaks = fc.property(fc.nat(), (n) => n < 3)
const later = fc.asyncProperty(fc.nat(), async (n) => n >= 0)
test('assert', () => { fc.assert(holds, { numRuns: 7 }) })
test('async', async () => { await fc.assert(later) })
test('check', () => { fc.check(breaks) })
test('check async', async () => { await fc.check(later, { numRuns: 3 }) })
test('own reporter', () => { fc.assert(breaks, { reporter: () => {} }) })
test('own async reporter', async () => { await fc.assert(later, { asyncReporter: async () => {} }) })
test('no default plugins', () => { fc.assert(breaks, { noDefaultPlugins: true }) })
test('no runs', () => { fc.assert(holds, { numRuns: 0 }) })
test('pinned', () => { fc.assert(holds, { seed: 42 }) })
test('replay', () => { fc.assert(holds, { seed: ${FRESH}, path: '3' }) })
test('skips', () => { fc.assert(fc.property(fc.nat(), (n) => { fc.pre(n % 2 === 0) })) })
test('interrupted', () => { fc.assert(holds, { interruptAfterTimeLimit: 0 }) })
test('fails', () => { fc.assert(breaks) })
test('none', () => { expect(1).toBe(1) })
describe.concurrent('at once', () => {
  for (const runs of [11, 12, 13, 14, 15, 16, 17]) {
    test('runs ' + runs, async () => { await fc.assert(fc.asyncProperty(fc.nat(), async () => { await new Promise((r) => setTimeout(r, 1)) }), { numRuns: runs }) })
  }
})
`

const WITH_PROP = `
import { describe, expect } from 'vitest'
import { fc, test } from '@fast-check/vitest'
test.prop([fc.nat()], { numRuns: 5 })('array', (n) => { expect(n).toBeGreaterThanOrEqual(0) })
test.prop({ n: fc.nat() })('record', ({ n }) => n >= 0)
test.prop([fc.nat()], { seed: 9 })('own seed', (n) => n >= 0)
test('generator', ({ g }) => { expect(g(fc.nat)).toBeGreaterThanOrEqual(0) })
`

const SEALED = `
import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { oracle } from 'vitest-oracle'
const holds = (runs) => fc.assert(fc.property(fc.nat(), (n) => n >= 0), { numRuns: runs })
let calls = 0
test('unnamed', oracle('P'), () => { holds(1) })
test('orders', oracle('P', { seeds: 'orders' }), () => { holds(1) })
test('fails on one', oracle('P', { seeds: 'orders' }), () => { fc.assert(fc.property(fc.integer(), () => fc.readConfigureGlobal().seed !== -8)) })
test('own repeats', { ...oracle('P', { seeds: 'orders' }), repeats: 1 }, () => { holds(1) })
test('retried', { ...oracle('P', { seeds: 'orders' }), retry: 1 }, () => { holds(1); if (++calls === 1) throw new Error('once') })
test('example', oracle('E', { seeds: 'orders' }), () => { holds(1) })
test.concurrent('concurrent', oracle('P', { seeds: 'orders' }), async () => { holds(1) })
`

describe.each(MAJORS)('fast-check on $name', (major) => {
  const runsOf = (seen: Awaited<ReturnType<typeof inspected>>, name: string) => testNamed(seen, name).meta.oracleEvidence?.propertyRuns

  test('is recorded however it was started, and fails as it would', async () => {
    const seen = await inspected({ 'started.test.mjs': STARTED }, major)
    const plain = { seed: FRESH, path: null, runsAsked: 100, runsDone: 100, skips: 0, failed: false, interrupted: false }
    const whole = { ...plain, pinned: false, replayOnly: false, counterexample: null }
    expect(runsOf(seen, 'assert')).toEqual([{ ...whole, runsAsked: 7, runsDone: 7 }])
    expect(runsOf(seen, 'async')).toEqual([whole])
    expect(runsOf(seen, 'check async')).toEqual([{ ...whole, runsAsked: 3, runsDone: 3 }])
    expect(runsOf(seen, 'own async reporter')).toEqual([whole])
    for (const name of ['check', 'own reporter', 'no default plugins']) {
      expect(runsOf(seen, name)).toEqual([
        { ...whole, failed: true, path: expect.any(String), runsDone: expect.any(Number), counterexample: '[3]' },
      ])
      expect(testNamed(seen, name).state).toBe('passed')
    }
    expect(runsOf(seen, 'no runs')).toEqual([{ ...whole, runsAsked: 0, runsDone: 0 }])
    expect(testNamed(seen, 'no runs').meta.oracleEvidence?.assertions).toBe(0)
    expect(runsOf(seen, 'pinned')).toEqual([{ ...whole, seed: 42, pinned: true }])
    expect(runsOf(seen, 'replay')?.[0]).toMatchObject({ replayOnly: true, pinned: false })
    expect(runsOf(seen, 'skips')?.[0]?.skips).toBeGreaterThan(10)
    expect(runsOf(seen, 'interrupted')?.[0]).toMatchObject({ interrupted: true, runsDone: 0 })
    expect(runsOf(seen, 'fails')?.[0]).toMatchObject({ failed: true, counterexample: '[3]' })
    expect(testNamed(seen, 'fails')).toMatchObject({ state: 'failed', errors: [{ message: expect.stringContaining(`seed: ${FRESH}`) }] })
    expect(runsOf(seen, 'none')).toEqual([])
    for (const runs of [11, 12, 13, 14, 15, 16, 17])
      expect(runsOf(seen, `at once > runs ${runs}`)).toEqual([{ ...whole, runsAsked: runs, runsDone: runs }])
  })

  test('has its seed when @fast-check/vitest reads it', async () => {
    const files = {
      'prop.test.mjs': WITH_PROP,
      'helper.mjs': `export { fc, test } from '@fast-check/vitest'`,
      'by-helper.test.mjs': `import { fc, test } from './helper.mjs'\ntest.prop([fc.nat()])('helped', (n) => n >= 0)`,
    }
    const seen = await inspected(files, major)
    expect(runsOf(seen, `array (with seed=${FRESH})`)).toMatchObject([{ seed: FRESH, pinned: false, runsAsked: 5 }])
    expect(runsOf(seen, `record (with seed=${FRESH})`)).toMatchObject([{ seed: FRESH, pinned: false }])
    expect(runsOf(seen, 'own seed (with seed=9)')).toMatchObject([{ seed: 9, pinned: true }])
    expect(runsOf(seen, 'generator')).toMatchObject([{ seed: FRESH, pinned: false, runsAsked: 1 }])
    expect(runsOf(seen, `helped (with seed=${FRESH})`)).toMatchObject([{ seed: FRESH, pinned: false }])
  })

  test('runs property tests on every sealed integer and on the fresh seed', async () => {
    const seen = await inspected({ 'sealed.test.mjs': SEALED }, major)
    const seedsOf = (name: string) => runsOf(seen, name)?.map(({ seed }) => seed)
    expect(seedsOf('unnamed')).toEqual([1, FRESH])
    expect(seedsOf('orders')).toEqual([7, -8, FRESH])
    expect(testNamed(seen, 'orders').meta.oracleEvidence?.seeds).toEqual(['list:orders'])
    expect(runsOf(seen, 'orders')?.every(({ pinned }) => !pinned)).toBe(true)
    expect(seedsOf('own repeats')).toEqual([FRESH, FRESH])
    expect(seedsOf('retried')).toEqual([7, 7, -8, FRESH])
    expect(seedsOf('example')).toEqual([FRESH])
    expect(seedsOf('concurrent')).toEqual([FRESH])
    const failed = testNamed(seen, 'fails on one')
    expect(failed.state).toBe('failed')
    expect(failed.errors).toHaveLength(1)
    expect(failed.errors[0]?.message).toContain('seed: -8')
    expect(failed.meta.oracleEvidence?.propertyRuns.map((run) => [run.seed, run.failed])).toEqual([
      [7, false],
      [-8, true],
      [FRESH, false],
    ])
  })

  test('is found deep in helpers, by require, and beside a configuration of the project', async () => {
    const files = {
      'lib/deep.mjs': `import fc from 'fast-check'\nexport const check = () => fc.assert(fc.property(fc.nat(), () => true))`,
      'lib/helper.mjs': `export { check } from './deep.mjs'`,
      'deep.test.mjs': `import { test } from 'vitest'\nimport { check } from './lib/helper.mjs'\ntest('deep', () => { check() })`,
      'require.test.mjs': `import { test } from 'vitest'\nimport { createRequire } from 'node:module'\nconst fc = createRequire(import.meta.url)('fast-check')\ntest('required', () => { fc.assert(fc.property(fc.nat(), () => true)) })`,
      'configured.test.mjs': `import { test } from 'vitest'\nimport fc from 'fast-check'\nfc.configureGlobal({ numRuns: 4 })\ntest('configured', () => { fc.assert(fc.property(fc.nat(), () => true)) })`,
      'pinning.test.mjs': `import { test } from 'vitest'\nimport fc from 'fast-check'\nfc.configureGlobal({ seed: 5 })\ntest('pinning', () => { fc.assert(fc.property(fc.nat(), () => true)) })`,
    }
    const seen = await inspected(files, major)
    expect(runsOf(seen, 'deep')).toMatchObject([{ seed: FRESH, pinned: false }])
    expect(runsOf(seen, 'required')).toMatchObject([{ seed: FRESH, pinned: false }])
    expect(runsOf(seen, 'configured')).toMatchObject([{ seed: FRESH, pinned: false, runsAsked: 4 }])
    expect(runsOf(seen, 'pinning')).toMatchObject([{ seed: 5, pinned: true }])
  })
})
