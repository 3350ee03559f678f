import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // The one line. Your project leaves `now` out; here it holds the date of the example still.
    reporters: ['default', ['vitest-oracle/reporter', { now: '2026-11-12T09:00:00.000Z' }]],
  },
})
