import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { attestationOf } from '../../reporters/attestation.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { MERGE_ALLOW, MERGE_BLOCK, MERGE_REVIEW, SEEN } from '../verdict/merge-sample.ts'
import { ALLOW, REVIEW, sealed } from '../verdict/sample.ts'
import { boundTo, checkout, command, removeAll, writeVerdictIn } from './world.ts'

afterEach(removeAll)

describe('the in-toto statement of a verdict', () => {
  const rows: readonly { readonly name: string; readonly verdict: Verdict }[] = [
    { name: 'allow', verdict: MERGE_ALLOW },
    { name: 'review', verdict: MERGE_REVIEW },
    { name: 'block', verdict: MERGE_BLOCK },
    { name: 'run', verdict: ALLOW },
  ]
  test.for(rows)('$name', async ({ name, verdict }) => {
    const statement = attestationOf(verdict, '.oracle/verdict.json')
    if (typeof statement !== 'string') throw new Error(statement.because)
    const bytes = createHash('sha256').update(canonicalText(verdict)).digest('hex')
    expect(statement).toContain(bytes)
    await expect(statement.replace(bytes, '<sha256 of the verdict file>')).toMatchFileSnapshot(`../golden/attestation/${name}.json`)
  })

  test('a verdict that is about no commit has none', () => {
    const dirty = judgeMerge({ ...SEEN, subject: { ...SEEN.subject, dirty: true } })
    const unbound = sealed({ ...ALLOW, subject: { head: null, tree: null, base: null, mergeBase: null, dirty: null } })
    expect(attestationOf(dirty, 'x')).toEqual({ because: expect.stringContaining('not committed') })
    expect(attestationOf(unbound, 'x')).toEqual({ because: expect.stringContaining('names no commit') })
  })
})

describe('check --attestation', () => {
  test('writes it beside the answer, which stays the same', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, REVIEW))
    const plain = await command(['check'], root)
    expect(plain.status).toBe(3)
    expect(await command(['check', '--attestation', '.oracle/statement.json', '--review-as', 'block'], root)).toEqual({
      ...plain,
      status: 1,
    })
    const written = readFileSync(join(root, '.oracle/statement.json'), 'utf8')
    expect(JSON.parse(written)).toMatchObject({
      subject: [{ digest: { gitCommit: boundTo(root, REVIEW).subject.head } }],
      predicate: { result: 'WARNED' },
    })
  })

  test('of a verdict that does not count there is none, and an older one goes', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    expect(await command(['check', '--attestation', 'statement.json', '--quiet'], root)).toMatchObject({ status: 0 })
    expect(existsSync(join(root, 'statement.json'))).toBe(true)
    const answer = await command(['check', '--attestation', 'statement.json', '--scope', 'merge'], root)
    expect(answer).toMatchObject({ status: 1, stderr: expect.stringContaining('there is no statement') })
    expect(existsSync(join(root, 'statement.json'))).toBe(false)
  })

  test('where it cannot be written, nothing is allowed', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    expect(await command(['check', '--attestation', 'no/such/folder/x.json'], root)).toMatchObject({ status: 2 })
  })
})
