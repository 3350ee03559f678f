import type { KnownBadReplay } from '../../src/model/known-bad.ts'
import type { FileMistake } from '../../src/model/owned-observations.ts'
import { type Major, type Project, makeProject } from '../support/index.ts'

/** A project with an example, a property, a test of data and one that no edit of the prices reaches. */
export const SHOP: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\n.oracle\n',
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'
    export default defineConfig({ test: { include: ['oracle/**/*.test.ts', 'tests/**/*.test.ts'], testTimeout: 3000 } })`,
  'oracle/policy.yaml': 'version: 1\npaths:\n  production: ["src/**", "data/**"]\n',
  'oracle/INVARIANTS.md': '- `grows`: one more never costs less\n',
  'oracle/seeds.txt': '20261130\n7\n',
  'src/price.ts': `import { rate } from './rate.ts'

export function priceOf(count: number, each: number): number {
  return (count - Math.floor(count / 3)) * each
}

export function withTax(amount: number): number {
  return Math.round(amount * (1 + rate))
}
`,
  'src/rate.ts': 'export const rate = 0.25\n',
  'src/other.ts': 'export const hello = (name: string): string => `hello ${name}`\n',
  'src/windows.ts': 'export const first = 1\r\n\r\nexport const second = 2\r\n',
  'data/limits.json': '{ "most": 10 }\n',
  'oracle/examples/price.test.ts': `import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { priceOf, withTax } from '../../src/price.ts'
test('three for two', oracle('E', { covers: 'src/price.ts' }), () => { expect(priceOf(3, 250)).toBe(500) })
test('tax', oracle('E', { covers: 'src/price.ts' }), () => { expect(withTax(100)).toBe(125) })
`,
  'oracle/properties/price.test.ts': `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { priceOf } from '../../src/price.ts'
test('grows', oracle('P', { covers: 'src/price.ts', invariant: 'grows' }), () => {
  fc.assert(fc.property(fc.nat(1000), fc.nat(10_000), (count, each) => {
    expect(priceOf(count + 1, each)).toBeGreaterThanOrEqual(priceOf(count, each))
  }))
})
`,
  'oracle/examples/data.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { first } from '../../src/windows.ts'
test('limits', () => { expect(JSON.parse(readFileSync('data/limits.json', 'utf8')).most).toBe(10) })
test('windows', () => { expect(first).toBe(1) })
`,
  'tests/own.test.ts': `import { expect, test } from 'vitest'
import { hello } from '../src/other.ts'
test('hello', () => { expect(hello('a')).toBe('hello a') })
`,
}

export const EXAMPLE = 'oracle/examples/price.test.ts'
export const PROPERTY = 'oracle/properties/price.test.ts'
export const DATA = 'oracle/examples/data.test.ts'

/** An edit by its text. */
export const edit = (file: string, find: string, replace: string, more = ''): string =>
  `file: ${file}\nfind: ${JSON.stringify(find)}\nreplace: ${JSON.stringify(replace)}\n${more}`

/** The shop as a repository, with known-bads by their names. */
export async function shopWith(
  known: Readonly<Record<string, string>>,
  major: Major,
  files: Readonly<Record<string, string>> = {},
): Promise<Project> {
  const bad = Object.fromEntries(Object.entries(known).map(([name, text]) => [`oracle/known-bad/${name}`, text]))
  const project = await makeProject({ ...SHOP, ...files, ...bad }, major)
  await project.git('init', '-q')
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'shop')
  return project
}

export interface ReplayOutput {
  readonly decision: string
  readonly unedited: number
  readonly tests: readonly string[]
  readonly replays: readonly KnownBadReplay[]
  readonly unreadable: readonly { readonly file: string; readonly mistakes: readonly FileMistake[] }[]
}

export async function replay(project: Project, ...args: readonly string[]): Promise<ReplayOutput & { readonly status: number | null }> {
  const ended = await project.cli(['replay', '--json', ...args], { timeout: 300_000 })
  if (!ended.stdout.startsWith('{')) throw new Error(`exit ${ended.status}: ${ended.stdout}${ended.stderr}`)
  return { ...(JSON.parse(ended.stdout) as ReplayOutput), status: ended.status }
}

/** `name: outcome by tests (how)`, without the folder. */
export function shown({ replays }: ReplayOutput): readonly string[] {
  return replays.map(({ file, outcome, killedBy, how }) => {
    const by = killedBy.length === 0 ? '' : ` by ${killedBy.join(', ')}`
    return `${file.replace('oracle/known-bad/', '')}: ${outcome}${by} (${how})`
  })
}
