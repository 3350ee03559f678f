import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { quickestInTime } from '../../src/feed.ts'

const answer = fc.record({ mirror: fc.string(), milliseconds: fc.nat(500), rate: fc.nat(1000) })

test(
  'no answer in time is slower than the one that is taken',
  oracle('P', { covers: 'src/feed.ts', invariant: 'quickest-in-time' }),
  () => {
    fc.assert(
      fc.property(fc.array(answer), fc.nat(500), (answers, deadline) => {
        const inTime = answers.map(({ milliseconds }) => milliseconds).filter((each) => each <= deadline)
        expect(quickestInTime(answers, deadline)?.milliseconds).toBe(inTime.length === 0 ? undefined : Math.min(...inTime))
      }),
    )
  },
)
