import type { TestBlock } from '../../model/syntax.ts'
import type { ProjectPath, TestId } from '../../model/words.ts'

/** The name of a test in a finding: file and titles; a helper is named as the function it is. */
export function idOf(test: TestBlock): TestId {
  if (test.kind === 'file') return test.file
  return [test.file, ...test.titles.map((t) => (test.kind === 'helper' ? `${t}()` : t))].join(' > ')
}

export function atTest(test: TestBlock): { readonly test: TestId; readonly file: ProjectPath } {
  return { test: idOf(test), file: test.file }
}
