import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proposedFor } from '../../src/cli/draft/laws.ts'
import { signaturesIn, signaturesJson } from '../../src/cli/draft/signatures.ts'
import { draftText, readDraft, testText } from '../../src/cli/draft/texts.ts'
import { lawsFrom } from '../../src/cli/draft/with.ts'
import { parseProgram } from '../../src/observe/syntax/parse.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { command, emptyFolder, git, removeAll, write } from './world.ts'

afterAll(removeAll)

const signatures = (text: string) => signaturesIn('src/a.ts', text)
const arbitrary = (type: string, before = ''): string | null =>
  signatures(`${before}\nexport function f(x: ${type}): string { return '' }`).functions[0]?.parameters[0]?.arbitrary ?? null
const idsOf = (text: string): readonly string[] => proposedFor(signatures(text).functions).map(({ id }) => id)

describe('what a module declares', () => {
  const types: readonly (readonly [string, string | null, string?])[] = [
    ['string', 'fc.string()'],
    ['number', '<number>'],
    ['boolean', 'fc.boolean()'],
    ['bigint', 'fc.bigInt()'],
    ['string[]', 'fc.array(fc.string())'],
    ['readonly string[]', 'fc.array(fc.string())'],
    ['ReadonlyArray<Array<boolean>>', 'fc.array(fc.array(fc.boolean()))'],
    ['[string, boolean]', 'fc.tuple(fc.string(), fc.boolean())'],
    ["'a' | 'b'", 'fc.oneof(fc.constant("a"), fc.constant("b"))'],
    ['string | null', 'fc.oneof(fc.string(), fc.constant(null))'],
    ['Record<string, boolean>', 'fc.dictionary(fc.string(), fc.boolean())'],
    ['Date', 'fc.date({ noInvalidDate: true })'],
    ['Uint8Array', 'fc.uint8Array()'],
    ['{ a: string; b?: boolean }', 'fc.record({ "a": fc.string(), "b": fc.boolean() }, { requiredKeys: ["a"] })'],
    ['Item', 'fc.record({ "a": fc.string() })', 'interface Item { readonly a: string }'],
    ['Readonly<Item>', 'fc.record({ "a": fc.string() })', 'export type Item = { a: string }'],
    ['Tree', null, 'type Tree = { children: Tree[] }'],
    ['Elsewhere', null, "import type { Elsewhere } from './b.ts'"],
    ['Box<string>', null, 'type Box<T> = { value: T }'],
    ['unknown', null],
    ['keyof Item', null, 'interface Item { readonly a: string }'],
    ['() => void', null],
  ]
  test.for(types)('%s', ([type, expected, before]) => {
    expect(arbitrary(type, before)).toBe(expected)
  })

  test('an arbitrary that is made is one of fast-check', () => {
    for (const [type, expected, before] of types) {
      if (expected === null) continue
      const made = (arbitrary(type, before) ?? '').replaceAll('<number>', 'fc.double()')
      // oxlint-disable-next-line typescript/no-implied-eval -- the source is what is tested
      const real: unknown = new Function('fc', `return ${made}`)(fc)
      expect(fc.sample(real as fc.Arbitrary<unknown>, 3), type).toHaveLength(3)
    }
  })

  test('what no property is drafted for is named with its reason', () => {
    const { functions, left } = signatures(`
export const one = (x: string, most: number = 3): string => x
export function generic<T>(x: T): T { return x }
export async function later(x: string): Promise<string> { return x }
export function untyped(x) { return x }
export function stamp(x: string): number { return Date.now() }
export function none(): number { return 1 }
export const value = 3
export class Thing {}
function own(x: string): string { return x }
export { own as renamed }
`)
    expect(
      functions.map(
        ({ name, parameters, result }) => `${name}(${parameters.map(({ name: own, type }) => `${own}: ${type}`).join()}): ${result}`,
      ),
    ).toEqual(['one(x: string): string', 'renamed(x: string): string'])
    expect(left.map(({ name }) => name)).toEqual(['generic', 'later', 'untyped', 'stamp', 'none', 'value'])
  })

  test('an outside command gets names and types, and nothing of a body', () => {
    const json = signaturesJson(
      'src/a.ts',
      signatures(`/** secret words */\nexport function f(x: 'a' | 'b', y: number): string { return 'secret' + x }`),
    )
    expect(JSON.parse(json)).toEqual({
      module: 'src/a.ts',
      exports: [
        {
          name: 'f',
          parameters: [
            { name: 'x', type: "'a' | 'b'" },
            { name: 'y', type: 'number' },
          ],
          result: 'string',
        },
      ],
    })
    expect(json).not.toContain('secret')
  })

  test('a text that cannot be parsed is refused with its line', () => {
    expect(() => signatures('export function f(\n')).toThrow(/^src\/a\.ts:\d+: /)
  })
})

