import type { OwnedFiles } from '../model/owned-observations.ts'
import type { ProjectPath } from '../model/words.ts'
import { globMatcher } from './globs.ts'

/** Paths that belong to people whatever the policy says: the oracle tree, what configures the runner, what runs it, who may approve. */
const ALWAYS_SEALED: readonly string[] = [
  'oracle/**',
  '**/{vitest,vite,jest}.config.*',
  '**/vitest.{workspace,projects}.*',
  '.github/workflows/**',
  '.github/actions/**',
  '.gitlab-ci.yml',
  '.circleci/**',
  'azure-pipelines.yml',
  'Jenkinsfile',
  '{,.github/,.gitlab/,docs/}CODEOWNERS',
]

/**
 * Whether a path is one that the policy gives to people. Each file that people own is sealed wherever it stands, and so are the
 * folder of the policy, the folders of known-bads and captured inputs, and the schemas and invariants that the policy names.
 * A `!` in `paths.sealed` takes back only what `paths.sealed` gave.
 */
export function sealedPaths({ policy, ledger, lock, invariants, seeds, intent }: OwnedFiles): (path: ProjectPath) => boolean {
  const files = new Set([policy, ledger, lock, invariants, seeds, intent].map(({ path }) => path))
  const folders = [folderOf(policy.path)]
  let byPolicy: (path: ProjectPath) => boolean = () => false
  if (policy.state === 'read') {
    const { paths, fixtures, knownBad, corpus } = policy.value
    folders.push(knownBad, corpus)
    byPolicy = globMatcher(paths.sealed)
    for (const rule of fixtures.schemas) for (const file of [rule.schema, ...(rule.invariants ?? [])]) files.add(file)
  }
  const always = globMatcher(ALWAYS_SEALED)
  const prefixes = folders.filter((folder) => folder !== '').map((folder) => `${folder}/`)
  return (path) => files.has(path) || always(path) || prefixes.some((prefix) => path.startsWith(prefix)) || byPolicy(path)
}

/** '' for a file at the root and for one outside it: neither makes everything beside it sealed. */
function folderOf(path: ProjectPath): ProjectPath {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  return folder.startsWith('..') || folder.startsWith('/') ? '' : folder
}
