/** The entry of a process that runs tests for the gate: it takes one order, says what comes of it, and ends. */
import type { GateOrder } from '../../../model/gate.ts'
import { observeError } from '../../failure/observe.ts'
import { openChannel } from './channel.ts'

// What Vitest's own command sets before it reads a configuration.
process.env['VITEST'] = 'true'
process.env['TEST'] = 'true'
process.env['NODE_ENV'] ??= 'test'

const { order, send, sent } = openChannel()

async function follow(given: GateOrder): Promise<void> {
  const { root } = given.request
  try {
    const close = await closeOf(given)
    await sent()
    // Its global teardowns. Whether the project can end in order is not asked.
    await close().catch(() => {})
  } catch (cause) {
    send({ kind: 'failed', error: observeError(cause, root) })
    await sent()
  }
  process.exit(0)
}

async function closeOf(given: GateOrder): Promise<() => Promise<void>> {
  if (given.kind === 'serve') return (await import('./serve-here.ts')).serveHere(given, send)
  return (await import('./run-here.ts')).runHere(given.request, given.fileSeconds, send)
}

await follow(await order)
