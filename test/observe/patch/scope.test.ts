import { expect, test } from 'vitest'
import { outermostFirst } from '../../../src/observe/patch/scope.ts'

test('a configuration of all projects is asked before those of one, whatever their names', () => {
  const paths = ['packages/a/vitest.config.ts', 'apps/b/c/vite.config.ts', 'vitest.config.ts', 'apps/vitest.workspace.ts']
  expect(outermostFirst(paths.map((path) => ({ path }))).map(({ path }) => path)).toEqual([
    'vitest.config.ts',
    'apps/vitest.workspace.ts',
    'packages/a/vitest.config.ts',
    'apps/b/c/vite.config.ts',
  ])
})
