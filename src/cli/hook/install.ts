import { lstatSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { openRepository } from '../../observe/git/repository.ts'
import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import type { World } from '../world.ts'
import { SettingsRefusal, withEntry } from './settings-text.ts'
import type { Agent } from './verb.ts'

/** What is added to the settings of an agent. */
interface Installation {
  /** From the folder that the settings belong to. */
  readonly file: string
  readonly empty: object
  readonly entries: readonly { readonly way: readonly string[]; readonly entry: object }[]
}

/** Seconds. A hook that runs out of time denies nothing in two of the three protocols, so the first is far above what it needs. */
const TOOL_SECONDS = 30
const STOP_SECONDS = 300

/** Tools that read only: the hook would have nothing to say, and the agent would wait for it. */
const CLAUDE_WRITES = '^(?!(?:Read|Glob|Grep|WebFetch|WebSearch|TodoWrite|AskUserQuestion|ExitPlanMode)$).*'

const INSTALLATIONS: Readonly<Record<Agent, (where: { readonly folder: string; readonly options: string }) => Installation>> = {
  claude: ({ folder, options }) => {
    const root = folder === '' ? '' : ` --root ${quoted(folder)}`
    const bin = `"$CLAUDE_PROJECT_DIR"/${folder === '' ? '' : `${quoted(folder)}/`}node_modules/.bin/vitest-oracle hook claude`
    // Only exit status 2 blocks there, so a command that cannot be started ends with it as well.
    const tool = { type: 'command', command: `${bin} --on tool${root}${options} || exit 2`, timeout: TOOL_SECONDS }
    const stop = { type: 'command', command: `${bin} --on stop${root}${options}`, timeout: STOP_SECONDS }
    return {
      file: '.claude/settings.json',
      empty: {},
      entries: [
        { way: ['hooks', 'PreToolUse'], entry: { matcher: CLAUDE_WRITES, hooks: [tool] } },
        { way: ['hooks', 'Stop'], entry: { hooks: [stop] } },
      ],
    }
  },
  cursor: ({ folder, options }) => {
    const root = folder === '' ? '' : ` --root ${quoted(folder)}`
    const bin = `${folder === '' ? '' : `${quoted(folder)}/`}node_modules/.bin/vitest-oracle hook cursor`
    return {
      file: '.cursor/hooks.json',
      empty: { version: 1 },
      entries: [
        { way: ['hooks', 'preToolUse'], entry: { command: `${bin} --on tool${root}${options}`, timeout: TOOL_SECONDS, failClosed: true } },
        { way: ['hooks', 'stop'], entry: { command: `${bin} --on stop${root}${options}`, timeout: STOP_SECONDS, loop_limit: 1 } },
      ],
    }
  },
  copilot: ({ folder, options }) => {
    const entry = (on: string, timeoutSec: number): object => ({
      type: 'command',
      bash: `node_modules/.bin/vitest-oracle hook copilot --on ${on}${options}`,
      powershell: `node_modules/.bin/vitest-oracle.cmd hook copilot --on ${on}${options}`,
      cwd: folder === '' ? '.' : folder,
      timeoutSec,
    })
    return {
      file: '.github/hooks/vitest-oracle.json',
      empty: { version: 1 },
      entries: [
        { way: ['hooks', 'preToolUse'], entry: entry('tool', TOOL_SECONDS) },
        { way: ['hooks', 'agentStop'], entry: entry('stop', STOP_SECONDS) },
      ],
    }
  },
}

/** `hook --install AGENT`: adds the two hooks to the settings that belong to the repository, and leaves what is there as it is. */
export async function installHooks(given: string, args: Arguments, world: World): Promise<ExitStatus> {
  const agent: Agent = given === 'cursor' || given === 'copilot' ? given : 'claude'
  const { top, prefix } = await openRepository(world.cwd)
  const project = resolve(world.cwd, args.value('root') ?? '.')
  // Agents look for their settings at the top, where they are opened.
  const folder = args.has('root') ? relative(world.cwd, project).split(sep).join('/') : posix.join(prefix, '').replace(/\/$/, '')
  const base = args.value('base')
  const options = base === undefined ? '' : ` --base ${quoted(base)}`
  const { file, empty, entries } = INSTALLATIONS[agent]({ folder: folder === '.' ? '' : folder, options })
  const path = join(args.has('root') ? world.cwd : top, file)
  const before = await settingsAt(path)
  const after = withEntries(before ?? `${JSON.stringify(empty, null, 2)}\n`, entries, path, agent)
  if (after === null) {
    world.stderr.write(`${visible(path)} has the hooks already; it stays as it is.\n`)
    return EXIT.allow
  }
  if (args.has('dry-run')) {
    world.stderr.write(`${visible(path)} would be${before === null ? ' made' : ''}:\n`)
    world.stdout.write(after)
    return EXIT.allow
  }
  await put(path, after)
  world.stdout.write(
    `${visible(path)} has the hooks. Commit it, and open ${agent} again.\nThey keep an honest agent from what it must not do, and are no wall: what counts is vitest-oracle gate in CI.\n`,
  )
  return EXIT.allow
}

/** null where nothing is there yet. Throws UsageError for what is no ordinary file. */
async function settingsAt(path: string): Promise<string | null> {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return null
  if (!stats.isFile()) throw new UsageError(`${path} is no ordinary file. Put one there, or take it away.`)
  return readFile(path, 'utf8')
}

/** null where all of it is there already. */
function withEntries(before: string, entries: Installation['entries'], path: string, agent: Agent): string | null {
  try {
    const missing = entries.filter(({ entry }) => !holds(before, entry))
    if (missing.length === 0) return null
    if (missing.length < entries.length || before.includes(`vitest-oracle hook ${agent}`)) {
      throw new SettingsRefusal('it has hooks of vitest-oracle that are other ones; take them out first')
    }
    return missing.reduce((text, { way, entry }) => withEntry(text, way, entry), before)
  } catch (cause) {
    if (!(cause instanceof SettingsRefusal)) throw cause
    throw new UsageError(`${path} was not changed: ${cause.message}.`)
  }
}

/** Whether an entry stands somewhere in a JSON text, whatever its layout is. */
function holds(text: string, entry: object): boolean {
  const wanted = JSON.stringify(entry)
  const walk = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false
    return JSON.stringify(value) === wanted || Object.values(value).some(walk)
  }
  try {
    return walk(JSON.parse(text))
  } catch (cause) {
    throw new SettingsRefusal(`it is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`)
  }
}

/** Whole or not at all. */
async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}.new`
  try {
    await writeFile(fresh, text, { flag: 'wx' })
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}
