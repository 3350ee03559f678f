import { beforeAll, describe, expect, test } from 'vitest'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.ts'
import { SHOP, edited } from '../protocols/shop.ts'
import { MAJORS } from '../support/index.ts'
import { SLOW, type Judged, judge, rulesOf, withShop } from './run.ts'

const EXAMPLE = SHOP['oracle/examples/loan.test.ts'] ?? ''

function replaced(text: string, find: string, by: string): string {
  if (!text.includes(find)) throw new Error(`there is no ${find}`)
  return text.replace(find, () => by)
}

/** A file of a run in which many go wrong, each in its own way. */
interface FileShape {
  readonly name: string
  readonly file: string
  /** Of a trusted file, what it was when it was locked; the example of the shop without it. */
  readonly locked?: string
  readonly text: string
  /** What blocks and names this file; nothing else may weigh and name it. */
  readonly rules: readonly string[]
  /** What else must be true of the verdict. */
  readonly also?: (verdict: Verdict) => void
}

const trusted = (name: string): string => `oracle/examples/${name}.test.ts`
const untrusted = (file: string, body: string): Pick<FileShape, 'file' | 'text'> => ({
  file: `tests/${file}.test.ts`,
  text: `import { afterAll, beforeAll, describe, expect, test } from 'vitest'\n${body}\n`,
})

const FILES: readonly FileShape[] = [
  {
    name: 'an untrusted test fails',
    ...untrusted('fails', `test('x', () => { expect(1).toBe(2) })`),
    rules: ['untrusted-failed'],
  },
  {
    name: 'an untrusted hook fails',
    ...untrusted('hook', `beforeAll(() => { throw new Error('no') })\ntest('x', () => {})`),
    rules: ['untrusted-failed'],
  },
  {
    name: 'an untrusted file cannot be collected',
    ...untrusted('uncollected', `import './nowhere.ts'`),
    rules: ['untrusted-failed'],
  },
  {
    name: 'an unhandled rejection beside tests that pass',
    ...untrusted(
      'rejects',
      `test('x', async () => { void Promise.reject(new Error('nobody waits')); await new Promise((go) => setTimeout(go, 50)) })`,
    ),
    rules: ['unhandled-error'],
  },
  {
    name: 'retries of an untrusted test are listed',
    ...untrusted('retries', `let tries = 0\ntest('x', { retry: 2 }, () => { expect(++tries).toBe(2) })`),
    rules: [],
    also: ({ tests }) => {
      expect(tests.find(({ id }) => id === 'tests/retries.test.ts > x')).toMatchObject({ flaky: true, state: 'passed', retries: 1 })
    },
  },
  {
    name: 'equal titles, repeats and concurrent tests',
    ...untrusted(
      'equal',
      `describe('d', () => { test('same', { repeats: 2 }, () => {}); test('same', () => { expect(1).toBe(2) }); test.concurrent('same', async () => { expect(1).toBe(2) }) })`,
    ),
    rules: ['untrusted-failed'],
    also: ({ tests }) => {
      expect(tests.filter(({ id, state }) => id.startsWith('tests/equal.test.ts') && state === 'failed').map(({ id }) => id)).toEqual([
        'tests/equal.test.ts > d > same #2',
        'tests/equal.test.ts > d > same #3',
      ])
    },
  },
  {
    name: 'a worker kills itself in an untrusted file',
    ...untrusted('killed', `test('x', () => { process.kill(process.pid, 'SIGKILL') })`),
    rules: ['untrusted-failed'],
    also: ({ findings }) => {
      expect(findings.filter((one) => one.rule === 'unhandled-error' && fileOf(one) === '')).toMatchObject([
        { severity: 'block', args: { message: expect.stringContaining('Worker forks emitted error') } },
      ])
    },
  },
  {
    name: 'a trusted file cannot be collected',
    file: trusted('uncollected'),
    text: `import './nowhere.ts'\n${EXAMPLE}`,
    rules: ['fixture-changed', 'oracle-error', 'oracle-missing'],
  },
  {
    name: 'a hook of a trusted file fails after its tests',
    file: trusted('hook'),
    text: `${EXAMPLE}\nimport { afterAll } from 'vitest'\nafterAll(() => { throw new Error('late') })\n`,
    rules: ['fixture-changed', 'oracle-error'],
  },
  {
    name: 'a trusted test is skipped',
    file: trusted('skipped'),
    text: replaced(EXAMPLE, "test('a hundred", "test.skip('a hundred"),
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'a trusted test is expected to fail',
    file: trusted('fails'),
    // Of code that is wrong, which no other file loads.
    locked: replaced(EXAMPLE, '../../src/loan.ts', '../../src/tax.ts'),
    text: replaced(replaced(EXAMPLE, '../../src/loan.ts', '../../src/tax.ts'), "test('a hundred", "test.fails('a hundred"),
    rules: ['fixture-changed', 'oracle-skipped'],
    also: ({ tests }) => {
      expect(tests.find(({ id }) => id === 'oracle/examples/fails.test.ts > a hundred for ten days')).toMatchObject({ state: 'passed' })
    },
  },
  {
    name: 'a trusted test passes on its second try',
    file: trusted('second-try'),
    text: replaced(
      replaced(replaced(EXAMPLE, "test('a hundred", "let tries = 0\ntest('a hundred"), '() => {', '() => {\n  expect(++tries).toBe(2)'),
      "oracle('E', { covers: 'src/loan.ts' })",
      "{ ...oracle('E'), retry: 2 }",
    ),
    rules: ['fixture-changed', 'oracle-flaky'],
  },
  {
    name: 'a trusted test asserts nothing',
    file: trusted('empty'),
    text: replaced(EXAMPLE, 'expect(lend(10_000, 10)).toEqual({ lent: 10_000, fee: 10 })', 'lend(10_000, 10)'),
    rules: ['fixture-changed', 'oracle-without-evidence'],
  },
  {
    name: '.only elsewhere in a trusted file',
    file: trusted('only'),
    text: `${EXAMPLE}\ntest.only('another', oracle('E'), () => { expect(1).toBe(1) })\n`,
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'a trusted test that skips itself',
    file: trusted('skips-itself'),
    text: replaced(EXAMPLE, '() => {\n  expect', '({ skip }) => {\n  skip()\n  expect'),
    rules: ['fixture-changed', 'oracle-skipped'],
  },
]

