import type { ProjectPath, Sha256 } from '../words.ts'

/** Fixtures against their lock, their schemas and their invariants. */
export interface FixtureFindings {
  'lock-missing': { readonly path: ProjectPath }
  'fixture-changed': { readonly file: ProjectPath; readonly locked: Sha256; readonly now: Sha256 }
  'fixture-missing': { readonly file: ProjectPath }
  'fixture-unlocked': { readonly file: ProjectPath }
  'fixture-schema-violated': {
    readonly file: ProjectPath
    readonly schema: ProjectPath
    readonly pointer: string
    readonly message: string
  }
  'fixture-invariant-broken': {
    readonly file: ProjectPath
    readonly invariants: ProjectPath
    readonly name: string
    readonly message: string
  }
  /** `entries`: the locked paths that came, went or changed their hash; sorted. */
  'lock-changed-without-intent': { readonly path: ProjectPath; readonly entries: readonly ProjectPath[] }
  /** `before` and `after`: the keyword with its value as JSON text; null where the keyword is absent. */
  'schema-loosened': {
    readonly schema: ProjectPath
    readonly pointer: string
    readonly keyword: string
    readonly before: string | null
    readonly after: string | null
  }
}
