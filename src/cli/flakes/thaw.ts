import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { UsageError, didYouMean } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { withoutRows } from './freeze-edit.ts'
import { putFiles } from '../put-files.ts'
import { editableLedger, editedRows, ownedWith } from './freeze-ledger.ts'
import { ownedAtHand } from '../owned.ts'
import type { World } from '../world.ts'

/** `thaw TEST`: removes the row of a test from the ledger, and leaves everything else of the file. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const [test] = args.words
  if (test === undefined) throw new UsageError('Name the test by its full id, as the ledger has it.')
  const ledger = await editableLedger(await ownedAtHand(args, world), world.cwd)
  const rows = ledger.rows.filter((row) => row.test === test)
  if (rows.length === 0 || ledger.text === null) {
    const near = await didYouMean(
      test,
      ledger.rows.map((row) => row.test),
    )
    throw new UsageError(`${ledger.path} has no row for '${visible(test)}'.${visible(near)}`)
  }
  const files = new Map([[ledger.path, Buffer.from(withoutRows(ledger.path, ledger.text, test))]])
  const left = editedRows(await ownedWith(world.cwd, ledger.policyPath, files), ledger, test)
  if (left.some((row) => row.test === test))
    throw new UsageError(`${ledger.path} is laid out in a way that cannot be edited. Remove the row by hand.`)
  await putFiles(world.cwd, files)
  const named = new Set(left.map(({ freeze }) => freeze?.corpus))
  const unused = [...new Set(rows.map(({ freeze }) => freeze?.corpus))].filter((corpus) => corpus !== undefined && !named.has(corpus))
  const removal = unused.map((corpus) => `  git rm ${quoted(corpus ?? '')}   # no row names it any more\n`).join('')
  world.stdout.write(
    `${ledger.path}: ${visible(test)} is not frozen any more.\nCommit it apart from any code:\n${removal}  git add ${quoted(ledger.path)} && git commit -m ${quoted(`Thaw ${visible(test)}`)}\n`,
  )
  return EXIT.allow
}
