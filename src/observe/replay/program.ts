import { rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProjectPath } from '../../model/words.ts'
import { whenEnding } from '../judged-tree/ending.ts'

/** One tree of the project on disk, and what of it is the program. */
export interface ProgramTree {
  /** Absolute, without symbolic links in it, with the installed packages. */
  readonly root: string
  /** Its production files, from the root. */
  readonly production: readonly ProjectPath[]
  /** What else the program may read: manifests, templates, whatever is neither production nor of the tests. */
  readonly data: readonly ProjectPath[]
  /** Names of the packages that its manifests say the program itself needs. */
  readonly packages: readonly string[]
}

/** The program alone, in a folder of its own. */
export interface Program {
  readonly root: string
  readonly main: string
  readonly packages: readonly string[]
  readonly dispose: () => void
}

/** Packages that judge: a program that needs one knows that it is judged. */
export const JUDGES: RegExp =
  /^(vitest|vitest-oracle|vite-node|chai|jest|expect|mocha|sinon|fast-check|tinyspy|tinypool|@vitest\/.+|@jest\/.+|@fast-check\/.+)$/

const MAIN_FILE = fileURLToPath(new URL('./clean/main.js', import.meta.url))

/** Copies the program, since what it writes must not reach the tree; packages are links. */
export async function setUpProgram({ root, production, data, packages }: ProgramTree): Promise<Program> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'app-')))
  const remove = (): void => removeFolder(folder)
  const keep = whenEnding(remove)
  const dispose = (): void => {
    keep()
    remove()
  }
  try {
    const allowed = packages.filter((name) => !JUDGES.test(name))
    const program = [...production, ...data]
    await copyAll(root, folder, program)
    const main = join(folder, 'main.mjs')
    await writeFile(main, await readFile(MAIN_FILE))
    const homes = new Set(['', ...program.filter((path) => /(^|\/)package\.json$/.test(path)).map((path) => dirname(path))])
    for (const home of homes) await linkPackages(join(root, home), join(folder, home), allowed)
    return { root: folder, main, packages: allowed, dispose }
  } catch (cause) {
    dispose()
    throw cause
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 20 })
  } catch {
    // A process that was just killed may still hold it; what is left lies in the system's own place for such things.
  }
}

async function copyAll(from: string, to: string, paths: readonly ProjectPath[]): Promise<void> {
  const folders = new Map<string, Promise<unknown>>()
  const queue = paths.values()
  const worker = async (): Promise<void> => {
    for (const path of queue) {
      const target = join(to, path)
      const folder = dirname(target)
      if (!folders.has(folder)) folders.set(folder, mkdir(folder, { recursive: true }))
      await folders.get(folder)
      await copyFile(join(from, path), target)
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
}

async function linkPackages(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const installed = await realpath(join(from, 'node_modules', name)).catch(() => null)
    if (installed === null) continue
    const link = join(to, 'node_modules', name)
    await mkdir(dirname(link), { recursive: true })
    await symlink(installed, link, 'junction').catch(() => {})
  }
}
