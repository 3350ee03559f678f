import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { readVerdictReport } from '../../src/verdict/read.ts'
import { removeVerdict } from '../../src/verdict/write.ts'
import { MAJORS, makeProject, start, cleanEnvironment } from '../support/index.ts'
import type { Project } from '../support/index.ts'
import { diceOf } from './mutate.ts'
import { ALLOW, REVIEW, sealed } from './sample.ts'

const [major] = MAJORS
const LARGE: Verdict = sealed({
  ...REVIEW,
  testCount: REVIEW.testCount + 2000,
  classes: { ...REVIEW.classes, U: { passed: REVIEW.classes.U.passed + 2000, failed: 0, notRun: 0 } },
  tests: [
    ...REVIEW.tests,
    ...Array.from({ length: 2000 }, (_, index): Verdict['tests'][number] => ({
      id: `z/${String(index).padStart(5, '0')}.test.ts > a`,
      claimed: null,
      granted: 'U',
      why: 'nothing claims it',
      covers: [],
      state: 'passed',
      retries: 0,
      flaky: false,
      assertions: 1,
      runs: [],
      seeds: [],
      signatures: [],
    })),
  ],
})

/** A run after a run: the old verdict goes, a new one comes, small and large in turn. */
const WRITER = `
  import { readFileSync, writeFileSync } from 'node:fs'
  import { removeVerdict, writeVerdict } from 'vitest-oracle-write'
  const verdicts = JSON.parse(readFileSync('verdicts.json', 'utf8'))
  writeFileSync('ready', '')
  for (let turn = 0; ; turn++) {
    await removeVerdict('.oracle/verdict.json')
    for (const verdict of verdicts) await writeVerdict('.oracle/verdict.json', verdict)
  }
`

describe('a writer that is killed', () => {
  let project: Project
  beforeAll(async () => {
    const verdicts = JSON.stringify([ALLOW, LARGE])
    project = await makeProject(
      {
        'writer.mjs': WRITER.replace('vitest-oracle-write', './node_modules/vitest-oracle/dist/src/verdict/write.js'),
        'verdicts.json': verdicts,
      },
      major,
      'whole',
    )
  })
  afterAll(() => project.dispose())

  const moments = Array.from({ length: 20 }, (_, index) => ({ seed: index, after: diceOf(index)(300) }))
  test.for(moments)('at a random moment ($seed) leaves no verdict or a whole one', async ({ after }) => {
    const file = join(project.root, '.oracle/verdict.json')
    project.write({ ready: null })
    const writer = start(major.node, ['writer.mjs'], { cwd: project.root, env: cleanEnvironment(major) })
    while (!existsSync(join(project.root, 'ready'))) await wait(5)
    await wait(after)
    // Whoever reads meanwhile sees no half either.
    const meanwhile = await readVerdictReport(file)
    writer.kill('SIGKILL')
    const { signal, stderr } = await writer.ended
    expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' })
    for (const report of [meanwhile, await readVerdictReport(file)]) {
      if (report.state === 'read') expect([ALLOW.digest, LARGE.digest]).toContain(report.verdict.digest)
      else expect(report.state).toBe('missing')
    }
    await removeVerdict(file)
    const left = existsSync(join(project.root, '.oracle')) ? readdirSync(join(project.root, '.oracle')) : []
    expect(left.filter((name) => name !== '.gitignore')).toEqual([])
  })
})
