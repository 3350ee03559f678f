import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Failures, Pool } from './corpus.ts'

/** What one run of the project of failures told a reporter, with the root written as `root`. */
export interface Recording {
  readonly vitest: 4 | 5
  readonly pool: Pool
  readonly moved: number
  readonly root: string
  readonly failures: Failures
}

const recordingNames = ['vitest-4-forks', 'vitest-4-threads', 'vitest-5-vmForks', 'vitest-5-vmThreads'] as const

export function recordingFile(name: string): string {
  return fileURLToPath(new URL(`./corpus/${name}.json`, import.meta.url))
}

export function readRecordings(): readonly Recording[] {
  return recordingNames.map((name) => JSON.parse(readFileSync(recordingFile(name), 'utf8')) as Recording)
}
