import { DEEPEST, type Entry, type Parsed, type Tree } from './tree.ts'
import { quoted } from './visible.ts'

class JsonMistake extends Error {
  readonly start: number
  readonly right: string
  constructor(start: number, wrong: string, right: string) {
    super(wrong)
    this.start = start
    this.right = right
  }
}

interface Scanner {
  readonly text: string
  at: number
}

const SPACE = /[ \t\n\r]*/y
// oxlint-disable-next-line no-control-regex -- JSON refuses them in strings
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const OTHER_SCALAR = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y
const WORD = /[\w.+-]+|[^]?/uy

/** The match of a sticky expression at the scanner's place, which then stands behind it. */
function take(scanner: Scanner, expression: RegExp): string | null {
  expression.lastIndex = scanner.at
  const found = expression.exec(scanner.text)?.[0] ?? null
  scanner.at += found?.length ?? 0
  return found
}

/** Takes one character of punctuation and the space before it. */
function takeMark(scanner: Scanner, mark: string): boolean {
  take(scanner, SPACE)
  if (scanner.text[scanner.at] !== mark) return false
  scanner.at += 1
  return true
}

/** Throws a JsonMistake. */
function unexpected(scanner: Scanner, wanted: string): never {
  const start = scanner.at
  const found = take(scanner, WORD)
  const wrong = found ? `${quoted(found)} is not JSON here` : 'ends too early'
  throw new JsonMistake(start, wrong, `${wanted} (strict JSON: double quotes, no comments, no comma at the end)`)
}

function text(scanner: Scanner, wanted: string): string {
  const found = take(scanner, STRING)
  if (found === null && scanner.text[scanner.at] === '"') {
    throw new JsonMistake(
      scanner.at,
      'the text has no end, or an escape that JSON does not know',
      'close it with a double quote on the same line',
    )
  }
  if (found === null) return unexpected(scanner, wanted)
  const value: unknown = JSON.parse(found)
  return typeof value === 'string' ? value : unexpected(scanner, wanted)
}

function scalar(scanner: Scanner): Tree {
  const start = scanner.at
  if (scanner.text[start] === '"') {
    const value = text(scanner, 'a text that is closed by a double quote')
    return { kind: 'scalar', value, source: scanner.text.slice(start, scanner.at), start, end: scanner.at }
  }
  const source = take(scanner, OTHER_SCALAR)
  if (source === null) return unexpected(scanner, 'a value')
  const value: unknown = JSON.parse(source)
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new JsonMistake(start, `the number ${quoted(source)} is too large`, 'a number that fits')
  }
  if (typeof value === 'number' || typeof value === 'boolean')
    return { kind: 'scalar', value: value === 0 ? 0 : value, source, start, end: scanner.at }
  return { kind: 'scalar', value: null, source, start, end: scanner.at }
}

function list(scanner: Scanner, depth: number): Tree {
  const start = scanner.at
  takeMark(scanner, '[')
  const items: Tree[] = []
  if (!takeMark(scanner, ']')) {
    do items.push(value(scanner, depth))
    while (takeMark(scanner, ','))
    if (!takeMark(scanner, ']')) unexpected(scanner, '`,` or `]`')
  }
  return { kind: 'list', items, start, end: scanner.at }
}

function entry(scanner: Scanner, depth: number): Entry {
  take(scanner, SPACE)
  const start = scanner.at
  const key = text(scanner, 'a key in double quotes')
  const keySpan = { start, end: scanner.at }
  if (!takeMark(scanner, ':')) unexpected(scanner, '`:`')
  return { key, keySpan, value: value(scanner, depth) }
}

function map(scanner: Scanner, depth: number): Tree {
  const start = scanner.at
  takeMark(scanner, '{')
  const entries: Entry[] = []
  if (!takeMark(scanner, '}')) {
    do entries.push(entry(scanner, depth))
    while (takeMark(scanner, ','))
    if (!takeMark(scanner, '}')) unexpected(scanner, '`,` or `}`')
  }
  return { kind: 'map', entries, start, end: scanner.at }
}

function value(scanner: Scanner, depth: number): Tree {
  take(scanner, SPACE)
  if (depth > DEEPEST) throw new JsonMistake(scanner.at, 'is nested too deeply', `at most ${DEEPEST} levels`)
  const mark = scanner.text[scanner.at]
  if (mark === '{') return map(scanner, depth + 1)
  if (mark === '[') return list(scanner, depth + 1)
  return scalar(scanner)
}

/** Strict JSON (RFC 8259), as JSON.parse takes it, with places. Scanning stops at the first mistake. */
export function parseJson(source: string): Parsed {
  const scanner: Scanner = { text: source, at: 0 }
  try {
    take(scanner, SPACE)
    if (scanner.at === source.length) return { tree: null, mistakes: [] }
    const tree = value(scanner, 0)
    take(scanner, SPACE)
    if (scanner.at < source.length) unexpected(scanner, 'nothing behind the value')
    return { tree, mistakes: [] }
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error
    return {
      tree: null,
      mistakes: [{ start: error.start, end: Math.max(scanner.at, error.start + 1), wrong: error.message, right: error.right }],
    }
  }
}
