import { takeFunctions } from './references.ts'

/** Makers of fast-check whose instances lead to the classes that draw values and run properties. */
type Makers = Readonly<Record<string, unknown>>

/**
 * Takes references to what draws values and runs properties: the methods of fast-check's classes, which any code can reach through an
 * instance. @returns What names the methods that are others since then.
 */
export function takeFastCheckParts(fastCheck: object): () => readonly string[] {
  const taken = classesOf(fastCheck).map((prototype) => takeFunctions(`fast-check.${prototype.constructor.name}`, prototype))
  return () => taken.flatMap((replaced) => replaced())
}

/** The prototypes above instances of each common kind; of a maker that this version lacks, none. */
function classesOf(fastCheck: object): readonly object[] {
  const make = (name: string, ...given: readonly unknown[]): unknown => {
    const maker = (fastCheck as Makers)[name]
    return typeof maker === 'function' ? Reflect.apply(maker, fastCheck, given) : undefined
  }
  const nat = make('nat')
  const plain = [nat, make('bigInt'), make('array', nat), make('tuple', nat), make('constantFrom', 1, 2), make('oneof', nat, nat)]
  const derived = ['map', 'filter', 'chain', 'noShrink', 'noBias'].map((name) => derivedFrom(nat, name))
  const properties = [make('property', nat, () => true), make('asyncProperty', nat, () => Promise.resolve(true))]
  const instances = [...plain, make('boolean'), ...derived, ...properties]
  return [...new Set(instances.flatMap(above))]
}

function derivedFrom(arbitrary: unknown, name: string): unknown {
  if (typeof arbitrary !== 'object' || arbitrary === null) return undefined
  const derive: unknown = Reflect.get(arbitrary, name)
  return typeof derive === 'function' ? Reflect.apply(derive, arbitrary, [() => arbitrary]) : undefined
}

function above(instance: unknown): readonly object[] {
  const found: object[] = []
  for (let at: unknown = instance; typeof at === 'object' && at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at))
    if (at !== instance) found.push(at)
  return found
}
