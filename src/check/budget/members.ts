import type { AssertionSyntax } from '../../model/syntax.ts'
import { doubt } from './assertions.ts'
import type { Change } from './assertions.ts'
import type { Open } from './matching.ts'

/** A value as data says it: a text for what has no members, else its members by name or number. */
type Data = string | ReadonlyMap<string, Data>

/** What is said of members and now of a whole, as surely; the whole has done its service, and makes up for nothing else. */
export function takeMembers(open: Open, bySubject: ReadonlyMap<string, readonly AssertionSyntax[]>): readonly Change[] {
  const said = open.lost.flatMap((before) => {
    const [whole] = holdersOf(before.assertion.subjectKey).flatMap((of) =>
      (bySubject.get(of) ?? []).filter((a) => doubt(a) <= doubt(before.assertion) && saysOfMember(a, of, before.assertion)),
    )
    return whole === undefined ? [] : [{ before, whole }]
  })
  const [members, wholes] = [new Set(said.map(({ before }) => before)), new Set(said.map(({ whole }) => whole))]
  open.lost = open.lost.filter((one) => !members.has(one))
  open.gained = open.gained.filter(({ assertion }) => !wholes.has(assertion))
  return said.map(({ before }) => ({ kind: 'kept', before, after: null }))
}

/** The subjects that something is a member of, the nearest first. */
function holdersOf(subject: string): readonly string[] {
  const parts = subject.split('.')
  return parts.slice(1).map((_, levels) => parts.slice(0, -1 - levels).join('.'))
}

/**
 * Whether a comparison with a whole says what one with a member of it says: `expect(user).toEqual({ name: 'a' })` of
 * `expect(user.name).toBe('a')`. Only in data that can be read to its end.
 */
function saysOfMember(whole: AssertionSyntax, of: string, member: AssertionSyntax): boolean {
  if (whole.subjectKey !== of || whole.negated || member.negated || member.family !== 'equals') return false
  const path = member.subjectKey.slice(of.length + 1).split('.')
  if (whole.family === 'inline-snapshot') return at(recordedData(whole.expectedKey), path) === member.expectedKey.replace(/[\\"'`]/g, '')
  const isWhole = whole.family === 'equals' || whole.family === 'partial'
  return isWhole && whole.expectedIsData && at(literalData(whole.expectedKey), path) === member.expectedKey
}

function at(data: Data | undefined, path: readonly string[]): Data | undefined {
  return path.reduce<Data | undefined>((found, name) => (found instanceof Map ? found.get(name) : undefined), data)
}

interface Level {
  readonly members: Map<string, Data>
  /** The line that closes it. */
  readonly end: string | null
}

/** The lines of a recorded value; a name that stands twice is a text of several lines, of which nobody can tell what it says. */
function recordedData(text: string): Data | undefined {
  const root = new Map<string, Data>()
  const open: [Level, ...Level[]] = [{ members: root, end: null }]
  for (const line of text.split('\n')) {
    const [top] = open
    if (line === top.end) {
      open.shift()
      continue
    }
    const [, name, value = ''] = top.end === '}' ? (/^([\w-]+): (.*)/s.exec(line) ?? []) : [line, String(top.members.size), line]
    if (name === undefined || top.members.has(name)) return undefined
    const members = new Map<string, Data>()
    const end = value === '{' ? '}' : value === '[' ? ']' : null
    top.members.set(name, end === null ? value : members)
    if (end !== null) open.unshift({ members, end })
  }
  return open.length === 1 && root.size === 1 ? root.get('0') : undefined
}

const TEXT = /"(?:[^"\\]|\\.)*"/g
const TOKEN = /"(?:[^"\\]|\\.)*"|[{[](?![}\]])|(?<![{[])[}\]]|[,:]/g
const IN_LINES: ReadonlyMap<string, string> = new Map([
  ['{', '{\n'],
  ['[', '[\n'],
  ['}', '\n}'],
  [']', '\n]'],
  [',', '\n'],
  [':', ': '],
])

/** Canonical text of a literal, see `observe/syntax/canonical.ts`, with a member a line as in a recorded value. */
function literalData(text: string): Data | undefined {
  // An expression for texts could hold anything.
  if (/[^\w.+\-{}[\],:]/.test(text.replace(TEXT, ''))) return undefined
  return recordedData(text.replace(TOKEN, (token) => IN_LINES.get(token) ?? token))
}
