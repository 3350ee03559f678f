import type { Verb } from '../verb.ts'

export const replay: Verb = {
  summary: 'run the trusted tests under each known-bad, in copies of the work tree, and show which test kills which',
  usage: '[FILE...] [--refresh [--in-place]] | --write NAME [--why TEXT] [options]',
  example: 'vitest-oracle replay oracle/known-bad/off-by-one.patch',
  words: 1000,
  options: {
    write: {
      type: 'string',
      value: 'NAME',
      help: 'make a known-bad of the edit of production files at hand: NAME.patch, only when trusted tests kill it; the edit stays',
    },
    why: { type: 'string', value: 'TEXT', help: 'with --write: why it is bad, for its header' },
    refresh: {
      type: 'boolean',
      help: 'propose, for each known-bad that no longer applies, the patch that does the same to the files at hand',
    },
    'in-place': { type: 'boolean', help: 'with --refresh: write what it proposes, where the trusted tests kill it' },
    all: { type: 'boolean', help: 'run every trusted test that loads the edit, where one that fails would do' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./replay.ts')).run(args, world),
}