/** The file that a finding is about, by its place or by its test; empty for the run. */
function fileOf({ at, args }: JudgedFinding): string {
  if (at?.file !== undefined) return at.file
  return 'test' in args && typeof args.test === 'string' ? (args.test.split(' > ')[0] ?? '') : ''
}

function rulesByFile({ findings }: Verdict): Readonly<Record<string, readonly string[]>> {
  const weighing = findings.filter(({ severity }) => severity !== 'off' && severity !== 'note')
  return Object.fromEntries(
    [...new Set(weighing.map(fileOf))].map((file) => [
      file,
      [
        ...new Set(
          weighing.filter((one) => fileOf(one) === file).map(({ rule, severity }) => (severity === 'block' ? rule : `${severity} ${rule}`)),
        ),
      ].sort(),
    ]),
  )
}

/** A run by itself: what is asked of the runner, or what ends more than one file. */
interface Shape {
  readonly name: string
  readonly edits: Readonly<Record<string, string | null>>
  readonly args?: readonly string[]
  readonly decision: Verdict['decision']
  readonly rules: readonly string[]
}

const SHAPES: readonly Shape[] = [
  {
    name: 'a worker kills itself in a trusted file',
    edits: edited('src/loan.ts', 'return loan.lent', "process.kill(process.pid, 'SIGKILL')\n  return loan.lent"),
    args: ['--pool=forks'],
    decision: 'block',
    rules: ['oracle-missing', 'runner-exited-early', 'unhandled-error'],
  },
  { name: 'a file filter', edits: {}, args: ['loan'], decision: 'block', rules: ['evidence-missing', 'oracle-missing'] },
  {
    name: 'a name filter',
    edits: {},
    args: ['-t', 'keeps'],
    decision: 'block',
    rules: ['evidence-missing', 'oracle-skipped'],
  },
  {
    name: 'no lock, and no fixture either',
    edits: { 'oracle/oracle.lock.json': null, 'oracle/fixtures/baskets.test.ts': null, 'oracle/fixtures/baskets/two.json': null },
    decision: 'review',
    rules: ['lock-missing'],
  },
  { name: 'snapshots are rewritten', edits: {}, args: ['-u'], decision: 'block', rules: ['evidence-missing'] },
]

