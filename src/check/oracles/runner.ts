import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { ChannelBreach, GateRun } from '../../model/gate.ts'
import type { ProjectPath } from '../../model/words.ts'

/** What the child that ran trusted tests showed besides them: that it ended early, files that took too long, breaches of its channel. */
export function runnerFindings(run: GateRun): readonly Finding[] {
  if (run.state === 'unavailable') {
    const because = `${run.because}${run.running.length === 0 ? '' : `, while it ran ${run.running.join(', ')}`}`
    return [finding('runner-exited-early', { because })]
  }
  return [...run.late.map(tooLate), ...breachFindings(run.breaches)]
}

function tooLate(file: ProjectPath): Finding {
  return finding(
    'oracle-timeout',
    { test: file, message: 'the file did not end in the time that a file has, and its worker was ended' },
    { file },
  )
}

/** What workers tried on their channel to the runner, by file. */
export function breachFindings(breaches: readonly ChannelBreach[]): readonly Finding[] {
  const files = [...new Set(breaches.map(({ file }) => file))].sort()
  return files.map((file) => {
    const broken = new Set(
      breaches.filter((one) => one.file === file).map(({ kind, about }) => `channel to the runner: ${kind} (${about})`),
    )
    return finding('expect-tampered', { file, broken: [...broken].sort().slice(0, MOST) }, { file })
  })
}

/** More of one file say no more. */
const MOST = 20
