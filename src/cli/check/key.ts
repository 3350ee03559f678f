import { posix, resolve } from 'node:path'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { openRepository } from '../../observe/git/repository.ts'
import { commitSource } from '../../observe/git/source.ts'
import type { Verdict } from '../../model/verdict.ts'
import type { AtHand } from '../../verdict/bind.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { isMissing, readBytes } from '../../verdict/read.ts'
import { KeyRefused, signaturePath, verifyVerdict } from '../../verdict/sign.ts'
import { UsageError } from '../arguments.ts'
import type { Began } from './patch.ts'
import { insideRepository } from '../in-repository.ts'

/** Larger than any key, and than any signature. */
const MOST_BYTES = 64 * 1024

/** What a demanded signature is looked for by. */
interface KeyPlace {
  /** As it was given; from the current folder. */
  readonly key: string
  readonly cwd: string
  readonly root: string
  /** Of the verdict. */
  readonly path: string
  /** Asked for a key inside of the repository only. */
  readonly began: () => Promise<Began>
}

/** Whether the verdict is signed by the key. Throws UsageError for a key that cannot be used. */
export async function observeSignature(verdict: Verdict, place: KeyPlace): Promise<NonNullable<AtHand['signature']>> {
  const pem = await readKey(place)
  const file = signaturePath(place.path)
  try {
    // The verdict was read in its canonical form or not at all, so this is what the file holds.
    return { refused: verifyVerdict(canonicalText(verdict), await textAt(file), pem) }
  } catch (error) {
    if (error instanceof KeyRefused) throw new UsageError(`--key ${place.key}: ${error.message}`)
    return {
      refused: { what: `Its signature cannot be read: ${wordsOf(error)}.`, remedy: 'Name a verdict whose signature file can be read.' },
    }
  }
}

/** A key inside of the repository is read where the patch began, for a patch must not bring the key that its verdict is signed with. */
async function readKey({ key, cwd, root, began }: KeyPlace): Promise<string> {
  const file = resolve(cwd, key)
  try {
    const repository = await openRepository(root).catch((cause: unknown) => {
      if (cause instanceof GitRefusal) return null
      throw cause
    })
    const inside = repository === null ? null : insideRepository(file, repository)
    if (repository === null || inside === null) return textOf(await readBytes(file, MOST_BYTES))
    const bytes = await commitSource(root, (await began()).mergeBase).read(posix.relative(repository.prefix, inside))
    if (bytes !== null) return textOf(bytes)
  } catch (error) {
    throw new UsageError(`--key ${key}: ${wordsOf(error)}${error instanceof GitRefusal ? '' : '.'}`)
  }
  throw new UsageError(
    `--key ${key}: a key inside of the repository is read at the commit where the patch began, and is not there. Keep it outside of the checkout, or commit it to the target first.`,
  )
}

async function textAt(file: string): Promise<string | null> {
  try {
    return textOf(await readBytes(file, MOST_BYTES))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8')

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
