import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { Tree, TreeEntry } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isFile, inTurns } from '../patch/texts.ts'
import type { Blobs } from './blobs.ts'
import { GitRefusal } from './refusal.ts'
import { gitArguments, gitEnvironment } from './run.ts'
import type { Git } from './run.ts'
import type { FileAtHand } from './worktree-files.ts'

interface Candidate {
  readonly path: ProjectPath
  readonly entry: TreeEntry
  readonly file: FileAtHand
}

/**
 * Which files have other bytes than their blobs only because git converts them on their way out: line ends, `$Id$`, an encoding, or the
 * content that a pointer of Git LFS stands for. No program that the configuration names for it is run.
 */
export async function sameButConverted(
  top: string,
  changed: readonly Candidate[],
  before: Tree,
  blobs: Blobs,
  git: Git,
): Promise<ReadonlySet<ProjectPath>> {
  const candidates = changed.filter(({ path, entry }) => {
    const known = before.get(path)
    return known !== undefined && isFile(known) && isFile(entry) && canBeAsked(path)
  })
  if (candidates.length === 0) return new Set()
  const pointers = await inTurns(candidates, async (one) => ((await isPointedAt(one, before, blobs)) ? [one.path] : []))
  const settings = await withoutFilters(top, git)
  const ids = settings === null ? [] : await convertedIds(top, settings, candidates)
  const converted = candidates.filter(({ path }, index) => ids[index] === before.get(path)?.id).map(({ path }) => path)
  return new Set([...pointers.flat(), ...converted])
}

/** git reads a list of paths by lines, and takes quotes off. The bytes of what cannot be named so stand as they are. */
const canBeAsked = (path: ProjectPath): boolean => !/[\n\r]|^"/.test(path)

/** Format: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md, "The Pointer". */
async function isPointedAt({ path, file }: Candidate, before: Tree, blobs: Blobs): Promise<boolean> {
  const known = before.get(path)
  const pointer = known === undefined ? null : await blobs.read(known.id)
  if (pointer === null || pointer.state !== 'read' || pointer.bytes.length > 1024) return false
  const text = pointer.bytes.toString('utf8')
  const digest = text.startsWith('version https://git-lfs.github.com/spec/') ? /^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1] : undefined
  if (digest === undefined) return false
  const blob = await file.read()
  return blob.state === 'read' && createHash('sha256').update(blob.bytes).digest('hex') === digest
}

/** Settings that switch off every filter that runs a program; null where one has a name that cannot be said. */
async function withoutFilters(top: string, git: Git): Promise<readonly string[] | null> {
  const answer = await git(top, ['config', '-z', '--name-only', '--get-regexp', '^filter\\..*\\.(clean|smudge|process|required)$'])
  if (answer.state === 'failed') throw new GitRefusal(`git config: ${answer.because}.`)
  const names = answer.stdout
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '')
  if (names.some((name) => name.includes('='))) return null
  return names.flatMap((name) => ['-c', `${name}=${name.endsWith('.required') ? 'false' : ''}`])
}

/** The ids that git would give to the files, in their order. They are only computed: nothing is written. */
function convertedIds(top: string, settings: readonly string[], candidates: readonly Candidate[]): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...gitArguments(top), ...settings, 'hash-object', '--stdin-paths'], {
      cwd: dirname(process.execPath),
      env: gitEnvironment(),
      stdio: ['pipe', 'pipe', 'ignore'],
      windowsHide: true,
    })
    const pieces: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.stdin.on('error', () => {
      // The end of the process says the same.
    })
    child.on('error', (error) => reject(new GitRefusal(`git could not be started (${error.message}).`)))
    // One that stops early has answered for those before; the others stand as they are.
    child.on('close', () => resolve(Buffer.concat(pieces).toString('utf8').split('\n')))
    child.stdin.end(candidates.map(({ path }) => `${path}\n`).join(''))
  })
}
