import type { MutationOperator } from '../../model/mutants.ts'

/** What stands for an operator instead, each its own mutant. */
export interface Swap {
  readonly operator: MutationOperator
  readonly to: readonly string[]
}

const swap = (operator: MutationOperator, ...to: readonly string[]): Swap => ({ operator, to })

export const BINARY: ReadonlyMap<string, Swap> = new Map([
  ['<', swap('relational', '<=', '>=')],
  ['<=', swap('relational', '<', '>')],
  ['>', swap('relational', '>=', '<=')],
  ['>=', swap('relational', '>', '<')],
  ['==', swap('equality', '!=')],
  ['!=', swap('equality', '==')],
  ['===', swap('equality', '!==')],
  ['!==', swap('equality', '===')],
  ['+', swap('arithmetic', '-')],
  ['-', swap('arithmetic', '+')],
  ['*', swap('arithmetic', '/')],
  ['/', swap('arithmetic', '*')],
  ['%', swap('arithmetic', '*')],
  ['**', swap('arithmetic', '*')],
  ['&', swap('bitwise', '|')],
  ['|', swap('bitwise', '&')],
  ['^', swap('bitwise', '&')],
  ['<<', swap('bitwise', '>>')],
  ['>>', swap('bitwise', '<<')],
  ['>>>', swap('bitwise', '<<')],
])

export const LOGICAL: ReadonlyMap<string, Swap> = new Map([
  ['&&', swap('logical', '||')],
  ['||', swap('logical', '&&')],
])

export const ASSIGNMENT: ReadonlyMap<string, Swap> = new Map(
  [
    ['+=', '-='],
    ['-=', '+='],
    ['*=', '/='],
    ['/=', '*='],
    ['%=', '*='],
    ['<<=', '>>='],
    ['>>=', '<<='],
    ['&=', '|='],
    ['|=', '&='],
    ['&&=', '||='],
    ['||=', '&&='],
    ['??=', '&&='],
  ].map(([from = '', to = '']) => [from, swap('assignment', to)] as const),
)

export const UNARY: ReadonlyMap<string, string> = new Map([
  ['-', '+'],
  ['+', '-'],
  ['~', ''],
  ['!', ''],
])

/** Methods whose opposite takes the same arguments. */
export const METHODS: ReadonlyMap<string, string> = new Map(
  [
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['toUpperCase', 'toLowerCase'],
    ['toLocaleUpperCase', 'toLocaleLowerCase'],
    ['trimStart', 'trimEnd'],
    ['indexOf', 'lastIndexOf'],
    ['findIndex', 'findLastIndex'],
    ['find', 'findLast'],
  ].flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]),
)

/** Those of `Math`: other objects have methods of these names that mean something else. */
export const MATH: ReadonlyMap<string, string> = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['trunc', 'ceil'],
])

/** Methods that give what they are called on, or something alike, so that the call can be left out. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['trim', 'sort', 'toSorted', 'reverse', 'toReversed', 'filter', 'slice', 'substring'])

/** Arithmetic that gives the same under both operators, where this number stands on its right: `x + 0`, `x * 1`. */
export const NEUTRAL: ReadonlyMap<string, number> = new Map([
  ['+', 0],
  ['-', 0],
  ['*', 1],
  ['/', 1],
  ['**', 1],
  ['<<', 0],
  ['>>', 0],
])
