import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { quoted } from '../../rules/words/shell.ts'
import { visible } from '../../observe/owned/visible.ts'
import { UsageError } from '../arguments.ts'
import type { Arguments } from '../arguments.ts'
import { nowOf } from '../diff/options.ts'
import { EXIT } from '../exit-status.ts'
import type { ExitStatus } from '../exit-status.ts'
import { withRow } from './freeze-edit.ts'
import { putFiles } from '../put-files.ts'
import { editableLedger, ownedWith } from './freeze-ledger.ts'
import { refusalOf } from './freeze-refusal.ts'
import { corpusOf, failuresOf, rowOf } from './freeze-row.ts'
import { ownedAtHand } from '../owned.ts'
import type { World } from '../world.ts'

/** `freeze TEST`: adds one row to the ledger, or with `--renew` moves the end of one. What the rules would say of that row is said now, and then nothing is written. */
export async function run(args: Arguments, world: World): Promise<ExitStatus> {
  const [test] = args.words
  if (test === undefined) throw new UsageError('Name the test by its full id, as `vitest-oracle flakes` or a verdict prints it.')
  if (args.has('renew')) return (await import('./renew.ts')).renew(test, args, world)
  const now = nowOf(args, world)
  const ledger = await editableLedger(await ownedAtHand(args, world), world.cwd)
  const corpus = await corpusOf(args, ledger.policy, world)
  const failures = await failuresOf(test, now, args, world)
  const row = rowOf(args, { test, corpus, now, failures, maxDays: ledger.policy.freezes.maxDays })
  const text = withRow(ledger.path, ledger.text, row)
  const files = new Map([
    [corpus.path, corpus.bytes],
    [ledger.path, Buffer.from(text)],
  ])
  const owned = await ownedWith(world.cwd, ledger.policyPath, files)
  const refusal = refusalOf(owned, ledger, test, { now, hasFile: (path) => existsSync(join(world.cwd, path)) })
  if (refusal !== '') {
    world.stderr.write(`Nothing was written. The rules refuse this row:\n${refusal}`)
    return EXIT.cannotJudge
  }
  await putFiles(world.cwd, files)
  const { expires, signatures } = row
  world.stdout.write(
    `${ledger.path}: ${visible(test)} is frozen until ${String(expires)}, for ${Array.isArray(signatures) ? signatures.join(', ') : ''}.\n` +
      `Commit it apart from any code, and let an owner approve it:\n  git add ${quoted(corpus.path)} ${quoted(ledger.path)} && git commit -m ${quoted(`Freeze ${visible(test)}`)}\n`,
  )
  return EXIT.allow
}
