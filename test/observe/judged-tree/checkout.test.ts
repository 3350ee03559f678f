import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openRepository } from '../../../src/observe/git/repository.ts'
import { listTree } from '../../../src/observe/git/tree.ts'
import { checkoutDifferences } from '../../../src/observe/judged-tree/checkout.ts'
import { repository } from '../git/repositories.ts'
import type { TestRepository } from '../git/repositories.ts'

const made: string[] = []
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function differences(one: TestRepository): Promise<readonly string[]> {
  const tree = await listTree(await openRepository(one.root), one.git('rev-parse', 'HEAD'))
  return (await checkoutDifferences(one.root, tree)).map(({ path, kind }) => `${kind} ${path}`)
}

describe('checkoutDifferences', () => {
  test('a clean checkout has none, whatever is ignored', async () => {
    const one = repository(made, { '.gitignore': 'node_modules\n*.log\n', 'src/a.ts': 'a\n' })
    one.write({ 'node_modules/x/index.js': 'x', 'debug.log': 'y' })
    expect(await differences(one)).toEqual([])
  })

  test('sees each kind', async () => {
    const one = repository(made, { 'edited.ts': 'a', 'gone.ts': 'b', 'mode.ts': 'c', 'kind.ts': 'd', 'same.ts': 'e' })
    one.write({ 'edited.ts': 'A', 'gone.ts': null, 'new/é b.ts': 'n', 'kind.ts': null, 'kind.ts/in.ts': '' })
    chmodSync(join(one.root, 'mode.ts'), 0o755)
    expect(await differences(one)).toEqual([
      'edited edited.ts',
      'missing gone.ts',
      'mode kind.ts',
      'untracked kind.ts/in.ts',
      'mode mode.ts',
      'untracked new/é b.ts',
    ])
  })

  test.each(['--assume-unchanged', '--skip-worktree'])('is not told by the index what did not change (%s)', async (flag) => {
    const one = repository(made, { 'src/a.ts': 'a\n' })
    one.git('update-index', flag, 'src/a.ts')
    one.write({ 'src/a.ts': 'b\n' })
    expect(one.git('status', '--porcelain')).toBe('')
    expect(await differences(one)).toEqual(['edited src/a.ts'])
  })

  test('a file that was added to the index only is one that the tree does not have', async () => {
    const one = repository(made, { 'src/a.ts': 'a\n' })
    one.write({ 'src/a.js': 'shadow' })
    one.git('add', '-A')
    expect(await differences(one)).toEqual(['untracked src/a.js'])
  })

  test('a folder that is now a link to another one is seen', async () => {
    const one = repository(made, { 'src/a.ts': 'a\n' })
    const other = repository(made, { 'a.ts': 'a\n', 'a.js': 'shadow' })
    rmSync(join(one.root, 'src'), { recursive: true })
    symlinkSync(other.root, join(one.root, 'src'))
    expect(await differences(one)).toEqual(['untracked src'])
  })

  test('ends of lines as git itself would have converted them are no difference', async () => {
    const one = repository(made, { 'a.ts': 'a\nb\n', 'b.bin': Uint8Array.of(0, 10, 13) })
    one.write({ 'a.ts': 'a\r\nb\r\n' })
    expect(await differences(one)).toEqual(['edited a.ts'])
    one.git('config', 'core.autocrlf', 'true')
    expect(await differences(one)).toEqual([])
    one.write({ 'a.ts': 'a\r\nc\r\n', 'b.bin': Uint8Array.of(0, 13, 10, 13) })
    expect(await differences(one)).toEqual(['edited a.ts', 'edited b.bin'])
  })

  test('a submodule that was never fetched is none', async () => {
    const one = repository(made, { 'a.ts': 'a' })
    one.git('update-index', '--add', '--cacheinfo', `160000,${one.git('rev-parse', 'HEAD')},vendor/lib`)
    one.git('commit', '-qm', 'submodule')
    expect(await differences(one)).toEqual([])
    mkdirSync(join(one.root, 'vendor/lib'), { recursive: true })
    expect(await differences(one)).toEqual([])
  })

  test('ten thousand files take no more than a moment', async () => {
    const one = repository(made, { 'a.ts': 'a' })
    for (let folder = 0; folder < 100; folder++) {
      mkdirSync(join(one.root, `d${folder}`))
      for (let file = 0; file < 100; file++)
        writeFileSync(join(one.root, `d${folder}`, `f${file}.ts`), `export const a = '${folder}/${file}'\n`.repeat(30))
    }
    one.commit()
    writeFileSync(join(one.root, 'd50', 'f50.ts'), 'edited')
    const began = performance.now()
    expect(await differences(one)).toEqual(['edited d50/f50.ts'])
    const took = performance.now() - began
    expect(took).toBeLessThan(15_000)
  })
})
