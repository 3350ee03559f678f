import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { readVerdict } from '../../src/verdict/read.ts'
import { KeyRefused, signaturePath, signVerdict, verifyVerdict } from '../../src/verdict/sign.ts'
import { removeVerdict, writeSignedVerdict, writeVerdict } from '../../src/verdict/write.ts'
import { MERGE_ALLOW, MERGE_BLOCK } from './merge-sample.ts'

const pairOf = (): { readonly privateKey: string; readonly publicKey: string } =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const OURS = pairOf()
const THEIRS = pairOf()
const RSA = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const TEXT = canonicalText(MERGE_ALLOW)

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitest-oracle-sign-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a signature', () => {
  test('counts for the bytes and the key that it was made with', () => {
    expect(verifyVerdict(TEXT, signVerdict(TEXT, OURS.privateKey), OURS.publicKey)).toBeNull()
  })

  test('of any other key, of any other text, or none, is refused with words', () => {
    const signature = signVerdict(TEXT, OURS.privateKey)
    const swapped = signature.replace(/"keyId": "\w+"/, /"keyId": "\w+"/.exec(signVerdict(TEXT, THEIRS.privateKey))?.[0] ?? '')
    const rows = [
      { kind: 'missing', refusal: verifyVerdict(TEXT, null, OURS.publicKey) },
      { kind: 'foreign', refusal: verifyVerdict(TEXT, signature, THEIRS.publicKey) },
      { kind: 'wrong', refusal: verifyVerdict(TEXT, swapped, THEIRS.publicKey) },
      { kind: 'wrong', refusal: verifyVerdict(canonicalText(MERGE_BLOCK), signature, OURS.publicKey) },
      { kind: 'wrong', refusal: verifyVerdict(`${TEXT} `, signature, OURS.publicKey) },
      { kind: 'unreadable', refusal: verifyVerdict(TEXT, '', OURS.publicKey) },
      { kind: 'unreadable', refusal: verifyVerdict(TEXT, `${signature} `, OURS.publicKey) },
      { kind: 'unreadable', refusal: verifyVerdict(TEXT, ` ${signature}`, OURS.publicKey) },
      { kind: 'unreadable', refusal: verifyVerdict(TEXT, signature.replace('ed25519', 'none'), OURS.publicKey) },
    ]
    expect(rows.map(({ refusal }) => refusal?.kind)).toEqual(rows.map(({ kind }) => kind))
    for (const { refusal } of rows) {
      expect(refusal?.what).toMatch(/\.$/)
      expect(refusal?.remedy).not.toBe('')
    }
  })

  test('no change of one character of it, or of the verdict, is overlooked', () => {
    const signature = signVerdict(TEXT, OURS.privateKey)
    const letters = fc.constantFrom('0', 'a', 'F', '=', '+', '"', '\n')
    fc.assert(
      fc.property(fc.nat(signature.length - 1), letters, (at, letter) => {
        const mangled = `${signature.slice(0, at)}${letter}${signature.slice(at + 1)}`
        return mangled === signature || verifyVerdict(TEXT, mangled, OURS.publicKey) !== null
      }),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(fc.nat(TEXT.length - 1), letters, (at, letter) => {
        const mangled = `${TEXT.slice(0, at)}${letter}${TEXT.slice(at + 1)}`
        return mangled === TEXT || verifyVerdict(mangled, signature, OURS.publicKey)?.kind === 'wrong'
      }),
      { numRuns: 500 },
    )
  })

  test('can be verified without this package', () => {
    const [verdict, publicKey, raw] = [join(root, 'verdict.json'), join(root, 'verdict.pub'), join(root, 'verdict.raw')]
    writeFileSync(verdict, TEXT)
    writeFileSync(publicKey, OURS.publicKey)
    const { signature } = JSON.parse(signVerdict(TEXT, OURS.privateKey)) as { readonly signature: string }
    writeFileSync(raw, Buffer.from(signature, 'base64'))
    const args = ['pkeyutl', '-verify', '-pubin', '-inkey', publicKey, '-rawin', '-in', verdict, '-sigfile', raw]
    expect(execFileSync('openssl', args, { encoding: 'utf8' })).toContain('Verified Successfully')
  })
})

