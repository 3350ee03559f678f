import { describe, expect, test } from 'vitest'
import { checkScope } from '../../../src/check/scope/check.ts'
import type { Finding } from '../../../src/model/findings.ts'
import { POLICY, ownedFiles } from '../owned.ts'
import { patchScope } from './patch.ts'
import { SCOPE_CASES } from './scope.cases.ts'

/** Rule, path and mildness, one line each, so that the order of the findings does not matter. */
const lineOf = (rule: string, path = '', mild = 'plain'): string => [rule, path, mild].join(' ')

function shown(finding: Finding): string {
  const path: unknown = Reflect.get(finding.args, 'path')
  return lineOf(finding.rule, typeof path === 'string' ? path : '', finding.atMost?.severity)
}

describe('the paths of a patch', () => {
  test.for(SCOPE_CASES)('$name', ({ expected, ownerless, ...patch }) => {
    const policy = ownerless === true ? { ...POLICY, owners: [] } : POLICY
    const answer = checkScope(patchScope(patch), ownedFiles(), policy)
    if (answer.state !== 'answered') throw new Error(`it answered ${answer.state}`)
    expect(answer.findings.map(shown).sort()).toEqual(expected.map((one) => lineOf(...one)).sort())
  })

  test('a long list of sealed files is cut, and its count is whole', () => {
    const sealed = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`oracle/fixtures/${index}.json`, ['was', 'is'] as const]))
    const answer = checkScope(patchScope({ changes: { ...sealed, 'src/a.ts': ['was', 'is'] } }), ownedFiles(), POLICY)
    const mixed = answer.state === 'answered' ? answer.findings.find(({ rule }) => rule === 'oracle-and-code-mixed') : undefined
    expect(mixed?.args).toMatchObject({ sealedCount: 50, productionCount: 1, production: ['src/a.ts'] })
  })
})
