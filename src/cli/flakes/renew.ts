import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Freeze } from '../../model/owned-files.ts'
import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { UsageError, didYouMean } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { nowOf } from '../diff/options.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { ownedAtHand } from '../owned.ts'
import type { World } from '../world.ts'
import { withValues } from './freeze-edit.ts'
import { putFiles } from '../put-files.ts'
import { editableLedger, editedRows, ownedWith } from './freeze-ledger.ts'
import type { EditableLedger } from './freeze-ledger.ts'
import { refusalOf } from './freeze-refusal.ts'
import { renewalsOf, wordsOfRenewals } from './renewals.ts'

/** Of a new freeze: to cover another failure or input is not to renew. */
const OF_A_NEW_ONE = [
  'issue',
  'owner',
  'reason',
  'corpus',
  'signature',
  'points',
  'retries',
  'window-runs',
  'max-fail-rate',
  'verdict',
  'history',
] as const

/**
 * `freeze TEST --renew --expires DATE`: moves the end of the row that is there, and with `--first-seen` its beginning; every other byte of
 * the ledger stays. What the rules would say of that row is said now, and then nothing is written.
 */
export async function renew(test: string, args: Arguments, world: World): Promise<ExitStatus> {
  const expires = args.value('expires')
  if (expires === undefined) throw new UsageError('A renewal needs the new end: --expires DATE.')
  const other = OF_A_NEW_ONE.find((name) => args.has(name))
  if (other !== undefined)
    throw new UsageError(
      `--renew takes --expires and --first-seen, and not --${other}: what is frozen stays. To freeze something else, thaw it first.`,
    )
  const now = nowOf(args, world)
  const ledger = await editableLedger(await ownedAtHand(args, world), world.cwd)
  const before = await freezeOf(ledger, test)
  const firstSeen = args.value('first-seen')
  const values = { expires, ...(firstSeen === undefined ? {} : { firstSeen }) }
  for (const value of Object.values(values)) refuseOddDate(value)
  const text = ledger.text === null ? null : withValues(ledger.text, test, values)
  if (text === null) throw new UsageError(`${ledger.path} is laid out in a way that cannot be edited. Edit the row by hand.`)
  const files = new Map([[ledger.path, Buffer.from(text)]])
  const owned = await ownedWith(world.cwd, ledger.policyPath, files)
  const often = wordsOfRenewals(await renewalsOf(world.cwd, ledger.path, test))
  const refusal = refusalOf(owned, ledger, test, { now, hasFile: (path) => existsSync(join(world.cwd, path)) })
  if (refusal !== '') {
    world.stderr.write(
      `Nothing was written: ${visible(test)} was ${often}. The rules refuse this row:\n${refusal}  A lease is counted from firstSeen. When the failure was seen again since, say so: --first-seen DATE.\n`,
    )
    return EXIT.cannotJudge
  }
  const after = editedRows(owned, ledger, test).find((row) => row.test === test)?.freeze
  if (JSON.stringify({ ...after, ...ENDS }) !== JSON.stringify({ ...before, ...ENDS }))
    throw new UsageError(`${ledger.path} is laid out in a way that cannot be edited. Edit the row by hand.`)
  await putFiles(world.cwd, files)
  world.stdout.write(
    `${ledger.path}: ${visible(test)} is frozen until ${expires} instead of ${before.expires}; it was ${often}.\nCommit it apart from any code, and let an owner approve it:\n  git add ${quoted(ledger.path)} && git commit -m ${quoted(`Renew the freeze of ${visible(test)}`)}\n`,
  )
  return EXIT.allow
}

const ENDS = { expires: '', firstSeen: '' }

async function freezeOf(ledger: EditableLedger, test: string): Promise<Freeze> {
  const row = ledger.rows.find((one) => one.test === test)
  if (row?.freeze !== undefined) return row.freeze
  if (row !== undefined)
    throw new UsageError(
      `The row of '${visible(test)}' in ${ledger.path} has mistakes. Mend them first: \`vitest-oracle diff\` names them.`,
    )
  const near = await didYouMean(
    test,
    ledger.rows.map((one) => one.test),
  )
  throw new UsageError(`${ledger.path} has no row for '${visible(test)}' that could be renewed.${visible(near)}`)
}

/** What is put into the file as it is must be nothing but a date. */
function refuseOddDate(value: string): void {
  if (!/^[\dTZ:.+-]+$/.test(value)) throw new UsageError(`'${visible(value)}' is no date such as 2026-11-24.`)
}
