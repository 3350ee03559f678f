/**
 * The process in which recorded calls are made again. It stands alone in one file, which is copied beside the program: nothing that the
 * program can see of it says what it is for. The order comes by standard input, answers go out as lines on descriptor 3.
 */
import { readFileSync, writeSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { decode } from '../../../model/replay/decode.ts'
import { callAndSee, type Seeing } from '../../../model/replay/outcome.ts'
import { placed, placesFor, rewriter } from '../../../model/replay/places.ts'
import type { CallOutcome } from '../../../model/replay.ts'
import { type Guard, guardProcess } from './guard.ts'
import { createLoader } from './loader.ts'
import type { CleanAnswer, CleanOrder } from './order.ts'

/** Milliseconds for what a call promised; less for each where many promises do not settle. */
const PATIENCE = { first: 1_000, later: 50, calls: 5 }
let unsettled = 0

const order = JSON.parse(readFileSync(0, 'utf8')) as CleanOrder
const write = writeSync
const say = (answer: CleanAnswer): void => {
  const bytes = Buffer.from(`${JSON.stringify(answer)}\n`)
  for (let at = 0; at < bytes.length;) {
    try {
      at += write(3, bytes, at)
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EAGAIN')) throw cause
    }
  }
}
const seeing: Seeing = {
  rewrite: rewriter([...placesFor(order.root), ...placesFor(order.from)], tmpdir()),
  digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
}
const end: unknown = Reflect.get(process, 'reallyExit')
const later = setTimeout
const guard = guardProcess(order.root)
for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, () => {})

async function replayFile(file: number): Promise<void> {
  const calls = order.files[file]?.calls ?? []
  const loader = createLoader({ ...order, texts: order.texts })
  const broken = new Map<string, string>()
  const modules = new Map<string, object>()
  for (const path of new Set(calls.map((call) => call.file))) {
    const address = order.texts.entries[path]
    try {
      if (address === undefined) throw new Error(`${path} was not loaded`)
      modules.set(path, await loader.load(address))
    } catch (cause) {
      broken.set(path, seeing.rewrite(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)))
      say({ kind: 'broken', file, module: path, because: broken.get(path) ?? '', denied: guard.taken() ?? null })
    }
  }
  const indices = calls.map((_, index) => index)
  for (const call of order.backward ? indices.toReversed() : indices) {
    const { file: path = '', name = '', args = '[]' } = calls[call] ?? {}
    const module = modules.get(path)
    if (module === undefined) continue
    const text = placed(args, order.root, tmpdir())
    // What a call leaves behind shows in the same call after it.
    if (order.backward) await outcomeOf(module, name, text, guard)
    say({ kind: 'call', file, call, outcome: await outcomeOf(module, name, text, guard) })
  }
}

async function outcomeOf(module: object, name: string, text: string, guarded: Guard): Promise<CallOutcome | null> {
  const args = decode(text) as readonly unknown[]
  guarded.taken()
  const outcome = await new Promise<CallOutcome | null>((resolve) => {
    const giveUp = (): void => {
      unsettled++
      resolve({ kind: 'unsettled', value: '["u"]' })
    }
    const timer = later(giveUp, unsettled < PATIENCE.calls ? PATIENCE.first : PATIENCE.later)
    const told = (one: CallOutcome | null): void => {
      clearTimeout(timer)
      resolve(one)
    }
    const before = JSON.stringify(JSON.parse(text))
    try {
      const found: unknown = Reflect.get(module, name)
      if (typeof found !== 'function') return told({ kind: 'threw', value: JSON.stringify(['x', 'no such export']) })
      const call = (): unknown => Reflect.apply(found, undefined, args)
      const returned = callAndSee(call, args, seeing.rewrite(before), seeing, told)
      if (returned instanceof Promise) returned.catch(() => {})
    } catch {
      // It was told that it threw.
    }
  })
  const denied = guarded.taken()
  return outcome === null || denied === undefined ? outcome : { ...outcome, denied }
}

for (const file of order.files.keys()) await replayFile(file)
say({ kind: 'end' })
if (typeof end === 'function') Reflect.apply(end, process, [0])
