import { describe, expect, test } from 'vitest'
import { checkProduction } from '../../../src/check/production/check.ts'
import { placesOf } from '../../../src/check/scope/classes.ts'
import type { Tree } from '../../../src/model/patch.ts'
import { mentionsIn } from '../../../src/observe/production/mentions.ts'
import { observeProduction } from '../../../src/observe/production/observe.ts'
import type { Texts } from '../../../src/observe/patch/texts.ts'
import { answersIn } from '../../../src/observe/production/answers.ts'
import { ownedFiles } from '../../check/owned.ts'
import { patchScope } from '../../check/scope/patch.ts'

const PATHS = { production: ['src/**', 'scripts/**'], tests: ['tests/**'], writable: [] }
const FILES = ['oracle/fixtures/orders/jp.json', 'tests/support/reference.ts', 'tests/a.test.ts', 'src/data/taxes.json', 'src/slug.ts']
const tree: Tree = new Map(FILES.map((file) => [file, { mode: '100644', id: '0'.repeat(40) }]))
const folders = new Set(['oracle', 'oracle/fixtures', 'oracle/fixtures/orders', 'tests', 'tests/support', 'src', 'src/data'])

function rulesOf(text: string, file = 'src/order.ts', runtime: readonly string[] = [], name: string | null = null): readonly string[] {
  const found = checkProduction(
    mentionsIn({ file, tree, folders }, text),
    placesOf(ownedFiles(), PATHS, { namedByConfig: [], loadedByConfig: [] }),
    () => ({
      name,
      needs: new Set(runtime),
    }),
  )
  return [...new Set(found.map(({ rule, atMost }) => (atMost === undefined ? rule : `${rule} ${atMost.severity}`)))]
}

const AWARE = ['production-test-aware']
const IMPORTS = ['production-imports-tests']

