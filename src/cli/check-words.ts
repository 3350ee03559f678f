import type { Verdict } from '../model/verdict.ts'
import type { Decision } from '../model/words.ts'
import type { Refusal } from '../verdict/bind.ts'
import { visible } from '../observe/owned/visible.ts'
import { canonicalText } from '../verdict/canonical.ts'

/** What `check` found. */
export interface Checked {
  /** As it was named. */
  readonly file: string
  readonly decision: Decision
  /** null when the file holds none. */
  readonly verdict: Verdict | null
  readonly notes: readonly string[]
  /** Why the verdict does not count; the decision is then block. */
  readonly refusals: readonly CheckRefusal[]
}

export interface CheckRefusal {
  readonly kind: Refusal['kind'] | 'missing' | 'refused'
  readonly what: string
  /** Inside the file; absent for what is not about a place in it. */
  readonly where?: string
  readonly remedy: string
}

/** `--format json`, in canonical form. */
export const jsonOf = ({ file, decision, verdict, notes, refusals }: Checked): string =>
  canonicalText({ file, decision, verdict, notes, refusals })

/** The verdict as a person reads it; of one that does not count, only why. */
export async function textOf(checked: Checked, look: { readonly color: boolean; readonly width: number }): Promise<string> {
  const { file, verdict, refusals } = checked
  if (refusals.length === 0 && verdict !== null) {
    const { renderTerminal } = await import('../../reporters/terminal.ts')
    return renderTerminal(verdict, { ...look, file })
  }
  const { createColors } = await import('picocolors')
  const { bold, red } = createColors(look.color)
  const said = verdict === null ? [] : [`The verdict itself says ${verdict.decision}, which does not count here.`]
  return `${[`${bold(red('BLOCK'))} ${visible(file)}`, ...refusals.flatMap(linesOfRefusal), ...said].join('\n')}\n`
}

/**
 * Much of it is quoted from a file that anybody may have written: nothing in it may look like a line of ours. A remedy that the next
 * refusal shares is said once, behind the last of them.
 */
const linesOfRefusal = ({ what, where = '', remedy }: CheckRefusal, index: number, all: readonly CheckRefusal[]): readonly string[] => [
  `  ${visible(where === '' ? what : `${where}: ${what}`)}`,
  ...(all[index + 1]?.remedy === remedy ? [] : [`    ${visible(remedy)}`]),
]
