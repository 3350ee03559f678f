import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { whenEnding } from '../judged-tree/ending.ts'
import { temporaryFolder } from '../judged-tree/temporary.ts'
import { childEnvironment } from './environment.ts'
import { splitLines } from './lines.ts'
import { killOrphans } from './orphans.ts'

const ENTRY = fileURLToPath(new URL('./child/main.js', import.meta.url))
/** Milliseconds that the child has to end by itself once it has said all; the project's global teardowns run in it. */
const GRACE = 10_000
/** Characters of the child's output that are kept, from its end. */
const OUTPUT = 8_000

export interface Ended {
  /** Null when it ended by itself, in order or not; else in words, behind "it": `took longer than …`. */
  readonly stopped: string | null
  readonly timedOut: boolean
  /** `exit status 1`, `signal SIGKILL`. */
  readonly how: string
  readonly output: string
}

export interface ChildSettings {
  /** The module that it runs, as a path; the one that runs tests without it. */
  readonly entry?: string
  /** Where it stands. */
  readonly root: string
  readonly seconds: number
  /** Folders of ours that it runs in: a process that stands in one of them is ended with it. */
  readonly folders: readonly string[]
  /** Whether a line is the last one. Throws for a line that it cannot have sent. */
  readonly hear: (line: string) => 'more' | 'last'
}

/**
 * Runs the child to its end. It leads a process group of its own, which is killed whole when the child takes too long, says what it
 * cannot say, has ended, or when this process ends; processes that left the group are looked for after that. Never throws.
 */
export async function runChild(order: object, { entry = ENTRY, root, seconds, folders, hear }: ChildSettings): Promise<Ended> {
  refuseInspector()
  const mark = randomUUID()
  const temporary = temporaryFolder()
  const child = spawn(process.execPath, [entry], {
    cwd: root,
    env: childEnvironment(process.env, temporary.path, mark),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const end = (): void => {
    killGroup(child)
    killOrphans({ mark, folders: [temporary.path, ...folders] })
  }
  const release = whenEnding(end)
  try {
    return await outcomeOf(child, order, seconds, hear)
  } finally {
    end()
    for (const stream of child.stdio) stream?.destroy()
    release()
    temporary.remove()
  }
}

function outcomeOf(child: ChildProcess, order: object, seconds: number, hear: ChildSettings['hear']): Promise<Ended> {
  const output = tailOf(child)
  return new Promise((resolve) => {
    let stopped: string | null = null
    let timedOut = false
    let how = 'it was never started'
    const settle = (): void => {
      clearTimeout(timer)
      resolve({ stopped, timedOut, how, output: output() })
    }
    const stop = (because: string): void => {
      stopped ??= because
      killGroup(child)
    }
    let timer = setTimeout(() => {
      timedOut = true
      stop(`took longer than ${seconds} s`)
    }, seconds * 1000)
    const last = (): void => {
      clearTimeout(timer)
      // A teardown that does not end takes nothing from what was said.
      timer = setTimeout(() => killGroup(child), GRACE)
    }
    child.once('error', (error) => {
      stopped ??= `could not be started (${error.message})`
      settle()
    })
    // What it left running may hold its pipes open, so their end is not waited for: the channel is read as far as it goes.
    child.once('exit', (code, signal) => {
      how = signal === null ? `exit status ${code}` : `signal ${signal}`
      killGroup(child)
    })
    const channel = channelOf(child)
    if (channel === null) return
    listen(channel, hear, { last, stop })
    channel.once('close', () => whenExited(child, settle))
    channel.write(`${JSON.stringify(order)}\n`)
  })
}

function listen(
  channel: Duplex,
  hear: ChildSettings['hear'],
  then: { readonly last: () => void; readonly stop: (because: string) => void },
): void {
  const heard = (line: string): void => {
    try {
      if (hear(line) === 'last') then.last()
    } catch (cause) {
      then.stop(`said what it cannot say: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  channel.setEncoding('utf8').on('data', splitLines(heard, then.stop))
  // Its end is what is waited for; how it came about does not matter.
  channel.on('error', () => {})
}

function whenExited(child: ChildProcess, settle: () => void): void {
  if (child.exitCode !== null || child.signalCode !== null) settle()
  else {
    child.once('exit', settle)
    killGroup(child)
  }
}

function channelOf(child: ChildProcess): Duplex | null {
  const stream: unknown = child.stdio[3]
  return stream instanceof Duplex ? stream : null
}

/** Reads what the child prints to its end, so that it is never stopped, and keeps the last of it. */
function tailOf(child: ChildProcess): () => string {
  let output = ''
  const keep = (text: string): void => {
    output = (output + text).slice(-OUTPUT)
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
  return () => output
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

let refuses = false

/** This process too: any process of this user could send the signal that opens its inspector, and then write the verdict itself. */
function refuseInspector(): void {
  if (refuses || process.platform === 'win32') return
  refuses = true
  process.on('SIGUSR1', () => {})
}
