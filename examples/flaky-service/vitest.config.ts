import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Your project leaves `now` out; here it keeps the freeze of the ledger from expiring while nobody looks.
    reporters: ['default', ['vitest-oracle/reporter', { now: '2026-11-12T09:00:00.000Z' }]],
  },
})
