import { describe, expect, test } from 'vitest'
import { capture, oracle } from 'vitest-oracle'
import { rateToShow } from '../../src/feed.ts'
import { askMirrors } from './mirrors.ts'

describe('the feed', () => {
  // What the mirrors said is kept when the test fails, and handed out again when the failure is replayed.
  test('has a rate within the deadline', oracle('N', { covers: 'src/feed.ts', corpus: 'oracle/corpus/slow-mirrors.json' }), () => {
    const answers = capture('answers', askMirrors)
    expect(rateToShow(answers, 250, null)).toBe(108)
  })
})
