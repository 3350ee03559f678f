import { configure } from 'safe-stable-stringify'
import type { LockFile } from '../../model/owned-files.ts'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { hashFiles } from './bytes.ts'

/** What is to be locked. */
export interface LockInputs {
  readonly fixtures: readonly ProjectPath[]
  readonly knownBad: readonly ProjectPath[]
  /** The test files of the inventory, each with its tests as the lock writes them. */
  readonly tests: ReadonlyMap<ProjectPath, readonly string[]>
}

export interface Refusal {
  readonly file: ProjectPath
  /** One clause: what is wrong with it. */
  readonly because: string
}

/** A lock over the bytes at hand, or every file that cannot be locked. */
export type MadeLock =
  | { readonly state: 'made'; readonly lock: LockFile }
  | { readonly state: 'refused'; readonly refusals: readonly Refusal[] }

export async function makeLock(root: string, { fixtures, knownBad, tests }: LockInputs): Promise<MadeLock> {
  const bytes = await hashFiles(root, [...fixtures, ...knownBad, ...tests.keys()])
  const refusals: Refusal[] = []
  const hashes = new Map<ProjectPath, Sha256>()
  for (const [file, one] of bytes) {
    if (one.state === 'hashed') hashes.set(file, one.sha256)
    else
      refusals.push({ file, because: one.state === 'absent' ? 'it is not there any more, or its name is no valid Unicode' : one.because })
  }
  if (refusals.length > 0) return { state: 'refused', refusals: refusals.sort((a, b) => (a.file < b.file ? -1 : 1)) }
  const hashOf = (file: ProjectPath): Sha256 => {
    const sha256 = hashes.get(file)
    if (sha256 === undefined) throw new Error(`${file} was not hashed`)
    return sha256
  }
  const locked = (files: readonly ProjectPath[]): { readonly [path: string]: Sha256 } =>
    Object.fromEntries(files.map((file) => [file, hashOf(file)]))
  const inventory = [...tests].map(([file, titles]) => [file, { sha256: hashOf(file), tests: [...titles].sort() }] as const)
  return {
    state: 'made',
    lock: { version: 1, fixtures: locked(fixtures), knownBad: locked(knownBad), tests: Object.fromEntries(inventory) },
  }
}

const stringify = configure({ deterministic: true })

/** The text of the lock file: keys sorted by code unit at every depth, one entry a line, two spaces a depth, a newline at the end. */
export function lockText(lock: LockFile): string {
  return `${stringify(lock, null, 2) ?? ''}\n`
}
