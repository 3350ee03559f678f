import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vitest/config'
import type { Vitest } from 'vitest/node'
import { type OracleOptions, resolveOptions } from './options.ts'

/**
 * The reporter's file. As a path it is loaded by Vitest only where a run needs it, and two entries of it can be told to be one. Asked
 * for when it is needed: tests in a browser import this module too.
 */
const reporterFile = (): string => fileURLToPath(new URL('./vitest.js', import.meta.url))

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
      return { test: { reporters: [...(configured.length === 0 ? ['default'] : []), [reporterFile(), { ...options }]] } }
    },
  }
}

function addReporter({ config }: Vitest, options: OracleOptions): void {
  const reporters: unknown[] = config.reporters
  if (!reporters.some(isOurs)) reporters.push([reporterFile(), { ...options }])
}

/** An entry of `reporters`: a name or path, a pair of it and options, or an instance. The configuration may be evaluated several times. */
function isOurs(entry: unknown): boolean {
  const name: unknown = Array.isArray(entry) ? entry[0] : entry
  return name === 'vitest-oracle/reporter' || name === reporterFile()
}
