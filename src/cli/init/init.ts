import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import { globMatcher } from '../../check/globs.ts'
import { GitRefusal } from '../../observe/git/refusal.ts'
import { visible } from '../../observe/owned/visible.ts'
import { freshSeedOf } from '../../observe/run/settings.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { putFiles } from '../put-files.ts'
import { openTreeAtHand } from '../replay/tree.ts'
import type { TreeAtHand } from '../replay/tree.ts'
import type { World } from '../world.ts'
import { confirmed } from './ask.ts'
import { firstTests } from './first.ts'
import { withLock } from './lock.ts'
import { planOf } from './plan.ts'
import type { Decision, Plan, PlannedFile } from './plan.ts'
import { lookAtProject, productionGlobs } from './project.ts'
import { ADD } from './packages.ts'
import type { PackageManager, ProjectSeen } from './project.ts'
import { tryGate } from './trial-gate.ts'
import { decisionsOfVerdict, wordsOfDecisions, wordsOfDiff, wordsOfFirst, wordsOfGate, wordsOfProject, wordsOfWritten } from './words.ts'

/** `init`: sets a project up for the gate. What it would write is tried out in copies of the work tree, and shown, before it is written. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  if (args.has('yes') && args.has('dry-run')) throw new UsageError('--yes writes and --dry-run writes nothing: give one of the two.')
  let tree: TreeAtHand
  try {
    tree = await openTreeAtHand(world.cwd)
  } catch (cause) {
    if (!(cause instanceof GitRefusal)) throw cause
    world.stderr.write(
      `vitest-oracle: could not set up. ${visible(cause.message)}\nThe gate judges commits, so there must be one: git init && git add -A && git commit -m 'before vitest-oracle'\n`,
    )
    return EXIT.cannotJudge
  }
  try {
    return await setUp(tree, args, world)
  } finally {
    tree.close()
  }
}

async function setUp(tree: TreeAtHand, args: Arguments, world: World): Promise<ExitStatus> {
  const project = await lookAtProject(tree.files, tree.source)
  const [other] = project.otherConfigs
  if (other !== undefined) {
    world.stderr.write(
      `vitest-oracle: could not set up. The packages have configurations of their own (${visible(project.otherConfigs.slice(0, 3).join(', '))}${project.otherConfigs.length > 3 ? ', …' : ''}), and this folder has none. Run it where one is, or write one here that brings them together:\n  cd ${visible(other.slice(0, other.lastIndexOf('/')))} && npx vitest-oracle init --dry-run\n  vitest.config.ts: export default { test: { projects: ['${visible(other.slice(0, other.indexOf('/')))}/*'] } }\n`,
    )
    return EXIT.cannotJudge
  }
  const versions = { vitest: installed(world.cwd, 'vitest'), fastCheck: installed(world.cwd, 'fast-check') }
  const lacking = lackingPackages(world.cwd, versions.vitest, project.packageManager)
  if (lacking !== '') {
    world.stderr.write(lacking)
    return EXIT.cannotJudge
  }
  const hasFastCheck = versions.fastCheck !== null && versions.fastCheck.startsWith('4.')
  world.stdout.write(wordsOfProject(project, versions.vitest ?? '', versions.fastCheck))
  const seeds = ['one', 'two', 'three'].map((name) => String(freshSeedOf(`${tree.head} ${name}`).freshSeed >>> 1))
  const plan = await planOf(project, tree.source, { owners: args.values('owner'), seeds, isTop: tree.prefix === '' })
  const first = await firstTests(tree, project, plan, hasFastCheck, world)
  if (first.tests !== null) world.stdout.write(wordsOfFirst(first.tests))
  const locked = await withLock(tree, first.files, world)
  const decisions = [
    ...plan.decisions,
    ...standing(project, versions.fastCheck, hasFastCheck, tree.prefix === ''),
    ...first.decisions,
    ...locked.decisions,
  ]
  const tested = first.tests?.examples[0]?.definition.file ?? first.tests?.surface?.file ?? null
  return finish({ tree, project, tested, args, world, files: locked.files, left: plan.left, decisions })
}

interface Finishing {
  readonly tree: TreeAtHand
  readonly project: ProjectSeen
  /** A file that trusted tests look at. */
  readonly tested: ProjectPath | null
  readonly args: Arguments
  readonly world: World
  readonly files: readonly PlannedFile[]
  readonly left: Plan['left']
  readonly decisions: readonly Decision[]
}

