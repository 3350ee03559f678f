import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Recording } from '../../model/replay.ts'
import type { ChildAnswer } from './child.ts'
import type { RoundOrder } from './round.ts'

export type RecordAnswer =
  | { readonly state: 'recorded'; readonly recording: Recording }
  | { readonly state: 'unavailable'; readonly because: string; readonly timedOut: boolean; readonly output: string }

export interface ProcessLimits {
  /** Seconds; the process group is killed then. */
  readonly seconds: number
  readonly environment: Readonly<Record<string, string>>
}

/** Characters of the child's output that are kept, from its end. */
const OUTPUT = 4_000

/** Records in a process of its own, the leader of a group that is killed whole. Never throws. */
export async function recordInChild(order: RoundOrder, { seconds, environment }: ProcessLimits): Promise<RecordAnswer> {
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [], {
    cwd: order.root,
    // As Vitest's own command sets them.
    env: { NODE_ENV: 'test', ...environment, TEST: 'true', VITEST: 'true' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    execArgv: [],
  })
  const end = (): void => killGroup(child)
  process.once('exit', end)
  try {
    return await answerOf(child, order, seconds)
  } finally {
    process.off('exit', end)
    end()
  }
}

function answerOf(child: ChildProcess, order: RoundOrder, seconds: number): Promise<RecordAnswer> {
  let output = ''
  const keep = (text: string): void => {
    output = (output + text).slice(-OUTPUT)
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  return new Promise((resolve) => {
    const unavailable = (because: string, timedOut = false): void => resolve({ state: 'unavailable', because, timedOut, output })
    const timer = setTimeout(() => unavailable(`recording took more than ${seconds} s and was ended`, true), seconds * 1000)
    const ended = (how: string): void => {
      clearTimeout(timer)
      unavailable(`the process that records ended early (${how})`)
    }
    child.once('message', (message: ChildAnswer) => {
      clearTimeout(timer)
      if (message.state === 'recorded') resolve(message)
      else unavailable(message.because)
    })
    child.once('error', (error) => ended(error.message))
    child.once('close', (code, signal) => ended(signal === null ? `exit status ${code}` : `signal ${signal}`))
    child.send(order, (error) => (error === null ? undefined : ended(error.message)))
  })
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has ended already.
  }
}
