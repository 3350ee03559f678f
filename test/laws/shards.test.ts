import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ModuleObservation, RunObservation, TestObservation } from '../../src/model/run.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { contradictions } from '../../src/verdict/consistent.ts'
import { parseShard } from '../../src/verdict/shards/file.ts'
import { withImports } from '../../src/verdict/shards/imports.ts'
import { error, evidence, EXAMPLE, failure, moduleOf, passed, PLAIN, PROPERTY, property, propertyRun } from '../check/seen.ts'
import { diceOf, mutateBytes } from '../verdict/mutate.ts'
import { changed, handOf, judgedShards, judgedWhole, refusedShards, shardsOf, textOf, wholeRun } from '../verdict/shard-sample.ts'

const OUTCOMES: readonly Partial<TestObservation>[] = [
  {},
  {},
  { state: 'failed', errors: [error()], failures: [failure()] },
  { state: 'skipped', mode: 'skip' },
  { state: 'pending' },
  { flaky: true, retries: 1, errors: [error()], failures: [failure('aaaaaaaaaaaa')] },
  { forged: true },
  { evidence: evidence({ assertions: 0 }) },
  { declared: { cls: 'E', covers: ['src/**'] } },
  { declared: { cls: 'P', invariant: 'round-trip' }, evidence: evidence({ propertyRuns: [propertyRun()] }) },
  { location: { file: EXAMPLE, line: 3, column: 1 } },
]

const files = [
  EXAMPLE,
  PROPERTY,
  PLAIN,
  'oracle/examples/z.test.ts',
  'tests/nondet/clock.test.ts',
  'src/x.oracle.test.ts',
  'tests/😀.test.ts',
]

/** One file of a run: its place, the outcomes of its tests by number, and what became of the file itself. */
const module = fc
  .record({
    project: fc.constantFrom('', '', 'web'),
    file: fc.constantFrom(...files),
    outcomes: fc.array(fc.nat(OUTCOMES.length - 1), { maxLength: 4 }),
    hook: fc.nat(9),
    canary: fc.boolean(),
    imported: fc.option(fc.subarray(['src/a.ts', 'src/b.ts']), { nil: undefined }),
  })
  .map(({ project, file, outcomes, hook, canary, imported }): ModuleObservation => {
    const tests = outcomes.map((at, index) =>
      passed(file, index % 2 === 0 ? 'same title' : 'half \ud800 of a pair', { project, ...OUTCOMES[at] }),
    )
    return moduleOf(file, tests, {
      project,
      hookFailures: hook === 0 ? [{ owner: file, errors: [error()], failures: [failure('bbbbbbbbbbbb')] }] : [],
      ...(canary ? {} : { canary: { asked: 20, broken: ['toBe'] } }),
      ...(imported === undefined ? {} : { imported }),
    })
  })

/** A run: its files, each once in each project, the shard of each file, and what went wrong beside them. */
const runs = fc
  .record({
    modules: fc.uniqueArray(module, { selector: ({ project, file }) => `${project} ${file}`, minLength: 1, maxLength: 9 }),
    honest: fc.boolean(),
    count: fc.integer({ min: 1, max: 7 }),
    places: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    unhandled: fc.nat(3),
    interrupted: fc.nat(9),
    written: fc.nat(9),
  })
  .map(({ modules, honest, count, places, unhandled, interrupted, written }) => {
    const good = [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PROPERTY, [property()])]
    const all = honest ? [...good, ...modules.filter(({ file }) => file === PLAIN)] : modules
    const failed = all.some(({ state }) => state === 'failed')
    const thrown = all[0] !== undefined && unhandled === 0 && !honest ? [all[0].file] : []
    const changes: Partial<RunObservation> = {
      reason: interrupted === 0 && !honest ? 'interrupted' : failed ? 'failed' : 'passed',
      unhandledErrors: thrown.map((file) => ({ error: error(), failure: failure(), file })),
      writtenDuringRun: written === 0 && !honest ? ['oracle/policy.yaml'] : [],
    }
    const seen = wholeRun(all, changes)
    const parts = Array.from({ length: count }, (_, part) => seen.run.modules.filter((__, at) => (places[at] ?? 0) % count === part))
    return { seen, parts, order: places }
  })

