import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // `now` holds the date of this example still: its ledger has a lease that ran out the day before.
    reporters: ['default', ['vitest-oracle/reporter', { now: '2026-11-12T09:00:00.000Z' }]],
  },
})
