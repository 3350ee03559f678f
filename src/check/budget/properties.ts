import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { GeneratorSyntax, PropertySyntax, TestBlock, TestFileSyntax } from '../../model/syntax.ts'
import { atTest } from './names.ts'
import type { Pairing } from './pairing.ts'

export interface PropertiesAnswer {
  readonly findings: readonly Finding[]
  /** Properties of head that base did not have. */
  readonly added: number
}

/** fast-check's own number of runs where a property names none. */
const DEFAULT_RUNS = 100

/** Parameters of fast-check that pin the inputs, or end a run early and let it pass. */
const NARROWS = /^(seed|path|interruptAfterTimeLimit|skipAllAfterTimeLimit)=|^markInterruptAsFailure=false$/

/** Settings for all properties of a file: fewer runs, a seed, a path, a limit. */
export function checkPropertyDefaults(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[]): readonly Finding[] {
  const was = new Map(base.map((f) => [f.file, f.propertyDefaults]))
  return head.flatMap(({ file, propertyDefaults }) => {
    const known = was.get(file)
    // A file that is new narrows nothing that there was.
    if (known === undefined) return []
    return Object.entries(propertyDefaults)
      .filter(([name, value]) => narrowsDefault(name, known[name], value))
      .map(([what, after]) => finding('property-narrowed', { test: file, file, what, before: known[what] ?? 'default', after }, { file }))
  })
}

function narrowsDefault(name: string, before: string | undefined, now: string): boolean {
  if (name === 'numRuns') return Number(now) < Number(before ?? DEFAULT_RUNS)
  return now !== before && NARROWS.test(`${name}=${now}`)
}

export function checkProperties(tests: Pairing): PropertiesAnswer {
  const findings: Finding[] = []
  let added = tests.added.reduce((sum, t) => sum + (t.kind === 'test' ? t.properties.length : 0), 0)
  for (const { before, after } of tests.pairs) {
    if (after.kind !== 'test') continue
    added += Math.max(0, after.properties.length - before.properties.length)
    for (const [i, now] of after.properties.entries()) {
      const was = before.properties[i]
      if (was !== undefined) findings.push(...narrowed(was, now, after))
    }
  }
  return { findings, added }
}

function narrowed(was: PropertySyntax, now: PropertySyntax, test: TestBlock): readonly Finding[] {
  const found: Finding[] = []
  const say = (what: string, before: string, after: string): void => {
    found.push(finding('property-narrowed', { ...atTest(test), what, before, after }, now.at))
  }
  const runs = { was: was.runs ?? DEFAULT_RUNS, now: now.runs ?? DEFAULT_RUNS }
  if (runs.now < runs.was) say('runs', String(runs.was), String(runs.now))
  if (now.seed !== null && now.seed !== was.seed) say('seed', was.seed ?? 'none', now.seed)
  if (now.path !== null && now.path !== was.path) say('path', was.path ?? 'none', now.path)
  for (const limit of now.limits) if (!was.limits.includes(limit) && NARROWS.test(limit)) say('limit', 'none', limit)
  if (now.preconditions.length > was.preconditions.length)
    say('precondition', String(was.preconditions.length), now.preconditions.filter((p) => !was.preconditions.includes(p)).join(', '))
  was.generators.forEach((generator, i) => {
    const other = now.generators[i]
    if (other !== undefined && isNarrower(generator, other)) say('generator', generator.text, other.text)
  })
  return found
}

/** Generators that give few values, or only those of a shape. */
const NARROW = /^(constant|constantFrom|stringMatching|boolean|oneof|mapToConstant|subarray)$/

function isNarrower(was: GeneratorSyntax, now: GeneratorSyntax): boolean {
  if (was.key === now.key) return false
  if (now.filters > was.filters) return true
  if (was.name !== now.name) return NARROW.test(now.name) && !NARROW.test(was.name)
  if (now.name === 'constant' || now.name === 'stringMatching') return true
  const hasShape = shapeOf(was.key) === shapeOf(now.key)
  // What goes through a function that was not there comes out as that function's values alone.
  if (!hasShape && withoutMaps(was.key) === withoutMaps(now.key)) return mapsIn(now.key) > mapsIn(was.key)
  return Object.entries(now.bounds).some(([name, bound]) => {
    const old = was.bounds[name]
    if (old === undefined) return hasShape && isLimit(name, bound) && was.key.includes(`${name.slice(0, name.indexOf('.'))}(`)
    return /\.min/.test(name) ? bound > old : bound < old
  })
}

/** Names of bounds that leave values out wherever they are given. */
const LIMIT = /\.(min|max)(Length)?$|^nat\.0$/

function isLimit(name: string, bound: number): boolean {
  return LIMIT.test(name) && !(name.endsWith('.minLength') && bound === 0)
}

/** The generators of one in any order, without what they are given: where one more came in, its bounds narrow none of those that there were. */
function shapeOf(key: string): string {
  return (key.match(/\w+\(/g) ?? []).sort().join('')
}

function withoutMaps(key: string): string {
  return shapeOf(key.replaceAll(/\.map\(|\bfn\(/g, ''))
}

function mapsIn(key: string): number {
  return (key.match(/\.map\(/g) ?? []).length
}
