import { FORMAT_OPTIONS } from '../verb.ts'
import type { Verb } from '../verb.ts'

export const check: Verb = {
  summary: 'validate a verdict file against the commit at hand, and exit by its decision',
  usage: '[FILE] [options]',
  example: 'vitest-oracle check .oracle/verdict.json --review-as block',
  words: 1,
  options: {
    scope: {
      type: 'string',
      choices: ['run', 'merge'],
      help: 'the least that the verdict must cover; in CI it is merge when the policy has a `require` list, else run',
    },
    'review-as': {
      type: 'string',
      choices: ['allow', 'block'],
      help: 'exit as if a review were an allow (0) or a block (1), instead of 3',
    },
    base: {
      type: 'string',
      value: 'NAME',
      help: "for the verdict of a patch, the branch that the patch is for; GITHUB_BASE_REF, else the remote's default branch",
    },
    policy: {
      type: 'string',
      value: 'FILE',
      help: 'the policy that must have been in force; oracle/policy.yaml without it, for the verdict of a patch at base',
    },
    key: { type: 'string', value: 'PUB', help: 'demand that the verdict is signed with the private half of this ed25519 key (PEM)' },
    attestation: {
      type: 'string',
      value: 'FILE',
      help: 'write the in-toto statement of the verdict (test-result), to be signed by whoever attests',
    },
    ...FORMAT_OPTIONS,
  },
  run: async (args, world) => (await import('./check.ts')).run(args, world),
}
