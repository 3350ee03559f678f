import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { ObjectId } from '../../model/words.ts'
import { GitRefusal } from './refusal.ts'
import { gitArguments, gitEnvironment } from './run.ts'

/** What a blob answered: its bytes, or that it is larger than what is looked at. */
export type Blob = { readonly state: 'read'; readonly bytes: Buffer } | { readonly state: 'too-large'; readonly size: number }

/** Reads blobs by id through one process. Bytes are git's own: no filter, no end-of-line conversion. */
export interface Blobs {
  /** Throws GitRefusal when the object is not here, or when git ended. */
  readonly read: (id: ObjectId) => Promise<Blob>
  /** Ends the process. What is read after it is refused. */
  readonly close: () => void
}

/** Larger blobs are not kept. */
const LARGEST = 64 * 1024 * 1024

interface Waiting {
  readonly id: ObjectId
  readonly resolve: (blob: Blob) => void
  readonly reject: (cause: Error) => void
}

/** All that is asked for in one turn is one write. */
function inOneWrite(write: (text: string) => void): (id: ObjectId) => void {
  let asked: ObjectId[] = []
  return (id) => {
    if (asked.push(id) > 1) return
    queueMicrotask(() => {
      write(`${asked.join('\n')}\n`)
      asked = []
    })
  }
}

/** Format: `git help cat-file`, "BATCH OUTPUT". */
export function openBlobs(root: string, largest: number = LARGEST): Blobs {
  const child = spawn('git', [...gitArguments(root), 'cat-file', '--batch'], {
    cwd: dirname(process.execPath),
    env: gitEnvironment(),
    stdio: ['pipe', 'pipe', 'ignore'],
    windowsHide: true,
  })
  const queue: Waiting[] = []
  const ask = inOneWrite((text) => child.stdin.write(text))
  let first = 0
  let ended: Error | null = null
  const end = (because: string): void => {
    ended ??= new GitRefusal(because)
    for (const { reject } of queue.slice(first)) reject(ended)
    first = queue.length
  }
  child.on('error', (error) => end(`git could not be started (${error.message}).`))
  child.on('close', () => end('git cat-file ended before it had answered.'))
  child.stdin.on('error', () => {
    // The end of the process says the same.
  })
  const next = (): Waiting | undefined => {
    const waiting = queue[first]
    if (waiting === undefined) return undefined
    first++
    if (first > 1024) {
      queue.splice(0, first)
      first = 0
    }
    return waiting
  }
  child.stdout.on('data', readerOf(next, largest, end))
  return {
    read: (id) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        queue.push({ id, resolve, reject })
        ask(id)
      }),
    close: () => {
      end('git cat-file was closed.')
      child.stdin.end()
      child.kill('SIGKILL')
    },
  }
}

type State =
  | { readonly kind: 'header'; text: string }
  | { readonly kind: 'body'; readonly to: Waiting; readonly size: number; readonly parts: Buffer[]; left: number }
  | { readonly kind: 'newline' }

/** Takes the stream apart as it comes; of a blob that is too large only its length is kept. */
function readerOf(next: () => Waiting | undefined, largest: number, end: (because: string) => void): (chunk: Buffer) => void {
  let state: State = { kind: 'header', text: '' }
  return (chunk) => {
    let at = 0
    while (at < chunk.length || (state.kind === 'body' && state.left === 0)) {
      if (state.kind === 'newline') {
        at++
        state = { kind: 'header', text: '' }
      } else if (state.kind === 'header') {
        const stop = chunk.indexOf(10, at)
        state.text += chunk.toString('latin1', at, stop === -1 ? chunk.length : stop)
        at = stop === -1 ? chunk.length : stop + 1
        if (stop !== -1) state = startOf(state.text, next(), end)
      } else {
        const piece = chunk.subarray(at, at + state.left)
        if (state.size <= largest) state.parts.push(Buffer.from(piece))
        state.left -= piece.length
        at += piece.length
        if (state.left > 0) continue
        state.to.resolve(
          state.size <= largest ? { state: 'read', bytes: Buffer.concat(state.parts) } : { state: 'too-large', size: state.size },
        )
        state = { kind: 'newline' }
      }
    }
  }
}

function startOf(header: string, to: Waiting | undefined, end: (because: string) => void): State {
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1]
  if (to === undefined) end(`git cat-file said ${JSON.stringify(header)}, and nobody had asked.`)
  else if (size !== undefined) return { kind: 'body', to, size: Number(size), parts: [], left: Number(size) }
  else {
    const what = header.endsWith(' missing')
      ? `The object ${to.id} is not here. In a partial or shallow clone, fetch it: git fetch --unshallow --refetch`
      : `git cat-file said ${JSON.stringify(header)} of ${to.id}.`
    to.reject(new GitRefusal(what))
    // The content of what is no blob would follow, and nothing asks for such objects.
    if (!header.endsWith(' missing')) end(what)
  }
  return { kind: 'header', text: '' }
}
