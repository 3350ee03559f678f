import type { JudgedFinding } from '../../src/model/verdict.ts'
import type { ProjectPath, TestId } from '../../src/model/words.ts'

/** What a finding is about, by the names that arguments of rules have: a test before a file. */
const ARGUMENTS = ['test', 'owner', 'file', 'path', 'patch', 'schema', 'folder', 'phase'] as const

/** The test, file or path that a finding is about; '' for one that is about the patch as a whole. */
export function subjectOf({ args, at }: JudgedFinding): string {
  const named = ARGUMENTS.map((name): unknown => Reflect.get(args, name)).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named : (at?.file ?? '')
}

/** The test that a finding is about; null for one that is about none. */
export function testOf({ args }: JudgedFinding): TestId | null {
  const named: unknown = Reflect.get(args, 'test') ?? Reflect.get(args, 'owner')
  return typeof named === 'string' && named !== '' ? named : null
}

/** The file of an id, `[project] file > suite > title`. */
export function fileOf(id: TestId): ProjectPath {
  return partsOf(id).file
}

/** An id in its file and its titles, outermost first. */
export function partsOf(id: TestId): { readonly file: ProjectPath; readonly titles: readonly string[] } {
  const [file = '', ...titles] = id.replace(/^\[[^\]]*\] /, '').split(' > ')
  return { file, titles }
}
