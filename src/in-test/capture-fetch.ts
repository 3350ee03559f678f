import type { CapturedAnswer, CapturedEntry, KeptAnswer } from '../model/captures.ts'
import { bytesOf, inLater, inputsFor } from './capture.ts'
import type { AttemptInputs, Content, SeenInput } from './inputs.ts'
import { errorOf, keptError } from './kept-error.ts'

type Fetch = typeof globalThis.fetch

/** These have no body, and a `Response` refuses one. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * A function like `fetch` whose answers are captured: status, headers, body, address, and how a request or a body failed. What the test
 * gets is made from what is kept, in a normal run as in a replay: the body is read to its end before the answer is given, and a body that
 * broke off breaks off there again. In a replay nothing is sent, whatever is asked for, and the answers come in the order in which they
 * were asked for. Answers end in files: let them hold no secrets.
 * @param name Tells one source from another.
 * @param from What is called in a normal run; the global `fetch` without it.
 * @throws what `capture` throws, of the name at once and of all else when it is called
 */
export function captureFetch(name = 'fetch', from?: Fetch): Fetch {
  if (typeof name !== 'string' || name.trim() === '') throw new TypeError('captureFetch(): the name must be a string that is not empty.')
  return async (...request) => {
    const inputs = inputsFor('captureFetch', name)
    const kept = inputs.next(name)
    if (kept !== undefined) return inLater(inputs, kept, answerOf)
    return asked(inputs, name, () => (from ?? globalThis.fetch)(...request))
  }
}

async function asked(inputs: AttemptInputs, name: string, send: () => Promise<Response>): Promise<Response> {
  const input = inputs.ask(name)
  input.wait()
  let answer: Response
  try {
    answer = await send()
  } catch (cause) {
    input.put({ kind: 'error', error: keptError(cause) })
    throw cause
  }
  return responseOf(await answered(input, answer))
}

async function answered(input: SeenInput, answer: Response): Promise<Extract<Content, { kind: 'answer' }>> {
  const { bytes, cut } = await bodyOf(answer)
  const { status, statusText, url, redirected } = answer
  if (status < 200)
    throw new TypeError(
      `captureFetch(${JSON.stringify(input.name)}): an answer of the type ${answer.type} says nothing that could be kept.`,
    )
  const content = {
    kind: 'answer',
    answer: { status, statusText, headers: [...answer.headers], url, redirected, ...(cut === undefined ? {} : { cut }) },
    bytes,
  } as const
  input.put(content)
  return content
}

/** The body as far as it came. */
async function bodyOf({ body }: Response): Promise<{ readonly bytes: Uint8Array<ArrayBuffer> | null; readonly cut?: KeptAnswer['cut'] }> {
  if (body === null) return { bytes: null }
  const parts: Uint8Array[] = []
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { bytes: joined(parts) }
      parts.push(value)
    }
  } catch (cause) {
    return { bytes: joined(parts), cut: keptError(cause) }
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

function answerOf(kept: CapturedEntry): Response {
  if ('error' in kept) throw errorOf(kept.error)
  if (!isAnswer(kept))
    throw new TypeError(
      `captureFetch(${JSON.stringify(kept.name)}): what was kept under this name is no answer. Use one name for one kind of input.`,
    )
  const { base64, ...answer } = kept.answer
  return responseOf({ answer, bytes: base64 === null ? null : bytesOf(base64) })
}

const isAnswer = (kept: CapturedEntry): kept is CapturedAnswer => 'answer' in kept

function responseOf({ answer, bytes }: Pick<Extract<Content, { kind: 'answer' }>, 'answer' | 'bytes'>): Response {
  const { status, statusText, headers, url, redirected, cut } = answer
  const body = bytes === null || WITHOUT_BODY.includes(status) ? null : cut === undefined ? bytes : brokenOff(bytes, errorOf(cut))
  const response = new Response(body, { status, statusText, headers: headers.map(([name, value]): [string, string] => [name, value]) })
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } })
  return response
}

function brokenOff(bytes: Uint8Array<ArrayBuffer>, cause: Error): ReadableStream<Uint8Array> {
  let isGiven = bytes.length === 0
  return new ReadableStream({
    pull: (to) => {
      if (isGiven) to.error(cause)
      else to.enqueue(bytes)
      isGiven = true
    },
  })
}