const shuffled = <T>(items: readonly T[], order: readonly number[]): readonly T[] =>
  items
    .map((item, at) => ({ item, key: order[at] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)

describe('shards of a run', () => {
  test('have the verdict of the whole run, byte for byte, however it was split and in whatever order they come', () => {
    const seenDecisions = { allow: 0, review: 0, block: 0 }
    fc.assert(
      fc.property(runs, ({ seen, parts, order }) => {
        const whole = judgedWhole(seen)
        const merged = judgedShards(shuffled(shardsOf(seen, parts), order), handOf(seen))
        expect(canonicalText(merged)).toBe(canonicalText(whole))
        expect(contradictions(merged)).toEqual([])
        seenDecisions[whole.decision]++
      }),
      { numRuns: 250 },
    )
    expect(seenDecisions.block).toBeGreaterThan(30)
    expect(seenDecisions.allow + seenDecisions.review).toBeGreaterThan(30)
  })

  test('are refused when one is lost, when one is there twice, and when one is of another run', () => {
    fc.assert(
      fc.property(runs, fc.nat(), ({ seen, parts }, which) => {
        const shards = shardsOf(seen, parts)
        const at = which % shards.length
        const one = shards[at]
        if (one === undefined) throw new Error('there is a shard')
        const hand = handOf(seen)
        if (shards.length > 1) {
          const lost = refusedShards(
            shards.filter((shard) => shard !== one),
            hand,
          )
          expect(lost.map(({ kind }) => kind)).toEqual(['missing'])
          expect(lost[0]?.what).toContain(`${at + 1}-of-${shards.length}.json`)
        }
        const twice = refusedShards([...shards, { ...one, file: 'again.json' }], hand)
        expect(twice.map(({ kind, what }) => [kind, what.includes(one.file) && what.includes('again.json')])).toEqual([['doubled', true]])
        const foreign = changed(one, { subject: { state: 'commit', head: '3'.repeat(40), tree: '4'.repeat(40), dirty: false } })
        const other = refusedShards(
          shards.map((shard) => (shard === one ? foreign : shard)),
          hand,
        )
        expect(other.map(({ kind, what }) => [kind, what.includes(one.file)])).toEqual([['commit', true]])
      }),
      { numRuns: 60 },
    )
  })

  test('that were mangled are refused, or say what they said', () => {
    const [first] = shardsOf(wholeRun([moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PROPERTY, [property()])]), [[]])
    if (first === undefined) throw new Error('there is a shard')
    const bytes = Buffer.from(textOf(first.shard))
    let refused = 0
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const parsed = parseShard(mutateBytes(bytes, diceOf(seed)))
        if ('mistakes' in parsed) refused++
        else expect(parsed.shard).toEqual(first.shard)
      }),
      { numRuns: 500 },
    )
    expect(refused).toBeGreaterThan(400)
  })
})

describe('what files of several shards imported', () => {
  const modules = ['a.test.ts', 'b.test.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts', '../out.ts', 'node_modules/f.js']
  /** Edges between the modules, and for each module the shard that loaded it. */
  const graphs = fc.record({
    edges: fc.array(fc.tuple(fc.nat(modules.length - 1), fc.nat(modules.length - 1)), { maxLength: 14 }),
    owners: fc.array(fc.nat(2), { minLength: modules.length, maxLength: modules.length }),
  })

  test('is what one machine knows that loaded all of them', () => {
    fc.assert(
      fc.property(graphs, ({ edges, owners }) => {
        const knows = (mine: (at: number) => boolean) => ({
          project: '',
          environment: 'ssr',
          tests: ['a.test.ts', 'b.test.ts'],
          modules: modules.map((id, at) => ({
            id,
            file: id,
            imports: mine(at) ? edges.filter(([from]) => from === at).map(([, to]) => to) : [],
          })),
        })
        const tested = ['a.test.ts', 'b.test.ts'].map((file) => moduleOf(file, [], { imported: [] }))
        const [shard] = shardsOf(wholeRun([]), [[]])
        if (shard === undefined) throw new Error('there is a shard')
        const one = withImports(tested, [{ ...shard.shard, imports: [knows(() => true)] }])
        const many = withImports(
          tested,
          [0, 1, 2].map((owner) => ({ ...shard.shard, imports: [knows((at) => owners[at] === owner)] })),
        )
        expect(many).toEqual(one)
        for (const { imported } of one) expect(imported).not.toEqual(expect.arrayContaining(['../out.ts']))
      }),
      { numRuns: 200 },
    )
  })

  test('of a file whose imports its shard did not know stays unknown', () => {
    const [shard] = shardsOf(wholeRun([]), [[]])
    if (shard === undefined) throw new Error('there is a shard')
    const unknown = moduleOf('a.test.ts', [])
    const imports = [
      { project: '', environment: 'ssr', tests: ['a.test.ts'], modules: [{ id: 'a.test.ts', file: 'a.test.ts', imports: [] }] },
    ]
    expect(withImports([unknown], [{ ...shard.shard, imports }])).toEqual([unknown])
  })
})
