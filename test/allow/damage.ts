import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import type { AnySchemaObject } from 'ajv'
import { valuesOf, withValue } from '../verdict/trees.ts'
import type { Path } from '../verdict/trees.ts'

/** The words that states, modes, reasons, classes and kinds are made of. */
const WORDS = [
  'passed',
  'failed',
  'skipped',
  'pending',
  'interrupted',
  'run',
  'skip',
  'todo',
  'only',
  'watch',
  'merge-reports',
  'E',
  'P',
  'F',
  'N',
  'U',
  'observed',
  'unavailable',
  'random',
]

/** What a value may become when another one was seen, or none. */
function othersOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return [undefined, null, []]
  if (typeof value === 'boolean') return [undefined, !value]
  if (typeof value === 'number') return [undefined, null, 0, value + 1]
  if (typeof value === 'string') return [undefined, null, '', 'another', '7'.repeat(value.length), ...WORDS]
  return [undefined, null]
}

export interface Damage<T> {
  /** `modules.example.tests[].state`. */
  readonly place: string
  readonly path: Path
  /** `undefined` for what is not there any more. */
  readonly other: unknown
  /** `"skipped"`; `gone` for what is not there any more. */
  readonly became: string
  readonly value: T
}

/**
 * What was seen with one value of it lost or changed, for each value and each way, as far as it is still of the type: what no observer can
 * say need not be judged.
 * @param names of the items of the outermost list, for the place
 */
export function damagesOf<T extends object>(
  seen: T,
  isTyped: (value: unknown) => value is T,
  names: readonly string[] = [],
): readonly Damage<T>[] {
  return valuesOf(seen).flatMap(({ path, value }) => {
    if (path.length === 0) return []
    const place = placeOf(path, names)
    const isFree = typeof value === 'string' && isTyped(withValue(seen, path, () => 'another word'))
    // Any text will do there, so one other text is as good as all of them.
    const others = isFree ? [undefined, null, '', 'another'] : othersOf(value)
    return others.flatMap((other): readonly Damage<T>[] => {
      const damaged = withValue(seen, path, () => other)
      if (JSON.stringify(other) === JSON.stringify(value) || !isTyped(damaged)) return []
      return [{ place, path, other, became: other === undefined ? 'gone' : JSON.stringify(other), value: damaged }]
    })
  })
}

function placeOf(path: Path, names: readonly string[]): string {
  let outermost = true
  return path.reduce<string>((text, key) => {
    if (typeof key !== 'number') return text === '' ? key : `${text}.${key}`
    const name = outermost ? names[key] : undefined
    outermost = false
    return name === undefined ? `${text}[]` : `${text}.${name}`
  }, '')
}

/** The places at which something can be lost and the answer is still an allow, sorted, each once. */
export function unheld<T extends object>(damages: readonly Damage<T>[], isAllow: (seen: T) => boolean): readonly string[] {
  const inert = damages.filter(({ value }) => allows(isAllow, value))
  return [...new Set(inert.map(({ place }) => place))].sort()
}

/** Whoever throws has allowed nothing: the reporter and the verbs make the exit status 2 of it. */
function allows<T>(isAllow: (seen: T) => boolean, value: T): boolean {
  try {
    return isAllow(value)
  } catch {
    return false
  }
}

/** Whether a value is of a type of the published schema of shards, which holds all that a run can show. */
export function typed<T>(name: string): (value: unknown) => value is T {
  const schema: AnySchemaObject = createRequire(import.meta.url)('../../schemas/shard.json')
  const validate = new Ajv({ strict: false }).addSchema(schema, 'shard').compile({ $ref: `shard#/definitions/${name}` })
  return (value): value is T => validate(value) === true
}
