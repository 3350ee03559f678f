import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SeedLists } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { headOf } from '../git/subject.ts'
import { freshSeedOf } from '../run/settings.ts'
import type { CollectAnswer, CollectedRun, CollectOrder } from './collected.ts'

export interface CollectOptions {
  /** The sealed lists that `seeds()` gives. */
  readonly seedLists: SeedLists
  /** A Vitest configuration, from the root; without it, Vitest looks for one. */
  readonly config?: string
  /** Test files, from the root, beside which no other is loaded; all of the project without it. */
  readonly only?: readonly ProjectPath[]
  /** Milliseconds; ten minutes without. */
  readonly timeout?: number
}

/** Milliseconds that the child has to end by itself once it has answered; global teardowns run in it. */
const GRACE = 10_000
/** Characters of the child's output that are kept, from its end. */
const OUTPUT = 8_000

/**
 * Collects all tests of a project without running one: the project's own Vitest is started in a process of its own, with the setup
 * file and the seeds that a run has, so that titles and tags are those of a run. Never throws.
 *
 * The child is the leader of a process group, which is killed whole when it takes too long, when it has ended, and when this process is
 * told to end. What it prints goes nowhere but into `output`.
 * @param root Absolute.
 */
export async function collectTests(root: string, { seedLists, config, only, timeout = 600_000 }: CollectOptions): Promise<CollectedRun> {
  const order: CollectOrder = {
    root: realpathSync(root),
    ...(config === undefined ? {} : { config }),
    seedLists,
    ...(only === undefined ? {} : { only }),
    ...freshSeedOf(await headOf(root)),
  }
  const child = fork(fileURLToPath(new URL('./child.js', import.meta.url)), [], {
    cwd: order.root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    execArgv: [],
  })
  const release = killWithThisProcess(child)
  try {
    return await answerOf(child, order, timeout)
  } finally {
    release()
    killGroup(child)
  }
}

async function answerOf(child: ChildProcess, order: CollectOrder, timeout: number): Promise<CollectedRun> {
  let output = ''
  const keep = (text: string): void => {
    output = (output + text).slice(-OUTPUT)
  }
  child.stdout?.setEncoding('utf8').on('data', keep)
  child.stderr?.setEncoding('utf8').on('data', keep)
  const { answer, late, ended } = await new Promise<Outcome>((resolve) => {
    let answer: CollectAnswer | undefined
    let timer = setTimeout(() => resolve({ answer, late: true, ended: '' }), timeout)
    const end = (ended: string): void => {
      clearTimeout(timer)
      resolve({ answer, late: false, ended })
    }
    child.once('message', (message: CollectAnswer) => {
      answer = message
      clearTimeout(timer)
      timer = setTimeout(() => end(''), GRACE)
    })
    child.once('error', (error) => end(error.message))
    child.once('close', (code, signal) => end(signal === null ? `exit status ${code}` : `signal ${signal}`))
    child.send(order, (error) => (error === null ? undefined : end(error.message)))
  })
  if (answer?.state === 'collected') return answer
  if (answer !== undefined) return { ...answer, output }
  if (late)
    return { state: 'unavailable', because: `collecting the tests took more than ${Math.round(timeout / 1000)} s and was ended`, output }
  return { state: 'unavailable', because: `the process that collects the tests ended early (${ended})`, output }
}

interface Outcome {
  readonly answer: CollectAnswer | undefined
  readonly late: boolean
  readonly ended: string
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

/** A group of its own does not hear what the terminal tells this process. The signal is passed on and then taken as it would have been. */
function killWithThisProcess(child: ChildProcess): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const onExit = (): void => killGroup(child)
  const onSignal = (signal: NodeJS.Signals): void => {
    release()
    killGroup(child)
    process.kill(process.pid, signal)
  }
  const release = (): void => {
    process.off('exit', onExit)
    for (const signal of signals) process.off(signal, onSignal)
  }
  process.once('exit', onExit)
  for (const signal of signals) process.once(signal, onSignal)
  return release
}
