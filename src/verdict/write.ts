import { randomBytes } from 'node:crypto'
import * as disk from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Verdict } from '../model/verdict.ts'
import { encodeVerdict } from './parse.ts'
import { signaturePath, signVerdict } from './sign.ts'

/** What of the disk is used; `node:fs/promises` has it. */
export type Disk = Pick<typeof disk, 'mkdir' | 'open' | 'rename' | 'rm' | 'readdir' | 'writeFile'>

/**
 * Writes a verdict whole or not at all: a temporary file in the same folder, flushed, then renamed over the old one, and the folder
 * flushed. Makes the folder when it is missing; a folder of the name `.oracle` gets a `.gitignore` of `*` when it has none, since
 * nothing in it belongs into a commit. The signature of an older verdict goes.
 * @throws Error for a verdict that a reader would refuse, and whatever the disk throws; the temporary file is then gone
 */
export async function writeVerdict(path: string, verdict: Verdict, on: Disk = disk): Promise<void> {
  const text = textOf(path, verdict)
  await writeWhole(path, text, on)
  // One that stays is not that of this verdict, and is refused as such.
  await on.rm(signaturePath(path), { force: true }).catch(() => {})
}

/**
 * Writes a verdict, and before it its signature: whoever sees the verdict sees it signed.
 * @param privateKeyPem as `signVerdict` takes it
 * @throws KeyRefused before anything is written, and as `writeVerdict`
 */
export async function writeSignedVerdict(path: string, verdict: Verdict, privateKeyPem: string, on: Disk = disk): Promise<void> {
  const text = textOf(path, verdict)
  await writeWhole(signaturePath(path), signVerdict(text, privateKeyPem), on)
  await writeWhole(path, text, on)
}

function textOf(path: string, verdict: Verdict): string {
  const encoded = encodeVerdict(verdict)
  if ('text' in encoded) return encoded.text
  const words = encoded.mistakes.map(({ what, where }) => (where === '' ? what : `${where}: ${what}`)).join(' ')
  throw new Error(`${path} is not written, because no reader would take this verdict. Please report this to vitest-oracle. ${words}`)
}

/** Writes any text as `writeVerdict` writes a verdict. */
export async function writeWhole(path: string, text: string, on: Disk = disk): Promise<void> {
  const folder = dirname(path)
  await on.mkdir(folder, { recursive: true })
  if (basename(folder) === '.oracle') await ignoreAll(folder, on)
  const temporary = join(folder, `${temporaryPrefix(path)}${process.pid}.${randomBytes(6).toString('hex')}`)
  try {
    await writeFlushed(temporary, text, on)
    await on.rename(temporary, path)
  } catch (error) {
    // What failed is worth more to the caller than that the rest could not be removed either.
    await on.rm(temporary, { force: true }).catch(() => {})
    throw error
  }
  await flushFolder(folder, on)
}

/**
 * Removes a verdict and its signature, so that a run that is killed leaves none, and what a killed writer left beside it. No verdict is no
 * mistake.
 * @throws whatever the disk throws when the verdict is there and stays there
 */
export async function removeVerdict(path: string, on: Disk = disk): Promise<void> {
  await removeWhole(path, on)
  await removeWhole(signaturePath(path), on)
}

/**
 * Removes what `writeWhole` wrote, and what it left when it was killed.
 * @throws whatever the disk throws when the file is there and stays there
 */
export async function removeWhole(path: string, on: Disk = disk): Promise<void> {
  await on.rm(path, { force: true })
  const folder = dirname(path)
  const prefix = temporaryPrefix(path)
  const names = await on.readdir(folder).catch((): string[] => [])
  const left = names.filter((name) => name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length).split('.')[0])))
  for (const name of left) await on.rm(join(folder, name), { force: true }).catch(() => {})
}

const temporaryPrefix = (path: string): string => `.${basename(path)}.writing-`

/** Another run may be writing beside us; its temporary file is its own. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

async function writeFlushed(path: string, text: string, on: Disk): Promise<void> {
  const file = await on.open(path, 'wx', 0o644)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * The rename is on the disk only when its folder is. Windows cannot open a folder, and needs not; some network file systems cannot flush
 * one, and say so.
 */
async function flushFolder(folder: string, on: Disk): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await on.open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!hasCode(error, 'EINVAL', 'ENOTSUP')) throw error
  } finally {
    await handle.close()
  }
}

async function ignoreAll(folder: string, on: Disk): Promise<void> {
  try {
    await on.writeFile(join(folder, '.gitignore'), '*\n', { flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
}

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
