import { EXIT } from './exit-status.ts'
import { COMMON_OPTIONS } from './verb.ts'
import type { Verb, VerbOption } from './verb.ts'

const EXIT_LINES = `Exit status: ${EXIT.allow} allow, ${EXIT.block} block, ${EXIT.cannotJudge} could not judge, ${EXIT.review} review.\n`

/** `--help`. */
export const helpOfAll = (verbs: Readonly<Record<string, Verb>>): string =>
  [
    'vitest-oracle: may this patch merge?\n',
    'Usage: vitest-oracle VERB [options]\n',
    columns(Object.entries(verbs).map(([name, verb]) => [name, verb.summary])),
    `Each verb explains itself: vitest-oracle VERB --help. The version: vitest-oracle --version.`,
    EXIT_LINES,
  ].join('\n')

/** `VERB --help`. */
export const helpOfVerb = (name: string, verb: Verb): string =>
  [
    `vitest-oracle ${name}: ${verb.summary}\n`,
    `Usage: vitest-oracle ${name} ${verb.usage}\n`,
    columns(
      Object.entries<VerbOption>({ ...verb.options, ...COMMON_OPTIONS }).map(([option, about]) => [spell(option, about), about.help]),
    ),
    `Example: ${verb.example}\n`,
    verb.exits === undefined ? EXIT_LINES : `Exit status: ${verb.exits}.\n`,
  ].join('\n')

function spell(name: string, { type, short, choices, value }: VerbOption): string {
  const long = short === undefined ? `--${name}` : `-${short}, --${name}`
  return type === 'boolean' ? long : `${long} ${choices?.join('|') ?? value ?? 'VALUE'}`
}

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('')
}
