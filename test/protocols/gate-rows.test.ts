import { describe, expect, test } from 'vitest'
import { SLOW, lockShop } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { CORPUS, CORPUS_TEXT, frozen, ledgerWith } from './freeze.ts'
import { GATE_ROWS, KNOWN_BADS } from './gate-rows.ts'
import type { GateRow } from './gate-rows.ts'
import { NOW } from './run-rows.ts'
import { SHOP } from './shop.ts'

const STATUS = { allow: 0, block: 1, review: 3 } as const

interface Judged {
  readonly decision: string
  readonly scope: string
  readonly findings: readonly { readonly rule: string; readonly severity: string }[]
  readonly inputs: Readonly<Record<string, { readonly state: string }>>
}

async function commit(project: Project, message: string): Promise<void> {
  await project.git('add', '-A')
  await project.git('commit', '-qm', message, '--allow-empty')
}

async function build({ preset, setup = {}, atBase = {}, freeze, patch, relock }: GateRow, project: Project): Promise<void> {
  await project.git('init', '-q', '-b', 'base')
  project.write({
    ...KNOWN_BADS,
    [CORPUS]: CORPUS_TEXT,
    'vitest.config.ts': (SHOP['vitest.config.ts'] ?? '').replace('test: {', 'test: { testTimeout: 1500,'),
    'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('preset: recommended', `preset: ${preset}`),
    ...setup,
  })
  await lockShop(project, { ...KNOWN_BADS, ...setup })
  project.write(atBase)
  if (freeze !== undefined) project.write({ 'oracle/ledger.yaml': ledgerWith(await frozen(project), freeze) })
  await commit(project, 'base')
  await project.git('checkout', '-qb', 'patch')
  project.write(patch)
  if (relock === true) expect(await project.cli(['lock'])).toMatchObject({ status: 0 })
  await commit(project, 'patch')
}

/** One major for all rows, the other for one of each phase that runs tests. */
const NEEDS_A_RUN = new Set(['Z1', 'Z4', 'I3', 'B9'])

describe.each(MAJORS)('$name', (major) => {
  const rows = major === MAJORS[0] ? GATE_ROWS : GATE_ROWS.filter(({ row }) => NEEDS_A_RUN.has(row))

  test.for(rows)('$row: $title', { timeout: SLOW }, async (row) => {
    const project = await makeProject(SHOP, major)
    try {
      await build(row, project)
      const ended = await project.cli(['gate', '--base', 'base', '--now', NOW, '--format', 'json', ...(row.args ?? [])])
      const judged = JSON.parse(ended.stdout) as Judged
      const named = judged.findings.filter(({ rule }) => row.rules?.some((one) => one === rule))
      expect(judged, JSON.stringify(judged.findings, null, 1)).toMatchObject({ decision: row.decision, scope: 'merge' })
      expect(ended.status).toBe(STATUS[row.decision])
      expect([...new Set(named.map(({ rule }) => rule))].sort()).toEqual([...(row.rules ?? [])].sort())
      if (row.decision !== 'allow') expect(judged.findings.map(({ severity }) => severity)).toContain(row.decision)
      if (row.flakes !== undefined) expect(judged.inputs['flakes']?.state).toBe(row.flakes)
      expect(await project.git('status', '--porcelain')).toBe('')
      const checked = await project.cli(['check', '--scope', 'merge', '--base', 'base'])
      expect(checked.status, checked.stderr).toBe(ended.status)
    } finally {
      project.dispose()
    }
  })
})
