import { EXIT } from './exit-status.ts'
import type { ExitStatus } from './exit-status.ts'
import { VERBS } from './verbs.ts'
import type { Verb } from './verb.ts'
import type { World } from './world.ts'

/**
 * Runs one command. Never throws: what is thrown below ends in words on stderr and exit status 2.
 * @param argv what stood behind `vitest-oracle`
 * @param version the text that `--version` prints, read only then
 */
export async function dispatch(
  argv: readonly string[],
  world: World,
  version: () => Promise<string>,
  verbs: Readonly<Record<string, Verb>> = VERBS,
): Promise<ExitStatus> {
  try {
    return await runVerb(argv, world, version, verbs)
  } catch (error) {
    world.stderr.write(await wordsOfError(error, argv, version))
    return EXIT.cannotJudge
  }
}

async function runVerb(
  argv: readonly string[],
  world: World,
  version: () => Promise<string>,
  verbs: Readonly<Record<string, Verb>>,
): Promise<ExitStatus> {
  const [name = '', ...behind] = argv
  if (name === '--version' || name === '-v') {
    world.stdout.write(`${await version()}\n`)
    return EXIT.allow
  }
  if (name === '' || name === '--help' || name === '-h') {
    const { helpOfAll } = await import('./help.ts')
    // Without a verb nothing was judged, so this must not look like an allow.
    const out = name === '' ? world.stderr : world.stdout
    out.write(helpOfAll(verbs))
    return name === '' ? EXIT.cannotJudge : EXIT.allow
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (verb === undefined) {
    const { UsageError, didYouMean } = await import('./arguments.ts')
    const near = await didYouMean(name, Object.keys(verbs))
    throw new UsageError(`There is no verb '${name}'.${near}`)
  }
  // Before the other options are looked at, so that a mistake in them cannot hide the help.
  if (wantsHelp(behind)) {
    const { helpOfVerb } = await import('./help.ts')
    world.stdout.write(helpOfVerb(name, verb))
    return EXIT.allow
  }
  const { parseArguments } = await import('./arguments.ts')
  const args = await parseArguments(behind, verb.options, verb.words)
  return verb.run(args, args.has('quiet') ? { ...world, stderr: { ...world.stderr, write: () => {} } } : world)
}

function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end === -1 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h')
}

async function wordsOfError(error: unknown, argv: readonly string[], version: () => Promise<string>): Promise<string> {
  const { UsageError } = await import('./arguments.ts')
  if (error instanceof UsageError) {
    const [name = ''] = argv
    const verb = Object.hasOwn(VERBS, name) ? ` ${name}` : ''
    return `vitest-oracle: ${error.message}\nSee: vitest-oracle${verb} --help\n`
  }
  const { wordsOfFault } = await import('../verdict/faults.ts')
  return wordsOfFault(error) ?? wordsOfCrash(error, await version().catch(() => 'of an unknown version'))
}

/** For what should not happen. It asks for a report, because nobody but us can mend it. */
export const wordsOfCrash = (error: unknown, version: string): string =>
  [
    'vitest-oracle: could not judge, because of a mistake of its own. Nothing was allowed.',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
    `Please report this with the lines above (vitest-oracle ${version}, node ${process.version}, ${process.platform}).\n`,
  ].join('\n')
