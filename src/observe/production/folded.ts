import { bare, child, list, literalValue, propertyName, quasi, word } from '../syntax/nodes.ts'
import type { Node } from '../syntax/nodes.ts'

/** Texts of a file's constants, by name. */
export type Constants = ReadonlyMap<string, string>

const MOST_PARTS = 40

/** The constants at the top of a file that hold a text, also one that is put together. */
export function constantsOf(program: Node): Constants {
  const found = new Map<string, string>()
  for (const statement of list(program, 'body')) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue
    for (const one of list(declaration, 'declarations')) {
      const [id, init] = [child(one, 'id'), child(one, 'init')]
      const text = init === null || id?.type !== 'Identifier' ? null : folded(init, found)
      if (id !== null && text !== null) found.set(word(id, 'name'), text)
    }
  }
  return found
}

/** The text of an expression that is made of nothing but texts: `'VI' + 'TEST'`, `['a', 'b'].join('')`, `atob('…')`; null for all else. */
export function folded(node: Node, constants: Constants, depth = 0): string | null {
  if (depth > MOST_PARTS) return null
  const inner = bare(node)
  const value = literalValue(inner)
  if (value !== undefined) return typeof value === 'string' ? value : null
  const each = (nodes: readonly Node[]): readonly string[] | null => {
    const texts = nodes.map((one) => folded(one, constants, depth + 1))
    return texts.includes(null) || nodes.length > MOST_PARTS ? null : texts.filter((one) => one !== null)
  }
  switch (inner.type) {
    case 'Identifier':
      return constants.get(word(inner, 'name')) ?? null
    case 'BinaryExpression':
      return inner['operator'] === '+' ? (each([inner['left'], inner['right']].filter(isThere))?.join('') ?? null) : null
    case 'TemplateLiteral': {
      const texts = each(list(inner, 'expressions'))
      return texts === null
        ? null
        : list(inner, 'quasis')
            .map((part, i) => quasi(part) + (texts[i] ?? ''))
            .join('')
    }
    case 'CallExpression':
      return calledText(inner, (one) => folded(one, constants, depth + 1), each)
    default:
      return null
  }
}

const isThere = (one: unknown): one is Node => typeof one === 'object' && one !== null

function calledText(
  node: Node,
  one: (node: Node) => string | null,
  each: (nodes: readonly Node[]) => readonly string[] | null,
): string | null {
  const callee = child(node, 'callee')
  const [first] = list(node, 'arguments')
  if (callee?.type === 'Identifier' && word(callee, 'name') === 'atob') {
    const text = first === undefined ? null : one(first)
    return text === null ? null : decoded(text)
  }
  const object = callee?.type === 'MemberExpression' ? child(callee, 'object') : null
  if (callee === null || object === null) return null
  const name = propertyName(callee)
  if (name === 'join' && object.type === 'ArrayExpression') {
    const glue = first === undefined ? ',' : one(first)
    return glue === null ? null : (each(list(object, 'elements'))?.join(glue) ?? null)
  }
  if (name === 'concat') return each([object, ...list(node, 'arguments')])?.join('') ?? null
  return name === 'toString' ? fromBuffer(object, one) : null
}

/** `Buffer.from('…', 'base64').toString()`. */
function fromBuffer(call: Node, one: (node: Node) => string | null): string | null {
  const callee = call.type === 'CallExpression' ? child(call, 'callee') : null
  const owner = callee?.type === 'MemberExpression' ? child(callee, 'object') : null
  const [text, encoding] = list(call, 'arguments')
  if (owner === null || word(owner, 'name') !== 'Buffer' || text === undefined || encoding === undefined) return null
  const value = one(text)
  if (value === null) return null
  return one(encoding) === 'hex' ? Buffer.from(value, 'hex').toString() : decoded(value)
}

const decoded = (text: string): string => Buffer.from(text, 'base64').toString()
