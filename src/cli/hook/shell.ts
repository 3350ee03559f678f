/** One command of a shell line: its words without their quotes, and where its output goes. */
export interface SimpleCommand {
  readonly words: readonly string[]
  /** Files that `>`, `>>`, `>|`, `&>` and `<>` write to. */
  readonly written: readonly string[]
}

/**
 * The commands of a shell line, as far as they can be told without running it: those in substitutions and subshells too. Variables stay
 * as they are written, and a quote that nobody closed ends with the line. Throws an Error for substitutions that are nested too deep to be meant.
 */
export function commandsOf(line: string, depth: number = 0): readonly SimpleCommand[] {
  if (depth > DEEPEST) throw new Error(`the line has substitutions in each other, more than ${DEEPEST} deep`)
  const { rest, scripts, filled } = withoutDocuments(line)
  return [
    ...split(rest),
    ...[rest, ...filled].flatMap(substitutions).flatMap((inner) => commandsOf(inner, depth + 1)),
    ...scripts.map((text) => ({ words: ['sh', '-c', text], written: [] })),
  ]
}

const DEEPEST = 8

const INTERPRETER = /(?:^|[\s;|&(/])(?:[a-z]*sh|python[\d.]*|node|ruby|perl|php|deno|bun|tsx)(?:\s|$)/

interface Documents {
  readonly rest: string
  readonly scripts: readonly string[]
  /** Those in which substitutions are filled in: the word that ends them has no quotes. */
  readonly filled: readonly string[]
}

/** A line without its here-documents. One that an interpreter reads is a script; any other is text that no command acts on. */
function withoutDocuments(line: string): Documents {
  if (!line.includes('<<')) return { rest: line, scripts: [], filled: [] }
  const kept: string[] = []
  const scripts: string[] = []
  const filled: string[] = []
  const lines = line.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at] ?? ''
    kept.push(first)
    for (const [, quote = '', end = ''] of first.matchAll(/(?<!<)<<-?\s*(['"]?)([\w.-]+)\1/g)) {
      const from = at + 1
      while (at + 1 < lines.length && (lines[at + 1] ?? '').trim() !== end) at++
      const text = lines.slice(from, at + 1).join('\n')
      if (INTERPRETER.test(first)) scripts.push(text)
      else if (quote === '') filled.push(text)
      at++
    }
  }
  return { rest: kept.join('\n'), scripts, filled }
}

interface Open {
  words: string[]
  written: string[]
  /** null between words. */
  word: string | null
  /** What the next word is. */
  next: 'word' | 'written' | 'read'
}

function split(line: string): readonly SimpleCommand[] {
  const commands: SimpleCommand[] = []
  let open: Open = fresh()
  const endWord = (): void => {
    if (open.word === null) return
    if (open.next === 'written') open.written.push(open.word)
    else if (open.next === 'word') open.words.push(open.word)
    open.word = null
    open.next = 'word'
  }
  const endCommand = (): void => {
    endWord()
    if (open.words.length > 0 || open.written.length > 0) commands.push({ words: open.words, written: open.written })
    open = fresh()
  }
  let at = 0
  while (at < line.length) {
    const { length, text, kind } = pieceAt(line, at)
    at += length
    if (kind === 'text') open.word = (open.word ?? '') + text
    else if (kind === 'space') endWord()
    else if (kind === 'end') endCommand()
    else {
      // A number in front of an arrow is a descriptor, no word.
      if (open.word !== null && /^\d+$/.test(open.word)) open.word = null
      endWord()
      open.next = kind
    }
  }
  endCommand()
  return commands
}

const fresh = (): Open => ({ words: [], written: [], word: null, next: 'word' })

interface Piece {
  readonly length: number
  readonly text: string
  readonly kind: 'text' | 'space' | 'end' | 'written' | 'read'
}

const ARROWS = /^(?:&>>?|>>|>\||<>|>&(?=\s*[^\s\d-])|>)/
const READS = /^(?:<<<|<<-?|<&|<|>&)/

function pieceAt(line: string, at: number): Piece {
  const rest = line.slice(at, at + 4)
  const letter = line[at] ?? ''
  const arrow = ARROWS.exec(line.slice(at, at + 64))?.[0]
  if (letter === '\\') return line[at + 1] === '\n' ? piece(2, '', 'space') : piece(2, line[at + 1] ?? '', 'text')
  if (letter === "'") return quotedPiece(line, at, 1, (text) => text)
  if (letter === '"') return doubleQuoted(line, at)
  if (rest.startsWith("$'")) return quotedPiece(line, at, 2, unescaped)
  if (arrow !== undefined) return piece(arrow.length, '', 'written')
  const read = READS.exec(rest)?.[0]
  if (read !== undefined) return piece(read.length, '', 'read')
  if (/[ \t]/.test(letter)) return piece(1, '', 'space')
  if (
    /[\n;|&(){}`]/.test(letter) &&
    !(letter === '{' && /[^\s]/.test(line[at + 1] ?? ' ')) &&
    !(letter === '}' && /\S/.test(line[at - 1] ?? ' '))
  )
    return piece(1, '', 'end')
  return piece(1, letter, 'text')
}

const piece = (length: number, text: string, kind: Piece['kind']): Piece => ({ length, text, kind })

function quotedPiece(line: string, at: number, opening: number, read: (text: string) => string): Piece {
  let end = at + opening
  while (end < line.length && line[end] !== "'") end += opening === 2 && line[end] === '\\' ? 2 : 1
  return piece(end + 1 - at, read(line.slice(at + opening, end)), 'text')
}

function doubleQuoted(line: string, at: number): Piece {
  let [end, text] = [at + 1, '']
  while (end < line.length && line[end] !== '"') {
    if (line[end] === '\\') end++
    text += line[end] ?? ''
    end++
  }
  return piece(end + 1 - at, text, 'text')
}

/** `\x2f`, `\57` and `\u002f` of `$'…'`. */
function unescaped(text: string): string {
  return text.replaceAll(/\\(?:x([0-9a-fA-F]{1,2})|u([0-9a-fA-F]{1,4})|([0-7]{1,3})|(.))/gs, (whole, hex, unicode, octal, other) => {
    const digits: unknown = hex ?? unicode ?? octal
    if (typeof digits !== 'string') return typeof other === 'string' ? other : String(whole)
    return String.fromCharCode(Number.parseInt(digits, digits === octal ? 8 : 16))
  })
}

/** What stands in `$(…)` and between backticks, in double quotes as well. */
function substitutions(line: string): readonly string[] {
  const found: string[] = []
  let last = 0
  for (const match of line.matchAll(/\$\(|[<>]\(/g)) {
    // What stands inside of another one is found when that is read.
    if (match.index < last) continue
    let [depth, end] = [1, match.index + match[0].length]
    for (; end < line.length && depth > 0; end++) depth += line[end] === '(' ? 1 : line[end] === ')' ? -1 : 0
    found.push(line.slice(match.index + match[0].length, depth === 0 ? end - 1 : end))
    last = end
  }
  return [...found, ...[...line.matchAll(/`([^`]*)`/g)].map(([, inner = '']) => inner)]
}
