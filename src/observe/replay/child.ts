/** The entry of the child process that records: it takes one order over IPC, answers it, and ends. */
import type { Recording } from '../../model/replay.ts'
import { recordHere, type RoundOrder } from './round.ts'

/** What the child answers, once. */
export type ChildAnswer =
  | { readonly state: 'recorded'; readonly recording: Recording }
  | { readonly state: 'unavailable'; readonly because: string }

async function answer(order: RoundOrder): Promise<void> {
  try {
    await send({ state: 'recorded', recording: await recordHere(order) })
  } catch (cause) {
    await send({ state: 'unavailable', because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })
  }
  process.exit(0)
}

function send(message: ChildAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error === null ? resolve() : reject(error)))
  })
}

process.once('message', (order: RoundOrder) => {
  answer(order).catch(() => process.exit(1))
})
// Without its parent nobody waits for the answer.
process.once('disconnect', () => process.exit(1))
// The listener keeps Node from opening its inspector for a worker that asks for it.
process.on('SIGUSR1', () => {})
