import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { JsonSchema, Validator } from '../../model/validator.ts'
import { OWNED_SCHEMAS } from '../../model/generated/owned-schemas.js'
import { TEXT_CHECKS } from './checks.ts'
import { misfits, type Shape } from './fit.ts'
import { parseData, syntaxOf } from './parse.ts'
import { placedMistakes } from './place.ts'
import type { FileSource } from './source.ts'
import { invalid, readText, unreadable } from './text.ts'
import { valueOf, type RawMistake, type Tree } from './tree.ts'

/** How a file of data is read. `F` is what it holds as written, `T` what it is made into. */
export interface DataFile<F, T> {
  readonly schema: keyof typeof OWNED_SCHEMAS
  readonly fits: Validator<F>
  /** Bytes. */
  readonly largest: number
  /** What an empty file would hold at least. */
  readonly least: string
  /** Mistakes that no schema can see. Called on a tree that fits the schema, and on one that does not. */
  readonly beyond?: (tree: Tree) => RawMistake[]
  readonly make: (file: F) => T
}

export function shapeOf(schema: JsonSchema): Shape {
  return { schema, definitions: schema.definitions ?? {}, checks: TEXT_CHECKS }
}

/** The tree of a file, with the mistakes of its syntax; never throws. */
export async function parsedData(
  path: ProjectPath,
  text: string,
  least: string,
): Promise<{ readonly tree: Tree | null; readonly mistakes: readonly RawMistake[] }> {
  const syntax = syntaxOf(path)
  if (syntax === null) {
    return {
      tree: null,
      mistakes: [{ start: 0, end: 1, wrong: 'has a name that says neither YAML nor JSON', right: 'name it .yaml, .yml or .json' }],
    }
  }
  try {
    const { tree, mistakes } = await parseData(text, syntax)
    const empty = { start: 0, end: 1, wrong: 'is empty', right: `it holds at least: ${least}` }
    return { tree, mistakes: tree === null && mistakes.length === 0 ? [empty] : mistakes }
  } catch (error) {
    // A parser that ran out of stack: what it could not read is no value.
    return {
      tree: null,
      mistakes: [{ start: 0, end: 1, wrong: `cannot be parsed: ${String(error)}`, right: 'write it with fewer levels' }],
    }
  }
}

/** Whether a value that its validator lets through can still be wrong: a lock, which may be large, is not looked at twice. */
function hasChecks({ definitions, checks }: Shape): boolean {
  return Object.keys(definitions).some((name) => Object.hasOwn(checks, name))
}

/** Reads a file of data whole: its value, or every mistake in it at once. Never throws. */
export function readData<F, T>(
  files: FileSource,
  path: ProjectPath,
  { schema, fits, largest, least, beyond, make }: DataFile<F, T>,
): Promise<OwnedFile<T>> {
  const shape = shapeOf(OWNED_SCHEMAS[schema])
  return readText(files, path, largest, async ({ source, sha256 }) => {
    const { tree, mistakes } = await parsedData(path, source.text, least)
    const value = tree === null ? null : valueOf(tree)
    const fitting = fits(value) ? value : null
    const ofShape = tree === null || (fitting !== null && !hasChecks(shape)) ? [] : misfits(tree, shape)
    const refused = invalid(path, placedMistakes(source, [...mistakes, ...ofShape, ...(tree === null ? [] : (beyond?.(tree) ?? []))]))
    if (refused !== null) return refused
    return fitting !== null
      ? { state: 'read', path, sha256, value: make(fitting) }
      : unreadable(path, `does not fit its schema: ${fits.errors?.[0]?.message ?? 'unknown'}`, `see schemas/${schema}.json`)
  })
}
