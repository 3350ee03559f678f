import type { JudgedFinding, Verdict } from '../model/verdict.ts'
import { canonicalText } from './canonical.ts'
import { asJudged } from './digest.ts'

/** One thing in which two verdicts differ; null where one of them does not have it. */
export interface Difference {
  readonly part: DifferencePart
  /** Inside of the part: a phase, a test, a field; '' for the part as a whole. */
  readonly what: string
  readonly a: string | null
  readonly b: string | null
}

export type DifferencePart = 'decision' | 'reasons' | 'tool' | 'subject' | 'policy' | 'phases' | 'findings' | 'tests' | 'patch' | 'other'

/** Whether two verdicts are about the same thing, and what it means that they differ. */
export type Comparison =
  | { readonly state: 'same' }
  /** They judged other commits, or by other rules: nothing follows from it. */
  | { readonly state: 'not-comparable'; readonly because: string }
  /** The same commits by the same rules, and the decision is another one: that is the environment. */
  | { readonly state: 'flipped'; readonly because: string }
  /** The same commits by the same rules and the same decision, from other observations. */
  | { readonly state: 'unstable'; readonly because: string }

export interface Compared {
  readonly comparison: Comparison
  /** Of all that a digest holds. Empty if and only if the digests are equal. */
  readonly differences: readonly Difference[]
  /** What the digest leaves out and may be the reason: machine, versions. */
  readonly environment: readonly Difference[]
}

/** Where two verdicts differ, and what that means. Pure. */
export function compareVerdicts(a: Verdict, b: Verdict): Compared {
  const environment = fieldsOf('other', { ...a.environment, ...runnerOf(a) }, { ...b.environment, ...runnerOf(b) })
  if (a.digest === b.digest) return { comparison: { state: 'same' }, differences: [], environment }
  const differences = differencesOf(a, b)
  return { comparison: meaningOf(a, b, environment), differences, environment }
}

const runnerOf = ({ runner }: Verdict): Readonly<Record<string, unknown>> => ({ exitCode: runner.exitCode, signal: runner.signal })

function meaningOf(a: Verdict, b: Verdict, environment: readonly Difference[]): Comparison {
  const why = whyNotComparable(a, b)
  if (why !== null) return { state: 'not-comparable', because: why }
  const machines = environment.filter(({ what }) => what !== 'exitCode' && what !== 'signal')
  const differ = machines.map(({ what, a: one, b: other }) => `${what} ${one} and ${other}`).join(', ')
  const where = machines.length === 0 ? 'The two name the same versions and the same kind of machine' : `The two differ in ${differ}`
  const unstable = 'something that the code does not say decides what is observed: the machine, the hour, the order of tests, or chance'
  return a.decision === b.decision
    ? { state: 'unstable', because: `The same commits by the same rules gave other observations, so ${unstable}. ${where}.` }
    : {
        state: 'flipped',
        because: `The same commits by the same rules, and the decision flipped: that is the environment, not the code. ${where}.`,
      }
}

/** Uncommitted changes have no name that could be compared. */
function whyNotComparable(a: Verdict, b: Verdict): string | null {
  if (a.scope !== b.scope) return 'One judges a run and the other a patch.'
  if (a.tool.version !== b.tool.version) return 'They were written by two versions of vitest-oracle.'
  if (a.subject.head === null || b.subject.head === null) return 'Not both of them name a commit.'
  if (a.subject.dirty !== false || b.subject.dirty !== false) return 'Not both of them judge what was committed.'
  if (canonicalText(a.subject) !== canonicalText(b.subject)) return 'They judge different commits.'
  const rules = ({ policy }: Verdict): string => canonicalText({ ref: policy.ref, sha256: policy.sha256, preset: policy.preset })
  if (rules(a) !== rules(b)) return 'They were judged under different policies.'
  const [one, other] = [approversOf(a), approversOf(b)]
  return one === other ? null : `They were approved by different people: ${one || 'nobody'}, and ${other || 'nobody'}.`
}

const approversOf = ({ findings }: Verdict): string =>
  [...new Set(findings.flatMap(({ approvedBy }) => (approvedBy === null ? [] : [approvedBy])))].sort().join(', ')

/** All that differs in what two machines that judged alike have in common. */
function differencesOf(a: Verdict, b: Verdict): readonly Difference[] {
  const [one, other] = [partsOf(a), partsOf(b)]
  const differences = PARTS.flatMap((part) => fieldsOf(part, one[part], other[part]))
  return differences.length > 0 ? differences : [{ part: 'other', what: 'the order in which lists stand', a: null, b: null }]
}

