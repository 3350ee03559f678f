import { describe, expect, test } from 'vitest'
import type { ModuleObservation, TestObservation } from '../../src/model/run.ts'
import { isChosen } from '../../src/observe/gate/choice.ts'
import { childEnvironment } from '../../src/observe/gate/environment.ts'
import { splitLines } from '../../src/observe/gate/lines.ts'
import { mergeModules, worstReason } from '../../src/observe/gate/merge-rounds.ts'
import { noRecords, take } from '../../src/observe/gate/records.ts'

describe('the environment of a child', () => {
  const given = (name: string, value = 'x'): string | undefined => childEnvironment({ [name]: value }, '/t', 'mark')[name]

  test.each([
    'GITHUB_TOKEN',
    'NPM_TOKEN',
    'npm_config__authToken',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_REGION',
    'STRIPE_KEY',
    'DEPLOY_KEYS',
    'MY_PAT',
    'DB_PASSWORD',
    'GITHUB_OUTPUT',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_STATE',
    'ACTIONS_CACHE_URL',
    'RUNNER_TEMP',
    'CI_JOB_JWT',
    'SSH_AUTH_SOCK',
    'NODE_V8_COVERAGE',
    'NODE_PATH',
    'LD_PRELOAD',
    'VITEST_POOL_ID',
    'VITEST',
    'GIT_DIR',
    'INIT_CWD',
    'PWD',
    'Github_Token',
  ])('has no %s', (name) => {
    expect(given(name)).toBeUndefined()
  })

  test.each([
    'PATH',
    'HOME',
    'LANG',
    'DATABASE_URL',
    'VITE_API_URL',
    'NODE_ENV',
    'GITHUB_ACTIONS',
    'GIT_AUTHOR_NAME',
    'DOCKER_HOST',
    'KEYBOARD',
    'FORCE_COLOR',
  ])('keeps %s', (name) => {
    expect(given(name)).toBe('x')
  })

  test.each([
    `ghp_${'a'.repeat(36)}`,
    `https://x:ghs_${'b'.repeat(36)}@github.com`,
    `AKIA${'A'.repeat(16)}`,
    '-----BEGIN PRIVATE',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx',
  ])('has no value such as %s', (value) => {
    expect(given('PLAIN', value)).toBeUndefined()
  })

  test("is that of CI, with temporary files of its own and no more of Node's options than memory", () => {
    const environment = childEnvironment(
      { NODE_OPTIONS: '--inspect --max-old-space-size=4096 --import ./x.js', TMPDIR: '/elsewhere' },
      '/t',
      'mark',
    )
    expect(environment).toEqual({
      NODE_OPTIONS: '--max-old-space-size=4096',
      CI: 'true',
      TMPDIR: '/t',
      TMP: '/t',
      TEMP: '/t',
      ORACLE_RUN: 'mark',
    })
  })
})

describe('lines', () => {
  const heard = (chunks: readonly string[], limits = { line: 10, all: 30 }): readonly string[] => {
    const lines: string[] = []
    const hear = splitLines(
      (line) => lines.push(line),
      (because) => lines.push(`refused: ${because}`),
      limits,
    )
    for (const chunk of chunks) hear(chunk)
    return lines
  }

  test.each([
    [
      ['a\nb', 'c\n', '\nd'],
      ['a', 'bc', ''],
    ],
    [['0123456789', '\n'], ['0123456789']],
    [['0123456789', '0', '\nnever\n'], ['refused: it sent more than 0 MiB']],
    [
      ['012345678\n012345678\n012345678\n', '0\n', '1\n'],
      ['012345678', '012345678', '012345678', '0', 'refused: it sent more than 0 MiB'],
    ],
  ])('%j', (chunks, expected) => {
    expect(heard(chunks)).toEqual(expected)
  })
})

test('files are chosen by their whole paths', () => {
  const files = ['a.test.ts']
  expect([
    isChosen({ kind: 'all' }, 'a.test.ts'),
    isChosen({ kind: 'only', files }, 'a.test.ts'),
    isChosen({ kind: 'only', files }, 'x/a.test.ts'),
  ]).toEqual([true, true, false])
  expect([isChosen({ kind: 'except', files }, 'a.test.ts'), isChosen({ kind: 'except', files }, 'x/a.test.ts')]).toEqual([false, true])
})

