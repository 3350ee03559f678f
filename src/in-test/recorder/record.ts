import { vi } from 'vitest'
import { decode } from '../../model/replay/decode.ts'
import { encode } from '../../model/replay/encode.ts'
import { type Draw, drawFrom, freshArguments, reachesOutside } from '../../model/replay/fresh.ts'
import { callAndSee, type Seeing } from '../../model/replay/outcome.ts'
import { pathBelow, placesFor, rewriter } from '../../model/replay/places.ts'
import type { CallOutcome, FileRecording, RecordedCall, RecorderSettings, UnrecordedCalls } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { joinRunner } from '../runner.ts'
import type { RunningWorker } from '../running-worker.ts'
import { type ExportName, watchExports } from './exports.ts'

type Callable = (...given: readonly unknown[]) => unknown

/** Calls of one export in one test file that are kept. */
const MOST_CALLS = 40
/** The first calls are all kept, and later ones where the count of calls is a power of two. */
const FIRST_CALLS = 24
/** Of the same arguments: the second call may be another way than the first. */
const MOST_ALIKE = 2
/** Values in one list of arguments. */
const MOST_VALUES = 2_000
/** Characters kept of one test file. */
const MOST_TEXT = 4_000_000

/** Held apart: code under test may replace it. */
const { stringify } = JSON

interface Watched extends ExportName {
  readonly draw: Draw
  readonly seen: Map<string, number>
  readonly unrecorded: Map<UnrecordedCalls['because'], number>
  count: number
  kept: number
  fresh: number
  outside: boolean
}

type Slot = Omit<RecordedCall, 'outcome'> & { outcome: CallOutcome | null }

interface Recorder {
  readonly settings: RecorderSettings
  readonly seeing: Seeing
  readonly watched: Watched[]
  readonly slots: Slot[]
  text: number
  /** Inside of a call that is recorded, or of one of our own. */
  inside: boolean
  /** While a test runs once more. */
  readonly isTurned: () => boolean
}

/** Records the calls that come from outside into what production modules export, and makes some of its own beside them. */
export function recordCalls(settings: RecorderSettings, worker: RunningWorker, isTurned: () => boolean): void {
  const { createHash, randomUUID } = process.getBuiltinModule('node:crypto')
  const { writeFileSync } = process.getBuiltinModule('node:fs')
  const { join } = process.getBuiltinModule('node:path')
  const { tmpdir } = process.getBuiltinModule('node:os')
  const { filepath = '' } = worker
  const environment = worker.environment?.name ?? 'node'
  // What other environments provide is not there outside of them.
  const records = environment === 'node'
  const recorder: Recorder = {
    settings,
    seeing: {
      rewrite: rewriter(placesFor(settings.root), tmpdir()),
      digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
    },
    watched: [],
    slots: [],
    text: 0,
    inside: false,
    isTurned,
  }
  const production = new Set(settings.production)
  const pathOf = (file: string): ProjectPath | undefined => {
    const path = pathBelow(settings.root, file)
    return path !== undefined && production.has(path) ? path : undefined
  }
  const watch = watchExports(worker, pathOf, (target, of) => watchedCall(recorder, target, of))
  joinRunner({
    importing: () => undefined,
    fileBegins: async () => (records ? watch() : undefined),
    attemptBegins: () => (records ? watch() : undefined),
    attemptEnds: () => undefined,
    fileEnds: () => {
      const name = `${randomUUID()}.json`
      writeFileSync(
        join(settings.folder, name),
        stringify({ path: filepath, project: settings.project, environment, ...recordingOf(recorder) }),
      )
    },
  })
}

function recordingOf({ slots, watched }: Recorder): Omit<FileRecording, 'environment'> {
  return {
    watched: watched.length,
    calls: slots.map((slot) => ({ ...slot, outcome: slot.outcome ?? { kind: 'unsettled', value: '["u"]' } })),
    unrecorded: watched.flatMap(({ file, name, unrecorded }) =>
      [...unrecorded].map(([because, count]): UnrecordedCalls => ({ file, name, count, because })),
    ),
  }
}

function watchedCall(recorder: Recorder, target: Callable, of: ExportName): Callable {
  const { settings } = recorder
  const watched: Watched = {
    ...of,
    draw: drawFrom(`${settings.seed} ${of.file}#${of.name}`),
    seen: new Map(),
    unrecorded: new Map(),
    count: 0,
    kept: 0,
    fresh: 0,
    outside: false,
  }
  recorder.watched.push(watched)
  return new Proxy(target, {
    apply: (_, self: unknown, args: readonly unknown[]) => {
      const call = (given: readonly unknown[]): unknown => Reflect.apply(target, self, given)
      return recorder.inside ? call(args) : fromOutside(recorder, watched, call, args)
    },
  })
}

function fromOutside(
  recorder: Recorder,
  watched: Watched,
  call: (given: readonly unknown[]) => unknown,
  args: readonly unknown[],
): unknown {
  const text = keptArguments(recorder, watched, args)
  recorder.inside = true
  try {
    if (text === null) return call(args)
    return recorded(recorder, watched, () => call(args), args, text, false)
  } finally {
    if (text !== null) askMore(recorder, watched, call, text)
    recorder.inside = false
  }
}

/** The text of arguments that are to be kept. */
function keptArguments(recorder: Recorder, watched: Watched, args: readonly unknown[]): string | null {
  const skip = (because: UnrecordedCalls['because']): null => {
    watched.unrecorded.set(because, (watched.unrecorded.get(because) ?? 0) + 1)
    return null
  }
  if (recorder.isTurned()) return skip('turned')
  const count = ++watched.count
  const spaced = count <= FIRST_CALLS || (count & (count - 1)) === 0
  if (!spaced || watched.kept >= MOST_CALLS || recorder.text > MOST_TEXT) return skip('bound')
  if (vi.isFakeTimers() || vi.getMockedSystemTime() !== null) return skip('clock')
  const encoded = encode(args, { rewrite: recorder.seeing.rewrite, most: MOST_VALUES })
  if (encoded === null || !encoded.decodable) return skip('arguments')
  const alike = watched.seen.get(encoded.text) ?? 0
  if (alike >= MOST_ALIKE) return skip('bound')
  watched.seen.set(encoded.text, alike + 1)
  watched.outside ||= reachesOutside(encoded.text)
  watched.kept++
  return encoded.text
}

function recorded(
  recorder: Recorder,
  { file, name }: Watched,
  call: () => unknown,
  args: readonly unknown[],
  text: string,
  fresh: boolean,
): unknown {
  const slot: Slot = { file, name, fresh, args: text, outcome: null }
  recorder.slots.push(slot)
  recorder.text += text.length
  return callAndSee(call, args, text, recorder.seeing, (outcome) => {
    slot.outcome = outcome
    recorder.text += outcome?.value.length ?? 0
  })
}

/** From where the test called: what the code can see of its caller is the same. */
function askMore(recorder: Recorder, watched: Watched, call: (given: readonly unknown[]) => unknown, text: string): void {
  if (watched.outside || watched.fresh >= recorder.settings.fresh) return
  const others = [...watched.seen.keys()]
  const fresh = freshArguments(text, others, watched.draw)
  if (fresh === null) return
  watched.fresh++
  try {
    const args = decode(fresh) as readonly unknown[]
    const returned = recorded(recorder, watched, () => call(args), args, fresh, true)
    if (returned instanceof Promise) returned.catch(() => {})
  } catch {
    // It is recorded that it threw.
  }
}
