/** Small changes of production code, made by rules, to see whether the trusted tests notice. */
import type { ProjectPath, TestId } from './words.ts'

/** What a mutant does, by the kind of syntax that it changes; the most telling first. */
export const MUTATION_OPERATORS = [
  'relational',
  'equality',
  'arithmetic',
  'logical',
  'conditional',
  'return',
  'boolean',
  'method',
  'bitwise',
  'unary',
  'assignment',
  'update',
  'block',
  'optional-chaining',
  'string',
  'array',
  'object',
] as const

export type MutationOperator = (typeof MUTATION_OPERATORS)[number]

/** One span of a file and what stands there instead. */
export interface Mutant {
  readonly file: ProjectPath
  readonly operator: MutationOperator
  /** Where the span begins, from 1. */
  readonly line: number
  readonly column: number
  /** UTF-16 offsets into the text. */
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** The line of the span, without its indentation, as it is and as the mutant has it; shortened where it is long. */
  readonly before: string
  readonly after: string
}

/**
 * `killed`: a trusted test failed by an assertion. `survived`: each that loads the file passed. `error`: something failed, but no assertion
 * of a trusted test. `timeout`: it ran out of its own time. `unknown`: there was no time left to replay it, or it could not be.
 */
export type MutantOutcome = 'killed' | 'survived' | 'error' | 'timeout' | 'unknown'

export interface MutantReplay {
  readonly mutant: Mutant
  readonly outcome: MutantOutcome
  /** Sorted; a replay stops at the first, so there may be more. */
  readonly killedBy: readonly TestId[]
  /** What failed without an assertion, or why it is unknown; '' for the rest. */
  readonly message: string
  readonly how: 'overlay' | 'disk' | 'none'
  readonly milliseconds: number
}
