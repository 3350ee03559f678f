import { defineConfig } from 'vitest/config'

// For run.mjs, which names the test files. All of them share one worker: what they import is loaded once for each mutant.
export default defineConfig({
  plugins: [{ name: 'fewer-runs', transform: { filter: { id: /\.test\.ts$/ }, handler: fewerRuns } }],
  test: { include: process.env.MUTATE_TESTS.split(':'), isolate: false, testTimeout: 60_000 },
})

/** A law that notices a mutant at all mostly does so at once; where it does not, the mutant counts as survived. */
function fewerRuns(code) {
  return code.replace(/\bnumRuns: \d+/g, 'numRuns: 30')
}