describe('what is proposed', () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [
      'encode(x: string): number[]; decode(x: number[]): string',
      ['decode-undoes-encode', 'encode-answers', 'encode-undoes-decode', 'decode-answers'],
    ],
    [
      'parseDate(x: string): Date; formatDate(x: Date): string',
      ['format-date-undoes-parse-date', 'parse-date-answers', 'parse-date-undoes-format-date', 'format-date-answers'],
    ],
    [
      'toHex(x: number): string; fromHex(x: string): number',
      ['from-hex-undoes-to-hex', 'to-hex-answers', 'to-hex-undoes-from-hex', 'from-hex-answers'],
    ],
    [
      'hexToText(x: string): string; textToHex(x: string): string',
      ['text-to-hex-undoes-hex-to-text', 'hex-to-text-answers', 'hex-to-text-undoes-text-to-hex', 'text-to-hex-answers'],
    ],
    [
      'encode(x: string, key: number): string; decode(x: string, key: number): string',
      ['decode-undoes-encode', 'encode-answers', 'encode-undoes-decode', 'decode-answers'],
    ],
    ['encode(x: string, key: number): string; decode(x: string): string', ['encode-answers', 'decode-answers']],
    ['encode(x: string): number[]; decode(x: string): string', ['encode-answers', 'decode-answers']],
    ['normalise(x: string): string', ['normalise-idempotent', 'normalise-answers']],
    ['normalise(x: string): number', ['normalise-answers']],
    ['sortBy(x: readonly string[]): string[]', ['sort-by-idempotent', 'sort-by-ignores-order', 'sort-by-keeps-length', 'sort-by-answers']],
    ['add(x: number, y: number): number', ['add-commutes', 'add-answers']],
    ['add(x: number, y: string): number', ['add-answers']],
    ['sum(x: number[]): number', ['sum-ignores-order', 'sum-answers']],
    ['countWords(x: string): number', ['count-words-never-negative', 'count-words-answers']],
    ['clamp(x: number, low: number, high: number): number', ['clamp-idempotent', 'clamp-stays-between', 'clamp-answers']],
    [
      'truncate(x: string, most: number): string',
      ['truncate-idempotent', 'truncate-within-length', 'truncate-never-longer', 'truncate-answers'],
    ],
    ['reverse(x: string): string', ['reverse-undoes-itself', 'reverse-keeps-length', 'reverse-answers']],
    ['anything(x: Elsewhere): string', []],
  ]
  test.for(rows)('%s', ([declared, expected]) => {
    const text = declared
      .split('; ')
      .map((one) => `export function ${one} { throw new Error() }`)
      .join('\n')
    expect(idsOf(text)).toEqual(expected)
    for (const law of proposedFor(signatures(text).functions)) {
      for (const property of law.forms) {
        expect(property).not.toContain('<number>')
        const file = testText('oracle/a.test.ts', 'src/a.ts', [{ law, property, title: law.says, tag: '', runs: 3 }], null)
        expect(parseProgram('a.test.ts', file).state).toBe('parsed')
      }
    }
  })

  test('numbers are tried as all, as whole and as small ones', () => {
    const [first] = proposedFor(signatures('export function add(x: number, y: number): number { return x + y }').functions)
    expect(first?.forms.map((form) => form.split('(')[1])).toEqual(['fc.double', 'fc.integer', 'fc.nat'])
  })
})

