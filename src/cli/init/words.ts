import type { Verdict } from '../../model/verdict.ts'
import { wordsOf } from '../../rules/words.ts'
import { plainText } from '../../rules/words/parts.ts'
import { visible } from '../../observe/owned/visible.ts'
import { unifiedDiff } from './diff.ts'
import type { FirstTests } from './first/first-tests.ts'
import { POLICY } from './plan.ts'
import type { Decision, Plan, PlannedFile } from './plan.ts'
import type { ProjectSeen } from './project.ts'
import type { GateTrial } from './trial-gate.ts'

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** What was found. */
export function wordsOfProject(project: ProjectSeen, vitest: string, fastCheck: string | null): string {
  const { workspaces, tests, sources, codeowners, ci, packageManager, hasLockfile, config } = project
  return [
    'Found:\n',
    `  Vitest ${vitest}, ${config === null ? 'without a configuration' : `by ${config}`}; ${fastCheck === null ? 'no fast-check' : `fast-check ${fastCheck}`}\n`,
    `  ${counted(tests.length, 'test file')} and ${counted(sources.length, 'file')} of production code${workspaces.length === 0 ? '' : ` in ${counted(workspaces.length, 'package')} of a workspace`}\n`,
    `  ${packageManager}${hasLockfile ? '' : ', without a lockfile'}; ${ci.length === 0 ? 'no CI' : `CI: ${ci.join(', ')}`}; ${codeowners === null ? 'no CODEOWNERS' : codeowners.path}\n`,
  ].join('')
}

/** What the first tests came to. */
export function wordsOfFirst({ law, examples, surface, knownBads, because }: FirstTests): string {
  const lines = [
    ...(surface === null ? [] : [`  example   ${surface.file} exports ${surface.names.join(', ')}\n`]),
    ...examples.map(({ local, test, examples: own }) => `  example   ${local}: ${counted(own.length, 'value')} of ${test}, which hold\n`),
    ...(law === null ? [] : [`  property  ${law.says}: held on every run\n`]),
    ...knownBads.map(({ path, killedBy }) => `  known-bad ${path}: killed by ${killedBy.join(', ')}\n`),
    ...(because === '' ? [] : [`  ${because}\n`]),
  ]
  return `First trusted tests, each run before it is kept:\n${visibleLines(lines)}`
}

const visibleLines = (lines: readonly string[]): string => lines.map((line) => `${visible(line.slice(0, -1))}\n`).join('')

export const wordsOfDiff = (files: readonly PlannedFile[]): string =>
  files.map(({ path, before, after }) => unifiedDiff(path, before, after)).join('')

export function wordsOfWritten(files: readonly PlannedFile[], left: Plan['left']): string {
  return [
    ...(files.length === 0 ? [] : ['Written:\n']),
    ...files.map(({ path, before }) => `  ${before === null ? '+' : '~'} ${path}\n`),
    ...(left.length === 0 ? [] : ['There already, and left as it is:\n', ...left.map((path) => `  = ${path}\n`)]),
  ].join('')
}

export function wordsOfDecisions(decisions: readonly Decision[]): string {
  if (decisions.length === 0) return ''
  const items = decisions.map(({ what, lines }, index) => `  ${index + 1}. ${what}\n${lines.map((line) => `       ${line}\n`).join('')}`)
  return `Left to a person:\n${items.join('')}`
}

export function wordsOfGate(trial: GateTrial): string {
  if (trial.state === 'failed') return `The gate could not be tried: ${trial.because}\n`
  const { verdict, seconds, changed, text } = trial
  const head = `The gate on a patch that changes a comment of ${changed}, with these files as its base: ${verdict.decision}, in ${seconds.toFixed(0)} s.\n`
  return verdict.decision === 'allow' ? head : `${head}${text.replace(/^/gm, '  ').trimEnd()}\n`
}

/** The phases in which the project's own tests speak. */
const OWN_PHASES: ReadonlySet<string> = new Set(['characterization', 'untrusted'])
const WITHOUT_OWN = `${POLICY}: require: [scope, fixtures, budget, oracles, known-bad, flakes]`

/** What keeps an honest patch from an allow, as decisions for a person. */
export function decisionsOfVerdict({ decision, failures, findings }: Verdict): readonly Decision[] {
  if (decision === 'allow') return []
  const deciding = findings.filter(({ severity }) => severity === (decision === 'block' ? 'block' : 'review'))
  const failed = deciding.filter(({ rule }) => rule === 'untrusted-failed' || rule === 'behavior-drift')
  const silent = deciding.filter((one) => one.rule === 'evidence-missing' && OWN_PHASES.has(one.args.phase))
  const others = deciding.filter((one) => !failed.includes(one) && !silent.includes(one))
  const decisions: Decision[] = []
  if (others.length > 0)
    decisions.push({
      what: 'A patch that changes nothing is no allow until this is mended:',
      lines: others.slice(0, 5).map(sentenceOf),
      blocks: true,
    })
  if (silent.length > 0)
    decisions.push({
      what: "Some of this project's own tests cannot be run by the gate. Give those to another step of CI, and do not ask the gate for them:",
      lines: [...silent.slice(0, 2).map(sentenceOf), WITHOUT_OWN, ...(silent.some(isLate) ? [MORE_TIME] : [])],
      blocks: true,
    })
  if (failed.length > 0) decisions.push(ownFailures(failures))
  return decisions
}

function ownFailures(failures: Verdict['failures']): Decision {
  const owners = [...new Map(failures.map(({ owner, message }) => [owner, message.split('\n')[0] ?? ''] as const))]
  return {
    what: `${counted(owners.length, 'test')} of this project ${owners.length === 1 ? 'fails' : 'fail'} where the gate runs them, without any patch: in a copy of what git has, with the packages installed here. Mend them (what is built or downloaded is not in git), list those that flake in classes.nondeterministic, or give up what the project's own tests say of a patch:`,
    lines: [
      ...owners.slice(0, 5).map(([owner, message]) => visible(`${owner}: ${message}`)),
      ...(owners.length > 5 ? [`and ${owners.length - 5} more`] : []),
      WITHOUT_OWN,
    ],
    blocks: true,
  }
}

const MORE_TIME = `or, where a slower answer is worth it, ${POLICY}: limits: { phaseSeconds: 1800 }`
const isLate = (one: Verdict['findings'][number]): boolean => one.rule === 'evidence-missing' && one.args.because.includes('phaseSeconds')

const sentenceOf = (one: Verdict['findings'][number]): string => visible(`${one.rule}: ${plainText(wordsOf(one))}`)
