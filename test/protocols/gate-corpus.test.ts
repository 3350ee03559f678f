import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.ts'
import { SLOW } from '../reporter/run.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Ended, Project } from '../support/index.ts'
import { CORPUS, CORPUS_TEXT, frozen, ledgerWith } from './freeze.ts'
import { NOW, SMALL } from './run-rows.ts'
import { SHOP, edited } from './shop.ts'

const [major] = MAJORS
const LATE = 'tests/late.test.ts > is late after the hour'
const PASSING = CORPUS.replace('.json', '.passing.json')
const HARMLESS = edited('src/loan.ts', 'export interface', '/** What was lent, and what it costs. */\nexport interface')
/** Fails on every input, as the captured one does. */
const REGRESSION = edited('src/late.ts', 'now > due', 'now > due + 1')
const MENDED = edited('src/late.ts', 'now > due', 'now >= due')

/** Fails whenever it is not replayed, and asks for two inputs. */
const FAILS_NOW = edited(
  'tests/late.test.ts',
  "capture('pair', () => ({ now: 2, due: 1 }))",
  "{ now: Math.min(captureNow(), 2), due: capture('due', () => 3) }",
)
const FAILS_NOW_TEST = { 'tests/late.test.ts': (FAILS_NOW['tests/late.test.ts'] ?? '').replace('{ capture,', '{ capture, captureNow,') }

let project: Project
let signature: string

async function commit(message: string): Promise<void> {
  await project.git('add', '-A')
  await project.git('commit', '-qm', message)
}

/** Base with a row for the nondeterministic test, and a patch on it. */
async function patchOver(base: Readonly<Record<string, string>>, patch: Readonly<Record<string, string>>): Promise<void> {
  await project.git('checkout', '-q', '-B', 'base', 'shop')
  project.write({ 'oracle/ledger.yaml': ledgerWith(signature, {}), ...base })
  await commit('base')
  await project.git('checkout', '-q', '-B', 'patch')
  project.write(patch)
  await commit('patch')
}

const gate = (...args: readonly string[]): Promise<Ended> =>
  project.cli(['gate', '--base', 'base', '--now', NOW, '--format', 'json', '--history', `${project.root}/../none`, ...args])

const verdictOf = ({ stdout, stderr }: Ended): Verdict => {
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Verdict
}
const ofFlakes = ({ findings }: Verdict): readonly JudgedFinding[] => findings.filter(({ phase }) => phase === 'flakes')

describe('replay-corpus', { timeout: SLOW }, () => {
  beforeAll(async () => {
    project = await makeProject(SHOP, major)
    await project.git('init', '-q', '-b', 'shop')
    project.write({
      ...SMALL,
      [CORPUS]: CORPUS_TEXT,
      'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('recommended', 'recommended\nrequire: [scope, oracles, flakes]'),
    })
    signature = await frozen(project)
    const locked = await project.cli(['lock'])
    if (locked.status !== 0) throw new Error(locked.stderr)
    await commit('shop')
  }, SLOW)

  afterAll(() => project.dispose())

  test('a patch that fails on the input that passes is not hidden by the freeze of the same failure', async () => {
    await patchOver({ [PASSING]: '{"now":2,"due":1}\n' }, REGRESSION)
    const verdict = verdictOf(await gate())
    expect(verdict.decision).toBe('review')
    expect(ofFlakes(verdict)).toMatchObject([
      {
        rule: 'flake-replay-differs',
        severity: 'review',
        args: { corpus: PASSING, known: [], end: 'failed', met: signature, asked: true },
      },
    ])
    expect(verdict.freezes).toMatchObject([{ test: LATE, state: 'refused' }])
  })

  test('a patch that mends the flake is allowed, and told that the row may go', async () => {
    await patchOver({}, MENDED)
    const verdict = verdictOf(await gate())
    expect(verdict.decision, JSON.stringify(verdict.findings)).toBe('allow')
    expect(ofFlakes(verdict)).toMatchObject([
      { rule: 'flake-replay-differs', severity: 'note', args: { corpus: CORPUS, end: 'passed', met: null, known: [signature] } },
    ])
  })

  test('a failure whose input shows it is excused, and what it failed on is kept', async () => {
    const corpus = JSON.stringify({
      version: 1,
      inputs: [
        { name: 'now', value: 1 },
        { name: 'due', value: 1 },
      ],
    })
    const several = 'oracle/corpus/late.captures.json'
    const ledger = ledgerWith(signature, { corpus: several, corpusSha256: createHash('sha256').update(corpus).digest('hex') })
    await patchOver({ ...FAILS_NOW_TEST, [several]: corpus, 'oracle/ledger.yaml': ledger }, HARMLESS)
    const ended = await gate()
    const verdict = verdictOf(ended)
    expect(verdict.decision, JSON.stringify(verdict.findings)).toBe('allow')
    expect(ofFlakes(verdict).map(({ rule }) => rule)).toEqual(['flake-frozen'])
    const [, file = ''] = /what \S+ > is late after the hour failed on is kept in (\S+)/.exec(ended.stderr) ?? []
    expect(JSON.parse(project.read(file))).toMatchObject({
      inputs: [
        { name: 'now', value: expect.any(Number) },
        { name: 'due', value: 3 },
      ],
    })
  })

  test('flakes --replay shows the same to a person, and keeps an input that passes', async () => {
    await patchOver({}, HARMLESS)
    const shown = await project.cli(['flakes', '--replay', LATE])
    expect(shown.stdout.replaceAll(/[0-9a-f]{64}/g, '<hash>')).toBe(`${LATE}
  on ${CORPUS}: failed as ${signature}, as its freeze says
  on fresh input: passed; kept in .oracle/corpus/pair-<hash>.json
  To hold it against an input on which it passes as well:
    cp .oracle/corpus/pair-<hash>.json ${PASSING}
`)
    expect(shown.status).toBe(0)
    project.write({ 'passes.json': '{"now":2,"due":1}\n' })
    const other = await project.cli(['flakes', '--replay', LATE, '--corpus', 'passes.json', '--json'])
    expect(JSON.parse(other.stdout)).toMatchObject({ kind: 'flake-replay', replays: [{ end: 'passed', isShown: false }] })
    expect(other.status).toBe(1)
    const unknown = await project.cli(['flakes', '--replay', 'tests/late.test.ts > is late after the hours'])
    expect(unknown).toMatchObject({ status: 2, stderr: expect.stringContaining(`Did you mean '${LATE}'`) })
  })
})
