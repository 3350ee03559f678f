import { describe, expect, test } from 'vitest'
import { claimMatcher } from '../../src/check/claims.ts'
import { classifyRun } from '../../src/check/classified.ts'
import { checkRegion } from '../../src/check/region.ts'
import type { ModuleObservation, TestObservation } from '../../src/model/run.ts'
import { EXAMPLE, PLAIN, error, example, failure, moduleOf, passed, seenRun } from './seen.ts'

const FILE = 'src/billing.ts'

function uncovered(module: ModuleObservation, onlyWords = false): readonly (readonly string[])[] | string {
  const answer = checkRegion(classifyRun(seenRun({ modules: [module] })), [{ path: FILE, onlyWords }])
  if (answer.state !== 'answered') return answer.state
  return answer.findings.flatMap((one) => (one.rule === 'change-uncovered' ? [[one.args.file, ...one.args.claimedBy]] : []))
}

const claims = (covers: string, changes: Partial<TestObservation> = {}, imported: readonly string[] | null = [FILE]) =>
  moduleOf(EXAMPLE, [example({ declared: { cls: 'E', covers: [covers] }, ...changes })], imported === null ? {} : { imported })

describe('a changed production file', () => {
  test.each([
    ['claimed by its path', claims(FILE)],
    ['claimed by a glob', claims('src/**')],
    ['claimed by an export of it', claims(`${FILE}#accrue`)],
  ])('is covered when it is %s, imported, and the test passed', (_, module) => {
    expect(uncovered(module)).toEqual([])
  })

  test.each<[string, ModuleObservation, readonly string[]]>([
    ['no test claims it', claims('src/other.ts'), []],
    ['its test did not import it', claims(FILE, {}, ['src/other.ts']), [`${EXAMPLE} > adds`]],
    ['nobody knows what its test imported', claims(FILE, {}, null), [`${EXAMPLE} > adds`]],
    ['its test failed', claims(FILE, { state: 'failed', errors: [error()], failures: [failure()] }), [`${EXAMPLE} > adds`]],
    ['its test is one that is expected to fail', claims(FILE, { expectedToFail: true }), [`${EXAMPLE} > adds`]],
    ['its test was skipped', claims(FILE, { state: 'skipped', mode: 'skip' }), [`${EXAMPLE} > adds`]],
    [
      'only an untrusted test claims it',
      moduleOf(PLAIN, [passed(PLAIN, 'x', { declared: { cls: 'E', covers: [FILE] } })], { imported: [FILE] }),
      [],
    ],
  ])('is uncovered when %s', (_, module, claimedBy) => {
    expect(uncovered(module)).toEqual([[FILE, ...claimedBy]])
  })

  test('a patch of comments and types alone asks for nothing', () => {
    expect(uncovered(claims('src/other.ts'), true)).toBe('not-applicable')
  })
})

test('a finding names the file, and all that claim it, sorted; a claim that is kept is none', () => {
  const covers = { cls: 'E', covers: [FILE] } as const
  const tests = ['z', 'a'].map((title) => passed(EXAMPLE, title, { declared: covers }))
  const answer = (imported: readonly string[]) =>
    checkRegion(classifyRun(seenRun({ modules: [moduleOf(EXAMPLE, tests, { imported })] })), [{ path: FILE, onlyWords: false }])
  const args = { file: FILE, claimedBy: [`${EXAMPLE} > a`, `${EXAMPLE} > z`] }
  expect(answer([])).toEqual({ state: 'answered', findings: [{ rule: 'change-uncovered', args, at: { file: FILE } }] })
  expect(answer([FILE])).toEqual({ state: 'answered', findings: [] })
})

test('in recommended a person looks where a claim was not kept, and not where there is none', () => {
  const severityOf = (module: ModuleObservation) => {
    const answer = checkRegion(classifyRun(seenRun({ modules: [module] })), [{ path: FILE, onlyWords: false }])
    return answer.state === 'answered' ? answer.findings.map((one) => one.atMost?.severity ?? 'as the preset says') : answer.state
  }
  expect(severityOf(claims('src/other.ts'))).toEqual(['note'])
  expect(severityOf(claims(FILE, {}, ['src/other.ts']))).toEqual(['as the preset says'])
})

test('no claim matches nothing', () => {
  expect(claimMatcher([])(FILE)).toBe(false)
  for (const claim of ['', '#name']) expect(claimMatcher([claim])(FILE)).toBe(false)
})

test('a folder may have a # in its name', () => {
  expect(claimMatcher(['src/#a/b.ts'])('src/#a/b.ts')).toBe(true)
  expect(claimMatcher(['src/#a/b.ts#name'])('src/#a/b.ts')).toBe(true)
})
