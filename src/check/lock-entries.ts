import type { ProjectPath, TestId } from '../model/words.ts'

/**
 * How the lock's inventory writes a test under its file: its id without the file, so `suite > title`, with `[project] ` in front for a
 * project that has a name. Two sides are compared in this form, because `[x] title` alone does not say whether `[x]` is a project.
 */
export function lockEntryOf({ id, project, file }: { readonly id: TestId; readonly project: string; readonly file: ProjectPath }): string {
  const prefix = project === '' ? '' : `[${project}] `
  return `${prefix}${id.slice(`${prefix}${file} > `.length)}`
}
