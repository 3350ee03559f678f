import { byPhase } from '../../model/by-phase.ts'
import type { Judged } from '../../model/judged.ts'
import type { PhaseState } from '../../model/verdict.ts'
import { visible, visibleJson } from '../../observe/owned/visible.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { TOOL } from '../../verdict/tool.ts'
import type { Checked, CheckRefusal } from './verdict.ts'

/** `--format json`, in canonical form. */
export const jsonOf = ({ file, decision, verdict, notes, refusals }: Checked): string =>
  visibleJson(canonicalText({ file, decision, verdict, notes, refusals }))

/** As the renderers take it. A verdict that does not count is a block, and its findings are not shown. */
export function judgedOf({ verdict, refusals }: Checked): Judged {
  if (verdict !== null && refusals.length === 0) return verdict
  const refused: PhaseState = { state: 'not-evaluated', because: 'the verdict does not count here' }
  return {
    tool: TOOL,
    scope: verdict?.scope ?? 'run',
    decision: 'block',
    because: refusals.map(({ what, where = '', remedy }) => ({
      severity: 'block',
      rule: null,
      row: null,
      why: `${where === '' ? what : `${where}: ${what}`} ${remedy}`,
    })),
    subject: verdict?.subject ?? { head: null, tree: null, base: null, mergeBase: null, dirty: null },
    policy: verdict?.policy ?? { path: 'oracle/policy.yaml', ref: null, sha256: null, preset: 'recommended' },
    inputs: byPhase(() => refused),
    findings: [],
  }
}

/** The verdict as a person reads it; of one that does not count, only why. */
export async function textOf(checked: Checked, look: { readonly color: boolean; readonly width: number }): Promise<string> {
  const { file, verdict, refusals } = checked
  if (refusals.length === 0 && verdict !== null) {
    const { renderTerminal } = await import('../../../reporters/terminal.ts')
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