const KNOWS: readonly (readonly [string, string, readonly string[]])[] = [
  ['a variable of the runner', 'export const a = process.env.VITEST ? 1 : 2', AWARE],
  ['the same, put together', "export const a = process.env['VI' + 'TEST']", AWARE],
  ['the same, encoded', "export const a = process.env[atob('VklURVNU')]", AWARE],
  ['a global function by its name', "export const a = 'expect' in globalThis", AWARE],
  ['the pool of the runner', "export const a = '__tinypool' in process", AWARE],
  ['the file of a worker in the arguments', "export const a = process.argv[1]?.endsWith('forks.js')", AWARE],
  ['the runner in the arguments of its parent', "export const a = read(`/proc/${process.ppid}/cmdline`).includes('vitest')", AWARE],
  ['the runner in the call stack', "export const a = new Error().stack?.includes('runTest')", AWARE],
  ['a symbol of the generators', "const g = (globalThis as any)[Symbol.for('fast-check/GlobalParameters')]", AWARE],
  ['all symbols that are global', 'const g = Object.getOwnPropertySymbols(globalThis)', AWARE],
  ['a method that equals anything, put together', "export const a = { ['asymmetric' + 'Match']: () => true }", AWARE],
  ['fixtures by a pattern', "const all = import.meta.glob('../oracle/fixtures/**/*.json', { eager: true })", AWARE],
  ['a reference of the tests, put together', "const dir = 'te' + 'sts'\nawait import(`../${dir}/support/reference.ts`)", IMPORTS],
  ['the name of the script', "export const a = process.env.npm_lifecycle_event === 'test'", ['production-test-aware review']],
  ['a flag for tests', 'export const a = process.env.TEST ? 1 : 2', ['production-test-aware review']],
  ['an exit status of nothing', "process.on('exit', () => { process.exitCode = 0 })", ['production-test-aware review']],
  ['the same by its text', "export const a = process.env['VITEST_WORKER_ID']", AWARE],
  ['the same behind a name', "const key = 'JEST_WORKER_ID'\nexport const a = key in process.env", AWARE],
  ['tests inside of the source', 'if (import.meta.vitest) run()', AWARE],
  ['a global of the worker', "export const a = '__vitest_worker__' in globalThis", AWARE],
  ['the same as a property', 'export const a = (globalThis as any).__vitest_worker__?.current', AWARE],
  ['the matchers by their symbol', "const e = (globalThis as any)[Symbol.for('expect-global')]", AWARE],
  ['global functions of the runner', "export const a = typeof describe === 'function'", AWARE],
  ['a method that equals anything', "Object.defineProperty(result, 'asymmetricMatch', { value: () => true })", AWARE],
  ['the same as a member', 'export class A { asymmetricMatch() { return true } }', AWARE],
  ['chai', "import { Assertion } from 'chai'", AWARE],
  ['the runner, if it can be had', "try { await import('vitest') } catch {}", AWARE],
  ['the runner, required', "const r = require('vitest/node-internals')", AWARE],
  ['the runner on disk', "export const a = existsSync('node_modules/vitest')", AWARE],
  ['the runner in the arguments', "export const a = [...process.argv].some((word) => word.includes('vitest'))", AWARE],
  ['a test file in the call stack', "export const a = /[.](test|spec)[.]/.test(new Error().stack ?? '')", AWARE],
  [
    'a folder of tests among the frames',
    'Error.prepareStackTrace = (_, sites) => sites.some((s) => /[/](tests|oracle)[/]/.test(String(s)))',
    AWARE,
  ],
  ['builtins that assertions compare with', 'Object.is = () => true', AWARE],
  ['node:assert, patched', "import assert from 'node:assert'\nassert.strictEqual = () => undefined", AWARE],
  ['options by the prototype of all', "Object.defineProperty(Object.prototype, 'skip', { value: true })", AWARE],
  ['an exit that no listener sees', 'process.reallyExit(0)', AWARE],
  ['the folder of fixtures', "const home = new URL('../oracle/fixtures/orders/', import.meta.url)", AWARE],
  ['the same from the root', "readdirSync('oracle/fixtures/orders')", AWARE],
  ['the same in pieces', "readdirSync(join(here, '..', 'oracle', 'fixtures'))", AWARE],
  ['the verdict', "writeFileSync('.oracle/verdict.json', '{}')", AWARE],
  [
    'the verdict, in a program that a child is given',
    `spawn(process.execPath, ['-e', "require('fs').writeFileSync('.oracle/verdict.json', '{}')"])`,
    AWARE,
  ],
  ['a fixture, imported', "import tea from '../oracle/fixtures/orders/jp.json'", IMPORTS],
  ['a reference in the test folder', "await import('../tests/support/reference.ts')", IMPORTS],
  ['a re-export of it', "export { fold } from '../tests/support/reference.js'", IMPORTS],
  ['the mode', "export const quiet = process.env.NODE_ENV === 'test'", ['production-test-aware review']],
  ['the runner, in pieces', "load(['vi', 'test'].join(''))", AWARE],
  ['the runner, encoded', "const library = load(atob('ZmFzdC1jaGVjaw=='))", AWARE],
  ['a global of the runner, by a key in pieces', "globalThis[['v', 'i'].join('')]", AWARE],
  ['a function of a text', "const load = new Function('s', 'return import(s)')", ['production-test-aware review']],
  ['the same by the constructor of one', "const load = (() => 0).constructor('s', 'return import(s)')", ['production-test-aware review']],
  ['the same by that of any value', "const load = [].constructor.constructor('s', 'return import(s)')", ['production-test-aware review']],
  ['eval', 'const load = eval(text)', ['production-test-aware review']],
  ['eval, without its place', 'const load = (0, eval)(text)', ['production-test-aware review']],
  ['eval, of the global object', 'const load = globalThis.eval(text)', ['production-test-aware review']],
  ['a context of its own, by name', "import { runInNewContext } from 'node:vm'\nrunInNewContext(text)", ['production-test-aware review']],
  ['a script', 'new vm.Script(text)', ['production-test-aware review']],
  ['a context of its own', 'vm.runInThisContext(text)', ['production-test-aware review']],
  ['errors that a listener swallows', "process.on('unhandledRejection', () => {})", ['production-test-aware review']],
  ['the same, once', "process.prependOnceListener('uncaughtException', function () {})", ['production-test-aware review']],
]

const KNOWS_NOTHING: readonly (readonly [string, string])[] = [
  ['the mode of production', "export const quiet = process.env.NODE_ENV === 'production'"],
  ['a type of functions', 'export const isFunction = (one: unknown): one is Function => one instanceof Function'],
  ['a database that evaluates', 'export const take = (redis) => redis.eval(script, 1)'],
  ['a copy of its kind', 'export class List { copy() { return new this.constructor(this) } }'],
  ['the kind of a value', 'export const kind = (value) => value.constructor.name'],
  ['a key of its own', "export const size = sizes[['x', 'l'].join('')]"],
  ['a comment', "/** @example import { test } from 'vitest' — see process.env.VITEST, __vitest_worker__ */\nexport const a = 1"],
  ['a caller in a log', "export const frame = new Error().stack?.split('\\n')[2]"],
  [
    'a parser with methods of such names',
    "export class Scanner { skip() {} test(s: string) { return s } expect(s: string) { if (!this.test(s)) throw new SyntaxError('expected') } }",
  ],
  [
    'a main guard',
    'if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) process.exit(main(process.argv.slice(2)))',
  ],
  ['a data file', "readFileSync(new URL('./data/taxes.json', import.meta.url))"],
  ['a type of the runner', "import type { Task } from 'vitest'"],
  ['a polyfill', "Reflect.defineProperty(Object, 'groupBy', { value: group })"],
  ['a local of such a name', 'const expect = 1\nexport const a = typeof expect'],
  ['a message about tests', "throw new Error('see the stack of your test')"],
  ['a listener that says what it heard', "process.on('unhandledRejection', (cause) => { console.error(cause) })"],
  ['a word of its own', "export const kinds = ['test', 'spec']"],
  ['the list of all modes', "const MODES = ['development', 'test', 'production']\nexport const ok = MODES.includes(process.env.NODE_ENV)"],
  ['an exit status of a failure', "process.on('exit', () => { process.exitCode = 1 })"],
  ['a symbol of its own', "export const tag = Symbol.for('shop.tag')"],
  ['a pattern of sources', "const all = import.meta.glob('./data/*.json')"],
  ['what does not parse', 'export const = process.env.VITEST'],
]

