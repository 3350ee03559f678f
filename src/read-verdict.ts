import type { Verdict } from './model/verdict.ts'

/**
 * Reads and validates a verdict file.
 * @param path Absolute, or from the current folder.
 * @throws {VerdictUnreadable} for a file that is missing, malformed, of an unknown version, or not what its digest says.
 */
export async function readVerdict(path: string): Promise<Verdict> {
  // Tests import the same door as CI scripts do; only the latter pay for reading.
  const { readVerdict: read } = await import('./verdict/read.ts')
  return read(path)
}
