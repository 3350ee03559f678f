/** Why a verdict file is none. */
export interface VerdictMistake {
  /** One sentence: what is wrong. */
  readonly what: string
  /** Inside the file: `line:column`, or a JSON pointer; '' for the file as a whole. */
  readonly where: string
  /** The command or the step that mends it. */
  readonly remedy: string
}

/** Thrown by the door that enforces. Its message names the file, what is wrong with it, and what mends it. */
export class VerdictUnreadable extends Error {
  override readonly name = 'VerdictUnreadable'
  readonly path: string
  readonly mistakes: readonly VerdictMistake[]

  constructor(path: string, mistakes: readonly VerdictMistake[]) {
    super(mistakes.map((mistake) => wordsOfMistake(path, mistake)).join('\n'))
    this.path = path
    this.mistakes = mistakes
  }
}

export const wordsOfMistake = (path: string, { what, where, remedy }: VerdictMistake): string =>
  `${path}${where === '' ? '' : where.startsWith('/') ? ` at ${where}` : `:${where}`}: ${what} ${remedy}`