describe('a key that cannot be used', () => {
  const encrypted = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' },
  }).privateKey
  const rows: readonly { readonly name: string; readonly use: () => unknown; readonly words: string }[] = [
    {
      name: 'no key signs',
      use: () => signVerdict(TEXT, 'hello'),
      words: 'It is no private key in PEM, or one that asks for a passphrase. Make a key with: openssl genpkey -algorithm ed25519',
    },
    { name: 'a public key signs', use: () => signVerdict(TEXT, OURS.publicKey), words: 'This is a public key' },
    { name: 'a key of another kind signs', use: () => signVerdict(TEXT, RSA.privateKey), words: 'of the type rsa' },
    { name: 'a key with a passphrase signs', use: () => signVerdict(TEXT, encrypted), words: 'passphrase' },
    { name: 'no key verifies', use: () => verifyVerdict(TEXT, null, ''), words: 'openssl pkey -in verdict.key -pubout' },
    { name: 'a private key verifies', use: () => verifyVerdict(TEXT, null, OURS.privateKey), words: 'belongs to the gate alone' },
    {
      name: 'a key of another kind verifies',
      use: () => verifyVerdict(TEXT, null, RSA.publicKey),
      words: 'of the type rsa, and verdicts are signed with ed25519. Make a key with: openssl genpkey',
    },
  ]
  test.for(rows)('$name', ({ use, words }) => {
    expect(use).toThrow(KeyRefused)
    expect(use).toThrow(words)
  })

  test('has its own name, which a file that holds both halves is not told', () => {
    expect(String(new KeyRefused('no'))).toBe('KeyRefused: no')
    expect(verifyVerdict(TEXT, signVerdict(TEXT, `${OURS.publicKey}${OURS.privateKey}`), OURS.publicKey)).toBeNull()
  })

  test('the commands of the message make keys that can', () => {
    const run = (...args: readonly string[]): void => void execFileSync('openssl', args, { cwd: root, stdio: 'pipe' })
    run('genpkey', '-algorithm', 'ed25519', '-out', 'verdict.key')
    run('pkey', '-in', 'verdict.key', '-pubout', '-out', 'verdict.pub')
    const [key, pub] = [readFileSync(join(root, 'verdict.key'), 'utf8'), readFileSync(join(root, 'verdict.pub'), 'utf8')]
    expect(verifyVerdict(TEXT, signVerdict(TEXT, key), pub)).toBeNull()
  })
})

describe('on the disk', () => {
  test('a signed verdict has its signature beside it, and an unsigned one has none', async () => {
    const file = join(root, 'verdict.json')
    await writeSignedVerdict(file, MERGE_ALLOW, OURS.privateKey)
    expect(await readVerdict(file)).toEqual(MERGE_ALLOW)
    const text = readFileSync(file, 'utf8')
    expect(verifyVerdict(text, readFileSync(signaturePath(file), 'utf8'), OURS.publicKey)).toBeNull()
    await writeVerdict(file, MERGE_ALLOW)
    expect(existsSync(signaturePath(file))).toBe(false)
    await writeSignedVerdict(file, MERGE_ALLOW, OURS.privateKey)
    await removeVerdict(file)
    expect([file, signaturePath(file)].map((path) => existsSync(path))).toEqual([false, false])
  })

  test('with a key that cannot be used, nothing is written', async () => {
    const file = join(root, 'verdict.json')
    await expect(writeSignedVerdict(file, MERGE_ALLOW, RSA.privateKey)).rejects.toThrow(KeyRefused)
    expect(existsSync(file)).toBe(false)
  })
})
