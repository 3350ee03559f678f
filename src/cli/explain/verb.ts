import type { Verb } from '../verb.ts'

export const explain: Verb = {
  summary: 'what a rule means, what went into a signature, why a test is what it is, what is known of a file',
  usage: 'RULE|ROW|SIGNATURE|TEST|FILE [options]',
  example: 'vitest-oracle explain oracle-flaky',
  words: 1,
  options: {
    verdict: { type: 'string', value: 'FILE', help: 'the verdict to look in; .oracle/verdict.json without it' },
    policy: { type: 'string', value: 'FILE', help: 'the policy that says what a file is; oracle/policy.yaml without it' },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./explain.ts')).run(args, world),
}
