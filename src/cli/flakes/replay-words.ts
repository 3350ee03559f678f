import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import type { FlakeReplayed } from './replay.ts'

/** `--json`, in canonical form. */
export function jsonOfReplay({ test, replays, fresh, passing }: FlakeReplayed): string {
  const { state, failures, evidence } = fresh
  const signatures = failures.map(({ signature }) => signature)
  return canonicalText({ kind: 'flake-replay', test, replays, fresh: { state, signatures, captures: evidence?.captures ?? [] }, passing })
}

export function textOfReplay({ test, replays, fresh, passing }: FlakeReplayed): string {
  return `${[visible(test), ...replays.flatMap(lineOf), lineOfFresh(fresh), ...linesOfPassing(passing)].join('\n')}\n`
}

function lineOf({ corpus, known, end, met, asked, because, isShown }: FlakeReplayed['replays'][number]): readonly string[] {
  if (end === 'none') return [`  ${visible(corpus)} ${visible(because ?? 'could not be replayed')}`]
  const how = end === 'passed' ? 'passed' : met === null ? 'failed without an error' : `failed as ${met}`
  const wanted =
    known.length > 0 ? `its freeze covers ${known.join(', ')}` : isShown ? '' : end === 'passed' ? 'and was to fail' : 'and passed once'
  const verdict = isShown ? (known.length > 0 ? ', as its freeze says' : '') : `; ${wanted}`
  const unasked = asked
    ? []
    : ['    It asks for no captured input: take what makes it fail through capture(), captureNow() or captureFetch().']
  return [`  on ${visible(corpus)}: ${how}${verdict}`, ...unasked]
}

function lineOfFresh({ state, failures, evidence }: FlakeReplayed['fresh']): string {
  const [kept] = evidence?.captures ?? []
  const signatures = [...new Set(failures.map(({ signature }) => signature))]
  const how = state === 'failed' && signatures.length > 0 ? `failed as ${signatures.join(', ')}` : state
  return `  on fresh input: ${how}${kept === undefined ? '' : `; kept in ${visible(kept.file)}`}`
}

function linesOfPassing(passing: FlakeReplayed['passing']): readonly string[] {
  if (passing === null) return []
  return ['  To hold it against an input on which it passes as well:', `    cp ${quoted(passing.from)} ${quoted(passing.to)}`]
}
