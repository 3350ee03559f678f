import { describe, expect, test } from 'vitest'
import { schemaLoosened } from '../../src/check/schema-loosened.ts'

const object = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'sum'],
  properties: {
    id: { type: 'string', minLength: 1, pattern: '^o-' },
    sum: { type: 'integer', minimum: 0, maximum: 10 },
    kind: { enum: ['a', 'b'] },
  },
}
const withProperty = (name: string, schema: unknown): unknown => ({ ...object, properties: { ...object.properties, [name]: schema } })

/** What changed, and the keywords that say less at their places; none for a change that lets nothing in. */
const ROWS: readonly (readonly [string, unknown, unknown, readonly string[]])[] = [
  ['nothing', object, object, []],
  ['another order of keys', { type: 'string', minLength: 1 }, { minLength: 1, type: 'string' }, []],
  ['a title', object, { ...object, title: 'Order' }, []],
  ['a required name is dropped', object, { ...object, required: ['id'] }, [' required']],
  ['one more name is required', object, { ...object, required: ['id', 'sum', 'kind'] }, []],
  ['additional properties are let in', object, { ...object, additionalProperties: true }, [' additionalProperties']],
  ['the keyword that kept them out is gone', object, { ...object, additionalProperties: undefined }, [' additionalProperties']],
  ['a property is new in a closed object', object, withProperty('extra', { type: 'string' }), ['/properties/extra properties']],
  ['a property is forbidden in an open one', { type: 'object' }, { type: 'object', properties: { a: false } }, []],
  [
    'a property loses its schema in an open object',
    { properties: { a: { type: 'string' } } },
    { properties: {} },
    ['/properties/a properties'],
  ],
  ['a type is widened', object, withProperty('sum', { type: 'number', minimum: 0, maximum: 10 }), ['/properties/sum type']],
  ['a type is narrowed', { type: ['string', 'null'] }, { type: 'string' }, []],
  ['number to integer', { type: 'number' }, { type: 'integer' }, []],
  ['a type gives way to values of it', { type: 'string' }, { enum: ['a', 'b'] }, []],
  ['values give way to their type', object, withProperty('kind', { type: 'string' }), ['/properties/kind enum']],
  ['a value is added', { enum: ['a'] }, { enum: ['a', 'b'] }, [' enum']],
  ['a value is taken away', { enum: ['a', 'b'] }, { enum: ['b'] }, []],
  ['a constant becomes one of two', { const: 1 }, { enum: [1, 2] }, [' const']],
  ['a bound is lower', { minimum: 1 }, { minimum: 0 }, [' minimum']],
  ['a bound is higher', { minimum: 1 }, { minimum: 2 }, []],
  ['an open bound in place of a closed one', { minimum: 1 }, { exclusiveMinimum: 1 }, []],
  ['a closed bound in place of an open one', { exclusiveMinimum: 1 }, { minimum: 1 }, [' exclusiveMinimum']],
  ['an upper bound is gone', { maximum: 1 }, {}, [' maximum']],
  ['a longer text may come', { maxLength: 3 }, { maxLength: 4 }, [' maxLength']],
  ['a pattern changes', { pattern: '^a' }, { pattern: '^b' }, [' pattern']],
  ['a format is gone', { format: 'date' }, {}, [' format']],
  ['items need not differ any more', { uniqueItems: true }, {}, [' uniqueItems']],
  ['items have no schema any more', { items: { type: 'string' } }, {}, [' items']],
  [
    'deep below',
    { items: { properties: { a: { minimum: 1 } } } },
    { items: { properties: { a: { minimum: 0 } } } },
    ['/items/properties/a minimum'],
  ],
  ['one more alternative', { anyOf: [{ type: 'string' }] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }, [' anyOf']],
  ['one alternative less', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'null' }] }, []],
  ['one condition less', { allOf: [{ minimum: 1 }, { maximum: 2 }] }, { allOf: [{ minimum: 1 }] }, [' allOf']],
  ['what is forbidden changes', { not: { type: 'null' } }, { not: { const: null } }, [' not']],
  [
    'moved behind a reference',
    { properties: { a: { minimum: 1 } } },
    { $defs: { a: { minimum: 1 } }, properties: { a: { $ref: '#/$defs/a' } } },
    [],
  ],
  [
    'loosened behind a reference',
    { $defs: { a: { minimum: 1 } }, items: { $ref: '#/$defs/a' } },
    { $defs: { a: { minimum: 0 } }, items: { $ref: '#/$defs/a' } },
    ['/items minimum'],
  ],
  ['a schema that refers to itself', { properties: { next: { $ref: '#' } } }, { properties: { next: { $ref: '#' } } }, []],
  ['another file is referred to', { $ref: 'a.json' }, { $ref: 'b.json' }, [' $ref']],
  ['everything is let in', object, true, [' (schema)']],
  ['the file is gone', object, undefined, [' (schema)']],
  ['nothing is let in any more', object, false, []],
  ['a keyword that nobody knows', { strange: 1 }, { strange: 2 }, [' strange']],
]

describe('a schema is loosened', () => {
  test.for(ROWS)('%s', ([, before, after, expected]) => {
    const found = schemaLoosened('oracle/schemas/order.json', before, after)
    expect(found.map(({ args }) => ('pointer' in args && 'keyword' in args ? `${args.pointer} ${args.keyword}` : ''))).toEqual(expected)
  })
})
