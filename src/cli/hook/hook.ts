import { resolve } from 'node:path'
import { onOneLine } from '../../../reporters/shown.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import type { World } from '../world.ts'
import { MalformedEvent, PROTOCOLS } from './protocols.ts'
import type { Fields, HookEvent, Protocol } from './protocols.ts'
import { AGENTS } from './verb.ts'

/**
 * `hook AGENT`: answers one event of a coding agent, which comes as JSON on standard input. A tool call that may write what is sealed is
 * denied, and at the end of a turn the agent is told once what blocks. What cannot be answered denies a tool call (exit status 2, which
 * all three protocols read as that), and lets a turn end (exit status 1), since an agent that may never stop is no safer.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const install = args.value('install')
  if (install !== undefined) {
    const { installHooks } = await import('./install.ts')
    return installHooks(install, args, world)
  }
  const agent = AGENTS.find((name) => name === args.words[0])
  if (agent === undefined) throw new UsageError(`Say which agent asks: ${AGENTS.join(', ')}.`)
  try {
    return await answer(PROTOCOLS[agent], args, world)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    world.stderr.write(`vitest-oracle hook: the event could not be answered: ${onOneLine(why)}. ${REMEDY}\n`)
    return args.value('on') === 'stop' ? EXIT.block : EXIT.cannotJudge
  }
}

const REMEDY = 'Mend that, or let a person take the hook out of the settings of the agent.'

async function answer(protocol: Protocol, args: Arguments, world: World): Promise<ExitStatus> {
  const fields = await fieldsFrom(world)
  const event = protocol.read(fields)
  const expected = args.value('on')
  if (expected !== undefined && event.kind !== expected) {
    if (event.kind !== 'other') throw new MalformedEvent(`it is of the kind ${event.kind}, and the hook is for ${expected}`)
    if (expected === 'tool') throw new MalformedEvent('it is no tool call, and the hook is for those')
  }
  const root = resolve(world.cwd, protocol.rootOf(fields, world.env) ?? '.', args.value('root') ?? '.')
  const said = await textFor(event, fields, protocol, root, args, world)
  if (said !== '') world.stdout.write(`${said}\n`)
  return EXIT.allow
}

async function fieldsFrom(world: World): Promise<Fields> {
  if (world.stdin === undefined) throw new UsageError('The event of the agent comes as JSON on standard input, and there is none.')
  const text = await world.stdin()
  let event: unknown
  try {
    event = JSON.parse(text)
  } catch {
    throw new MalformedEvent('standard input is no JSON')
  }
  if (!isFields(event)) throw new MalformedEvent('standard input is no JSON object')
  return event
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

async function textFor(event: HookEvent, fields: Fields, protocol: Protocol, root: string, args: Arguments, world: World): Promise<string> {
  switch (event.kind) {
    case 'other':
      return protocol.silent
    case 'tool': {
      const denied = await denialOf(event, root, args)
      return denied === null ? protocol.silent : protocol.deny(denied, fields)
    }
    case 'stop': {
      // Told once: an agent that could not mend it then is not held again.
      if (event.again) return protocol.silent
      const { whatBlocks } = await import('./stop.ts')
      const told = await whatBlocks(root, args, world)
      if (told === null) return protocol.silent
      return told.blocks ? protocol.goOn(told.text) : protocol.tell(told.text)
    }
  }
}

type ToolEvent = Extract<HookEvent, { kind: 'tool' }>

async function denialOf(event: ToolEvent, root: string, args: Arguments): Promise<string | null> {
  const [{ denialBy }, { hookBase }] = await Promise.all([import('./denial.ts'), import('./base.ts')])
  return denialBy(event, root, await hookBase(root, args.value('base')))
}
