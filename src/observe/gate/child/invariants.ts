/** The entry of a process that runs invariants of fixtures: it takes one order, says what comes of it, and ends. */
import type { InvariantFailure, InvariantOrder } from '../../fixtures/invariants.ts'
import { invariantsFromVitest } from '../../fixtures/vitest-loader.ts'
import { vitestOf } from '../../run/project-vitest.ts'
import { openChannel } from './channel.ts'
import { createHardened } from './create.ts'

export interface InvariantsOrder {
  /** Absolute. */
  readonly root: string
  readonly config?: string
  readonly invariants: InvariantOrder
  /** Stands in what it says: code that an invariant imports shares this process, and could write to its channel. */
  readonly secret: string
}

/** What it says, once. */
export type InvariantsMessage =
  | { readonly kind: 'judged'; readonly secret: string; readonly failures: readonly InvariantFailure[] }
  | { readonly kind: 'failed'; readonly because: string }

// Without a listener, this signal opens an inspector, through which any process of this user could make this one say what it likes.
process.on('SIGUSR1', () => {})
process.env['VITEST'] = 'true'
process.env['NODE_ENV'] ??= 'test'

const { order, send, sent } = openChannel<InvariantsOrder, InvariantsMessage>()

try {
  const { root, config, invariants, secret } = await order
  const vitest = await createHardened(await vitestOf(root), { root, config, maxWorkers: undefined, reporter: {} })
  send({ kind: 'judged', secret, failures: await invariantsFromVitest(vitest)(invariants) })
  await sent()
  await vitest.close().catch(() => {})
} catch (cause) {
  send({ kind: 'failed', because: cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause) })
  await sent()
}
process.exit(0)
