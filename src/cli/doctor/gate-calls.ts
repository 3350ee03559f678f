import type { GateStep } from './gate-steps.ts'
import { isCheckout, isOnPatches, say } from './gate-steps.ts'
import type { Problem } from './problem.ts'

/** What is wrong with one call of the gate. */
export function examineCall(one: GateStep, isDependency: boolean): readonly Problem[] {
  return [...pinned(one, isDependency), ...fromPatch(one), ...ignored(one), ...reviews(one)]
}

const BARE =
  /(?:^|[\s;&|(])(npx|pnpx|bunx|(?:pnpm|yarn)(?:\s+(?:exec|dlx))?|npm\s+exec|bun\s+x)\s+(?:-[-\w]+\s+)*vitest-oracle(@([\w.^~-]+))?["']?\s/

function pinned(one: GateStep, isDependency: boolean): readonly Problem[] {
  const { call, isAction } = one
  if (isAction) {
    const version = call.text.slice(call.text.indexOf('@') + 1)
    if (/^[0-9a-f]{40}$/.test(version)) return []
    return say(
      'gate-not-pinned',
      one,
      call.line,
      `The action is taken by ${version}, which its owner can move to other code.`,
      `uses: ${call.text.slice(0, call.text.indexOf('@'))}@<the 40 digits of a commit>   # ${version}`,
    )
  }
  const [, runner, , version] = BARE.exec(call.text) ?? []
  if (runner === undefined || (version !== undefined && /^\d+\.\d+\.\d+/.test(version))) return []
  if (version === undefined && isDependency) return []
  const what = version === undefined ? 'without a version, and package.json does not name it' : `as ${version}`
  return say(
    'gate-not-pinned',
    one,
    call.line,
    `The gate is fetched ${what}: whoever publishes next judges.`,
    'npm install --save-dev --save-exact vitest-oracle   # and take it from the lockfile of the base, see templates/ci',
  )
}

/** Whether what stands in a text is the base of a patch. */
const NAMES_BASE = /base\.sha|base_sha|base_ref|base\.ref|\bBASE\b|BASE_REF|DIFF_BASE|merge_base|origin\/(main|master|HEAD)/

function fromPatch(one: GateStep): readonly Problem[] {
  const { job, call, isAction, workflow } = one
  if (isAction || !isOnPatches(workflow) || /vitest-oracle@\d+\.\d+\.\d+/.test(call.text)) return []
  const isPrefixed =
    /--prefix\s+\S|["']?(\$\{?\w+\}?|\.\.|\/[\w.-]+)[^\s]*\/node_modules\/(\.bin\/vitest-oracle|vitest-oracle\/)/.test(call.text) ||
    /\bbase[\w-]*\/node_modules\//.test(call.text)
  const checkouts = job.steps.filter(({ uses }) => isCheckout(uses))
  const others = job.steps.flatMap((step) => [...step.run.map(({ text }) => text), ...[...step.with.values()].map(({ text }) => text)])
  const namesBase = [...others, ...[...job.env.values(), ...workflow.env.values()].map(({ text }) => text)].some((text) =>
    NAMES_BASE.test(text),
  )
  const isAllBase = checkouts.length > 0 && checkouts.every((step) => NAMES_BASE.test(step.with.get('ref')?.text ?? ''))
  if ((isPrefixed && namesBase) || isAllBase) return []
  return say(
    'gate-from-patch',
    one,
    call.line,
    'The gate that judges the patch is the one that the patch installs: another version, or a changed lockfile, judges as it likes.',
    'git worktree add --detach "$RUNNER_TEMP/base" "$BASE" && (cd "$RUNNER_TEMP/base" && npm ci --ignore-scripts)   # before the patch installs anything',
    '"$RUNNER_TEMP/base/node_modules/.bin/vitest-oracle" gate --base "$BASE"   # with BASE: ${{ github.event.pull_request.base.sha }}',
  )
}

function ignored(one: GateStep): readonly Problem[] {
  const { step, job, call } = one
  const continues = [step.continues, job.continues].filter((each) => each !== null && each.text !== 'false')
  const found = continues.flatMap((each) =>
    each === null
      ? []
      : say(
          'gate-failure-ignored',
          one,
          each.line,
          'What the gate says changes nothing: the job goes on and is green.',
          'take out continue-on-error',
        ),
  )
  const hides = /\|\|\s*(true|:|exit\s+0|echo\b)|;\s*(true|exit\s+0)\s*$|\|\s*(?!\|)(tee|cat|grep|sed)\b/.exec(call.text)
  const before = step.run.filter(({ line }) => line < call.line).some(({ text }) => /\bset\s+\+e\b/.test(text))
  if (hides !== null && !(hides[0].startsWith('| ') && step.run.some(({ text }) => /pipefail/.test(text))))
    return [
      ...found,
      ...say(
        'gate-failure-ignored',
        one,
        call.line,
        `\`${hides[0].trim()}\` behind the gate hides its exit status.`,
        call.text.slice(0, hides.index).trim(),
      ),
    ]
  return before
    ? [...found, ...say('gate-failure-ignored', one, call.line, '`set +e` above the gate hides its exit status.', 'take out set +e')]
    : found
}

function reviews(one: GateStep): readonly Problem[] {
  const isAllowed = /--review-as[= ]allow\b/.test(one.call.text) || one.step.with.get('review-as')?.text === 'allow'
  const line = one.step.with.get('review-as')?.line ?? one.call.line
  return isAllowed
    ? say(
        'review-allowed',
        one,
        line,
        'A patch that a person must look at is green without anybody who looked.',
        'take out --review-as allow; approvals of owners go by --approved-by',
      )
    : []
}
