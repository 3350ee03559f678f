import { readdirSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import picomatch from 'picomatch/posix.js'
import { placesOf } from '../../check/scope/classes.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { ProjectPath } from '../../model/words.ts'
import { DEFAULT_POLICY, readPolicy } from '../../observe/owned/policy.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import type { Written } from './writes.ts'

/** What keeps the hooks themselves in place, and the names that git compares with. */
const HELD = ['**/.claude/settings*.json', '**/.cursor/hooks.json', '**/.cursor/hooks/**', '**/.github/hooks/**', '.git/**']

/** Why a path may not be written; null when it may. */
export type Seal = (written: Written) => { readonly path: ProjectPath; readonly by: string } | null

/**
 * What is sealed, by the policy that `source` has. A path is looked at as it is written, as it is with links resolved, and as the file is
 * called that a file system without regard to case or Unicode form would find there.
 * @param root the project, absolute
 * @param cwd where the agent stands, absolute
 */
export async function sealOf(source: FileSource, policyPath: ProjectPath, root: string, cwd: string): Promise<Seal> {
  const policy = await readPolicy(source, policyPath)
  const value = policy.state === 'read' ? policy.value : DEFAULT_POLICY
  const owned = ownedBy(policy, value)
  const isHeld = picomatch(HELD, { dot: true })
  const placeOf = placesOf(owned, value.paths, { namedByConfig: [], loadedByConfig: [] })
  const sealedBy = (path: ProjectPath): string | null => {
    if (isHeld(path)) return 'the hooks of the agent'
    const { cls, by } = placeOf(path)
    return cls === 'sealed' || cls === 'runner' ? by : null
  }
  const known = knownPaths(owned, value)
  return (written) => {
    for (const path of readings(written, root, cwd)) {
      for (const form of [path, path.toLowerCase(), path.normalize('NFC')]) {
        const by =
          sealedBy(form) ?? sealedBy(`${form.replace(/\/$/, '')}/x`) ?? globbed(form, known) ?? (written.whole ? above(form, known) : null)
        if (by !== null) return { path, by }
      }
    }
    return null
  }
}

/** Of the other files that people own, their places are enough. */
function ownedBy(policy: OwnedFiles['policy'], { freezes, lock, classes, intent }: Policy): OwnedFiles {
  const absent = (path: ProjectPath): { readonly state: 'absent'; readonly path: ProjectPath } => ({ state: 'absent', path })
  return {
    policy,
    ledger: absent(freezes.ledger),
    lock: absent(lock),
    invariants: absent(classes.invariants),
    seeds: absent(classes.seeds),
    intent: absent(intent),
  }
}

/** Sealed files and folders by name, for what stands above them and for patterns that mean them. */
function knownPaths({ policy, ledger, lock, invariants, seeds, intent }: OwnedFiles, value: Policy): readonly ProjectPath[] {
  const files = [policy, ledger, lock, invariants, seeds, intent].map(({ path }) => path)
  const folders = ['oracle', dirname(policy.path), value.knownBad, value.corpus, '.git', '.github/workflows', '.oracle'].filter(
    (path) => path !== '.',
  )
  return [...new Set([...files, ...folders, 'vitest.config.ts', 'vite.config.ts', 'vitest.config.mjs', 'vitest.config.js'])]
}

/** A shell expands `*` only when the line runs: one that could mean a sealed name means it. */
function globbed(path: ProjectPath, known: readonly ProjectPath[]): string | null {
  if (!/[*?[{]/.test(path)) return null
  const matches = picomatch(path, { dot: true })
  return known.find((name) => matches(name)) ?? null
}

function above(path: ProjectPath, known: readonly ProjectPath[]): string | null {
  const folder = path === '' || path === '.' ? '' : `${path.replace(/\/$/, '')}/`
  return known.find((name) => name.startsWith(folder)) ?? null
}

/** The paths from the root that a written path may mean; none of those outside of it. */
function readings({ path, from }: Written, root: string, cwd: string): readonly ProjectPath[] {
  const home = path.startsWith('~/') || path === '~' ? join(homedir(), path.slice(1)) : path
  const here = from === null ? cwd : resolve(cwd, from.startsWith('~') ? join(homedir(), from.slice(1)) : from)
  // Joined and not resolved: behind a link, `..` leads elsewhere than its name says.
  const whole = isAbsolute(home) ? home : `${here}${sep}${home}`
  const files = new Set([resolve(whole), real(whole), called(resolve(whole)), called(real(whole))])
  return [...files].flatMap((file) => [root, real(root)].flatMap((top) => inside(top, file)))
}

function inside(top: string, file: string): readonly ProjectPath[] {
  const path = relative(top, file)
  return path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path) ? [] : [path.split(sep).join('/')]
}

/** With its links resolved, as far as it is there: part by part, as the file system walks. */
function real(file: string): string {
  let at = file.startsWith(sep) ? sep : ''
  const parts = file.split(sep).filter((part) => part !== '' && part !== '.')
  if (at === '') at = parts.shift() ?? ''
  for (const [index, part] of parts.entries()) {
    const next = part === '..' ? dirname(at) : join(at, part)
    try {
      at = realpathSync(next)
    } catch {
      return resolve(next, ...parts.slice(index + 1))
    }
  }
  return at
}

/** As the files on its way are called, where only their case or Unicode form differs. */
function called(file: string): string {
  const folder = dirname(file)
  if (folder === file) return file
  const parent = called(folder)
  const name = basename(file)
  try {
    const names = readdirSync(parent)
    return join(parent, names.includes(name) ? name : (names.find((one) => folded(one) === folded(name)) ?? name))
  } catch {
    return join(parent, name)
  }
}

const folded = (name: string): string => name.normalize('NFC').toLowerCase()
