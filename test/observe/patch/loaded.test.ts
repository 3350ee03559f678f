import { expect, test } from 'vitest'
import type { ChangedPath, Tree, TreeEntry } from '../../../src/model/patch.ts'
import { loadedByConfigs } from '../../../src/observe/patch/loaded.ts'

const CONFIG = 'vitest.config.ts'

/** The changed files that the runner loads, where every file of a project is changed. */
async function loaded(files: Readonly<Record<string, string>>, changed = Object.keys(files)): Promise<readonly string[]> {
  const entries = Object.keys(files).map((path, i): [string, TreeEntry] => [path, { mode: '100644', id: String(i).padStart(40, '0') }])
  const base: Tree = new Map(entries)
  const texts = {
    read: (entry: TreeEntry | null) => Promise.resolve(entry === null ? null : (Object.values(files)[Number(entry.id)] ?? null)),
  }
  const changes = changed.map((path): ChangedPath => {
    const entry = base.get(path) ?? null
    return { path, change: 'modified', from: null, before: entry, after: entry, target: null }
  })
  const { loadedByConfig } = await loadedByConfigs(changes, base, [{ file: CONFIG, config: CONFIG }], texts)
  return loadedByConfig.map(({ path, config }) => `${path} by ${config}`)
}

test.for<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ['what it imports', { [CONFIG]: "import { plugin } from './src/plugin'", 'src/plugin.ts': '' }, ['src/plugin.ts']],
  [
    'what that imports, over any number of steps and round in circles',
    {
      [CONFIG]: "import './src/a.js'",
      'src/a.ts': "export * from './b'",
      'src/b.ts': "const c = await import('./c')",
      'src/c.ts': "require('./a')\nrequire('./d/')",
      'src/d/index.ts': '',
    },
    ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d/index.ts'],
  ],
  [
    'no other code, no data, and no name that is none',
    { [CONFIG]: "import './data.json'\nexport default { x: './src/a.ts' }", 'src/a.ts': '', 'data.json': '' },
    [],
  ],
  [
    'a package of this repository, by its name',
    {
      [CONFIG]: "import { preset } from '@shop/testing/preset'\nimport { defineConfig } from 'vitest/config'",
      'package.json': '{ "name": "shop", "main": "./src/index.ts" }',
      'src/index.ts': '',
      'packages/testing/package.json': '{ "name": "@shop/testing", "exports": { "./preset": { "import": ["./src/preset.js"] } } }',
      'packages/testing/src/preset.ts': "import 'built'\nimport './inner'",
      'packages/testing/src/inner.ts': "import 'shop'",
      'packages/testing/src/unused.ts': '',
      'packages/built/package.json': '{ "name": "built", "main": "./dist/index.js" }',
      'packages/built/src/index.ts': '',
      'packages/broken/package.json': '{',
      'packages/broken/index.ts': '',
    },
    ['packages/testing/src/inner.ts', 'packages/testing/src/preset.ts', 'src/index.ts'],
  ],
])('%s', async ([, files, expected]) => {
  expect(await loaded(files)).toEqual(expected.map((path) => `${path} by ${CONFIG}`))
})

test('only what changed', async () => {
  const files = { [CONFIG]: "import './src/a'", 'src/a.ts': "import './b'", 'src/b.ts': '' }
  expect(await loaded(files, ['src/b.ts'])).toEqual([`src/b.ts by ${CONFIG}`])
  expect(await loaded(files, [])).toEqual([])
})

test('packages that it asks for, from modules of the repository as well, whatever changed', async () => {
  const files = {
    [CONFIG]: "import { defineConfig } from 'vitest/config'\nimport './tools/plugins'",
    'tools/plugins.ts': "export { default } from '@shop/plugin'\nconst x = require('icons/vite')",
  }
  const base: Tree = new Map(Object.keys(files).map((path, i) => [path, { mode: '100644', id: String(i).padStart(40, '0') }]))
  const texts = {
    read: (entry: TreeEntry | null) => Promise.resolve(entry === null ? null : (Object.values(files)[Number(entry.id)] ?? null)),
  }
  const { loadedPackages } = await loadedByConfigs([], base, [{ file: CONFIG, config: CONFIG }], texts)
  expect(loadedPackages).toEqual(['@shop/plugin', 'icons', 'vitest'])
})

test('where there is more than is followed, any changed code may be loaded', async () => {
  const chain = Array.from({ length: 2100 }, (_, i): [string, string] => [`src/m${i}.ts`, `import './m${i + 1}'`])
  const files = { [CONFIG]: chain.map(([path]) => `import './${path}'`).join('\n'), ...Object.fromEntries(chain), 'src/behind.ts': '' }
  expect(await loaded(files, ['src/behind.ts'])).toEqual([`src/behind.ts by ${CONFIG}`])
})
