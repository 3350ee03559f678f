import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { MAJORS, type Project } from '../support/index.ts'
import { SLOW, judge, withShop } from './run.ts'

/** On each major, which are not the same on both. */
const MOMENTS = 10

/** A fixed sequence of numbers in [0, 1), so that a failure can be played again. */
function fractions(count: number, seed: number): readonly number[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  })
}

const verdictFile = (project: Project): string => join(project.root, '.oracle', 'verdict.json')

describe.each(MAJORS)('$name', (major) => {
  test(`killed at ${MOMENTS} moments, a run leaves no verdict or a valid one`, { timeout: 5 * SLOW }, async () => {
    await withShop(major, {}, async (project) => {
      const { ended } = await judge(project)
      let killed = 0
      for (const fraction of fractions(MOMENTS, major.version)) {
        const running = project.startVitest(['run'])
        await wait(ended.duration * fraction)
        running.kill('SIGKILL')
        const { signal } = await running.ended
        if (signal === 'SIGKILL') killed++
        const left = existsSync(verdictFile(project))
        const checked = await project.cli(['check'])
        // A run that reads older verdicts as its own would pass here: each begins by removing the last one's.
        if (left) expect(checked, checked.stderr).toMatchObject({ status: 0 })
        else expect(checked.status).toBe(1)
      }
      expect(killed).toBeGreaterThan(MOMENTS / 2)
    })
  })

  test('interrupted by SIGINT, a run leaves no verdict', { timeout: SLOW }, async () => {
    const slow = {
      'tests/slow.test.ts': `import { test } from 'vitest'\ntest('x', async () => { await new Promise((go) => setTimeout(go, 60_000)) }, 70_000)\n`,
    }
    await withShop(major, {}, async (project) => {
      await judge(project)
      project.write(slow)
      const running = project.startVitest(['run'])
      for (let tries = 0; existsSync(verdictFile(project)) && tries < 300; tries++) await wait(100)
      await wait(500)
      running.kill('SIGINT')
      const { status, signal } = await running.ended
      expect(status === 0 && signal === null).toBe(false)
      expect(project.verdict()).toBeNull()
      expect(await project.cli(['check'])).toMatchObject({ status: 1 })
    })
  })

  test('in watch mode each run has its own verdict, and a re-run of some files is no whole run', { timeout: SLOW }, async () => {
    await withShop(major, {}, async (project) => {
      const running = project.startVitest(['--watch'])
      try {
        const first = await verdictAfter(project, undefined)
        expect(first).toMatchObject({ decision: 'allow' })
        project.write({ 'src/late.ts': `${project.read('src/late.ts')}// edited\n` })
        const second = await verdictAfter(project, first?.timing.startedAt)
        expect(second?.inputs.oracles).toMatchObject({ state: 'unavailable' })
        expect(second?.inputs.oracles.because).toContain('watch')
      } finally {
        running.kill('SIGKILL')
        await running.ended
      }
    })
  })
})

async function verdictAfter(project: Project, startedAt: string | undefined): Promise<ReturnType<Project['verdict']>> {
  for (let tries = 0; tries < 600; tries++) {
    const verdict = project.verdict()
    if (verdict !== null && verdict.timing.startedAt !== startedAt) return verdict
    await wait(100)
  }
  return null
}
