import { parseSync } from 'oxc-parser'
import type { ProjectPath, SourceLocation } from '../../model/words.ts'
import { canNestDeep, depthMistake } from './depth.ts'
import { isNode } from './nodes.ts'
import type { Node } from './nodes.ts'
import { probe } from './probe.ts'

export interface Program {
  readonly node: Node
  readonly text: string
  /** The place of an offset: lines and columns from 1. */
  readonly at: (offset: number) => SourceLocation
}

export type Parsed =
  | { readonly state: 'parsed'; readonly program: Program }
  | { readonly state: 'failed'; readonly at: SourceLocation; readonly message: string }

/** Errors that a runner's transform does not mind: they say something about meaning, not about the shape of the text. */
const HARMLESS =
  /'return' statement can only be used|`await` is only allowed|Identifier `.*` has already been declared|Duplicate|'with' statements|delete/i

/**
 * Parses one module as its runner would: TypeScript first for `.ts`, with JSX for all else. Never throws: what cannot be parsed is
 * `failed` with the place.
 */
export function parseProgram(file: ProjectPath, text: string): Parsed {
  const at = locator(file, text)
  const deep = depthMistake(text)
  if (deep !== null) return { state: 'failed', at: at(deep.offset), message: deep.message }
  let failure: Parsed | null = null
  for (const lang of languages(file)) {
    const attempt = parseAs(file, text, lang, at)
    if (attempt.state === 'parsed') return attempt
    failure ??= attempt
  }
  return failure ?? { state: 'failed', at: at(0), message: 'no parser for this kind of file' }
}

function parseAs(file: ProjectPath, text: string, lang: 'ts' | 'tsx', at: Program['at']): Parsed {
  try {
    const trouble = canNestDeep(text) ? probe(file, text, lang) : null
    if (trouble !== null) return { state: 'failed', at: at(0), message: trouble }
    const result = parseSync(file, text, { lang, sourceType: 'unambiguous', preserveParens: false, astType: 'ts' })
    const error = result.errors.find((e) => !HARMLESS.test(e.message))
    if (error !== undefined) return { state: 'failed', at: at(error.labels[0]?.start ?? 0), message: error.message }
    const node: unknown = result.program
    if (isNode(node)) return { state: 'parsed', program: { node, text, at } }
    return { state: 'failed', at: at(0), message: 'the parser returned no program' }
  } catch (cause) {
    return { state: 'failed', at: at(0), message: cause instanceof Error ? cause.message : String(cause) }
  }
}

/** `<T>x` casts exist in `.ts` only, JSX in all others; a `.js` file may hold either Flow-like types or JSX. */
function languages(file: ProjectPath): readonly ('ts' | 'tsx')[] {
  if (/\.[cm]?ts$/.test(file)) return ['ts', 'tsx']
  return ['tsx', 'ts']
}

function locator(file: ProjectPath, text: string): Program['at'] {
  let starts: number[] | null = null
  return (offset) => {
    starts ??= lineStarts(text)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1)
  return starts
}
