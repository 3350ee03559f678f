import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { KNOWN_BADS } from '../protocols/gate-rows.ts'
import { NOW } from '../protocols/run-rows.ts'
import { edited, SHOP } from '../protocols/shop.ts'
import { SLOW } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import { sealed } from '../verdict/sample.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

let keys = ''
beforeAll(() => {
  keys = mkdtempSync(join(tmpdir(), 'vitest-oracle-keys-'))
  writeFileSync(join(keys, 'verdict.key'), privateKey)
  writeFileSync(join(keys, 'verdict.pub'), publicKey)
})
afterAll(() => rmSync(keys, { recursive: true, force: true }))

test('what the gate signed is checked by its key, attested, and alike when it judges again', { timeout: SLOW }, async () => {
  const [major] = MAJORS
  if (major === undefined) throw new Error('there is a Vitest to test with')
  const project = await makeProject(SHOP, major)
  const file = join(project.root, '.oracle/verdict.json')
  try {
    await project.git('init', '-q', '-b', 'base')
    project.write({
      ...KNOWN_BADS,
      'oracle/policy.yaml': `${SHOP['oracle/policy.yaml'] ?? ''}require: [scope, fixtures, budget, oracles]\n`,
    })
    expect(await project.cli(['lock'])).toMatchObject({ status: 0 })
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'base')
    await project.git('checkout', '-qb', 'patch')
    project.write(edited('src/loan.ts', 'export interface', '/** What was lent. */\nexport interface'))
    await project.git('commit', '-qam', 'patch')
    const gate = ['gate', '--base', 'base', '--now', NOW, '--sign', join(keys, 'verdict.key'), '--attestation', '.oracle/statement.json']
    const ended = await project.cli(gate)
    expect(ended, ended.stdout + ended.stderr).toMatchObject({ status: 0 })
    const check = ['check', '--scope', 'merge', '--base', 'base', '--key', join(keys, 'verdict.pub')]
    expect(await project.cli(check)).toMatchObject({ status: 0 })
    const text = readFileSync(file, 'utf8')
    const verdict = JSON.parse(text) as Verdict
    expect(JSON.parse(readFileSync(join(project.root, '.oracle/statement.json'), 'utf8'))).toMatchObject({
      subject: [{ digest: { gitCommit: verdict.subject.head } }],
      predicate: { result: 'PASSED', failedTests: [] },
    })
    expect(Object.keys(verdict.timing.phases)).toContain('oracles')

    // Whole in itself, and written by somebody else.
    writeFileSync(file, canonicalText(sealed({ ...verdict, timing: { ...verdict.timing, milliseconds: 1 } })))
    expect(await project.cli(check.slice(0, -2))).toMatchObject({ status: 0 })
    const forged = await project.cli(check)
    expect(forged.status).toBe(1)
    expect(forged.stdout).toContain('Its signature is not that of this file')

    writeFileSync(join(keys, 'first.json'), text)
    expect(await project.cli(['gate', '--base', 'base', '--now', NOW])).toMatchObject({ status: 0 })
    const compared = await project.cli(['compare', join(keys, 'first.json'), '.oracle/verdict.json'])
    expect(compared, compared.stdout).toMatchObject({ status: 0 })
    const unsigned = await project.cli(check)
    expect(unsigned.status).toBe(1)
    expect(unsigned.stdout).toContain('It is not signed')
  } finally {
    project.dispose()
  }
})
