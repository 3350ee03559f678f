import { realpathSync } from 'node:fs'
import type { ElsewhereFile, FoundTestFile, GateOrder, GateRequest, GateRun, GateRunLimits, GateUnavailable } from '../../model/gate.ts'
import type { ModuleObservation, RunLimit, RunObservation } from '../../model/run.ts'
import type { ProjectPath } from '../../model/words.ts'
import { idsOf } from '../run/identity.ts'
import { isChosen } from './choice.ts'
import { type Ended, runChild } from './process.ts'
import { watchTestStack } from './test-stack.ts'
import { type Records, keyOf, noRecords, take } from './records.ts'

export interface RunOptions {
  readonly limits: GateRunLimits
  /** Folders of ours that the tests run in: whatever process stands in one of them afterwards is ended. */
  readonly folders?: readonly string[]
  /** Told after each message: files that have a record, of those that are run. */
  readonly onProgress?: (done: number, of: number) => void
  /** Asked when all has ended; its answer stands in `writtenDuringRun`, with what was written of the test stack. */
  readonly written?: () => readonly ProjectPath[] | Promise<readonly ProjectPath[]>
}

/**
 * Runs tests in a process of their own and never believes that process to be whole: what did not come is missing, and what came in
 * another shape, after the end, or about files that are not run makes the run `unavailable`. Never throws.
 */
export async function runTests(request: GateRequest, options: RunOptions): Promise<GateRun> {
  const began = performance.now()
  const { limits, folders = [], onProgress, written } = options
  const root = realpathSync(request.root)
  const records = noRecords()
  const stack = watchTestStack(root)
  const order: GateOrder = { kind: 'run', request: { ...request, root }, fileSeconds: limits.fileSeconds ?? limits.seconds / 2 }
  let chosen: readonly FoundTestFile[] = []
  const ended = await runChild(order, {
    root,
    seconds: limits.seconds,
    folders,
    hear: (line) => {
      const answer = take(records, line)
      chosen = (records.found?.files ?? []).filter(({ file }) => isChosen(request.files, file))
      onProgress?.(records.modules.size, chosen.length)
      return answer
    },
  })
  const because = whyUnavailable(records, ended, chosen)
  if (because !== null || records.found === null || records.end === null) return unavailable(because ?? '', records, ended)
  const { found } = records
  const known = new Set([...found.files, ...found.elsewhere].map(({ file }) => file))
  const elsewhere = found.elsewhere.filter(({ file }) => isChosen(request.files, file))
  return {
    state: 'ended',
    run: {
      ...runOf(request, records, found.vitest, records.end.runnerExitCode),
      limits: elsewhere.map(limitOf),
      writtenDuringRun: [...((await written?.()) ?? []), ...stack.written()],
    },
    missing: request.files.kind === 'only' ? request.files.files.filter((file) => !known.has(file)) : [],
    late: [...records.late].sort(),
    breaches: records.breaches,
    elsewhere,
    rounds: records.rounds.slice(1),
    milliseconds: performance.now() - began,
  }
}

/** Null when the child said all that it had to say. */
export function whyUnavailable(
  { failed, end, found, modules, rounds }: Records,
  ended: Pick<Ended, 'stopped' | 'how'>,
  chosen: readonly FoundTestFile[],
): string | null {
  if (failed !== null) return `Vitest could not run: ${failed.message}`
  if (ended.stopped !== null) return `the process that runs the tests ${ended.stopped} and was ended`
  if (end === null || found === null) return `the process that runs the tests ended early (${ended.how})`
  const without = chosen.find((file) => !modules.has(keyOf(file)))
  if (without !== undefined) return `the process that runs the tests ended and said nothing of ${without.file}`
  return chosen.length > 0 && rounds.length === 0 ? 'the process that runs the tests ended and finished no round' : null
}

function unavailable(because: string, { modules, begun }: Records, { timedOut, output }: Ended): GateUnavailable {
  return { state: 'unavailable', because, timedOut, modules: withIds([...modules.values()]), running: [...begun].sort(), output }
}

/** What the records come to, without what only the outer process knows. */
export function runOf(
  { freshSeed, freshName, freshFrom }: GateRequest,
  { modules, unhandledErrors, reason }: Records,
  vitest: string,
  runnerExitCode: number,
): Omit<RunObservation, 'limits' | 'writtenDuringRun'> {
  return {
    vitest,
    kind: 'run',
    reason,
    modules: withIds([...modules.values()]),
    unhandledErrors,
    freshSeed,
    freshName,
    freshFrom,
    runnerExitCode,
  }
}

/** Files in an order that does not depend on which one ended first, and ids that are unique over all of them. */
function withIds(modules: readonly ModuleObservation[]): readonly ModuleObservation[] {
  const sorted = modules.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const ids = idsOf(sorted.flatMap(({ tests }) => tests))
  let at = 0
  return sorted.map((module) => ({ ...module, tests: module.tests.map((test) => ({ ...test, id: ids[at++] ?? test.id })) }))
}

function limitOf({ file, project, kind }: ElsewhereFile): RunLimit {
  const where = project === '' ? file : `${file} of the project ${project}`
  return { kind, because: `${where} runs in a browser, where the gate runs nothing` }
}
