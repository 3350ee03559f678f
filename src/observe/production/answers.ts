import type { SourceLocation } from '../../model/words.ts'
import { bare, child, children, list, literalValue } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { parseProgram } from '../syntax/parse.ts'
import { folded } from './folded.ts'

type Value = string | number

const NO_CONSTANTS = new Map<string, string>()

export interface Answer {
  readonly at: SourceLocation
  readonly values: readonly Value[]
}

/** More rows of tables than these are data, not answers to a few questions. */
const MOST = 2000

/** The constants that a file answers with for constants that it is asked about: `if (x === 1) return 2`, cases, rows of tables. */
export function answersIn(file: string, text: string): readonly Answer[] {
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return []
  const found: Answer[] = []
  const left: Node[] = [parsed.program.node]
  for (let node = left.pop(); node !== undefined && found.length < MOST; node = left.pop()) {
    for (const values of rowsOf(node)) if (isTelling(values)) found.push({ at: parsed.program.at(node.start), values })
    for (const inner of [...children(node)].reverse()) left.push(inner)
  }
  return found
}

/** Short words and small numbers are everywhere. */
function isTelling(values: readonly Value[]): boolean {
  const long = values.filter((value) => (typeof value === 'string' ? value.length >= 4 : Math.abs(value) >= 10))
  return values.length >= 2 && long.length >= 2
}

function rowsOf(node: Node): readonly (readonly Value[])[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const asked = comparedIn(child(node, 'test'))
      const answer = constantsIn(child(node, 'consequent'))
      return asked.length === 0 || answer === null ? [] : [[...asked, ...answer]]
    }
    case 'SwitchCase': {
      const asked = valueOf(child(node, 'test'))
      const [first] = list(node, 'consequent')
      const answer = constantsIn(first ?? null)
      return asked === null || answer === null ? [] : [[asked, ...answer]]
    }
    case 'ArrayExpression':
      return list(node, 'elements').flatMap((row) =>
        row.type === 'ArrayExpression' && list(row, 'elements').length === 2 ? rowOf(list(row, 'elements')) : [],
      )
    case 'Property': {
      const key = child(node, 'key')
      const value = child(node, 'value')
      if (key === null || value === null || node['computed'] === true) return []
      const numbers = numbersOf(key, value)
      return numbers.length > 0 ? numbers : rowOf([key, value])
    }
    default:
      return []
  }
}

/** A key that is put together of numbers: `{ '10000/30': 30 }`. */
function numbersOf(key: Node, value: Node): readonly (readonly Value[])[] {
  const text = literalValue(key)
  const answer = constantsIn(value)
  const isJoined = typeof text === 'string' && /^-?\d+(\.\d+)?([^\w.]+-?\d+(\.\d+)?)+$/.test(text)
  return isJoined && answer !== null ? [[...(text.match(/\d+(\.\d+)?/g) ?? []).map(Number), ...answer]] : []
}

function rowOf(nodes: readonly Node[]): readonly (readonly Value[])[] {
  const values = nodes.map((one) => constantsIn(one))
  return values.includes(null) ? [] : [values.flatMap((one) => one ?? [])]
}

/** `a === 1 && b === 2`: what is compared with; [] when it is anything else. */
function comparedIn(test: Node | null): readonly Value[] {
  if (test === null) return []
  const inner = bare(test)
  if (inner.type === 'LogicalExpression' && inner['operator'] === '&&') {
    const sides = [comparedIn(child(inner, 'left')), comparedIn(child(inner, 'right'))]
    return sides.some((side) => side.length === 0) ? [] : sides.flat()
  }
  if (inner.type !== 'BinaryExpression' || !/^===?$/.test(String(inner['operator']))) return []
  return [valueOf(child(inner, 'left')), valueOf(child(inner, 'right'))].filter((value) => value !== null).slice(0, 1)
}

/** The constants of an expression that has nothing else in it, or of the `return` that is all of a branch; null for all others. */
function constantsIn(node: Node | null): readonly Value[] | null {
  if (node === null) return null
  const inner = bare(node)
  const own = valueOf(inner)
  if (own !== null) return [own]
  if (inner.type === 'ReturnStatement') return constantsIn(child(inner, 'argument'))
  const parts =
    inner.type === 'BlockStatement' && list(inner, 'body').length === 1
      ? list(inner, 'body')
      : inner.type === 'ArrayExpression'
        ? list(inner, 'elements')
        : inner.type === 'ObjectExpression'
          ? list(inner, 'properties').map((one) => child(one, 'value') ?? one)
          : []
  if (parts.length === 0 || parts.length > 20) return null
  const values = parts.map((part) => constantsIn(part))
  return values.includes(null) ? null : values.flatMap((one) => one ?? [])
}

function valueOf(node: Node | null): Value | null {
  if (node === null || node.type === 'Identifier') return null
  const value = literalValue(node)
  return typeof value === 'string' || typeof value === 'number' ? value : folded(node, NO_CONSTANTS)
}
