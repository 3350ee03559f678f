import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '../support/index.ts'
import { dependencyFolders, sizeOf } from './closure.ts'

const megabyte = 1_000_000

test('an install brings at most 10 MB, dependencies included', () => {
  const dist = join(packageRoot, 'dist')
  expect(existsSync(dist), 'dist is not there: npm run build').toBe(true)
  const sizes = [dist, join(packageRoot, 'schemas'), ...dependencyFolders()].map((folder) => ({
    folder: relative(packageRoot, folder),
    size: sizeOf(folder),
  }))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const table = sizes.toSorted((a, b) => b.size - a.size).map(({ folder, size }) => `${(size / megabyte).toFixed(2)} MB ${folder}`)
  expect(sizes.length).toBeGreaterThan(5)
  expect(total, table.join('\n')).toBeLessThanOrEqual(10 * megabyte)
})
