import { parseSync } from 'oxc-parser'
import type { ArrayExpression, Expression, ObjectExpression } from 'oxc-parser'

/** The text cannot be added to without changing what is there. The message says why, in one sentence. */
export class SettingsRefusal extends Error {
  override readonly name = 'SettingsRefusal'
}

/**
 * Adds one entry to the end of a list in a JSON text, and makes the objects and the list on the way where they are not there. All else
 * stays as it is, letter by letter: order, indentation and line breaks. Throws SettingsRefusal.
 */
export function withEntry(text: string, way: readonly string[], entry: unknown): string {
  const before = parsedText(text)
  const added = insert(text, way, entry)
  // What was written is what was meant, whatever the text looks like.
  if (JSON.stringify(parsedText(added)) !== JSON.stringify(merged(before, way, entry))) {
    throw new SettingsRefusal('its layout is one that an entry cannot be added to')
  }
  return added
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new SettingsRefusal(`it is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

function merged(value: unknown, way: readonly string[], entry: unknown): unknown {
  const [key, ...rest] = way
  if (key === undefined) {
    if (value !== undefined && !Array.isArray(value)) throw new SettingsRefusal('a list is wanted where something else stands')
    return [...(Array.isArray(value) ? (value as readonly unknown[]) : []), entry]
  }
  if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
    throw new SettingsRefusal(`an object is wanted around ${key}, and something else stands there`)
  }
  const object = (value ?? {}) as Readonly<Record<string, unknown>>
  return { ...object, [key]: merged(Object.hasOwn(object, key) ? object[key] : undefined, rest, entry) }
}

/** In front of the text, so that an object is an expression. */
const OPENING = '('

function insert(text: string, way: readonly string[], entry: unknown): string {
  const { program, errors } = parseSync('settings.js', `${OPENING}${text})`)
  const [statement] = program.body
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') throw new SettingsRefusal('it cannot be read as one value')
  let at: Expression = bare(statement.expression)
  for (const [index, key] of way.entries()) {
    if (at.type !== 'ObjectExpression') throw new SettingsRefusal(`an object is wanted around ${key}, and something else stands there`)
    const property = at.properties.findLast((one) => one.type === 'Property' && one.key.type === 'Literal' && one.key.value === key)
    if (property?.type !== 'Property') return added(text, at, `${JSON.stringify(key)}: `, nested(way.slice(index + 1), entry))
    at = bare(property.value)
  }
  if (at.type !== 'ArrayExpression') throw new SettingsRefusal('a list is wanted where something else stands')
  return added(text, at, '', entry)
}

const bare = (expression: Expression): Expression =>
  expression.type === 'ParenthesizedExpression' ? bare(expression.expression) : expression

function nested(way: readonly string[], entry: unknown): unknown {
  const [key, ...rest] = way
  return key === undefined ? [entry] : { [key]: nested(rest, entry) }
}

function added(text: string, container: ObjectExpression | ArrayExpression, name: string, value: unknown): string {
  const members = container.type === 'ObjectExpression' ? container.properties : container.elements
  const last = members.at(-1) ?? null
  const [start, end] = [container.start - OPENING.length, container.end - OPENING.length]
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  const first = members[0] ?? null
  const isInline = first !== null && !text.slice(start, first.start - OPENING.length).includes('\n')
  if (last !== null && isInline) {
    return `${text.slice(0, last.end - OPENING.length)}, ${name}${JSON.stringify(value)}${text.slice(last.end - OPENING.length)}`
  }
  const outer = indentAt(text, start)
  const inner = first === null ? `${outer}${unit}` : indentAt(text, first.start - OPENING.length)
  const written = `${newline}${inner}${name}${JSON.stringify(value, null, unit).replaceAll('\n', `${newline}${inner}`)}`
  if (last === null) return `${text.slice(0, start + 1)}${written}${newline}${outer}${text.slice(end - 1)}`
  const place = last.end - OPENING.length
  return `${text.slice(0, place)},${written}${text.slice(place)}`
}

/** The white space that the line of an offset begins with. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}
