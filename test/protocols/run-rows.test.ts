import { describe, expect, test } from 'vitest'
import { SLOW, judge, lockShop } from '../reporter/run.ts'
import { MAJORS, type Project, makeProject } from '../support/index.ts'
import { CORPUS, CORPUS_TEXT, frozen, ledgerWith } from './freeze.ts'
import { NOW, ROWS, type Row } from './run-rows.ts'
import { SHOP } from './shop.ts'

async function play({ preset, setup = {}, freeze, patch }: Row, project: Project): Promise<void> {
  const config = (SHOP['vitest.config.ts'] ?? '')
    .replace(`'vitest-oracle/reporter'`, `['vitest-oracle/reporter', { now: '${NOW}' }]`)
    .replace('test: {', 'test: { testTimeout: 1500,')
  project.write({
    'vitest.config.ts': config,
    [CORPUS]: CORPUS_TEXT,
    'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('preset: recommended', `preset: ${preset}`),
    ...setup,
  })
  await project.git('init', '-q', '-b', 'main')
  await lockShop(project, setup)
  if (freeze !== undefined) project.write({ 'oracle/ledger.yaml': ledgerWith(await frozen(project), freeze) })
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'base')
  project.write(patch)
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'patch')
}

/** One major for all rows, the other for those that rest on what a run looks like: failures, signatures, time-outs, claims, seeds. */
const BY_WHAT_A_RUN_IS = new Set(['Z1', 'Z4', 'Z8', 'Z9', 'I4', 'I9', 'S7'])

describe.each(MAJORS)('$name', (major) => {
  const rows = major === MAJORS[0] ? ROWS : ROWS.filter(({ row }) => BY_WHAT_A_RUN_IS.has(row))

  test.each(rows)('$row: $title', { timeout: SLOW }, async (row) => {
    const project = await makeProject(SHOP, major)
    try {
      await play(row, project)
      const { verdict, ended } = await judge(project)
      const [first] = verdict.because
      expect({ decision: verdict.decision, row: first?.row, rule: first?.rule }, JSON.stringify(verdict.because)).toEqual({
        decision: row.decision,
        row: row.row,
        rule: row.rule ?? null,
      })
      expect(ended.status).toBe(row.decision === 'allow' ? 0 : 1)
      if (row.flakes !== undefined) expect(verdict.inputs.flakes.state).toBe(row.flakes)
      const checked = await project.cli(['check'])
      expect(checked.status, checked.stderr).toBe(ended.status)
    } finally {
      project.dispose()
    }
  })
})
