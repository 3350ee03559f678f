import type { Verb } from '../verb.ts'

export const draft: Verb = {
  summary: 'propose properties of a module by the types and names of its functions, and keep those that hold and that bugs break',
  usage: 'MODULE [options]',
  example: 'vitest-oracle draft src/codec.ts',
  exits: '0 the proposals were tried, however many were kept; 2 they could not be',
  words: 1,
  options: {
    with: {
      type: 'string',
      value: 'COMMAND',
      help: 'ask this command for the properties instead: it gets types and names as JSON on standard input, and answers with JSON',
    },
    to: { type: 'string', value: 'DIR', help: 'the folder of drafts; oracle/drafts without it' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    'dry-run': { type: 'boolean', help: 'try them, and write nothing' },
  },
  run: async (args, world) => (await import('./draft.ts')).run(args, world),
}

export const promote: Verb = {
  summary: 'move a draft into the oracle tree once more tried, with its invariant, for a person to commit',
  usage: 'DRAFT [options]',
  example: 'vitest-oracle promote oracle/drafts/decode-undoes-encode.draft.ts',
  exits: '0 it is there; 2 it could not be moved, and nothing was written',
  words: 1,
  options: {
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    'dry-run': { type: 'boolean', help: 'try it, and say what would be written' },
  },
  run: async (args, world) => (await import('./promote.ts')).run(args, world),
}