describe('a draft', () => {
  const law = { id: 'b-undoes-a', says: `b undoes a, isn't it`, about: ['a', 'b'], forms: [] }
  const formed = { law, property: 'fc.property(fc.string(), (x) => {\n      expect(b(a(x))).toBe(x)\n    })' }
  const text = draftText('oracle/drafts/x.draft.ts', 'src/deep/a.ts', { formed, breaks: ['< into <=', 'a\nb', 'c', 'd'] }, 1000, null)

  test('says what it is, and is read again', () => {
    expect(text).toContain('< into <=; a b; c and 1 more.')
    const read = readDraft('oracle/drafts/x.draft.ts', text)
    expect(read).toMatchObject({ id: law.id, says: law.says, covers: 'src/deep/a.ts' })
    const moved = read?.textAt('oracle/properties/more/x.test.ts') ?? ''
    expect(moved).toContain(`from '../../../src/deep/a.ts'`)
    expect(moved).toMatch(/^import fc from 'fast-check'\n/)
    expect(readDraft('oracle/drafts/x.draft.ts', text.replaceAll('\n', '\r\n'))).toMatchObject({ id: law.id, says: law.says })
  })

  test.for([
    '',
    '// a comment\n',
    text.replace('// invariant: ', '// '),
    text.replace('b-undoes-a:', '`x`:'),
    text.replace('// covers', '// cover'),
  ])('what is none is not read as one', (other) => {
    expect(readDraft('oracle/drafts/x.draft.ts', other)).toBeNull()
  })
})

describe('--with', () => {
  const GOOD = { id: 'a-b', says: 'a is b', about: ['f'], property: 'fc.property(fc.nat(), (n) => { expect(f(n)).toBe(n) })' }
  const asked = (answer: unknown) =>
    lawsFrom(
      `node -e "process.stdout.write(process.env.ANSWER)"`,
      '{}',
      ['f'],
      withAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer)),
    )
  const withAnswer = (answer: string): string => {
    process.env['ANSWER'] = answer
    return process.cwd()
  }
  afterAll(() => {
    delete process.env['ANSWER']
  })

  test('takes properties, and gives types and names', async () => {
    expect(await asked([GOOD])).toEqual([{ id: 'a-b', says: 'a is b', about: ['f'], forms: [GOOD.property] }])
    const echo = lawsFrom(
      `node -e "process.stdin.resume(); process.stdin.on('data', (d) => process.stdout.write('[' + d + ']'))"`,
      '3',
      ['f'],
      process.cwd(),
    )
    await expect(echo).rejects.toThrow('property 1 of the answer: it is no object')
  })

  const refused: readonly (readonly [unknown, string])[] = [
    ['', 'is no JSON'],
    ['{}', 'must answer with a JSON list'],
    [Array.from({ length: 41 }, () => GOOD), 'at most 40 are tried'],
    [[GOOD, GOOD], 'two properties have the id a-b'],
    [[{ ...GOOD, id: '../x' }], 'id must be'],
    [[{ ...GOOD, says: 'a\nb c' }], 'says must be'],
    [[{ ...GOOD, about: [] }], 'about must be'],
    [[{ ...GOOD, about: ['g'] }], 'about must be'],
    [[{ ...GOOD, property: 'process.exit()' }], 'property must be the source'],
    [[{ ...GOOD, property: `${GOOD.property}; process.exit()` }], 'one call of fc.property'],
    [[{ ...GOOD, property: `${GOOD.property}), process.exit(` }], 'one call of fc.property'],
    [[{ ...GOOD, property: `${GOOD.property} // ` }], 'one call of fc.property'],
    [[{ ...GOOD, property: 'fc.property(' }], 'one call of fc.property'],
  ]
  test.for(refused)('%j is refused', async ([answer, why]) => {
    await expect(asked(answer)).rejects.toThrow(why)
  })

  test('a command that fails is no answer', async () => {
    await expect(lawsFrom('exit 3', '{}', ['f'], process.cwd())).rejects.toThrow('ended with 3')
  })
})

