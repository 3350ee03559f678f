import type { CallOutcome, ModuleTexts, RecordedCall } from '../../../model/replay.ts'
import type { ProjectPath } from '../../../model/words.ts'

/** What the clean process is asked: plain JSON. */
export interface CleanOrder {
  /** Absolute: the folder that the program stands in, and the one that it was recorded in. */
  readonly root: string
  readonly from: string
  readonly texts: ModuleTexts
  readonly packages: readonly string[]
  /** Each with modules of its own, as each test file had. */
  readonly files: readonly { readonly calls: readonly Pick<RecordedCall, 'file' | 'name' | 'args'>[] }[]
  /** From the last call to the first, each made twice, and answered with its second outcome. */
  readonly backward: boolean
}

/** One line of its answer; calls that have none did not end. */
export type CleanAnswer =
  | { readonly kind: 'call'; readonly file: number; readonly call: number; readonly outcome: CallOutcome | null }
  | {
      readonly kind: 'broken'
      readonly file: number
      readonly module: ProjectPath
      /** Why it cannot be loaded. */
      readonly because: string
      readonly denied: string | null
    }
  | { readonly kind: 'end' }
