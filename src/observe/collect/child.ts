/** The entry of the child process that collects: it takes one order over IPC, answers it, and ends. */
import { collectHere } from './collect-here.ts'
import type { CollectAnswer, CollectOrder } from './collected.ts'

process.once('message', (order: CollectOrder) => {
  collectHere(order)
    .catch((cause: unknown): CollectAnswer => ({
      state: 'unavailable',
      because: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    }))
    .then((answer) => process.send?.(answer, () => process.exit(0)))
    .catch(() => process.exit(1))
})
// Without its parent nobody waits for the answer.
process.once('disconnect', () => process.exit(1))
