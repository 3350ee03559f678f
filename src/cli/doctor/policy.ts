import { globMatcher } from '../../check/globs.ts'
import { sealedPaths } from '../../check/sealed.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { ownersBy } from './owners.ts'
import type { Problem } from './problem.ts'

/** What the policy leaves open. `lineOf` finds a key of it. */
export function examinePolicy(policy: Policy, owned: OwnedFiles, lineOf: (key: string) => number | undefined): readonly Problem[] {
  const { path: file } = owned.policy
  const at = (key: string): { readonly file: ProjectPath; readonly line?: number } => {
    const line = lineOf(key)
    return line === undefined ? { file } : { file, line }
  }
  const found: Problem[] = []
  if (policy.require === undefined)
    found.push({
      id: 'policy-without-require',
      file,
      what: 'The policy requires no phase, so in CI the verdict of a run, in whose process the patch was, can stand for one of the patch.',
      fix: ['require: [scope, fixtures, budget, oracles, known-bad, characterization, flakes, untrusted]'],
    })
  if (policy.owners.length === 0)
    found.push({
      id: 'policy-without-owners',
      file,
      what: 'The policy names no owner, so nobody can approve, nobody answers for the leases of the ledger, and what would block for want of approval is a review.',
      fix: ['owners: ["@acme/test-owners"]'],
    })
  for (const key of ['writable', 'production', 'tests'] as const) {
    const wrong = policy.paths[key].filter((pattern) => isIntoSealed(pattern, owned))
    for (const pattern of wrong)
      found.push({
        id: 'sealed-writable',
        ...at(key),
        what: `paths.${key} has ${pattern}, which lies in what is sealed.`,
        fix: [`take ${JSON.stringify(pattern)} out of paths.${key}`],
      })
  }
  const unsealed = [...policy.classes.example, ...policy.classes.property, ...policy.classes.fixture].filter((pattern) =>
    isUnsealed(pattern, owned),
  )
  for (const pattern of unsealed)
    found.push({
      id: 'sealed-writable',
      ...at('classes'),
      what: `Tests of ${pattern} are meant to be trusted, and a patch may write them: no class is granted there.`,
      fix: [`paths: { sealed: [${JSON.stringify(pattern)}] }`],
    })
  return found
}

/** Patterns that begin with a name lead somewhere; those that begin with a star go everywhere, and what is sealed stays sealed. */
function isIntoSealed(pattern: string, owned: OwnedFiles): boolean {
  const sample = sampleOf(pattern)
  return sample !== null && sealedPaths(owned)(sample)
}

function isUnsealed(pattern: string, owned: OwnedFiles): boolean {
  const sample = sampleOf(pattern)
  return sample === null ? !pattern.startsWith('!') : !sealedPaths(owned)(sample)
}

function sampleOf(pattern: string): ProjectPath | null {
  if (/^[*!{]/.test(pattern)) return null
  return pattern
    .replaceAll('**/', '')
    .replaceAll(/\*+/g, 'x')
    .replaceAll(/\{([^,}]*)[^}]*\}/g, '$1')
}

/** Of the paths that are sealed, those that CODEOWNERS gives to nobody. */
export function examineOwners(
  codeowners: { readonly path: ProjectPath; readonly text: string } | null,
  sealed: readonly ProjectPath[],
): readonly Problem[] {
  const ownersOf = codeowners === null ? () => [] : ownersBy(codeowners.text)
  const open = sealed.filter((path) => ownersOf(path).length === 0)
  if (open.length === 0) return []
  return [
    {
      id: 'sealed-without-owner',
      file: codeowners?.path ?? '.github/CODEOWNERS',
      what: `Nobody has to look at a change of ${open.join(', ')}. On pull_request, GitHub runs a workflow as the patch has it, so its owners are what holds it.`,
      fix: [...new Set(open.map(lineFor))].map((path) => `${path} @acme/test-owners`),
    },
  ]
}

function lineFor(path: ProjectPath): string {
  const [top = ''] = path.split('/')
  return globMatcher(['oracle/**', '.github/**'])(path) ? `/${top}/` : `/${path}`
}
