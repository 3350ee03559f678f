import { spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { dirname, resolve } from 'node:path'

/** What one git command answered. */
export type GitAnswer =
  | {
      readonly state: 'ended'
      readonly code: number
      /** At most `MOST_BYTES` of it. */
      readonly stdout: Buffer
      readonly truncated: boolean
      readonly stderr: string
    }
  | { readonly state: 'failed'; readonly because: string }

/** The port that everything in this folder asks: `args` behind `git -C root`. It never throws. */
export type Git = (root: string, args: readonly string[], limits?: GitLimits) => Promise<GitAnswer>

/** How much and how long; what holds without it is meant for one small answer. */
export interface GitLimits {
  readonly mostBytes?: number
  readonly seconds?: number
}

const SECONDS = 30
const MOST_BYTES = 4 * 1024 * 1024

/** Configuration that a repository may not choose: what would run a program, and what would hide a change. */
const FIXED = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.ignoreStat=false',
  'core.quotePath=false',
  // It may say another tree or other parents than the commits themselves.
  'core.commitGraph=false',
  // That none is used is not a use of them.
  'advice.graftFileDeprecated=false',
  'core.untrackedCache=false',
]

/**
 * Environment of a git that answers about the repository of `root` and about nothing else. All `GIT_*` are left out: a hook sets
 * GIT_DIR and GIT_INDEX_FILE, and they would point at another repository.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'))
  return {
    ...Object.fromEntries(kept),
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: devNull,
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Its messages are compared.
    LC_ALL: 'C',
  }
}

/** The words in front of every command: which repository, and what it may not choose. */
export function gitArguments(root: string): readonly string[] {
  return ['-C', resolve(root), ...FIXED.flatMap((setting) => ['-c', setting])]
}

export const git: Git = (root, args, { mostBytes = MOST_BYTES, seconds = SECONDS } = {}) =>
  new Promise((settle) => {
    // Not started inside of the root: where the search for programs begins in the current folder, a `git` there would be found first.
    const child = spawn('git', [...gitArguments(root), ...args], {
      cwd: dirname(process.execPath),
      env: gitEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      timeout: seconds * 1000,
      killSignal: 'SIGKILL',
    })
    const stdout = collect(child.stdout, mostBytes)
    const stderr = collect(child.stderr, MOST_BYTES)
    child.on('error', (error) => settle({ state: 'failed', because: `git could not be started (${error.message})` }))
    child.on('close', (code) => {
      if (code === null) settle({ state: 'failed', because: `git did not answer within ${seconds} seconds` })
      else settle({ state: 'ended', code, stdout: stdout.bytes(), truncated: stdout.truncated(), stderr: stderr.bytes().toString('utf8') })
    })
  })

/** Reads a stream to its end, so that its writer is never stopped, and keeps the beginning. */
function collect(stream: NodeJS.ReadableStream, most: number): { readonly bytes: () => Buffer; readonly truncated: () => boolean } {
  const kept: Buffer[] = []
  let size = 0
  let truncated = false
  stream.on('data', (chunk: Buffer) => {
    if (size + chunk.length > most) truncated = true
    else kept.push(chunk)
    size += chunk.length
  })
  return { bytes: () => Buffer.concat(kept), truncated: () => truncated }
}
