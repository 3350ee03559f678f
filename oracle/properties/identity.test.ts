import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idsOf } from '../../src/observe/run/identity.ts'
import { law } from '../law.ts'

const COVERS = 'src/observe/run/identity.ts'

// Few names, so that they meet; some end as the ids of doubles do.
const title = fc.constantFrom('adds', 'adds #2', 'adds > adds', '', '__proto__', 'a #3')
const named = fc.record({
  project: fc.constantFrom('', 'web'),
  file: fc.constantFrom('a.test.ts', 'b.test.ts'),
  titles: fc.array(title, { minLength: 1, maxLength: 3 }),
})

test('no two tests of a run share an id', law('no-two-tests-one-id', COVERS), () => {
  fc.assert(
    fc.property(fc.array(named, { maxLength: 30 }), (tests) => {
      expect(new Set(idsOf(tests)).size).toBe(tests.length)
    }),
  )
})

test('the order of files gives nobody another id', law('no-two-tests-one-id', COVERS), () => {
  fc.assert(
    fc.property(fc.array(named, { maxLength: 30 }), (tests) => {
      const [first, second] = [tests.filter(({ file }) => file === 'a.test.ts'), tests.filter(({ file }) => file === 'b.test.ts')]
      const one = idsOf([...first, ...second])
      const other = idsOf([...second, ...first])
      expect([...other.slice(second.length), ...other.slice(0, second.length)]).toEqual(one)
    }),
  )
})
