import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { InvariantFailure, InvariantOrder, InvariantRunner } from '../fixtures/invariants.ts'
import type { InvariantsMessage, InvariantsOrder } from './child/invariants.ts'
import { runChild } from './process.ts'

const ENTRY = fileURLToPath(new URL('./child/invariants.js', import.meta.url))

/**
 * Runs invariants in a process of their own, in a tree that was written for tests: they are people's code, but may import the patch's.
 * What did not answer has failed on every fixture. Never throws.
 * @param folders what of ours the tree lies in
 */
export function invariantsInChild(root: string, folders: readonly string[], seconds: number): InvariantRunner {
  return async (invariants) => {
    let failures: readonly InvariantFailure[] | null = null
    let failed = ''
    const secret = randomUUID()
    const order: InvariantsOrder = { root, invariants, secret }
    const { stopped, how } = await runChild(order, {
      entry: ENTRY,
      root,
      seconds,
      folders,
      hear: (line) => {
        const message: unknown = JSON.parse(line)
        if (!isMessage(message)) throw new Error('a message of another shape')
        if (message.kind === 'judged' && message.secret !== secret) throw new Error('an answer that it was not asked for')
        if (message.kind === 'judged') failures = message.failures
        else failed = message.because
        return 'last'
      },
    })
    if (failures !== null && stopped === null) return failures
    return onEach(invariants, failed === '' ? `the process that runs it ended early (${stopped ?? how})` : failed)
  }
}

function onEach({ fixtures }: InvariantOrder, message: string): readonly InvariantFailure[] {
  return fixtures.map(({ file }) => ({ fixture: file, name: '*', message }))
}

function isMessage(value: unknown): value is InvariantsMessage {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'failed') return 'because' in value && typeof value.because === 'string'
  return (
    value.kind === 'judged' && 'secret' in value && 'failures' in value && Array.isArray(value.failures) && value.failures.every(isFailure)
  )
}

function isFailure(value: unknown): value is InvariantFailure {
  if (typeof value !== 'object' || value === null) return false
  return ['fixture', 'name', 'message'].every((key) => typeof Reflect.get(value, key) === 'string')
}
