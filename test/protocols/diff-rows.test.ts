import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SLOW } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { DIFF_ROWS, NOW } from './diff-rows.ts'
import type { DiffRow } from './diff-rows.ts'
import { SHOP } from './shop.ts'

const LOCK = 'oracle/oracle.lock.json'
const STATUS = { allow: 0, block: 1, review: 3 } as const

/** One repository for all rows: each has a branch of its own for its base and its patch. */
let project: Project
const locks = new Map<string, string>()

beforeAll(async () => {
  const [major] = MAJORS
  if (major === undefined) throw new Error('no Vitest to try it with')
  project = await makeProject(SHOP, major)
  await project.git('init', '-q', '-b', 'main')
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'shop')
}, SLOW)

afterAll(() => project.dispose())

/** The lock of the files at hand, from the command itself, once for each set of files. */
async function lock(key: string): Promise<void> {
  const known = locks.get(key)
  if (known !== undefined) return project.write({ [LOCK]: known })
  const locked = await project.cli(['lock'])
  expect(locked, locked.stderr).toMatchObject({ status: 0 })
  locks.set(key, project.read(LOCK))
}

async function commit(message: string): Promise<void> {
  await project.git('add', '-A')
  await project.git('commit', '-qm', message, '--allow-empty')
}

async function build({ preset, setup = {}, atBase = {}, patch, relock }: DiffRow): Promise<void> {
  await project.git('checkout', '-qf', '-B', 'base', 'main')
  const policy = (SHOP['oracle/policy.yaml'] ?? '').replace('preset: recommended', `preset: ${preset}`)
  project.write({ 'oracle/policy.yaml': policy, ...setup })
  await lock(JSON.stringify(setup))
  project.write(atBase)
  await commit('base')
  await project.git('checkout', '-qf', '-B', 'patch')
  project.write(patch)
  if (relock === true) await lock(JSON.stringify([setup, patch]))
  await commit('patch')
}

describe('rows that need no run', () => {
  test.for(DIFF_ROWS)('$row: $title', { timeout: SLOW }, async (row) => {
    await build(row)
    const ended = await project.cli(['diff', '--base', 'base', '--now', NOW, '--format', 'json', ...(row.args ?? [])])
    expect(ended.stderr.replace(/^note: .*\n/gm, '')).toBe('')
    const judged = JSON.parse(ended.stdout) as { decision: string; findings: { rule: string; severity: string }[] }
    expect(judged).toMatchObject({ decision: row.decision })
    expect(ended.status).toBe(STATUS[row.decision])
    expect(judged.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...(row.rules ?? [])]))
  })

  test('the rows that follow a block are judged with --all only', { timeout: SLOW }, async () => {
    const row = DIFF_ROWS.find(({ row: name }) => name === 'S4')
    if (row === undefined) throw new Error('no row S4')
    await build(row)
    const inputs = async (...args: readonly string[]): Promise<unknown> => {
      const { stdout } = await project.cli(['diff', '--base', 'base', '--json', ...args])
      return (JSON.parse(stdout) as { inputs: Record<string, { state: string }> }).inputs
    }
    expect(await inputs()).toMatchObject({
      scope: { state: 'answered' },
      fixtures: { state: 'not-evaluated' },
      oracles: { state: 'not-evaluated' },
    })
    expect(await inputs('--all')).toMatchObject({
      fixtures: { state: 'answered' },
      budget: { state: 'answered' },
      oracles: { state: 'not-evaluated' },
    })
  })

  test('what cannot be judged has exit status 2 and says why', { timeout: SLOW }, async () => {
    const said = async (...args: readonly string[]): Promise<string> => {
      const { status, stderr, stdout } = await project.cli(['diff', ...args])
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      return stderr
    }
    expect(await said('--base', 'nowhere')).toContain('--base nowhere')
    expect(await said('--base', 'base', '--now', 'soon')).toContain('--now')
    expect(await said()).toContain('--base')
    await project.git('tag', '-f', 'base', 'main')
    expect(await said('--base', 'base')).toContain('refs/tags/base')
    await project.git('tag', '-d', 'base')
  })

  test('a milder preset is refused, a stricter one is taken', { timeout: SLOW }, async () => {
    expect(await project.cli(['diff', '--base', 'main', '--preset', 'zero-weight'])).toMatchObject({ status: 2 })
    const { stdout } = await project.cli(['diff', '--base', 'base', '--preset', 'strict', '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ policy: { preset: 'strict' } })
  })
})
