/** A small project with a test of each class, as files by path. */
export const ORACLE_PROJECT: Readonly<Record<string, string>> = {
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'
    export default defineConfig({ test: { include: ['tests/**/*.test.ts', 'oracle/**/*.test.ts'], reporters: [['vitest-oracle/reporter', { inventory: true }]] } })`,
  'src/sum.ts': `export const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0)`,
  'oracle/policy.yaml': `version: 1
classes:
  nondeterministic: ["tests/clock.test.ts > tick"]
fixtures:
  files: ["oracle/fixtures/**", "!**/*.test.ts"]
  schemas:
    - { files: "oracle/fixtures/sums/*.json", schema: oracle/schemas/sum.json }
`,
  'oracle/INVARIANTS.md': '- `sum-order`: a sum does not depend on the order\n',
  'oracle/seeds.txt': '1\n7\n[lists]\nl-1\nl-2\n',
  'oracle/schemas/sum.json': '{ "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object" }',
  'oracle/fixtures/sums/a.json': '{ "all": [1, 2], "sum": 3 }\n',
  'oracle/fixtures/sums/b.json': '{ "all": [], "sum": 0 }\n',
  'oracle/fixtures/sums.test.ts': `import { readFileSync } from 'node:fs'
    import { expect, test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    import { sum } from '../../src/sum.ts'
    test.each(['a', 'b'])('sums %s', oracle('F', { covers: 'src/sum.ts' }), (name) => {
      const one = JSON.parse(readFileSync(new URL('./sums/' + name + '.json', import.meta.url), 'utf8'))
      expect(sum(one.all)).toBe(one.sum)
    })`,
  'oracle/examples/sum.test.ts': `import { expect, test } from 'vitest'
    import { sum } from '../../src/sum.ts'
    test('one and two', () => { expect(sum([1, 2])).toBe(3) })
    test('one and two', () => { expect(sum([2, 1])).toBe(3) })`,
  'oracle/properties/sum.test.ts': `import { test as propTest, fc } from '@fast-check/vitest'
    import { describe, expect, test } from 'vitest'
    import { oracle, seeds } from 'vitest-oracle'
    import { sum } from '../../src/sum.ts'
    describe('sum', oracle('P', { invariant: 'sum-order', covers: 'src/sum.ts' }), () => {
      propTest.prop([fc.array(fc.nat())])('reversed', (all) => { expect(sum([...all].reverse())).toBe(sum(all)) })
      test.for(seeds('lists'))('of %s', (seed) => { expect(sum([seed.length])).toBe(seed.length) })
    })`,
  'oracle/known-bad/a.patch': '--- a\n',
  'tests/clock.test.ts': `import { expect, test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    test('tick', oracle('N'), () => { expect(1).toBe(1) })`,
  'tests/sum.test.ts': `import { expect, test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    test('claims too much', oracle('E'), () => { expect(1).toBe(1) })
    test('plain', () => { expect(1).toBe(1) })`,
}
