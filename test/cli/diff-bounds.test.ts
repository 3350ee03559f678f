import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseTestFile } from '../../src/observe/syntax/index.ts'
import { stage } from '../../scripts/stage.mjs'
import { builtPackage } from '../support/built.ts'
import { MAJORS } from '../support/majors.ts'

/** Seconds that one command may take on a busy machine, and megabytes that its objects may fill. */
const SECONDS = 240
const MEGABYTES = 1024

const made: string[] = []
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true })
})

let command = ''
beforeAll(() => {
  const installed = mkdtempSync(join(tmpdir(), 'vitest-oracle-bounds-'))
  made.push(installed)
  stage(installed, { dist: builtPackage().packed, modules: MAJORS[0].modules })
  command = join(installed, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
}, 300_000)

type Files = Readonly<Record<string, string | Buffer>>

const POLICY = 'version: 1\npaths: { production: ["src/**"], tests: ["tests/**"], writable: ["src/**", "tests/**"] }\n'

/** A repository with a branch for each side, made without a work tree. */
function repository(base: Files, head: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'vitest-oracle-bounds-'))
  made.push(root)
  const git = (args: readonly string[], input?: Buffer): unknown =>
    execFileSync('git', args, { cwd: root, input, stdio: ['pipe', 'ignore', 'inherit'] })
  const parts: Buffer[] = []
  const commit = (branch: string, from: string, files: Files): void => {
    parts.push(Buffer.from(`commit refs/heads/${branch}\ncommitter a <a@example.com> 1700000000 +0000\ndata 1\nx\n${from}`))
    for (const [path, content] of Object.entries(files)) {
      const bytes = Buffer.from(content)
      parts.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'))
    }
    parts.push(Buffer.from('\n'))
  }
  commit('main', '', { 'oracle/policy.yaml': POLICY, 'src/f.ts': 'export const f = (n: number) => n\n', ...base })
  commit('patch', 'from refs/heads/main\n', { 'src/f.ts': 'export const f = (n: number) => n + 0\n', ...head })
  git(['init', '-q', '--bare', '-b', 'main'])
  git(['fast-import', '--quiet'], Buffer.concat(parts))
  return root
}

interface Judged {
  readonly status: number | null
  readonly decision: string
  readonly rules: readonly string[]
  readonly budget: string
}

function judge(base: Files, head: Files): Judged {
  const args = [`--max-old-space-size=${MEGABYTES}`, command, 'diff', '--base', 'main', '--head', 'patch', '--all', '--json']
  const child = spawnSync(process.execPath, args, {
    cwd: repository(base, head),
    encoding: 'utf8',
    timeout: SECONDS * 1000,
    maxBuffer: 2 ** 30,
  })
  expect({ signal: child.signal, stderr: child.stderr }).toEqual({ signal: null, stderr: '' })
  const answer: {
    readonly decision: string
    readonly findings: readonly { readonly rule: string }[]
    readonly inputs: { readonly budget: { readonly state: string } }
  } = JSON.parse(child.stdout)
  return {
    status: child.status,
    decision: answer.decision,
    rules: answer.findings.map(({ rule }) => rule),
    budget: answer.inputs.budget.state,
  }
}

const test_ = (title: string, body: string): string => `test('${title}', () => {\n  ${body}\n})\n`
const HEAD = "import { expect, test } from 'vitest'\nimport { f } from '../src/f.ts'\n"
const FILE = 'tests/a.test.ts'
const SMALL = HEAD + test_('one', 'expect(f(1)).toBe(1)')
const lost = HEAD + test_('one', 'f(1)')

describe('much of one thing still gets an answer', { timeout: SECONDS * 1000 }, () => {
  const LONG = `${HEAD}${test_('long', `expect(f('${'long '.repeat(180)}')).toEqual({ a: 1 })\n`.repeat(5_500))}`
  const MANY = HEAD + Array.from({ length: 10_000 }, (_, i) => test_(`t${i}`, `expect(f(${i})).toBe(${i})`)).join('')

  test('a file of 5 MB whose last assertion is gone', () => {
    expect(LONG.length).toBeGreaterThan(5_000_000)
    const last = LONG.lastIndexOf('expect(')
    const judged = judge({ [FILE]: LONG }, { [FILE]: `${LONG.slice(0, last)}\n})\n` })
    expect(judged).toMatchObject({ status: 3, decision: 'review', budget: 'answered' })
    expect(judged.rules).toContain('assertion-removed')
  })

  test('10,000 tests of which the middle one is gone', () => {
    const gone = test_('t5000', 'expect(f(5000)).toBe(5000)')
    const judged = judge({ [FILE]: MANY }, { [FILE]: MANY.replace(gone, '') })
    expect(judged).toMatchObject({ status: 3, budget: 'answered' })
    expect(judged.rules).toContain('test-deleted')
  })

  test('10,000 tests, each of which is other', () => {
    const judged = judge({ [FILE]: MANY }, { [FILE]: MANY.replaceAll(').toBe(', ').toBeLessThan(') })
    expect(judged).toMatchObject({ status: 3, budget: 'answered' })
    expect(judged.rules).toContain('assertion-weakened')
  })

  test('20,000 files of which one lost its assertion', () => {
    const files = (comment: string, seventh: string): Files =>
      Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`tests/f${i}.test.ts`, i === 7 ? seventh : `${SMALL}// ${comment}\n`]))
    const judged = judge(files('a', SMALL), files('b', lost))
    expect(judged).toMatchObject({ status: 1, budget: 'answered' })
    expect(judged.rules).toContain('test-emptied')
  })

  test('one file more than the policy allows is no answer', () => {
    const all = (comment: string): Files =>
      Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`tests/f${i}.test.ts`, `// ${comment}\n`]))
    expect(judge(all('a'), all('b'))).toMatchObject({ status: 1, budget: 'unavailable' })
  })
})

