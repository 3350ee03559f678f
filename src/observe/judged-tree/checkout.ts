import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tree } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { askGit } from '../git/ask.ts'
import { git as realGit } from '../git/run.ts'
import type { Git } from '../git/run.ts'
import { compareWithDisk } from './bytes.ts'

/** One place where the work tree is not the tree. */
export interface CheckoutDifference {
  readonly path: ProjectPath
  /** `untracked`: a file that the tree does not have and that nothing ignores. */
  readonly kind: 'edited' | 'mode' | 'missing' | 'untracked'
}

/**
 * Where the work tree differs from a tree, sorted by path. All files are read and hashed; git's index, which can be told to hide an edit,
 * is asked for nothing but names. Where git would have converted the ends of lines as it checked out, a file that differs by those alone
 * is no difference. Submodules are not looked into.
 * @param top of the work tree
 * @param tree by path from the top
 */
export async function checkoutDifferences(top: string, tree: Tree, git: Git = realGit): Promise<readonly CheckoutDifference[]> {
  const names = (args: readonly string[]): Promise<readonly string[]> => askGit(top, args, git).then(splitNames)
  const [untracked, indexed, converts] = await Promise.all([
    names(['ls-files', '-z', '--others', '--exclude-standard', '--full-name', '--', ':/']),
    names(['ls-files', '-z', '--cached', '--full-name', '--', ':/']),
    convertsLines(top, tree, git),
  ])
  const differences: CheckoutDifference[] = []
  const convert = converts ? toUnixLines : undefined
  for (const [path, entry] of tree) {
    const found = compareWithDisk(top, path, entry, convert)
    // A submodule that was never fetched is an empty folder or none at all.
    if (found === 'same' || (entry.mode === '160000' && found === 'absent')) continue
    differences.push({ path, kind: found === 'bytes' ? 'edited' : found === 'absent' ? 'missing' : 'mode' })
  }
  const added = indexed.filter((path) => !tree.has(path) && compareWithDisk(top, path, { mode: '100644', id: '' }) !== 'absent')
  for (const path of new Set([...untracked, ...added])) if (!tree.has(path)) differences.push({ path, kind: 'untracked' })
  return differences.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

function splitNames(answer: Buffer): readonly string[] {
  return answer
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '')
}

/** Whether the repository says anywhere that ends of lines are converted: by `core.autocrlf`, `core.eol`, or attributes. */
async function convertsLines(top: string, tree: Tree, git: Git): Promise<boolean> {
  const answer = await git(top, ['config', '--get-regexp', '^core\\.(autocrlf|eol)$'])
  const said = answer.state === 'ended' && answer.code === 0 ? answer.stdout.toString('utf8') : ''
  if (/^core\.autocrlf (?:true|input|yes|on|1)$|^core\.eol crlf$/im.test(said)) return true
  const files = [...tree.keys()].filter((path) => /(?:^|\/)\.gitattributes$/.test(path))
  const texts = await Promise.all(files.map((path) => readFile(join(top, path), 'utf8').catch(() => '')))
  return texts.some((text) => /\beol=crlf\b|(?:^|\s)text\b|(?:^|\s)crlf\b/m.test(text))
}

/** Null for what git takes for binary, and for what has nothing to convert. */
function toUnixLines(bytes: Buffer): Buffer | null {
  if (!bytes.includes('\r\n') || bytes.subarray(0, 8000).includes(0)) return null
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
}