describe('what is refused before anything is run', () => {
  let root = ''
  beforeAll(() => {
    root = emptyFolder()
    write(root, {
      'oracle/policy.yaml': 'version: 1\nclasses:\n  property: { files: ["oracle/properties/**"] }\n',
      'oracle/INVARIANTS.md': '- `known`: x\n',
      'oracle/drafts/known.draft.ts': draftText(
        'oracle/drafts/known.draft.ts',
        'src/a.ts',
        { formed: { law: { id: 'known', says: 'x y z', about: ['a'], forms: [] }, property: 'fc.property()' }, breaks: ['x'] },
        1,
        null,
      ),
      'oracle/drafts/other.draft.ts': 'export {}\n',
      'src/a.ts': 'export const a = 1\n',
      'src/broken.ts': 'export function (',
    })
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'base')
  })

  const rows: readonly (readonly [readonly string[], string])[] = [
    [['draft'], 'Name the module'],
    [['draft', 'src/none.ts'], 'There is no file src/none.ts'],
    [['draft', '../a.ts'], 'lies outside of the project'],
    [['draft', 'src/broken.ts'], 'It cannot be parsed: src/broken.ts:1:'],
    [['draft', 'src/a.ts', '--to', 'oracle/properties'], 'drafts must weigh nothing'],
    [['promote'], 'Name the draft'],
    [['promote', 'oracle/drafts/none.draft.ts'], 'There is no draft'],
    [['promote', 'oracle/drafts/other.draft.ts'], 'is no draft of vitest-oracle'],
    [['promote', 'oracle/drafts/known.draft.ts'], 'has known already'],
  ]
  test.for(rows)('%j', async ([args, words]) => {
    const said = await command(args, root)
    expect(said).toMatchObject({ status: 2, stdout: '' })
    expect(said.stderr).toContain(words)
    expect(git(root, 'status', '--porcelain')).toBe('')
  })

  test('a policy without a place for properties says what to add', async () => {
    const own = emptyFolder()
    write(own, { 'oracle/policy.yaml': 'version: 1\nclasses: { property: { files: ["elsewhere/**"] } }\n', 'src/a.ts': '' })
    git(own, 'init', '-q')
    git(own, 'add', '-A')
    git(own, 'commit', '-q', '-m', 'base')
    expect((await command(['draft', 'src/a.ts'], own)).stderr).toContain('has no folder for properties')
  })

  test('a module without functions has nothing proposed, and says why', async () => {
    const said = await command(['draft', 'src/a.ts'], root)
    expect(said).toMatchObject({ status: 0, stderr: '' })
    expect(said.stdout).toBe(
      'Nothing is proposed for src/a.ts.\nLeft out:\n  a: it is no plain function of this file, or is asynchronous\n',
    )
  })
})

describe('from a module to a property of the oracle tree', () => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(
      {
        '.gitignore': 'node_modules\n.oracle\n',
        'vitest.config.ts': "export default { test: { include: ['{oracle,tests}/**/*.test.ts'] } }\n",
        'oracle/policy.yaml':
          'version: 1\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\nclasses:\n  property: { files: ["oracle/properties/**"] }\n',
        'oracle/seeds.txt': '7\n',
        'oracle/INVARIANTS.md': '# Invariants\n\n- `first`: something\n',
        'src/codec.ts':
          'export function encode(text: string): string {\n  return `<${text}>`\n}\nexport function decode(text: string): string {\n  return text.slice(1, -1)\n}\n',
        'tests/codec.test.ts':
          "import { expect, test } from 'vitest'\nimport { encode } from '../src/codec'\ntest('a', () => {\n  expect(encode('a')).toBe('<a>')\n})\n",
      },
      MAJORS[0],
    )
    await project.git('init', '-q')
    await project.git('add', '-A')
    await project.git('commit', '-q', '-m', 'base')
  })
  afterAll(() => project.dispose())

  test('what holds and bites is drafted, and promoted once more tried', async () => {
    const drafted = await project.cli(['draft', 'src/codec.ts'])
    expect(drafted.status).toBe(0)
    expect(drafted.stdout).toContain(
      'oracle/drafts/decode-undoes-encode.draft.ts\n  decode undoes encode; it held for 1000 inputs, and saw ',
    )
    expect(drafted.stdout).toMatch(/Does not hold:\n {2}encode undoes decode\n/)
    expect((await project.git('status', '--porcelain')).trim()).toBe('?? oracle/drafts/')
    const draft = join(project.root, 'oracle/drafts/decode-undoes-encode.draft.ts')
    expect(readFileSync(draft, 'utf8')).toContain("from '../../src/codec'")
    // It weighs nothing: no run finds it.
    expect((await project.cli(['inventory', '--json'])).stdout).not.toContain('drafts')

    const promoted = await project.cli(['promote', 'oracle/drafts/decode-undoes-encode.draft.ts'])
    expect(promoted.status).toBe(0)
    expect(promoted.stdout).toContain('git add oracle/properties/decode-undoes-encode.test.ts oracle/INVARIANTS.md oracle/oracle.lock.json')
    expect(existsSync(draft)).toBe(false)
    expect(readFileSync(join(project.root, 'oracle/INVARIANTS.md'), 'utf8')).toBe(
      '# Invariants\n\n- `first`: something\n- `decode-undoes-encode`: decode undoes encode\n',
    )
    expect((await project.cli(['inventory', '--json'])).stdout).toContain('decode-undoes-encode.test.ts > decode undoes encode')
  }, 120_000)
})
