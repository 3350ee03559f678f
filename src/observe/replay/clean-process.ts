import { spawn } from 'node:child_process'
import type { CallOutcome, Recording } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { whenEnding } from '../judged-tree/ending.ts'
import type { CleanAnswer, CleanOrder } from './clean/order.ts'
import type { Program } from './program.ts'

/** What came of the calls of one recording outside of the runner. */
export interface CleanReplay {
  /** By file and call of the recording; undefined where no answer came, null where the answer has no text. */
  readonly outcomes: readonly (readonly (CallOutcome | null | undefined)[])[]
  /** Modules that could not be loaded, by the file of the recording. */
  readonly broken: readonly {
    readonly file: number
    readonly module: ProjectPath
    readonly because: string
    readonly denied: string | null
  }[]
  /** Whether the process ended as it should. */
  readonly ended: boolean
}

/** Bytes of answers that are read. */
const MOST_BYTES = 256 * 1024 * 1024

/** Makes the recorded calls again in a process that nothing of the tests is in. Never throws. */
export async function replayOutside(
  recording: Recording,
  program: Program,
  from: string,
  { backward, seconds }: { readonly backward: boolean; readonly seconds: number },
): Promise<CleanReplay> {
  const order: CleanOrder = {
    root: program.root,
    from,
    texts: recording.texts,
    packages: program.packages,
    files: recording.files.map(({ calls }) => ({ calls: calls.map(({ file, name, args }) => ({ file, name, args })) })),
    backward,
  }
  const outcomes = recording.files.map(({ calls }) => Array.from<CallOutcome | null | undefined>({ length: calls.length }))
  const broken: CleanReplay['broken'][number][] = []
  let ended = false
  await talk(program, recording.environment, JSON.stringify(order), seconds, (line) => {
    const answer = JSON.parse(line) as CleanAnswer
    if (answer.kind === 'end') ended = true
    else if (answer.kind === 'broken') broken.push(answer)
    else {
      const calls = outcomes[answer.file]
      if (calls !== undefined && answer.call < calls.length) calls[answer.call] = answer.outcome
    }
  })
  return { outcomes, broken, ended }
}

function talk(
  program: Program,
  environment: Readonly<Record<string, string>>,
  order: string,
  seconds: number,
  onLine: (line: string) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program.main], {
      cwd: program.root,
      env: { ...environment },
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      detached: process.platform !== 'win32',
    })
    const kill = (): void => killGroup(child.pid)
    const release = whenEnding(kill)
    const timer = setTimeout(kill, seconds * 1000)
    child.stdio[3]?.on('data', linesOf(onLine, kill))
    child.stdin?.on('error', () => {})
    child.stdin?.end(order)
    const end = (): void => {
      clearTimeout(timer)
      release()
      kill()
      resolve()
    }
    child.once('error', end)
    child.once('close', end)
  })
}

/** Answers that are too many, or not in our words, end it: what comes after them is not believed either. */
function linesOf(onLine: (line: string) => void, kill: () => void): (chunk: Buffer) => void {
  const decoder = new TextDecoder()
  let rest = ''
  let bytes = 0
  return (chunk) => {
    bytes += chunk.length
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    try {
      for (const line of lines) onLine(line)
    } catch {
      bytes = Infinity
    }
    if (bytes > MOST_BYTES) kill()
  }
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
