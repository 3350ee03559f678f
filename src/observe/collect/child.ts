/** The entry of the child process that collects: it takes one order over IPC, answers it, and ends. */
import { collectHere } from './collect-here.ts'
import type { CollectAnswer, CollectOrder } from './collected.ts'

async function answer(order: CollectOrder): Promise<void> {
  try {
    const collected = await collectHere(order)
    await send(collected.answer)
    // Whether the project can end in order is not asked.
    await collected.close().catch(() => {})
  } catch (cause) {
    await send({ state: 'unavailable', because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })
  }
  process.exit(0)
}

function send(message: CollectAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error === null ? resolve() : reject(error)))
  })
}

process.once('message', (order: CollectOrder) => {
  answer(order).catch(() => process.exit(1))
})
// Without its parent nobody waits for the answer.
process.once('disconnect', () => process.exit(1))
