import type { FileMistake, LedgerRow, OwnedFile } from '../../../src/model/owned-observations.ts'
import type { FileSource } from '../../../src/observe/owned/source.ts'

/** Files that are not on disk. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>): FileSource {
  return {
    read: (path) => {
      const found = Object.hasOwn(files, path) ? files[path] : undefined
      return Promise.resolve(found === undefined ? null : typeof found === 'string' ? new TextEncoder().encode(found) : found)
    },
  }
}

/** `line:column wrong → right`. */
function inWords({ at, wrong, right }: FileMistake): string {
  return `${at.line ?? '-'}:${at.column ?? '-'} ${wrong} → ${right}`
}

/** All mistakes of a file in words; of one without, its state. */
export function mistakesOf(file: OwnedFile<unknown>): readonly string[] {
  return file.state === 'invalid' ? file.mistakes.map(inWords) : [file.state]
}

/** The value of a file that was read. Throws with the mistakes of one that was not. */
export function valueRead<T>(file: OwnedFile<T>): T {
  if (file.state !== 'read') throw new Error(mistakesOf(file).join('\n'))
  return file.value
}

export const ROW: Readonly<Record<string, unknown>> = {
  test: 'tests/nondet/clock.test.ts > deadline window',
  reason: 'NTP step on the shared runner',
  owner: 'platform-tests',
  issue: 'https://tracker.example/PROJ-1841',
  firstSeen: '2026-11-03',
  expires: '2026-11-24',
  corpus: 'oracle/corpus/clock-pair.json',
  corpusSha256: '6b3a4f0e9d8c7b6a5f4e3d2c1b0a99887766554433221100ffeeddccbbaa9988',
  signatures: ['9f1c2ab34d5e'],
  points: 1,
}

/** A row of a ledger in YAML, as people write it: `changes` are put behind or instead of what a whole row has; null leaves a field out. */
export function rowText(changes: Readonly<Record<string, string | null>> = {}): string {
  const fields: Record<string, string | null> = {
    test: '"tests/nondet/clock.test.ts > deadline window"',
    reason: 'NTP step on the shared runner',
    owner: 'platform-tests',
    issue: 'https://tracker.example/PROJ-1841',
    firstSeen: '2026-11-03',
    expires: '2026-11-24',
    corpus: 'oracle/corpus/clock-pair.json',
    corpusSha256: '6b3a4f0e9d8c7b6a5f4e3d2c1b0a99887766554433221100ffeeddccbbaa9988',
    signatures: '[9f1c2ab34d5e]',
    points: '1',
    ...changes,
  }
  const lines = Object.entries(fields).flatMap(([key, value]) => (value === null ? [] : [`${key}:${value === '' ? '' : ` ${value}`}`]))
  return `  - ${lines.join('\n    ')}\n`
}

export function ledgerText(...rows: readonly string[]): string {
  return `version: 1\nfreezes:\n${rows.join('')}`
}

/** A row in words: its freeze's test, or its mistakes. */
export function rowInWords({ freeze, mistakes }: LedgerRow): readonly string[] {
  return freeze === undefined ? mistakes.map(inWords) : [`freeze ${freeze.test}`]
}
