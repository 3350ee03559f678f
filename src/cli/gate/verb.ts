import { PATCH_OPTIONS } from '../patch-options.ts'
import { FORMAT_OPTIONS } from '../verb.ts'
import type { Verb } from '../verb.ts'

export const gate: Verb = {
  summary: 'judge a patch by running tests in processes of their own, and write the verdict that CI reads',
  usage: '[--base NAME] [--head NAME] [options]',
  example: 'vitest-oracle gate --base origin/main',
  words: 0,
  options: {
    ...PATCH_OPTIONS,
    history: {
      type: 'string',
      value: 'PLACE',
      help: 'past runs: a folder outside of the patch, or a URL (http, s3, redis); .oracle/history without it',
    },
    inventory: { type: 'boolean', help: 'list all tests in the verdict, not only those that matter to the decision' },
    sign: { type: 'string', value: 'KEYFILE', help: 'sign the verdict with this ed25519 key (PEM), from outside of the repository' },
    attestation: {
      type: 'string',
      value: 'FILE',
      help: 'write the in-toto statement of the verdict (test-result), to be signed by whoever attests',
    },
    ...FORMAT_OPTIONS,
  },
  run: async (args, world) => (await import('./gate.ts')).run(args, world),
}
