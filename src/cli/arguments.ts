import { parseArgs } from 'node:util'
import { COMMON_OPTIONS } from './verb.ts'
import type { VerbOption } from './verb.ts'

/** The command was not understood. The message says what would be; the exit status is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

type Options = Readonly<Record<string, VerbOption>>

/** What stood behind a verb. Asking for an option that the verb does not have is a mistake of ours and throws. */
export interface Arguments {
  /** The words that are no options, in order. */
  readonly words: readonly string[]
  /** The last value given; undefined without one. */
  readonly value: (option: string) => string | undefined
  /** All values of an option that may be repeated. */
  readonly values: (option: string) => readonly string[]
  readonly has: (option: string) => boolean
  /** The options of these names as they were given, in order. */
  readonly inOrder: (options: readonly string[]) => readonly GivenOption[]
}

export interface GivenOption {
  readonly name: string
  /** undefined for an option without a value. */
  readonly value: string | undefined
}

/**
 * Parses what stood behind a verb.
 * @param most how many words the verb takes
 * @throws UsageError for an unknown option (with the nearest that is known), a value that is missing or no choice, and a word too many
 */
export async function parseArguments(args: readonly string[], options: Options, most: number): Promise<Arguments> {
  const known: Options = { ...options, ...COMMON_OPTIONS }
  const { tokens, positionals } = parseArgs({ args: [...args], options: { ...known }, allowPositionals: true, strict: false, tokens: true })
  const given: GivenOption[] = []
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    await checkOption(token, known)
    given.push(token)
  }
  const extra = positionals[most]
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many.`)
  const of = (option: string): typeof given => {
    if (!Object.hasOwn(known, option)) throw new Error(`--${option} is not in the table of verbs`)
    return given.filter(({ name }) => name === option)
  }
  const values = (option: string): readonly string[] => of(option).flatMap(({ value }) => (value === undefined ? [] : [value]))
  return {
    words: positionals,
    value: (option) => values(option).at(-1),
    values,
    has: (option) => of(option).length > 0,
    inOrder: (options) => given.filter(({ name }) => options.includes(name)),
  }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

async function checkOption({ name, rawName, value, inlineValue }: OptionToken, known: Options): Promise<void> {
  const option = Object.hasOwn(known, name) ? known[name] : undefined
  if (option === undefined) throw new UsageError(`There is no option '${rawName}'.${await didYouMean(rawName, dashed(known))}`)
  if (option.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`'${rawName}' takes no value.`)
    return
  }
  const choices = option.choices
  if (value === undefined || value === '') {
    throw new UsageError(
      `'${rawName}' needs a value: ${choices === undefined ? `${rawName} ${option.value ?? 'VALUE'}` : choices.join(', ')}.`,
    )
  }
  if (inlineValue !== true && value.length > 1 && value.startsWith('-')) {
    throw new UsageError(`'${rawName}' needs a value, and '${value}' looks like an option. If it is the value, write --${name}=${value}.`)
  }
  if (choices !== undefined && !choices.includes(value)) {
    throw new UsageError(`'${rawName}' is one of ${choices.join(', ')}, not '${value}'.${await didYouMean(value, choices)}`)
  }
}

const dashed = (options: Options): readonly string[] => Object.keys(options).map((name) => `--${name}`)

/** ` Did you mean 'check'?`, or '' when nothing is near. A word is near when at most a third of it, or two letters, differ. */
export async function didYouMean(word: string, known: readonly string[]): Promise<string> {
  if (known.length === 0) return ''
  const { closest, distance } = await import('fastest-levenshtein')
  const near = closest(word, [...known])
  const limit = Math.max(2, Math.floor(near.length / 3))
  return distance(word, near) <= limit ? ` Did you mean '${near}'?` : ''
}
