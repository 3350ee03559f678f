import { children, child, list } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'
import { isDirective, isLogging, isRequire, isTold } from './skips.ts'

/** What is around a node and makes some mutants of it pointless. */
export interface Around {
  /** In the part of a `for` that counts: turned round, the loop never ends. */
  readonly inUpdate: boolean
  /** In what an error is told. */
  readonly inWords: boolean
}

export type Below = readonly (readonly [Node, Around])[]

/** The nodes directly below one that may be changed: no types, no names of modules and properties, no logging. */
export function below(node: Node, around: Around): Below {
  if (isDirective(node) || isLogging(node) || node['declare'] === true) return []
  return (BELOW[node.type] ?? (node.type.startsWith('TS') ? typed : plain))(node, around)
}

type Step = (node: Node, around: Around) => Below

const nothing: Step = () => []

const plain: Step = (node, around) => children(node).map((one) => [one, around] as const)

const only =
  (...keys: readonly string[]): Step =>
  (node, around) =>
    keys.flatMap((key) => {
      const one = child(node, key)
      return one === null ? list(node, key).map((item) => [item, around] as const) : [[one, around] as const]
    })

/** Casts, and the few other nodes of TypeScript that hold code: `constructor(private a = 1)`, `namespace a { … }`, `export = a`. */
const typed: Step = (node, around) => {
  if (node.type === 'TSModuleBlock') return only('body')(node, around)
  if (node.type === 'TSModuleDeclaration') return only('body')(node, around)
  if (node.type === 'TSParameterProperty') return only('parameter')(node, around)
  return EXPRESSIONS.has(node.type) ? only('expression')(node, around) : []
}

const EXPRESSIONS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSExportAssignment',
])

/** The name of a property is no value, unless it is computed. */
const keyed: Step = (node, around) => only(...(node['computed'] === true ? ['key'] : []), 'value')(node, around)

const call: Step = (node, around) =>
  isRequire(node)
    ? []
    : [
        ...only('callee')(node, around),
        ...list(node, 'arguments').map((one) => [one, isTold(node) ? { ...around, inWords: true } : around] as const),
      ]

/** `typeof a === 'string'`: with no such word it is the comparison that is turned round. */
const compared: Step = (node, around) => {
  const sides = plain(node, around)
  const asksType = sides.some(([one]) => one.type === 'UnaryExpression' && one['operator'] === 'typeof')
  return asksType ? sides.filter(([one]) => one.type !== 'Literal') : sides
}

const BELOW: Readonly<Record<string, Step>> = {
  ImportDeclaration: nothing,
  ExportAllDeclaration: nothing,
  ImportExpression: nothing,
  ExportNamedDeclaration: only('declaration'),
  Property: keyed,
  MethodDefinition: keyed,
  PropertyDefinition: keyed,
  AccessorProperty: keyed,
  MemberExpression: (node, around) => only('object', ...(node['computed'] === true ? ['property'] : []))(node, around),
  JSXAttribute: (node, around) => only('value')(node, around).filter(([value]) => value.type !== 'Literal'),
  BinaryExpression: compared,
  CallExpression: call,
  NewExpression: call,
  ForStatement: (node, around) => [
    ...only('init', 'test')(node, around),
    ...only('update')(node, { ...around, inUpdate: true }),
    ...only('body')(node, around),
  ],
}
