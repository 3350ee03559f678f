import { describe, expect, test } from 'vitest'
import type { ShardRun } from '../../src/model/shard.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { encodeShard, parseShard } from '../../src/verdict/shards/file.ts'
import { EXAMPLE, moduleOf, passed, PROPERTY, property } from '../check/seen.ts'
import { shardsOf, textOf, wholeRun } from './shard-sample.ts'

const MODULES = [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PROPERTY, [property()])]
const [NAMED] = shardsOf(wholeRun(MODULES), [MODULES])
if (NAMED === undefined) throw new Error('there is a shard')
const SHARD: ShardRun = NAMED.shard
const { digest: _digest, ...CONTENT } = SHARD
const { run } = CONTENT
const [first, second] = run.modules as readonly [ShardRun['run']['modules'][number], ShardRun['run']['modules'][number]]

test('a shard is read as it was written', () => {
  expect(parseShard(Buffer.from(textOf(SHARD)))).toEqual({ shard: SHARD })
})

describe('what no honest shard holds is neither written nor read', () => {
  const rows: readonly { readonly name: string; readonly content: Omit<ShardRun, 'digest'>; readonly where: string }[] = [
    { name: 'the third of two', content: { ...CONTENT, shard: { index: 3, count: 2 } }, where: '/shard/index' },
    { name: 'half a shard', content: { ...CONTENT, shard: { index: 0.5, count: 2 } }, where: '/shard/index' },
    { name: 'a day that is none', content: { ...CONTENT, startedAt: '2026-13-41T00:00:00.000Z' }, where: '/startedAt' },
    { name: 'less than no time', content: { ...CONTENT, milliseconds: -1 }, where: '/startedAt' },
    { name: 'leases of no day', content: { ...CONTENT, now: '2026-13-41T00:00:00.000Z' }, where: '/now' },
    { name: 'a run in watch mode', content: { ...CONTENT, run: { ...run, kind: 'watch' } }, where: '/run/kind' },
    {
      name: 'that it is a shard as a limit',
      content: { ...CONTENT, run: { ...run, limits: [{ kind: 'shard', because: 'shard 1 of 1' }] } },
      where: '/run/limits',
    },
    { name: 'a file that nobody expected', content: { ...CONTENT, expected: CONTENT.expected.slice(1) }, where: '/run/modules/0' },
    {
      name: 'a test below another file',
      content: { ...CONTENT, run: { ...run, modules: [first, { ...second, tests: first.tests }] } },
      where: '/run/modules/1',
    },
    {
      name: 'a test below another project',
      content: {
        ...CONTENT,
        run: { ...run, modules: [first, { ...second, tests: second.tests.map((one) => ({ ...one, project: 'web' })) }] },
      },
      where: '/run/modules/1',
    },
    { name: 'a word too many', content: Object.assign({ decision: 'allow' }, CONTENT), where: '' },
  ]
  test.for(rows)('$name', ({ content, where }) => {
    expect(encodeShard(content)).toMatchObject({ mistakes: [{ where }] })
    const parsed = parseShard(Buffer.from(canonicalText({ ...content, digest: 'a'.repeat(64) })))
    expect(parsed).toMatchObject({ mistakes: [{ remedy: expect.stringContaining('Run this shard again') }] })
  })
})

test('a later version is refused as such', () => {
  const parsed = parseShard(Buffer.from(canonicalText({ ...SHARD, schemaVersion: 2 })))
  expect(parsed).toMatchObject({ mistakes: [{ where: '/schemaVersion', what: expect.stringContaining('knows 1 only') }] })
})
