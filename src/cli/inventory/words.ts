import type { OracleClass } from '../../model/words.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { CollectedClasses } from '../collected.ts'

const NAMES: Readonly<Record<OracleClass, string>> = { E: 'example', P: 'property', F: 'fixture', N: 'nondeterministic', U: 'untrusted' }
const CLASSES: readonly OracleClass[] = ['E', 'P', 'F', 'N', 'U']

function countsOf({ tests }: CollectedClasses): Readonly<Record<OracleClass, number>> {
  const counts: Record<OracleClass, number> = { E: 0, P: 0, F: 0, N: 0, U: 0 }
  for (const { classification } of tests) counts[classification.granted]++
  return counts
}

/** `--json`: the tests in the order of the table, counts by class, and what kept tests from being collected. */
export function jsonOf(collected: CollectedClasses): string {
  const tests = collected.tests.map(({ test, classification }) => ({ ...classification, titles: test.titles, mode: test.mode }))
  return `${JSON.stringify({ vitest: collected.vitest, classes: countsOf(collected), tests, problems: collected.problems }, null, 2)}\n`
}

/** One row a test: its class, what it covers, its id, and why it has this class; the counts at the end. */
export async function tableOf(collected: CollectedClasses, { color }: { readonly color: boolean }): Promise<string> {
  const { createColors } = await import('picocolors')
  const { bold, cyan, dim, green, red, yellow } = createColors(color)
  const paint: Readonly<Record<OracleClass, (text: string) => string>> = { E: green, P: green, F: green, N: yellow, U: dim }
  const rows = collected.tests.map(({ classification: { granted, covers, id, why, refused, claimed } }) => ({
    granted,
    refused,
    cells: [refused ? `${granted} not ${claimed ?? 'U'}` : granted, visible(covers.join(' ')) || '-', visible(id), visible(why)] as const,
  }))
  const heads = ['CLASS', 'COVERS', 'TEST', 'WHY'] as const
  const widthOf = (column: 0 | 1 | 2): number =>
    rows.reduce((most, { cells }) => Math.max(most, cells[column].length), heads[column].length)
  const [first, second, third] = [widthOf(0), widthOf(1), widthOf(2)]
  const line = (
    [cls, covers, id, why]: readonly [string, string, string, string],
    wrap: (text: string) => string,
    quiet: (text: string) => string,
  ): string => `${wrap(cls.padEnd(first))}  ${covers.padEnd(second)}  ${id.padEnd(third)}  ${quiet(why)}`.trimEnd()
  const table = rows.map(({ granted, refused, cells }) => line(cells, refused ? red : paint[granted], dim))
  const counts = countsOf(collected)
  const total = CLASSES.map((cls) => `${counts[cls]} ${NAMES[cls]}`).join(', ')
  const count = `${collected.tests.length} ${collected.tests.length === 1 ? 'test' : 'tests'}`
  return `${[line(heads, bold, bold), ...table, '', `${cyan(count)}: ${total} (Vitest ${collected.vitest})`].join('\n')}\n`
}
