import { byPhase } from '../../model/by-phase.ts'
import type { Score } from '../../check/budget/budget.ts'
import type { Decided } from '../../decide/decide.ts'
import type { Frames, Judged } from '../../model/judged.ts'
import type { Answers } from '../../model/findings.ts'
import type { PathChange } from '../../model/findings/scope.ts'
import type { PathClass, PatchSubject } from '../../model/patch.ts'
import type { PhaseState, PolicyReference } from '../../model/verdict.ts'
import type { Instant, ObjectId, Phase, ProjectPath } from '../../model/words.ts'
import { visibleJson } from '../../observe/owned/visible.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import { TOOL } from '../../verdict/tool.ts'

/** A patch with everything that was said of it. */
export interface JudgedPatch {
  readonly answers: Answers
  readonly decided: Decided
  readonly score: Score | null
  /** `dirty`: the work tree stands in the place of head's files. */
  readonly subject: PatchSubject & { readonly tree: ObjectId; readonly dirty: boolean }
  readonly policy: PolicyReference
  readonly paths: readonly {
    readonly path: ProjectPath
    readonly change: PathChange
    readonly from: ProjectPath | null
    readonly class: PathClass
  }[]
}

/** As the renderers take it. */
export function judgedOf({ answers, decided, score, subject, policy, paths }: JudgedPatch): Judged {
  const { decision, because, findings } = decided
  return { tool: TOOL, scope: 'diff', decision, because, subject, policy, inputs: inputsOf(answers), findings, paths, budget: score }
}

/**
 * `--format json`, in canonical form. It is no verdict file and does not look like one: nothing ran, so it can allow no merge, and `check`
 * refuses it.
 */
export function jsonOfPatch(patch: JudgedPatch): string {
  const { scope, ...judged } = judgedOf(patch)
  return visibleJson(canonicalText(wholeCharacters({ kind: scope, ...judged })))
}

/** A title may hold half of a surrogate pair, for which UTF-8 has no bytes: it is shown as U+FFFD. */
function wholeCharacters(value: object): unknown {
  const whole = (_key: string, part: unknown): unknown => (typeof part === 'string' ? Buffer.from(part, 'utf8').toString('utf8') : part)
  return JSON.parse(JSON.stringify(value, whole))
}

function inputsOf(answers: Answers): Readonly<Record<Phase, PhaseState>> {
  return byPhase((phase) => stateOf(phase, answers))
}

function stateOf(phase: Phase, answers: Answers): PhaseState {
  const answer = answers[phase]
  if (answer.state !== 'answered') return { state: answer.state, because: answer.because }
  return { state: answer.state, because: phase === 'flakes' ? 'of the rows of the ledger alone, since nothing ran' : '' }
}

/** As a person reads it in a terminal. */
export async function textOfPatch(patch: JudgedPatch, frames: Frames, look: TextLook): Promise<string> {
  const [{ aboutOf }, { decidedLines }, { findingLines, moreLines }, { pageOf }, { phaseLines }] = await Promise.all([
    import('../../../reporters/about.ts'),
    import('../../../reporters/terminal/head.ts'),
    import('../../../reporters/terminal/findings.ts'),
    import('../../../reporters/terminal/page.ts'),
    import('../../../reporters/terminal/phases.ts'),
  ])
  const page = pageOf({ ...look, file: 'the output of --format json' })
  const judged = judgedOf(patch)
  const rule = judged.because.find((reason) => reason.rule !== null)?.rule ?? null
  const timing = { startedAt: look.startedAt, milliseconds: look.milliseconds }
  return `${[
    ...decidedLines(judged, aboutOf(judged), page),
    ...phaseLines({ ...judged, timing }, page),
    ...findingLines(judged, page, frames),
    ...budgetLines(patch.score, page.ink.bold),
    ...(rule === null ? [] : ['', ...moreLines(rule, page)]),
  ].join('\n')}\n`
}

export interface TextLook {
  readonly color: boolean
  readonly width: number
  readonly startedAt: Instant
  readonly milliseconds: number
}

/** Credits and debits, where any test file changed in power. */
function budgetLines(score: Score | null, strong: (text: string) => string): readonly string[] {
  if (score === null || (score.credits === 0 && score.debits === 0)) return []
  const value = score.state === 'undefined' ? 'undefined' : String(score.score)
  return ['', `${strong('Budget')}  credits ${score.credits}, debits ${score.debits}: ${value}`]
}
