import { writeFile } from 'node:fs/promises'
import { basename, dirname, posix, resolve } from 'node:path'
import type { Verdict } from '../model/verdict.ts'
import { observeSubject } from '../observe/git/subject.ts'
import { visible } from '../observe/owned/visible.ts'
import { bind } from '../verdict/bind.ts'
import type { AtHand } from '../verdict/bind.ts'
import { readVerdictReport } from '../verdict/read.ts'
import { TOOL } from '../verdict/tool.ts'
import { UsageError } from './arguments.ts'
import type { Arguments } from './arguments.ts'
import { observePolicy, requiresMerge } from './check-policy.ts'
import { jsonOf, textOf } from './check-words.ts'
import type { Checked } from './check-words.ts'
import { exitStatusOf } from './exit-status.ts'
import type { ExitStatus } from './exit-status.ts'
import { hasColor, isCi } from './world.ts'
import type { World } from './world.ts'

const DEFAULT_FILE = '.oracle/verdict.json'
const DEFAULT_POLICY = 'oracle/policy.yaml'

/**
 * `check [FILE]`: reads a verdict, holds it against the commit at hand, and exits by its decision. A verdict that is missing, mangled,
 * about something else or at odds with itself is a block, whatever it says.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const file = args.words[0] ?? DEFAULT_FILE
  const checked = await check(file, args, world)
  for (const note of checked.notes) world.stderr.write(`note: ${visible(note)}\n`)
  await print(checked, args, world)
  const reviewAs = args.value('review-as')
  return exitStatusOf(checked.decision, reviewAs === 'allow' || reviewAs === 'block' ? reviewAs : undefined)
}

async function check(file: string, args: Arguments, world: World): Promise<Checked> {
  const path = resolve(world.cwd, file)
  const report = await readVerdictReport(path)
  if (report.state !== 'read') {
    return {
      file,
      decision: 'block',
      verdict: null,
      notes: [],
      refusals: report.mistakes.map((mistake) => ({ kind: report.state, ...mistake })),
    }
  }
  const { verdict } = report
  const { refusals, notes } = bind(verdict, await observeHand(verdict, rootOf(path, world.cwd), args, world))
  return { file, decision: refusals.length === 0 ? verdict.decision : 'block', verdict, notes, refusals }
}

/** A verdict in an `.oracle` folder is about the folder around it, also when it is named from elsewhere. */
const rootOf = (path: string, cwd: string): string => (basename(dirname(path)) === '.oracle' ? dirname(dirname(path)) : cwd)

async function observeHand(verdict: Verdict, root: string, args: Arguments, world: World): Promise<AtHand> {
  const path = posix.normalize((args.value('policy') ?? DEFAULT_POLICY).replaceAll('\\', '/'))
  const [subject, policy, demanded] = await Promise.all([
    observeSubject(root),
    observePolicy(root, path, verdict.policy.ref),
    demandedScope(verdict, root, path, args, world),
  ])
  return { ci: isCi(world.env), subject, tool: TOOL, policy, demanded }
}

async function demandedScope(verdict: Verdict, root: string, path: string, args: Arguments, world: World): Promise<AtHand['demanded']> {
  const asked = args.value('scope')
  if (asked === 'run' || asked === 'merge') return { scope: asked, because: `--scope ${asked}` }
  // A merge verdict satisfies either demand, so the policy need not be read for it.
  if (verdict.scope === 'merge' || !isCi(world.env)) return { scope: 'run', because: 'nothing demands more' }
  return (await requiresMerge(root, path, verdict.policy.ref))
    ? { scope: 'merge', because: `this is CI, and ${path} has a \`require\` list` }
    : { scope: 'run', because: `${path} has no \`require\` list` }
}

async function print(checked: Checked, args: Arguments, world: World): Promise<void> {
  const output = args.value('output')
  const look = { color: output === undefined && hasColor(world.stdout, world.env), width: world.stdout.width }
  const format = args.has('json') ? 'json' : args.value('format')
  const text = format === 'json' ? jsonOf(checked) : await textOf(checked, look)
  if (output === undefined) return world.stdout.write(text)
  try {
    await writeFile(resolve(world.cwd, output), text)
  } catch (error) {
    throw new UsageError(`The result could not be written: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
