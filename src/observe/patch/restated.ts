import type { ProjectPath } from '../../model/words.ts'
import { parseProgram } from '../syntax/parse.ts'

/** Whether two texts of a configuration are one program: comments, layout and quotes apart. One that cannot be parsed is not. */
export function saysTheSame(path: ProjectPath, before: string, after: string): boolean {
  const [was, now] = [meaningOf(path, before), meaningOf(path, after)]
  return was !== null && was === now
}

const PLACES = new Set(['start', 'end', 'range', 'loc', 'parent'])

function meaningOf(path: ProjectPath, text: string): string | null {
  const parsed = parseProgram(path, path.endsWith('.json') ? `(${text}\n)` : text)
  if (parsed.state === 'failed') return null
  return JSON.stringify(parsed.program.node, withoutPlaces)
}

/** `raw` of a text is how it is quoted; of all else (numbers, regular expressions, templates) it is what it says. */
function withoutPlaces(this: unknown, key: string, value: unknown): unknown {
  if (PLACES.has(key) || (key === 'raw' && isText(this))) return undefined
  return typeof value === 'bigint' ? `${value}n` : value
}

function isText(holder: unknown): boolean {
  return typeof holder === 'object' && holder !== null && 'type' in holder && 'value' in holder && typeof holder.value === 'string'
}
