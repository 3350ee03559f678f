import { child, list } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'

/** Text put in at a place; nothing else of the file changes. */
export interface Insertion {
  readonly at: number
  readonly text: string
}

/** The text with all insertions made. */
export function insertAll(text: string, insertions: readonly Insertion[]): string {
  return insertions.toSorted((a, b) => b.at - a.at).reduce((now, { at, text: put }) => now.slice(0, at) + put + now.slice(at), text)
}

/** The line ending that a text uses; `\n` where it has only one line. */
export const lineEnding = (text: string): string => (/\r\n/.test(text) ? '\r\n' : '\n')

/** A string literal in the quotes that the file prefers. */
export function quotedLike(text: string, value: string): string {
  const single = (text.match(/'/g) ?? []).length
  const double = (text.match(/"/g) ?? []).length
  return double > single ? JSON.stringify(value) : `'${value}'`
}

const indentAt = (text: string, offset: number): string => /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

const sameLine = (text: string, from: number, to: number): boolean => !text.slice(from, to).includes('\n')

/** A property put first into an object literal, on a line of its own where the others have lines of their own. */
export function firstProperty(text: string, object: Node, property: string): Insertion {
  const [first] = list(object, 'properties')
  const at = object.start + 1
  if (first === undefined) return { at, text: ` ${property} ` }
  if (sameLine(text, object.start, first.start)) return { at, text: ` ${property},` }
  const indent = indentAt(text, first.start)
  return { at, text: `${lineEnding(text)}${indent}${reindented(property, indent, lineEnding(text))},` }
}

/** An element put last into an array literal. A comma behind the last one stays where it is and gets one behind the new one. */
export function lastElement(text: string, array: Node, element: string): Insertion {
  const last = list(array, 'elements').at(-1)
  if (last === undefined) return { at: array.start + 1, text: element }
  const comma = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*,/.exec(text.slice(last.end, array.end))?.[0]
  if (sameLine(text, array.start, last.start)) {
    return comma === undefined ? { at: last.end, text: `, ${element}` } : { at: last.end + comma.length, text: ` ${element},` }
  }
  const indent = indentAt(text, last.start)
  const line = `${lineEnding(text)}${indent}${reindented(element, indent, lineEnding(text))}`
  if (comma === undefined) return { at: last.end, text: `,${line}` }
  // A comment behind the last element is about that one.
  const comment = /^[ \t]*\/\/[^\r\n]*/.exec(text.slice(last.end + comma.length))?.[0] ?? ''
  return { at: last.end + comma.length + comment.length, text: `${line},` }
}

const reindented = (text: string, indent: string, ending: string): string => text.split('\n').join(`${ending}${indent}`)

/** Whether a node is an array literal without holes, to which an element can be added. */
export const isPlainArray = (node: Node): boolean =>
  node.type === 'ArrayExpression' && Array.isArray(node['elements']) && !node['elements'].includes(null)

/** The value of a property of an object literal by its name. */
export function valueOf(property: Node): Node | null {
  return property.type === 'Property' ? child(property, 'value') : null
}
