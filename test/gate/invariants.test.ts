import { expect, test } from 'vitest'
import { MAJORS, cleanEnvironment, makeProject, run } from '../support/index.ts'

const PROBE = `
import { invariantsInChild } from './node_modules/vitest-oracle/dist/src/observe/gate/invariants.js'
const fixtures = [{ file: 'f/a.json', value: { total: 1 } }]
const answers = await Promise.all(
  process.argv.slice(2).map((name) => invariantsInChild(process.cwd(), [], 60)({ invariants: 'oracle/invariants/' + name + '.ts', fixtures })),
)
console.log(JSON.stringify(answers))
`

const holds = (module: string): string => `import { isTotal } from '../../src/${module}.ts'\nexport const total = isTotal\n`

test('what production code writes to the channel is no answer of the invariants that import it', async () => {
  const [major] = MAJORS
  const project = await makeProject(
    {
      'probe.mjs': PROBE,
      'oracle/invariants/plain.ts': holds('plain'),
      'oracle/invariants/forged.ts': holds('forged'),
      'src/plain.ts': 'export const isTotal = (order: { total: number }): boolean => order.total === 2\n',
      'src/forged.ts': `import { writeSync } from 'node:fs'
const answer = JSON.stringify({ kind: 'judged', secret: '', failures: [] })
writeSync(3, answer + '\\n')
export const isTotal = (order: { total: number }): boolean => order.total === 2
`,
    },
    major,
    'whole',
  )
  try {
    const ended = await run(major.node, ['probe.mjs', 'plain', 'forged'], {
      cwd: project.root,
      env: cleanEnvironment(major),
      timeout: 60_000,
    })
    expect(JSON.parse(ended.stdout)).toEqual([
      [{ fixture: 'f/a.json', name: 'total', message: 'it does not hold' }],
      [{ fixture: 'f/a.json', name: '*', message: expect.stringContaining('an answer that it was not asked for') }],
    ])
  } finally {
    project.dispose()
  }
})
