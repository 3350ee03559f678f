import { describe, expect, test } from 'vitest'
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

const sharded = {
  'vitest.config.ts': (SHOP['vitest.config.ts'] ?? '').replace(
    `['dot', `,
    `process.env.SHARD ? ['blob', 'vitest-oracle/reporter'] : ['dot', `,
  ),
}

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

  test('shards are merged to the verdict of the whole run', { timeout: SLOW }, async () => {
    await withShop(major, { setup: sharded }, async (project) => {
      const whole = await judge(project)
      for (const shard of ['1/2', '2/2']) {
        const { verdict } = await judge(project, [`--shard=${shard}`], { env: { SHARD: '1' } })
        expect(verdict.inputs.oracles).toMatchObject({ state: 'unavailable' })
      }
      const merged = await judge(project, ['--merge-reports'])
      expect({ decision: merged.verdict.decision, rules: rulesOf(merged.verdict) }).toEqual({ decision: 'allow', rules: [] })
      expect(merged.verdict.tests.map(({ id, granted, state, assertions }) => ({ id, granted, state, assertions }))).toEqual(
        whole.verdict.tests.map(({ id, granted, state, assertions }) => ({ id, granted, state, assertions })),
      )
    })
  })

  test('a missing shard is missing tests', { timeout: SLOW }, async () => {
    await withShop(major, { setup: sharded }, async (project) => {
      await judge(project, ['--shard=1/2'], { env: { SHARD: '1' } })
      const { verdict } = await judge(project, ['--merge-reports'])
      expect(verdict.decision).toBe('block')
      expect(rulesOf(verdict)).toContain('oracle-missing')
    })
  })

  test('shards that ran without the reporter say nothing', { timeout: SLOW }, async () => {
    await withShop(major, { setup: sharded }, async (project) => {
      for (const shard of ['1/2', '2/2']) await project.vitest(['run', `--shard=${shard}`, '--reporter=blob'])
      const { verdict } = await judge(project, ['--merge-reports'])
      expect(verdict.decision).toBe('block')
      expect(verdict.inputs.oracles.because).toContain('the shards ran without vitest-oracle/reporter')
    })
  })
})
