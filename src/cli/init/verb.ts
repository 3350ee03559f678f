import type { Verb } from '../verb.ts'

export const init: Verb = {
  summary: 'set a project up: policy, lock, first trusted tests and known-bads, configuration, CI; shows all before it writes',
  usage: '[--yes | --dry-run] [options]',
  example: 'vitest-oracle init --dry-run',
  exits:
    '0 written and the gate allows (or nothing was to be written), 1 written and a person must decide something first, 2 could not set up',
  words: 0,
  options: {
    yes: { type: 'boolean', short: 'y', help: 'write without asking' },
    'dry-run': { type: 'boolean', help: 'write nothing: show each change as a unified diff' },
    owner: {
      type: 'string',
      multiple: true,
      value: 'NAME',
      help: 'who owns what is sealed, such as @acme/test-owners; those of CODEOWNERS without it',
    },
    'no-gate': { type: 'boolean', help: 'do not end with a run of the gate' },
  },
  run: async (args, world) => (await import('./init.ts')).run(args, world),
}
