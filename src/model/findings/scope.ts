import type { ObjectId, ProjectPath } from '../words.ts'

/** The paths that a patch touches. */
export interface ScopeFindings {
  'sealed-path-changed': {
    readonly path: ProjectPath
    readonly change: PathChange
    /** The pattern, or the words of the built-in list, that seals it. */ readonly sealedBy: string
  }
  'path-not-writable': { readonly path: ProjectPath; readonly change: PathChange }
  /** One finding a range: both lists are sorted, and may be cut; the counts are whole. */
  'oracle-and-code-mixed': {
    readonly sealed: readonly ProjectPath[]
    readonly sealedCount: number
    readonly production: readonly ProjectPath[]
    readonly productionCount: number
  }
  /** `what`: the field, setting or kind of file, such as `scripts.test` or `CI workflow`. */
  'runner-config-changed': {
    readonly path: ProjectPath
    readonly what: string
    readonly before: string | null
    readonly after: string | null
  }
  /** `shadows`: the module or configuration that an import or the runner would have found before. */
  'module-shadowed': { readonly path: ProjectPath; readonly shadows: ProjectPath }
  'suspicious-path': {
    readonly path: ProjectPath
    readonly kind: 'symlink' | 'submodule' | 'twin-by-case' | 'twin-by-unicode' | 'mode' | 'option-like' | 'control-character'
    /** The target of a link, the twin's path, or the modes; '' when the kind says all. */
    readonly detail: string
  }
  /** `character`: such as `U+202E RIGHT-TO-LEFT OVERRIDE`. */
  'hidden-text': {
    readonly path: ProjectPath
    readonly kind: 'bidirectional' | 'zero-width' | 'line-separator' | 'nul'
    readonly character: string
    readonly count: number
  }
  'no-production-change': { readonly tests: number }
  /** `paths`: the sealed paths that the target's tip changed after the patch left it; sorted. */
  'base-behind': { readonly tip: ObjectId; readonly mergeBase: ObjectId; readonly paths: readonly ProjectPath[] }
}

export type PathChange = 'added' | 'modified' | 'deleted' | 'renamed' | 'mode-changed'