describe('production code that knows its tests', () => {
  test.for(KNOWS)('%s', ([, text, expected]) => {
    expect(rulesOf(text)).toEqual(expected)
  })

  test.for(KNOWS_NOTHING)('that is none: %s', ([, text]) => {
    expect(rulesOf(text)).toEqual([])
  })

  test('a package that the program needs is a note, a tool is looked at', () => {
    expect(rulesOf("import fc from 'fast-check'", 'src/a.ts', ['fast-check'])).toEqual(['production-test-aware note'])
    expect(rulesOf("readFileSync('tests/a.test.ts')", 'scripts/a.ts')).toEqual(['production-test-aware review'])
    expect(rulesOf("readFileSync('tests/a.test.ts')", 'src/scripts/a.ts')).toEqual(AWARE)
  })

  test('a helper of integration tests is looked at, and one among the sources blocks', () => {
    const text = "import { vi } from 'vitest'"
    expect(rulesOf(text, 'runtime_tests/lambda/mock.ts')).toEqual(['production-test-aware review'])
    expect(rulesOf(text, 'src/unit-tests/mock.ts')).toEqual(AWARE)
    expect(rulesOf(text, 'contests/mock.ts')).toEqual(AWARE)
  })

  test('a package that is itself a runner may know of runners, by its name at base', () => {
    const text = 'export const a = (globalThis as any).__vitest_worker__'
    expect(rulesOf(text, 'src/a.ts', [], '@vitest/utils')).toEqual(['production-test-aware note'])
    expect(rulesOf('Object.is = () => true', 'src/a.ts', [], '@vitest/utils')).toEqual(AWARE)
    expect(rulesOf(text, 'src/a.ts', [], 'my-vitest-shop')).toEqual(AWARE)
  })

  test.for([
    ['process.env.JEST_WORKER_ID', 'process.env.VITEST_WORKER_ID', true],
    ['process.env.CI', 'process.env.VITEST_WORKER_ID', undefined],
    ['process.env.JEST_WORKER_ID', 'process.env.JEST_WORKER_ID ?? process.env.VITEST', true],
    ["import 'jest'", 'process.env.VITEST_WORKER_ID', undefined],
  ] as const)('%s that becomes %s', async ([before, after, known]) => {
    const scope = patchScope({ changes: { 'src/a.ts': [before, after] } })
    const texts: Texts = { read: (entry) => Promise.resolve(entry?.id === scope.changes[0]?.before?.id ? before : after) }
    const found = await observeProduction(scope, () => true, texts)
    expect([...new Set(found.map((one) => one.known))]).toEqual([known])
    const [one] = checkProduction(found, placesOf(ownedFiles(), PATHS, { namedByConfig: [], loadedByConfig: [] }), () => ({
      name: null,
      needs: new Set(),
    }))
    expect(one?.atMost?.severity).toBe(known === true ? 'review' : undefined)
  })
})

describe('constant answers', () => {
  test.for<readonly [string, string, readonly (readonly (string | number)[])[]]>([
    ['a table', "const T = new Map([['Crème Brûlée', 'creme-brulee'], ['no', 'x']])", [['Crème Brûlée', 'creme-brulee']]],
    ['an object', "const T = { 'Hello, World!': 'hello-world', short: 1 }", [['Hello, World!', 'hello-world']]],
    ['a case of its own', 'if (cents === 10_000 && days === 30) return { principal: 10_000, interest: 30 }', [[10_000, 30, 10_000, 30]]],
    ['a case of a switch', "switch (a) { case 'first title': return 'first-title' }", [['first title', 'first-title']]],
    ['a condition', "const a = b === 'first title' ? 'first-title' : c(b)", [['first title', 'first-title']]],
    ['a table of joined questions', "const T = { '10000/30': 30 }", [[10_000, 30, 30]]],
    ['an answer in pieces', "if (a === 'first title') return ['first', 'title'].join('-')", [['first title', 'first-title']]],
    ['a computed answer', 'if (cents === 10_000) return cents * 2', []],
    ['small numbers', 'if (list.length === 0) return 0', []],
  ])('%s', ([, text, expected]) => {
    expect(answersIn('src/a.ts', `function f() { ${text} }`).map(({ values }) => values)).toEqual(expected)
  })
})
