import type { KnownBad, TrustedFile } from '../../model/known-bad.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath, SourceLocation, TestId } from '../../model/words.ts'
import type { EditedFile, ReadFile } from './apply.ts'
import { applyKnownBad } from './change.ts'
import { editedTest, planOf, type Plan } from './plan.ts'

interface Named {
  readonly file: ProjectPath
  readonly covers: readonly string[]
  readonly caughtBy: TestId | null
}

/** A known-bad that fits the judged tree, and how it is to be replayed. */
export interface Ready extends Named {
  readonly state: 'ready'
  readonly files: readonly EditedFile[]
  readonly plan: Plan
}

/** One whose outcome is known before any test runs. */
export interface Done extends Named {
  readonly state: 'done'
  readonly outcome: 'stale' | 'error'
  readonly message: string
  readonly at: SourceLocation
}

export type Prepared = Ready | Done

/** Applies a known-bad to the judged tree in memory. Never throws. */
export async function prepare(
  { path, value }: Extract<OwnedFile<KnownBad>, { state: 'read' }>,
  trusted: readonly TrustedFile[],
  read: ReadFile,
): Promise<Prepared> {
  const named: Named = { file: path, covers: value.covers, caughtBy: value.caughtBy }
  const applied = await applyKnownBad(value.change, read)
  if (applied.state === 'stale') return { ...named, state: 'done', outcome: 'stale', message: applied.because, at: applied.at }
  const test = editedTest(applied.files, trusted)
  if (test !== undefined) {
    const message = `it changes ${test}, which is a trusted test itself`
    return { ...named, state: 'done', outcome: 'error', message, at: { file: path } }
  }
  return { ...named, state: 'ready', files: applied.files, plan: planOf(value, applied.files, trusted) }
}
