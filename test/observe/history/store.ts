import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HistoryRun, TestOutcome } from '../../../src/model/history.ts'

export const CLOCK = 'tests/nondet/clock.test.ts > deadline window'
export const NOW = '2026-11-30T12:00:00.000Z'

const made: string[] = []

export const removeAll = (): void => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }))

export function emptyFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-history-')))
  made.push(folder)
  return folder
}

export const passed = (test: string = CLOCK): TestOutcome => ({ test, outcome: 'passed', attempts: 1, signatures: [] })
export const failed = (test: string = CLOCK): TestOutcome => ({ test, outcome: 'failed', attempts: 1, signatures: ['9f1c2ab34d5e'] })

/** A run of its own name, `minutes` before noon of the 30th. */
export function runOf(minutes: number, outcomes: readonly TestOutcome[], changes: Partial<HistoryRun> = {}): HistoryRun {
  return {
    version: 1,
    at: new Date(Date.parse(NOW) - minutes * 60_000).toISOString(),
    run: (minutes < 0 ? 2 ** 40 - minutes : minutes).toString(16).padStart(16, '0'),
    shard: null,
    commit: 'a'.repeat(40),
    tree: 'b'.repeat(40),
    machine: 'one linux-x64',
    outcomes,
    ...changes,
  }
}