const nests = (DEPTH: number): Readonly<Record<string, string>> => ({
  arrays: `x = ${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`,
  blocks: '{'.repeat(DEPTH) + '}'.repeat(DEPTH),
  parentheses: `x = ${'('.repeat(DEPTH)}1${')'.repeat(DEPTH)}`,
  calls: `${'f('.repeat(DEPTH)}${')'.repeat(DEPTH)}`,
  'calls of calls': `f${'()'.repeat(DEPTH)}`,
  templates: `x = ${'`${'.repeat(DEPTH)}1${'}`'.repeat(DEPTH)}`,
  negations: `x = ${'!'.repeat(DEPTH)}1`,
  'negations by word': `x = ${'typeof '.repeat(DEPTH)}1`,
  'await after await': `async () => { ${'await '.repeat(DEPTH)}1 }`,
  news: `x = ${'new '.repeat(DEPTH)}A`,
  elements: `x = ${'<a>'.repeat(DEPTH)}${'</a>'.repeat(DEPTH)}`,
  types: `type T = ${'A<'.repeat(DEPTH)}B${'>'.repeat(DEPTH)}`,
  'lists of types': `type T = A${'[]'.repeat(DEPTH)}`,
  'keys of keys': `type T = ${'keyof '.repeat(DEPTH)}A`,
  sums: `x = ${'1+'.repeat(DEPTH)}1`,
  powers: `x = ${'1**'.repeat(DEPTH)}1`,
  members: `x = a${'.b'.repeat(DEPTH)}`,
  indexes: `x = a${'[0]'.repeat(DEPTH)}`,
  assignments: `${'a='.repeat(DEPTH)}1`,
  conditions: `x = ${'a?b:'.repeat(DEPTH)}1`,
  arrows: `x = ${'a=>'.repeat(DEPTH)}1`,
  'else if': `${'if (a) {} else '.repeat(DEPTH)}{}`,
  'if in if': `${'if (a) '.repeat(DEPTH)}f()`,
  'loops in loops': `${'for(;;) '.repeat(DEPTH)}f()`,
  labels: Array.from({ length: DEPTH }, (_, i) => `l${i}:`).join('') + 'f()',
  'words as operators': `x = ${'a in '.repeat(DEPTH)}b`,
  casts: `x = a${' as any'.repeat(DEPTH)}`,
  'casts in front': `x = ${'<any>'.repeat(DEPTH)}a`,
  commas: `x = (${'1,'.repeat(DEPTH)}1)`,
})

describe('too many levels', { timeout: SECONDS * 1000 }, () => {
  // At 100,000 levels most of these overflow the stack of the parser, which no handler can catch.
  test.each([10_000, 100_000].flatMap((depth) => Object.entries(nests(depth)).map(([name, text]) => [depth, name, text] as const)))(
    '%i: %s, read or said to be too much',
    (_, name, text) => {
      const file = name === 'elements' ? 'tests/a.test.tsx' : FILE
      expect(['parsed', 'unparseable']).toContain(parseTestFile(file, `${lost}${text}\n`).state)
    },
  )

  test.each(['arrays', 'if in if', 'casts'])('%s: the loss beside them is not let through', (name) => {
    const judged = judge({ [FILE]: SMALL }, { [FILE]: `${lost}${nests(100_000)[name] ?? ''}\n` })
    expect(judged.status).not.toBe(0)
    expect(judged.rules.some((rule) => rule === 'test-unparseable' || rule === 'test-emptied')).toBe(true)
  })
})

describe('bytes that are no text', { timeout: SECONDS * 1000 }, () => {
  const bytes = (tail: readonly number[], text: string): Buffer =>
    Buffer.concat([Buffer.from(`${text}// `), Buffer.from(tail), Buffer.from('\n')])

  test.each([
    ['no UTF-8', [0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80]],
    ['NUL', [0, 0, 0]],
  ] as const)('%s', (_, tail) => {
    const judged = judge({ [FILE]: bytes(tail, SMALL) }, { [FILE]: bytes(tail, lost) })
    expect(judged.status).toBe(1)
    expect(judged.rules.some((rule) => rule === 'test-unparseable' || rule === 'test-emptied')).toBe(true)
  })
})
