import { Socket } from 'node:net'
import type { GateMessage, GateOrder } from '../../../model/gate.ts'

/** The descriptor that this process was started with, beside its standard ones. A socket: nobody else can open it. */
export const CHANNEL = 3

export interface Channel<Order, Message> {
  readonly order: Promise<Order>
  readonly send: (message: Message) => void
  /** Settles when all that was sent has left this process. */
  readonly sent: () => Promise<void>
}

/**
 * Opens the channel to the process that judges. Lines of JSON both ways. It is not Node's own channel between parent and child, so that
 * `process.send` is as absent here as it is in a plain run.
 */
export function openChannel<Order = GateOrder, Message = GateMessage>(): Channel<Order, Message> {
  const socket = new Socket({ fd: CHANNEL, readable: true, writable: true })
  // Without the one that judges, nobody waits for this run.
  socket.once('close', endGroup)
  socket.once('error', endGroup)
  const order = new Promise<Order>((resolve) => {
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
      // What comes from the parent is what this package wrote.
      if (text.endsWith('\n')) resolve(JSON.parse(text) as Order)
    })
  })
  return {
    order,
    send: (message) => void socket.write(`${JSON.stringify(message)}\n`),
    sent: () => new Promise((resolve) => socket.write('', () => resolve())),
  }
}

function endGroup(): void {
  try {
    if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  } finally {
    process.exit(1)
  }
}
