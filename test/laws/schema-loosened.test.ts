import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schemaLoosened } from '../../src/check/schema-loosened.ts'

type Json = Readonly<Record<string, unknown>>

const number = fc.integer({ min: 0, max: 3 })
const value = fc.constantFrom<unknown>(null, true, 0, 1, 2, 'a', 'bb', [], {})
const typeName = fc.constantFrom('string', 'integer', 'number', 'boolean', 'null', 'object', 'array')

/** What stands in a schema is one level simpler than the schema. */
function schemaOf(depth: number): fc.Arbitrary<unknown> {
  const simple = fc.constantFrom<unknown>(true, false, {}, { $ref: '#/$defs/one' }, { $ref: '#one' }, { type: 'string' }, { minimum: 1 })
  if (depth === 0) return simple
  const keywords = keywordsOf(schemaOf(depth - 1))
  // Few keywords at a time, so that most of them matter.
  const some = fc
    .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { maxLength: 4 })
    .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, keywords[name] ?? fc.constant(null)]))))
  return fc.oneof({ weight: 1, arbitrary: simple }, { weight: 4, arbitrary: some })
}

function keywordsOf(inner: fc.Arbitrary<unknown>): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const some = fc.array(inner, { minLength: 1, maxLength: 2 })
  const named = (...names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), inner, { maxKeys: 2 })
  return {
    type: fc.oneof(typeName, fc.uniqueArray(typeName, { minLength: 1, maxLength: 3 })),
    nullable: fc.boolean(),
    enum: fc.uniqueArray(value, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) }),
    const: value,
    minimum: number,
    exclusiveMinimum: number,
    maximum: number,
    exclusiveMaximum: number,
    multipleOf: fc.integer({ min: 1, max: 3 }),
    minLength: number,
    maxLength: number,
    minItems: number,
    maxItems: number,
    minProperties: number,
    maxProperties: number,
    pattern: fc.constantFrom('a', 'b'),
    uniqueItems: fc.boolean(),
    required: fc.uniqueArray(fc.constantFrom('a', 'b'), { maxLength: 2 }),
    dependentRequired: fc.constantFrom({ a: ['b'] }, { b: ['a'] }),
    properties: named('a', 'b'),
    patternProperties: named('^a', 'b'),
    dependentSchemas: named('a', 'b'),
    additionalProperties: inner,
    unevaluatedProperties: inner,
    propertyNames: inner,
    items: inner,
    prefixItems: some,
    unevaluatedItems: inner,
    contains: inner,
    minContains: number,
    maxContains: number,
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: inner,
    if: inner,
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: inner,
    else: inner,
    $ref: fc.constantFrom('#/$defs/one', '#one'),
    $dynamicRef: fc.constant('#one'),
    title: fc.constantFrom('x', 'y'),
  }
}

const isRecord = (one: unknown): one is Json => typeof one === 'object' && one !== null && !Array.isArray(one)
const inObject = (one: unknown): Json => (isRecord(one) ? one : { allOf: [one] })
const schema = schemaOf(2)
const whole = fc
  .tuple(schema, schema)
  .map(([root, one]): Json => ({ ...inObject(root), $defs: { one: { ...inObject(one), $anchor: 'one' } } }))

/** The same with one thing in it taken out, put in, or in place of another. */
function edited(at: unknown, [step = 0, ...rest]: readonly number[], fresh: Json): unknown {
  if (Array.isArray(at) && at.length > 0) return at.map((one, index) => (index === step % at.length ? edited(one, rest, fresh) : one))
  if (!isRecord(at)) return fresh
  const names = Object.keys(at)
  const name = names[step % (names.length + 1)]
  if (name === undefined) return { ...fresh, ...at }
  const { [name]: below, ...others } = at
  if (rest.length > 0 && typeof below === 'object' && below !== null && name !== 'enum' && name !== 'const')
    return { ...at, [name]: edited(below, rest, fresh) }
  return step % 2 === 0 ? others : { ...others, ...(name in fresh ? { [name]: fresh[name] } : fresh) }
}

const VALUES: readonly unknown[] = JSON.parse(`[
  null, true, false, 0, 1, 1.5, 2, 3, 4, "", "a", "b", "bb", "abab",
  [], [null], [1], [3], ["a"], [1, 1], [1, "a"], ["a", 1], [1, 2, 3], [[]], [{}], ["bb", "a", null, 1],
  {}, {"a": null}, {"a": 1}, {"a": "a"}, {"b": 1}, {"b": "bb"}, {"a": 1, "b": 1}, {"a": "a", "b": null}, {"c": 1}, {"ab": 1},
  {"a": {}}, {"a": [1]}, {"c": "a", "a": 3}
]`)

// One for all schemas: each new one would compile the schema of schemas again.
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, addUsedSchema: false })

/** The values that a schema accepts; null for what is no schema, and for one whose references go in circles. */
function accepted(one: Json): readonly unknown[] | null {
  // Ajv writes into what it compiles: `nullable` into the list of types, which may be that of both.
  const own = structuredClone(one)
  try {
    const validate = ajv.compile(own)
    return VALUES.filter((given) => validate(given) === true)
  } catch {
    return null
  } finally {
    ajv.removeSchema(own)
  }
}

test('no schema lets a value in that it did not let in before, without a finding', () => {
  const path = fc.array(fc.nat(11), { minLength: 1, maxLength: 4 })
  const pair = fc
    .tuple(whole, path, schema)
    .map(([before, steps, fresh]) => ({ before, after: inObject(edited(before, steps, inObject(fresh))) }))
  let looser = 0
  fc.assert(
    fc.property(pair, ({ before, after }) => {
      const [was, now] = [accepted(before), accepted(after)]
      const letIn = was === null || now === null ? [] : now.filter((one) => !was.includes(one))
      if (letIn.length === 0) return
      looser++
      const silent = `${JSON.stringify(letIn[0])} is let in by ${JSON.stringify(after)} and was not by ${JSON.stringify(before)}`
      expect(schemaLoosened('s.json', before, after), silent).not.toEqual([])
    }),
    { numRuns: 120 },
  )
  // About one pair in seven lets something in: none in all of them is no chance.
  expect(looser).toBeGreaterThan(0)
})
