import type { Verb } from '../verb.ts'

export const compare: Verb = {
  summary: 'where two verdicts differ, and whether that is the code or the environment',
  usage: 'A B [options]',
  example: 'vitest-oracle compare laptop.json ci.json',
  exits: '0 the digests are equal, 1 they differ, 2 one of the two could not be read',
  words: 2,
  options: {
    format: { type: 'string', choices: ['text', 'json'], help: 'how the result is written; text without it' },
    json: { type: 'boolean', help: 'the same as --format json' },
  },
  run: async (args, world) => (await import('./compare.ts')).run(args, world),
}
