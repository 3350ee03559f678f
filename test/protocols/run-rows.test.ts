import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SLOW, judge, lockShop } from '../reporter/run.ts'
import { MAJORS, type Project, makeProject } from '../support/index.ts'
import { type FreezeChanges, NOW, ROWS, type Row } from './run-rows.ts'
import { SHOP, edited } from './shop.ts'

const CORPUS = 'oracle/corpus/late.json'
const CORPUS_TEXT = '{"now":2,"due":1}\n'
const NONDETERMINISTIC = 'tests/late.test.ts > is late after the hour'

/** The signature of the nondeterministic test's failure, as a run on this machine shows it. */
const signatures = new Map<number, Promise<string>>()

async function signatureOf(project: Project): Promise<string> {
  project.write(edited('src/late.ts', 'now > due', 'now > due + 1'))
  const { verdict } = await judge(project)
  project.write({ 'src/late.ts': SHOP['src/late.ts'] ?? '' })
  const [signature] = verdict.tests.find(({ id }) => id === NONDETERMINISTIC)?.signatures ?? []
  if (signature === undefined) throw new Error('the nondeterministic test did not fail')
  return signature
}

function ledgerWith(signature: string, changes: FreezeChanges): string {
  const fields: Readonly<Record<string, string | null>> = {
    test: NONDETERMINISTIC,
    reason: 'the clock of the shared runner steps',
    owner: 'people',
    issue: 'https://tracker.example/SHOP-7',
    firstSeen: '2026-11-01',
    expires: '2026-11-20',
    corpus: CORPUS,
    corpusSha256: createHash('sha256').update(CORPUS_TEXT).digest('hex'),
    signatures: `[${signature}]`,
    points: '1',
    ...changes,
  }
  const bare = ['signatures', 'points', 'retries', 'windowRuns', 'maxFailRate', 'firstSeen', 'expires']
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${bare.includes(name) ? value : JSON.stringify(value)}`],
  )
  return `version: 1\nfreezes:\n  - ${lines.join('\n    ')}\n`
}

async function play({ preset, setup = {}, freeze, patch }: Row, project: Project, signature: () => Promise<string>): Promise<void> {
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
  if (freeze !== undefined) project.write({ 'oracle/ledger.yaml': ledgerWith(await signature(), freeze) })
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'base')
  project.write(patch)
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'patch')
}

describe.each(MAJORS)('$name', (major) => {
  const signature = async (project: Project): Promise<string> => {
    const known = signatures.get(major.version) ?? signatureOf(project)
    signatures.set(major.version, known)
    return known
  }

  test.each(ROWS)('$row: $title', { timeout: SLOW }, async (row) => {
    const project = await makeProject(SHOP, major)
    try {
      await play(row, project, () => signature(project))
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
