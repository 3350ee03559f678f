import type { ProjectPath } from '../../../model/words.ts'
import type { TreeAtHand } from '../../replay/tree.ts'
import type { Candidate } from './candidates.ts'
import type { Law } from './laws.ts'
import type { Surface } from './surface.ts'
import type { Texts } from './trial.ts'
import type { Style } from './write.ts'

/** What was found out by running it. */
export interface FirstTests {
  /** Files to be written; empty where nothing could be shown to hold. */
  readonly files: Texts
  /** The property that bites; null where there is none. */
  readonly law: Law | null
  readonly examples: readonly Candidate[]
  /** What is kept instead of examples where there are none. */
  readonly surface: Surface | null
  readonly knownBads: readonly { readonly path: ProjectPath; readonly killedBy: readonly string[] }[]
  /** Why there is less than a property, an example and a known-bad; '' where there is all. */
  readonly because: string
}

export interface Trying {
  readonly tree: TreeAtHand
  readonly style: Style
  /** What is written besides: policy, configuration, seeds. */
  readonly around: Texts
  readonly policyPath: ProjectPath
  readonly seeds: readonly string[]
  readonly hasFastCheck: boolean
  /** The text of the file of invariants with these laws in it. */
  readonly invariants: (laws: readonly Law[]) => readonly [path: ProjectPath, text: string]
  readonly note: (line: string) => void
}
