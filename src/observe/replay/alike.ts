import { inspect } from 'node:util'
import { decode } from '../../model/replay/decode.ts'
import type { CallDifference, CallOutcome, Explanation, RecordedCall, Recording } from '../../model/replay.ts'
import { JUDGES } from './program.ts'

export type Alike = 'same' | 'differs' | 'unknown'

/** Colours, which depend on where a text is shown, as `encode` writes them. */
const COLOUR = /\\u001b\[[\d;]*m/g

type Seen = CallOutcome | null | undefined

/** A place in a file, as stack traces write it: two processes name other places for the same code. */
const PLACE = /(?:\b\w+ )?\(?[^\s()"']*:\d+:\d+\)?/g

/** What two outcomes of the same call say of each other; those without a text, or that never came, say nothing. */
export function alike(a: Seen, b: Seen): Alike {
  if (!a || !b || a.kind === 'unsettled' || b.kind === 'unsettled') return 'unknown'
  if (textOf(a) === textOf(b)) return 'same'
  return plainText(a) === plainText(b) ? 'unknown' : 'differs'
}

function plainText(outcome: CallOutcome): string {
  return textOf(outcome).replace(COLOUR, '').replace(PLACE, '')
}

function textOf({ kind, value, after }: CallOutcome): string {
  return `${kind} ${value} ${after ?? ''}`
}

/** Calls of a recording by what makes them the same call in another recording of the same tests. */
export function callsByKey(recording: Recording): ReadonlyMap<string, readonly [file: number, call: number]> {
  const keys = new Map<string, readonly [number, number]>()
  recording.files.forEach(({ project, file, calls }, at) => {
    const times = new Map<string, number>()
    calls.forEach((call, index) => {
      const key = JSON.stringify([project, file, call.file, call.name, call.fresh, call.args])
      const time = times.get(key) ?? 0
      times.set(key, time + 1)
      keys.set(`${key} ${time}`, [at, index])
    })
  })
  return keys
}

const MISSING_PACKAGE = /Cannot find package '([^']+)'/
const MISSING_GLOBAL = /([\w$]+) is not defined/
const GLOBALS_OF_TESTS = /^(describe|suite|it|test|expect|assert|vi|vitest|jest|before(Each|All)|after(Each|All)|chai|sinon|__vitest_\w+)$/

/** A file that is there where the tests run, and is none of the program. */
const HIDDEN = /ENOENT|Cannot find module/

/** Whether what was not found is of the tests: a file outside of the program, or a package that judges. */
export function isHidden(text: string): boolean {
  return HIDDEN.test(text) || JUDGES.test(MISSING_PACKAGE.exec(text)?.[1] ?? '')
}

/** Null where nothing else explains an answer than that the code knows where it runs. */
export function explanationOf(text: string, denied: string | null | undefined): Explanation | null {
  const missing = MISSING_PACKAGE.exec(text)?.[1]
  if (missing !== undefined && !JUDGES.test(missing)) return { kind: 'package', name: missing }
  if (denied !== null && denied !== undefined) return { kind: 'denied', what: denied }
  if (isHidden(text)) return null
  const global = /ReferenceError/.test(text) ? MISSING_GLOBAL.exec(text)?.[1] : undefined
  return global === undefined || GLOBALS_OF_TESTS.test(global) ? null : { kind: 'global', name: global }
}

/** Characters of a value in words. */
const LONGEST = 160

export function differenceOf(test: string, call: RecordedCall, outside: Seen): CallDifference {
  const args = decoded(call.args)
  const list = Array.isArray(args) ? args.map((one) => shown(one)).join(', ') : call.args
  return {
    test,
    call: cut(`${call.name}(${list})`),
    fresh: call.fresh,
    inRunner: outcomeWords(call.outcome),
    outside: outcomeWords(outside),
  }
}

function outcomeWords(outcome: Seen): string {
  if (!outcome) return 'no answer'
  const value = valueWords(outcome.value)
  switch (outcome.kind) {
    case 'returned':
      return cut(outcome.after === undefined ? value : `${value}, and its arguments as ${valueWords(outcome.after)}`)
    case 'resolved':
      return cut(`a promise of ${value}`)
    case 'rejected':
      return cut(`a promise that is rejected with ${value}`)
    case 'threw':
      return cut(`an error: ${value}`)
    case 'unsettled':
      return 'a promise that does not settle'
  }
}

function valueWords(text: string): string {
  const error = /^\["e",("(?:[^"\\]|\\.)*"),("(?:[^"\\]|\\.)*")\]$/.exec(text)
  if (error !== null) return `${JSON.parse(error[1] ?? '""')}: ${JSON.parse(error[2] ?? '""')}`
  const value = decoded(text)
  return value === undefined && text !== '["u"]' ? text : shown(value)
}

function decoded(text: string): unknown {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}

function shown(value: unknown): string {
  return inspect(value, { depth: 4, breakLength: Infinity, maxArrayLength: 10, maxStringLength: 80, compact: true })
}

function cut(whole: string): string {
  const text = whole.replace(/\s+/g, ' ')
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`
}
