import { Composer, isAlias, isMap, isPair, isScalar, isSeq, Parser, Scalar, type CST, type Document, type Node, type YAMLError } from 'yaml'
import { DEEPEST, type Entry, type Parsed, type RawMistake, type Span, type Tree } from './tree.ts'
import { quoted } from './visible.ts'

/** Nodes that all aliases of a file together may stand for. */
const MOST_EXPANDED = 100

interface Reading {
  readonly text: string
  readonly mistakes: RawMistake[]
  /** Anchors in the order of the file: an alias stands for the nearest one above it. */
  readonly anchors: Map<string, Node>
  /** The nodes around the one that is being read: an alias cannot stand for one of them. */
  readonly open: Set<Node>
  expanded: number
}

/** What would be right instead of what a code of the library `yaml` complains of. */
const REMEDY: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'indent with spaces',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that holds `: ` into quotes, and nested keys on lines of their own',
  MULTILINE_IMPLICIT_KEY: 'put key and value on one line, with the same indentation as the other keys',
  BAD_SCALAR_START: 'put the text into quotes',
  BAD_DQ_ESCAPE: 'use single quotes, or write `\\\\` for a backslash',
  MISSING_CHAR: 'close what was opened',
  BAD_INDENT: 'indent it like its neighbours, and close what was opened',
  MULTIPLE_DOCS: 'keep one document, without `---` or `...` between parts',
  BAD_DIRECTIVE: 'remove the line; the file is YAML 1.2',
  BAD_ALIAS: 'write the value out',
}

/** Complaints after which the tree is still what its author meant. */
const HARMLESS_TO_TREE: ReadonlySet<string> = new Set(['MULTIPLE_DOCS', 'BAD_DIRECTIVE', 'TAG_RESOLVE_FAILED'])

function syntaxMistake({ code, message, pos: [start, end] }: YAMLError): RawMistake {
  return {
    start,
    end: Math.max(end, start + 1),
    wrong: `is not YAML: ${message}`,
    right: REMEDY[code] ?? 'write it as YAML 1.2, or put the text into quotes',
  }
}

/** A span of at least one character. */
function span(start: number, end: number): Span {
  return { start, end: Math.max(end, start + 1) }
}

function spanOf(node: Node, at: Span | null): Span {
  return at ?? span(node.range?.[0] ?? 0, node.range?.[1] ?? 0)
}

function refuse(reading: Reading, place: Span, wrong: string, right: string): void {
  reading.mistakes.push({ start: place.start, end: place.end, wrong, right })
}

const EMPTY = { kind: 'scalar', value: null, source: '' } as const
const REFUSED = { ...EMPTY, refused: true } as const

/** YAML 1.2, core schema, strictly: no tags, directives, merge keys, other documents, or keys that are not text. */
export function parseYaml(text: string): Parsed {
  const tokens = [...new Parser().parse(text)]
  const deep = tooDeep(tokens)
  if (deep !== null) return { tree: null, mistakes: [deep] }
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: false,
    merge: false,
    prettyErrors: false,
    resolveKnownTags: false,
  })
  const documents = [...composer.compose(tokens)]
  const [first, second] = documents
  const complaints = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])
  const mistakes = complaints.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED').map(syntaxMistake)
  if (second !== undefined) mistakes.push(secondDocument(second, text))
  if (first === undefined) return { tree: null, mistakes: mistakes.concat(composer.streamInfo().errors.map(syntaxMistake)) }
  mistakes.push(...directiveMistakes(first))
  if (!complaints.every(({ code }) => HARMLESS_TO_TREE.has(code))) return { tree: null, mistakes }
  if (first.contents === null || (isScalar(first.contents) && first.contents.value === null)) return { tree: null, mistakes }
  const reading: Reading = { text, mistakes, anchors: new Map(), open: new Set(), expanded: 0 }
  return { tree: treeOf(first.contents, reading, 0, null), mistakes }
}

/**
 * The place at which a text is nested too deeply. It is looked for before the library composes the tree, which it does by recursion:
 * a few thousand brackets end the stack, and an expression that V8 first compiles at the end of the stack ends the process.
 */
function tooDeep(tokens: readonly CST.Token[]): RawMistake | null {
  const open = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { token, depth } = next
    if (depth > DEEPEST) return { ...span(token.offset, 0), wrong: 'is nested too deeply', right: `at most ${DEEPEST} levels` }
    if (token.type === 'document' && token.value !== undefined) open.push({ token: token.value, depth })
    if (!('items' in token)) continue
    for (const { key, value } of token.items) {
      if (key) open.push({ token: key, depth: depth + 1 })
      if (value) open.push({ token: value, depth: depth + 1 })
    }
  }
  return null
}

function secondDocument(document: Document.Parsed, text: string): RawMistake {
  const start = Math.min(document.range[0], Math.max(0, text.length - 1))
  return { ...span(start, start + 1), wrong: 'holds a second document', right: 'keep one document, without `---` or `...` between parts' }
}

function directiveMistakes({ directives }: Document.Parsed): RawMistake[] {
  const tags = Object.keys(directives?.tags ?? {}).filter((handle) => handle !== '!!')
  if (directives?.yaml.explicit !== true && tags.length === 0) return []
  return [{ ...span(0, 1), wrong: 'has a directive (a line that begins with `%`)', right: 'remove it; the file is YAML 1.2' }]
}

