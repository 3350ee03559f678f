import { createHash } from 'node:crypto'
import type { ErrorObservation, SignatureParts, SignedFailure } from '../../model/run.ts'
import { signedMessage, signedName } from './message.ts'
import { signedPlaces } from './place.ts'

/** Part of what is hashed: another way to sign gives other signatures, never a false match. */
const form = 'vitest-oracle failure signature 1'

/**
 * The signature of a failure (SPEC 6.4): 12 hex digits of a SHA-256 over its class, its message with literals masked, its operator,
 * and the functions and files of its frames in the project's own code, without lines.
 */
export function signFailure(error: ErrorObservation): SignedFailure {
  const parts: SignatureParts = {
    name: signedName(error),
    message: signedMessage(error),
    operator: operatorOf(error),
    frames: signedPlaces(error),
  }
  const hashed = JSON.stringify([form, parts.name, parts.message, parts.operator, parts.frames])
  return { signature: createHash('sha256').update(hashed).digest('hex').slice(0, 12), parts }
}

/** That of the error itself, or of the nearest cause that has one; '' when none does. */
function operatorOf(error: ErrorObservation): string {
  let depth = 0
  for (let link: ErrorObservation | undefined = error; link !== undefined && depth < 10; link = link.cause, depth++) {
    if (link.operator !== undefined && link.operator !== '') return link.operator.slice(0, 100)
  }
  return ''
}

/** What went into a signature, as lines for a person: the failure's class, its masked message, its operator, its places. */
export function explainSignature(failure: SignedFailure): string {
  const { name, message, operator, frames } = failure.parts
  return [
    `signature  ${failure.signature}`,
    `class      ${name}`,
    `message    ${message === '' ? '(empty)' : message}`,
    `operator   ${operator === '' ? '(none)' : operator}`,
    ...(frames.length === 0
      ? ["place      (no frame in the project's own code)"]
      : frames.map((frame, at) => `${at === 0 ? 'place    ' : '         '}  ${'  '.repeat(Math.min(at, 10))}${frame}`)),
  ].join('\n')
}
