import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MutantReplay } from '../../src/model/mutants.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { MAJORS, makeProject } from '../support/index.ts'
import type { Major, Project } from '../support/index.ts'
import { SHOP, edit } from './shop.ts'

const SLOW = 300_000

/** A guard that no trusted test asks about, and a file that none loads. */
const PATCHED = {
  'src/price.ts': `import { rate } from './rate.ts'

export function priceOf(count: number, each: number): number {
  return (count - Math.floor(count / 3)) * each
}

/** Words: a comment is no code. */
export function withTax(amount: number): number {
  if (amount < 0) throw new RangeError('less than nothing')
  return Math.round(amount * (1 + rate))
}
`,
  'src/loose.ts': 'export const loose = (a: number): number => a * 2\n',
}

async function patched(policy: string, major: Major): Promise<Project> {
  const known = { 'oracle/known-bad/tax.yaml': edit('src/rate.ts', '0.25', '0.5') }
  const project = await makeProject({ ...SHOP, ...known, 'oracle/policy.yaml': `${SHOP['oracle/policy.yaml']}${policy}` }, major)
  await project.git('init', '-q', '-b', 'base')
  expect(await project.cli(['lock'])).toMatchObject({ status: 0 })
  await project.git('add', '-A')
  await project.git('commit', '-qm', 'shop')
  await project.git('checkout', '-qb', 'patch')
  project.write(PATCHED)
  return project
}

interface Shown {
  readonly decision: string
  readonly found: number
  readonly files: Verdict['mutation'] extends infer M ? (M extends { readonly files: infer F } ? F : never) : never
  readonly regions: readonly { readonly covers: string; readonly mutants: number }[]
  readonly mutants: readonly (MutantReplay & MutantReplay['mutant'])[]
}

const rowsOf = ({ mutants }: Shown): readonly string[] =>
  mutants.map(({ file, line, operator, outcome, how, after }) => `${file}:${line} ${operator} ${outcome} (${how}): ${after}`)

describe.each(MAJORS)('mutants of a patch on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await patched('minKillRate: 0.9\nlimits: { mutants: 7 }\n', major)
  }, SLOW)
  afterAll(() => project.dispose())

  test('replay --mutate: of what is not committed yet', { timeout: SLOW }, async () => {
    const ended = await project.cli(['replay', '--mutate', '--base', 'base', '--json'], { timeout: SLOW })
    const shown = JSON.parse(ended.stdout) as Shown
    expect(rowsOf(shown)).toEqual([
      'src/loose.ts:1 return survived (none): export const loose = (a: number): number => undefined',
      'src/loose.ts:1 arithmetic survived (none): export const loose = (a: number): number => a / 2',
      "src/price.ts:9 conditional survived (disk): if (false) throw new RangeError('less than nothing')",
      "src/price.ts:9 conditional error (overlay): if (true) throw new RangeError('less than nothing')",
      "src/price.ts:9 relational survived (disk): if (amount <= 0) throw new RangeError('less than nothing')",
      "src/price.ts:9 relational error (overlay): if (amount >= 0) throw new RangeError('less than nothing')",
    ])
    expect(shown).toMatchObject({ decision: 'review', found: 6 })
    expect(ended.status).toBe(3)
    expect(shown.regions.map(({ covers, mutants }) => [covers, mutants])).toEqual([
      ['src/price.ts', 4],
      ['', 2],
    ])
    expect(project.read('src/price.ts')).toBe(PATCHED['src/price.ts'])
  })

  // What is judged is not the runner's: one major is enough.
  if (major !== MAJORS[0]) return
  test('gate: fewer kills than the policy asks for are a review, which check holds', { timeout: SLOW }, async () => {
    // A line that is judged, beside those that are not.
    project.write({ 'src/price.ts': PATCHED['src/price.ts'].replace('Math.floor(count / 3)', 'Math.trunc(count / 3)') })
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'patch')
    const ended = await project.cli(['gate', '--base', 'base', '--json'], { timeout: SLOW })
    const verdict = JSON.parse(ended.stdout) as Verdict
    expect(verdict, ended.stdout).toMatchObject({ decision: 'review', inputs: { 'known-bad': { state: 'answered' } } })
    expect(verdict.mutation).toMatchObject({
      minKillRate: 0.9,
      files: [
        { file: 'src/loose.ts', mutants: 2, killed: 0, survived: 2, error: 0 },
        { file: 'src/price.ts', mutants: 5, killed: 3, survived: 1, error: 1, timeout: 0, unknown: 0 },
      ],
    })
    expect(verdict.findings.filter(({ rule }) => rule === 'change-unproven')).toMatchObject([
      {
        severity: 'review',
        phase: 'known-bad',
        args: { killed: 3, mutants: 7, unknown: 0, minKillRate: 0.9 },
        at: { file: 'src/loose.ts' },
      },
    ])
    expect(await project.cli(['check', '--scope', 'merge', '--base', 'base'])).toMatchObject({ status: 3 })
  })
})

test('what does not fit together is told before anything runs', async () => {
  const [major] = MAJORS
  if (major === undefined) throw new Error('no Vitest')
  const project = await makeProject({ 'oracle/policy.yaml': 'version: 1\n', 'src/a.md': 'a\n' }, major)
  try {
    await project.git('init', '-q', '-b', 'base')
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'base')
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['--mutate', 'oracle/known-bad/a.patch'], 'it takes no files'],
      [['--mutate', '--write', 'a'], 'keeps none of them'],
      [['--mutate', '--base', 'base', '--mutants', 'many'], 'a whole number such as 50'],
      [['--mutants', '5'], 'give --mutate as well'],
      [['--mutate', '--base', 'nothing'], 'could not replay'],
    ]
    for (const [args, words] of wrong) {
      const ended = await project.cli(['replay', ...args])
      expect(ended, args.join(' ')).toMatchObject({ status: 2, stdout: '' })
      expect(ended.stderr).toContain(words)
    }
  } finally {
    project.dispose()
  }
})
