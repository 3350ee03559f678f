import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { applyPatch } from '../../../src/observe/known-bad/apply.ts'
import { bytesText, linesOf, textBytes } from '../../../src/observe/known-bad/lines.ts'
import { parsePatch } from '../../../src/observe/known-bad/patch.ts'

/** Files as latin1 text, by path; one whose path ends in `.sh` may be run. */
export type Tree = Readonly<Record<string, string>>

function env(root: string): NodeJS.ProcessEnv {
  const quiet = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null' }
  return { PATH: process.env['PATH'], ...quiet, GIT_CEILING_DIRECTORIES: dirname(root), LC_ALL: 'C' }
}

function git(root: string, args: readonly string[]): { readonly code: number; readonly stdout: Buffer; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.autocrlf=false', ...args], { cwd: root, env: env(root) })
  return { code: status ?? -1, stdout, stderr: stderr.toString('utf8') }
}

function mustGit(root: string, args: readonly string[]): Buffer {
  const { code, stdout, stderr } = git(root, args)
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout
}

function write(root: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, textBytes(text))
    chmodSync(file, path.endsWith('.sh') ? 0o755 : 0o644)
  }
}

/** Mode and bytes of every file. */
function read(root: string): Record<string, string> {
  const files: Record<string, string> = {}
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      const file = join(folder, name)
      if (name === '.git') continue
      if (lstatSync(file).isDirectory()) visit(file)
      else
        files[relative(root, file).split(sep).join('/')] =
          `${lstatSync(file).mode & 0o100 ? '755' : '644'} ${bytesText(readFileSync(file))}`
    }
  }
  visit(root)
  return files
}

const temporary = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-apply-')))

/** What `git diff` says of two trees. */
export function gitDiff(before: Tree, after: Tree, options: readonly string[] = []): Uint8Array {
  const root = temporary()
  try {
    mustGit(root, ['init', '-q'])
    const treeOf = (tree: Tree): string => {
      for (const name of readdirSync(root)) if (name !== '.git') rmSync(join(root, name), { recursive: true })
      write(root, tree)
      mustGit(root, ['add', '-A', '-f'])
      return mustGit(root, ['write-tree']).toString('latin1').trim()
    }
    return mustGit(root, ['diff', ...options, treeOf(before), treeOf(after)])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The tree that `git apply` makes, or null when it refuses. */
export function gitApply(tree: Tree, patch: Uint8Array): Record<string, string> | null {
  const root = temporary()
  const elsewhere = temporary()
  try {
    write(root, tree)
    writeFileSync(join(elsewhere, 'it.patch'), patch)
    return git(root, ['apply', join(elsewhere, 'it.patch')]).code === 0 ? read(root) : null
  } finally {
    rmSync(root, { recursive: true, force: true })
    rmSync(elsewhere, { recursive: true, force: true })
  }
}

/** The same by our own hand; null when the patch has mistakes or does not apply. */
export async function ourApply(tree: Tree, patch: Uint8Array): Promise<Record<string, string> | null> {
  const { files, mistakes } = parsePatch(linesOf(bytesText(patch)), 'it.patch', '')
  if (mistakes.length > 0 || files.length === 0) return null
  const modeOf = (path: string): string => (path.endsWith('.sh') ? '755' : '644')
  const applied = await applyPatch(files, (path) => Promise.resolve(Object.hasOwn(tree, path) ? textBytes(tree[path] ?? '') : null))
  if (applied.state === 'stale') return null
  const result = new Map(Object.entries(tree).map(([path, text]) => [path, `${modeOf(path)} ${text}`]))
  for (const { path, bytes, mode, from } of applied.files) {
    if (bytes === null) result.delete(path)
    else result.set(path, `${mode?.slice(-3) ?? modeOf(from ?? '')} ${bytesText(bytes)}`)
  }
  return Object.fromEntries([...result].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Sorted as the other. */
export function sorted(tree: Record<string, string> | null): Record<string, string> | null {
  return tree === null ? null : Object.fromEntries(Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1)))
}
