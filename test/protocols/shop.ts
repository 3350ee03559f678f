/** The project that the rows of the decision tables are played on: a few functions, and an oracle tree of every class. */
export const SHOP: Readonly<Record<string, string>> = {
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/**/*.test.ts', 'oracle/**/*.test.ts'], reporters: ['dot', 'vitest-oracle/reporter'] },
})
`,
  '.gitignore': 'node_modules\n.oracle\n',
  'src/loan.ts': `export interface Loan { readonly lent: number; readonly fee: number }

export function lend(cents: number, days: number): Loan {
  return { lent: cents, fee: Math.ceil((cents * days) / 10_000) }
}

export function lentOf(loan: Loan): number {
  return loan.lent
}
`,
  'src/basket.ts': `export interface Line { readonly pieces: number; readonly price: number }

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.pieces * line.price, 0)
}
`,
  'src/late.ts': `export function isLate(now: number, due: number): boolean {
  return now > due
}
`,
  'oracle/policy.yaml': `version: 1
preset: recommended
owners: ["@shop/people"]
classes:
  example: { files: ["oracle/examples/**"] }
  property: { files: ["oracle/properties/**"], invariants: oracle/INVARIANTS.md, seeds: oracle/seeds.txt }
  fixture: { files: ["oracle/fixtures/**/*.test.ts"] }
  nondeterministic:
    - "tests/late.test.ts > is late after the hour"
fixtures:
  files: ["oracle/fixtures/**", "!**/*.test.ts"]
  schemas:
    - { files: "oracle/fixtures/baskets/*.json", schema: oracle/schemas/basket.json, invariants: [oracle/invariants/basket.ts] }
freezes: { ledger: oracle/ledger.yaml, maxDays: 30, cap: 3 }
`,
  'oracle/ledger.yaml': 'version: 1\nfreezes: []\n',
  'oracle/seeds.txt': '11\n29\n\n[baskets]\none-line\nmany-lines\n',
  'oracle/INVARIANTS.md': `# What always holds

- \`lend-keeps-the-sum\`: what was lent can be read back from a loan
- \`sum-is-order-free\`: the order of lines does not change a basket's sum
`,
  'oracle/schemas/basket.json': `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "additionalProperties": false,
  "required": ["currency", "lines", "sum"],
  "properties": {
    "currency": { "enum": ["EUR", "SEK"] },
    "lines": { "type": "array", "items": { "type": "object", "required": ["pieces", "price"], "properties": { "pieces": { "type": "integer" }, "price": { "type": "integer" } } } },
    "sum": { "type": "integer" }
  }
}
`,
  'oracle/invariants/basket.ts': `interface Basket { lines: { pieces: number; price: number }[]; sum: number }

export function sumHolds(basket: Basket): boolean | string {
  const sum = basket.lines.reduce((so, line) => so + line.pieces * line.price, 0)
  return sum === basket.sum || \`the lines make \${sum}\`
}
`,
  'oracle/fixtures/baskets/two.json':
    '{ "currency": "EUR", "lines": [{ "pieces": 2, "price": 250 }, { "pieces": 1, "price": 99 }], "sum": 599 }\n',
  'oracle/fixtures/baskets.test.ts': `import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { sumOf } from '../../src/basket.ts'

const folder = new URL('./baskets/', import.meta.url)

test.for(readdirSync(folder).sort())('sum of %s', oracle('F', { covers: 'src/basket.ts' }), (name) => {
  const basket = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
  expect(sumOf(basket.lines)).toBe(basket.sum)
})
`,
  'oracle/examples/loan.test.ts': `import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { lend } from '../../src/loan.ts'

test('a hundred for ten days', oracle('E', { covers: 'src/loan.ts' }), () => {
  expect(lend(10_000, 10)).toEqual({ lent: 10_000, fee: 10 })
})
`,
  'oracle/properties/loan.test.ts': `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { lend, lentOf } from '../../src/loan.ts'

test('keeps the sum', oracle('P', { invariant: 'lend-keeps-the-sum', covers: 'src/loan.ts' }), () => {
  fc.assert(fc.property(fc.nat(1_000_000), fc.nat(365), (cents, days) => {
    expect(lentOf(lend(cents, days))).toBe(cents)
  }))
})
`,
  'oracle/properties/basket.test.ts': `import { expect, test } from 'vitest'
import { oracle, seeds } from 'vitest-oracle'
import { sumOf } from '../../src/basket.ts'

test.for(seeds('baskets'))('does not care for the order of %s', oracle('P', { invariant: 'sum-is-order-free', covers: 'src/basket.ts' }), (seed) => {
  const lines = [...seed].map((letter, index) => ({ pieces: index + 1, price: letter.charCodeAt(0) }))
  expect(sumOf([...lines].reverse())).toBe(sumOf(lines))
})
`,
  'tests/late.test.ts': `import { expect, test } from 'vitest'
import { capture, oracle } from 'vitest-oracle'
import { isLate } from '../src/late.ts'

test('is late after the hour', oracle('N', { covers: 'src/late.ts' }), () => {
  const { now, due } = capture('pair', () => ({ now: 2, due: 1 }))
  expect(isLate(now, due)).toBe(true)
})
`,
  'tests/basket.test.ts': `import { expect, test } from 'vitest'
import { sumOf } from '../src/basket.ts'

test('nothing costs nothing', () => {
  expect(sumOf([])).toBe(0)
})
`,
}

/** An edit of one file of the shop: the text must be there. */
export function edited(path: string, find: string, replace: string): Readonly<Record<string, string>> {
  const text = SHOP[path]
  if (text === undefined || !text.includes(find)) throw new Error(`${path} of the shop does not hold ${find}`)
  return { [path]: text.replace(find, () => replace) }
}
