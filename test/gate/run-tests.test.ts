import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, type Major, type Project, makeProject } from '../support/index.ts'
import { ended, runIn, states } from './child.ts'

const FILES = {
  'src/add.ts': `export const add = (a: number, b: number): number => a + b\n`,
  'tests/a.test.ts': `
    import { describe, expect, test } from 'vitest'
    import { oracle } from 'vitest-oracle'
    import { add } from '../src/add.ts'
    describe('add', oracle('E', { covers: 'src/add.ts' }), () => {
      test('adds', () => { expect(add(1, 2)).toBe(3) })
      test('fails', () => { expect(add(1, 2)).toBe(4) })
    })`,
  'tests/b.test.ts': `
    import { expect, test } from 'vitest'
    import fc from 'fast-check'
    import { oracle } from 'vitest-oracle'
    import { add } from '../src/add.ts'
    test('commutes', oracle('P', { invariant: 'i' }), () => {
      fc.assert(fc.property(fc.nat(), fc.nat(), (a, b) => { expect(add(a, b)).toBe(add(b, a)) }))
    })`,
}

describe.each(MAJORS)('runTests on $name', (major: Major) => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject(FILES, major)
  })
  afterAll(() => project.dispose())

  test('records what a run of its own shows', async () => {
    const answer = ended(await runIn(project, { seedLists: { '': ['7', '8'] } }))
    expect(states(answer)).toEqual([
      'passed tests/a.test.ts > add > adds',
      'failed tests/a.test.ts > add > fails',
      'passed tests/b.test.ts > commutes',
    ])
  })
})
