/** Where a text is being read, between two tokens. Brackets, quotes, comments and templates are told apart exactly. */
export interface Reading {
  readonly text: string
  at: number
  /** The closing brackets that are due, outermost first; the part of a template that is code is closed as `TEMPLATE`. */
  readonly due: number[]
  /** For each of them, whether it closes the head of an `if`, a `for`, a `while` or a `with`. */
  readonly heads: boolean[]
  /** The code of the last character that is neither space nor comment; `WORD` and `ARROW` for what they say. 0 at the beginning. */
  last: number
  /** Where the last word began. */
  word: number
  /** Where that last character, word or text in quotes ends. */
  end: number
  /** Whether the last `)` was that of a head. */
  wasHead: boolean
}

/**
 * - `line`: at the first word of a line, with as many brackets open as `depth` says;
 * - `closed`: behind a bracket that left fewer than `floor` open;
 * - `end`: at the end of the text, with nothing open;
 * - `unsure`: at something that only a parser can read, or that none can.
 */
export type Stop = 'line' | 'closed' | 'end' | 'unsure'

const [NEWLINE, RETURN, QUOTE, DOUBLE, SLASH, STAR, BACKSLASH, TEMPLATE, DOLLAR] = [10, 13, 39, 34, 47, 42, 92, 96, 36]
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, OPEN_BLOCK, CLOSE_BLOCK] = [40, 41, 91, 93, 123, 125]
const [LESS, MORE, HASH, MINUS] = [60, 62, 35, 45]
const WORD = 97
const ARROW = 1

/** Letters, digits, `_` and `$` of ASCII. */
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[\w$]/.test(String.fromCharCode(code)) ? 1 : 0))
/** Behind these a `/` begins an expression: `( , = : [ & | ? { ;` and `=>`. */
const BEFORE_REGEX = new Set([...'(,=:[&|?{;'].map((c) => c.charCodeAt(0)).concat(ARROW))
const BEFORE_ELEMENT =
  /^(?:return|yield|await|default|case|typeof|void|in|of|new|else|do|throw|delete|instanceof|break|continue|debugger|extends)$/
const HEAD = /^(?:if|for|while|with|await)$/

export function readingOf(text: string): Reading {
  return { text, at: 0, due: [], heads: [], last: 0, word: 0, end: 0, wasHead: false }
}

/** Opens the brackets of `call('…', () => {` whose end is at `at`. */
export function enterCall(reading: Reading, at: number): void {
  reading.due.push(CLOSE, CLOSE_BLOCK)
  reading.heads.push(false, false)
  reading.last = OPEN_BLOCK
  reading.at = at
  reading.end = at
}

/** Whether a word that comes now begins a statement, whatever stands before it: behind `;`, a bracket or a quote, but not behind `if (x)`. */
export function beginsStatement({ last, wasHead }: Reading): boolean {
  switch (last) {
    case 0:
    case 59:
    case OPEN_BLOCK:
    case CLOSE_BLOCK:
    case CLOSE_LIST:
    case QUOTE:
    case DOUBLE:
    case TEMPLATE:
      return true
    case CLOSE:
      return !wasHead
    default:
      return false
  }
}

/** Reads on to the next place that `Stop` names. Linear. */
export function readOn(reading: Reading, depth: number, floor: number): Stop {
  const { text, due } = reading
  let isFresh = reading.at === 0 || text.charCodeAt(reading.at - 1) === NEWLINE
  let at = reading.at
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === 32 || code === 9) {
      at++
      continue
    }
    if (code === NEWLINE || (code === RETURN && text.charCodeAt(at + 1) === NEWLINE)) {
      isFresh = true
      at++
      continue
    }
    if (code === SLASH && isComment(text, at)) {
      at = endOfComment(text, at)
      if (at === -1) return 'unsure'
      continue
    }
    if (isFresh && IN_WORD[code] === 1 && due.length === depth) {
      reading.at = at
      return 'line'
    }
    at = IN_WORD[code] === 1 ? wordFrom(reading, at) : markFrom(reading, at, code, isFresh)
    if (at === -1) return 'unsure'
    reading.end = at
    isFresh = false
    if (due.length < floor) {
      reading.at = at
      return 'closed'
    }
  }
  reading.at = at
  return due.length === 0 ? 'end' : 'unsure'
}

