import { defineConfig } from 'vitest/config'
import LongestFirst from './test/support/longest-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', 'oracle/**/*.test.ts'],
    // Whole projects that tests run in children of their own.
    exclude: ['**/node_modules/**', 'test/projects/**'],
    // Many tests run a Vitest of their own, and some wait: three keep two cores busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
