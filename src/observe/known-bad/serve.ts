import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGateMessage } from '../../model/generated/gate-validators.js'
import type { GateOrder, GateRun, ServedEdit } from '../../model/gate.ts'
import { runChild } from '../gate/process.ts'
import { type Records, noRecords, take } from '../gate/records.ts'
import { runOf } from '../gate/run-tests.ts'
import { fromUtf8Bytes } from './lines.ts'
import type { IsolatedTree, KnownBadPorts, ServeRequest, WarmReplay, WarmResult } from './observe.ts'
import { sameStamps, stampsOf, type Stamps } from './stamps.ts'

/** How often a Vitest that ended too early, or whose tree was written to, is replaced by another. */
const MOST_STARTS = 6

/** Seconds that a Vitest may take until it can run. */
const START_SECONDS = 60

/**
 * Serves edits from memory to a Vitest of ours that stays warm, in a copy of the judged tree of its own. What it says counts for kills
 * only. As soon as an edit's run wrote to the tree, or left a temporary file, those behind it would meet that: they get a fresh one.
 */
export function serveFromCopy(isolate: KnownBadPorts['isolate'], onWarm: () => void = () => {}): NonNullable<KnownBadPorts['serve']> {
  return async (replays, request, seconds) => {
    const results = new Map<WarmReplay, WarmResult>()
    const lanes = lanesFor(replays.length, request.atOnce ?? 1)
    const parts = Array.from({ length: lanes }, (_, lane) => replays.filter((__, index) => index % lanes === lane))
    await Promise.all(
      parts.map((part) => serveLane(part, request, { isolate, onWarm, until: performance.now() + seconds * 1000, results })),
    )
    return results
  }
}

/**
 * One file runs while the process of the next one begins, so a lane is worth two, but for what they wait for each other: where there are
 * enough replays for another Vitest to be worth its start, half as many lanes more keep all processors busy.
 */
export function lanesFor(replays: number, atOnce: number): number {
  const few = Math.min(Math.floor(atOnce / 2), Math.floor(replays / 2))
  const many = Math.min(Math.ceil(atOnce * 0.75), Math.floor(replays / WORTH_A_START))
  return Math.max(1, few, many)
}

/** Replays by which a lane more saves what its Vitest takes to start. */
const WORTH_A_START = 12

/** Seconds that any test file has; one that needs more than ten times what it needed without an edit is left to the disk. */
const LEAST_FILE_SECONDS = 2

function slowest(replays: readonly WarmReplay[]): number {
  return Math.max(0, ...replays.flatMap(({ tests }) => tests.map(({ milliseconds }) => milliseconds)))
}

interface Lane {
  readonly isolate: KnownBadPorts['isolate']
  /** Called when a Vitest can run its first edit. */
  readonly onWarm: () => void
  /** Of the clock of this process. */
  readonly until: number
  readonly results: Map<WarmReplay, WarmResult>
}

async function serveLane(replays: readonly WarmReplay[], request: ServeRequest, lane: Lane): Promise<void> {
  let left = replays
  for (let starts = 0; starts < MOST_STARTS && left.length > 0; starts += 1) {
    const seconds = (lane.until - performance.now()) / 1000
    if (seconds < 1) return
    const tree = await lane.isolate([])
    try {
      const served = await serveIn(tree, left, request, { ...lane, seconds })
      // The one in which it ended is left to the disk, unless it was the writing of the one before that ended it.
      left = left.slice(served.count + (served.wrote ? 0 : 1))
    } finally {
      tree.remove()
    }
  }
}

async function serveIn(
  tree: IsolatedTree,
  replays: readonly WarmReplay[],
  { run: request, replaySeconds }: ServeRequest,
  { seconds, results, onWarm }: Lane & { readonly seconds: number },
): Promise<{ readonly count: number; readonly wrote: boolean }> {
  const temporary = join(tree.folder, 'temporary')
  mkdirSync(temporary)
  const order: GateOrder = {
    kind: 'serve',
    temporary,
    request: { ...request, maxWorkers: 1, root: tree.root, files: { kind: 'all' } },
    fileSeconds: Math.min(replaySeconds / 2, Math.max(LEAST_FILE_SECONDS, slowest(replays) / 100)),
    edits: replays.map(editOf),
  }
  const hearing = hearServed(tree, replays, order, { results, onWarm })
  await runChild(order, {
    root: tree.root,
    seconds: Math.min(seconds, START_SECONDS + replaySeconds * replays.length),
    folders: [tree.folder],
    hear: hearing.hear,
  })
  return hearing.state()
}

