import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A real repository in a temporary folder. */
export interface TestRepository {
  readonly root: string
  readonly git: (...args: readonly string[]) => string
  readonly write: (files: Readonly<Record<string, string | Uint8Array | null>>) => void
  /** Commits all that is there; the full id. */
  readonly commit: (message?: string) => string
}

const ENVIRONMENT = {
  PATH: process.env['PATH'],
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
}

/** Git tidies up large repositories in a process of its own, which would still write when the folder is removed. */
const NOTHING_LATER = ['gc.auto=0', 'maintenance.auto=false']

export function runGit(root: string, ...args: readonly string[]): string {
  const settings = ['init.defaultBranch=main', 'protocol.file.allow=always', 'core.quotePath=true', ...NOTHING_LATER]
  return execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    env: ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

export function temporaryFolder(made: string[]): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-patch-')))
  made.push(root)
  return root
}

/** @param made folders that the caller removes */
export function repository(made: string[], files: Readonly<Record<string, string | Uint8Array>>): TestRepository {
  const root = temporaryFolder(made)
  const git = (...args: readonly string[]): string => runGit(root, ...args)
  const write = (changes: Readonly<Record<string, string | Uint8Array | null>>): void => {
    for (const [path, text] of Object.entries(changes)) {
      if (text === null) {
        rmSync(join(root, path), { recursive: true })
        continue
      }
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  const commit = (message = 'change'): string => {
    git('add', '-A')
    git('commit', '-qm', message, '--allow-empty')
    return git('rev-parse', 'HEAD')
  }
  git('init', '-q')
  write(files)
  commit('base')
  return { root, git, write, commit }
}
