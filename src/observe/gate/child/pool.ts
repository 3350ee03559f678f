import type * as VitestNode from 'vitest/node'
import type { PoolRunnerInitializer, PoolWorker } from 'vitest/node'
import type { ChannelBreach } from '../../../model/gate.ts'
import { isRecord } from '../../run/meta.ts'
import { withoutInspector } from '../inspector.ts'
import { answerOf, guardMessages } from './messages.ts'
import type { Spare } from './spare.ts'

export interface PoolEvents {
  /** Files by their absolute paths. */
  readonly began: (file: string) => void
  readonly late: (file: string) => void
  readonly breach: (kind: ChannelBreach['kind'], file: string, about: string) => void
}

const NAME = 'oracle-forks'
/** Of one worker; more of them say nothing more. */
const MOST_BREACHES = 20

/**
 * Vitest's forks, each watched from its parent: a file that takes too long is killed with its worker while the others go on, and what a
 * worker says of any file but its own is dropped. Whoever runs in a worker can write to its channel; this side of it is out of reach.
 */
export function strictPool(
  { ForksPoolWorker }: typeof VitestNode,
  seconds: number,
  events: PoolEvents,
  spare?: Spare,
): PoolRunnerInitializer {
  return {
    name: NAME,
    createPoolWorker: (options) => {
      const worker = new ForksPoolWorker(options)
      // Transformed modules are sent, not left in files that another worker could rewrite.
      Reflect.set(worker, 'cacheFs', false)
      // Code under test in one worker may not steer another one.
      Reflect.set(worker, 'execArgv', [...options.execArgv, ...withoutInspector()])
      spare?.equip(worker)
      watchTime(worker, seconds, events)
      watchMessages(worker, events)
      return worker
    },
  }
}

/** Gives the pool to a project. */
export function usePool(project: VitestNode.TestProject, pool: PoolRunnerInitializer): void {
  Object.assign(project.config, { pool: pool.name, poolRunner: pool })
}

function watchTime(worker: PoolWorker, seconds: number, events: PoolEvents): void {
  let timer: NodeJS.Timeout | undefined
  const send = worker.send.bind(worker)
  const stop = worker.stop.bind(worker)
  const on = worker.on.bind(worker)
  worker.send = (message) => {
    const files = filesOf(message)
    if (files.length > 0) {
      clearTimeout(timer)
      for (const file of files) events.began(file)
      timer = setTimeout(() => {
        for (const file of files) events.late(file)
        kill(worker)
      }, seconds * 1000)
      on('exit', () => clearTimeout(timer))
    }
    send(message)
  }
  worker.stop = async () => {
    clearTimeout(timer)
    await stop()
  }
}

function watchMessages(worker: PoolWorker, events: PoolEvents): void {
  const send = worker.send.bind(worker)
  const on = worker.on.bind(worker)
  const off = worker.off.bind(worker)
  let guard = guardMessages([], () => {})
  worker.send = (message) => {
    const files = filesOf(message)
    let left = MOST_BREACHES
    const breach = (kind: ChannelBreach['kind'], about: string): void => {
      if (left-- > 0) events.breach(kind, files[0] ?? '', about)
    }
    if (files.length > 0) guard = guardMessages(files, breach)
    send(message)
  }
  const wrapped = new Map<unknown, (message: unknown) => void>()
  worker.on = (event, callback) => {
    if (event !== 'message') return on(event, callback)
    const heard = (message: unknown): void => {
      const passed = guard(message)
      if (passed.kind === 'pass') callback(passed.message)
      else answerDropped(worker, message)
    }
    wrapped.set(callback, heard)
    on(event, heard)
  }
  worker.off = (event, callback) => off(event, (event === 'message' ? wrapped.get(callback) : undefined) ?? callback)
}

/** Honest code waits for an answer to what it asks, also when it is of no interest here. */
function answerDropped(worker: PoolWorker, message: unknown): void {
  const answer = answerOf(message)
  // The forks' own channel takes any plain object; its type knows the requests only.
  const channel: unknown = Reflect.get(worker, 'fork')
  if (answer !== undefined && isRecord(channel) && channel['connected'] === true && typeof channel['send'] === 'function')
    Reflect.apply(channel['send'], channel, [answer, () => {}])
}

/** The files of a request to run; none for any other message. */
function filesOf(message: unknown): readonly string[] {
  if (!isRecord(message) || message['type'] !== 'run' || !isRecord(message['context'])) return []
  const { files } = message['context']
  return Array.isArray(files)
    ? files.flatMap((file: unknown) => (isRecord(file) && typeof file['filepath'] === 'string' ? file['filepath'] : []))
    : []
}

function kill(worker: PoolWorker): void {
  const child: unknown = Reflect.get(worker, '_fork')
  if (isRecord(child) && typeof child['kill'] === 'function') Reflect.apply(child['kill'], child, ['SIGKILL'])
}
