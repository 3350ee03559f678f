import { describe, expect, test } from 'vitest'
import { checkFixtures } from '../../src/check/fixtures.ts'
import type { Finding } from '../../src/model/findings.ts'
import { FIXTURES_CASES } from './fixtures.cases.ts'
import { LOCK, ownedFiles, sha } from './owned.ts'
import { saidOf } from './said.ts'

const fileOf = ({ at, args }: Finding): string => at?.file ?? ('file' in args ? String(args.file) : '')

describe('checkFixtures', () => {
  test.each(FIXTURES_CASES)('$name', ({ seen, owned, state, expected }) => {
    const answer = checkFixtures(seen, ownedFiles(owned))
    expect(answer.state).toBe(state)
    const findings = answer.state === 'not-applicable' ? [] : (answer.findings ?? [])
    expect(findings.map((finding) => [finding.rule, fileOf(finding)])).toEqual(expected)
    if (answer.state !== 'answered') expect(answer.because).not.toBe('')
  })

  test('what each row says, whole', async () => {
    const said = saidOf(FIXTURES_CASES, ({ seen, owned }) => checkFixtures(seen, ownedFiles(owned)))
    await expect(said).toMatchFileSnapshot('../golden/findings/fixtures.txt')
  })

  test('a fixture that the lock names and nobody looked at is no answer', () => {
    const value = { ...LOCK, fixtures: { 'f.json': sha('a'), 'g.json': sha('a'), 'h.json': sha('a') } }
    const lock = { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value } as const
    const invariantFailures = [{ invariants: 'i.ts', name: 'sums', message: '2 is not 3' }]
    const fixture = { file: 'g.json', sha256: sha('a'), locked: sha('a'), schemaMistakes: [], invariantFailures }
    const answer = checkFixtures({ state: 'observed', fixtures: [fixture], otherLocked: [] }, ownedFiles({ lock }))
    expect(answer).toMatchObject({
      state: 'unavailable',
      because: 'nobody looked at f.json, h.json, which the lock names',
      findings: [{ rule: 'fixture-invariant-broken' }],
    })
  })

  test('a fixture that came and went, and was never locked, is none', () => {
    const fixture = { file: 'f.json', sha256: null, locked: null, schemaMistakes: [], invariantFailures: [] }
    const answer = checkFixtures({ state: 'observed', fixtures: [fixture], otherLocked: [] }, ownedFiles())
    expect(answer).toEqual({ state: 'answered', findings: [] })
  })

  test('says both hashes of a changed fixture', () => {
    const fixture = { file: 'f.json', sha256: sha('b'), locked: sha('a'), schemaMistakes: [], invariantFailures: [] }
    const answer = checkFixtures({ state: 'observed', fixtures: [fixture], otherLocked: [] }, ownedFiles())
    expect(answer).toEqual({
      state: 'answered',
      findings: [{ rule: 'fixture-changed', args: { file: 'f.json', locked: sha('a'), now: sha('b') }, at: { file: 'f.json' } }],
    })
  })

  test('points into the fixture where a schema is violated', () => {
    const at = { file: 'f.json', line: 3, column: 5 }
    const fixture = {
      file: 'f.json',
      sha256: sha('a'),
      locked: sha('a'),
      schemaMistakes: [{ schema: 's.json', pointer: '/a', message: 'must be integer', at }],
      invariantFailures: [],
    }
    const answer = checkFixtures({ state: 'observed', fixtures: [fixture], otherLocked: [] }, ownedFiles())
    expect(answer).toMatchObject({ state: 'answered', findings: [{ at, args: { pointer: '/a', schema: 's.json' } }] })
  })
})
