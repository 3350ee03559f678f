import { FORMAT_OPTIONS } from '../verb.ts'
import type { Verb } from '../verb.ts'

export const merge: Verb = {
  summary: 'judge the shards of one run as that run, and write the verdict that one machine would have written',
  usage: '[FILE|DIR ...] [options]',
  example: 'vitest-oracle merge .oracle/shards',
  exits: '0 allow, 1 block, 2 the shards are not one run at hand, and there is no verdict, 3 review',
  words: Infinity,
  options: {
    'review-as': {
      type: 'string',
      choices: ['allow', 'block'],
      help: 'exit as if a review were an allow (0) or a block (1), instead of 3',
    },
    policy: { type: 'string', value: 'FILE', help: 'the policy that the shards ran under; oracle/policy.yaml without it' },
    ...FORMAT_OPTIONS,
  },
  run: async (args, world) => (await import('./merge.ts')).run(args, world),
}
