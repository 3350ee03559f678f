import type { CodeFrame, FrameLine, Judged } from '../src/model/judged.ts'
import type { JudgedFinding } from '../src/model/verdict.ts'
import type { Decision, Severity, SourceLocation } from '../src/model/words.ts'
import type { Words } from '../src/rules/words.ts'

/** What every renderer says alike. */

/** What a decision means for whoever has read nothing else, without a full stop. */
export const MEANINGS: { readonly [S in Judged['scope']]: { readonly [D in Decision]: string } } = {
  run: {
    allow: 'this run counts',
    review: 'a person must look at this before the run counts',
    block: 'this run does not count',
  },
  merge: {
    allow: 'nothing speaks against merging this patch',
    review: 'a person must look at this patch before it is merged',
    block: 'this patch must not be merged as it is',
  },
  diff: {
    allow: 'what the patch does to files that count shows nothing against it; no test was run',
    review: 'a person must look at this patch before it is merged',
    block: 'this patch must not be merged as it is',
  },
}

/** One sentence of what was judged, without a full stop. */
export function aboutOf(judged: Pick<Judged, 'scope' | 'policy' | 'subject' | 'paths'>): string {
  const { scope, policy, subject, paths = [] } = judged
  const uncommitted = subject.dirty === true ? ' with uncommitted changes' : ''
  if (scope === 'diff') {
    const range = `${short(subject.mergeBase)}..${short(subject.head)}${uncommitted}`
    const count = `${grouped(paths.length)} changed path${paths.length === 1 ? '' : 's'}`
    return `the patch ${range} (${count}), preset ${policy.preset}; nothing was run`
  }
  const what = scope === 'run' ? 'what one run can show' : 'the whole patch'
  const commit = subject.head === null ? 'no commit' : `commit ${short(subject.head)}${uncommitted}`
  return `${what}, preset ${policy.preset}, ${commit}`
}

const short = (id: string | null): string => (id ?? 'nothing').slice(0, 12)

/** From what decides to what does not. */
export const SEVERITIES: readonly Severity[] = ['block', 'review', 'note', 'off']

export type BySeverity = { readonly [S in Severity]: number }

export function countBySeverity(findings: readonly JudgedFinding[]): BySeverity {
  const counts = { block: 0, review: 0, note: 0, off: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}

/** `2 block, 1 note`; '' without findings. */
export function wordsOfCounts(counts: BySeverity): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => `${grouped(counts[severity])} ${severity}`)
    .join(', ')
}

/** Findings of one rule and one severity. */
export interface FindingGroup {
  readonly severity: Severity
  readonly findings: readonly [JudgedFinding, ...JudgedFinding[]]
}

/** By severity, then by rule, those first that decided; the order within a rule stays. */
export function groupsOf(findings: readonly JudgedFinding[]): readonly FindingGroup[] {
  const groups = new Map<string, [JudgedFinding, ...JudgedFinding[]]>()
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.rule}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [finding])
    else group.push(finding)
  }
  return SEVERITIES.flatMap((severity) =>
    [...groups.values()].filter(([first]) => first.severity === severity).map((list) => ({ severity, findings: list })),
  )
}

/** The code frame that a mistake in an owned file carries in its arguments; '' for all else. */
export function mistakeFrame(finding: JudgedFinding): string {
  return finding.rule === 'policy-invalid' || finding.rule === 'lease-field-missing' ? finding.args.mistake.frame : ''
}

/** `file:line:column`. */
export function placeOf({ file, line, column }: SourceLocation): string {
  return [file, ...(line === undefined ? [] : [line, ...(column === undefined ? [] : [column])])].join(':')
}

/** A sentence with its place: where it names the file already, the line goes there, and otherwise the place stands in front. */
export function placed(words: Words, at: SourceLocation | undefined): Words {
  if (at === undefined) return words
  const index = words.findIndex(({ kind, text }) => kind === 'code' && namesFile(text, at.file))
  if (index < 0) return [{ kind: 'strong', text: placeOf(at) }, { kind: 'text', text: ' ' }, ...words]
  return words.map((part, here) => (here === index ? { ...part, text: part.text.replace(at.file, () => placeOf(at)) } : part))
}

/** Whether a text is a path, or the id of a test, in that file: `[project] file > suite > title`. */
function namesFile(text: string, file: string): boolean {
  const start = text.indexOf(file)
  const end = text.slice(start + file.length)
  return (
    (start === 0 || (start > 0 && text.startsWith('[') && text.slice(0, start).endsWith('] '))) && (end === '' || end.startsWith(' > '))
  )
}

/** A text that takes no more than its place, however long its author made it. */
export function clipped(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`
}

/** `12,345`, the same on every machine. */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

export function counted(count: number, one: string, many: string = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** The sides of a frame, each with its mark of a diff; code that the patch leaves as it was has one side, and no mark. */
export function sidesOf({ before, after }: CodeFrame): readonly {
  readonly name: 'before' | 'after' | 'code'
  readonly mark: '-' | '+' | ' '
  readonly lines: readonly FrameLine[]
}[] {
  const isSame = before.length === after.length && before.every(({ text }, index) => text === after[index]?.text)
  if (isSame) return [{ name: 'code', mark: ' ', lines: after }]
  return [
    { name: 'before', mark: '-', lines: before },
    { name: 'after', mark: '+', lines: after },
  ]
}
