import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import type { ProjectPath } from '../../model/words.ts'

/** Fields of a row in the order in which they are written. */
export type RowFields = Readonly<Record<string, string | number | readonly string[]>>

const WRITTEN = { lineWidth: 0, flowCollectionPadding: false }

/**
 * A ledger with one more row at its end. Everything else stays byte for byte as it is where the rows are written one below the other; a
 * list in brackets is written out anew, with its comments.
 * @param text null where there is no file yet
 */
export function withRow(path: ProjectPath, text: string | null, row: RowFields): string {
  if (path.endsWith('.json')) return jsonOf(text, (freezes) => [...freezes, row])
  if (text === null || text.trim() === '') return `version: 1\nfreezes:\n${rowLines(row, 2).join('\n')}\n`
  const document = parseDocument(text, { keepSourceTokens: true })
  const last = blockRows(document, text)?.at(-1)
  if (last === undefined) {
    if (isSeq(document.get('freezes', true))) document.addIn(['freezes'], document.createNode(row))
    else document.set('freezes', document.createNode([row]))
    const list = document.get('freezes', true)
    if (isSeq(list)) list.flow = false
    return document.toString(WRITTEN)
  }
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const before = text.slice(0, last.end)
  return `${before}${before.endsWith('\n') ? '' : newline}${rowLines(row, last.column).join(newline)}${newline}${text.slice(last.end)}`
}

/** A ledger without the rows of one test. Comments outside of those rows stay where they are. */
export function withoutRows(path: ProjectPath, text: string, test: string): string {
  if (path.endsWith('.json')) return jsonOf(text, (freezes) => freezes.filter((row) => testOf(row) !== test))
  const document = parseDocument(text, { keepSourceTokens: true })
  const rows = blockRows(document, text)
  if (rows !== undefined && rows.some((row) => row.test !== test)) {
    const gone = rows.filter((row) => row.test === test)
    return gone.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
  }
  const list = document.get('freezes', true)
  if (isSeq(list)) list.items = list.items.filter((item) => !(isMap(item) && item.get('test') === test))
  return document.toString(WRITTEN)
}

/**
 * A ledger with other values in the first row of a test; every other byte stays. Null where the row has no such field, or its value is no
 * plain text of one line.
 */
export function withValues(text: string, test: string, values: Readonly<Record<string, string>>): string | null {
  const list = parseDocument(text).get('freezes', true)
  const row = isSeq(list) ? list.items.find((item) => isMap(item) && item.get('test') === test) : undefined
  if (!isMap(row)) return null
  const edits: { readonly start: number; readonly end: number; readonly value: string }[] = []
  for (const [name, value] of Object.entries(values)) {
    const [start, end] = (isScalar(row.get(name, true)) && row.get(name, true)?.range) || []
    if (start === undefined || end === undefined || text.slice(start, end).includes('\n')) return null
    const [mark = ''] = /^["']/.exec(text.slice(start, end)) ?? []
    edits.push({ start, end, value: `${mark}${value}${mark}` })
  }
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end, value }) => left.slice(0, start) + value + left.slice(end), text)
}

interface BlockRow {
  /** Where its first line begins, and the line behind its last. */
  readonly start: number
  readonly end: number
  /** Of its dash. */
  readonly column: number
  readonly test: unknown
}

/** The rows of `freezes` where each begins on a line of its own with a dash; undefined for a list in any other form. */
function blockRows(document: Document.Parsed, text: string): readonly BlockRow[] | undefined {
  const list = document.get('freezes', true)
  if (!isSeq(list) || list.srcToken?.type !== 'block-seq') return undefined
  const tokens = list.srcToken.items
  const rows: BlockRow[] = []
  for (const [index, item] of list.items.entries()) {
    const dash = tokens[index]?.start.find(({ type }) => type === 'seq-item-ind')?.offset
    const end = isMap(item) ? item.range?.[1] : undefined
    if (dash === undefined || end === undefined || !isMap(item)) return undefined
    const start = text.lastIndexOf('\n', dash - 1) + 1
    if (text.slice(start, dash).trim() !== '') return undefined
    rows.push({ start, end: endOfLine(text, end), column: dash - start, test: item.get('test') })
  }
  return rows
}

function endOfLine(text: string, at: number): number {
  if (at > 0 && text[at - 1] === '\n') return at
  const next = text.indexOf('\n', at)
  return next === -1 ? text.length : next + 1
}

function jsonOf(text: string | null, change: (freezes: readonly unknown[]) => readonly unknown[]): string {
  const ledger: unknown = text === null || text.trim() === '' ? { version: 1 } : JSON.parse(text)
  const freezes =
    typeof ledger === 'object' && ledger !== null && 'freezes' in ledger && Array.isArray(ledger.freezes) ? ledger.freezes : []
  return `${JSON.stringify({ ...(typeof ledger === 'object' ? ledger : {}), freezes: change(freezes) }, null, 2)}\n`
}

function testOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'test' in row ? row.test : undefined
}

/** The lines of a row whose dash stands in a column. */
export function rowLines(row: RowFields, column: number, comments: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries(row).map(([name, value], index) => {
    const comment = comments[name] === undefined ? '' : `   # ${comments[name]}`
    return `${' '.repeat(column)}${index === 0 ? '- ' : '  '}${name}: ${scalar(name, value)}${comment}`
  })
}

function scalar(name: string, value: RowFields[string]): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return (name === 'firstSeen' || name === 'expires') && /^[\d:TZ.+-]+$/.test(value) ? value : yamlText(value)
}

/** A double-quoted scalar: every JSON string is one (YAML 1.2, section 1.3); what a terminal would act on is escaped. */
export function yamlText(text: string): string {
  const quoted = JSON.stringify(Buffer.from(text).toString('utf8'))
  return quoted.replaceAll(UNSHOWN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const UNSHOWN = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
