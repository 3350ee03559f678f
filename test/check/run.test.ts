import { describe, expect, test } from 'vitest'
import { asUntrusted, classifyRun, isTrusted } from '../../src/check/classified.ts'
import { checkPolicy } from '../../src/check/policy.ts'
import { RUN_PHASES, runCheck } from '../../src/check/run.ts'
import { unhandledFindings } from '../../src/check/untrusted.ts'
import type { OwnedFiles } from '../../src/model/owned-observations.ts'
import { LOCK, absent, invalid, ownedFiles, sha } from './owned.ts'
import { EXAMPLE, PLAIN, error, failure, moduleOf, passed, seenRun } from './seen.ts'

const FILES = {
  policy: 'oracle/policy.yaml',
  ledger: 'oracle/ledger.yaml',
  lock: 'oracle/oracle.lock.json',
  invariants: 'oracle/INVARIANTS.md',
  seeds: 'oracle/seeds.txt',
  intent: 'oracle/intent.yaml',
} as const

describe('checkPolicy', () => {
  test('files that can be read, and those that need not be there, have no finding', () => {
    expect(checkPolicy(ownedFiles())).toEqual({ state: 'answered', findings: [] })
  })

  test('the policy has to be there', () => {
    expect(checkPolicy(ownedFiles({ policy: absent(FILES.policy) }))).toEqual({
      state: 'answered',
      findings: [{ rule: 'policy-missing', args: { path: FILES.policy } }],
    })
  })

  test.each(Object.entries(FILES))('a mistake in %s is told at its place', (name, path) => {
    const { mistakes } = invalid(path)
    expect(checkPolicy(ownedFiles({ [name]: invalid(path) }))).toEqual({
      state: 'answered',
      findings: [{ rule: 'policy-invalid', args: { path, mistake: mistakes[0] }, at: mistakes[0].at }],
    })
  })
})

describe('the checks of a run', () => {
  test('are of these phases, in this order, and a good run passes each', () => {
    expect(RUN_PHASES).toEqual(['policy', 'fixtures', 'oracles', 'flakes', 'untrusted'])
    const run = classifyRun(seenRun())
    const said = RUN_PHASES.map((phase) => runCheck(phase, run))
    expect(said.map(({ state }) => state)).toEqual(['answered', 'answered', 'answered', 'not-applicable', 'answered'])
    expect(said.flatMap((answer) => ('findings' in answer ? (answer.findings ?? []) : []))).toEqual([])
  })

  test.each([
    { thrown: new Error('no such file'), words: 'no such file' },
    { thrown: 'a text', words: 'a text' },
  ])('a check that throws $words could not tell', ({ thrown, words }) => {
    const run = classifyRun(seenRun())
    const broken = Object.defineProperty({ ...run }, 'seen', {
      get: () => {
        throw thrown
      },
    })
    expect(runCheck('policy', broken)).toEqual({ state: 'unavailable', because: `the check of policy failed: ${words}` })
  })
})

test('the trusted files are those of the globs, and those that the lock names', () => {
  const files = [EXAMPLE, 'oracle/fixtures/f.test.ts', 'tests/locked.test.ts', PLAIN]
  const modules = files.map((file) => moduleOf(file, [passed(file, 'x')]))
  const tests = { 'tests/locked.test.ts': { sha256: sha('a'), tests: ['x'] } }
  const lock = { state: 'read', path: FILES.lock, sha256: sha('0'), value: { ...LOCK, tests } } as const
  const trusted = (owned: Partial<OwnedFiles>) => [...classifyRun(seenRun({ modules, owned })).trustedModules]
  const byGlob = [`\0${EXAMPLE}`, '\0oracle/fixtures/f.test.ts']
  expect(trusted({ lock })).toEqual([...byGlob, '\0tests/locked.test.ts'])
  expect(trusted({ lock: absent(FILES.lock) })).toEqual(byGlob)
  expect(trusted({ lock, policy: absent(FILES.policy) })).toEqual(['\0tests/locked.test.ts'])
})

test('the trusted classes are E, P and F', () => {
  expect((['E', 'P', 'F', 'N', 'U'] as const).filter(isTrusted)).toEqual(['E', 'P', 'F'])
})

describe("a run in head's tree", () => {
  const run = classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PLAIN, [passed(PLAIN, 'x')])] }))

  test('has no trusted test and no trusted file, and all else stays', () => {
    const own = asUntrusted(run)
    expect(run.tests.map(({ classification }) => classification.granted)).toEqual(['E', 'U'])
    expect(own.tests.map(({ classification }) => classification.granted)).toEqual(['U', 'U'])
    expect(own.tests.map(({ classification }) => classification.why === run.tests[1]?.classification.why)).toEqual([false, true])
    expect(own.tests[0]?.classification.why).toBe("it ran in head's tree, beside code of the patch, where nothing is trusted")
    expect([run.trustedModules.size, own.trustedModules.size]).toEqual([1, 0])
    expect(own.seen).toBe(run.seen)
  })
})

test('errors outside of any test are told with their file where one is known', () => {
  const { run } = seenRun({
    run: {
      unhandledErrors: [
        { error: error(), failure: failure() },
        { error: error(), failure: failure(), file: PLAIN },
      ],
    },
  })
  const args = { signature: failure().signature, message: 'AssertionError: expected 1 to be 2' }
  expect(unhandledFindings(run)).toEqual([
    { rule: 'untrusted-failed', args: { test: 'unhandled', ...args } },
    { rule: 'untrusted-failed', args: { test: PLAIN, ...args }, at: { file: PLAIN } },
  ])
})
