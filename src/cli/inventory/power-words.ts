import { visible } from '../../observe/owned/visible.ts'
import type { PowerTable, ShownPower } from './power.ts'

/** `--json`: each trusted test with its kills, and each known-bad with what became of it. */
export function jsonOfPower({ folder, replays, tests }: PowerTable): string {
  const knownBad = replays.map(({ file, outcome, killedBy }) => ({ file, outcome, killedBy }))
  return `${JSON.stringify({ folder: folder.folder, tests, knownBad }, null, 2)}\n`
}

/** One row a trusted test, its kills below it; what has never failed comes last, with what would show that it can. */
export async function tableOfPower({ folder, tests, replays }: PowerTable, { color }: { readonly color: boolean }): Promise<string> {
  const { createColors } = await import('picocolors')
  const { bold, dim, green, yellow } = createColors(color)
  const killing = tests.filter(({ kills }) => kills.length > 0).sort((a, b) => b.kills.length - a.kills.length)
  const never = tests.filter(({ kills }) => kills.length === 0)
  const rows = killing.flatMap(({ test, kills }) => [
    `${green(String(kills.length).padStart(KILLS.length))}  ${visible(test)}`,
    ...kills.map((file) => `${' '.repeat(KILLS.length)}    ${dim(visible(file))}`),
  ])
  const idle = never.map((one) => `${yellow('never'.padStart(KILLS.length))}  ${visible(one.test)}  ${dim(whyNever(one))}`)
  const many = replays.length === 1 ? '1 known-bad' : `${replays.length} known-bads`
  const count = `${never.length} of ${tests.length} trusted tests never failed, under ${many} of ${visible(folder.folder)}.`
  return `${[bold(`${KILLS}  TEST`), ...rows, ...idle, '', bold(count), ...remedyOf(never)].join('\n')}\n`
}

const KILLS = 'KILLS'

function whyNever({ ran }: ShownPower): string {
  if (ran === 0) return 'its file loads nothing that a known-bad edits'
  return ran === 1 ? 'it passed under the one that its file was run under' : `it passed under all ${ran} that its file was run under`
}

function remedyOf([first]: readonly ShownPower[]): readonly string[] {
  if (first === undefined) return []
  const what = first.covers.length === 0 ? 'what it is about' : visible(first.covers.join(', '))
  return [
    'Nothing shows that such a test can fail. Break what it covers, uncommitted, and keep that as a known-bad:',
    `  npx vitest-oracle replay --write NAME   # ${visible(first.test)}: ${what}`,
  ]
}
