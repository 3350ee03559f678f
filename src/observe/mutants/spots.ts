import type { MutationOperator } from '../../model/mutants.ts'
import { bare, child, isIdentifier, list, literalValue, propertyName, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import type { Around } from './below.ts'
import { isIdle, isLogging, isNothing, isNumber, isText } from './skips.ts'
import { ASSIGNMENT, BINARY, LEFT_OUT, LOGICAL, MATH, METHODS, NEUTRAL, UNARY } from './swaps.ts'
import { apart, tokenAt } from './tokens.ts'

/** A span of a text and what may stand there instead. */
export interface Spot {
  readonly operator: MutationOperator
  readonly start: number
  readonly end: number
  readonly instead: string
}

type Offer = (node: Node, text: string, around: Around) => readonly Spot[]

/** What a node itself can be changed to, without what is below it. */
export function spotsOf(node: Node, text: string, around: Around): readonly Spot[] {
  return (OFFERS[node.type]?.(node, text, around) ?? []).map((spot) => ({
    ...spot,
    instead: apart(text, spot.start, spot.end, spot.instead),
  }))
}

function whole(operator: MutationOperator, node: Node | null, instead: string): readonly Spot[] {
  return node === null ? [] : [{ operator, start: node.start, end: node.end, instead }]
}

/** The operator between two operands, by its own span alone. */
function between(node: Node, text: string, operator: MutationOperator, to: readonly string[]): readonly Spot[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (left === null || right === null) return []
  const token = word(node, 'operator')
  const start = tokenAt(text, left.end, right.start, token)
  return start === -1 ? [] : to.map((instead) => ({ operator, start, end: start + token.length, instead }))
}

const binary: Offer = (node, text) => {
  const token = word(node, 'operator')
  const swap = BINARY.get(token)
  if (swap === undefined) return []
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  // Texts are joined, and not added up.
  if (swap.operator === 'arithmetic' && (isText(left) || isText(right))) return []
  const neutral = NEUTRAL.get(token)
  if (neutral !== undefined && isNumber(right, neutral)) return []
  return between(node, text, swap.operator, swap.to)
}

const logical: Offer = (node, text) => {
  const token = word(node, 'operator')
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (left === null || right === null) return []
  if (token !== '??') return between(node, text, 'logical', LOGICAL.get(token)?.to ?? [])
  // No other operator may stand beside it without parentheses, so it is left out with its right side.
  const start = isIdentifier(right, 'undefined') ? -1 : tokenAt(text, left.end, right.start, token)
  return start === -1 ? [] : [{ operator: 'logical', start, end: node.end, instead: '' }]
}

const assignment: Offer = (node, text, { inUpdate }) => {
  const token = word(node, 'operator')
  const swap = ASSIGNMENT.get(token)
  const right = child(node, 'right')
  if (swap === undefined || inUpdate || isText(right) || isNumber(right, NEUTRAL.get(token.slice(0, -1)) ?? Number.NaN)) return []
  return between(node, text, swap.operator, swap.to)
}

const unary: Offer = (node) => {
  const token = word(node, 'operator')
  const instead = UNARY.get(token)
  const argument = child(node, 'argument')
  if (instead === undefined || argument === null || isNumber(argument, 0)) return []
  // Of two in a row, either one is the same mutant.
  if (token === '!' && bare(argument).type === 'UnaryExpression' && bare(argument)['operator'] === '!') return []
  return [{ operator: 'unary', start: node.start, end: node.start + token.length, instead }]
}

const update: Offer = (node, _text, { inUpdate }) => {
  if (inUpdate) return []
  const instead = word(node, 'operator') === '++' ? '--' : '++'
  const start = node['prefix'] === true ? node.start : node.end - 2
  return [{ operator: 'update', start, end: start + 2, instead }]
}

const condition =
  (...values: readonly string[]): Offer =>
  (node) => {
    const test = child(node, 'test')
    if (test === null || typeof literalValue(test) === 'boolean') return []
    return values.flatMap((value) => whole('conditional', test, value))
  }

/** What is given back, where no other operator turns it round already. */
function given(value: Node | null): readonly Spot[] {
  if (value === null || isNothing(value)) return []
  const inner = bare(value)
  if (TURNED.has(inner.type) || typeof literalValue(inner) === 'boolean' || inner.type === 'ThisExpression') return []
  if (inner.type === 'BinaryExpression' && ['relational', 'equality'].includes(BINARY.get(word(inner, 'operator'))?.operator ?? ''))
    return []
  if (inner.type === 'UnaryExpression' && inner['operator'] === '!') return []
  return whole('return', value, 'undefined')
}

const TURNED = new Set(['LogicalExpression', 'AssignmentExpression', 'FunctionExpression', 'ArrowFunctionExpression', 'ClassExpression'])

const functionBody: Offer = (node) => {
  const body = child(node, 'body')
  if (body === null) return []
  if (body.type !== 'BlockStatement') return given(body)
  const statements = list(body, 'body').filter((one) => !isLogging(one))
  // Without it, a constructor of a derived class throws, whatever else it does.
  if (statements.some(callsSuper)) return []
  // Emptied, it gives nothing back, and so does its only statement without its value.
  return statements.length === 1 && statements[0]?.type === 'ReturnStatement' ? [] : emptied(body)
}

function callsSuper(statement: Node): boolean {
  const expression = child(statement, 'expression')
  const callee = expression === null ? null : child(expression, 'callee')
  return callee?.type === 'Super'
}

function emptied(block: Node | null): readonly Spot[] {
  return block === null || block.type !== 'BlockStatement' || isIdle(block) ? [] : whole('block', block, '{}')
}

/** Without an `else`, the condition that is never true says the same. */
const branches: Offer = (node, text, around) => {
  const other = child(node, 'alternate')
  return [
    ...condition('true', 'false')(node, text, around),
    ...(other === null ? [] : [...emptied(child(node, 'consequent')), ...emptied(other)]),
  ]
}

const attempt: Offer = (node) => [
  ...emptied(child(node, 'block')),
  ...emptied(child(node, 'finalizer')),
  ...[child(node, 'handler')].flatMap((handler) => (handler === null ? [] : emptied(child(handler, 'body')))),
]

/** What is tested in parentheses that the tree does not have is left out by its `.`: `(a ?? b).trim()`. */
const method: Offer = (node, text) => {
  const callee = child(node, 'callee')
  if (callee === null || callee.type !== 'MemberExpression') return []
  const [object, property] = [child(callee, 'object'), child(callee, 'property')]
  if (object === null || property === null || property.type !== 'Identifier') return []
  const name = propertyName(callee) ?? ''
  const other = (isIdentifier(object, 'Math') ? MATH : METHODS).get(name)
  if (other !== undefined) return whole('method', property, other)
  if (!LEFT_OUT.has(name) || callee['computed'] === true) return []
  const dot = callee['optional'] === true ? '?.' : '.'
  const start = tokenAt(text, object.end, property.start, dot)
  return start === -1 ? [] : [{ operator: 'method', start, end: node.end, instead: '' }]
}

const calls: Offer = (node, text, around) => {
  const callee = child(node, 'callee')
  const direct = node['optional'] === true && callee !== null ? chained(text, callee.end, node.end, '') : []
  return [...method(node, text, around), ...direct]
}

const member: Offer = (node, text) => {
  const [object, property] = [child(node, 'object'), child(node, 'property')]
  if (node['optional'] !== true || object === null || property === null) return []
  return chained(text, object.end, property.start, node['computed'] === true ? '' : '.')
}

function chained(text: string, from: number, to: number, instead: string): readonly Spot[] {
  const start = tokenAt(text, from, to, '?.')
  return start === -1 ? [] : [{ operator: 'optional-chaining', start, end: start + 2, instead }]
}

const literal: Offer = (node, _text, { inWords }) => {
  const value = literalValue(node)
  if (typeof value === 'boolean') return whole('boolean', node, String(!value))
  return typeof value === 'string' && value !== '' && !inWords ? whole('string', node, "''") : []
}

const template: Offer = (node, _text, { inWords }) => (inWords || literalValue(node) === '' ? [] : whole('string', node, '``'))

const filled =
  (operator: 'array' | 'object', key: string, instead: string): Offer =>
  (node) =>
    list(node, key).length === 0 ? [] : whole(operator, node, instead)

const OFFERS: Readonly<Record<string, Offer>> = {
  BinaryExpression: binary,
  LogicalExpression: logical,
  AssignmentExpression: assignment,
  UnaryExpression: unary,
  UpdateExpression: update,
  IfStatement: branches,
  ConditionalExpression: condition('true', 'false'),
  // Always true, it never ends.
  WhileStatement: condition('false'),
  DoWhileStatement: condition('false'),
  ForStatement: condition('false'),
  ReturnStatement: (node) => given(child(node, 'argument')),
  FunctionDeclaration: functionBody,
  FunctionExpression: functionBody,
  ArrowFunctionExpression: functionBody,
  TryStatement: attempt,
  CallExpression: calls,
  MemberExpression: member,
  Literal: literal,
  TemplateLiteral: template,
  ArrayExpression: filled('array', 'elements', '[]'),
  ObjectExpression: filled('object', 'properties', '{}'),
}
