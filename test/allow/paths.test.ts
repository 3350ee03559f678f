import { existsSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../shape/imports.ts'
import { packageRoot } from '../support/index.ts'
import { LENIENCES } from './leniences.ts'

/** The files through which what was seen becomes an allow. Those of `observe/` see, and have no opinion. */
const ON_THE_WAY = [
  'src/decide/{decide,evidence,required,severity}.ts',
  'src/verdict/{judge-merge,judge-run,build,parts,parse,canonical-file,read,consistent*,bind*,digest}.ts',
  'src/verdict/shards/{merge,refusals,odd,coverage,hand,imports,file,build}.ts',
  'src/check/{run,whole,classified,policy,fixtures,patch-fixtures,untrusted,characterization,region,known-bad}.ts',
  'src/check/oracles/*.ts',
  'src/cli/gate/{gate,hand,judge,runs,trees,oracles,others,known-bad,flakes,replay,replay-corpus}.ts',
  'src/cli/check/{check,verdict,patch,policy,key}.ts',
  'src/cli/merge/*.ts',
  'src/cli/diff/{diff,judge,options}.ts',
  'src/cli/{judge-phases,patch-at-hand,exit-status,dispatch,main,signing,once}.ts',
  'reporters/{vitest,run-session,exit-code,options}.ts',
]

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number }

const textOf = (file: string): string => readFileSync(`${packageRoot}${file}`, 'utf8')
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a file, with the node around it and the name of the function that it stands in. */
function walk(file: string, text: string, visit: (node: Node, around: Node | null, within: string) => void): void {
  const go = (value: unknown, around: Node | null, within: string): void => {
    if (Array.isArray(value)) for (const item of value) go(item, around, within)
    if (!isNode(value)) return
    const name = functionName(value) ?? within
    visit(value, around, name)
    for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) go(child, value, name)
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse`)
  go(program, null, '')
}

function functionName({ type, id, key, init, value }: Node): string | undefined {
  const nameOf = (node: unknown): string | undefined => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined)
  const isArrow = (node: unknown): boolean => isNode(node) && node.type === 'ArrowFunctionExpression'
  if (type === 'FunctionDeclaration') return nameOf(id)
  if (type === 'MethodDefinition' || (type === 'Property' && isArrow(value))) return nameOf(key)
  return type === 'VariableDeclarator' && isArrow(init) ? nameOf(id) : undefined
}

/** How often a file makes an allow: the word as a value, `EXIT.allow`, and what a table has for it; not where it asks for one. */
function allowsIn(file: string, text: string = textOf(file)): number {
  let count = 0
  walk(file, text, (node, around) => {
    const isAsked = around?.type === 'BinaryExpression' || around?.type === 'SwitchCase' || around?.type === 'TSLiteralType'
    const { type, value, computed, property, key } = node
    const named = (one: unknown): boolean => isNode(one) && (one['name'] === 'allow' || one['value'] === 'allow')
    const isWord = type === 'Literal' && value === 'allow' && !(around?.type === 'Property' && around['key'] === node)
    const isMember = type === 'MemberExpression' && computed === false && named(property)
    const isEntry = type === 'Property' && named(key) && around?.type === 'ObjectExpression'
    if (!isAsked && (isWord || isMember || isEntry)) count++
  })
  return count
}

function leniencesIn(file: string, text: string = textOf(file)): readonly string[] {
  const found = new Set<string>()
  walk(file, text, (node, _, within) => {
    const code = leniencyOf(node, text)
    if (code !== null) found.add(`${within}: ${code}`)
  })
  return [...found].toSorted()
}

function leniencyOf(node: Node, text: string): string | null {
  const { type, callee, operator, left } = node
  const code = (of: Node): string => text.slice(of.start, of.end).replace(/\s+/g, ' ')
  if (type === 'CatchClause') return 'catch'
  if (type === 'CallExpression' && isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'catch') return '.catch'
  if (type === 'SwitchCase' && node['test'] === null) return 'default:'
  if (type === 'AssignmentPattern' || (type === 'LogicalExpression' && operator === '??')) return code(node)
  return type === 'AssignmentExpression' && operator === '??=' && isNode(left) ? `${code(left)} ??= …` : null
}

/** The rows of the page: `file` → how often it makes an allow. */
function filesOfPage(page: string): ReadonlyMap<string, number> {
  const cells = [...page.matchAll(/`((?:src|reporters)\/[^`]+\.ts)`(?: × (\d+))?/g)]
  return new Map(cells.map(([, file = '', times]) => [file, Number(times ?? 1)]))
}

const PAGE = textOf('docs/allow-paths.md')
const WORDS_OF_RENDERERS = /^reporters\/(?:html|html\/.+)\.ts$/

describe('docs/allow-paths.md', () => {
  test('names every place of the source that makes an allow', () => {
    const made = sourceFiles().flatMap((file): readonly (readonly [string, number])[] => {
      const count = WORDS_OF_RENDERERS.test(file) ? 0 : allowsIn(file)
      return count === 0 ? [] : [[file, count]]
    })
    expect(Object.fromEntries(filesOfPage(PAGE))).toEqual(Object.fromEntries(made))
  })

  test('names tests that are there', () => {
    const tests = [...PAGE.matchAll(/`((?:test|oracle)\/[^`]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect(tests.length).toBeGreaterThan(10)
    expect(tests.filter((file) => !existsSync(`${packageRoot}${file}`))).toEqual([])
    // A row without a test shows nothing.
    const rows = PAGE.split('\n').filter((line) => /^\| .*`(?:src|reporters)\//.test(line))
    expect(rows.filter((row) => !/`(?:test|oracle)\/[^`]+\.test\.ts`/.test(row))).toEqual([])
  })
})

describe('on the way to an allow', () => {
  const files = globSync(ON_THE_WAY, { cwd: packageRoot }).toSorted()

  test('each catch, default and ?? is in test/allow/leniences.ts, with what it means', () => {
    const found = files.map((file) => [file, leniencesIn(file)] as const).filter(([, list]) => list.length > 0)
    const listed = Object.entries(LENIENCES).map(([file, list]): [string, string[]] => [file, Object.keys(list).toSorted()])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(found))
  })

  test('the tests that it names are there', () => {
    const named = Object.values(LENIENCES).flatMap((list) => Object.values(list).filter((means) => means.startsWith('test/')))
    expect(named.filter((file) => !existsSync(`${packageRoot}${file}`))).toEqual([])
  })
})

describe('the check itself', () => {
  test('sees an allow, and lets a question pass', () => {
    const seen = (text: string): number => allowsIn('src/a.ts', text)
    expect(seen(`export const a = b ? 'allow' : 'block'`)).toBe(1)
    expect(seen(`export const a = { decision: 'allow' }\nexport const b = () => EXIT.allow`)).toBe(2)
    expect(seen(`export const a = { allow: 0, 'allow': 1 }`)).toBe(2)
    expect(seen(`export const a = b === 'allow' || EXIT.allow === c\nexport type D = 'allow'`)).toBe(0)
  })

  test('sees what makes something of nothing', () => {
    const text = `function f(a = 1) { try { g() } catch { return a ?? 2 } }\nconst h = () => k().catch(() => 1)\nlet m\nm ??= 3`
    expect(leniencesIn('src/a.ts', text)).toEqual([': m ??= …', 'f: a = 1', 'f: a ?? 2', 'f: catch', 'h: .catch'])
  })
})
