import type { CapturedEntry, KeptAnswer, KeptError, ReplayedTest } from '../model/captures.ts'

/** Bytes that the inputs of one attempt may have together. */
const LARGEST = 4 * 1024 * 1024

const MOST = 100_000

/** What came, in the form in which it costs least until a test fails. */
export type Content =
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly error: KeptError }
  | { readonly kind: 'answer'; readonly answer: Omit<KeptAnswer, 'base64'>; readonly bytes: Uint8Array<ArrayBuffer> | null }

/** A place for one input, taken when it is asked for and filled when it comes. */
export interface SeenInput {
  readonly name: string
  readonly content: Content | undefined
  /** Absent for what came at once. */
  readonly later: number | undefined
  /** It is waited for. */
  readonly wait: () => void
  /** @throws {RangeError} for what is more than is kept */
  readonly put: (content: Content) => void
  /** What came can be no input: the place is given up. */
  readonly drop: () => void
}

/** The inputs of one attempt of a test. */
export interface AttemptInputs {
  readonly seen: readonly SeenInput[]
  /** How many kept inputs were given out. */
  readonly given: () => number
  /** @throws {RangeError} for more inputs than are kept */
  readonly ask: (name: string) => SeenInput
  /** In a replay, the next kept input of a name; undefined when they are used up, and outside of a replay. */
  readonly next: (name: string) => CapturedEntry | undefined
  /** In a replay, when it is the turn of an answer: those that are waited for at once come in the order in which they came. */
  readonly turn: (later: number) => Promise<void>
}

/** @param replay Kept inputs that the attempt gets. */
export function newInputs(replay?: Pick<ReplayedTest, 'inputs' | 'anyName'>): AttemptInputs {
  const seen: SeenInput[] = []
  const left = [...(replay?.inputs ?? [])]
  const turn = turns()
  let [size, answers, given] = [0, 0, 0]
  return {
    seen,
    given: () => given,
    ask(name) {
      if (seen.length >= MOST) throw tooMuch(name, `${MOST} inputs`)
      let [content, later, waits]: [Content | undefined, number | undefined, boolean] = [undefined, undefined, false]
      const input: SeenInput = {
        name,
        get content() {
          return content
        },
        get later() {
          return waits ? (later ?? 0) : undefined
        },
        wait: () => {
          waits = true
        },
        put: (put) => {
          size += sizeOf(put)
          if (size > LARGEST) throw tooMuch(name, `${LARGEST / 1024 / 1024} MiB`)
          content = put
          if (waits) later = ++answers
        },
        drop: () => {
          seen.splice(seen.indexOf(input), 1)
        },
      }
      seen.push(input)
      return input
    },
    next(name) {
      const at = replay?.anyName === true ? 0 : left.findIndex((entry) => entry.name === name)
      const [entry] = at === -1 ? [] : left.splice(at, 1)
      if (entry !== undefined) given++
      return entry
    },
    turn,
  }
}

function sizeOf(content: Content): number {
  if (content.kind === 'json') return content.text.length
  if (content.kind === 'error') return content.error.message.length
  return content.bytes?.length ?? 0
}

function tooMuch(name: string, most: string): RangeError {
  return new RangeError(
    `capture(${JSON.stringify(name)}): the inputs of this test are more than ${most}, and no more is kept and replayed. Capture the part that matters.`,
  )
}

// Before any test can put a clock of its own in its place.
const soon: ((act: () => void) => unknown) | undefined = globalThis.setImmediate

/** Answers that are waited for at the same time come one by one, those first that came first when they were kept. */
function turns(): AttemptInputs['turn'] {
  const waiting: { readonly later: number; readonly come: () => void }[] = []
  let isDue = false
  const due = (): void => {
    if (isDue || waiting.length === 0) return
    isDue = true
    const next = (): void => {
      isDue = false
      waiting.sort((one, other) => one.later - other.later)
      waiting.shift()?.come()
      due()
    }
    if (soon === undefined) queueMicrotask(next)
    else soon(next)
  }
  return (later) =>
    new Promise((come) => {
      waiting.push({ later, come })
      due()
    })
}
