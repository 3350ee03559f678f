import type { AssertionSyntax } from '../../model/syntax.ts'
import { doubt } from './assertions.ts'
import type { Change, Stated } from './assertions.ts'
import type { Open } from './matching.ts'

/** A value as data says it: a text for what has no members, else its members by name or number. */
type Data = string | ReadonlyMap<string, Data>

/** What is said of members and now of a whole, as surely; the whole has done its service, and makes up for nothing else. */
export function takeMembers(open: Open, bySubject: ReadonlyMap<string, readonly AssertionSyntax[]>): readonly Change[] {
  const wholes = new Set<AssertionSyntax>()
  const isSaid = ({ assertion: before }: Stated): boolean => {
    const saysIt = (a: AssertionSyntax): boolean => doubt(a) <= doubt(before) && saysOfMember(a, before)
    const whole = holdersOf(before.subjectKey).flatMap((key) => bySubject.get(key)?.find(saysIt) ?? [])[0]
    if (whole !== undefined) wholes.add(whole)
    return whole !== undefined
  }
  const said = open.lost.filter(isSaid)
  const taken = new Set(said)
  open.lost = open.lost.filter((one) => !taken.has(one))
  open.gained = open.gained.filter(({ assertion }) => !wholes.has(assertion))
  return said.map((before) => ({ before, after: null, kind: 'kept', why: '' }))
}

/**
 * Whether a comparison with a whole says what one with a member of it says: `expect(user).toEqual({ name: 'a' })` of
 * `expect(user.name).toBe('a')`. Only plain values are looked for, and only in data that can be read to its end.
 */
function saysOfMember(whole: AssertionSyntax, member: AssertionSyntax): boolean {
  if (whole.negated || member.negated || member.family !== 'equals' || member.value === null) return false
  const { subjectKey: of } = whole
  if (of === '' || !member.subjectKey.startsWith(`${of}.`)) return false
  const path = member.subjectKey.slice(of.length + 1).split('.')
  if (whole.family === 'inline-snapshot') return at(snapshotData(whole.expectedKey), path) === member.value
  return /^(equals|partial)$/.test(whole.family) && whole.expectedIsData && at(literalData(whole.expectedKey), path) === member.expectedKey
}

/** Members of members of members; and literals that are nested as deep. */
const DEEPEST = 30

/** The subjects that something is a member of, the nearest first. */
function holdersOf(subject: string): readonly string[] {
  const found: string[] = []
  let rest = /^(.+)\.\w+$/s.exec(subject)?.[1]
  while (rest !== undefined && found.length < DEEPEST) {
    found.push(rest)
    rest = /^(.+)\.\w+$/s.exec(rest)?.[1]
  }
  return found
}

function at(data: Data | null, path: readonly string[]): string | null {
  let found: Data | null | undefined = data
  for (const name of path) found = typeof found === 'string' ? null : found?.get(name)
  return typeof found === 'string' ? found : null
}

/** The lines of a recorded value; a name that stands twice is a text of several lines, of which nobody can tell what it says. */
function snapshotData(text: string): Data | null {
  const root = new Map<string, Data>()
  const open: { readonly members: Map<string, Data>; readonly end: string }[] = [{ members: root, end: '' }]
  for (const line of text.split('\n')) {
    const top = open.at(-1)
    if (top === undefined) return null
    if (line === top.end) {
      open.pop()
      continue
    }
    const [, named, value = ''] = (top.end === '}' ? /^([\w-]+): (.*)$/ : /^()(.*)$/).exec(line) ?? []
    const name = named === '' ? String(top.members.size) : named
    if (name === undefined || top.members.has(name)) return null
    const opens = value === '{' || value === '['
    const members = new Map<string, Data>()
    top.members.set(name, opens ? members : value)
    if (opens) open.push({ members, end: value === '{' ? '}' : ']' })
  }
  return open.length === 1 && root.size === 1 ? (root.get('0') ?? null) : null
}

/** Canonical text of a literal, see `observe/syntax/canonical.ts`. */
function literalData(text: string): Data | null {
  const left = { text }
  const data = valueOf(left, 0)
  return left.text === '' ? data : null
}

const PLAIN = /^("(?:[^"\\]|\\.)*"|-?[\w.+-]+)/

function valueOf(left: { text: string }, depth: number): Data | null {
  const [opened = ''] = left.text
  if (opened !== '{' && opened !== '[') {
    const [plain] = PLAIN.exec(left.text) ?? []
    if (plain === undefined) return null
    left.text = left.text.slice(plain.length)
    return plain
  }
  if (depth > DEEPEST) return null
  const members = new Map<string, Data>()
  const end = opened === '{' ? '}' : ']'
  left.text = left.text.slice(1)
  while (!left.text.startsWith(end)) {
    const [named, key] = (opened === '{' ? /^([\w-]+):/ : /^()/).exec(left.text) ?? []
    left.text = left.text.slice(named?.length ?? 0)
    const name = key === '' ? String(members.size) : key
    const data = name === undefined ? null : valueOf(left, depth + 1)
    if (name === undefined || data === null || members.has(name)) return null
    members.set(name, data)
    if (left.text.startsWith(',')) left.text = left.text.slice(1)
    else if (!left.text.startsWith(end)) return null
  }
  left.text = left.text.slice(1)
  return members
}
