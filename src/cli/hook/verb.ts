import type { Verb } from '../verb.ts'

/** The coding agents whose hooks are known. */
export const AGENTS = ['claude', 'cursor', 'copilot'] as const
export type Agent = (typeof AGENTS)[number]

export const hook: Verb = {
  summary: "answer a coding agent's hooks: no writes to sealed paths, and what to mend before it stops",
  usage: 'claude|cursor|copilot [options]   (the event comes as JSON on standard input)',
  example: 'vitest-oracle hook --install claude --base origin/main',
  exits:
    '0 answered, also with a denial; 1 an event at the end of a turn could not be answered; 2 any other event could not be, which denies the tool call',
  words: 1,
  options: {
    install: { type: 'string', choices: AGENTS, help: "add the hooks to the agent's settings; what is there stays as it is" },
    'dry-run': { type: 'boolean', help: 'with --install: print the settings, and write nothing' },
    base: { type: 'string', value: 'NAME', help: "the branch that the patch is for; the remote's default branch, else HEAD" },
    root: { type: 'string', value: 'DIR', help: "the project, where it is not the agent's own root" },
    on: { type: 'string', choices: ['tool', 'stop'], help: 'what the event must be, as the installed hooks say it' },
  },
  run: async (args, world) => (await import('./hook.ts')).run(args, world),
}
