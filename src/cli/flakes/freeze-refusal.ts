import { type KnownTests, checkLedger } from '../../check/flakes/ledger.ts'
import type { Finding } from '../../model/findings.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import { visible } from '../../observe/owned/visible.ts'
import { plainText, remedyOf, wordsOf } from '../../rules/words.ts'
import { wordsOfMistakes } from '../owned.ts'
import { editedRows } from './freeze-ledger.ts'
import type { EditableLedger } from './freeze-ledger.ts'

/** What speaks against the row, in words; '' for nothing. What is wrong with other rows is not this command's. */
export function refusalOf(owned: OwnedFiles, ledger: EditableLedger, test: string, known: KnownTests): string {
  if (owned.ledger.state === 'invalid') return wordsOfMistakes([owned.ledger])
  const rows = editedRows(owned, ledger, test)
  if (!rows.some((row) => row.test === test)) return `  ${ledger.path} would not hold this row as it was meant: write it by hand\n`
  const answer = checkLedger(owned, known)
  if (answer.state !== 'answered') return `${answer.because}\n`
  return answer.findings
    .filter((one) => isAbout(one, test))
    .map(wordsOfFinding)
    .join('')
}

function isAbout(finding: Finding, test: string): boolean {
  return finding.rule === 'freeze-cap-exceeded' || ('test' in finding.args && finding.args.test === test)
}

function wordsOfFinding(finding: Finding): string {
  return `  ${finding.rule}: ${visible(plainText(wordsOf(finding)))}\n    ${visible(remedyOf(finding))}\n`
}
