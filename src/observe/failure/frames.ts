import type { StackFrame } from '../../model/run.ts'
import { frameFile } from './files.ts'
import type { RootSpellings } from './files.ts'
import { boundedItems, isObject, ownField, shorten } from './plain.ts'

/** Frames kept at each end of a deep stack. */
const keptFrames = 100
const longestFile = 4096
const longestMethod = 300
/** UTF-16 units of a stack that are read. */
const longestStack = 500_000

/** The frames that Vitest found, mapped back to the sources: `{ method, file, line, column }[]`, the throw first. */
export function framesFromList(stacks: unknown, root: RootSpellings): readonly StackFrame[] {
  return boundedItems(stacks, keptFrames, keptFrames).flatMap((item) => {
    if (!isObject(item)) return []
    const file = ownField(item, 'file')
    const method = ownField(item, 'method')
    if (typeof file !== 'string' || file === '') return []
    return [frame(typeof method === 'string' ? method : '', file, ownField(item, 'line'), ownField(item, 'column'), root)]
  })
}

/**
 * The frames in the text of `error.stack`, the throw first: V8's form, and that of Firefox and Safari. `message` is left out where it
 * stands in the text, because a message may hold lines that look like frames.
 */
export function framesFromText(stack: string, message: string, root: RootSpellings): readonly StackFrame[] {
  const text = stack.slice(0, longestStack)
  const behind = message === '' ? -1 : text.indexOf(message)
  const lines = text.slice(behind === -1 ? 0 : behind + message.length).split('\n')
  return boundedItems(lines, keptFrames * 2, keptFrames).flatMap((line) => (typeof line === 'string' ? frameFromLine(line, root) : []))
}

function frameFromLine(raw: string, root: RootSpellings): readonly StackFrame[] {
  if (raw.length > longestFile + longestMethod) return []
  const line = raw.trim()
  const [method, place] = line.startsWith('at ') ? v8Parts(line.slice(3)) : geckoParts(line)
  const parts = /^(.+):(\d{1,9}):(\d{1,9})$/.exec(place)
  if (parts?.[1] === undefined || parts[1].startsWith('<')) return []
  return [frame(method, parts[1], Number(parts[2]), Number(parts[3]), root)]
}

/** `fn (file:1:2)`, `file:1:2`, and for evaluated code `eval (eval at fn (file:1:2), <anonymous>:1:2)`, whose place is that of the call. */
function v8Parts(text: string): readonly [string, string] {
  const open = text.endsWith(')') ? text.indexOf(' (') : -1
  if (open === -1) return ['', text.replace(/^async /, '')]
  const inner = text.slice(open + 2, -1)
  if (!inner.startsWith('eval at ')) return [text.slice(0, open), inner]
  const close = inner.indexOf(')')
  return [text.slice(0, open), inner.slice(inner.lastIndexOf('(', close) + 1, close)]
}

function geckoParts(line: string): readonly [string, string] {
  const at = line.indexOf('@')
  return at === -1 ? ['', ''] : [line.slice(0, at), line.slice(at + 1)]
}

function frame(method: string, file: string, line: unknown, column: unknown, root: RootSpellings): StackFrame {
  return {
    method: shorten(method, longestMethod),
    file: frameFile(shorten(file, longestFile), root),
    line: count(line),
    column: count(column),
  }
}

function count(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}
