import { isGateMessage } from '../../model/generated/gate-validators.js'
import type { ChannelBreach, FoundTestFile, GateMessage } from '../../model/gate.ts'
import type { ErrorObservation, ModuleObservation, RunObservation } from '../../model/run.ts'
import type { ProjectPath } from '../../model/words.ts'
import { mergeModules, worstReason } from './merge-rounds.ts'

/** All that a child has said so far. */
export interface Records {
  found: Extract<GateMessage, { kind: 'found' }> | null
  /** By file and project: all rounds as one. */
  readonly modules: Map<string, ModuleObservation>
  /** Of the round at hand. */
  readonly inRound: Set<string>
  readonly begun: Set<ProjectPath>
  readonly late: Set<ProjectPath>
  readonly breaches: ChannelBreach[]
  readonly rounds: number[]
  readonly unhandledErrors: RunObservation['unhandledErrors'][number][]
  reason: RunObservation['reason']
  end: { readonly runnerExitCode: number } | null
  failed: ErrorObservation | null
}

/** A worker that tries more often says nothing more by it. */
const MOST_BREACHES = 100

export function noRecords(): Records {
  return {
    found: null,
    modules: new Map(),
    inRound: new Set(),
    begun: new Set(),
    late: new Set(),
    breaches: [],
    rounds: [],
    unhandledErrors: [],
    reason: 'passed',
    end: null,
    failed: null,
  }
}

/** Takes one line. Throws for one that no child of this package sends, or not at this point. */
export function take(records: Records, line: string): 'more' | 'last' {
  const message: unknown = JSON.parse(line)
  if (!isGateMessage(message)) throw new Error(isGateMessage.errors?.[0]?.message ?? 'a message of another shape')
  if (records.end !== null || records.failed !== null) throw new Error(`${message.kind} after its last word`)
  switch (message.kind) {
    case 'found':
      if (records.found !== null) throw new Error('its files twice')
      records.found = message
      return 'more'
    case 'began':
      records.begun.add(message.file)
      return 'more'
    case 'module':
      takeModule(records, message.module)
      return 'more'
    case 'late':
      records.late.add(message.file)
      return 'more'
    case 'breach':
      if (records.breaches.length < MOST_BREACHES) records.breaches.push(message.breach)
      return 'more'
    case 'round':
      records.rounds.push(message.seed)
      records.inRound.clear()
      records.begun.clear()
      records.unhandledErrors.push(...message.unhandledErrors)
      records.reason = worstReason(records.reason, message.reason)
      return 'more'
    case 'served':
      throw new Error('an edit that this run does not serve')
    case 'end':
      records.end = message
      return 'last'
    case 'failed':
      records.failed = message.error
      return 'last'
  }
}

function takeModule({ found, modules, inRound, begun }: Records, module: ModuleObservation): void {
  const key = keyOf(module)
  if (found?.files.some((file) => keyOf(file) === key) !== true) throw new Error(`a record of ${module.file}, which it has not found`)
  if (inRound.has(key)) throw new Error(`a second record of ${module.file}`)
  inRound.add(key)
  begun.delete(module.file)
  const known = modules.get(key)
  modules.set(key, known === undefined ? module : mergeModules(known, module))
}

export function keyOf({ file, project }: FoundTestFile): string {
  return `${file}\0${project}`
}
