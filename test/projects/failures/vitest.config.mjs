import { defineConfig } from 'vitest/config'

/** The cases end in `.case.ts`, so that no other Vitest project takes them for its own tests. */
export default defineConfig({
  test: { include: ['cases/**/*.case.ts'], retry: 0, testTimeout: 2000, hookTimeout: 2000 },
})
