import { createRequire } from 'node:module'
import type { Verdict } from '../model/verdict.ts'

// The package asks for itself by name, so that the answer is the same from src/ and from dist/.
const manifest: unknown = createRequire(import.meta.url)('vitest-oracle/package.json')

/** What a verdict says of the tool that wrote it. */
export const TOOL: Verdict['tool'] = { name: 'vitest-oracle', version: versionIn(manifest) }

function versionIn(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'string') return value.version
  throw new Error('the package.json of vitest-oracle has no version; install the package again')
}
