import type { Verb } from '../verb.ts'

export const replay: Verb = {
  summary: 'run the trusted tests under each known-bad, or under mutants of a patch, and show which test kills which',
  usage: '[FILE...] [--refresh [--in-place]] | --write NAME [--why TEXT] | --mutate [options]',
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
    mutate: {
      type: 'boolean',
      help: 'instead of known-bads, small changes that are made in the production lines of a patch: how many do the trusted tests kill?',
    },
    base: { type: 'string', value: 'NAME', help: 'with --mutate: what the patch is merged into; without it, the default branch' },
    head: { type: 'string', value: 'NAME', help: 'with --mutate: the commit that ends the patch; the work tree without it' },
    mutants: { type: 'string', value: 'COUNT', help: "with --mutate: how many at most; without it, the policy's limits.mutants (50)" },
    disk: { type: 'boolean', help: 'each on disk and in a process of its own, none from memory: slower, with the same answers' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) =>
    args.has('mutate') ? (await import('./mutate.ts')).runMutate(args, world) : (await import('./replay.ts')).run(args, world),
}