const TEST: TestObservation = {
  id: 'a > t',
  project: '',
  file: 'a',
  titles: ['t'],
  state: 'passed',
  mode: 'run',
  expectedToFail: false,
  retries: 0,
  repeats: 0,
  flaky: false,
  duration: 1,
  errors: [],
  failures: [],
  forged: false,
  evidence: { assertions: 2, propertyRuns: [], seeds: ['list:'], captures: [] },
}
const MODULE: ModuleObservation = {
  project: '',
  file: 'a',
  state: 'passed',
  hookFailures: [],
  tests: [TEST],
  canary: { asked: 4, broken: [] },
  duration: 1,
}
const FAILED: TestObservation = { ...TEST, state: 'failed', errors: [{ name: 'E', message: 'm', frames: [] }] }

describe('rounds', () => {
  test('a test is what it was in its worst round, whichever came first', () => {
    for (const [first, later] of [
      [TEST, FAILED],
      [FAILED, TEST],
    ] as const) {
      const merged = mergeModules({ ...MODULE, tests: [first] }, { ...MODULE, tests: [later] })
      expect(merged.tests).toMatchObject([{ state: 'failed', errors: [{ message: 'm' }] }])
    }
    expect([worstReason('passed', 'failed'), worstReason('failed', 'interrupted'), worstReason('passed', 'passed')]).toEqual([
      'failed',
      'interrupted',
      'passed',
    ])
  })

  test('evidence and canary that are missing in one round are missing, and what is broken in one is broken', () => {
    const { evidence: _, ...without } = TEST
    const { canary: __, ...silent } = MODULE
    expect(mergeModules(MODULE, { ...silent, tests: [without] })).not.toHaveProperty('canary')
    expect(mergeModules(MODULE, { ...silent, tests: [without] }).tests[0]).not.toHaveProperty('evidence')
    expect(mergeModules(MODULE, { ...MODULE, canary: { asked: 3, broken: ['x'] } }).canary).toEqual({ asked: 3, broken: ['x'] })
    expect(mergeModules(MODULE, MODULE).tests[0]?.evidence).toMatchObject({ assertions: 2, seeds: ['list:'] })
  })

  test('a declaration that is another one in a later round is forged', () => {
    const merged = mergeModules(
      { ...MODULE, tests: [{ ...TEST, declared: { cls: 'P' } }] },
      { ...MODULE, tests: [{ ...TEST, declared: { cls: 'E' } }] },
    )
    expect(merged.tests[0]?.forged).toBe(true)
  })

  test('tests of one title are paired in order, and one that only a later round has is added', () => {
    const merged = mergeModules({ ...MODULE, tests: [TEST, TEST] }, { ...MODULE, tests: [TEST, FAILED, { ...TEST, titles: ['new'] }] })
    expect(merged.tests.map(({ titles, state }) => `${titles.join()} ${state}`)).toEqual(['t passed', 't failed', 'new passed'])
  })
})

describe('what a child says', () => {
  const found = { kind: 'found', vitest: '4.1.12', files: [{ project: '', file: 'a' }], elsewhere: [] }
  const module = { kind: 'module', seed: 1, module: MODULE }
  const say = (messages: readonly unknown[]): (() => unknown) => {
    const records = noRecords()
    return () => messages.map((message) => take(records, JSON.stringify(message))).at(-1)
  }

  test.each([
    [
      'all of a run',
      [
        found,
        { kind: 'began', file: 'a' },
        module,
        { kind: 'round', seed: 1, reason: 'passed', unhandledErrors: [] },
        { kind: 'end', runnerExitCode: 0 },
      ],
    ],
    ['a failure', [{ kind: 'failed', error: { name: 'E', message: 'm', frames: [] } }]],
  ])('%s is taken', (_, messages) => {
    expect(say(messages)()).toBe('last')
  })

  test.each([
    ['a file that was not found', [module], 'which it has not found'],
    ['a file twice in a round', [found, module, module], 'a second record of a'],
    ['its files twice', [found, found], 'its files twice'],
    ['anything after the end', [found, { kind: 'end', runnerExitCode: 0 }, module], 'module after its last word'],
    ['a kind that nobody knows', [{ kind: 'hello' }], /must/],
    ['a state that nobody knows', [found, { ...module, module: { ...MODULE, state: 'fine' } }], /must/],
    ['a field more', [{ ...found, extra: 1 }], /must/],
    ['a field less', [{ kind: 'end' }], /must/],
    ['no message', [null], /must/],
  ])('%s is refused', (_, messages, because) => {
    expect(say(messages)).toThrow(because)
  })
})
