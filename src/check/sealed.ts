import type { OwnedFiles } from '../model/owned-observations.ts'
import type { ProjectPath } from '../model/words.ts'
import { globMatcher } from './globs.ts'

/**
 * What steers the test runner, or the judgement, from beside the tests: nobody patches it without an owner, wherever it stands (SPEC 7.2).
 * `what` names the kind for people.
 */
const RUNNER: readonly { readonly what: string; readonly patterns: readonly string[] }[] = [
  {
    what: 'runner configuration',
    patterns: ['**/{vitest,vite,jest}.config.*', '**/{vitest,vite,jest}[.-]*.config.*', '**/vitest.{workspace,projects}.*'],
  },
  {
    what: 'CI workflow',
    patterns: [
      '.github/{workflows,actions}/**',
      '.gitlab-ci.yml',
      '.gitlab/ci/**',
      '.circleci/**',
      '.buildkite/**',
      '.travis.yml',
      'azure-pipelines.yml',
      'bitbucket-pipelines.yml',
      'Jenkinsfile',
    ],
  },
  { what: 'CODEOWNERS', patterns: ['{,.github/,.gitlab/,docs/}CODEOWNERS'] },
  { what: 'environment file', patterns: ['**/.env', '**/.env.*'] },
  {
    what: 'package manager settings',
    patterns: ['**/.npmrc', '**/.yarnrc*', '.yarn/{releases,plugins}/**', '**/.pnpmfile.*', '**/bunfig.toml', 'pnpm-workspace.yaml'],
  },
  { what: 'patched package', patterns: ['patches/**', '.yarn/patches/**'] },
  { what: 'installed package', patterns: ['**/node_modules/**'] },
  { what: 'verdicts and history', patterns: ['**/.oracle/**'] },
  // Those that only hide files from git, keep a folder or list commits steer nothing.
  { what: 'git settings', patterns: ['**/.git*', '!**/.gitignore', '!**/.gitkeep', '!**/.git-blame-ignore-revs'] },
]

const RUNNER_MATCHERS: readonly { readonly what: string; readonly matches: (path: ProjectPath) => boolean }[] = RUNNER.map(
  ({ what, patterns }) => ({
    what,
    matches: globMatcher(patterns),
  }),
)

/** The kind of runner configuration that a path is by its name; null for all other paths. */
export function runnerKind(path: ProjectPath): string | null {
  return RUNNER_MATCHERS.find(({ matches }) => matches(path))?.what ?? null
}

/**
 * Whether a path is sealed: one that people own, or one that steers the runner.
 * A `!` in `paths.sealed` takes back only what `paths.sealed` gave.
 */
export function sealedPaths(owned: OwnedFiles): (path: ProjectPath) => boolean {
  const sealedBy = ownedPaths(owned)
  return (path) => sealedBy(path) !== null || runnerKind(path) !== null
}

/**
 * What seals a path as one that people own, in words for people; null for a path that they do not own. Each file that people own is
 * sealed wherever it stands, and so are the oracle tree, the folder of the policy, the folders of known-bads and captured inputs, and
 * the schemas and invariants that the policy names.
 */
export function ownedPaths({ policy, ledger, lock, invariants, seeds, intent }: OwnedFiles): (path: ProjectPath) => string | null {
  const files = new Set([policy, ledger, lock, invariants, seeds, intent].map(({ path }) => path))
  const folders = ['oracle', folderOf(policy.path)]
  let byPolicy: readonly { readonly pattern: string; readonly matches: (path: ProjectPath) => boolean }[] = []
  let isSealed: (path: ProjectPath) => boolean = () => false
  if (policy.state === 'read') {
    const { paths, fixtures, knownBad, corpus } = policy.value
    folders.push(knownBad, corpus)
    isSealed = globMatcher(paths.sealed)
    byPolicy = paths.sealed.map((pattern) => ({ pattern, matches: globMatcher([pattern]) }))
    for (const rule of fixtures.schemas) for (const file of [rule.schema, ...(rule.invariants ?? [])]) files.add(file)
  }
  const known = folders.filter((folder) => folder !== '')
  return (path) => {
    if (files.has(path)) return `${path} itself, which people own`
    const folder = known.find((one) => path.startsWith(`${one}/`))
    if (folder !== undefined) return `${folder}/`
    if (!isSealed(path)) return null
    return `${byPolicy.find(({ matches }) => matches(path))?.pattern ?? path} in paths.sealed`
  }
}

/** '' for a file at the root and for one outside it: neither makes everything beside it sealed. */
function folderOf(path: ProjectPath): ProjectPath {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return folder.startsWith('..') || folder.startsWith('/') ? '' : folder
}
