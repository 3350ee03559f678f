import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Tree } from '../../../src/model/patch.ts'
import { linkInstalled } from '../../../src/observe/judged-tree/installed.ts'
import { temporaryFolder } from '../git/repositories.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function filesIn(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), join(root, path))
    else writeFileSync(join(root, path), text)
  }
}

/** A checkout, and the tree of it that is judged: the files are the same, each with its own text. */
function both(tracked: readonly string[], installed: Readonly<Record<string, string>>): { checkout: string; folder: string; tree: Tree } {
  const [checkout, folder] = [join(temporaryFolder(made), 'outer', 'checkout'), join(temporaryFolder(made), 'tree')]
  filesIn(checkout, Object.fromEntries(tracked.map((path) => [path, `checkout ${path}`])))
  filesIn(folder, Object.fromEntries(tracked.map((path) => [path, `judged ${path}`])))
  filesIn(checkout, installed)
  return { checkout, folder, tree: new Map(tracked.map((path) => [path, { mode: '100644', id: '0'.repeat(40) }])) }
}

describe('linkInstalled', () => {
  test('links packages, scoped ones and programs, and no cache', () => {
    const { checkout, folder, tree } = both(['package.json', 'src/a.ts'], {
      'node_modules/plain/index.js': 'plain',
      'node_modules/@scope/one/index.js': 'one',
      'node_modules/.bin/tool': '-> ../plain/index.js',
      'node_modules/.vite/vitest/results.json': 'old',
      'node_modules/.vite-temp/x.mjs': 'old',
      'node_modules/.prisma/client.js': 'generated',
      'node_modules/broken': '-> ../nowhere',
    })
    expect(linkInstalled(checkout, folder, tree)).toEqual({ folders: ['node_modules'], missing: [] })
    const installed = join(folder, 'node_modules')
    expect(readdirSync(installed).sort()).toEqual(['.bin', '.prisma', '@scope', 'plain'])
    expect(lstatSync(installed).isDirectory()).toBe(true)
    expect(readFileSync(join(installed, '@scope/one/index.js'), 'utf8')).toBe('one')
    expect(realpathSync(join(installed, 'plain'))).toBe(join(checkout, 'node_modules/plain'))
    expect(readFileSync(join(installed, '.bin/tool'), 'utf8')).toBe('plain')
    mkdirSync(join(installed, '.vite'))
    writeFileSync(join(installed, '.vite', 'new'), '')
    expect(readdirSync(join(checkout, 'node_modules/.vite'))).toEqual(['vitest'])
  })

  test('workspace packages lead into the judged tree, with hoisted packages and with those of each package', () => {
    const { checkout, folder, tree } = both(
      ['package.json', 'packages/a/package.json', 'packages/b/package.json', 'packages/b/src/index.ts'],
      {
        'node_modules/b': '-> ../packages/b',
        'node_modules/@scope/b': '-> ../../packages/b',
        'node_modules/@scope/outer/index.js': 'outer',
        'node_modules/.bin/b': '-> ../../packages/b/src/index.ts',
        'node_modules/gone': '-> ../packages/gone',
        'packages/gone/package.json': '{}',
        'packages/a/node_modules/own/index.js': 'own',
        'packages/a/node_modules/b': '-> ../../b',
      },
    )
    expect(linkInstalled(checkout, folder, tree)).toEqual({
      folders: ['node_modules', 'packages/a/node_modules'],
      missing: ['packages/gone'],
    })
    for (const link of ['node_modules/b', 'node_modules/@scope/b', 'packages/a/node_modules/b']) {
      expect(readFileSync(join(folder, link, 'src/index.ts'), 'utf8')).toBe('judged packages/b/src/index.ts')
    }
    expect(readFileSync(join(folder, 'node_modules/.bin/b'), 'utf8')).toBe('judged packages/b/src/index.ts')
    expect(readFileSync(join(folder, 'node_modules/@scope/outer/index.js'), 'utf8')).toBe('outer')
    expect(existsSync(join(folder, 'node_modules/gone'))).toBe(false)
    expect(readFileSync(join(folder, 'packages/a/node_modules/own/index.js'), 'utf8')).toBe('own')
  })

  test("pnpm's layout", () => {
    const { checkout, folder, tree } = both(['package.json', 'packages/a/package.json', 'packages/b/package.json'], {
      'node_modules/.pnpm/x@1.0.0/node_modules/x/index.js': 'x',
      'node_modules/.pnpm/x@1.0.0/node_modules/y': '-> ../../y@2.0.0/node_modules/y',
      'node_modules/.pnpm/y@2.0.0/node_modules/y/index.js': 'y',
      'node_modules/.modules.yaml': 'hoistPattern: []',
      'node_modules/x': '-> .pnpm/x@1.0.0/node_modules/x',
      'packages/a/node_modules/x': '-> ../../../node_modules/.pnpm/x@1.0.0/node_modules/x',
      'packages/a/node_modules/b': '-> ../../b',
    })
    linkInstalled(checkout, folder, tree)
    expect(realpathSync(join(folder, 'node_modules/x'))).toBe(join(checkout, 'node_modules/.pnpm/x@1.0.0/node_modules/x'))
    const x = realpathSync(join(folder, 'packages/a/node_modules/x'))
    expect(readFileSync(join(dirname(x), 'y/index.js'), 'utf8')).toBe('y')
    expect(realpathSync(join(folder, 'packages/a/node_modules/b'))).toBe(join(folder, 'packages/b'))
  })

  test('what is installed above the checkout stands beside the judged tree, the nearest first', () => {
    const { checkout, folder, tree } = both(['package.json'], {
      '../node_modules/above/index.js': 'above',
      '../node_modules/@scope/near/index.js': 'near',
      '../../node_modules/@scope/far/index.js': 'far',
      '../../node_modules/above/index.js': 'far above',
      'node_modules/own/index.js': 'own',
    })
    linkInstalled(checkout, folder, tree)
    expect(readdirSync(join(checkout, '../node_modules/@scope'))).toEqual(['near'])
    expect(readdirSync(join(dirname(folder), 'node_modules/@scope')).sort()).toEqual(['far', 'near'])
    expect(readdirSync(join(folder, 'node_modules'))).toEqual(['own'])
    expect(readFileSync(join(dirname(folder), 'node_modules/above/index.js'), 'utf8')).toBe('above')
  })

  test('a folder of packages that is a link is followed', () => {
    const elsewhere = temporaryFolder(made)
    filesIn(elsewhere, { 'plain/index.js': 'plain' })
    const { checkout, folder, tree } = both(['package.json'], { node_modules: `-> ${elsewhere}` })
    linkInstalled(checkout, folder, tree)
    expect(lstatSync(join(folder, 'node_modules')).isDirectory()).toBe(true)
    expect(readFileSync(join(folder, 'node_modules/plain/index.js'), 'utf8')).toBe('plain')
  })
})
