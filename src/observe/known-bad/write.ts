import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import type { EditedFile } from './apply.ts'

/**
 * Writes an edit into a tree that is a copy of the judged one. Files are replaced and never written into, so that what shares their bytes
 * elsewhere keeps its own.
 * @param root the project's root in the copy; absolute
 * @throws for a file behind a symbolic link, which git would not write either
 */
export function writeEdit(root: string, files: readonly EditedFile[]): void {
  const modes = new Map(files.map(({ path, from, mode }) => [path, modeOf(root, from ?? path, mode)]))
  for (const { path } of files) {
    assertInside(root, path)
    rmSync(join(root, path), { force: true })
  }
  for (const { path, bytes } of files) {
    if (bytes === null) continue
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes, { flag: 'wx' })
    chmodSync(file, modes.get(path) ?? 0o644)
  }
}

function modeOf(root: string, path: ProjectPath, mode: string | null): number {
  if (mode !== null) return mode === '100755' ? 0o755 : 0o644
  const there = lstatSync(join(root, path), { throwIfNoEntry: false })
  return there === undefined ? 0o644 : there.mode & 0o777
}

function assertInside(root: string, path: ProjectPath): void {
  const parts = path.split('/').slice(0, -1)
  let at = root
  for (const part of parts) {
    at = join(at, part)
    if (lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`${path} lies behind a symbolic link`)
  }
}