function treeOf(node: unknown, reading: Reading, depth: number, at: Span | null): Tree {
  if (!isAlias(node) && !isMap(node) && !isSeq(node) && !isScalar(node)) return { ...EMPTY, ...(at ?? span(0, 0)) }
  const place = spanOf(node, at)
  if (depth > DEEPEST) {
    refuse(reading, place, 'is nested too deeply', `at most ${DEEPEST} levels`)
    return { ...REFUSED, ...place }
  }
  if (isAlias(node)) return expansionOf(node.source, reading, depth, place)
  if (at !== null) countExpanded(reading, at)
  if (node.anchor !== undefined && at === null) reading.anchors.set(node.anchor, node)
  if (node.tag !== undefined) refuseTag(node.tag, reading, place, at)
  if (isScalar(node)) return scalarOf(node, reading, place)
  reading.open.add(node)
  const tree: Tree = isMap(node)
    ? { kind: 'map', entries: entriesOf(node.items, reading, depth, at), ...place }
    : { kind: 'list', items: node.items.map((item) => treeOf(item, reading, depth + 1, at)), ...place }
  reading.open.delete(node)
  return tree
}

/** Complains at the alias with which there are too many; behind it no alias is followed any more, and each is refused. */
function countExpanded(reading: Reading, at: Span): void {
  reading.expanded += 1
  if (reading.expanded === MOST_EXPANDED + 1) refuseExpansion(reading, at)
}

function refuseExpansion(reading: Reading, at: Span): void {
  refuse(reading, at, `the aliases down to here stand for more than ${MOST_EXPANDED} values`, 'write the values out')
}

/** At the tag itself, unless the node came through an alias. */
function refuseTag(name: string, reading: Reading, place: Span, at: Span | null): void {
  const tag = name.replace(/^tag:yaml\.org,2002:/, '!!')
  const start = at === null ? reading.text.lastIndexOf(tag, place.start) : -1
  const where = start === -1 ? place : { start, end: start + tag.length }
  refuse(reading, where, `has the tag ${quoted(tag)}`, 'remove it; put a text that could be read as something else into quotes')
}

/** What an alias stands for, with the place of the alias, so that a mistake in it shows where it was used. */
function expansionOf(anchor: string, reading: Reading, depth: number, place: Span): Tree {
  const target = reading.anchors.get(anchor)
  if (target === undefined) refuse(reading, place, `${quoted(`*${anchor}`)} stands for no anchor above it`, 'write the value out')
  else if (reading.open.has(target))
    refuse(reading, place, `${quoted(`*${anchor}`)} stands for something that holds it`, 'write the value out')
  else if (reading.expanded > MOST_EXPANDED) refuseExpansion(reading, place)
  else return treeOf(target, reading, depth + 1, place)
  return { ...REFUSED, ...place }
}

function entriesOf(pairs: readonly unknown[], reading: Reading, depth: number, at: Span | null): Entry[] {
  const entries: Entry[] = []
  for (const pair of pairs) {
    if (!isPair(pair)) continue
    const place = at ?? keySpanOf(pair.key, reading)
    const key = keyOf(pair.key, reading, place)
    const value = pair.value === null ? { ...EMPTY, ...place } : treeOf(pair.value, reading, depth + 1, at)
    if (key !== null) entries.push({ key, keySpan: place, value })
  }
  return entries
}

function keySpanOf(key: unknown, { text }: Reading): Span {
  const range = isScalar(key) || isAlias(key) || isMap(key) || isSeq(key) ? key.range : null
  const start = Math.min(range?.[0] ?? 0, Math.max(0, text.length - 1))
  return span(start, range?.[1] ?? 0)
}

/** The key as text; null, and a mistake, for any other. */
function keyOf(key: unknown, reading: Reading, place: Span): string | null {
  if (!isScalar(key) || typeof key.value !== 'string') {
    refuse(reading, place, 'has a key that is not a text', 'write a plain word, or put the key into quotes')
    return null
  }
  if (key.tag !== undefined || key.anchor !== undefined) refuse(reading, place, 'has a tag or an anchor before a key', 'remove it')
  if (key.value === '<<' && key.type === Scalar.PLAIN) {
    refuse(reading, place, 'has a merge key (`<<`)', 'write the keys out')
    return null
  }
  return key.value
}

const NUMBER_COMMENT = /[ \t]+#\d/y

function scalarOf(node: Scalar, reading: Reading, place: Span): Tree {
  const [start, end] = node.range ?? [place.start, place.end]
  const { value } = node
  // A duplicate title's id ends in ` #2`: unquoted, the rest of it would be a comment, and the row would speak of another test.
  NUMBER_COMMENT.lastIndex = end
  if (node.type === Scalar.PLAIN && NUMBER_COMMENT.test(reading.text)) {
    refuse(
      reading,
      place,
      `${quoted(reading.text.slice(start, end))} is cut off by \` #\`, which begins a comment`,
      'put the whole text into quotes, or a space behind the `#` of a comment',
    )
  }
  const source = reading.text.slice(start, end)
  if (typeof value === 'number' && !Number.isFinite(value)) {
    refuse(reading, place, `${quoted(source)} is read as a number without end`, 'put it into quotes if it is a text')
    return { ...REFUSED, ...place }
  }
  const known = typeof value === 'string' || typeof value === 'boolean' ? value : null
  return { kind: 'scalar', value: typeof value === 'number' ? value + 0 : known, source, ...place }
}
