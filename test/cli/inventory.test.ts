import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, type Project, makeProject } from '../support/index.ts'
import { ORACLE_PROJECT } from './oracle-project.ts'

describe.each(MAJORS)('inventory on $name', (major) => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(ORACLE_PROJECT, major)
  })
  afterAll(() => project.dispose())

  test('is a table by class and region, with the reasons', async () => {
    const ended = await project.cli(['inventory', '--quiet'])
    expect(ended).toMatchObject({ status: 0, stderr: '' })
    const [head = '', ...rows] = ended.stdout.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
    expect(head).toBe('CLASS | COVERS | TEST | WHY')
    const granted = (cls: string) => `its file is sealed and matches classes.${cls}.files`
    expect(rows.slice(0, -3)).toEqual([
      `E | - | oracle/examples/sum.test.ts > one and two | ${granted('example')}`,
      `E | - | oracle/examples/sum.test.ts > one and two #2 | ${granted('example')}`,
      ...['of fresh-*', 'of l-1', 'of l-2', 'reversed'].map(
        (title) => `P | src/sum.ts | oracle/properties/sum.test.ts > sum > ${title} | ${granted('property')}`,
      ),
      ...['a', 'b'].map((name) => `F | src/sum.ts | oracle/fixtures/sums.test.ts > sums ${name} | ${granted('fixture')}`),
      'N | - | tests/clock.test.ts > tick | oracle/policy.yaml lists it under classes.nondeterministic',
      'U not E | - | tests/sum.test.ts > claims too much | its file does not match classes.example.files in oracle/policy.yaml',
      'U | - | tests/sum.test.ts > plain | it has no tag, and its file matches the globs of no class',
    ])
    expect(rows.at(-2)).toMatch(
      new RegExp(`^11 tests: 2 example, 4 property, 2 fixture, 1 nondeterministic, 2 untrusted \\(Vitest ${major.version}\\.`),
    )
  })

  test('is JSON with --json', async () => {
    const { status, stdout } = await project.cli(['inventory', '--json'])
    expect(status).toBe(0)
    const inventory = JSON.parse(stdout) as { classes: unknown; tests: unknown[]; problems: unknown[] }
    expect(inventory.classes).toEqual({ E: 2, P: 4, F: 2, N: 1, U: 2 })
    expect(inventory.problems).toEqual([])
    expect(inventory.tests[2]).toEqual({
      id: 'oracle/properties/sum.test.ts > sum > of fresh-*',
      project: '',
      file: 'oracle/properties/sum.test.ts',
      titles: ['sum', 'of fresh-*'],
      claimed: 'P',
      claimedBy: 'tag',
      granted: 'P',
      refused: false,
      why: 'its file is sealed and matches classes.property.files',
      covers: ['src/sum.ts'],
      invariant: 'sum-order',
      mode: 'run',
      location: { file: 'oracle/properties/sum.test.ts', line: expect.any(Number), column: expect.any(Number) },
    })
  })

  test('shows what could not be collected, and is then no whole answer', async () => {
    project.write({ 'tests/broken.test.ts': `import { test } from 'vitest'\nthrow new TypeError('half\\nway')` })
    const ended = await project.cli(['inventory'])
    const json = await project.cli(['inventory', '--json'])
    project.write({ 'tests/broken.test.ts': null })
    expect(ended.status).toBe(2)
    expect(ended.stdout).toContain('11 tests: ')
    expect(ended.stderr).toContain('tests/broken.test.ts:2:7: TypeError: half\n    way\nTests may be missing above')
    expect(json.status).toBe(2)
    expect(JSON.parse(json.stdout)).toMatchObject({
      problems: [{ file: 'tests/broken.test.ts', project: '', message: 'TypeError: half\nway' }],
    })
  })
})

describe('inventory', () => {
  test.each([
    [
      'without a policy grants nothing',
      { 'oracle/policy.yaml': null },
      0,
      'there is no policy (oracle/policy.yaml), so no class is granted',
      '0 example, 0 property, 0 fixture, 0 nondeterministic, 11 untrusted',
    ],
    ['under a policy with mistakes says so', { 'oracle/policy.yaml': 'version: 2\n' }, 2, 'oracle/policy.yaml:1:10: ', '11 untrusted'],
    [
      'takes another policy',
      { 'quality/policy.yaml': 'version: 1\nclasses: { example: { files: ["tests/**"] } }\npaths: { sealed: ["tests/**"] }\n' },
      0,
      '',
      '2 example',
    ],
    ['says why nothing was collected', { 'vitest.config.ts': 'throw new Error("no config today")' }, 2, 'no config today', ''],
  ])('%s', async (name, files, status, stderr, stdout) => {
    const project = await makeProject(ORACLE_PROJECT, MAJORS[0])
    try {
      project.write(files)
      const ended = await project.cli(['inventory', ...(name.includes('another') ? ['--policy', './quality/policy.yaml'] : [])])
      expect(ended.status, ended.stderr).toBe(status)
      expect(ended.stderr).toContain(stderr)
      expect(ended.stdout).toContain(stdout)
      expect(ended.stdout === '').toBe(stdout === '')
    } finally {
      project.dispose()
    }
  })
})
