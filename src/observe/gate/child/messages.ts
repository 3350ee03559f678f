import type { ChannelBreach } from '../../../model/gate.ts'
import { isRecord } from '../../run/meta.ts'

export type Passed = { readonly kind: 'pass'; readonly message: unknown } | { readonly kind: 'drop' }

const DROP: Passed = { kind: 'drop' }

/**
 * What may pass of the messages of one worker, which runs these files and no others. Messages are those of birpc (`m` the method, `a` its
 * arguments, `t: 'q'` a request, `i` its number), and Vitest's own answers, which say how far the worker is and nothing of results.
 * @param files absolute, as the runner names them
 */
export function guardMessages(files: readonly string[], breach: Breach): (message: unknown) => Passed {
  const guards = guardsOf(new Set(files), breach)
  return (message) => {
    if (!isRecord(message) || typeof message['m'] !== 'string') return { kind: 'pass', message }
    const method = message['m']
    const guard = Object.hasOwn(guards, method) ? guards[method] : undefined
    if (guard === undefined) return { kind: 'pass', message }
    try {
      const given = guard(listOf(message['a']))
      return given === null ? DROP : { kind: 'pass', message: { ...message, a: given } }
    } catch {
      breach('unknown-message', method.slice(0, LONGEST))
      return DROP
    }
  }
}

interface TaskSoFar {
  /** Declared with `.fails`. */
  readonly fails: boolean
  failed: boolean
}

type Breach = (kind: ChannelBreach['kind'], about: string) => void
/** Of one method: the arguments that it is called with, or null where it is not called at all. Throws for what cannot be arguments. */
type Guard = (given: readonly unknown[]) => readonly unknown[] | null

function guardsOf(own: ReadonlySet<string>, breach: Breach): Readonly<Record<string, Guard>> {
  const collected = new Set<string>()
  const tasks = new Map<string, TaskSoFar>()
  const ownFile = (file: unknown): boolean => {
    const path = isRecord(file) ? file['filepath'] : undefined
    if (typeof path === 'string' && own.has(path)) return true
    breach('other-file', shown(path))
    return false
  }
  const ownTask = (id: unknown): boolean => {
    if (typeof id === 'string' && tasks.has(id)) return true
    breach('unknown-test', shown(id))
    return false
  }
  const ownEntry = (entry: unknown): boolean => ownTask(Array.isArray(entry) ? entry[0] : undefined)
  const firstTime = (file: unknown): boolean => {
    const path = isRecord(file) ? shown(file['filepath']) : ''
    const isFirst = !collected.has(path)
    // The tests of a file are known once; a second list would replace what they said of themselves.
    if (!isFirst) breach('unknown-message', 'onCollected, again')
    collected.add(path)
    return isFirst
  }
  return {
    onQueued: (given) => (ownFile(given[0]) ? given : null),
    onCollected: (given) => {
      const files = listOf(given[0]).filter((file) => ownFile(file) && firstTime(file))
      for (const file of files) addTasks(file, tasks)
      return [files]
    },
    onTaskUpdate: ([packs, events]) => [
      listOf(packs).filter((pack) => ownEntry(pack) && isBelievable(pack, tasks, breach)),
      listOf(events).filter(ownEntry),
    ],
    onTaskArtifactRecord: (given) => (ownTask(given[0]) ? given : null),
    onTestBenchmark: (given) => (ownTask(given[0]) ? given : null),
    onUnhandledError: (given) => [plainError(given[0], breach), ...given.slice(1)],
    onCancel: () => {
      breach('cancelled-run', 'onCancel')
      return null
    },
    // Nobody reads it, and what a test prints without end would be kept.
    onUserConsoleLog: () => null,
  }
}

const LONGEST = 300

/** Whether an update can be what became of a task, after what was said of it before. */
function isBelievable(pack: unknown, tasks: ReadonlyMap<string, TaskSoFar>, breach: Breach): boolean {
  const [id, result]: readonly unknown[] = Array.isArray(pack) ? pack : []
  const task = typeof id === 'string' ? tasks.get(id) : undefined
  if (task === undefined || !isRecord(result)) return true
  if (result['state'] === 'fail') task.failed = true
  // A failure that a retry made good keeps its errors; a test that is to fail loses them.
  if (result['state'] !== 'pass' || !task.failed || task.fails || result['errors'] !== undefined) return true
  breach('result-rewritten', shown(id))
  return false
}

/** The answer to a request that was dropped; undefined for what expects none. */
export function answerOf(message: unknown): object | undefined {
  return isRecord(message) && typeof message['i'] === 'string' ? { t: 's', i: message['i'], r: undefined } : undefined
}

/** Vitest takes an error with this code for a test that skips itself, whichever test it names, and forgets it. */
function plainError(error: unknown, breach: Breach): unknown {
  if (!isRecord(error) || error['code'] !== 'VITEST_PENDING') return error
  breach('forged-skip', shown(error['taskId']))
  return { name: 'Error', message: `outside of any test, code asked to skip one: ${shown(error['message'])}` }
}

function addTasks(task: unknown, to: Map<string, TaskSoFar>): void {
  if (!isRecord(task)) return
  if (typeof task['id'] === 'string') to.set(task['id'], { fails: task['fails'] === true, failed: false })
  if (Array.isArray(task['tasks'])) for (const inner of task['tasks']) addTasks(inner, to)
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('no list')
  return value
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : typeof value).slice(0, LONGEST)
}
