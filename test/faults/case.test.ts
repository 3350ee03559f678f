import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { Blobs } from '../../src/observe/git/blobs.ts'
import { materialiseTree } from '../../src/observe/judged-tree/write.ts'

/** A file system that takes `A.ts` and `a.ts` for one name, as those of Windows and macOS do. */
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const lower = (path: string): string => join(dirname(path), basename(path).toLowerCase())
  return { ...real, openSync: (path: string, ...args: [string, number]) => real.openSync(lower(path), ...args) }
})

const folder = mkdtempSync(join(tmpdir(), 'vitest-oracle-case-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const blobs = { read: async () => ({ state: 'read', bytes: Buffer.from('x') }) } as unknown as Blobs
const tree = (...paths: readonly string[]) => new Map(paths.map((path) => [path, { mode: '100644', id: 'a'.repeat(40) }]))

test('two names that are one on this file system are no tree in which one hides the other', async () => {
  await expect(materialiseTree(tree('src/a.ts', 'src/B.ts'), blobs, join(folder, 'plain'))).resolves.toMatchObject({ links: [] })
  await expect(materialiseTree(tree('src/a.ts', 'src/A.ts'), blobs, join(folder, 'twins'))).rejects.toThrow(
    /are one on this file system, and "src\/A\.ts" is the second\. Rename one of them/,
  )
})
