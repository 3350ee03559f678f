import type { ProjectPath } from '../../model/words.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'

/** Whether two texts of a configuration are one program: comments, layout and quotes apart. One that cannot be parsed is not. */
export function saysTheSame(path: ProjectPath, before: string, after: string): boolean {
  const [was, now] = [programOf(path, before), programOf(path, after)]
  return was !== null && was === now
}

const PLACES = new Set(['start', 'end', 'range', 'loc', 'parent'])

function programOf(path: ProjectPath, text: string): string | null {
  const parsed = parseProgram(path, path.endsWith('.json') ? `(${text}\n)` : text)
  return parsed.state === 'failed' ? null : meaningOf(parsed.program.node)
}

/** What a piece of code says, as text: two that differ in layout and quotes alone share it. */
export function meaningOf(node: Node): string {
  return JSON.stringify(node, withoutPlaces)
}

/** `raw` of a text is how it is quoted; of all else (numbers, regular expressions, templates) it is what it says. */
function withoutPlaces(this: unknown, key: string, value: unknown): unknown {
  if (PLACES.has(key) || (key === 'raw' && isText(this))) return undefined
  return typeof value === 'bigint' ? `${value}n` : value
}

function isText(holder: unknown): boolean {
  return typeof holder === 'object' && holder !== null && 'type' in holder && 'value' in holder && typeof holder.value === 'string'
}
