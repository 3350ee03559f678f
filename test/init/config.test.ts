import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { editConfig, newConfig, REPORTER, testFolder } from '../../src/cli/init/config/edit.ts'
import { unifiedDiff } from '../../src/cli/init/diff.ts'
import { emptyFolder, removeAll, write } from '../cli/world.ts'

const WANTED = { trusted: 'oracle/**/*.test.ts' }
const edit = (text: string) => editConfig('vitest.config.ts', text, WANTED)
afterAll(removeAll)

const CASES: readonly (readonly [what: string, before: string, after: string])[] = [
  ['a plain object', 'export default {}\n', "export default { test: { reporters: ['default', 'vitest-oracle/reporter'] } }\n"],
  [
    'defineConfig with test',
    `import { defineConfig } from "vitest/config";\n\nexport default defineConfig({\n\ttest: {\n\t\tglobals: true, // why\n\t},\n});\n`,
    `import { defineConfig } from "vitest/config";\n\nexport default defineConfig({\n\ttest: {\n\t\treporters: ["default", "vitest-oracle/reporter"],\n\t\tglobals: true, // why\n\t},\n});\n`,
  ],
  [
    'a configuration of Vite without test, with CRLF',
    `export default defineConfig({\r\n  plugins: [vue()],\r\n})\r\n`,
    `export default defineConfig({\r\n  test: { reporters: ['default', 'vitest-oracle/reporter'] },\r\n  plugins: [vue()],\r\n})\r\n`,
  ],
  [
    'an arrow function',
    `export default defineConfig(({ mode }) => ({ test: { globals: mode === 'test' } }))`,
    `export default defineConfig(({ mode }) => ({ test: { reporters: ['default', 'vitest-oracle/reporter'], globals: mode === 'test' } }))`,
  ],
  [
    'an async function with a block, whose result has a name',
    `export default async () => {\n  const config = { test: {} }\n  await 0\n  return config\n}\n`,
    `export default async () => {\n  const config = { test: { reporters: ['default', 'vitest-oracle/reporter'] } }\n  await 0\n  return config\n}\n`,
  ],
  [
    'mergeConfig, whose last argument wins',
    `export default mergeConfig(viteConfig, defineConfig({ test: { environment: 'jsdom' } }))\n`,
    `export default mergeConfig(viteConfig, defineConfig({ test: { reporters: ['default', 'vitest-oracle/reporter'], environment: 'jsdom' } }))\n`,
  ],
  [
    'a constant, satisfies, and module.exports',
    `const config = { test: { reporters: ['dot'] } } satisfies UserConfig\nmodule.exports = config\n`,
    `const config = { test: { reporters: ['dot', 'vitest-oracle/reporter'] } } satisfies UserConfig\nmodule.exports = config\n`,
  ],
  [
    'reporters on lines, with a comma and a comment behind the last',
    `export default {\n  test: {\n    reporters: [\n      'default',\n      ['junit', { outputFile: 'a.xml' }], // for CI\n    ],\n  },\n}\n`,
    `export default {\n  test: {\n    reporters: [\n      'default',\n      ['junit', { outputFile: 'a.xml' }], // for CI\n      'vitest-oracle/reporter',\n    ],\n  },\n}\n`,
  ],
  [
    'one reporter by its name',
    `export default { test: { reporters: 'verbose' } }`,
    `export default { test: { reporters: ['verbose', 'vitest-oracle/reporter'] } }`,
  ],
  [
    'reporters by condition',
    `export default { test: { reporters: process.env.CI ? ['default', 'junit'] : [] } }`,
    `export default { test: { reporters: process.env.CI ? ['default', 'junit', 'vitest-oracle/reporter'] : ['vitest-oracle/reporter'] } }`,
  ],
  [
    'files that it includes',
    `export default { test: { reporters: ['dot'], include: ['test/**/*.ts'] } }`,
    `export default { test: { reporters: ['dot', 'vitest-oracle/reporter'], include: ['test/**/*.ts', 'oracle/**/*.test.ts'] } }`,
  ],
  [
    'projects',
    `export default { test: { projects: ['packages/*'] } }`,
    `export default { test: { reporters: ['default', 'vitest-oracle/reporter'], projects: ['packages/*', { extends: true, test: { name: 'oracle', include: ['oracle/**/*.test.ts'] } }] } }`,
  ],
]

const TYPES = [
  `export default { test: { reporters: 'dot', typecheck: { enabled: true }, projects: ['a'] } }`,
  `export default { test: { reporters: ['dot', 'vitest-oracle/reporter'], typecheck: { enabled: true }, projects: ['a', { extends: true, test: { name: 'oracle', include: ['oracle/**/*.test.ts'], typecheck: { enabled: false } } }] } }`,
] as const

