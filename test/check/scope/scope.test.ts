import { describe, expect, test } from 'vitest'
import { checkScope } from '../../../src/check/scope/check.ts'
import type { Finding, RuleId } from '../../../src/model/findings.ts'
import { POLICY, ownedFiles } from '../owned.ts'
import { saidOf } from '../said.ts'
import { patchScope } from './patch.ts'
import { SCOPE_CASES } from './scope.cases.ts'

/** Rule, path and mildness, one line each, so that the order of the findings does not matter. */
const lineOf = (rule: string, path = '', mild = 'plain'): string => [rule, path, mild].join(' ')

function shown(finding: Finding): string {
  const path: unknown = Reflect.get(finding.args, 'path')
  return lineOf(finding.rule, typeof path === 'string' ? path : '', finding.atMost?.severity)
}

function judge({ ownerless, ...patch }: (typeof SCOPE_CASES)[number]) {
  const policy = ownerless === true ? { ...POLICY, owners: [] } : POLICY
  return checkScope(patchScope(patch), ownedFiles(), policy)
}

describe('the paths of a patch', () => {
  test.for(SCOPE_CASES)('$name', ({ expected, ...row }) => {
    const answer = judge({ expected, ...row })
    if (answer.state !== 'answered') throw new Error(`it answered ${answer.state}`)
    expect(answer.findings.map(shown).sort()).toEqual(expected.map((one) => lineOf(...one)).sort())
  })

  test('what each row says, whole', async () => {
    await expect(saidOf(SCOPE_CASES, judge)).toMatchFileSnapshot('../../golden/findings/scope.txt')
  })

  test('a long list of sealed files is cut, and its count is whole', () => {
    const sealed = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`oracle/fixtures/${index}.json`, ['was', 'is'] as const]))
    const answer = checkScope(patchScope({ changes: { ...sealed, 'src/a.ts': ['was', 'is'] } }), ownedFiles(), POLICY)
    const mixed = answer.state === 'answered' ? answer.findings.find(({ rule }) => rule === 'oracle-and-code-mixed') : undefined
    expect(mixed?.args).toMatchObject({ sealedCount: 50, productionCount: 1, production: ['src/a.ts'] })
    expect(mixed?.args).toHaveProperty('sealed.length', 20)
  })

  test('so is one of production code, and one of what the target changed', () => {
    const paths = Array.from({ length: 50 }, (_, index) => index)
    const code = Object.fromEntries(paths.map((index) => [`src/${index}.ts`, ['was', 'is'] as const]))
    const scope = patchScope({ changes: { ...code, 'oracle/a': ['was', 'is'] }, behind: paths.map((index) => `oracle/${index}`) })
    const answer = checkScope(scope, ownedFiles(), POLICY)
    const argsOf = (rule: RuleId) => (answer.state === 'answered' ? answer.findings.find((one) => one.rule === rule)?.args : undefined)
    expect(argsOf('oracle-and-code-mixed')).toMatchObject({ sealedCount: 1, productionCount: 50 })
    expect(argsOf('oracle-and-code-mixed')).toHaveProperty('production.length', 20)
    expect(argsOf('base-behind')).toHaveProperty('paths.length', 20)
  })

  test('a link where anybody may write, and nobody reads, is looked at', () => {
    const policy = { ...POLICY, paths: { ...POLICY.paths, writable: ['docs/**'] } }
    const scope = patchScope({ changes: { 'docs/a.md': [null, { mode: '120000', target: 'b.md' }] } })
    const answer = checkScope(
      scope,
      ownedFiles({ policy: { state: 'read', path: 'oracle/policy.yaml', sha256: '0', value: policy } }),
      policy,
    )
    expect(answer.state === 'answered' && answer.findings.map(shown)).toEqual([lineOf('suspicious-path', 'docs/a.md', 'review')])
  })
})
