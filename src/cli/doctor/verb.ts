import type { Verb } from '../verb.ts'

export const doctor: Verb = {
  summary: 'say what would let a patch around the gate in this repository, and the line that mends it',
  usage: '[options]',
  example: 'vitest-oracle doctor',
  exits: '0 nothing found, 1 something found, 2 could not read a file that matters',
  words: 0,
  options: {
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./doctor.ts')).run(args, world),
}
