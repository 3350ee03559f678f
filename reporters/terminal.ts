import type { Frames } from '../src/model/judged.ts'
import type { Verdict } from '../src/model/verdict.ts'
import { findingLines, moreLines } from './terminal/findings.ts'
import { headLines } from './terminal/head.ts'
import { pageOf, wrapped } from './terminal/page.ts'
import type { Page, TerminalLook } from './terminal/page.ts'
import { phaseLines } from './terminal/phases.ts'
import { classLines, failureLines, flakyLines, freezeLines } from './terminal/tests.ts'

export type { TerminalLook } from './terminal/page.ts'

/** The sections, in the order in which they are read. */
const SECTIONS: readonly ((verdict: Verdict, page: Page, frames: Frames) => readonly string[])[] = [
  headLines,
  phaseLines,
  findingLines,
  failureLines,
  flakyLines,
  freezeLines,
  classLines,
  footLines,
]

/**
 * A verdict as a person reads it in a terminal. It ends with a newline, and is the same for the same verdict and look.
 * @param frames the code that findings are about, from who can read it
 */
export function renderTerminal(verdict: Verdict, look: TerminalLook, frames: Frames = () => null): string {
  const page = pageOf(look)
  return `${SECTIONS.flatMap((section) => section(verdict, page, frames)).join('\n')}\n`
}

function footLines({ environment, because, seeds }: Verdict, page: Page): readonly string[] {
  const { ink } = page
  const rule = because.find((reason) => reason.rule !== null)?.rule
  const runner = environment.vitest === '' ? 'no test was run' : `Vitest ${environment.vitest}`
  const machine = `${runner}, Node ${environment.node}, ${environment.platform} ${environment.arch}, fresh seed ${seeds.freshSeed}`
  return [
    '',
    ...moreLines(rule ?? null, page),
    ...wrapped(page.file, page, `${ink.dim('verdict')} `, 8),
    ...wrapped(machine, page, '', 0).map((line) => ink.dim(line)),
  ]
}
