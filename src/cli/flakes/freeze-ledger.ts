import type { LedgerRow, OwnedFile, OwnedFiles } from '../../model/owned-observations.ts'
import type { Policy } from '../../model/owned-files.ts'
import type { ProjectPath } from '../../model/words.ts'
import { readOwnedFiles } from '../../observe/owned/read.ts'
import { folderSource } from '../../observe/owned/source.ts'
import { UsageError } from '../arguments.ts'
import { NO_POLICY, wordsOfMistakes } from '../owned.ts'

/** The ledger at hand, ready to be edited. */
export interface EditableLedger {
  readonly policy: Policy
  readonly policyPath: ProjectPath
  readonly path: ProjectPath
  /** null when there is none yet. */
  readonly text: string | null
  readonly rows: readonly LedgerRow[]
}

/** Throws UsageError, in words, when policy or ledger cannot be used. */
export async function editableLedger(owned: OwnedFiles, root: string): Promise<EditableLedger> {
  const { policy, ledger } = owned
  if (policy.state === 'absent') throw new UsageError(`There is no policy (${policy.path}), so no test may be frozen. ${NO_POLICY}`)
  if (policy.state === 'invalid' || ledger.state === 'invalid')
    throw new UsageError(`Mend this before the ledger is edited:\n${wordsOfMistakes([policy, ledger])}`)
  const bytes = await folderSource(root).read(ledger.path)
  const text = bytes === null ? null : Buffer.from(bytes).toString('utf8')
  return { policy: policy.value, policyPath: policy.path, path: ledger.path, text, rows: rowsOf(ledger) }
}

function rowsOf(ledger: OwnedFile<readonly LedgerRow[]>): readonly LedgerRow[] {
  return ledger.state === 'read' ? ledger.value : []
}

/** What people own as it would be with these files. */
export function ownedWith(root: string, policyPath: ProjectPath, files: ReadonlyMap<ProjectPath, Uint8Array>): Promise<OwnedFiles> {
  const folder = folderSource(root)
  return readOwnedFiles({ read: async (path) => files.get(path) ?? folder.read(path) }, policyPath)
}

/**
 * The rows of a ledger that was edited, as it would be read. Throws UsageError when another row than those of one test is not what it was:
 * a layout that the edit did not understand must not cost a freeze.
 */
export function editedRows({ ledger }: OwnedFiles, { rows }: EditableLedger, test: string): readonly LedgerRow[] {
  const others = (list: readonly LedgerRow[]): string =>
    JSON.stringify(
      list.filter((row) => row.test !== test).map(({ test: id, freeze, mistakes }) => [id, freeze, mistakes.map(({ wrong }) => wrong)]),
    )
  const edited = rowsOf(ledger)
  if (ledger.state !== 'invalid' && others(edited) === others(rows)) return edited
  throw new UsageError(`${ledger.path} is laid out in a way that cannot be edited without touching other rows. Edit it by hand.`)
}
