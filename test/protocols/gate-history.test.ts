import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HistoryObservation, TestOutcome } from '../../src/model/history.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { appendOutcomes } from '../../src/observe/history/append.ts'
import { readWindow } from '../../src/observe/history/window.ts'
import { SLOW } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { CORPUS, CORPUS_TEXT, frozen, ledgerWith } from './freeze.ts'
import { NOW, SMALL } from './run-rows.ts'
import { SHOP, edited } from './shop.ts'

const [major] = MAJORS
const LATE = 'tests/late.test.ts > is late after the hour'
const BUDGET = { retries: '2', windowRuns: '5', maxFailRate: '0.2' }
const HARMLESS = edited('src/loan.ts', 'export interface', '/** What was lent, and what it costs. */\nexport interface')

let project: Project
let outside: string
let signature: string

/** Fails once, whoever runs it, and passes from then on. */
const failsOnce = (marker: string): string => `import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capture, oracle } from 'vitest-oracle'
import { isLate } from '../src/late.ts'

test('is late after the hour', oracle('N', { covers: 'src/late.ts' }), () => {
  const isFirst = !existsSync(${JSON.stringify(marker)})
  if (isFirst) writeFileSync(${JSON.stringify(marker)}, '')
  const { now, due } = capture('pair', () => ({ now: 2, due: isFirst ? 3 : 1 }))
  expect(isLate(now, due)).toBe(true)
})
`

async function commit(message: string, ...added: readonly string[]): Promise<void> {
  await project.git('add', '-A')
  if (added.length > 0) await project.git('add', '-f', ...added)
  await project.git('commit', '-qm', message)
}

/** Base with a row and its window, and a harmless patch on it. */
async function patchOver(files: Readonly<Record<string, string>>, ...tracked: readonly string[]): Promise<void> {
  await project.git('checkout', '-q', '-B', 'base', 'shop')
  project.write({ 'oracle/ledger.yaml': ledgerWith(signature, BUDGET), ...files })
  await commit('base', ...tracked)
  await project.git('checkout', '-q', '-B', 'patch')
  project.write(HARMLESS)
  await commit('patch')
}

async function pastOf(outcomes: string, folder: string): Promise<void> {
  for (const [index, letter] of [...outcomes].entries()) {
    const outcome: TestOutcome = {
      test: LATE,
      outcome: letter === '.' ? 'passed' : 'failed',
      attempts: 1,
      signatures: letter === '.' ? [] : [signature],
    }
    await appendOutcomes(folder, {
      version: 1,
      at: `2026-11-0${9 - index}T00:00:00.000Z`,
      run: `${index}`.padStart(16, '0'),
      shard: null,
      commit: null,
      tree: null,
      machine: 'another',
      outcomes: [outcome],
    })
  }
}

async function gate(...args: readonly string[]): Promise<Verdict> {
  const { stdout, stderr } = await project.cli(['gate', '--base', 'base', '--now', NOW, '--format', 'json', ...args])
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Verdict
}

const rulesOf = ({ findings }: Verdict): readonly string[] => findings.filter(({ phase }) => phase === 'flakes').map(({ rule }) => rule)

const outcomesIn = (seen: HistoryObservation): readonly string[] =>
  seen.state === 'read' ? (seen.windows.get(LATE) ?? []).map(({ outcome }) => outcome) : [seen.because]

const recorded = (folder: string) =>
  readWindow(folder, { asked: new Map([[LATE, 20]]), before: '9999-01-01T00:00:00.000Z' }).then(outcomesIn)

describe('a gate and its history', { timeout: SLOW }, () => {
  beforeAll(async () => {
    project = await makeProject(SHOP, major)
    outside = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-past-')))
    await project.git('init', '-q', '-b', 'shop')
    // Fewer runs of tests: what the other phases say is not looked at here.
    project.write({
      ...SMALL,
      [CORPUS]: CORPUS_TEXT,
      'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('recommended', 'sealed\nrequire: [scope, oracles, flakes]'),
    })
    signature = await frozen(project)
    const locked = await project.cli(['lock'])
    if (locked.status !== 0) throw new Error(locked.stderr)
    await commit('shop')
  }, SLOW)

  afterAll(() => {
    project.dispose()
    rmSync(outside, { recursive: true, force: true })
  })

  test('S10: above the rate, and the last run passed, as does this one', async () => {
    const folder = join(outside, 's10')
    await patchOver({})
    await pastOf('..x.x', folder)
    const verdict = await gate('--history', folder)
    expect(verdict.decision).toBe('block')
    expect(verdict.because[0]).toMatchObject({ rule: 'flake-budget-exceeded', row: 'S10' })
    expect(verdict.freezes).toMatchObject([{ test: LATE, state: 'refused' }])
    expect(await recorded(folder)).toEqual(['passed', 'passed', 'passed', 'failed', 'passed', 'failed'])
  })

  test('within the rate, a failure is run again as the row allows, and the run counts as a failed one from then on', async () => {
    const folder = join(outside, 'again')
    await patchOver({ 'tests/late.test.ts': failsOnce(join(outside, 'marker')) })
    await pastOf('..x..', folder)
    const verdict = await gate('--history', folder)
    expect(verdict.decision, JSON.stringify(verdict.findings)).toBe('allow')
    expect(rulesOf(verdict)).toEqual(['flake-frozen'])
    expect(verdict.freezes).toMatchObject([{ test: LATE, state: 'excuses' }])
    expect((await recorded(folder))[0]).toBe('flaky')
    expect(rulesOf(await gate('--history', folder))).toEqual(['flake-budget-exceeded'])
  })

  test('a history that git tracks is not believed', async () => {
    const folder = join(project.root, '.oracle', 'history')
    await pastOf('.....', folder)
    await patchOver({}, '.oracle/history')
    const verdict = await gate()
    expect(verdict.decision).toBe('block')
    expect(verdict.inputs.flakes).toMatchObject({
      state: 'unavailable',
      because: expect.stringContaining('is part of the patch, which tracks .oracle/history/2026-11-0'),
    })
  })

  test('without past runs the failure is judged by its signature, and sealed wants a person', async () => {
    await patchOver({ 'tests/late.test.ts': failsOnce(join(outside, 'second-marker')) })
    const verdict = await gate('--history', join(outside, 'empty'))
    expect(verdict.decision).toBe('review')
    expect(rulesOf(verdict)).toEqual(['flake-window-empty', 'flake-frozen'])
    expect(await recorded(join(outside, 'empty'))).toEqual(['failed'])
  })

  test('an address is refused', async () => {
    const ended = await project.cli(['gate', '--base', 'base', '--history', 'ftp://store.example/past'])
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('ftp: is no place for a history') })
  })
})
