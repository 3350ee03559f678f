import { describe, expect, test } from 'vitest'
import { checkFixtures } from '../../src/check/fixtures.ts'
import type { Finding } from '../../src/model/findings.ts'
import { FIXTURES_CASES } from './fixtures.cases.ts'
import { ownedFiles, sha } from './owned.ts'
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
