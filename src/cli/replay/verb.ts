import type { Verb } from '../verb.ts'

export const replay: Verb = {
  summary: 'run the trusted tests under each known-bad, in copies of the work tree, and show which test kills which',
  usage: '[FILE...] [options]',
  example: 'vitest-oracle replay oracle/known-bad/off-by-one.patch',
  words: 1000,
  options: {
    all: { type: 'boolean', help: 'run every trusted test that loads the edit, where one that fails would do' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./replay.ts')).run(args, world),
}
