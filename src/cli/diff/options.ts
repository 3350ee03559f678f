import { readFile } from 'node:fs/promises'
import { posix, resolve, sep } from 'node:path'
import { isAtLeastAsStrict } from '../../decide/severity.ts'
import { instantOf } from '../../model/instant.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Instant, PresetName, ProjectPath } from '../../model/words.ts'
import type { Repository } from '../../observe/git/repository.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import { readOwnedFiles } from '../../observe/owned/read.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { insideRepository } from '../in-repository.ts'
import type { World } from '../world.ts'

const DEFAULT_POLICY = 'oracle/policy.yaml'

/** Where the policy is: inside of the repository it is read at base, outside of it it is trusted as given. */
export interface PolicyPlace {
  readonly path: ProjectPath
  readonly isOutside: boolean
}

export function policyPlace(args: Arguments, { top, prefix }: Repository, world: World): PolicyPlace {
  const given = args.value('policy')
  if (given === undefined) return { path: DEFAULT_POLICY, isOutside: false }
  const file = resolve(world.cwd, given)
  const inside = insideRepository(file, { top })
  if (inside === null) return { path: posix.normalize(file.split(sep).join('/')), isOutside: true }
  return { path: posix.relative(prefix, inside), isOutside: false }
}

/** What people own: at base, with the policy from its file where that lies outside. Throws UsageError when that file is not there. */
export async function ownedAt(source: FileSource, { path, isOutside }: PolicyPlace): Promise<OwnedFiles> {
  if (!isOutside) return readOwnedFiles(source, path)
  let bytes: Uint8Array
  try {
    bytes = await readFile(path)
  } catch (cause) {
    throw new UsageError(`--policy: ${cause instanceof Error ? cause.message : String(cause)}.`)
  }
  return readOwnedFiles({ read: (file) => (file === path ? Promise.resolve(bytes) : source.read(file)) }, path)
}

/** The preset of the policy, or a stricter one that the command asks for. Throws UsageError for one that is not. */
export function presetOf(args: Arguments, owned: OwnedFiles): PresetName {
  const own: PresetName = owned.policy.state === 'read' ? owned.policy.value.preset : 'recommended'
  const asked = PRESETS.find((name) => name === args.value('preset'))
  if (asked === undefined || asked === own) return own
  if (isAtLeastAsStrict(asked, own)) return asked
  throw new UsageError(
    `--preset ${asked} is milder in some rule than ${own}, which the policy says; it may only be stricter, such as strict.`,
  )
}

export const PRESETS: readonly PresetName[] = ['recommended', 'strict', 'zero-weight', 'intersection', 'budget', 'sealed']

/** `--now`, for expiries that can be repeated; else the clock. Throws UsageError. */
export function nowOf(args: Arguments, world: World): Instant {
  const given = args.value('now')
  if (given === undefined) return world.now
  const instant = instantOf(given)
  if (instant === null) throw new UsageError(`--now is a date or a time with an offset, such as 2026-11-24T09:00:00Z, not '${given}'.`)
  return new Date(instant).toISOString()
}

/** The first owner among those who approved, as the policy writes it. Names are compared without `@` and case, as forges do. */
export function approverOf(args: Arguments, owned: OwnedFiles): string | null {
  const given = new Set(
    args
      .values('approved-by')
      .flatMap((list) => list.split(/[\s,]+/))
      .map(plainName)
      .filter((name) => name !== ''),
  )
  const owners = owned.policy.state === 'read' ? owned.policy.value.owners : []
  return owners.find((owner) => given.has(plainName(owner))) ?? null
}

const plainName = (name: string): string => name.trim().replace(/^@/, '').toLowerCase()
