import { describe, expect, test } from 'vitest'
import { classifyRun } from '../../src/check/classified.ts'
import { checkPolicy } from '../../src/check/policy.ts'
import { checkUntrusted, unhandledFindings } from '../../src/check/untrusted.ts'
import type { ModuleObservation } from '../../src/model/run.ts'
import { absent, invalid, ownedFiles } from './owned.ts'
import { EXAMPLE, PLAIN, error, example, failed, failure, moduleOf, passed, seenRun } from './seen.ts'

const hook = { owner: PLAIN, errors: [error({ message: 'no database' })], failures: [failure()] }

const CASES: readonly { readonly name: string; readonly module: ModuleObservation; readonly named: readonly string[] }[] = [
  { name: 'passes', module: moduleOf(PLAIN, [passed(PLAIN, 'x')]), named: [] },
  { name: 'fails', module: moduleOf(PLAIN, [failed(PLAIN, 'x')]), named: [`${PLAIN} > x`] },
  { name: 'fails without an error', module: moduleOf(PLAIN, [failed(PLAIN, 'x', { errors: [], failures: [] })]), named: [`${PLAIN} > x`] },
  { name: 'is skipped', module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'skipped', mode: 'skip' })]), named: [] },
  {
    name: 'has a hook that fails',
    module: moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'failed', hookFailures: [hook] }),
    named: [PLAIN],
  },
  { name: 'cannot be collected', module: moduleOf(PLAIN, [], { state: 'failed', hookFailures: [hook] }), named: [PLAIN] },
  { name: 'fails, and nothing in it did', module: moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'failed' }), named: [PLAIN] },
  { name: 'dies', module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'pending' })], { state: 'pending' }), named: [PLAIN] },
  { name: 'passed, and a test of it never ended', module: moduleOf(PLAIN, [passed(PLAIN, 'x', { state: 'pending' })]), named: [PLAIN] },
  {
    name: 'fails with one of its tests',
    module: moduleOf(PLAIN, [passed(PLAIN, 'x'), failed(PLAIN, 'y')]),
    named: [`${PLAIN} > y`],
  },
  {
    name: 'passed, and a test of it failed',
    module: moduleOf(PLAIN, [failed(PLAIN, 'x')], { state: 'passed' }),
    named: [`${PLAIN} > x`, PLAIN],
  },
  { name: 'was skipped, and a test of it passed', module: moduleOf(PLAIN, [passed(PLAIN, 'x')], { state: 'skipped' }), named: [PLAIN] },
]

describe('checkUntrusted: a file without trusted tests', () => {
  test.each(CASES)('$name', ({ module, named }) => {
    const answer = checkUntrusted(classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, [example()]), module] })))
    expect(answer.state).toBe('answered')
    const found = answer.state === 'answered' ? answer.findings : []
    expect(found.map((one) => (one.rule === 'untrusted-failed' ? one.args.test : one.rule))).toEqual(named)
  })

  test('a trusted test that fails is not its business', () => {
    const answer = checkUntrusted(classifyRun(seenRun({ example: { state: 'failed', errors: [error()], failures: [failure()] } })))
    expect(answer).toEqual({ state: 'answered', findings: [] })
  })
})

describe('what is said', () => {
  const twice = {
    errors: [error({ message: 'first\nmore' }), error({ message: 'last\nmore' })],
    failures: [failure('000000000001'), failure('000000000002')],
  }
  const location = { file: 'lib/helper.ts', line: 7, column: 3 }
  const nothing = { errors: [], failures: [] }
  const hooked = (failed: Pick<ModuleObservation['hookFailures'][number], 'errors' | 'failures'>) =>
    moduleOf(PLAIN, [], { state: 'failed', hookFailures: [{ owner: `${PLAIN} > s`, ...failed }] })

  test.each<[string, ModuleObservation, object, object]>([
    [
      'the last attempt',
      moduleOf(PLAIN, [failed(PLAIN, 'x', twice)]),
      { test: `${PLAIN} > x`, signature: '000000000002', message: 'last' },
      { file: PLAIN },
    ],
    [
      'where the test stands',
      moduleOf(PLAIN, [failed(PLAIN, 'x', { location })]),
      { test: `${PLAIN} > x`, signature: failure().signature, message: 'expected 1 to be 2' },
      location,
    ],
    [
      'a failure without an error',
      moduleOf(PLAIN, [failed(PLAIN, 'x', nothing)]),
      { test: `${PLAIN} > x`, signature: null, message: 'it failed without an error' },
      { file: PLAIN },
    ],
    ['the first error of a hook', hooked(twice), { test: `${PLAIN} > s`, signature: '000000000001', message: 'first' }, { file: PLAIN }],
    ['a hook without an error', hooked(nothing), { test: `${PLAIN} > s`, signature: null, message: '' }, { file: PLAIN }],
    [
      'a file that never ended',
      moduleOf(PLAIN, [], { state: 'pending' }),
      { test: PLAIN, signature: null, message: 'the file never ended' },
      { file: PLAIN },
    ],
  ])('%s', (_, module, args, at) => {
    const findings = [{ rule: 'untrusted-failed', args, at }]
    expect(checkUntrusted(classifyRun(seenRun({ modules: [module] })))).toEqual({ state: 'answered', findings })
  })

  test('of a file that should hold trusted tests nothing, which the oracles do', () => {
    const module = moduleOf(EXAMPLE, [example()], { state: 'failed', hookFailures: [hook] })
    expect(checkUntrusted(classifyRun(seenRun({ modules: [module] })))).toEqual({ state: 'answered', findings: [] })
  })

  test('where no test ran, nothing', () => {
    expect(checkUntrusted(classifyRun(seenRun({ modules: [] })))).toEqual({ state: 'not-applicable', because: 'no test ran' })
  })
})

test('an error outside of any test is a failure of the file that it is known of, or of nobody', () => {
  const { run } = seenRun({
    run: {
      unhandledErrors: [
        { error: error(), failure: failure(), file: PLAIN },
        { error: error(), failure: failure() },
      ],
    },
  })
  expect(unhandledFindings(run)).toMatchObject([
    { rule: 'untrusted-failed', args: { test: PLAIN } },
    { rule: 'untrusted-failed', args: { test: 'unhandled' } },
  ])
})

describe('checkPolicy', () => {
  test.each([
    { name: 'all files can be read', owned: {}, rules: [] },
    { name: 'there is no policy', owned: { policy: absent('oracle/policy.yaml') }, rules: ['policy-missing'] },
    { name: 'the policy has a mistake', owned: { policy: invalid('oracle/policy.yaml') }, rules: ['policy-invalid'] },
    { name: 'the ledger has a mistake', owned: { ledger: invalid('oracle/ledger.yaml') }, rules: ['policy-invalid'] },
    {
      name: 'lock and seeds have mistakes',
      owned: { lock: invalid('oracle/oracle.lock.json'), seeds: invalid('oracle/seeds.txt') },
      rules: ['policy-invalid', 'policy-invalid'],
    },
    { name: 'there is no ledger', owned: { ledger: absent('oracle/ledger.yaml') }, rules: [] },
  ])('$name', ({ owned, rules }) => {
    const answer = checkPolicy(ownedFiles(owned))
    expect(answer.state === 'answered' ? answer.findings.map(({ rule }) => rule) : answer.state).toEqual(rules)
  })
})
