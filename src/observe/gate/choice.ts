import type { FileChoice } from '../../model/gate.ts'
import type { ProjectPath } from '../../model/words.ts'

/** Whether a test file is among those that were asked for; by its whole path, never by a part of it. */
export function isChosen(choice: FileChoice, file: ProjectPath): boolean {
  return choice.kind === 'all' || choice.files.includes(file) === (choice.kind === 'only')
}
