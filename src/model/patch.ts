/** What a patch changes, as plain data: paths and texts at base (the merge base) and at head. */
import type { PathChange } from './findings/scope.ts'
import type { ObjectId, ProjectPath, SourceLocation } from './words.ts'

/** The commits that are judged, each by its full id. */
export interface PatchSubject {
  /** The tip of the branch that the patch would be merged into. */
  readonly base: ObjectId
  readonly mergeBase: ObjectId
  readonly head: ObjectId
}

/** An entry of git's tree. */
export interface TreeEntry {
  /** `100644`, `100755`, `120000` (a symbolic link) or `160000` (a submodule). */
  readonly mode: string
  readonly id: ObjectId
}

/** All files of a tree by path. */
export type Tree = ReadonlyMap<ProjectPath, TreeEntry>

export interface ChangedPath {
  readonly path: ProjectPath
  readonly change: PathChange
  /** Where a renamed file was. */
  readonly from: ProjectPath | null
  /** At base, under `from` for a renamed file; null for one that was added. */
  readonly before: TreeEntry | null
  readonly after: TreeEntry | null
  /** What a symbolic link at head leads to; null for all else. */
  readonly target: string | null
}

/** Which part of the project a path belongs to: `sealed` are files that people own, `runner` what steers the test runner. */
export type PathClass = 'sealed' | 'runner' | 'test' | 'production' | 'writable' | 'other'

/** A run of one kind of invisible character in one changed file, where head has more of them than base. */
export interface HiddenText {
  readonly kind: 'bidirectional' | 'zero-width' | 'line-separator' | 'nul'
  /** Such as `U+202E RIGHT-TO-LEFT OVERRIDE`. */
  readonly character: string
  readonly count: number
  readonly at: SourceLocation
}

/** A comment by which a test file chooses its environment: the name, and the whole text. */
export interface EnvironmentDocblock {
  readonly name: string
  readonly text: string
  readonly at: SourceLocation
}

/** What the text of one changed file says, without opinion. Lists hold only what base does not have. */
export interface ChangedText {
  readonly path: ProjectPath
  readonly hidden: readonly HiddenText[]
  readonly environments: readonly EnvironmentDocblock[]
}

/**
 * One field of a manifest that differs: `scripts.test`, `devDependencies.vitest`, `catalog.vitest` of a workspace,
 * `jobs.test.steps[0].run` of a workflow; values as JSON text, null where absent.
 */
export interface ManifestChange {
  readonly path: ProjectPath
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** A file that a configuration of the runner names: a setup file, an environment, a reporter. */
export interface NamedByConfig {
  readonly path: ProjectPath
  readonly config: ProjectPath
  /** It stands under a key such as `setupFiles`; false for any other text or import that leads to a file. */
  readonly steers: boolean
  /** It stands under a key such as `globalSetup`, so that it runs in the process of the runner and what it imports does too. */
  readonly inRunner: boolean
}

/** A changed module that runs in the process of the runner, because base's configuration imports it, over others as well. */
export interface LoadedByConfig {
  readonly path: ProjectPath
  readonly config: ProjectPath
}

/** All that the scope of a patch is judged by. */
export interface PatchScope {
  readonly subject: PatchSubject
  /** Sorted by path. */
  readonly changes: readonly ChangedPath[]
  readonly base: Tree
  readonly head: Tree
  /** Paths that changed on the target since the merge base and stand otherwise at head; sorted. */
  readonly behind: readonly ProjectPath[]
  readonly texts: readonly ChangedText[]
  readonly manifests: readonly ManifestChange[]
  /** Of each package.json that both sides have, where they differ; sorted by path. */
  readonly scripts: readonly ScriptsChange[]
  /** Configurations of the runner beside the changed scripts, at both sides. */
  readonly configured: readonly Configured[]
  /** Of the folders that get their first configuration of the runner. */
  readonly entries: readonly PackageEntries[]
  /** Changed configurations, workflows and workspaces that say the same at both sides: comments, layout. Sorted by path. */
  readonly restated: readonly ProjectPath[]
  /** Those at base and at head. */
  readonly namedByConfig: readonly NamedByConfig[]
  /** Sorted by path. */
  readonly loadedByConfig: readonly LoadedByConfig[]
  /** Names of packages that base's configurations import, over modules of the repository as well; sorted. */
  readonly loadedPackages: readonly string[]
}

/** What base's package.json in a folder lets others import: names such as `mine/helpers`, and the files that they stand for as written. */
export interface PackageEntries {
  /** '' or with a `/` behind. */
  readonly folder: string
  readonly entries: ReadonlyMap<string, readonly string[]>
}

/** What a configuration of the runner says at one side, by field; null where it cannot be read by fields. */
export interface Configured {
  readonly path: ProjectPath
  readonly side: 'base' | 'head'
  /** See `observe/patch/configured.ts`. */
  readonly fields: ReadonlyMap<string, string> | null
}

/** All scripts of a package.json by name, in the order of the file. */
export interface ScriptsChange {
  readonly path: ProjectPath
  /** It has a field that configures a runner itself, at either side. */
  readonly configures: boolean
  readonly before: ReadonlyMap<string, string>
  readonly after: ReadonlyMap<string, string>
}

/** What a production file of the patch says that base's does not: the place where it may know that it is tested. */
export interface ProductionMention {
  readonly file: ProjectPath
  readonly kind: MentionKind
  /** Source text as it stands, cut at 200 characters. */
  readonly text: string
  readonly at: SourceLocation
  /** For an import or a path: the package, or the file or folder of the repository; else ''. */
  readonly target: string
  /** Base's file has mentions of this kind as well. */
  readonly known?: true
}

/** What base's package.json says of the package that a file belongs to. */
export interface PackageFacts {
  readonly name: string | null
  /** The packages that the program itself needs: `dependencies`, `peerDependencies`, `optionalDependencies`. */
  readonly needs: ReadonlySet<string>
}

export type MentionKind =
  | 'runner-variable'
  | 'mode'
  | 'in-source-test'
  | 'runner-global'
  | 'matcher-internals'
  | 'package'
  | 'runner-name'
  | 'call-stack'
  | 'process-internals'
  | 'errors-swallowed'
  | 'code-from-text'
  | 'builtin-patched'
  | 'import'
  | 'path'

/** Constants that production code answers with for constants that it is asked about: a row of a table, or a case of its own. */
export interface ConstantAnswer {
  readonly file: ProjectPath
  readonly at: SourceLocation
  /** The asked and the answered texts and numbers, as JavaScript values; sorted by place. */
  readonly values: readonly (string | number)[]
  /** Test files of base, not of the patch, that hold all of them close together; sorted. */
  readonly tests: readonly ProjectPath[]
}