const BY_HAND: readonly (readonly [what: string, text: string, because: string])[] = [
  ['a spread behind which reporters may stand', `export default { test: { ...shared } }`, '`reporters` may come from what is spread'],
  [
    'a configuration from elsewhere',
    `import base from './base'\nexport default base\n`,
    'it exports base, which is not written in this file',
  ],
  ['two returns', `export default () => { if (a) return { test: {} }; return {} }`, 'its function returns at 2 places'],
  ['computed reporters', `export default { test: { reporters: pick() } }`, 'its `reporters` are computed'],
  ['computed projects', `export default { test: { reporters: ['dot'], projects: all() } }`, 'its `projects` are computed'],
  ['a test by its name', `const test = make()\nexport default { test }`, 'its `test` is not written out'],
  ['no default export', `export const a = 1`, 'it has no default export'],
  ['a text that is none', `export default {`, 'it does not parse'],
]

describe('the configuration', () => {
  test.each([...CASES, ['projects beside tests of types', ...TYPES] as const])('is edited: %s', (_, before, after) => {
    expect(edit(before)).toEqual({ text: after, byHand: [] })
    expect(edit(after)).toEqual({ text: after, byHand: [] })
  })

  test.each(BY_HAND)('is left to a person, with the line to paste: %s', (_, text, because) => {
    const { byHand, text: after } = edit(text)
    expect(byHand.map((one) => one.because).join()).toContain(because)
    expect(byHand.every(({ line }) => line !== '')).toBe(true)
    if (because !== 'its `projects` are computed') expect(after).toBe(text)
  })

  test('is left as it is where the plugin stands in it, or it is new and of ours', () => {
    const text = `import { vitestOracle } from 'vitest-oracle'\nexport default { plugins: [vitestOracle()], test: {} }`
    expect(edit(text)).toEqual({ text, byHand: [] })
    expect(edit(newConfig())).toEqual({ text: newConfig(), byHand: [] })
    expect(newConfig()).toContain(REPORTER)
  })

  test('says the folder that it looks for tests in', () => {
    expect(testFolder('a.ts', `export default { test: { dir: './tests/' } }`)).toBe('tests')
    expect(testFolder('a.ts', `export default { test: { dir: '../x' } }`)).toBe('')
    expect(testFolder('a.ts', `export default { test: { dir: '.' } }`)).toBe('')
    expect(testFolder('a.ts', `export default {}`)).toBe('')
  })

  test('keeps everything else, whatever stands around: what was put in, taken out again, leaves the text as it was', () => {
    const filler = fc.constantFrom('', ' ', '\n', '\r\n', ' // a: [}\n', ' /* ] */ ', '\n\n    ')
    const property = fc.constantFrom('globals: true', "name: 'a'", 'alias: { a: [1, 2] }', "exclude: ['**/x/**',]", 'get a() { return 1 }')
    const reporters = fc.constantFrom('', "reporters: ['dot']", "reporters: ['dot' , ]", 'reporters: []', "reporters: 'dot'")
    const include = fc.constantFrom('', "include: ['a/**']", "projects: ['packages/*',\n 'b']")
    fc.assert(
      fc.property(
        fc.array(property, { maxLength: 3 }),
        reporters,
        include,
        fc.array(filler, { minLength: 8, maxLength: 8 }),
        fc.boolean(),
        (others, own, files, space, comma) => {
          const at = (index: number): string => space[index] ?? ''
          const inside = [...others.slice(0, 1), own, files, ...others.slice(1)].filter((one) => one !== '')
          const body = inside.map((one, index) => `${at(index)}${one}`).join(',')
          const text = `// ${at(7).trim()}\nexport default${at(5) === '' ? ' ' : at(5)}({${at(6)}test: {${body}${comma && body !== '' ? ',' : ''}${at(4)}} })\n`
          const { text: after, byHand } = edit(text)
          expect(byHand).toEqual([])
          expect(isSubsequence(text, after)).toBe(true)
          expect(after.split(REPORTER)).toHaveLength(2)
          expect(edit(after)).toEqual({ text: after, byHand: [] })
        },
      ),
    )
  })
})

describe('the unified diff', () => {
  test('is what git applies', () => {
    const line = fc.constantFrom('a', 'b', 'c', 'd', '', '  x', '\r')
    const text = fc
      .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom('', '\n'))
      .map(([lines, end]) => (lines.length === 0 ? '' : lines.join('\n') + end))
    const root = emptyFolder()
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== '' && after !== '')
        const diff = unifiedDiff('a.txt', before, after)
        if (before === after) {
          expect(diff).toBe('')
          return
        }
        write(root, { 'a.txt': before })
        writeFileSync(join(root, 'a.patch'), diff)
        execFileSync('git', ['apply', '--unsafe-paths', '--whitespace=nowarn', 'a.patch'], {
          stdio: 'pipe',
          cwd: root,
          env: { PATH: process.env['PATH'] ?? '', GIT_CEILING_DIRECTORIES: root },
        })
        expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe(after)
      }),
      { numRuns: 60 },
    )
  })
})

function isSubsequence(part: string, whole: string): boolean {
  let at = 0
  for (const letter of whole) if (letter === part[at]) at += 1
  return at === part.length
}
