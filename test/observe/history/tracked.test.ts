import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { appendOutcomes } from '../../../src/observe/history/append.ts'
import { observeHistory } from '../../../src/observe/history/observe.ts'
import { trackedPathOf } from '../../../src/observe/history/tracked.ts'
import { CLOCK, NOW, emptyFolder, passed, removeAll, runOf } from './store.ts'

afterAll(removeAll)

describe('a store that the patch tracks', () => {
  test.each([
    { name: 'none of it', tracked: ['src/a.ts', 'history/a.json', '.oracle.md', '.oraclehistory/x'], found: null },
    { name: 'a file of it', tracked: ['src/a.ts', '.oracle/history/2026-11-10/a.json'], found: '.oracle/history/2026-11-10/a.json' },
    { name: 'a link in its place', tracked: ['.oracle/history'], found: '.oracle/history' },
    { name: 'a link or a submodule above it', tracked: ['.oracle'], found: '.oracle' },
    { name: 'one in other letters', tracked: ['.Oracle/HISTORY/x'], found: '.Oracle/HISTORY/x' },
    { name: 'what lies beside it', tracked: ['.oracle/.gitignore', '.oracle/history-of/x'], found: null },
  ])('$name', async ({ tracked, found }) => {
    const top = emptyFolder()
    expect(await trackedPathOf(join(top, '.oracle', 'history'), top, tracked)).toBe(found)
  })

  test('through a link that leads back into the repository', async () => {
    const top = emptyFolder()
    mkdirSync(join(top, 'data'))
    symlinkSync(join(top, 'data'), join(top, '.oracle'))
    expect(await trackedPathOf(join(top, '.oracle', 'history'), top, ['data/history/x'])).toBe('data/history/x')
  })

  test('a folder outside of the repository, and one that is not there', async () => {
    const [top, outside] = [emptyFolder(), emptyFolder()]
    expect(await trackedPathOf(outside, top, ['a', 'b/c'])).toBe(null)
    expect(await trackedPathOf(join(outside, 'not', 'there'), top, ['a', 'b/c'])).toBe(null)
  })

  test('the top itself is no store', async () => {
    const top = emptyFolder()
    expect(await trackedPathOf(top, top, ['a'])).toBe('a')
  })

  test('it is not read, and the words say what to do', async () => {
    const top = emptyFolder()
    const folder = join(top, '.oracle', 'history')
    const file = await appendOutcomes(folder, runOf(1, [passed()]))
    const question = { folder, asked: new Map([[CLOCK, 1]]), before: NOW }
    const tracked = `.oracle/history/${file}`
    expect(await observeHistory({ ...question, repository: { top, tracked: [tracked] } })).toEqual({
      state: 'unavailable',
      because: `the history in ${folder} is part of the patch, which tracks ${tracked}: remove it from git, or name a folder outside of the repository with --history`,
    })
    expect(await observeHistory({ ...question, repository: { top, tracked: ['src/a.ts'] } })).toMatchObject({ state: 'read', filesRead: 1 })
    expect(await observeHistory(question)).toMatchObject({ state: 'read', filesRead: 1 })
  })
})
