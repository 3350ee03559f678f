/** Options of the reporter and of the plugin. */
export interface OracleOptions {
  /** The policy, from the root. Default `oracle/policy.yaml`. */
  readonly policy?: string
  /** Where the verdict goes, from the root. Default `.oracle/verdict.json`. */
  readonly output?: string
  /** What the process exits with: `verdict` (default) by the decision, `runner` by what Vitest says. */
  readonly exitCode?: 'runner' | 'verdict'
  /** List all tests in the verdict with their evidence, not only those that matter to the decision. Default false. */
  readonly inventory?: boolean
  /** The instant that leases are held against, ISO 8601; for reproducible runs. Default: now. */
  readonly now?: string
}

/** Options with every default filled in. */
export interface ResolvedOptions {
  readonly policy: string
  readonly output: string
  readonly exitCode: 'runner' | 'verdict'
  readonly inventory: boolean
  readonly now: string | undefined
}

const KNOWN = ['policy', 'output', 'exitCode', 'inventory', 'now'] as const

/**
 * Reads the options at the door: they come from a configuration file that nobody type-checks.
 * @throws {TypeError} for an option that is not known or has the wrong type, naming what is.
 */
export function resolveOptions(given: unknown): ResolvedOptions {
  const options: Readonly<Record<string, unknown>> = typeof given === 'object' && given !== null ? { ...given } : {}
  for (const name of Object.keys(options)) {
    if (!KNOWN.some((known) => known === name))
      throw new TypeError(`vitest-oracle/reporter has no option ${JSON.stringify(name)}; it knows ${KNOWN.join(', ')}`)
  }
  const { exitCode = 'verdict', inventory = false } = options
  if (exitCode !== 'verdict' && exitCode !== 'runner') throw wrong('exitCode', exitCode, "'verdict' or 'runner'")
  if (typeof inventory !== 'boolean') throw wrong('inventory', inventory, 'true or false')
  const now = textOption(options, 'now')
  if (now !== undefined && Number.isNaN(Date.parse(now))) throw wrong('now', now, 'an instant such as 2026-11-30T12:00:00Z')
  return {
    policy: textOption(options, 'policy') ?? 'oracle/policy.yaml',
    output: textOption(options, 'output') ?? '.oracle/verdict.json',
    exitCode,
    inventory,
    now,
  }
}

function textOption(options: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = options[name]
  if (value === undefined || (typeof value === 'string' && value !== '')) return value
  throw wrong(name, value, 'a text that is not empty')
}

function wrong(name: string, value: unknown, right: string): TypeError {
  return new TypeError(`vitest-oracle/reporter: ${name} must be ${right}, not ${JSON.stringify(value)}`)
}
