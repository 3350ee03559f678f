import { stringify } from 'yaml'
import { child, children, word } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import type { Definition } from './definition.ts'

/** One small bug in a function: a text of its file and what stands there instead. */
export interface Mutant {
  readonly find: string
  readonly replace: string
  /** What was turned into what, such as `< into <=`. */
  readonly what: string
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}
const CALLS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  trimStart: 'trimEnd',
}

/** Bugs that a slip of the pen could make, in the order of the source; those of which the text does not stand for itself are left out. */
export function mutantsOf({ node, text }: Definition): readonly Mutant[] {
  const found = new Map<string, Mutant>()
  const left = [child(node, 'body') ?? node]
  for (let at = left.shift(); at !== undefined; at = left.shift()) {
    for (const { from, to, put, what } of slipsIn(at, text)) {
      const mutant = anchored(text, from, to, put, what)
      if (mutant !== null && !found.has(`${mutant.find}\0${mutant.replace}`)) found.set(`${mutant.find}\0${mutant.replace}`, mutant)
    }
    left.push(...children(at))
  }
  return [...found.values()]
}

interface Slip {
  readonly from: number
  readonly to: number
  readonly put: string
  readonly what: string
}

function slipsIn(node: Node, text: string): readonly Slip[] {
  const slip = (from: number, to: number, put: string): readonly Slip[] => [{ from, to, put, what: `${text.slice(from, to)} into ${put}` }]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right] = [child(node, 'left'), child(node, 'right')]
      const operator = word(node, 'operator')
      const put = OPERATORS[operator]
      const at = left === null || right === null ? -1 : text.slice(left.end, right.start).indexOf(operator)
      return put === undefined || left === null || at < 0 ? [] : slip(left.end + at, left.end + at + operator.length, put)
    }
    case 'Literal': {
      const value = node['value']
      if (typeof value === 'boolean') return slip(node.start, node.end, String(!value))
      if (typeof value === 'number' && Number.isInteger(value)) return slip(node.start, node.end, String(value + 1))
      return []
    }
    case 'IfStatement':
    case 'ConditionalExpression': {
      const test = child(node, 'test')
      return test === null
        ? []
        : [{ from: test.start, to: test.end, put: `!(${text.slice(test.start, test.end)})`, what: 'a condition into its opposite' }]
    }
    case 'MemberExpression': {
      const property = child(node, 'property')
      const put = property === null || node['computed'] === true ? undefined : CALLS[word(property, 'name')]
      return property === null || put === undefined ? [] : slip(property.start, property.end, put)
    }
    default:
      return []
  }
}

/** At most so many lines name the place. */
const MOST_LINES = 4

/** Whole lines, as few as stand only once in the file. */
export function anchored(text: string, from: number, to: number, put: string, what: string): Mutant | null {
  let start = text.lastIndexOf('\n', from - 1) + 1
  let end = text.indexOf('\n', to)
  if (end === -1) end = text.length
  for (let lines = text.slice(start, end).split('\n').length; lines <= MOST_LINES; lines += 1) {
    const find = text.slice(start, end)
    if (text.indexOf(find) === text.lastIndexOf(find)) {
      const ownStart = start + (lines === 1 ? (/^\s*/.exec(find)?.[0].length ?? 0) : 0)
      const short = text.slice(ownStart, end).replace(/\r$/, '')
      const own = text.indexOf(short) === text.lastIndexOf(short) ? ownStart : start
      const whole = text.slice(own, end).replace(/\r$/, '')
      return { find: whole, replace: whole.slice(0, from - own) + put + whole.slice(to - own), what }
    }
    if (start === 0) return null
    start = text.lastIndexOf('\n', start - 2) + 1
  }
  return null
}

/** A known-bad, as it is kept. */
export function knownBadText(file: string, covers: string, caughtBy: string | null, { find, replace, what }: Mutant): string {
  const known = { covers, ...(caughtBy === null ? {} : { caughtBy }), why: `a slip of the pen: ${what}`, file, find, replace }
  return stringify(known, { lineWidth: 0 })
}
