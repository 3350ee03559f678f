import type { Verb } from '../verb.ts'

export const inventory: Verb = {
  summary: 'the tests by class and region, and why each is what it is; none is run without --power',
  usage: '[options]',
  example: 'vitest-oracle inventory --json',
  words: 0,
  options: {
    power: {
      type: 'boolean',
      help: 'run the trusted tests under every known-bad, as replay --all does, and show which kills what, and which has never failed',
    },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./inventory.ts')).run(args, world),
}
