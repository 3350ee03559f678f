import { PATCH_OPTIONS } from '../patch-options.ts'
import { FORMAT_OPTIONS } from '../verb.ts'
import type { Verb } from '../verb.ts'

export const diff: Verb = {
  summary: 'judge a patch by its commits alone, without running anything: scope, policy, fixtures, budget',
  usage: '[--base NAME] [--head NAME] [options]',
  example: 'vitest-oracle diff --base origin/main',
  words: 0,
  options: {
    ...PATCH_OPTIONS,
    ...FORMAT_OPTIONS,
  },
  run: async (args, world) => (await import('./diff.ts')).run(args, world),
}
