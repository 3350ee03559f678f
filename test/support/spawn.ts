import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

export interface SpawnOptions {
  readonly cwd: string
  /** The whole environment of the child: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>
  /** Milliseconds after which the child and all that it started are killed; 120 seconds without. */
  readonly timeout?: number
  readonly input?: string
}

export interface Ended {
  /** null when a signal ended it. */
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly timedOut: boolean
  readonly stdout: string
  readonly stderr: string
  /** Milliseconds. */
  readonly duration: number
}

export interface Running {
  readonly pid: number
  /** Signals the child and everything that it started. */
  readonly kill: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ended>
}

/** Runs a command to its end. Never throws for an exit status or a signal; throws when the command cannot be started. */
export function run(command: string, args: readonly string[], options: SpawnOptions): Promise<Ended> {
  return start(command, args, options).ended
}

/** Starts a command in a process group of its own, so that nothing of it can outlive the test. */
export function start(command: string, args: readonly string[], options: SpawnOptions): Running {
  const before = performance.now()
  const child = spawn(command, [...args], {
    cwd: options.cwd,
    env: { ...options.env },
    detached: process.platform !== 'win32',
    stdio: 'pipe',
    windowsHide: true,
  })
  const kill = (signal: NodeJS.Signals): void => killGroup(child, signal)
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    kill('SIGKILL')
  }, options.timeout ?? 120_000)
  const stdout = collect(child.stdout)
  const stderr = collect(child.stderr)
  // A child that ends before it has read its input closes the pipe, which is no failure.
  child.stdin.on('error', () => {})
  child.stdin.end(options.input ?? '')
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    // What it left running would keep its pipes, and this promise, open.
    child.once('exit', () => kill('SIGKILL'))
    child.once('close', (status, signal) => {
      clearTimeout(timer)
      resolve({ status, signal, timedOut, stdout: stdout(), stderr: stderr(), duration: performance.now() - before })
    })
  })
  return { pid: child.pid ?? -1, kill, ended }
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8')
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}
