import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Verdict } from '../../src/model/verdict.ts'
import { stage } from '../../scripts/stage.mjs'
import { builtPackage } from './built.ts'
import { cleanEnvironment } from './majors.ts'
import type { Major } from './majors.ts'
import { run, start } from './spawn.ts'
import type { Ended, Running } from './spawn.ts'

export interface CommandOptions {
  /** Added to the clean environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds; 120 seconds without. */
  readonly timeout?: number
  /** Below the root. */
  readonly cwd?: string
}

/** A project in a temporary folder that has this package installed. */
export interface Project {
  /** Absolute, without symbolic links in it. */
  readonly root: string
  readonly major: Major
  /** Writes files below the root; null removes one. */
  readonly write: (files: Readonly<Record<string, string | Uint8Array | null>>) => void
  readonly read: (path: string) => string
  readonly vitest: (args: readonly string[], options?: CommandOptions) => Promise<Ended>
  /** As `vitest`, but it can be killed on the way. */
  readonly startVitest: (args: readonly string[], options?: CommandOptions) => Running
  readonly cli: (args: readonly string[], options?: CommandOptions) => Promise<Ended>
  /** Throws when git fails; returns its standard output. */
  readonly git: (...args: readonly string[]) => Promise<string>
  /** The verdict file as it stands, not validated; null when there is none. */
  readonly verdict: () => Verdict | null
  readonly dispose: () => void
}

/**
 * Makes a project: `files` by path from its root, `package.json` with `"type": "module"` unless given. This package is a real copy in
 * its `node_modules`, as after an install, so that what it imports from `vitest` is the Vitest of `major`.
 * @param modules whether the copy has only what an installation has, or each module as well: for tests that call one by itself
 */
export async function makeProject(
  files: Readonly<Record<string, string | Uint8Array>>,
  major: Major,
  modules: 'packed' | 'whole' = 'packed',
): Promise<Project> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-')))
  stage(root, { dist: builtPackage()[modules], modules: major.modules })
  const write = (changes: Parameters<Project['write']>[0]): void => writeBelow(root, changes)
  write({ 'package.json': '{ "name": "project", "private": true, "type": "module" }\n', ...files })

  const environment = cleanEnvironment(major)
  const settings = (options: CommandOptions = {}) => ({
    cwd: join(root, options.cwd ?? ''),
    env: { ...environment, ...options.env },
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  })
  const vitestBin = join(major.modules, 'vitest', 'vitest.mjs')
  const cliBin = join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
  return {
    root,
    major,
    write,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    vitest: (args, options) => run(major.node, [vitestBin, ...args], settings(options)),
    startVitest: (args, options) => start(major.node, [vitestBin, ...args], settings(options)),
    cli: (args, options) => run(major.node, [cliBin, ...args], settings(options)),
    git: (...args) => git(root, environment, args),
    verdict: () => readVerdictFile(join(root, '.oracle', 'verdict.json')),
    dispose: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function writeBelow(root: string, files: Readonly<Record<string, string | Uint8Array | null>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path)
    if (content === null) rmSync(file, { recursive: true, force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
}

async function git(root: string, environment: Record<string, string>, args: readonly string[]): Promise<string> {
  const who = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' }
  const when = { GIT_AUTHOR_DATE: '2026-11-10T12:00:00Z', GIT_COMMITTER_DATE: '2026-11-10T12:00:00Z' }
  const apart = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null' }
  const ended = await run('git', ['-c', 'init.defaultBranch=main', ...args], {
    cwd: root,
    env: { ...environment, ...who, ...when, ...apart },
  })
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')} ended with ${ended.status ?? ended.signal}: ${ended.stderr}`)
  return ended.stdout
}

function readVerdictFile(path: string): Verdict | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Verdict) : null
}
