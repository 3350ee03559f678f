import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { listFiles } from '../../observe/lock/list.ts'
import { folderSource } from '../../observe/owned/source.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import { visible } from '../../observe/owned/visible.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { lookAtProject, textOf } from '../init/project.ts'
import type { ProjectSeen } from '../init/project.ts'
import { ADD } from '../init/packages.ts'
import { ownedAtHand, wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'
import { examineGateJobs } from './gate-jobs.ts'
import { gateSteps } from './gate-steps.ts'
import { readGitlab } from './gitlab.ts'
import { examineOwners, examinePolicy } from './policy.ts'
import type { Examined, Problem } from './problem.ts'
import { examineRulesets } from './rulesets.ts'
import type { Ruleset } from './rulesets.ts'
import { jsonOfDoctor, textOfDoctor } from './words.ts'
import { readWorkflow } from './workflow.ts'
import type { Workflow } from './workflow.ts'

/** What is looked at: configuration, CI and owners, none of the code. */
const LOOKED_AT = [
  'package.json',
  '{package-lock.json,npm-shrinkwrap.json,pnpm-lock.yaml,yarn.lock,bun.lock,bun.lockb}',
  '.github/**',
  '{,docs/,.gitlab/}CODEOWNERS',
  '.gitlab-ci.yml',
  '{vitest,vite}.config.*',
]

/** `doctor`: says what would let a patch around the gate in the repository at hand. It reads files, and runs and asks nothing. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const top = topAbove(world.cwd)
  if (top !== null) {
    const policy = relative(top, join(world.cwd, 'oracle/policy.yaml')).split(sep).join('/')
    throw new UsageError(
      `CI and CODEOWNERS are at the top of the repository. Run it there: cd ${visible(top)} && npx vitest-oracle doctor --policy ${visible(policy)}`,
    )
  }
  const owned = await ownedAtHand(args, world)
  const source = folderSource(world.cwd)
  const project = await lookAtProject(await listFiles(world.cwd, LOOKED_AT), source)
  const unreadable = [wordsOfMistakes([owned.policy, owned.ledger, owned.lock, owned.invariants, owned.seeds])]
  const workflows: Workflow[] = []
  for (const path of project.ci.filter((one) => /\.ya?ml$/.test(one))) {
    const read = path.startsWith('.github/') ? readWorkflow : path === '.gitlab-ci.yml' ? readGitlab : null
    const workflow = read?.(path, await textOf(source, path))
    if (typeof workflow === 'string') unreadable.push(`${visible(workflow)}\n  right: a file that the CI itself could read\n`)
    else if (workflow !== undefined) workflows.push(workflow)
  }
  const rulesets = await rulesetsOf(project, source, unreadable)
  if (unreadable.some((words) => words !== '')) {
    world.stderr.write(`${unreadable.join('')}Nothing is clean until this can be read.\n`)
    return EXIT.cannotJudge
  }
  const examined = await examine({ owned, source, project, workflows, rulesets })
  world.stdout.write(args.has('json') ? jsonOfDoctor(examined) : textOfDoctor(examined))
  return examined.problems.length === 0 ? EXIT.allow : EXIT.block
}

/** The top of the repository where that is a folder above; null where it is this one, or there is none. */
function topAbove(folder: string): string | null {
  if (existsSync(join(folder, '.git'))) return null
  for (let at = dirname(folder); at !== dirname(at); at = dirname(at)) if (existsSync(join(at, '.git'))) return at
  return null
}

interface Seen {
  readonly owned: OwnedFiles
  readonly source: FileSource
  readonly project: ProjectSeen
  readonly workflows: readonly Workflow[]
  readonly rulesets: readonly Ruleset[]
}

async function examine(seen: Seen): Promise<Examined> {
  const { owned, project, workflows, rulesets } = seen
  const isDependency = project.manifest.dependencies.has('vitest-oracle')
  const steps = gateSteps(workflows)
  const parts = [examineGateJobs(workflows, isDependency), examineRulesets(rulesets, steps)]
  const problems = [
    ...(steps.length === 0 ? [noGate(project)] : []),
    ...parts.flatMap((one) => one.problems),
    ...(await policyProblems(seen)),
    ...examineOwners(project.codeowners, sealedSamples(owned, project, [...new Set(steps.map(({ workflow }) => workflow.path))])),
    ...(await packageProblems(seen)),
  ]
  return { problems, unknown: parts.flatMap((one) => one.unknown) }
}

function noGate({ ci }: ProjectSeen): Problem {
  const what = ci.length === 0 ? 'There is no CI that runs the gate.' : `None of ${ci.join(', ')} runs the gate.`
  return {
    id: 'no-gate',
    file: '.github/workflows/vitest-oracle.yml',
    what,
    fix: ['npx vitest-oracle init --yes   # writes it; see also templates/ci'],
  }
}

async function policyProblems({ owned, source }: Seen): Promise<readonly Problem[]> {
  const { policy } = owned
  if (policy.state !== 'read')
    return [
      {
        id: 'policy-without-require',
        file: policy.path,
        what: 'There is no policy, so nothing is trusted.',
        fix: ['npx vitest-oracle init --yes'],
      },
    ]
  const lines = (await textOf(source, policy.path)).split('\n')
  return examinePolicy(policy.value, owned, (key) => {
    const index = lines.findIndex((line) => new RegExp(`^\\s*"?${key}"?\\s*:`).test(line))
    return index === -1 ? undefined : index + 1
  })
}

/** One path of each kind that must have an owner. */
function sealedSamples(
  { policy, lock }: OwnedFiles,
  { config, codeowners }: ProjectSeen,
  workflows: readonly ProjectPath[],
): readonly ProjectPath[] {
  return [
    ...new Set([
      policy.path,
      lock.path,
      'oracle/examples/first.test.ts',
      ...workflows,
      ...(config === null ? [] : [config]),
      codeowners?.path ?? '.github/CODEOWNERS',
    ]),
  ]
}

async function packageProblems({ project, source }: Seen): Promise<readonly Problem[]> {
  const { manifest, files, packageManager } = project
  const add = `${ADD[packageManager]} vitest-oracle`
  if (!manifest.dependencies.has('vitest-oracle'))
    return [
      {
        id: 'not-a-dependency',
        file: 'package.json',
        what: 'package.json does not name vitest-oracle, so nothing pins the gate.',
        fix: [add],
      },
    ]
  const lockfile = files.find((path) => /^(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/.test(path))
  if (lockfile === undefined)
    return [{ id: 'not-locked', file: 'package.json', what: 'There is no lockfile, so each install may bring another gate.', fix: [add] }]
  return (await textOf(source, lockfile)).includes('vitest-oracle')
    ? []
    : [
        {
          id: 'not-locked',
          file: lockfile,
          what: 'The lockfile does not hold vitest-oracle, so each install may bring another gate.',
          fix: [add],
        },
      ]
}

async function rulesetsOf({ files }: ProjectSeen, source: FileSource, unreadable: string[]): Promise<readonly Ruleset[]> {
  const found: Ruleset[] = []
  for (const path of files.filter((one) => /^\.github\/(.*\/)?[^/]*rule-?sets?[^/]*(\/.*)?\.json$/i.test(one))) {
    try {
      found.push({ path, data: JSON.parse(await textOf(source, path)) })
    } catch (cause) {
      unreadable.push(`${path}: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    }
  }
  return found
}
