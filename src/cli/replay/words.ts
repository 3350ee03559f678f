import type { KnownBadOutcome, KnownBadReplay } from '../../model/known-bad.ts'
import type { TestId } from '../../model/words.ts'
import { visible } from '../../observe/owned/visible.ts'
import { placeOf, wordsOfMistakes } from '../owned.ts'
import type { Replayed } from './replay.ts'

/** `--json`: each known-bad with its outcome, the trusted tests of the table, and those files that could not be read. */
export function jsonOfReplay({ observation, trusted, decision, unedited }: Replayed): string {
  const { folder, replays } = observation
  const unreadable = folder.files.flatMap((file) => (file.state === 'invalid' ? [{ file: file.path, mistakes: file.mistakes }] : []))
  const tests = trusted.flatMap((file) => file.tests)
  return `${JSON.stringify({ folder: folder.folder, decision, unedited, tests, replays, unreadable }, null, 2)}\n`
}

const MARKS: Readonly<Record<KnownBadOutcome, string>> = { killed: '✓', survived: '✗', stale: '~', error: '!', timeout: '!' }

/**
 * The matrix: one row a known-bad, one column a trusted test that killed one, by number; below it what the numbers mean, and what is
 * wrong with each known-bad that was not killed.
 */
export async function textOfReplay(
  { observation, trusted, decision, unedited }: Replayed,
  { color }: { readonly color: boolean; readonly width: number },
): Promise<string> {
  const { createColors } = await import('picocolors')
  const { bold, dim, green, red, yellow } = createColors(color)
  const { folder, replays } = observation
  const mistakes = wordsOfMistakes(folder.files)
  if (folder.files.length === 0) return `${folder.folder} holds no known-bad, so nothing shows that the trusted tests can fail.\n`
  const killers = [...new Set(replays.flatMap(({ killedBy }) => killedBy))].sort()
  const paint: Readonly<Record<KnownBadOutcome, (text: string) => string>> = {
    killed: green,
    survived: red,
    stale: yellow,
    error: yellow,
    timeout: yellow,
  }
  const wide = Math.max(...replays.map(({ file }) => visible(file).length), 'KNOWN-BAD'.length)
  const columns = killers.map((_, index) => String(index + 1))
  const head = ['KNOWN-BAD'.padEnd(wide), 'OUTCOME '.padEnd(10), 'TIME'.padStart(8), ...columns].join('  ')
  const rows = replays.map((one) => {
    const cells = killers.map((test, index) => (one.killedBy.includes(test) ? '●' : '·').padStart(columns[index]?.length ?? 1))
    const outcome = paint[one.outcome](`${MARKS[one.outcome]} ${one.outcome}`.padEnd(10))
    return [visible(one.file).padEnd(wide), outcome, timeOf(one.milliseconds).padStart(8), ...cells].join('  ').trimEnd()
  })
  const legend = killers.map((test, index) => `${String(index + 1).padStart(3)}  ${visible(test)}`)
  const wrong = replays.flatMap((one) => wordsOfReplay(one) ?? [])
  const counts = ['killed', 'survived', 'stale', 'error', 'timeout'] as const
  const told = counts.flatMap((outcome) => countOf(replays, outcome)).join(', ')
  const tests = trusted.reduce((sum, file) => sum + file.tests.length, 0)
  const last = `${decision}: ${told === '' ? 'nothing could be replayed' : told} (${tests} trusted ${tests === 1 ? 'test' : 'tests'}, ${timeOf(unedited)} without an edit)`
  const parts = [[bold(head), ...rows], legend.map(dim), wrong, mistakes === '' ? [] : [mistakes.trimEnd()], [bold(last)]]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

function countOf(replays: readonly KnownBadReplay[], outcome: KnownBadOutcome): readonly string[] {
  const count = replays.filter((one) => one.outcome === outcome).length
  return count === 0 ? [] : [`${count} ${outcome}`]
}

function timeOf(milliseconds: number): string {
  return milliseconds < 10_000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
}

/** What is wrong with one that was not killed, with its place. */
function wordsOfReplay({ file, outcome, caughtBy, killedBy, message, at }: KnownBadReplay): string | null {
  switch (outcome) {
    case 'killed':
      return null
    case 'survived':
      return `${visible(file)}: ${survivedWords(caughtBy, killedBy)}`
    case 'stale':
    case 'error':
    case 'timeout':
      return `${placeOf(at)}: ${at.file === file ? '' : `under ${visible(file)}, `}${visible(message)}`
  }
}

function survivedWords(caughtBy: TestId | null, killedBy: readonly TestId[]): string {
  if (caughtBy === null) return 'every trusted test passes under it'
  const others = killedBy.length === 0 ? '' : `; it is caught by ${visible(killedBy.join(', '))}`
  return `${visible(caughtBy)}, which it names, passes under it${others}`
}
