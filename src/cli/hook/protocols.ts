import type { Agent } from './verb.ts'

/** What an agent is about to do, read from the JSON of its event. */
export type HookEvent =
  | {
      readonly kind: 'tool'
      readonly tool: string
      readonly input: unknown
      /** Where the agent stands; null when the event does not say. */
      readonly cwd: string | null
    }
  /** `again`: it goes on already because a hook wanted it to. */
  | { readonly kind: 'stop'; readonly again: boolean }
  /** One that no hook of ours is asked about. */
  | { readonly kind: 'other' }

/** How one agent is answered. Every text is what standard output holds; the exit status is 0. */
export interface Protocol {
  /** Throws a MalformedEvent for JSON that is none of its events. */
  readonly read: (event: Fields) => HookEvent
  readonly deny: (reason: string, event: Fields) => string
  /** Makes the agent go on, with a text to go on with. */
  readonly goOn: (reason: string) => string
  /** Says something to the person at the agent, and decides nothing. */
  readonly tell: (text: string) => string
  /** Decides nothing, so that whatever else decides stands. */
  readonly silent: string
  /** The root of the project as the event or the environment has it. */
  readonly rootOf: (event: Fields, env: Readonly<Record<string, string | undefined>>) => string | null
}

export type Fields = Readonly<Record<string, unknown>>

/** The event is none that its protocol knows. */
export class MalformedEvent extends Error {
  override readonly name = 'MalformedEvent'
}

/**
 * The protocols, as their documentation had them:
 *
 * - `claude`: https://code.claude.com/docs/en/hooks, 22 August 2026 (Claude Code 2.1). Exit status 2 blocks a tool call; a hook that runs
 *   out of time blocks nothing; a stop is held at most 8 times in a row, and `stop_hook_active` says that it is held.
 * - `cursor`: https://cursor.com/docs/hooks.md, November 2026 (hooks version 1). `failClosed` makes a hook that fails or runs out of time
 *   deny; `loop_count` says how often a stop was answered. Inline completions (Tab) cannot be held by any hook.
 * - `copilot`: https://docs.github.com/en/copilot/reference/hooks-reference, November 2026 (hooks version 1), for Copilot CLI and cloud
 *   agent. `preToolUse` denies on any failure but a time-out; `stop_hook_active` as above. It also reads events in the format of VS Code.
 */
export const PROTOCOLS: Readonly<Record<Agent, Protocol>> = {
  claude: {
    read: (event) => {
      const name = textOf(event, 'hook_event_name')
      if (name === 'PreToolUse') return toolEvent(event, 'tool_name', 'tool_input')
      if (name === 'Stop' || name === 'SubagentStop') return { kind: 'stop', again: flagOf(event, 'stop_hook_active') }
      return { kind: 'other' }
    },
    deny: (reason) => JSON.stringify({ hookSpecificOutput: denial(reason) }),
    goOn: (reason) => JSON.stringify({ decision: 'block', reason }),
    tell: (systemMessage) => JSON.stringify({ systemMessage }),
    silent: '',
    rootOf: (_event, env) => env['CLAUDE_PROJECT_DIR'] ?? null,
  },
  cursor: {
    read: (event) => {
      const name = textOf(event, 'hook_event_name')
      if (name === 'preToolUse' || name === 'beforeMCPExecution') return toolEvent(event, 'tool_name', 'tool_input')
      if (name === 'beforeShellExecution')
        return { ...toolEvent({ ...event, tool_name: 'Shell', tool_input: event }, 'tool_name', 'tool_input') }
      if (name === 'stop') return { kind: 'stop', again: numberOf(event, 'loop_count') > 0 || textOf(event, 'status') !== 'completed' }
      return { kind: 'other' }
    },
    deny: (reason) => JSON.stringify({ permission: 'deny', user_message: reason, agent_message: reason }),
    goOn: (followup) => JSON.stringify({ followup_message: followup }),
    tell: () => '{}',
    silent: '{}',
    rootOf: ({ workspace_roots: roots }, env) => {
      const [first]: readonly unknown[] = Array.isArray(roots) ? roots : []
      return env['CURSOR_PROJECT_DIR'] ?? (typeof first === 'string' && first !== '' ? first : null)
    },
  },
  copilot: {
    read: (event) => {
      if ('toolName' in event) return toolEvent(event, 'toolName', 'toolArgs')
      if ('tool_name' in event) return toolEvent(event, 'tool_name', 'tool_input')
      if ('stop_hook_active' in event) return { kind: 'stop', again: flagOf(event, 'stop_hook_active') }
      if ('stopReason' in event || 'stop_reason' in event) throw new MalformedEvent('stop_hook_active is missing')
      return { kind: 'other' }
    },
    deny: (reason, event) =>
      JSON.stringify({
        permissionDecision: 'deny',
        permissionDecisionReason: reason,
        ...('tool_name' in event ? { hookSpecificOutput: denial(reason) } : {}),
      }),
    goOn: (reason) => JSON.stringify({ decision: 'block', reason }),
    tell: () => '{}',
    silent: '{}',
    rootOf: () => null,
  },
}

const denial = (permissionDecisionReason: string): object => ({
  hookEventName: 'PreToolUse',
  permissionDecision: 'deny',
  permissionDecisionReason,
})

function toolEvent(event: Fields, tool: string, input: string): Extract<HookEvent, { kind: 'tool' }> {
  const given = event[input]
  if (given === undefined || given === null) throw new MalformedEvent(`${input} is missing`)
  const cwd = event['cwd']
  return { kind: 'tool', tool: textOf(event, tool), input: parsed(given), cwd: typeof cwd === 'string' && cwd !== '' ? cwd : null }
}

/** Arguments that came as JSON in a string are what that says; any other string stays one. */
function parsed(input: unknown): unknown {
  if (typeof input !== 'string') return input
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

function textOf(event: Fields, name: string): string {
  const value = event[name]
  if (typeof value !== 'string' || value === '') throw new MalformedEvent(`${name} is no text`)
  return value
}

function flagOf(event: Fields, name: string): boolean {
  const value = event[name]
  if (typeof value !== 'boolean') throw new MalformedEvent(`${name} is neither true nor false`)
  return value
}

function numberOf(event: Fields, name: string): number {
  const value = event[name]
  if (typeof value !== 'number') throw new MalformedEvent(`${name} is no number`)
  return value
}
