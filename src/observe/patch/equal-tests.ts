import type { TestBlock, TestFileSyntax, TestSyntax } from '../../model/syntax.ts'

/**
 * Both sides of a file without the tests that say the same, so that a large patch is held in little memory. Nothing is taken out:
 * - when a side does not parse, or the file has another name: then tests may have moved;
 * - when the mocks or the matchers of the file changed, which concern its unchanged tests as well;
 * - of tests that stand there more than once.
 * Lines and columns do not count.
 */
export function withoutEqual(before: TestSyntax | null, after: TestSyntax | null): readonly [TestSyntax | null, TestSyntax | null] {
  if (before?.state !== 'parsed' || after?.state !== 'parsed' || before.file !== after.file) return [before, after]
  const settings = ({ mocks, replacedMatchers }: TestFileSyntax): string => textOf({ mocks, replacedMatchers })
  if (settings(before) !== settings(after)) return [before, after]
  const known = new Set(onceIn([...before.tests, ...before.helpers]))
  const same = new Set(onceIn([...after.tests, ...after.helpers]).filter((text) => known.has(text)))
  const rest = (file: TestFileSyntax): TestFileSyntax => {
    const isOther = (one: TestBlock): boolean => !same.has(textOf(one))
    return { ...file, tests: file.tests.filter(isOther), helpers: file.helpers.filter(isOther) }
  }
  return [rest(before), rest(after)]
}

/** The texts of tests that have no double. */
function onceIn(tests: readonly TestBlock[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const test of tests) counts.set(textOf(test), (counts.get(textOf(test)) ?? 0) + 1)
  return [...counts].flatMap(([text, count]) => (count === 1 ? [text] : []))
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === 'at' ? undefined : inner))
}
