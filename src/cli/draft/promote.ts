import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { tryTests } from '../init/first/trial.ts'
import { withLines } from '../init/owned-texts.ts'
import { isMissing } from '../../verdict/read.ts'
import { putFiles } from '../put-files.ts'
import { withReplayHand } from '../replay/at-hand.ts'
import type { ReplayHand } from '../replay/at-hand.ts'
import type { World } from '../world.ts'
import { placesIn, projectPath, seedsOf } from './hand.ts'
import { readDraft } from './texts.ts'
import { invariantLine, passedIn, whyNothingRan } from './verify.ts'

/** `promote DRAFT`: a draft becomes a property of the oracle tree, once it was run there; a person reads and commits it. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const word = args.words[0]
  if (word === undefined) throw new UsageError('Name the draft, such as oracle/drafts/decode-undoes-encode.draft.ts.')
  return withReplayHand(args, world, (hand) => promote(projectPath(word), hand, args, world))
}

async function promote(draft: ProjectPath, { owned, tree }: ReplayHand, args: Arguments, world: World): Promise<ExitStatus> {
  const read = readDraft(draft, textAt(join(world.cwd, draft)) ?? refuse(`There is no draft ${draft}.`))
  if (read === null) throw new UsageError(`${draft} is no draft of vitest-oracle: it must begin as \`vitest-oracle draft\` writes it.`)
  const target = placesIn(owned).propertyFile(basename(draft).replace(/(?:\.draft)?\.[cm]?[jt]s$/, ''))
  if (existsSync(join(world.cwd, target))) throw new UsageError(`${target} is there already. Rename the draft, or take that file away.`)
  if (owned.invariants.state === 'read' && owned.invariants.value.some(({ id }) => id === read.id)) {
    throw new UsageError(`${owned.invariants.path} has ${read.id} already. Give the draft another id, in its head and in its tag.`)
  }
  const text = read.textAt(target)
  if (!text.includes(read.id)) throw new UsageError(`${draft}: the test must name the invariant ${read.id} in its tag.`)
  const invariants = withLines(textAt(join(world.cwd, owned.invariants.path)) ?? '# Invariants\n', [invariantLine(read)], '')
  world.stderr.write(`Running ${visible(target)} in a copy of the work tree.\n`)
  const ran = await tryTests(
    tree,
    new Map([
      [target, text],
      [owned.invariants.path, invariants],
    ]),
    [target],
    seedsOf(owned),
  )
  const because = whyNothingRan(ran, target) ?? (allPassed(ran) ? null : 'it no longer holds. Draft it again, or mend the code')
  if (because !== null) {
    world.stderr.write(`vitest-oracle: nothing was written: ${visible(because)}.\n`)
    return EXIT.cannotJudge
  }
  if (!args.has('dry-run')) {
    await putFiles(
      world.cwd,
      new Map([
        [owned.invariants.path, invariants],
        [target, text],
      ]),
    )
    rmSync(join(world.cwd, draft))
  }
  world.stdout.write(wordsOf(target, owned.invariants.path, owned.lock.path, read.says, args.has('dry-run')))
  return EXIT.allow
}

function allPassed(ran: Awaited<ReturnType<typeof tryTests>>): boolean {
  if (ran.state === 'unavailable') return false
  const tests = ran.run.modules.flatMap((module) => module.tests)
  return tests.length > 0 && tests.every(({ titles }) => passedIn(ran).has(titles.join(' > '))) && ran.run.unhandledErrors.length === 0
}

function wordsOf(target: ProjectPath, invariants: ProjectPath, lock: ProjectPath, says: string, isDry: boolean): string {
  const files = [target, invariants, lock].map(quoted).join(' ')
  return `${visible(target)} ${isDry ? 'would be' : 'is'} a property now: ${visible(says)}
Read it: whether this should hold, only a person knows. Then, in a commit without production code:
  npx vitest-oracle lock
  git add ${files}
  git commit -m ${quoted(`Hold that ${says}`)}
`
}

function textAt(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    if (isMissing(cause)) return null
    // A file that cannot be read now must not be taken for none, and written over.
    throw cause
  }
}

function refuse(why: string): never {
  throw new UsageError(why)
}
