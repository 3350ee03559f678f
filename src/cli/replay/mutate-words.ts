import { sumOf } from '../../check/mutation.ts'
import type { MutantCounts } from '../../check/mutation.ts'
import type { MutantOutcome, MutantReplay } from '../../model/mutants.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { Mutated } from './mutate.ts'

/** `--json`: the counts of each file and region, and each mutant with its outcome and its line before and after. */
export function jsonOfMutants({ replays, trusted, ...mutated }: Mutated): string {
  const tests = trusted.flatMap((file) => file.tests)
  const mutants = replays.map(({ mutant, ...replay }) => ({ ...mutant, ...replay }))
  return `${JSON.stringify({ ...mutated, tests, mutants }, null, 2)}\n`
}

/** How many mutants of which file and region were killed, by whom, and each that was not, with its line before and after. */
export async function textOfMutants(mutated: Mutated, color: boolean): Promise<string> {
  const { createColors } = await import('picocolors')
  const { bold, dim, green, red } = createColors(color)
  const { replays, files, regions, killers } = mutated
  if (replays.length === 0) return 'The patch changes no line of production code that a mutant could be made of.\n'
  const shown = (one: MutantReplay): string =>
    [
      visible(`${placeOf(one)}  ${one.mutant.operator}: ${WHY[one.outcome](one)}`),
      red(visible(`  - ${one.mutant.before}`)),
      green(visible(`  + ${one.mutant.after}`)),
    ].join('\n')
  const others = OUTCOMES.flatMap((outcome) => replays.filter((one) => one.outcome === outcome)).map(shown)
  const parts = [
    tableOf(
      'FILE',
      files.map(({ file, ...counts }) => ({ name: file, counts })),
      bold,
    ),
    tableOf(
      'REGION',
      regions.map(({ covers, ...counts }) => ({ name: covers === '' ? '(claimed by no trusted test)' : covers, counts })),
      bold,
    ),
    others,
    killers.map(({ test, kills }) => dim(`${String(kills).padStart(4)}  ${visible(test)}`)),
    [bold(lastLine(mutated))],
  ]
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')}\n`
}

/** All but the killed, those first that say most about the tests. */
const OUTCOMES = ['survived', 'error', 'timeout', 'unknown'] as const satisfies readonly MutantOutcome[]

const WHY: Readonly<Record<MutantOutcome, (one: MutantReplay) => string>> = {
  killed: ({ killedBy }) => `killed by ${killedBy.join(', ')}`,
  survived: ({ message }) => `survived, ${message === '' ? 'every trusted test that loads the file passes' : message}`,
  error: ({ message }) => `no assertion failed, but ${message}`,
  timeout: ({ message }) => message,
  unknown: ({ message }) => `not replayed: ${message}`,
}

const placeOf = ({ mutant: { file, line, column } }: MutantReplay): string => `${file}:${line}:${column}`

function tableOf(
  title: string,
  rows: readonly { readonly name: string; readonly counts: MutantCounts }[],
  bold: (text: string) => string,
): readonly string[] {
  const wide = Math.max(title.length, ...rows.map(({ name }) => visible(name).length))
  const head = [title.padEnd(wide), ...COLUMNS.map((name) => name.toUpperCase().padStart(8)), 'RATE'.padStart(6)].join('  ')
  return [
    bold(head),
    ...rows.map(({ name, counts }) =>
      [visible(name).padEnd(wide), ...COLUMNS.map((key) => String(counts[key]).padStart(8)), rateOf(counts).padStart(6)].join('  '),
    ),
  ]
}

const COLUMNS = ['mutants', 'killed', 'survived', 'error', 'timeout', 'unknown'] as const satisfies readonly (keyof MutantCounts)[]

function rateOf({ killed, mutants }: MutantCounts): string {
  return percent(killed / mutants)
}

/** Rounded down, so that a rate which is not reached never looks as if it were. */
const percent = (rate: number): string => `${Math.floor(rate * 1000 + 1e-9) / 10} %`

function lastLine({ decision, files, found, minKillRate, trusted, unedited }: Mutated): string {
  const sum = sumOf(files)
  const tests = trusted.reduce((count, file) => count + file.tests.length, 0)
  const asked = minKillRate === null ? 'the policy names no minKillRate' : `minKillRate is ${percent(minKillRate)}`
  const left = found > sum.mutants ? `, of ${found} that there are` : ''
  return `${decision}: ${sum.killed} of ${sum.mutants} mutants killed${left} (${rateOf(sum)}; ${asked}; ${tests} trusted ${tests === 1 ? 'test' : 'tests'}, ${unedited} ms without an edit)`
}
