import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { SHOP } from '../protocols/shop.ts'
import { MAJORS } from '../support/index.ts'
import { SLOW, judge, rulesOf, withShop } from './run.ts'

const projects = {
  'vitest.config.ts': `import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    reporters: ['dot', 'vitest-oracle/reporter'],
    projects: [
      { test: { name: 'unit', include: ['tests/**/*.test.ts', 'oracle/**/*.test.ts'] } },
      { test: { name: 'again', include: ['oracle/examples/*.test.ts'] } },
    ],
  },
})
`,
  'oracle/policy.yaml': (SHOP['oracle/policy.yaml'] ?? '').replace('"tests/late', '"[unit] tests/late'),
}

/** Where Vitest's blob reporter writes. */
const BLOBS: Readonly<Record<string, string>> = { 'Vitest 4': '.vitest-reports', 'Vitest 5': '.vitest/blob' }

/** Two files whose imports meet behind a lazy import, which only the second of them follows. */
const sharded = {
  '.gitignore': 'node_modules\n.oracle\n.vitest\n.vitest-reports\n',
  'src/late/lazy.ts': `export const lazy = 1\nexport const more = () => import('./loaded.ts')\n`,
  'src/late/loaded.ts': `export { deep as loaded } from './deep.ts'\n`,
  'src/late/deep.ts': 'export const deep = 1\n',
  'oracle/examples/lazy.test.ts': lazyTest('lazy', 'src/late/**'),
  'oracle/examples/loaded.test.ts': lazyTest('loaded', 'src/late/loaded.ts'),
  'vitest.config.ts': (SHOP['vitest.config.ts'] ?? '').replace(
    `['dot', `,
    `process.env.SHARD ? ['blob', 'vitest-oracle/reporter'] : ['dot', `,
  ),
}

function lazyTest(name: string, covers: string): string {
  return `import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { ${name} } from '../../src/late/${name}.ts'

test('is one', oracle('E', { covers: '${covers}' }), () => {
  expect(${name}).toBe(1)
})
`
}

/** All but the hour. */
const lasting = ({ timing: _timing, ...verdict }: Verdict): Omit<Verdict, 'timing'> => verdict

describe.each(MAJORS)('$name', (major) => {
  test('one file in two projects is two tests', { timeout: SLOW }, async () => {
    await withShop(major, { setup: projects }, async (project) => {
      const { verdict } = await judge(project)
      expect({ decision: verdict.decision, rules: rulesOf(verdict) }).toEqual({ decision: 'allow', rules: [] })
      const ids = verdict.tests.map(({ id }) => id).filter((id) => id.includes('a hundred'))
      expect(ids).toEqual([
        '[again] oracle/examples/loan.test.ts > a hundred for ten days',
        '[unit] oracle/examples/loan.test.ts > a hundred for ten days',
      ])
      expect(verdict.tests.find(({ id }) => id === '[unit] tests/late.test.ts > is late after the hour')).toMatchObject({ granted: 'N' })
      expect(verdict.tests.every(({ assertions }) => assertions !== null && assertions > 0)).toBe(true)
    })
  })

  test('a run of one project is not the whole run', { timeout: SLOW }, async () => {
    await withShop(major, { setup: projects }, async (project) => {
      const { verdict } = await judge(project, ['--project=unit'])
      expect({ decision: verdict.decision, oracles: verdict.inputs.oracles.state }).toEqual({ decision: 'block', oracles: 'unavailable' })
    })
  })

  test('shards have the verdict of the whole run, merged by the command and by Vitest', { timeout: SLOW }, async () => {
    await withShop(major, { setup: sharded }, async (project) => {
      await project.git('init', '-q')
      await project.git('add', '-A')
      await project.git('commit', '-q', '-m', 'first')
      const { verdict: whole } = await judge(project)
      expect({ decision: whole.decision, rules: rulesOf(whole) }).toEqual({ decision: 'allow', rules: [] })
      for (const shard of ['1/2', '2/2']) {
        const { verdict, ended } = await judge(project, [`--shard=${shard}`], { env: { SHARD: '1' } })
        expect(verdict).toMatchObject({ decision: 'block', inputs: { oracles: { state: 'unavailable' } } })
        expect(ended).toMatchObject({ status: 1, stderr: expect.stringContaining(`.oracle/shards/${shard.replace('/', '-of-')}.json`) })
      }
      expect(project.read('.oracle/shards/1-of-2.json')).not.toContain('src/late/deep.ts')
      expect(project.read('.oracle/shards/2-of-2.json')).toContain('src/late/deep.ts')
      expect(await project.cli(['merge'])).toMatchObject({ status: 0, stderr: '' })
      const merged = project.verdict()
      expect(merged === null ? null : lasting(merged)).toEqual(lasting(whole))
      expect(await project.cli(['check'])).toMatchObject({ status: 0 })
      const { verdict: replayed } = await judge(project, ['--merge-reports'])
      expect(lasting(replayed)).toEqual(lasting(whole))

      const blobs = BLOBS[major.name] ?? ''
      const [one, two] = [`${blobs}/blob-1-2.json`, `${blobs}/blob-2-2.json`]
      const second = project.read(two)
      project.write({ '.oracle/shards/2-of-2.json': null, [two]: null })
      expect(await project.cli(['merge'])).toMatchObject({ status: 2, stderr: expect.stringContaining('2-of-2.json is missing') })
      expect(project.verdict()).toBe(null)
      const { verdict: lost } = await judge(project, ['--merge-reports'])
      expect(lost.decision).toBe('block')
      expect(rulesOf(lost)).toContain('oracle-missing')
      expect(lost.inputs.oracles.because).toBe('the blobs have 4 of 8 test files: of 2 shards, 2 is missing')

      // What the reporter leaves in a blob, and a shard without the reporter does not.
      const bare = (blob: string): string => blob.replaceAll('"oracleShard"', '"nothing"')
      project.write({ [one]: bare(project.read(one)), [two]: bare(second) })
      const { verdict: silent } = await judge(project, ['--merge-reports'])
      expect(silent.decision).toBe('block')
      expect(silent.inputs.oracles.because).toContain('the shards ran without vitest-oracle/reporter')
    })
  })
})
