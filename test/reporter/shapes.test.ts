import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { SHOP, edited } from '../protocols/shop.ts'
import { MAJORS } from '../support/index.ts'
import { SLOW, judge, rulesOf, withShop } from './run.ts'

interface Shape {
  readonly name: string
  readonly edits: Readonly<Record<string, string | null>>
  readonly args?: readonly string[]
  readonly decision: Verdict['decision']
  readonly rules: readonly string[]
  /** What else must be true of the verdict. */
  readonly also?: (verdict: Verdict) => void
}

const example = 'oracle/examples/loan.test.ts'
const withHead = (head: string): Record<string, string> => ({ [example]: `${head}\n${SHOP[example]}` })
const untrusted = (body: string): Record<string, string> => ({
  'tests/more.test.ts': `import { afterAll, beforeAll, describe, expect, test } from 'vitest'\n${body}\n`,
})

const SHAPES: readonly Shape[] = [
  {
    name: 'an untrusted test fails',
    edits: untrusted(`test('x', () => { expect(1).toBe(2) })`),
    decision: 'block',
    rules: ['untrusted-failed'],
  },
  {
    name: 'an untrusted hook fails',
    edits: untrusted(`beforeAll(() => { throw new Error('no') })\ntest('x', () => {})`),
    decision: 'block',
    rules: ['untrusted-failed'],
  },
  {
    name: 'an untrusted file cannot be collected',
    edits: untrusted(`import './nowhere.ts'`),
    decision: 'block',
    rules: ['untrusted-failed'],
  },
  {
    name: 'a trusted file cannot be collected',
    edits: withHead(`import './nowhere.ts'`),
    decision: 'block',
    rules: ['fixture-changed', 'oracle-error', 'oracle-missing'],
  },
  {
    name: 'a hook of a trusted file fails after its tests',
    edits: { [example]: `${SHOP[example]}\nimport { afterAll } from 'vitest'\nafterAll(() => { throw new Error('late') })\n` },
    decision: 'block',
    rules: ['fixture-changed', 'oracle-error'],
  },
  {
    name: 'a trusted test is skipped',
    edits: edited(example, "test('a hundred", "test.skip('a hundred"),
    decision: 'block',
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'a trusted test is expected to fail',
    edits: { ...edited(example, "test('a hundred", "test.fails('a hundred"), ...edited('src/loan.ts', 'Math.ceil(', '1 + Math.ceil(') },
    decision: 'block',
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'a trusted test passes on its second try',
    edits: {
      [example]: `${SHOP[example]?.replace("test('a hundred", "let tries = 0\ntest('a hundred").replace('() => {', '() => {\n  expect(++tries).toBe(2)').replace("oracle('E', { covers: 'src/loan.ts' })", "{ ...oracle('E'), retry: 2 }")}`,
    },
    decision: 'block',
    rules: ['fixture-changed', 'oracle-flaky'],
  },
  {
    name: 'a trusted test asserts nothing',
    edits: edited(example, 'expect(lend(10_000, 10)).toEqual({ lent: 10_000, fee: 10 })', 'lend(10_000, 10)'),
    decision: 'block',
    rules: ['fixture-changed', 'oracle-without-evidence'],
  },
  {
    name: 'an unhandled rejection beside tests that pass',
    edits: untrusted(
      `test('x', async () => { void Promise.reject(new Error('nobody waits')); await new Promise((go) => setTimeout(go, 50)) })`,
    ),
    decision: 'block',
    rules: ['unhandled-error'],
  },
  {
    name: 'a worker kills itself in an untrusted file',
    edits: untrusted(`test('x', () => { process.kill(process.pid, 'SIGKILL') })`),
    args: ['--pool=forks'],
    decision: 'block',
    rules: ['unhandled-error', 'untrusted-failed'],
  },
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
  {
    name: '.only elsewhere in a trusted file',
    edits: { [example]: `${SHOP[example]}\ntest.only('another', oracle('E'), () => { expect(1).toBe(1) })\n` },
    args: ['--allowOnly'],
    decision: 'block',
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'a trusted test that skips itself',
    edits: edited(example, '() => {\n  expect', '({ skip }) => {\n  skip()\n  expect'),
    decision: 'block',
    rules: ['fixture-changed', 'oracle-skipped'],
  },
  {
    name: 'retries of an untrusted test are listed',
    edits: untrusted(`let tries = 0\ntest('x', { retry: 2 }, () => { expect(++tries).toBe(2) })`),
    decision: 'allow',
    rules: [],
    also: (verdict) => {
      expect(verdict.tests.find(({ id }) => id === 'tests/more.test.ts > x')).toMatchObject({ flaky: true, state: 'passed', retries: 1 })
    },
  },
  {
    name: 'equal titles, repeats and concurrent tests',
    edits: untrusted(
      `describe('d', () => { test('same', { repeats: 2 }, () => {}); test('same', () => { expect(1).toBe(2) }); test.concurrent('same', async () => { expect(1).toBe(2) }) })`,
    ),
    decision: 'block',
    rules: ['untrusted-failed'],
    also: (verdict) => {
      expect(verdict.tests.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual([
        'tests/more.test.ts > d > same #2',
        'tests/more.test.ts > d > same #3',
      ])
    },
  },
]

const STATUS = { allow: 0, block: 1, review: 3 } as const

describe.each(MAJORS)('$name', (major) => {
  test.each(SHAPES)('$name', { timeout: SLOW }, async ({ edits, args, decision, rules, also }) => {
    await withShop(major, { edits }, async (project) => {
      const { verdict, ended } = await judge(project, args)
      expect({ decision: verdict.decision, rules: rulesOf(verdict) }).toEqual({ decision, rules })
      expect(ended.status).toBe(STATUS[decision])
      also?.(verdict)
      const checked = await project.cli(['check'])
      expect(checked.status, checked.stderr).toBe(STATUS[decision])
    })
  })

  test('bail ends a run that then says nothing', { timeout: SLOW }, async () => {
    await withShop(major, { edits: untrusted(`test('x', () => { expect(1).toBe(2) })`) }, async (project) => {
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
    await withShop(major, { setup, edits: untrusted(`test('x', () => { expect(1).toBe(2) })`) }, async (project) => {
      const { verdict, ended } = await judge(project)
      expect({ decision: verdict.decision, status: ended.status, runner: verdict.runner.exitCode }).toEqual({
        decision: 'allow',
        status: 1,
        runner: 1,
      })
    })
  })
})
