import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** What begins whole gates and runs, the longest first: a fresh clone has no times on record, and Vitest would then go by file size. */
const LONG = [
  '/test/protocols/gate-rows',
  '/test/protocols/run-rows',
  '/test/known-bad/',
  '/test/gate/',
  '/test/reporter/',
  '/test/golden/blocks',
  '/test/examples/',
  '/test/protocols/',
  '/test/observe/replay/',
  '/test/cli/',
  '/test/in-test/',
]

const rank = (file: string): number => {
  const at = LONG.findIndex((part) => file.includes(part))
  return at === -1 ? LONG.length : at
}

/** The longest test file begins first, so that no core idles while it ends by itself. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a.moduleId) - rank(b.moduleId))
  }
}