/** Reads what is neither word, space nor comment; -1 where only a parser can. */
function markFrom(reading: Reading, at: number, code: number, isFresh: boolean): number {
  const { text, last } = reading
  reading.last = code
  switch (code) {
    case QUOTE:
    case DOUBLE:
      return endOfString(text, at, code)
    case TEMPLATE:
      return templateFrom(reading, at + 1)
    case OPEN:
      reading.heads.push(last === WORD && HEAD.test(wordOf(reading)))
      reading.due.push(CLOSE)
      return at + 1
    case OPEN_LIST:
    case OPEN_BLOCK:
      reading.heads.push(false)
      reading.due.push(code + 2)
      return at + 1
    case CLOSE:
    case CLOSE_LIST:
    case CLOSE_BLOCK:
      return closed(reading, at, code)
    case SLASH:
      reading.last = CLOSE_LIST
      return BEFORE_REGEX.has(last) ? endOfRegex(text, at) : -1
    case LESS:
      return isFresh || text[at + 1] === '!' || mayBeElement(reading, last) ? -1 : at + 1
    case MORE:
      if (text[at - 1] === '=') reading.last = ARROW
      return at + 1
    case MINUS:
      return text.startsWith('-->', at) ? -1 : at + 1
    case HASH:
      return at === 0 ? -1 : at + 1
    default:
      // What is no ASCII may be a space or the end of a line.
      return code > 126 || code < 32 || code === BACKSLASH ? -1 : at + 1
  }
}

function closed(reading: Reading, at: number, code: number): number {
  const due = reading.due.pop()
  reading.wasHead = reading.heads.pop() ?? false
  if (due === TEMPLATE && code === CLOSE_BLOCK) return templateFrom(reading, at + 1)
  return due === code ? at + 1 : -1
}

function isComment(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1)
  return next === SLASH || next === STAR
}

function endOfComment(text: string, at: number): number {
  if (text.charCodeAt(at + 1) === SLASH) return endOfLine(text, at)
  const end = text.indexOf('*/', at + 2)
  return end === -1 ? -1 : end + 2
}

function wordFrom(reading: Reading, at: number): number {
  reading.last = WORD
  reading.word = at
  return endOfWord(reading.text, at)
}

function wordOf({ text, word }: Reading): string {
  return text.slice(word, endOfWord(text, word))
}

/** Reads the word that `line` stopped at. */
export function readWord(reading: Reading): void {
  reading.at = wordFrom(reading, reading.at)
  reading.end = reading.at
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  while (IN_WORD[text.charCodeAt(at)] === 1) at++
  return at
}

/** Behind the spaces and comments that begin at an offset. What is not over at `limit` is none, but for a comment that the text ends with. */
export function endOfSpace(text: string, from: number, limit: number = text.length): number {
  let at = from
  while (at < limit) {
    const code = text.charCodeAt(at)
    if (code === 32 || code === 9 || code === NEWLINE || code === RETURN) {
      at++
      continue
    }
    const next = code === SLASH ? text.charCodeAt(at + 1) : 0
    if (next !== SLASH && next !== STAR) return at
    const end = next === SLASH ? text.indexOf('\n', at) : text.indexOf('*/', at + 2)
    if (end === -1) return next === SLASH && limit === text.length ? limit : at
    const behind = next === SLASH ? end + 1 : end + 2
    if (behind > limit) return at
    at = behind
  }
  return at
}

/** -1 where something but `\n` may end it as well. */
function endOfLine(text: string, from: number): number {
  const found = text.indexOf('\n', from)
  const end = found === -1 ? text.length : found
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x2028 || code === 0x2029 || (code === RETURN && at + 1 !== found)) return -1
  }
  return end
}

function endOfString(text: string, from: number, quote: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at + 1
    if (code === NEWLINE || code === RETURN) return -1
    if (code === BACKSLASH) at++
  }
  return -1
}

/** Behind the template, or behind the `${` of its next part. */
function templateFrom(reading: Reading, from: number): number {
  const { text } = reading
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === TEMPLATE) {
      reading.last = TEMPLATE
      return at + 1
    }
    if (code === BACKSLASH) at++
    else if (code === DOLLAR && text.charCodeAt(at + 1) === OPEN_BLOCK) {
      reading.due.push(TEMPLATE)
      reading.heads.push(false)
      reading.last = OPEN_BLOCK
      return at + 2
    }
  }
  return -1
}

function endOfRegex(text: string, from: number): number {
  let isClass = false
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === NEWLINE || code === RETURN || code === 0x2028 || code === 0x2029) return -1
    if (code === BACKSLASH) {
      at++
      if (text.charCodeAt(at) < 32 || text.charCodeAt(at) > 126) return -1
    } else if (code === OPEN_LIST) isClass = true
    else if (code === CLOSE_LIST) isClass = false
    else if (code === SLASH && !isClass) return at + 1
  }
  return -1
}

/** Where no `<` can mean "less than" or begin types, it begins an element of JSX, whose text has rules of its own. */
function mayBeElement(reading: Reading, last: number): boolean {
  if (last === CLOSE_LIST || last === QUOTE || last === DOUBLE || last === TEMPLATE) return false
  return last !== WORD || BEFORE_ELEMENT.test(wordOf(reading))
}
