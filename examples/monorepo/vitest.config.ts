import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  // What a workspace link would do, so that the example runs from a plain copy.
  resolve: { alias: { '@parcels/postage': at('packages/postage/src/postage.ts') } },
  test: {
    // Once, for all projects: the reporter adds its setup file to each of them.
    reporters: ['default', 'vitest-oracle/reporter'],
    projects: [
      { extends: true, test: { name: 'postage', include: ['packages/postage/tests/**/*.test.ts'] } },
      { extends: true, test: { name: 'checkout', include: ['packages/checkout/tests/**/*.test.ts'] } },
      { extends: true, test: { name: 'oracle', include: ['oracle/**/*.test.ts'] } },
    ],
  },
})
