import type {
  BaseReplay,
  CallOutcome,
  Explanation,
  RecordedCall,
  ReplayDifference,
  ReplayObservation,
  TurnedTest,
} from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import { alike, callsByKey, differenceOf, explanationOf, isHidden } from './alike.ts'
import { missingAtHead, unrecordedFiles } from './missing.ts'
import type { Evidence, Rounds } from './rounds.ts'

type More = NonNullable<Evidence['more']>
type Note = { readonly what: string; readonly because: string }

/** Null when head alone shows that nothing differs; else the test files to look at again. */
export function needsMore(rounds: Rounds): { readonly files: readonly ProjectPath[]; readonly turned: readonly ProjectPath[] } | null {
  const { recording, outside } = rounds
  const files = new Set<ProjectPath>(unrecordedFiles(recording))
  for (const { file } of suspects(rounds)) files.add(file)
  for (const { file } of outside.broken) files.add(recording.files[file]?.file ?? '')
  if (!outside.ended) for (const { file } of recording.files) files.add(file)
  const turned = new Set(recording.turned.filter(isPassing).map(({ file }) => file))
  files.delete('')
  return files.size + turned.size === 0 ? null : { files: [...files].sort(), turned: [...turned].sort() }
}

function isPassing({ state }: TurnedTest): boolean {
  return state === 'passed' || state === 'pending'
}

interface Suspect {
  readonly file: ProjectPath
  readonly at: readonly [file: number, call: number]
  readonly call: RecordedCall
  readonly outside: CallOutcome
}

function suspects({ recording, outside }: Rounds): readonly Suspect[] {
  return recording.files.flatMap(({ file, calls }, at) =>
    calls.flatMap((call, index): readonly Suspect[] => {
      const other = outside.outcomes[at]?.[index]
      return other && alike(call.outcome, other) === 'differs' ? [{ file, at: [at, index], call, outside: other }] : []
    }),
  )
}

/** Says of each export whose calls differ what else is known of it; leaves out what base's honest code does as well. */
export function judge(evidence: Evidence, { changed }: { readonly changed: readonly ProjectPath[] }): ReplayObservation {
  const { recording, more, failed } = evidence
  if (failed !== undefined) return { state: 'unavailable', because: `calls end otherwise outside of the runner, and ${failed}` }
  const leftOut: Note[] = recording.leftOut.map(({ file, because }) => ({ what: file, because }))
  const calls = recording.files.flatMap((one) => one.calls)
  const fileOf = (file: ProjectPath): ProjectPath => (changed.includes(file) || changed.length !== 1 ? file : (changed[0] ?? file))
  const differences = more === undefined ? [] : [...brokenModules(evidence, more, leftOut), ...differingExports(evidence, more, leftOut)]
  return {
    state: 'replayed',
    files: recording.files.map(({ file }) => file),
    calls: calls.filter(({ fresh }) => !fresh).length,
    fresh: calls.filter(({ fresh }) => fresh).length,
    differences: differences.map((one) => ({ ...one, file: fileOf(one.file) })).sort(byName),
    turned: recording.turned.filter(({ state }) => state !== 'skipped').length,
    passing: more === undefined ? [] : passingTurned(recording.turned, more.base.recording.turned),
    leftOut: unique(leftOut),
    missing: more === undefined ? [] : missingAtHead(evidence, more.base),
  }
}

function differingExports(evidence: Evidence, more: More, leftOut: Note[]): readonly ReplayDifference[] {
  const context = contextOf(evidence, more)
  const found = new Map<string, { readonly suspects: Suspect[]; explanation: Explanation | null; base: BaseReplay }>()
  for (const suspect of suspects(evidence)) {
    const what = `${suspect.call.file}#${suspect.call.name}`
    const judged = judgeCall(suspect, context)
    if (typeof judged === 'string') {
      leftOut.push({ what, because: judged })
      continue
    }
    const known = found.get(what)
    if (known === undefined) found.set(what, { suspects: [suspect], ...judged })
    else {
      // One call that nothing explains is enough.
      if (judged.explanation === null) known.explanation = null
      if (judged.base === 'agrees') known.base = 'agrees'
      known.suspects.push(suspect)
    }
  }
  return [...found.values()].flatMap(({ suspects: list, explanation, base }): readonly ReplayDifference[] => {
    const [first] = list
    if (first === undefined) return []
    const { file, name } = first.call
    return [{ file, name, differences: list.length, first: differenceOf(first.file, first.call, first.outside), explanation, base }]
  })
}

