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

/** Settings for all properties of a file: fewer runs, a seed, a path, a limit. */
export function checkPropertyDefaults(base: readonly TestFileSyntax[], head: readonly TestFileSyntax[]): readonly Finding[] {
  const was = new Map(base.map((f) => [f.file, f.propertyDefaults]))
  return head.flatMap((file) =>
    Object.entries(file.propertyDefaults).flatMap(([name, value]) => {
      const before = was.get(file.file)?.[name]
      // A file that is new narrows nothing that there was.
      if (was.get(file.file) === undefined || before === value || !narrowsDefault(name, before, value)) return []
      return [
        finding(
          'property-narrowed',
          { test: file.file, file: file.file, what: name, before: before ?? 'default', after: value },
          { file: file.file },
        ),
      ]
    }),
  )
}

function narrowsDefault(name: string, before: string | undefined, now: string): boolean {
  if (name === 'numRuns') return Number(now) < Number(before ?? DEFAULT_RUNS)
  return /^(seed|path|interruptAfterTimeLimit|skipAllAfterTimeLimit)$/.test(name) || (name === 'markInterruptAsFailure' && now === 'false')
}

export function checkProperties(tests: Pairing): PropertiesAnswer {
  const findings: Finding[] = []
  let added = tests.added.reduce((sum, t) => sum + (t.kind === 'test' ? t.properties.length : 0), 0)
  for (const { before, after } of tests.pairs) {
    if (after.kind !== 'test') continue
    added += Math.max(0, after.properties.length - before.properties.length)
    const count = Math.min(before.properties.length, after.properties.length)
    for (let i = 0; i < count; i++) {
      const was = before.properties[i]
      const now = after.properties[i]
      if (was !== undefined && now !== undefined) findings.push(...narrowed(was, now, after))
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
  for (const limit of now.limits)
    if (!was.limits.includes(limit) && /^(interrupt|skipAll|markInterruptAsFailure=false)/.test(limit)) say('limit', 'none', limit)
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
  return Object.entries(now.bounds).some(([name, bound]) => {
    const old = was.bounds[name]
    const isLower = /\.min|\.minLength/.test(name)
    if (old === undefined) return isLower ? bound > 0 && Object.keys(was.bounds).length >= Object.keys(now.bounds).length : false
    return isLower ? bound > old : bound < old
  })
}
