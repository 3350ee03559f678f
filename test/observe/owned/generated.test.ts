import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { isFreeze, isIntentFile, isLockFile, isPolicyFile } from '../../../src/model/generated/owned-validators.js'
import { isVerdict } from '../../../src/model/generated/validators.js'
import { RULE_IDS } from '../../../src/rules/table.ts'
import { ROW } from './support.ts'

const ROOT = join(import.meta.dirname, '../../..')
const GENERATED = join(ROOT, 'src/model/generated')
const NAMES = ['captures', 'history', 'intent', 'known-bad', 'ledger', 'lock', 'policy', 'shard', 'verdict']

function schema(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, 'schemas', `${name}.json`), 'utf8'))
}

test('what is in the repository is what the types make', () => {
  expect(execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { cwd: ROOT, encoding: 'utf8' })).toBe('')
})

test('there is a schema for each file', () => {
  expect(readdirSync(join(ROOT, 'schemas')).sort()).toEqual(NAMES.map((name) => `${name}.json`))
})

test.each(NAMES)('the schema of %s is draft-07, has an id and a title, and compiles strictly', (name) => {
  const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true, discriminator: true, keywords: ['patternErrorMessage'] })
  expect(schema(name)).toMatchObject({
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `urn:vitest-oracle:${name}:1`,
    title: expect.stringContaining('vitest-oracle'),
  })
  expect(ajv.compile(schema(name))).toBeTypeOf('function')
})

test.each(['lock', 'verdict'])('the schema of %s, which programs read, has no keyword of its own', (name) => {
  const strict = new Ajv({ allowUnionTypes: true, strictTypes: false })
  expect(strict.compile(schema(name))).toBeTypeOf('function')
})

test('no object of a schema lets unknown keys through', () => {
  const open: string[] = []
  const visit = (part: unknown, way: string): void => {
    if (typeof part !== 'object' || part === null) return
    if ('type' in part && part.type === 'object' && !('additionalProperties' in part)) open.push(way)
    for (const [key, value] of Object.entries(part)) visit(value, `${way}/${key}`)
  }
  for (const name of NAMES) visit(schema(name), name)
  expect(open).toEqual([])
})

test.each(readdirSync(GENERATED).filter((name) => name.endsWith('.js')))('%s loads nothing', (name) => {
  expect(readFileSync(join(GENERATED, name), 'utf8')).not.toMatch(/\brequire\(|^import |\bimport\(/m)
})

test('the schema of the verdict knows each rule once', () => {
  const { definitions } = schema('verdict') as { definitions: { JudgedFinding: { oneOf: { properties: { rule: { const: string } } }[] } } }
  expect(definitions.JudgedFinding.oneOf.map(({ properties }) => properties.rule.const).sort()).toEqual([...RULE_IDS].sort())
})

describe('validators', () => {
  test('agree with a schema engine on what people may write', () => {
    const ajv = new Ajv({ strict: false, discriminator: true })
    const rows = [
      ROW,
      { ...ROW, retries: 1 },
      { ...ROW, points: 0 },
      { ...ROW, signatures: [] },
      { ...ROW, extra: 1 },
      { ...ROW, signatures: ['9f1c2ab34d5e', '9f1c2ab34d5e'] },
      null,
      [],
      'a',
    ]
    const ofLedger = ajv.compile(schema('ledger'))
    expect(rows.map((row) => isFreeze(row))).toEqual(rows.map((row) => ofLedger({ version: 1, freezes: [row] })))
    expect(rows.map((row) => isFreeze(row))).toEqual([true, false, false, false, false, false, false, false, false])
    const policies = [{ version: 1 }, { version: 2 }, { version: 1, preset: 'x' }, { version: 1, owners: ['a', 'a'] }, {}]
    expect(policies.map((policy) => isPolicyFile(policy))).toEqual(
      policies.map((policy) => ajv.compile(ajv.getSchema('urn:vitest-oracle:policy:1')?.schema ?? schema('policy'))(policy)),
    )
    expect([{}, { lockChange: 'yes' }].map((intent) => isIntentFile(intent))).toEqual([true, false])
    expect(isLockFile({ version: 1, fixtures: {}, tests: {}, knownBad: { '../a': 'a'.repeat(64) } })).toBe(false)
  })

  test('narrow, and say what does not fit', () => {
    expect(isVerdict({ schemaVersion: 1 })).toBe(false)
    expect(isVerdict.errors?.[0]).toMatchObject({ keyword: 'required', message: expect.stringContaining('must have required property') })
  })
})
