import { isUtf8 } from 'node:buffer'
import type { KnownBad, TrustedFile } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { EditedFile } from './apply.ts'
import type { Edited } from './outcome.ts'

/** Which trusted files to run under an edit. */
export interface Plan {
  readonly edited: Edited
  /** Those that load an edited module, the one with the named test first; then all others, which may reach it in ways that no graph shows. */
  readonly stages: readonly (readonly TrustedFile[])[]
  /** Whether the edit can be served from memory: modules only, each loaded by a trusted test, and none of them new or gone; the text is UTF-8. */
  readonly fitsOverlay: boolean
}

/** What Vite serves as a module of the program. */
const MODULE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/

export function planOf({ caughtBy }: Pick<KnownBad, 'caughtBy'>, files: readonly EditedFile[], trusted: readonly TrustedFile[]): Plan {
  const paths = new Set(files.flatMap(({ path, from }) => (from === null ? [path] : [path, from])))
  const known = trusted.every(({ imported }) => imported !== undefined)
  const loaded = new Set(trusted.flatMap(({ imported }) => imported ?? []))
  const areModules = known && files.every(({ path, from, bytes }) => bytes !== null && from === path && loaded.has(path))
  const names = (file: TrustedFile): boolean => caughtBy !== null && file.tests.includes(caughtBy)
  const loads = (file: TrustedFile): boolean => names(file) || (file.imported?.some((path) => paths.has(path)) ?? true)
  const first = areModules ? trusted.filter(loads) : trusted
  const rest = areModules ? trusted.filter((file) => !loads(file)) : []
  const inOrder = [...first].sort((a, b) => Number(names(b)) - Number(names(a)) || a.milliseconds - b.milliseconds)
  return {
    edited: { files: paths, areModules },
    stages: [inOrder, rest].filter((stage) => stage.length > 0),
    fitsOverlay: areModules && files.every(({ path, bytes }) => MODULE.test(path) && bytes !== null && isUtf8(bytes)),
  }
}

/** A trusted test file that the edit itself changes: what it says then is no word about the program. */
export function editedTest(files: readonly EditedFile[], trusted: readonly TrustedFile[]): ProjectPath | undefined {
  const tests = new Set(trusted.map(({ file }) => file))
  return files.flatMap(({ path, from }) => (from === null ? [path] : [path, from])).find((path) => tests.has(path))
}