async function finish(finishing: Finishing): Promise<ExitStatus> {
  const { args, world, files, left, decisions } = finishing
  if (files.length === 0) {
    world.stdout.write(
      `${wordsOfWritten(files, left)}Nothing is to be written. To see whether something lets a patch around the gate: npx vitest-oracle doctor\n`,
    )
    world.stdout.write(wordsOfDecisions(decisions.filter(({ blocks }) => blocks)))
    return EXIT.allow
  }
  const answer = args.has('dry-run') ? 'show' : args.has('yes') ? 'write' : await confirmed(wordsOfDiff(files), world)
  if (answer !== 'write') {
    if (answer === 'show') world.stdout.write(wordsOfDiff(files))
    world.stdout.write(`${wordsOfDecisions(decisions)}Nothing was written. To write it: npx vitest-oracle init --yes\n`)
    return EXIT.allow
  }
  await write(world.cwd, files)
  world.stdout.write(wordsOfWritten(files, left))
  const judged = args.has('no-gate') ? [] : await gateDecisions(finishing)
  const all = [...decisions, ...judged]
  const commit = `git add ${files.map(({ path }) => (/^[\w./-]+$/.test(path) ? path : `'${path}'`)).join(' ')} && git commit -m 'Set up vitest-oracle'`
  world.stdout.write(`${wordsOfDecisions(all)}Next: ${commit}\nThen each patch: npx vitest-oracle gate --base origin/main\n`)
  return all.some(({ blocks }) => blocks) ? EXIT.block : EXIT.allow
}

async function gateDecisions({ tree, project, tested, files, world }: Finishing): Promise<readonly Decision[]> {
  const isProduction = globMatcher(productionGlobs(project))
  const code = project.sources.filter((path) => isProduction(path) && /\.[cm]?[jt]s$/.test(path))
  const changed = tested ?? code.find((path) => /(^|\/)src\//.test(path)) ?? code[0]
  if (changed === undefined) {
    const what =
      'There is no production code yet, so the gate has nothing to judge. The first patch that adds some adds the first trusted tests before it.'
    return [{ what, lines: ['npx vitest-oracle inventory   # says why each test is what it is'], blocks: false }]
  }
  world.stderr.write('Asking the gate about a patch that changes a comment.\n')
  const trial = await tryGate(tree, new Map(files.map(({ path, after }) => [path, after])), changed, world)
  world.stdout.write(wordsOfGate(trial))
  if (trial.state === 'failed')
    return [
      {
        what: `The gate could not be tried: ${trial.because}.`,
        lines: ['npx vitest-oracle gate --base HEAD^   # once this is committed'],
        blocks: true,
      },
    ]
  return decisionsOfVerdict(trial.verdict)
}

/** Files that are there are only ever replaced by themselves with lines added. */
async function write(root: string, files: readonly PlannedFile[]): Promise<void> {
  const appeared = files.find(({ path, before }) => before === null && existsSync(join(root, path)))
  if (appeared !== undefined) throw new UsageError(`${appeared.path} is there by now, and nothing was written. Run init again.`)
  await putFiles(root, new Map(files.map(({ path, after }) => [path, after])))
}

/** The version that the project would import; null where there is none. */
function installed(root: string, name: string): string | null {
  try {
    const manifest: unknown = createRequire(join(root, 'package.json'))(`${name}/package.json`)
    return typeof manifest === 'object' && manifest !== null && 'version' in manifest && typeof manifest.version === 'string'
      ? manifest.version
      : null
  } catch {
    return null
  }
}

function lackingPackages(root: string, vitest: string | null, manager: PackageManager): string {
  const [major = 0, minor = 0] = (vitest ?? '').split('.').map(Number)
  const isOld = vitest !== null && (major < 4 || (major === 4 && minor < 1))
  const missing = [...(vitest === null || isOld ? ['vitest'] : []), ...(installed(root, 'vitest-oracle') === null ? ['vitest-oracle'] : [])]
  if (missing.length === 0) return ''
  const old = isOld ? `Vitest ${vitest} is installed, and the least is 4.1. ` : ''
  return `vitest-oracle: could not set up. ${old}Trusted tests are run here before they are written, which takes ${missing.join(' and ')}. Install and commit: ${ADD[manager]} ${missing.map((name) => (isOld && name === 'vitest' ? 'vitest@^4.1' : name)).join(' ')}\n`
}

/** What holds beside the files that are written. */
function standing(
  { manifest, packageManager, hasLockfile }: ProjectSeen,
  fastCheck: string | null,
  hasFastCheck: boolean,
  isTop: boolean,
): readonly Decision[] {
  const add = ADD[packageManager]
  const found: Decision[] = []
  if (!manifest.dependencies.has('vitest-oracle'))
    found.push({
      what: 'package.json does not name vitest-oracle, so nothing pins the gate.',
      lines: [`${add} vitest-oracle`],
      blocks: false,
    })
  if (!hasLockfile && isTop)
    found.push({ what: 'There is no lockfile, so nothing pins what judges. Commit one.', lines: [], blocks: false })
  if (!hasFastCheck)
    found.push({
      what: `Properties need fast-check 4${fastCheck === null ? '' : `, and ${fastCheck} is installed`}; until then there are trusted examples alone.`,
      lines: [`${add} fast-check@^4`],
      blocks: false,
    })
  return found
}
