import { describe, expect, test } from 'vitest'
import { MAJORS } from '../support/index.ts'
import { inspected, testNamed } from './inspect.ts'

const TAGGED = `
import { describe, test, expect } from 'vitest'
import { oracle } from 'vitest-oracle'
const hoisted = oracle('P', { covers: 'hoisted.ts', invariant: 'hoisted' })
const shared = oracle('E', { covers: 'shared.ts' })
test('top', oracle('E', { covers: 'top.ts' }), () => {})
test('spread', { ...oracle('F'), timeout: 1000 }, () => {})
test('none', () => {})
describe('outer', oracle('P', { covers: ['a.ts', 'b.ts'], invariant: 'outer', seeds: 'orders' }), () => {
  test('inherits', () => {})
  test('same class', oracle('property', { covers: 'c.ts', invariant: 'own' }), () => {})
  test('other class', oracle('E'), () => {})
  test('hoisted', hoisted, () => {})
  describe('inner', oracle('P', { covers: ['b.ts', 'd.ts'] }), () => {
    test('inherits', () => {})
    test('adds', oracle('P', { covers: 'e.ts' }), () => {})
    test.each([1, 2])('each %i', oracle('P'), () => {})
    test.concurrent('concurrent', oracle('P', { covers: 'f.ts' }), async () => {})
  })
  describe('shared', shared, () => { test('by both', shared, () => {}); test('by one', () => {}) })
})
describe.each(['x', 'y'])('each %s', oracle('F', { covers: 'each.ts' }), () => { test('one', oracle('F', { covers: 'one.ts' }), () => {}) })
test.skip('skipped', oracle('N', { corpus: 'c.json' }), () => {})
test('after collection', hoisted, () => {})
`

const INSIDE = `
import { describe, test, expect } from 'vitest'
import { oracle } from 'vitest-oracle'
const later = () => new Promise((resolve) => setTimeout(resolve, 5))
test('inside', () => { expect(oracle('E', { covers: 'a.ts' }).meta.oracle).toEqual({ cls: 'E', covers: ['a.ts'] }) })
describe('suite', oracle('E', { covers: 's.ts' }), () => { test('inside', () => { oracle('E', { covers: 'a.ts' }) }) })
test('declared and inside', oracle('P', { covers: 'd.ts', invariant: 'i' }), () => { oracle('E', { covers: 'a.ts' }) })
test('retried', { retry: 2 }, ({ task }) => { oracle('E', { covers: 'a.ts' }); expect(task.result.retryCount).toBe(1) })
describe.concurrent('at once', () => {
  test('one', async () => { await later(); oracle('E', { covers: 'one.ts' }) })
  test('two', async () => { await later(); await later(); oracle('F', { covers: 'two.ts' }) })
})
test('forged', ({ task }) => { task.meta.oracle = { cls: 'P' } })
`

describe.each(MAJORS)('tags on $name', (major) => {
  test('declared, inherited, and as they are when nothing has run', async () => {
    const seen = await inspected({ 'tagged.test.mjs': TAGGED }, major)
    const tagOf = (name: string) => {
      const { declared, meta } = testNamed(seen, name)
      expect(meta.oracle).toEqual(declared.oracle)
      return declared.oracle
    }
    expect(tagOf('top')).toEqual({ cls: 'E', covers: ['top.ts'] })
    expect(tagOf('spread')).toEqual({ cls: 'F' })
    expect(tagOf('none')).toBeUndefined()
    const outer = { cls: 'P', covers: ['a.ts', 'b.ts'], invariant: 'outer', seeds: 'orders' }
    expect(tagOf('outer > inherits')).toEqual(outer)
    expect(tagOf('outer > same class')).toEqual({ ...outer, covers: ['a.ts', 'b.ts', 'c.ts'], invariant: 'own' })
    expect(tagOf('outer > other class')).toEqual({ cls: 'E', covers: ['a.ts', 'b.ts'] })
    expect(tagOf('outer > hoisted')).toEqual({ ...outer, covers: ['a.ts', 'b.ts', 'hoisted.ts'], invariant: 'hoisted' })
    const inner = { ...outer, covers: ['a.ts', 'b.ts', 'd.ts'] }
    expect(tagOf('outer > inner > inherits')).toEqual(inner)
    expect(tagOf('outer > inner > adds')).toEqual({ ...inner, covers: [...inner.covers, 'e.ts'] })
    expect(tagOf('outer > inner > each 2')).toEqual(inner)
    expect(tagOf('outer > inner > concurrent')).toEqual({ ...inner, covers: [...inner.covers, 'f.ts'] })
    const shared = { cls: 'E', covers: ['a.ts', 'b.ts', 'shared.ts'] }
    expect(tagOf('outer > shared > by both')).toEqual(shared)
    expect(tagOf('outer > shared > by one')).toEqual(shared)
    expect(tagOf('each y > one')).toEqual({ cls: 'F', covers: ['each.ts', 'one.ts'] })
    expect(tagOf('skipped')).toEqual({ cls: 'N', corpus: 'c.json' })
    expect(tagOf('after collection')).toEqual({ cls: 'P', covers: ['hoisted.ts'], invariant: 'hoisted' })
  })

  test('given inside a running test are marked as such', async () => {
    const seen = await inspected({ 'inside.test.mjs': INSIDE }, major)
    const insideOf = (name: string) => {
      const { meta } = testNamed(seen, name)
      expect(meta.oracle).toEqual(meta.oracleTagged)
      return meta.oracleTagged
    }
    expect(insideOf('inside')).toEqual({ cls: 'E', covers: ['a.ts'] })
    expect(insideOf('suite > inside')).toEqual({ cls: 'E', covers: ['s.ts', 'a.ts'] })
    expect(insideOf('declared and inside')).toEqual({ cls: 'E', covers: ['d.ts', 'a.ts'] })
    expect(insideOf('retried')).toEqual({ cls: 'E', covers: ['a.ts'] })
    expect(insideOf('at once > one')).toEqual({ cls: 'E', covers: ['one.ts'] })
    expect(insideOf('at once > two')).toEqual({ cls: 'F', covers: ['two.ts'] })
    expect(testNamed(seen, 'declared and inside').declared.oracle).toEqual({ cls: 'P', covers: ['d.ts'], invariant: 'i' })
    expect(testNamed(seen, 'forged').meta).toMatchObject({ oracle: { cls: 'P' } })
    expect(testNamed(seen, 'forged').meta.oracleTagged).toBeUndefined()
  })

  test('that are wrong fail the collection of their file, with what is known', async () => {
    const seen = await inspected(
      {
        'wrong.test.mjs': `import { test } from 'vitest'\nimport { oracle } from 'vitest-oracle'\ntest('x', oracle('Proprety'), () => {})`,
      },
      major,
    )
    expect(seen.modules[0]).toMatchObject({ state: 'failed', errors: [expect.stringContaining('Did you mean "property"?')] })
  })
})
