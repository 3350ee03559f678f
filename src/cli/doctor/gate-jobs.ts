import { examineCall } from './gate-calls.ts'
import type { GateStep } from './gate-steps.ts'
import { COMMAND, gateSteps, isCheckout, isOnPatches, say } from './gate-steps.ts'
import type { Examined, Problem } from './problem.ts'
import type { Workflow } from './workflow.ts'

const INSTALLS_PATCH = /^\s*(npm|pnpm|yarn|bun)\s+(ci|i|install)\b|^\s*(yarn|bun install)\s*$/

/** What is wrong with the steps that run the gate, and with the jobs around them. */
export function examineGateJobs(workflows: readonly Workflow[], isDependency: boolean): Examined {
  const steps = gateSteps(workflows)
  const jobs = [...new Map(steps.map((one) => [one.job, one])).values()]
  const problems = [
    ...steps.flatMap((one) => examineCall(one, isDependency)),
    ...jobs.flatMap((one) => [...skipped(one), ...tokens(one), ...shallow(one)]),
    ...workflows.flatMap((workflow) => trusted(workflow)),
  ]
  return { problems, unknown: [] }
}

function skipped(one: GateStep): readonly Problem[] {
  const { workflow, job } = one
  if (!isOnPatches(workflow))
    return say('gate-skipped', one, workflow.onLine, 'The gate does not run on pull requests.', 'on: { pull_request: , merge_group: }')
  const filters = ['pull_request', 'pull_request_target'].flatMap((event) => [...(workflow.events.get(event) ?? [])])
  const filter = filters.find(([name]) => /^(paths|paths-ignore|branches-ignore)$/.test(name))
  return filter === undefined
    ? []
    : say(
        'gate-skipped',
        { workflow },
        filter[1].line,
        `The filter ${filter[0]} leaves patches without the gate, and a check that never ran (${job.name}) can be taken for one that passed.`,
        `take out ${filter[0]}; the gate is quick where nothing matters`,
      )
}

/** Tests run what the patch says, under the user and with the environment of the job. */
function tokens(one: GateStep): readonly Problem[] {
  return [...mayWrite(one), ...secrets(one), ...leftToken(one)]
}

function mayWrite(one: GateStep): readonly Problem[] {
  const { workflow, job } = one
  const permissions = job.permissions ?? workflow.permissions
  const fix = 'permissions: { contents: read }   # what needs more belongs into a job of its own'
  if (permissions === null)
    return say('token-in-test-job', one, job.line, `The job ${job.id} has the repository's default token, which may write.`, fix)
  const write = [...permissions.each].find(([, { text }]) => text === 'write')
  if (write === undefined && permissions.all !== 'write-all') return []
  const what = `The job ${job.id}, which runs the patch's tests, has a token that may write${write === undefined ? '' : ` (${write[0]})`}.`
  return say('token-in-test-job', one, write?.[1].line ?? permissions.line, what, fix)
}

function secrets(one: GateStep): readonly Problem[] {
  const { workflow, job } = one
  const values = [workflow.env, job.env, ...job.steps.map(({ env }) => env)].flatMap((env) => [...env])
  return values
    .filter(([, { text }]) => /\$\{\{[^}]*(secrets\.|github\.token)/.test(text))
    .flatMap(([name, { line }]) =>
      say(
        'token-in-test-job',
        one,
        line,
        `${name} holds a secret in the job that runs the patch's tests.`,
        'move the step that needs it into a job of its own',
      ),
    )
}

function leftToken(one: GateStep): readonly Problem[] {
  return one.job.steps
    .filter(({ uses, with: given }) => isCheckout(uses) && given.get('persist-credentials')?.text !== 'false')
    .flatMap(({ line }) =>
      say(
        'token-in-test-job',
        one,
        line,
        'The checkout leaves its token in .git/config, where tests can read it.',
        'with: { persist-credentials: false }',
      ),
    )
}

function shallow(one: GateStep): readonly Problem[] {
  if (one.workflow.path === '.gitlab-ci.yml') {
    const depth = one.job.env.get('GIT_DEPTH') ?? one.workflow.env.get('GIT_DEPTH')
    if (depth?.text === '0') return []
    return say(
      'shallow-checkout',
      one,
      depth?.line ?? one.job.line,
      'The clone is shallow, so the commit where the patch began is not there.',
      'variables: { GIT_DEPTH: "0" }',
    )
  }
  const checkout = one.job.steps.find(({ uses }) => isCheckout(uses))
  if (checkout === undefined || checkout.with.get('fetch-depth')?.text === '0') return []
  return say(
    'shallow-checkout',
    one,
    checkout.with.get('fetch-depth')?.line ?? checkout.line,
    'The checkout is shallow, so the commit where the patch began is not there.',
    'with: { fetch-depth: 0 }',
  )
}

/** With `pull_request_target`, what the patch brings runs with the rights and the caches of the base. */
function trusted(workflow: Workflow): readonly Problem[] {
  if (!workflow.events.has('pull_request_target') && !workflow.events.has('workflow_run')) return []
  return workflow.jobs.flatMap(({ steps }) =>
    steps.flatMap((step): readonly Problem[] => {
      const ref = step.with.get('ref')
      const repository = step.with.get('repository')
      const isHead = [ref, repository].some((one) => /\.head\b|head_ref|head_sha|head_branch|refs\/pull/.test(one?.text ?? ''))
      const runs = steps.some(({ run }) =>
        run.some(({ text }) => INSTALLS_PATCH.test(text) || COMMAND.test(text) || /\bvitest\b|\btest\b/.test(text)),
      )
      if (!isCheckout(step.uses) || !isHead || !runs) return []
      return say(
        'patch-in-trusted-workflow',
        { workflow },
        ref?.line ?? step.line,
        'This workflow has the rights of the base, and runs what the patch brings.',
        'on: pull_request   # with permissions: { contents: read }',
      )
    }),
  )
}
