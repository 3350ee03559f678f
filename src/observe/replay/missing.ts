import type { FileRecording, Recording } from '../../model/replay.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Rounds } from './rounds.ts'

/** Test files that left nothing to compare although there was something to record: what base's leave is then asked. */
export function unrecordedFiles(recording: Recording): readonly ProjectPath[] {
  const silent = recording.files.filter((one) => one.watched > 0 && (isSilent(one) || clockOnly(one).length > 0)).map(({ file }) => file)
  const lost = recording.leftOut.filter(({ because }) => /recording|twice/.test(because)).map(({ file }) => file)
  return [...silent, ...lost]
}

function isSilent({ calls, unrecorded }: FileRecording): boolean {
  return calls.length === 0 && unrecorded.every(({ because }) => because === 'turned')
}

/** Exports that were called while the clock was a fake one, and at no other time. */
function clockOnly({ calls, unrecorded }: FileRecording): readonly string[] {
  const recorded = new Set(calls.map(({ file, name }) => `${file}#${name}`))
  return unrecorded.flatMap(({ file, name, because }) =>
    because === 'clock' && !recorded.has(`${file}#${name}`) ? [`${file}#${name}`] : [],
  )
}

/** What base's tests recorded, and the same tests on head's code did not. */
export function missingAtHead(
  { recording, outside }: Rounds,
  base: Rounds,
): readonly { readonly what: string; readonly because: string }[] {
  const missing: { readonly what: string; readonly because: string }[] = []
  for (const { file, project, calls } of base.recording.files) {
    if (calls.length === 0) continue
    const own = recording.files.find((one) => one.file === file && one.project === project)
    if (own === undefined) missing.push({ what: file, because: "its worker left no recording, and base's did" })
    else if (isSilent(own) && own.watched > 0) missing.push({ what: file, because: "no call was recorded, and base's were" })
    else {
      const recorded = new Set(calls.map((one) => `${one.file}#${one.name}`))
      for (const what of clockOnly(own))
        if (recorded.has(what)) missing.push({ what, because: "it was only called while the clock was a fake one, which base's is not" })
    }
  }
  if (!outside.ended && base.outside.ended)
    missing.push({ what: 'the replay', because: "it did not end outside of the runner, and base's did" })
  return missing
}
