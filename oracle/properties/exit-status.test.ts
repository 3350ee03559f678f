import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exitStatusOf } from '../../src/cli/exit-status.ts'
import { law } from '../law.ts'

const decision = fc.constantFrom('allow', 'review', 'block')
const reviewAs = fc.constantFrom('allow', 'block', undefined)

test('only an allow exits with 0, unless a review counts as one', law('exit-status-says-the-decision', 'src/cli/exit-status.ts'), () => {
  fc.assert(
    fc.property(decision, reviewAs, (one, as) => {
      const passes = one === 'allow' || (one === 'review' && as === 'allow')
      expect(exitStatusOf(one, as) === 0).toBe(passes)
      expect([0, 1, 3]).toContain(exitStatusOf(one, as))
    }),
  )
})