interface Context {
  readonly evidence: Evidence
  readonly more: More
  readonly keys: ReadonlyMap<string, string>
  readonly second: ReturnType<typeof callsByKey>
  readonly base: ReturnType<typeof callsByKey>
}

function contextOf(evidence: Evidence, more: More): Context {
  const keys = new Map([...callsByKey(evidence.recording)].map(([key, [file, call]]) => [`${file} ${call}`, key]))
  return { evidence, more, keys, second: callsByKey(more.recording), base: callsByKey(more.base.recording) }
}

/** In words why nothing follows from a difference. */
function judgeCall(
  { at: [file, index], call, outside }: Suspect,
  { evidence, more, keys, second, base }: Context,
): string | { readonly explanation: Explanation | null; readonly base: BaseReplay } {
  const key = keys.get(`${file} ${index}`) ?? ''
  const again = second.get(key)
  const repeated = again === undefined ? undefined : more.recording.files[again[0]]?.calls[again[1]]?.outcome
  if (alike(call.outcome, repeated) !== 'same') return 'a second run of the same tests gives another answer'
  const ofBase = baseSays(call, base.get(key), more.base)
  if (ofBase === 'differs') return 'base gives other answers outside of the runner as well'
  const explained = explanationOf(`${outside.kind} ${outside.value}`, outside.denied)
  if (explained !== null) return { explanation: explained, base: ofBase }
  if (alike(outside, more.forward.outcomes[file]?.[index]) === 'differs') return { explanation: { kind: 'unstable' }, base: ofBase }
  if (alike(outside, more.backward.outcomes[file]?.[index]) === 'differs') {
    const whole = (evidence.recording.files[file]?.unrecorded.length ?? 0) === 0
    return whole ? { explanation: { kind: 'order' }, base: ofBase } : 'it depends on calls before it, and not all of them could be recorded'
  }
  return { explanation: null, base: ofBase }
}

function baseSays(call: RecordedCall, at: readonly [number, number] | undefined, { recording, outside }: Rounds): BaseReplay | 'differs' {
  if (at !== undefined) {
    const same = alike(recording.files[at[0]]?.calls[at[1]]?.outcome, outside.outcomes[at[0]]?.[at[1]])
    return same === 'same' ? 'agrees' : 'differs'
  }
  const all = recording.files.flatMap(({ calls }, file) =>
    calls.flatMap((one, index) =>
      one.file === call.file && one.name === call.name ? [alike(one.outcome, outside.outcomes[file]?.[index])] : [],
    ),
  )
  if (all.length === 0) return 'absent'
  return all.every((one) => one === 'same') ? 'agrees' : 'differs'
}

function brokenModules(evidence: Evidence, { base }: More, leftOut: Note[]): readonly ReplayDifference[] {
  const seen = new Set<ProjectPath>()
  return evidence.outside.broken.flatMap(({ file, module, because, denied }): readonly ReplayDifference[] => {
    if (seen.has(module)) return []
    seen.add(module)
    if (base.outside.broken.some((one) => one.module === module)) {
      leftOut.push({ what: module, because: "base's cannot be loaded outside of the runner either" })
      return []
    }
    return [
      {
        file: module,
        name: 'import',
        differences: 1,
        first: {
          test: evidence.recording.files[file]?.file ?? '',
          call: `import '${module}'`,
          fresh: false,
          inRunner: 'a module that loads',
          outside: because.slice(0, 160),
        },
        explanation: explanationOf(because, denied) ?? (isHidden(because) ? null : { kind: 'not-loaded' }),
        base: base.recording.texts.entries[module] === undefined ? 'absent' : 'agrees',
      },
    ]
  })
}

function passingTurned(
  head: readonly TurnedTest[],
  base: readonly TurnedTest[],
): readonly { readonly file: ProjectPath; readonly tests: readonly string[] }[] {
  const failed = new Set(base.filter(({ state }) => state === 'failed').map(({ id }) => id))
  const passing = head.filter((test) => isPassing(test) && failed.has(test.id))
  return [...new Set(passing.map(({ file }) => file))]
    .sort()
    .map((file) => ({ file, tests: passing.filter((test) => test.file === file).map(({ id }) => id) }))
}

function byName(a: ReplayDifference, b: ReplayDifference): number {
  const [left, right] = [`${a.file}\0${a.name}`, `${b.file}\0${b.name}`]
  return left < right ? -1 : left > right ? 1 : 0
}

function unique(notes: readonly Note[]): readonly Note[] {
  const byText = new Map(notes.map((note) => [`${note.what}\0${note.because}`, note]))
  return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note)
}