const PARTS: readonly DifferencePart[] = [
  'decision',
  'reasons',
  'tool',
  'subject',
  'policy',
  'phases',
  'findings',
  'tests',
  'patch',
  'other',
]

/** What a digest holds, in the parts that are compared; lists by what identifies their items. */
function partsOf(verdict: Verdict): Readonly<Record<DifferencePart, Values>> {
  const { decision, subject, policy, findings, tests, paths, budget, knownBad, mutation, regions, freezes, failures, ...rest } = keysOf(
    asJudged(verdict),
  )
  const { because: _because, inputs: _inputs, scope, schemaVersion, tool, digest: _digest, ...other } = rest
  return {
    decision: { decision },
    reasons: reasonsOf(verdict),
    tool: { scope, schemaVersion, ...keysOf(tool) },
    subject: keysOf(subject),
    policy: keysOf(policy),
    phases: statesOf(verdict),
    findings: findingsOf(findings),
    tests: itemsOf('', tests, 'id'),
    patch: {
      budget,
      mutation,
      ...itemsOf('path ', paths, 'path'),
      ...itemsOf('known-bad ', knownBad, 'file'),
      ...itemsOf('region ', regions, 'covers'),
      ...itemsOf('freeze of ', freezes, 'test'),
    },
    other: { ...other, ...itemsOf('failure ', failures, 'signature', 'owner') },
  }
}

type Values = Readonly<Record<string, unknown>>

function keysOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

const reasonsOf = ({ because }: Verdict): Values =>
  Object.fromEntries(because.map(({ severity, rule, row }) => [rule ?? 'allowed', row === null ? severity : `${severity} (${row})`]))

const statesOf = ({ inputs }: Verdict): Values => Object.fromEntries(Object.entries(inputs).map(([phase, { state }]) => [phase, state]))

/** By rule, place and arguments; what occurs twice counts twice. */
function findingsOf(findings: unknown): Values {
  const list: readonly JudgedFinding[] = Array.isArray(findings) ? findings : []
  const counts = new Map<string, { readonly severity: string; count: number }>()
  for (const finding of list) {
    const { severity, approvedBy } = finding
    const key = `${finding.rule}${finding.at === undefined ? '' : ` in ${finding.at.file}`}: ${lineOf(finding.args)}`
    const weight = approvedBy === null ? severity : `${severity}, approved by ${approvedBy}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { severity: weight, count: 1 })
    else known.count++
  }
  return Object.fromEntries([...counts].map(([key, { severity, count }]) => [key, count === 1 ? severity : `${severity}, ${count} times`]))
}

function itemsOf(prefix: string, items: unknown, ...keys: readonly string[]): Values {
  const list: readonly unknown[] = Array.isArray(items) ? items : []
  return Object.fromEntries(
    list.map((item) => {
      const fields = keysOf(item)
      return [`${prefix}${keys.map((key) => String(fields[key])).join(' of ')}`, item]
    }),
  )
}

/** A test may have the name of something that every object has. */
const valueAt = (values: Values, key: string): unknown => (Object.hasOwn(values, key) ? values[key] : undefined)

/** The keys whose values differ, sorted. A value that has fields is told by those that differ. */
function fieldsOf(part: DifferencePart, a: Values, b: Values): readonly Difference[] {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()
  return keys.flatMap((what): readonly Difference[] => {
    const [one, other] = [valueAt(a, what), valueAt(b, what)]
    if (textOf(one) === textOf(other)) return []
    const [inOne, inOther] = onlyWhatDiffers(one, other)
    return [{ part, what, a: inOne, b: inOther }]
  })
}

function onlyWhatDiffers(a: unknown, b: unknown): readonly [string | null, string | null] {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject(a) || !isObject(b)) return [textOf(a), textOf(b)]
  const [one, other] = [keysOf(a), keysOf(b)]
  const keys = Object.keys({ ...one, ...other }).filter((key) => textOf(valueAt(one, key)) !== textOf(valueAt(other, key)))
  const some = (values: Values): string => keys.map((key) => `${key} ${textOf(valueAt(values, key)) ?? 'nothing'}`).join(', ')
  return [some(one), some(other)]
}

const textOf = (value: unknown): string | null => (value === undefined ? null : typeof value === 'string' ? value : lineOf(value))

/** Canonical JSON on one line. */
const lineOf = (value: unknown): string => JSON.stringify(JSON.parse(canonicalText(value)))
