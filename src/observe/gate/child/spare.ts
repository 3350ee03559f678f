import { type ChildProcess, fork } from 'node:child_process'
import type { PoolWorker } from 'vitest/node'

/** A process that is started before a worker needs it: half of what a file costs is that its process begins. */
export interface Spare {
  /** Gives the worker the process that waits, where that is one as it would start itself, and starts the next. */
  readonly equip: (worker: PoolWorker) => void
  readonly end: () => void
}

interface Waiting {
  readonly process: ChildProcess
  /** All that it was started with. */
  readonly like: string
}

/** It loads Vitest's own worker and nothing else until it is told to, and is one worker's alone, as any other is. */
export function keepSpare(): Spare {
  let waiting: Waiting | null = null
  const end = (): void => {
    waiting?.process.kill('SIGKILL')
    waiting = null
  }
  return {
    equip: (worker) => {
      const how = howOf(worker)
      if (how === null) return
      const like = JSON.stringify(how)
      if (waiting?.like === like && waiting.process.connected) Reflect.set(worker, '_fork', waiting.process)
      else end()
      waiting = { process: begin(how), like }
    },
    end,
  }
}

interface How {
  readonly entrypoint: string
  readonly execArgv: string[]
  readonly env: Readonly<Record<string, string>>
}

/** The fields of Vitest's forks, on both majors; null where they are others, and each worker starts its own process. */
function howOf(worker: PoolWorker): How | null {
  const [entrypoint, execArgv, env]: readonly unknown[] = ['entrypoint', 'execArgv', 'env'].map((field): unknown =>
    Reflect.get(worker, field),
  )
  if (typeof entrypoint !== 'string' || !Array.isArray(execArgv) || typeof env !== 'object' || env === null) return null
  if (!Reflect.has(worker, '_fork')) return null
  const texts = Object.entries(env).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return { entrypoint, execArgv: execArgv.map(String), env: Object.fromEntries(texts) }
}

/** As Vitest's forks do it. */
function begin({ entrypoint, execArgv, env }: How): ChildProcess {
  const child = fork(entrypoint, [], { env, execArgv, stdio: 'pipe', serialization: 'advanced' })
  // What cannot be started is not connected, and so not used.
  child.on('error', () => {})
  return child
}
