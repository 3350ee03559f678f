import type { ProjectPath } from '../../model/words.ts'

/** Of imported files, those of the project itself: below the root, and of no dependency. Each once, sorted. */
export function ownFiles(files: readonly ProjectPath[]): readonly ProjectPath[] {
  return [...new Set(files.filter((file) => file !== '' && !file.startsWith('../') && !file.includes('node_modules/')))].sort()
}
