import type { Mutant } from '../../model/mutants.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import { below } from './below.ts'
import type { Around } from './below.ts'
import { linesOfText } from './lines.ts'
import type { TextLines } from './lines.ts'
import { spotsOf } from './spots.ts'
import type { Spot } from './spots.ts'

/**
 * All mutants of a module whose code is on changed lines alone, in the order of the text: what stands on a line that did not change is not
 * the patch's to prove. None for what does not parse.
 * @param changed lines from 1
 */
export function findMutants(file: ProjectPath, text: string, changed: ReadonlySet<number>): readonly Mutant[] {
  if (changed.size === 0) return []
  const bom = text.startsWith('\uFEFF') ? 1 : 0
  const code = text.slice(bom)
  const parsed = parseProgram(file, code)
  if (parsed.state === 'failed') return []
  const lines = linesOfText(code, changed)
  const found = new Map<string, Spot>()
  for (const spot of everySpot(parsed.program.node, code)) {
    if (lines.areChanged(spot.start, spot.end)) found.set(`${spot.start} ${spot.end} ${spot.instead}`, spot)
  }
  return [...found.values()]
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.instead < b.instead ? -1 : 1))
    .map((spot) => mutantOf(file, spot, lines, bom))
}

/** The text with the mutant in it. */
export function withMutant(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

function everySpot(root: Node, text: string): readonly Spot[] {
  const spots: Spot[] = []
  const waiting: (readonly [Node, Around])[] = [[root, { inUpdate: false, inWords: false }]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [node, around] = next
    const steps = below(node, around)
    if (isLeftOut(node, steps)) continue
    spots.push(...spotsOf(node, text, around))
    waiting.push(...steps)
  }
  return spots
}

/** What says that nothing below it may be changed may not be changed itself; a literal has nothing below it. */
function isLeftOut(node: Node, steps: readonly unknown[]): boolean {
  return steps.length === 0 && (node.type === 'CallExpression' || node.type === 'ExpressionStatement')
}

function mutantOf(file: ProjectPath, { operator, start, end, instead }: Spot, lines: TextLines, bom: number): Mutant {
  const { line, column } = lines.at(start)
  const { before, after } = lines.shown(start, end, instead)
  return { file, operator, line, column, start: start + bom, end: end + bom, replacement: instead, before, after }
}
