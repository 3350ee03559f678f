import type { Arguments } from './arguments.ts'
import type { ExitStatus } from './exit-status.ts'
import type { World } from './world.ts'

/** One option, as `node:util` parses it, with the words of `--help`. */
export interface VerbOption {
  readonly type: 'string' | 'boolean'
  readonly short?: string
  readonly multiple?: boolean
  /** What stands for the value in `--help`; not needed where there are choices. */
  readonly value?: string
  readonly choices?: readonly string[]
  readonly help: string
}

export interface Verb {
  readonly summary: string
  /** What stands behind the verb, such as `[FILE] [options]`. */
  readonly usage: string
  readonly example: string
  /** What its exit statuses mean, where that is not the common line. */
  readonly exits?: string
  /** How many words that are no options it takes at most. */
  readonly words: number
  readonly options: Readonly<Record<string, VerbOption>>
  readonly run: (args: Arguments, world: World) => Promise<ExitStatus>
}

/** Every verb takes these. */
export const COMMON_OPTIONS: Readonly<Record<'quiet' | 'help', VerbOption>> = {
  quiet: { type: 'boolean', short: 'q', help: 'no progress and no notes' },
  help: { type: 'boolean', short: 'h', help: 'these lines' },
}

/** How a result is written. */
export const FORMATS = ['text', 'json', 'github', 'markdown', 'sarif', 'html', 'ctrf', 'junit', 'agent'] as const
export type Format = (typeof FORMATS)[number]

/** Verbs with a result to be written in more than one way take these. */
export const FORMAT_OPTIONS: Readonly<Record<'format' | 'json' | 'output', VerbOption>> = {
  format: {
    type: 'string',
    multiple: true,
    choices: FORMATS,
    help: 'how the result is written, text without it; may be repeated, each with an --output behind it but for one, which goes to stdout',
  },
  json: { type: 'boolean', help: 'the same as --format json' },
  output: {
    type: 'string',
    short: 'o',
    multiple: true,
    value: 'FILE',
    help: 'write the format before it to a file: --format sarif --output a.sarif --format html --output a.html',
  },
}
