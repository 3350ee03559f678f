import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newInputs } from '../../src/in-test/inputs.ts'
import type { AttemptInputs } from '../../src/in-test/inputs.ts'
import { keepInputs } from '../../src/in-test/keep-inputs.ts'
import { newRecord } from '../../src/in-test/state.ts'
import type { InTestState, TestRecord } from '../../src/in-test/state.ts'
import { readCorpus } from '../../src/observe/corpus/read.ts'

const KEY = Symbol.for('vitest-oracle.in-test')

/** Runs code as the body of a test that is watched, with the inputs of one attempt. */
export async function asTest<T>(inputs: AttemptInputs, body: () => T | Promise<T>): Promise<T> {
  const record: TestRecord = { ...newRecord({ name: 'a', meta: {} }, 0), inputs }
  const state: Pick<InTestState, 'current'> = { current: () => record }
  Object.defineProperty(globalThis, KEY, { value: state, configurable: true })
  try {
    return await body()
  } finally {
    Reflect.deleteProperty(globalThis, KEY)
  }
}

export interface Kept {
  /** Its name without the hash. */
  readonly file: string
  readonly bytes: Buffer
}

/** The file that an attempt which failed leaves. */
export function keptOf(inputs: AttemptInputs): Kept {
  const root = mkdtempSync(join(tmpdir(), 'vitest-oracle-inputs-'))
  try {
    const { file } = keepInputs(root, inputs.seen)
    return { file: file.replace(/-[0-9a-f]{64}/, '').replace('.oracle/corpus/', ''), bytes: readFileSync(join(root, file)) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The inputs of an attempt that replays what another left. */
export function replayOf({ file, bytes }: Kept): AttemptInputs {
  const read = readCorpus(file, bytes)
  if (read.state === 'invalid') throw new Error(`${file} ${read.because}`)
  return newInputs(read)
}

/** Runs a body, then runs it again on what the first time left. */
export async function twice<T>(body: () => T | Promise<T>): Promise<{ readonly first: T; readonly again: T; readonly kept: Kept }> {
  const inputs = newInputs()
  const first = await asTest(inputs, body)
  const kept = keptOf(inputs)
  return { first, kept, again: await asTest(replayOf(kept), body) }
}
