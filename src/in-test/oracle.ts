import { closest } from 'fastest-levenshtein'
import type { TestOptions } from 'vitest'
import type { CanaryEvidence, OracleTag, TestEvidence, WorkerSettings } from '../model/tag.ts'
import type { ClaimedClass } from '../model/words.ts'
import { type TaskTags, inTestState } from './state.ts'

// Here, so that whoever can call `oracle()` has these types. 'vitest' and not '@vitest/runner': Vitest 5 has no such package.
declare module 'vitest' {
  interface TaskMeta {
    /** What `oracle()` says of the test; on a suite, what its tests inherit. */
    oracle?: OracleTag
    /** The tag that `oracle()` gave inside the running test. */
    oracleTagged?: OracleTag
    oracleEvidence?: TestEvidence
    /** On a file. */
    oracleCanary?: CanaryEvidence
  }
  interface ProvidedContext {
    /** Absent in a run without this package's reporter. */
    'vitest-oracle'?: WorkerSettings
  }
}

export type OracleClassName = ClaimedClass | 'example' | 'property' | 'fixture' | 'nondeterministic'

export interface OracleTagOptions {
  /** What the test covers: a glob, a path, `path#export`, or a list of them. Those of enclosing suites are added. */
  readonly covers?: string | readonly string[]
  /** An id from INVARIANTS.md. */
  readonly invariant?: string
  /** The name of a list of sealed seeds. */
  readonly seeds?: string
  /** The path of the captured input of a nondeterministic test. */
  readonly corpus?: string
}

const CLASSES: ReadonlyMap<string, ClaimedClass> = new Map([
  ['E', 'E'],
  ['P', 'P'],
  ['F', 'F'],
  ['N', 'N'],
  ['example', 'E'],
  ['property', 'P'],
  ['fixture', 'F'],
  ['nondeterministic', 'N'],
])
const OPTIONS = ['covers', 'invariant', 'seeds', 'corpus'] as const

/**
 * Says which kind of evidence a test is. As options of `test` or `describe` (`test('x', oracle('P', …), fn)`, or spread beside others)
 * it tags what is declared; called inside a running test it tags that test, and still returns the options.
 *
 * Of several tags the nearest wins. Options that it leaves out come from the enclosing tag if that has the same class; `covers` adds up
 * over all enclosing tags, whatever their class.
 * @throws {TypeError} for unknown classes and options, values of a wrong type, and empty ones, with what is known.
 */
export function oracle(cls: OracleClassName, options: OracleTagOptions = {}): TestOptions {
  const tag = { cls: readClass(cls), ...readOptions(options) }
  tagRunningTest(tag)
  return {
    meta: {
      // Vitest copies `meta` key by key into each test and suite while it collects them. A getter sees that moment, and so the suite
      // around, wherever `oracle()` was called; what Vitest keeps is the plain tag that it returns.
      get oracle(): OracleTag {
        return within(tag, enclosingTag(this))
      },
    },
  }
}

/** @param meta The object that is being read: the suite's own when a test inherits it, and then there is nothing to add. */
function enclosingTag(meta: TaskTags): OracleTag | undefined {
  const suite = inTestState()?.collecting()
  return suite === meta ? undefined : suite?.oracle
}

function tagRunningTest(tag: OracleTag): void {
  const task = inTestState()?.current()?.task
  if (task === undefined) return
  const tagged = within(tag, task.meta.oracle ?? task.suite?.meta.oracle)
  task.meta.oracle = tagged
  task.meta.oracleTagged = structuredClone(tagged)
}

function within(own: OracleTag, outer: OracleTag | undefined): OracleTag {
  const covers = [...new Set([...(outer?.covers ?? []), ...(own.covers ?? [])])]
  return { ...(outer?.cls === own.cls ? outer : {}), ...own, ...(covers.length > 0 ? { covers } : {}) }
}

function readClass(given: unknown): ClaimedClass {
  const found = typeof given === 'string' ? CLASSES.get(given) : undefined
  if (found !== undefined) return found
  const known = 'Known are E (example), P (property), F (fixture) and N (nondeterministic).'
  if (given === 'U' || given === 'untrusted') {
    throw new TypeError(`oracle(): a test is not tagged untrusted; without a tag it is. Leave the call out. ${known}`)
  }
  throw new TypeError(`oracle(): unknown class ${shown(given)}. ${known}${didYouMean(given, [...CLASSES.keys()])}`)
}

function readOptions(given: OracleTagOptions): Omit<OracleTag, 'cls'> {
  if (!isRecord(given)) throw new TypeError(`oracle(): the options must be an object, not ${shown(given)}.`)
  for (const name of Object.keys(given)) {
    if (!OPTIONS.some((known) => known === name)) {
      throw new TypeError(`oracle(): unknown option ${shown(name)}. Known are ${OPTIONS.join(', ')}.${didYouMean(name, OPTIONS)}`)
    }
  }
  const { covers, invariant, seeds, corpus } = given
  return {
    ...(covers === undefined ? {} : { covers: Array.isArray(covers) ? readList(covers) : [readText('covers', covers)] }),
    ...(invariant === undefined ? {} : { invariant: readText('invariant', invariant) }),
    ...(seeds === undefined ? {} : { seeds: readText('seeds', seeds) }),
    ...(corpus === undefined ? {} : { corpus: readText('corpus', corpus) }),
  }
}

function readList(covers: readonly unknown[]): readonly string[] {
  if (covers.length === 0) throw new TypeError('oracle(): covers is an empty list. Name what the test covers, or leave covers out.')
  return covers.map((entry, index) => readText(`covers[${index}]`, entry))
}

function readText(option: string, value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`oracle(): ${option} must be a string, not ${shown(value)}.`)
  if (value.trim() === '') throw new TypeError(`oracle(): ${option} is empty. Give it a value, or leave it out.`)
  return value
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function didYouMean(given: unknown, known: readonly string[]): string {
  if (typeof given !== 'string' || given === '') return ''
  const upper = known.find((word) => word.toLowerCase() === given.toLowerCase())
  return ` Did you mean ${shown(upper ?? closest(given, known))}?`
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value === null || typeof value !== 'object') return String(value)
  return Array.isArray(value) ? 'a list' : 'an object'
}
