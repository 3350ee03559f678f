import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseSync } from 'oxc-parser'
import { packageRoot } from '../support/index.ts'
import { importsOf, placeOf, sourceFiles } from './imports.ts'
import type { Import } from './imports.ts'

/** The folders of SPEC 3, each with the folders that it may import besides itself, and why not more. */
const ARROWS = {
  model: { may: [], because: 'the types that all else speaks must not depend on anything that speaks them' },
  rules: { may: ['model'], because: 'rules and their words are data: they know findings, and nothing of how they were found' },
  'in-test': {
    may: ['model', 'rules'],
    because: 'this runs inside the worker, beside untrusted code: what it loads costs each test file time',
  },
  observe: { may: ['model', 'rules'], because: 'observing has no opinion: it must not reach a check or a decision' },
  check: {
    may: ['model', 'rules'],
    because: 'checks are functions of observations: if they observed themselves, they could not be replayed',
  },
  decide: { may: ['model', 'rules', 'check'], because: 'a decision follows from findings alone, never from the world' },
  verdict: {
    may: ['model', 'rules', 'check', 'decide', 'observe'],
    because: 'the file is made of what was decided, and knows no renderer and no verb',
  },
  reporters: {
    may: ['model', 'rules', 'in-test', 'observe', 'check', 'decide', 'verdict'],
    because: 'renderers are functions of a verdict; a verb calls them, not the other way round',
  },
  cli: {
    may: ['model', 'rules', 'in-test', 'observe', 'check', 'decide', 'verdict', 'reporters'],
    because: 'the verbs are a composition root: nothing imports them',
  },
  api: {
    may: ['model', 'in-test', 'verdict', 'reporters', 'rules'],
    because: 'src/index.ts and src/plugin.ts name what users import, and no more',
  },
} as const satisfies Record<string, { readonly may: readonly string[]; readonly because: string }>

type Folder = keyof typeof ARROWS

/** Folders whose code must be a function of its arguments. */
const PURE: readonly Folder[] = ['check', 'decide']

function folderOf(file: string): Folder {
  const [top = '', second = ''] = file.split('/')
  const name = top === 'reporters' ? 'reporters' : second.endsWith('.ts') ? 'api' : second
  if (!(name in ARROWS))
    throw new Error(`${file} is in a folder that SPEC 3 does not know: add it to ARROWS with its reason, or move the file`)
  return name as Folder
}

function againstTheArrows(each: Import): readonly string[] {
  if (each.kind !== 'file' || each.to === 'package.json') return []
  const [from, to] = [folderOf(each.from), folderOf(each.to)]
  const allowed: readonly string[] = ARROWS[from].may
  if (from === to || allowed.includes(to)) return []
  return [`${placeOf(each)} (${from}) imports ${each.to} (${to}): ${ARROWS[from].because}`]
}

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file))

describe('the shape of the source', () => {
  test('imports run one way', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(imports.flatMap(againstTheArrows)).toEqual([])
  })

  test('check/ and decide/ import no Node builtin', () => {
    const builtins = imports.filter((each) => each.kind === 'builtin' && PURE.includes(folderOf(each.from)))
    expect(
      builtins.map((each) => `${placeOf(each)} imports ${each.to}: what a pure function needs of the world, observe/ has seen`),
    ).toEqual([])
  })

  test('check/ and decide/ ask no clock', () => {
    const asked = files.filter((file) => PURE.includes(folderOf(file))).flatMap((file) => clocksIn(file))
    expect(asked).toEqual([])
  })

  test('the files of the package import what package.json names as dependencies', () => {
    const manifest = JSON.parse(readFileSync(`${packageRoot}package.json`, 'utf8')) as Record<'dependencies' | 'peerDependencies', object>
    const known = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies), 'vite']
    const unknown = imports.filter(
      (each) => each.kind === 'package' && !known.some((name) => each.to === name || each.to.startsWith(`${name}/`)),
    )
    expect(unknown.map((each) => `${placeOf(each)} imports ${each.to}, which an install of the package does not bring`)).toEqual([])
  })

  test('no file is longer than 300 lines', () => {
    const lengths = files.map((file) => ({ file, lines: readFileSync(`${packageRoot}${file}`, 'utf8').split('\n').length - 1 }))
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([])
  })
})

describe('the check of the arrows itself', () => {
  const against = (file: string, text: string): readonly string[] => importsOf(file, text).flatMap(againstTheArrows)

  test.each([
    ['a static import', `import { a } from '../decide/a.ts'`],
    ['an import of types', `import type { A } from '../decide/a.ts'`],
    ['an import for its effect', `import '../decide/a.ts'`],
    ['a re-export', `export { a } from '../decide/a.ts'`],
    ['a re-export of everything', `export * from '../decide/a.ts'`],
    ['a dynamic import', `export const a = () => import('../decide/a.ts')`],
  ])('sees %s', (_, text) => {
    expect(against('src/check/b.ts', `// first line\n${text}`)).toEqual([
      `src/check/b.ts:2 (check) imports src/decide/a.ts (decide): ${ARROWS.check.because}`,
    ])
  })

  test('lets an allowed import pass', () => {
    expect(against('src/decide/b.ts', `import { a } from '../check/a.ts'`)).toEqual([])
    expect(against('reporters/vitest.ts', `import { a } from '../src/decide/a.ts'`)).toEqual([])
  })

  test('sees a clock, and lets an instant pass', () => {
    expect(clocksIn('src/check/b.ts', 'export const a = [new Date(text), new Date()]')).toEqual([
      'src/check/b.ts:1: new Date() without an instant; take it from what was seen',
    ])
  })

  test('refuses a folder that is not in the table', () => {
    expect(() => against('src/check/b.ts', `import { a } from '../utils/a.ts'`)).toThrow(
      'src/utils/a.ts is in a folder that SPEC 3 does not know',
    )
  })
})

/** `new Date()` without an instant; `Date.now` and its kind are named in the linter's settings. */
function clocksIn(file: string, text: string = readFileSync(`${packageRoot}${file}`, 'utf8')): readonly string[] {
  const found: string[] = []
  walk(parseSync(file, text).program, (node) => {
    if (node['type'] !== 'NewExpression') return
    const callee = node['callee'] as { name?: string }
    const given = node['arguments'] as readonly unknown[]
    if (callee.name === 'Date' && given.length === 0) {
      found.push(
        `${file}:${text.slice(0, Number(node['start'])).split('\n').length}: new Date() without an instant; take it from what was seen`,
      )
    }
  })
  return found
}

function walk(node: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) visit(node as Record<string, unknown>)
  for (const child of Object.values(node)) walk(child, visit)
}
