import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readOwnedFiles } from '../../../src/observe/owned/read.ts'
import { ledgerText, memorySource, mistakesOf, rowInWords, rowText, valueRead } from './support.ts'

test('the others are read where the policy says', async () => {
  const policy =
    'version: 1\nlock: a/lock.json\nintent: a/intent.yml\nfreezes: { ledger: a/ledger.json }\nclasses: { property: { files: [a/**], invariants: a/I.md, seeds: a/s.txt } }\n'
  const owned = await readOwnedFiles(
    memorySource({
      'org/policy.yaml': policy,
      'a/lock.json': '{"version":1,"fixtures":{},"tests":{},"knownBad":{}}',
      'a/intent.yml': 'lockChange: true\n',
      'a/ledger.json': '{"version":1,"freezes":[]}',
      'a/I.md': '- `a`: b\n',
      'a/s.txt': '1\n',
    }),
    'org/policy.yaml',
  )
  expect(owned.policy).toMatchObject({ state: 'read', path: 'org/policy.yaml', sha256: createHash('sha256').update(policy).digest('hex') })
  expect(valueRead(owned.lock)).toEqual({ version: 1, fixtures: {}, tests: {}, knownBad: {} })
  expect(valueRead(owned.intent)).toEqual({ lockChange: true })
  expect(valueRead(owned.ledger)).toEqual([])
  expect(valueRead(owned.invariants).map(({ id }) => id)).toEqual(['a'])
  expect(valueRead(owned.seeds)).toEqual({ '': ['1'] })
})

test('with an invalid policy all mistakes of all files still show', async () => {
  const owned = await readOwnedFiles(
    memorySource({
      'oracle/policy.yaml': 'version: 1\npreset: x\n',
      'oracle/oracle.lock.json': '{}',
      'oracle/intent.yaml': 'why: ""\n',
      'oracle/ledger.yaml': ledgerText(rowText({ points: '0' })),
      'oracle/INVARIANTS.md': '- `a`\n- `a`\n',
      'oracle/seeds.txt': '[a]\n',
    }),
    'oracle/policy.yaml',
  )
  expect(mistakesOf(owned.policy)).toHaveLength(1)
  expect(mistakesOf(owned.lock)).toHaveLength(4)
  expect(mistakesOf(owned.intent)).toEqual(['1:6 `why` is "" → a text that is not blank'])
  expect(valueRead(owned.ledger).map(rowInWords)).toEqual([['12:13 `points` is 0 → a whole number, 1 or more']])
  expect(mistakesOf(owned.invariants)).toHaveLength(1)
  expect(mistakesOf(owned.seeds)).toHaveLength(1)
})
