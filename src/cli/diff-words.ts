import { byPhase } from '../model/by-phase.ts'
import type { Score } from '../check/budget/budget.ts'
import type { Decided } from '../decide/decide.ts'
import type { Answers } from '../model/findings.ts'
import type { PathChange } from '../model/findings/scope.ts'
import type { PathClass, PatchSubject } from '../model/patch.ts'
import type { PhaseState, PolicyReference } from '../model/verdict.ts'
import type { Instant, ObjectId, Phase, ProjectPath } from '../model/words.ts'
import { canonicalText } from '../verdict/canonical.ts'
import { TOOL } from '../verdict/tool.ts'
import type { PatchAtHand } from './diff-judge.ts'

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

/**
 * `--format json`, in canonical form. It is no verdict file and does not look like one: nothing ran, so it can allow no merge, and `check`
 * refuses it.
 */
export function jsonOfPatch({ answers, decided, score, subject, policy, paths }: JudgedPatch): string {
  const { decision, because, findings } = decided
  return canonicalText({
    kind: 'diff',
    tool: TOOL,
    decision,
    because,
    subject,
    policy,
    inputs: inputsOf(answers),
    findings,
    paths,
    budget: score,
  })
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
export async function textOfPatch(patch: JudgedPatch, { scope, texts }: PatchAtHand, look: TextLook): Promise<string> {
  const [{ decidedLines }, { findingLines }, { pageOf }, { phaseLines }, { framesOf }] = await Promise.all([
    import('../../reporters/terminal/head.ts'),
    import('../../reporters/terminal/findings.ts'),
    import('../../reporters/terminal/page.ts'),
    import('../../reporters/terminal/phases.ts'),
    import('./diff-frames.ts'),
  ])
  const page = pageOf({ ...look, file: 'the output of --format json' })
  const { decided, answers, policy, subject } = patch
  const frames = await framesOf(decided.findings, scope, texts)
  const uncommitted = subject.dirty ? ' with uncommitted changes' : ''
  const about = `the patch ${subject.mergeBase.slice(0, 12)}..${subject.head.slice(0, 12)}${uncommitted} (${paths(patch.paths.length)}), preset ${policy.preset}; nothing was run`
  return `${[
    ...decidedLines(decided, about, page),
    ...phaseLines(
      { inputs: inputsOf(answers), findings: decided.findings, timing: { startedAt: look.startedAt, milliseconds: look.milliseconds } },
      page,
    ),
    ...findingLines(decided, page, (finding) => frames.get(finding) ?? ''),
    ...budgetLines(patch.score, page.ink.bold),
    ...next(decided),
  ].join('\n')}\n`
}

export interface TextLook {
  readonly color: boolean
  readonly width: number
  readonly startedAt: Instant
  readonly milliseconds: number
}

const paths = (count: number): string => `${count} changed path${count === 1 ? '' : 's'}`

/** Credits and debits, where any test file changed in power. */
function budgetLines(score: Score | null, strong: (text: string) => string): readonly string[] {
  if (score === null || (score.credits === 0 && score.debits === 0)) return []
  const value = score.state === 'undefined' ? 'undefined' : String(score.score)
  return ['', `${strong('Budget')}  credits ${score.credits}, debits ${score.debits}: ${value}`]
}

function next({ because }: Decided): readonly string[] {
  const rule = because.find((reason) => reason.rule !== null)?.rule
  return rule === undefined || rule === null ? [] : ['', `npx vitest-oracle explain ${rule}`]
}
