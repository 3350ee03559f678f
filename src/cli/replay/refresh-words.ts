import type { ProjectPath } from '../../model/words.ts'
import { fromUtf8 } from '../../observe/known-bad/lines.ts'
import { patchOf } from '../../observe/known-bad/make-patch.ts'
import type { Move } from '../../observe/known-bad/refresh/refresh.ts'
import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { placeOf } from '../owned.ts'
import type { MendedKnownBad, RefreshedKnownBad } from './refreshed.ts'

/** What `replay --refresh` shows. */
export interface ShownRefresh {
  /** One for each known-bad that is stale. */
  readonly refreshed: readonly RefreshedKnownBad[]
  /** Known-bads that were looked at. */
  readonly count: number
  /** From the top of the repository to the project. */
  readonly prefix: ProjectPath
  readonly written: boolean
}

/** `--json`: each stale known-bad with the new patch, or why there is none. */
export function jsonOfRefreshed({ refreshed, written }: ShownRefresh): string {
  const list = refreshed.map((one) => {
    const { file, state, because } = one
    if (one.state === 'unclear') return { file, state, because, reasons: one.reasons, written: false }
    const { moves, replay, after } = one
    const patch = new TextDecoder('utf-8', { ignoreBOM: true }).decode(after)
    return {
      file,
      state,
      because,
      moves,
      outcome: replay?.outcome ?? null,
      killedBy: replay?.killedBy ?? [],
      patch,
      written: written && state === 'refreshed',
    }
  })
  return `${JSON.stringify(list, null, 2)}\n`
}

/** For each stale known-bad the difference of its file, which `git apply` takes, or what a person has to decide. */
export function wordsOfRefreshed(shown: ShownRefresh): string {
  const { refreshed, count } = shown
  if (refreshed.length === 0) return `No known-bad is stale: ${count === 1 ? '1 was' : `${count} were`} looked at.\n`
  const parts = [...refreshed.map((one) => wordsOfOne(one, shown)), lastLines(shown)].filter((part) => part.length > 0)
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function wordsOfOne(one: RefreshedKnownBad, { prefix }: ShownRefresh): readonly string[] {
  const head = `${placeOf(one.because.at)}: stale: ${visible(one.because.because)}`
  if (one.state === 'unclear')
    return [
      head,
      ...one.reasons.map(({ at, because }) => `  ${placeOf(at)}: ${visible(because)}`),
      '  Not brought up to date: a person has to say where it belongs.',
    ]
  const moves = one.moves.map((move) => `  ${wordsOfMove(move)}`)
  if (one.state === 'not-killed') return [head, ...moves, `  ${wordsOfSurvivor(one)}`]
  const change = { before: { bytes: one.before, mode: '100644' as const }, after: { bytes: one.after, mode: '100644' as const } }
  const difference = fromUtf8(patchOf([{ path: `${prefix}${one.file}`, ...change }]))
  return [head, ...moves, `  killed by ${visible(one.replay.killedBy.join(', '))}`, ...difference.trimEnd().split('\n').map(visible)]
}

function wordsOfSurvivor({ replay: { outcome, message } }: MendedKnownBad): string {
  const what = outcome === 'survived' ? 'no trusted test fails under it' : `it ends in ${outcome} (${visible(message)})`
  return `Not brought up to date: there, ${what}. The code at hand may no longer have the bug that it makes.`
}

function wordsOfMove({ from, to, by }: Move): string {
  const where = `${visible(from.file)}:${from.line} is ${visible(to.file)}:${to.line} now`
  switch (by) {
    case 'history':
      return `${where}, by the commits since it last applied`
    case 'other-file':
      return `${where}, the only production file with these lines`
    case 'text':
    case 'fit':
      return `${where}, by its text`
  }
}

function lastLines({ refreshed, written }: ShownRefresh): readonly string[] {
  const kept = refreshed.filter(({ state }) => state === 'refreshed').map(({ file }) => file)
  if (kept.length === 0) return []
  const many = kept.length === 1 ? '1 known-bad' : `${kept.length} known-bads`
  if (written) return [`${many} written. Look at the difference, renew the lock, and commit both:`, '  npx vitest-oracle lock']
  return [`Nothing was written. To write ${many}:`, `  npx vitest-oracle replay --refresh --in-place ${kept.map(quoted).join(' ')}`]
}
