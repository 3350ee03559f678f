import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { whenEnding } from '../judged-tree/ending.ts'
import { temporaryFolder } from '../judged-tree/temporary.ts'
import { type Descendants, descendantsOf } from './descendants.ts'
import { childEnvironment } from './environment.ts'
import { refuseInspector, withoutInspector } from './inspector.ts'
import { splitLines } from './lines.ts'
import { killOrphans } from './orphans.ts'

const ENTRY = fileURLToPath(new URL('./child/main.js', import.meta.url))
/** Milliseconds that the child has to end by itself once it has said all; the project's global teardowns run in it. */
const GRACE = 10_000
/** Milliseconds after the child was killed until nobody waits for it any more. */
const PATIENCE = 1_000
/** Milliseconds between two looks at what the child has started. */
const LOOK = 150
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
  const child = spawn(process.execPath, [...withoutInspector(), entry], {
    cwd: root,
    env: childEnvironment(process.env, temporary.path, mark),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const descendants = descendantsOf(child.pid)
  const end = (): void => {
    descendants.look()
    killGroup(child)
    descendants.kill()
    killOrphans({ mark, folders: [temporary.path, ...folders] })
  }
  const release = whenEnding(end)
  try {
    return await outcomeOf(child, order, { seconds, hear, descendants })
  } finally {
    end()
    for (const stream of child.stdio) stream?.destroy()
    child.unref()
    release()
    temporary.remove()
  }
}

type Following = Pick<ChildSettings, 'seconds' | 'hear'> & { readonly descendants: Descendants }

/** Settles when the child has ended and its channel is read, and no later than a moment after it was killed. */
function outcomeOf(child: ChildProcess, order: object, { seconds, hear, descendants }: Following): Promise<Ended> {
  const output = tailOf(child)
  return new Promise((resolve) => {
    let stopped: string | null = null
    let timedOut = false
    let how = 'it did not end'
    const looking = setInterval(descendants.look, LOOK)
    const settle = (): void => {
      clearTimeout(deadline)
      clearInterval(looking)
      resolve({ stopped, timedOut, how, output: output() })
    }
    const kill = (): void => {
      descendants.look()
      killGroup(child)
      // A process that left the group may hold the channel open.
      setTimeout(settle, PATIENCE).unref()
    }
    const stop = (because: string): void => {
      stopped ??= because
      kill()
    }
    let deadline = setTimeout(() => {
      timedOut = true
      stop(`took longer than ${seconds} s`)
    }, seconds * 1000)
    const last = (): void => {
      clearTimeout(deadline)
      // A teardown that does not end takes nothing from what was said.
      deadline = setTimeout(kill, GRACE)
    }
    child.once('error', (error) => {
      stopped ??= `could not be started (${error.message})`
      settle()
    })
    child.once('exit', (code, signal) => {
      how = signal === null ? `exit status ${code}` : `signal ${signal}`
      kill()
    })
    const channel: unknown = child.stdio[3]
    if (!(channel instanceof Duplex)) return settle()
    listen(channel, hear, { last, stop })
    channel.once('close', () => whenExited(child, settle, kill))
    channel.write(`${JSON.stringify(order)}\n`)
  })
}

interface Then {
  readonly last: () => void
  readonly stop: (because: string) => void
}

function listen(channel: Duplex, hear: ChildSettings['hear'], then: Then): void {
  const heard = (line: string): void => {
    try {
      if (hear(line) === 'last') then.last()
    } catch (cause) {
      then.stop(`said what it cannot say (${cause instanceof Error ? cause.message : String(cause)})`)
    }
  }
  channel.setEncoding('utf8').on('data', splitLines(heard, then.stop))
  // Its end is what is waited for; how it came about does not matter.
  channel.on('error', () => {})
}

/** A child without its channel has nothing more to say. */
function whenExited(child: ChildProcess, settle: () => void, kill: () => void): void {
  if (child.exitCode !== null || child.signalCode !== null) return settle()
  child.once('exit', settle)
  // It may be on its way.
  setTimeout(kill, PATIENCE).unref()
}

/** Reads what the child prints to its end, so that it is never stopped, and keeps the last of it, without colours. */
function tailOf(child: ChildProcess): () => string {
  let output = ''
  const keep = (text: string): void => {
    output = (output + text).slice(-OUTPUT)
  }
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', keep)
  return () => stripVTControlCharacters(output)
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
