import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dispatch } from '../../src/cli/dispatch.ts'
import type { Verb } from '../../src/cli/verb.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { sealed } from '../verdict/sample.ts'

export interface Transcript {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
}

/** Runs one command in this process, in a world without terminal and environment. */
export async function command(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  verbs?: Readonly<Record<string, Verb>>,
): Promise<Transcript> {
  const written = { stdout: '', stderr: '' }
  const out = (name: 'stdout' | 'stderr') => ({
    write: (text: string): void => {
      written[name] += text
    },
    isTerminal: false,
    width: 100,
  })
  const world = { cwd, stdout: out('stdout'), stderr: out('stderr'), env, now: '2026-11-30T12:00:00.000Z' }
  const status = await dispatch(args, world, async () => '0.1.0', verbs)
  return { ...written, status }
}

const made: string[] = []

export const removeAll = (): void => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))

export function emptyFolder(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-cli-')))
  made.push(root)
  return root
}

export function write(root: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

export const POLICY = 'version: 1\n'

/** A repository with a policy and one commit, the same one each time. */
export function checkout(policy: string = POLICY): string {
  const root = emptyFolder()
  write(root, { 'oracle/policy.yaml': policy, 'src/billing.ts': 'export const charge = 1\n' })
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'first')
  return root
}

export function git(root: string, ...args: readonly string[]): string {
  const env = {
    PATH: process.env['PATH'] ?? '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.com',
    GIT_AUTHOR_DATE: '2026-11-10T12:00:00Z',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.com',
    GIT_COMMITTER_DATE: '2026-11-10T12:00:00Z',
  }
  return execFileSync('git', ['-c', 'init.defaultBranch=main', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** The verdict as if it had been written for this repository as it is. */
export function boundTo(root: string, verdict: Verdict, policy: string = POLICY): Verdict {
  return sealed({
    ...verdict,
    subject: { ...verdict.subject, head: git(root, 'rev-parse', 'HEAD'), tree: git(root, 'rev-parse', 'HEAD^{tree}'), dirty: false },
    policy: { ...verdict.policy, sha256: createHash('sha256').update(policy).digest('hex') },
  })
}

export const writeVerdictIn = (root: string, verdict: Verdict): void => write(root, { '.oracle/verdict.json': canonicalText(verdict) })
