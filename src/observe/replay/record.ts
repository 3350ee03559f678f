import { fileURLToPath } from 'node:url'
import type { Recording } from '../../model/replay.ts'
import { runChild } from '../gate/process.ts'
import type { RecordMessage } from './child.ts'
import type { RoundOrder } from './round.ts'

export type RecordAnswer =
  | { readonly state: 'recorded'; readonly recording: Recording }
  | { readonly state: 'unavailable'; readonly because: string; readonly timedOut: boolean; readonly output: string }

export interface RecordOptions {
  /** Seconds for all of it; the process group is killed then. */
  readonly seconds: number
  /** Folders of ours that it runs in: whatever process stands in one of them afterwards is ended. */
  readonly folders: readonly string[]
}

const ENTRY = fileURLToPath(new URL('./child.js', import.meta.url))

/** Records in a process of its own, as a run of the gate is one. Never throws. */
export async function recordInChild(order: RoundOrder, { seconds, folders }: RecordOptions): Promise<RecordAnswer> {
  const said: RecordMessage[] = []
  const { stopped, timedOut, how, output } = await runChild(order, {
    entry: ENTRY,
    root: order.root,
    seconds,
    folders,
    hear: (line) => {
      // Its shape is what the rest relies on: what is not as it says throws there, and is then no answer.
      said.push(JSON.parse(line) as RecordMessage)
      return 'last'
    },
  })
  const unavailable = (because: string): RecordAnswer => ({ state: 'unavailable', because, timedOut, output })
  const [message] = said
  if (message?.kind === 'recorded') return { state: 'recorded', recording: message.recording }
  return unavailable(
    message !== undefined
      ? `Vitest could not record: ${message.because}`
      : `the process that records ${stopped === null ? `ended early (${how})` : `${stopped} and was ended`}`,
  )
}
