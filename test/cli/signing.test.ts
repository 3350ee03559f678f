import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parseArguments, UsageError } from '../../src/cli/arguments.ts'
import { signingKey, writeWith } from '../../src/cli/signing.ts'
import { verifyVerdict } from '../../src/verdict/sign.ts'
import { MERGE_ALLOW } from '../verdict/merge-sample.ts'
import { checkout, emptyFolder, removeAll, write } from './world.ts'

afterEach(removeAll)

const pair = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

async function keyFrom(file: string | null, cwd: string): Promise<string | null> {
  const args = await parseArguments(file === null ? [] : ['--sign', file], { sign: { type: 'string', help: '' } }, 0)
  const out = { write: () => undefined, isTerminal: false, width: 80 }
  return signingKey(args, { cwd, stdout: out, stderr: out, env: {}, now: '2026-11-30T12:00:00.000Z' })
}

describe('--sign', () => {
  test('takes a private key from outside of the repository, and the verdict is signed with it', async () => {
    const [root, keys] = [checkout(), emptyFolder()]
    write(keys, { 'verdict.key': pair.privateKey })
    const key = await keyFrom(join(keys, 'verdict.key'), root)
    const file = join(keys, 'verdict.json')
    await writeWith(key, file, MERGE_ALLOW)
    const [text, signature] = [readFileSync(file, 'utf8'), readFileSync(`${file}.sig`, 'utf8')]
    expect(verifyVerdict(text, signature, pair.publicKey)).toBeNull()
    expect(await keyFrom(null, root)).toBeNull()
    await writeWith(null, file, MERGE_ALLOW)
    expect(() => readFileSync(`${file}.sig`)).toThrow('ENOENT')
  })

  test('refuses a key that tests could read, that is not there, or that cannot sign', async () => {
    const [root, keys] = [checkout(), emptyFolder()]
    write(root, { 'verdict.key': pair.privateKey })
    write(keys, { 'verdict.pub': pair.publicKey })
    const rows: readonly (readonly [string, string])[] = [
      ['verdict.key', 'inside of the repository'],
      [join(keys, 'none.key'), 'ENOENT'],
      [join(keys, 'verdict.pub'), 'This is a public key'],
    ]
    for (const [file, words] of rows) {
      await expect(keyFrom(file, root)).rejects.toThrow(UsageError)
      await expect(keyFrom(file, root)).rejects.toThrow(words)
    }
  })
})
