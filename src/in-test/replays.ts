import type { ReplayedTest } from '../model/captures.ts'
import type { WorkerSettings } from '../model/tag.ts'

interface TitledTest {
  readonly name: string
  readonly file: { readonly filepath: string; readonly projectName?: string | undefined }
  readonly suite?: TitledSuite | undefined
}

interface TitledSuite {
  readonly name: string
  readonly suite?: TitledSuite | undefined
}

/** Which test gets kept inputs, by project, file and titles. */
export function replaysOf(settings: WorkerSettings | undefined): (test: TitledTest) => ReplayedTest | undefined {
  const { replay = [], freshName = '' } = settings ?? {}
  if (replay.length === 0) return () => undefined
  return (test) => {
    const titles = JSON.stringify(titlesOf(test).map((title) => (freshName === '' ? title : title.replaceAll(freshName, 'fresh-*'))))
    const { filepath, projectName = '' } = test.file
    return replay.find(
      (one) =>
        one.file.replaceAll('\\', '/') === filepath.replaceAll('\\', '/') &&
        one.project === projectName &&
        JSON.stringify(one.titles) === titles,
    )
  }
}

/** The suites of a file's top level have none above them, or the file. */
function titlesOf({ name, suite }: TitledTest): readonly string[] {
  const titles = [name]
  for (let at = suite; at !== undefined && !('filepath' in at); at = at.suite) titles.unshift(at.name)
  return titles
}
