/** The entry of a process that records calls: it takes one order, says what comes of it, and ends. */
import type { Recording } from '../../model/replay.ts'
import { openChannel } from '../gate/child/channel.ts'
import { recordHere, type RoundOrder } from './round.ts'

/** What it says, once. */
export type RecordMessage =
  | { readonly kind: 'recorded'; readonly recording: Recording }
  | { readonly kind: 'failed'; readonly because: string }

// Without a listener, this signal opens an inspector, through which any process of this user could make this one say what it likes.
process.on('SIGUSR1', () => {})
// What Vitest's own command sets before it reads a configuration.
process.env['VITEST'] = 'true'
process.env['TEST'] = 'true'
process.env['NODE_ENV'] ??= 'test'

const { order, send, sent } = openChannel<RoundOrder, RecordMessage>()

try {
  const { recording, close } = await recordHere(await order)
  send({ kind: 'recorded', recording })
  await sent()
  await close().catch(() => {})
} catch (cause) {
  send({ kind: 'failed', because: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) })
  await sent()
}
process.exit(0)
