import { lockEntryOf } from '../../check/lock-entries.ts'
import { trustedFiles } from '../../check/classify.ts'
import type { LockFile, Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { listFixtures, listFiles, listKnownBads, unicodeTwins } from '../../observe/lock/list.ts'
import { lockText, makeLock } from '../../observe/lock/make.ts'
import { writeLock } from '../../observe/lock/write.ts'
import { readLock } from '../../observe/owned/lock.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { collectClasses, wordsOfProblem } from '../collected.ts'
import type { CollectedClasses } from '../collected.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { checkLock } from './check.ts'
import { checkImport } from './import.ts'
import { wordsOfLock, wordsOfRefusals } from './words.ts'
import { NO_POLICY, ownedAtHand, wordsOfMistakes } from '../owned.ts'
import type { World } from '../world.ts'

/**
 * `lock`: writes the lock over the bytes at hand and the inventory of trusted tests. `lock --check`: says whether the bytes at hand are
 * those of the lock. `lock --import FILE`: as `lock`, but only when the fixtures are those that FILE has the hashes of.
 */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  if (args.has('check') && args.has('import'))
    throw new UsageError('--check writes nothing and --import writes the lock: give one of the two.')
  const owned = await ownedAtHand(args, world)
  const { policy } = owned
  if (policy.state === 'absent') {
    world.stderr.write(`There is no policy (${policy.path}), so nothing says what belongs into the lock. ${NO_POLICY}\n`)
    return EXIT.cannotJudge
  }
  if (policy.state === 'invalid') {
    world.stderr.write(wordsOfMistakes([policy]))
    return EXIT.cannotJudge
  }
  if (args.has('check')) return checkLock(owned, policy.value, args, world)
  return lock(owned, policy.value, args, world)
}

async function lock(owned: OwnedFiles, policy: Policy, args: Arguments, world: World): Promise<ExitStatus> {
  const mistakes = wordsOfMistakes([owned.invariants, owned.seeds])
  if (mistakes !== '') {
    world.stderr.write(mistakes)
    return EXIT.cannotJudge
  }
  const root = world.cwd
  const [fixtures, knownBad] = await Promise.all([listFixtures(root, policy), listKnownBads(root, policy)])
  const imported = args.value('import')
  if (imported !== undefined) {
    const status = await checkImport(imported, fixtures, world)
    if (status !== EXIT.allow) return status
  }
  const collected = await collectClasses(owned, args, world, await trustedAtHand(root, owned, policy))
  if (typeof collected === 'string' || !canBeLocked(collected, owned, world)) {
    if (typeof collected === 'string') world.stderr.write(collected)
    return EXIT.cannotJudge
  }
  await note(policy, collected, [...fixtures, ...knownBad], world)
  const made = await makeLock(root, { fixtures, knownBad, tests: inventoryOf(collected, owned) })
  if (made.state === 'refused') {
    world.stderr.write(wordsOfRefusals(made.refusals))
    return EXIT.cannotJudge
  }
  // Whatever a title may hold: a lock that cannot be read again would block every patch.
  const unreadable = await readLock({ read: async () => Buffer.from(lockText(made.lock)) }, owned.lock.path)
  if (unreadable.state === 'invalid') {
    world.stderr.write(`${wordsOfMistakes([unreadable])}Nothing was locked, because this lock could not be read again.\n`)
    return EXIT.cannotJudge
  }
  return put(made.lock, owned, args, world)
}

/** No other file can hold a test of the inventory, and loading a large suite takes minutes. */
async function trustedAtHand(root: string, owned: OwnedFiles, { classes }: Policy): Promise<readonly ProjectPath[]> {
  const lists = await Promise.all([classes.example, classes.property, classes.fixture].map((patterns) => listFiles(root, patterns)))
  return [...new Set(lists.flat())].filter(trustedFiles(owned)).sort()
}

/** Tests that the collection may have lost must not get lost from the inventory; those of files without weight may. */
function canBeLocked({ problems }: CollectedClasses, owned: OwnedFiles, world: World): boolean {
  const isTrusted = trustedFiles(owned)
  const lost = problems.filter(({ file }) => file === null || isTrusted(file))
  for (const problem of problems) world.stderr.write(`${lost.includes(problem) ? '' : 'note: '}${wordsOfProblem(problem)}`)
  if (lost.length > 0)
    world.stderr.write(
      'Nothing was locked, because trusted tests may be missing: make these files collect, then run `npx vitest-oracle lock` again.\n',
    )
  return lost.length === 0
}

/** By file, all tests of sealed files of a trusted class, but those that say themselves that they are nondeterministic. */
function inventoryOf({ tests }: CollectedClasses, owned: OwnedFiles): ReadonlyMap<ProjectPath, readonly string[]> {
  const isTrusted = trustedFiles(owned)
  const inventory = new Map<ProjectPath, string[]>()
  for (const { test, classification } of tests) {
    if (!isTrusted(test.file) || classification.granted === 'N') continue
    const entries = inventory.get(test.file) ?? []
    entries.push(lockEntryOf(test))
    inventory.set(test.file, entries)
  }
  return inventory
}

/** What is locked all the same, and may not be what was meant. */
async function note(policy: Policy, { tests }: CollectedClasses, files: readonly ProjectPath[], world: World): Promise<void> {
  for (const { classification } of tests) {
    if (classification.refused)
      world.stderr.write(
        `note: ${classification.id} claims ${classification.claimed ?? 'U'} and is not granted it: ${classification.why}.\n`,
      )
  }
  for (const [one, other] of unicodeTwins(files)) {
    world.stderr.write(
      `note: ${JSON.stringify(one)} and ${JSON.stringify(other)} look alike and are two files, in two Unicode forms; on some systems they are one. Rename one.\n`,
    )
  }
  for (const [index, { files: pattern }] of policy.fixtures.schemas.entries()) {
    if ((await listFiles(world.cwd, [pattern])).length === 0)
      world.stderr.write(`note: no file matches fixtures.schemas[${index}].files, which is ${JSON.stringify(pattern)}.\n`)
  }
}

async function put(made: LockFile, owned: OwnedFiles, args: Arguments, world: World): Promise<ExitStatus> {
  const { lock: before } = owned
  const previous = before.state === 'read' ? before.value : null
  const same = previous !== null && lockText(previous) === lockText(made)
  if (!same) {
    try {
      await writeLock(world.cwd, before.path, made)
    } catch (cause) {
      world.stderr.write(`${before.path} could not be written: ${cause instanceof Error ? cause.message : String(cause)}\n`)
      return EXIT.cannotJudge
    }
  }
  world.stdout.write(args.has('json') ? lockText(made) : wordsOfLock(before.path, made, previous))
  return EXIT.allow
}
