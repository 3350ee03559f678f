import type { Verb } from '../verb.ts'

export const lock: Verb = {
  summary: 'write the lock of fixtures, trusted tests and known-bads; --check says whether it still holds',
  usage: '[--check | --import FILE] [options]',
  example: 'vitest-oracle lock --check',
  words: 0,
  options: {
    check: { type: 'boolean', help: 'write nothing: exit 0 when the bytes at hand are those of the lock, 1 when not' },
    import: {
      type: 'string',
      value: 'FILE',
      help: 'lock only when the fixtures are those of FILE: lines of sha256sum, or one digest over a tree',
    },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
    json: { type: 'boolean', help: 'as JSON' },
  },
  run: async (args, world) => (await import('./lock.ts')).run(args, world),
}