function editOf({ files, tests, killers }: WarmReplay): ServedEdit {
  return {
    modules: files.flatMap(({ path, bytes }) => (bytes === null ? [] : [{ file: path, text: fromUtf8Bytes(bytes) }])),
    tests: tests.map(({ file }) => file),
    killers,
  }
}

interface Hearing {
  readonly hear: (line: string) => 'more' | 'last'
  readonly state: () => { readonly count: number; readonly wrote: boolean }
}

/** Sorts what comes by the edit that it came of. Throws for what such a child cannot say, and where it must not go on. */
function hearServed(
  tree: IsolatedTree,
  replays: readonly WarmReplay[],
  { request }: Extract<GateOrder, { kind: 'serve' }>,
  { results, onWarm }: Pick<Lane, 'results' | 'onWarm'>,
): Hearing {
  let records = noRecords()
  let count = 0
  let wrote = false
  let before: Stamps = new Map()
  let began = performance.now()
  const edited = editedFiles(tree, replays)
  const served = (loaded: readonly string[]): void => {
    const replay = replays[count]
    if (replay === undefined) throw new Error('an edit that was not asked for')
    // A kill under half of an edit is none of the whole.
    if (replay.files.every(({ path }) => loaded.includes(path)))
      results.set(replay, { run: runUnder(records, request), milliseconds: performance.now() - began })
    count += 1
    const now = stampsOf(tree.folder)
    wrote = !sameStamps(before, now, edited) || !areOurs(edited)
    before = now
    if (wrote) throw new Error('nothing more in a tree that was written to')
    records = { ...noRecords(), found: records.found }
    began = performance.now()
  }
  return {
    hear: (line) => {
      const message: unknown = JSON.parse(line)
      if (!isGateMessage(message)) throw new Error('a message of another shape')
      if (message.kind === 'served') {
        if (message.edit !== count) throw new Error('an edit out of turn')
        served(message.loaded)
        return 'more'
      }
      const answer = take(records, line)
      if (message.kind === 'found') {
        onWarm()
        before = stampsOf(tree.folder)
        began = performance.now()
      }
      return answer
    },
    state: () => ({ count, wrote }),
  }
}

/** What each edited file may hold: the child is further already, so that is what it holds without an edit, or under any. */
function editedFiles(tree: IsolatedTree, replays: readonly WarmReplay[]): ReadonlyMap<string, ReadonlySet<string>> {
  const edited = new Map<string, Set<string>>()
  for (const { path, bytes } of replays.flatMap(({ files }) => files)) {
    const file = join(tree.root, path)
    const texts = edited.get(file) ?? new Set([readFileSync(file, 'latin1')])
    if (bytes !== null) texts.add(Buffer.from(bytes).toString('latin1'))
    edited.set(file, texts)
  }
  return edited
}

function areOurs(edited: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  return [...edited].every(([file, texts]) => {
    const isOurs = (): boolean => texts.has(readFileSync(file, 'latin1'))
    return isOurs() || settles(isOurs)
  })
}

/** A file that is just being written is whole a moment later. */
function settles(isOurs: () => boolean): boolean {
  for (let tries = 0; tries < 10; tries += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
    if (isOurs()) return true
  }
  return false
}

function runUnder(records: Records, request: Extract<GateOrder, { kind: 'serve' }>['request']): GateRun {
  const run = runOf(request, records, records.found?.vitest ?? '', 0)
  return {
    state: 'ended',
    run: { ...run, limits: [], writtenDuringRun: [] },
    missing: [],
    late: [...records.late].sort(),
    breaches: records.breaches,
    elsewhere: [],
    rounds: [],
    milliseconds: 0,
  }
}
