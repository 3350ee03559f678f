import { createHash } from 'node:crypto'
import { judge } from '../reporter/run.ts'
import type { Project } from '../support/index.ts'
import type { FreezeChanges } from './run-rows.ts'
import { SHOP, edited } from './shop.ts'

export const CORPUS = 'oracle/corpus/late.json'
/** On which the test fails. */
export const CORPUS_TEXT = '{"now":1,"due":1}\n'
const NONDETERMINISTIC = 'tests/late.test.ts > is late after the hour'

const signatures = new Map<number, Promise<string>>()

/** The signature of the nondeterministic test's failure, as a run on this machine shows it, once for each Vitest. */
export function frozen(project: Project): Promise<string> {
  const { version } = project.major
  const known = signatures.get(version) ?? signatureOf(project)
  signatures.set(version, known)
  return known
}

async function signatureOf(project: Project): Promise<string> {
  project.write(edited('src/late.ts', 'now > due', 'now > due + 1'))
  const { verdict } = await judge(project)
  project.write({ 'src/late.ts': SHOP['src/late.ts'] ?? '' })
  const [signature] = verdict.tests.find(({ id }) => id === NONDETERMINISTIC)?.signatures ?? []
  if (signature === undefined) throw new Error('the nondeterministic test did not fail')
  return signature
}

/** A ledger with one row for the nondeterministic test. */
export function ledgerWith(signature: string, changes: FreezeChanges): string {
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
