import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { canonicalText } from './canonical.ts'

/**
 * The signature of a verdict stands in a file beside it, `<verdict>.sig`: canonical JSON of
 * - `algorithm`: `ed25519`;
 * - `keyId`: SHA-256 of the public key (DER, SubjectPublicKeyInfo), which says whose signature it claims to be and proves nothing;
 * - `signature`: base64 of the Ed25519 signature (RFC 8032) over the bytes of the verdict file, all of them as they are.
 * It is no part of the verdict, so that a verdict is the same whether it is signed or not, and any tool that knows Ed25519 can verify it.
 */
interface Signature {
  readonly algorithm: 'ed25519'
  readonly keyId: string
  readonly signature: string
}

/** Where the signature of a verdict is. */
export const signaturePath = (verdictPath: string): string => `${verdictPath}.sig`

/** A key that cannot be used. The message says what would be one. */
export class KeyRefused extends Error {
  override readonly name = 'KeyRefused'
}

const MAKE_KEY = 'Make a key with: openssl genpkey -algorithm ed25519 -out verdict.key'
const MAKE_PUBLIC = 'Its public half is made with: openssl pkey -in verdict.key -pubout -out verdict.pub'

/**
 * The text of the signature file for a verdict.
 * @param text the verdict file, in canonical form, as it is written
 * @param privateKeyPem a private Ed25519 key, PEM (PKCS #8), not encrypted
 * @throws KeyRefused for any other key
 */
export function signVerdict(text: string, privateKeyPem: string): string {
  const key = privateKeyOf(privateKeyPem)
  const signature = sign(null, Buffer.from(text), key).toString('base64')
  return canonicalText({ algorithm: 'ed25519', keyId: keyIdOf(createPublicKey(key)), signature } satisfies Signature)
}

/** Why a signature does not count; null when it does. */
export interface SignatureRefusal {
  readonly kind: 'missing' | 'unreadable' | 'foreign' | 'wrong'
  /** One sentence. */
  readonly what: string
  readonly remedy: string
}

const SIGN_AGAIN = 'Let the gate judge the patch again with `--sign KEYFILE`, and let nothing else write the verdict.'

/**
 * Whether a verdict was signed with the private half of a key.
 * @param text the verdict file, all of it
 * @param signatureText the file beside it; null when there is none
 * @throws KeyRefused for a key that is no public Ed25519 key
 */
export function verifyVerdict(text: string, signatureText: string | null, publicKeyPem: string): SignatureRefusal | null {
  const key = publicKeyOf(publicKeyPem)
  const refused = (kind: SignatureRefusal['kind'], what: string, remedy: string = SIGN_AGAIN): SignatureRefusal => ({ kind, what, remedy })
  if (signatureText === null) return refused('missing', 'It is not signed: there is no signature file beside it.')
  const signature = readSignature(signatureText)
  if (signature === null) return refused('unreadable', 'Its signature file holds no signature of an Ed25519 key.')
  const keyId = keyIdOf(key)
  if (signature.keyId !== keyId) {
    const what = `It is signed with another key: ${signature.keyId.slice(0, 12)}, and the key here is ${keyId.slice(0, 12)}.`
    return refused('foreign', what, 'Give the public half of the key that the gate signs with, or let the gate sign with this one.')
  }
  const bytes = Buffer.from(signature.signature, 'base64')
  if (verify(null, Buffer.from(text), key, bytes)) return null
  return refused('wrong', 'Its signature is not that of this file: one of the two was changed or exchanged.')
}

function privateKeyOf(pem: string): KeyObject {
  if (isPublicPem(pem)) throw new KeyRefused(`This is a public key, and only the private one signs. ${MAKE_KEY}`)
  const key = keyFrom(pem, createPrivateKey, `It is no private key in PEM, or one that asks for a passphrase. ${MAKE_KEY}`)
  return assertEd25519(key, MAKE_KEY)
}

function publicKeyOf(pem: string): KeyObject {
  // Node would take the public half out of it, and the private one would lie where verdicts are checked.
  if (pem.includes('PRIVATE KEY-----')) throw new KeyRefused(`This is a private key, which belongs to the gate alone. ${MAKE_PUBLIC}`)
  return assertEd25519(keyFrom(pem, createPublicKey, `It is no public key in PEM. ${MAKE_PUBLIC}`), `${MAKE_KEY}. ${MAKE_PUBLIC}`)
}

const isPublicPem = (pem: string): boolean => pem.includes('PUBLIC KEY-----') && !pem.includes('PRIVATE KEY-----')

function keyFrom(pem: string, read: (pem: string) => KeyObject, otherwise: string): KeyObject {
  try {
    return read(pem)
  } catch {
    // The words of OpenSSL differ by version, and name routines rather than what to do.
    throw new KeyRefused(otherwise)
  }
}

function assertEd25519(key: KeyObject, remedy: string): KeyObject {
  if (key.asymmetricKeyType === 'ed25519') return key
  throw new KeyRefused(`It is a key of the type ${key.asymmetricKeyType ?? 'unknown'}, and verdicts are signed with ed25519. ${remedy}`)
}

const keyIdOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

/** The file in its one form, in which nothing can be changed without changing what it says; null for anything else. */
function readSignature(text: string): Omit<Signature, 'algorithm'> | null {
  const [, keyId, signature] =
    /^\{\n {2}"algorithm": "ed25519",\n {2}"keyId": "([0-9a-f]{64})",\n {2}"signature": "([A-Za-z0-9+/]{85}[AQgw]==)"\n\}\n$/.exec(text) ??
    []
  return keyId === undefined || signature === undefined ? null : { keyId, signature }
}
