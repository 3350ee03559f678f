import type { CallOutcome } from '../replay.ts'
import { encode } from './encode.ts'

export interface Seeing {
  /** Replaces the folder that the code stands in, and hashes what is too long to keep. */
  readonly rewrite: (text: string) => string
  readonly digest: (text: string) => string
}

/** Characters of a value that are kept as they are. */
const KEPT = 4_000
/** Values within one result. */
const MOST = 100_000

/**
 * Calls a function and says how it ended, without a change to what its caller gets.
 * @param before The text of the arguments.
 * @param told Is told at once, or when what was promised has settled; never for a result that has no text.
 * @returns What the function returned; what it throws is thrown.
 */
export function callAndSee(
  call: () => unknown,
  args: readonly unknown[],
  before: string,
  seeing: Seeing,
  told: (outcome: CallOutcome | null) => void,
): unknown {
  let returned: unknown
  try {
    returned = call()
  } catch (cause) {
    told(outcomeOf('threw', cause, args, before, seeing))
    throw cause
  }
  // Other objects with a `then` may begin their work only when it is called.
  if (!(returned instanceof Promise)) {
    told(outcomeOf('returned', returned, args, before, seeing))
    return returned
  }
  returned.then(
    (value) => told(outcomeOf('resolved', value, args, before, seeing)),
    (cause: unknown) => told(outcomeOf('rejected', cause, args, before, seeing)),
  )
  return returned
}

function outcomeOf(
  kind: CallOutcome['kind'],
  value: unknown,
  args: readonly unknown[],
  before: string,
  seeing: Seeing,
): CallOutcome | null {
  const encoded = encode(value, { rewrite: seeing.rewrite, most: MOST })
  if (encoded === null) return null
  const after = encode(args, { rewrite: seeing.rewrite })?.text ?? before
  return {
    kind,
    value: kept(encoded.text, seeing),
    ...(after === before ? {} : { after: kept(after, seeing) }),
    ...(encoded.opaque ? { opaque: true } : {}),
  }
}

function kept(text: string, { digest }: Seeing): string {
  return text.length <= KEPT ? text : `${text.slice(0, 200)}… ${text.length} characters, ${digest(text)}`
}
