import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import type { Vitest } from 'vitest/node'
import { type OracleOptions, resolveOptions } from './options.ts'

/** The reporter's file. As a path it is loaded by Vitest only where a run needs it, and two entries of it can be told to be one. */
const REPORTER_FILE = fileURLToPath(new URL('./vitest.js', import.meta.url))
const REPORTER_NAMES: readonly unknown[] = [REPORTER_FILE, 'vitest-oracle/reporter']

/**
 * The other way to add the reporter: `plugins: [vitestOracle()]`. It adds it beside the reporters that are configured, or beside
 * Vitest's default one, and also where the command line names others (`--reporter=dot`).
 * @throws {TypeError} for options that are not known.
 */
export function vitestOracle(options: OracleOptions = {}): Plugin {
  resolveOptions(options)
  return {
    name: 'vitest-oracle',
    configureVitest({ vitest }: { readonly vitest: Vitest }) {
      addReporter(vitest, options)
    },
    config: (config: { readonly test?: { readonly reporters?: unknown } }) => {
      const configured = [config.test?.reporters ?? []].flat()
      if (configured.some(isOurs)) return {}
      return { test: { reporters: [...(configured.length === 0 ? ['default'] : []), [REPORTER_FILE, { ...options }]] } }
    },
  }
}

function addReporter({ config }: Vitest, options: OracleOptions): void {
  const reporters: unknown[] = config.reporters
  if (!reporters.some(isOurs)) reporters.push([REPORTER_FILE, { ...options }])
}

/** An entry of `reporters`: a name or path, a pair of it and options, or an instance. The configuration may be evaluated several times. */
function isOurs(entry: unknown): boolean {
  return REPORTER_NAMES.includes(Array.isArray(entry) ? entry[0] : entry)
}
