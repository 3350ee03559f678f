import type { Problem } from './problem.ts'
import type { Job, Placed, Step, Workflow } from './workflow.ts'

/** One step that runs the gate or the check of its verdict. */
export interface GateStep {
  readonly workflow: Workflow
  readonly job: Job
  readonly step: Step
  /** The command, or the action. */
  readonly call: Placed
  readonly isAction: boolean
}

/** The gate, or the check of its verdict, by whatever runs it. */
export const COMMAND: RegExp = /\bvitest-oracle(?:@[\w.^~-]+)?["']?\s+(?:gate|check)\b/
const ACTION = /(^|\/)vitest-oracle(\/[\w.-]+)*@/

export function gateSteps(workflows: readonly Workflow[]): readonly GateStep[] {
  return workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job) =>
      job.steps.flatMap((step): readonly GateStep[] => {
        if (step.uses !== null && ACTION.test(step.uses.text)) return [{ workflow, job, step, call: step.uses, isAction: true }]
        return whole(step.run)
          .filter(({ text }) => COMMAND.test(text) && !/^\s*#/.test(text))
          .map((call) => ({ workflow, job, step, call, isAction: false }))
      }),
    ),
  )
}

/** Commands that go on behind a `\` are one. */
function whole(lines: readonly Placed[]): readonly Placed[] {
  const found: Placed[] = []
  for (const { text, line } of lines) {
    const last = found.at(-1)
    if (last !== undefined && /\\\s*$/.test(last.text))
      found[found.length - 1] = { ...last, text: `${last.text.replace(/\\\s*$/, ' ')}${text}` }
    else found.push({ text, line })
  }
  return found
}

export function say(
  id: Problem['id'],
  { workflow }: Pick<GateStep, 'workflow'>,
  line: number,
  what: string,
  ...fix: readonly string[]
): readonly Problem[] {
  return [{ id, file: workflow.path, line, what, fix }]
}

export const isOnPatches = ({ events }: Workflow): boolean =>
  events.has('pull_request') || events.has('pull_request_target') || events.has('merge_group')

export const isCheckout = (uses: Placed | null): boolean => uses?.text.startsWith('actions/checkout@') === true
