import type { LockFile } from '../../model/owned-files.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { LockDifference } from '../../observe/lock/compare.ts'
import type { Refusal } from '../../observe/lock/make.ts'
import { visible } from '../../observe/owned/visible.ts'

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** What a lock holds: `2 fixtures, 9 tests in 5 files, 6 known-bads`. */
export function contentsOf({ fixtures, tests, knownBad }: LockFile): string {
  const files = Object.values(tests)
  const titles = files.reduce((sum, file) => sum + file.tests.length, 0)
  return `${counted(Object.keys(fixtures).length, 'fixture')}, ${counted(titles, 'test')} in ${counted(files.length, 'file')}, ${counted(Object.keys(knownBad).length, 'known-bad')}`
}

/** What was written, and what it changed: `+` came, `-` went, `~` has other bytes or tests. */
export function wordsOfLock(path: ProjectPath, lock: LockFile, previous: LockFile | null): string {
  const changes = previous === null ? [] : changesOf(previous, lock)
  const state = previous === null ? 'written' : changes.length === 0 ? 'unchanged' : 'rewritten'
  return [`${path} ${state}: ${contentsOf(lock)}`, ...changes.map((change) => `  ${visible(change)}`)].map((line) => `${line}\n`).join('')
}

function changesOf(before: LockFile, now: LockFile): readonly string[] {
  const entriesOf = ({ fixtures, knownBad, tests }: LockFile): ReadonlyMap<string, unknown> =>
    new Map<string, unknown>([
      ...Object.entries(fixtures),
      ...Object.entries(knownBad),
      ...Object.entries(tests).flatMap(([file, { sha256, tests: titles }]) => [
        [file, sha256] as const,
        ...titles.map((title) => [`${file} > ${title}`, ''] as const),
      ]),
    ])
  const [old, fresh] = [entriesOf(before), entriesOf(now)]
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((key) => {
    if (!old.has(key)) return [`+ ${key}`]
    if (!fresh.has(key)) return [`- ${key}`]
    return old.get(key) === fresh.get(key) ? [] : [`~ ${key}`]
  })
}

export function wordsOfRefusals(refusals: readonly Refusal[]): string {
  const lines = refusals.map(({ file, because }) => `${visible(file)}: ${because}\n`)
  return `${lines.join('')}Nothing was locked. The lock holds plain files below the root: put the file itself there, or leave it out of the globs of the policy.\n`
}

const KIND: Readonly<Record<LockDifference['kind'], string>> = { fixture: 'fixture', 'known-bad': 'known-bad', test: 'test file' }

/** One line that says what differs, one that says what mends it. */
export function wordsOfDifference(difference: LockDifference): string {
  return `${visible(difference.file)}: ${whatDiffers(difference, KIND[difference.kind])}\n  ${remedyOf(difference)}\n`
}

function whatDiffers(difference: LockDifference, kind: string): string {
  switch (difference.state) {
    case 'changed':
      return `the ${kind} has other bytes than the lock: ${difference.now.slice(0, 12)}…, not ${difference.locked.slice(0, 12)}…`
    case 'missing':
      return `the lock names this ${kind}, and it is not there`
    case 'unlocked':
      return `the ${kind} is not in the lock`
    case 'refused':
      return `the ${kind} cannot stand for its bytes: ${difference.because}`
  }
}

function remedyOf({ file, state }: LockDifference): string {
  const restore = `git checkout -- ${quotedForShell(file)}`
  const relock = 'npx vitest-oracle lock'
  switch (state) {
    case 'changed':
    case 'missing':
      return `${restore}   # or, when it is meant: ${relock}`
    case 'unlocked':
      return `${relock}   # or leave the file out of the globs of the policy`
    case 'refused':
      return `put the file itself there; then, when its bytes are others: ${relock}`
  }
}

function quotedForShell(file: ProjectPath): string {
  return /^[\w@%+=:,./-]+$/.test(file) ? file : `'${visible(file).replaceAll("'", `'\\''`)}'`
}