const FAILS = untrusted('fails', `test('x', () => { expect(1).toBe(2) })`).text

const STATUS = { allow: 0, block: 1, review: 3 } as const

describe.each(MAJORS)('$name', (major) => {
  describe('each in its file of one run', () => {
    let judged: Judged
    let checked: number | null
    const locked = Object.fromEntries(
      FILES.filter(({ file }) => file.startsWith('oracle/')).map(({ file, locked: text }) => [file, text ?? EXAMPLE]),
    )
    const setup = { ...locked, 'src/tax.ts': SHOP['src/loan.ts'] ?? '' }
    const edits = {
      ...Object.fromEntries(FILES.map(({ file, text }) => [file, text])),
      'src/tax.ts': replaced(SHOP['src/loan.ts'] ?? '', 'Math.ceil(', '1 + Math.ceil('),
    }
    beforeAll(async () => {
      await withShop(major, { setup, edits }, async (project) => {
        judged = await judge(project, ['--pool=forks', '--allowOnly'])
        checked = (await project.cli(['check'])).status
      })
    }, SLOW)

    test.each(FILES)('$name', ({ file, rules, also }) => {
      expect(rulesByFile(judged.verdict)[file] ?? []).toEqual(rules)
      also?.(judged.verdict)
    })

    test('and nothing is said of any other file', () => {
      expect(Object.keys(rulesByFile(judged.verdict)).sort()).toEqual(
        ['', ...FILES.flatMap(({ file, rules }) => (rules.length === 0 ? [] : [file]))].sort(),
      )
      expect([judged.verdict.decision, judged.ended.status, checked]).toEqual(['block', 1, 1])
    })
  })

  test('retries of an untrusted test alone do not block', { timeout: SLOW }, async () => {
    const retries = FILES.filter(({ file }) => file === 'tests/retries.test.ts').map(({ file, text }) => [file, text])
    await withShop(major, { edits: Object.fromEntries(retries) }, async (project) => {
      const { verdict, ended } = await judge(project)
      expect({ decision: verdict.decision, rules: rulesOf(verdict), status: ended.status }).toEqual({
        decision: 'allow',
        rules: [],
        status: 0,
      })
    })
  })

  test.each(SHAPES)('$name', { timeout: SLOW }, async ({ edits, args, decision, rules }) => {
    await withShop(major, { edits }, async (project) => {
      const { verdict, ended } = await judge(project, args)
      expect({ decision: verdict.decision, rules: rulesOf(verdict) }).toEqual({ decision, rules })
      expect(ended.status).toBe(STATUS[decision])
      const checked = await project.cli(['check'])
      expect(checked.status, checked.stderr).toBe(STATUS[decision])
    })
  })

  test('bail ends a run that then says nothing', { timeout: SLOW }, async () => {
    await withShop(major, { edits: { 'tests/fails.test.ts': FAILS } }, async (project) => {
      const { verdict } = await judge(project, ['--bail=1', '--maxWorkers=1', '--no-file-parallelism'])
      expect(verdict.decision).toBe('block')
    })
  })

  test('the exit status of the runner, when asked for', { timeout: SLOW }, async () => {
    const setup = {
      'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('preset: recommended', 'preset: zero-weight'),
      'vitest.config.ts': (SHOP['vitest.config.ts'] ?? '').replace(
        `'vitest-oracle/reporter'`,
        `['vitest-oracle/reporter', { exitCode: 'runner' }]`,
      ),
    }
    await withShop(major, { setup, edits: { 'tests/fails.test.ts': FAILS } }, async (project) => {
      const { verdict, ended } = await judge(project)
      expect({ decision: verdict.decision, status: ended.status, runner: verdict.runner.exitCode }).toEqual({
        decision: 'allow',
        status: 1,
        runner: 1,
      })
    })
  })
})
