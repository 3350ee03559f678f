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
type Row = readonly [string, unknown, unknown, readonly string[]]

const ROWS: readonly Row[] = [
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
  ['nothing is let in, and nothing was', false, false, []],
  ['something is let in where nothing was', false, { type: 'string' }, [' (schema)']],
  ['a list in the place of a schema', { type: 'string' }, [], [' (schema)']],
  ['null in the place of a schema', { items: null }, { items: {} }, ['/items (schema)']],
  ['everything was let in', true, { type: 'string' }, []],

  // Types and values
  ['one of two types is another', { type: ['string', 'null'] }, { type: ['string', 'array'] }, [' type']],
  ['the type is gone', { type: 'string' }, {}, [' type']],
  ['null comes by another keyword', { type: 'string' }, { type: 'string', nullable: true }, [' type']],
  ['null came by another keyword already', { type: 'string', nullable: true }, { type: ['string', 'null'], nullable: true }, []],
  ['integers become numbers', { type: 'integer' }, { type: 'number' }, [' type']],
  ['a wider type of the same values', { type: 'string', enum: ['a', 1] }, { type: ['string', 'number'], enum: ['a', 1] }, [' type']],
  ['a wider type that no value has', { type: 'string', enum: ['a'] }, { type: ['string', 'number'], enum: ['a'] }, []],
  ['a type gives way to whole numbers', { type: 'integer' }, { enum: [1, 2] }, []],
  ['a type gives way to a fraction', { type: 'integer' }, { enum: [1, 1.5] }, [' type']],
  ['a type gives way to a constant of it', { type: 'null' }, { const: null }, []],
  ['a type gives way to a constant of another', { type: 'array' }, { const: {} }, [' type']],
  ['a type gives way to a list', { type: 'array' }, { const: [] }, []],
  ['a type gives way to null', { type: 'string' }, { const: null }, [' type']],
  ['a type gives way to a list of another', { type: 'string' }, { const: [] }, [' type']],
  ['numbers, and now texts too', { type: 'number' }, { type: ['number', 'string'] }, [' type']],
  ['an enumeration that was none', { enum: 'a' }, {}, []],
  ['a constant that is one of the values', { const: 1, enum: [1, 2] }, { const: 1 }, []],
  ['a constant that is none of the values', { const: 1, enum: [2] }, { const: 1 }, [' const', ' enum']],
  ['values in another order', { enum: [{ a: 1, b: 2 }] }, { enum: [{ b: 2, a: 1 }] }, []],

  // Numbers
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].flatMap((name): readonly Row[] => [
    [`${name} stays`, { [name]: 2, title: 'a' }, { [name]: 2 }, []],
    [`${name} is higher`, { [name]: 2 }, { [name]: 3 }, []],
    [`${name} is lower`, { [name]: 2 }, { [name]: 1 }, [` ${name}`]],
    [`${name} is gone`, { [name]: 2 }, {}, [` ${name}`]],
    [`${name} is no number any more`, { [name]: 2 }, { [name]: '2' }, [` ${name}`]],
    [`${name} was no number`, { [name]: '2' }, {}, []],
  ]),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].flatMap((name): readonly Row[] => [
    [`${name} stays`, { [name]: 2, title: 'a' }, { [name]: 2 }, []],
    [`${name} is lower`, { [name]: 2 }, { [name]: 1 }, []],
    [`${name} is higher`, { [name]: 2 }, { [name]: 3 }, [` ${name}`]],
    [`${name} is gone`, { [name]: 2 }, {}, [` ${name}`]],
    [`${name} is no number any more`, { [name]: 2 }, { [name]: '2' }, [` ${name}`]],
    [`${name} was no number`, { [name]: '2' }, {}, []],
  ]),
  ['the stricter of two lower bounds stays', { minimum: 3, exclusiveMinimum: 2 }, { minimum: 3 }, []],
  [
    'the stricter of two lower bounds goes',
    { minimum: 3, exclusiveMinimum: 2 },
    { exclusiveMinimum: 2 },
    [' exclusiveMinimum', ' minimum'],
  ],
  ['of two that are equal the open one stays', { minimum: 2, exclusiveMinimum: 2 }, { exclusiveMinimum: 2 }, []],
  ['of two that are equal the open one goes', { minimum: 2, exclusiveMinimum: 2 }, { minimum: 2 }, [' exclusiveMinimum', ' minimum']],
  ['the open one of two goes, which was stricter', { minimum: 1, exclusiveMinimum: 2 }, { minimum: 1 }, [' exclusiveMinimum', ' minimum']],
  ['the same from above', { maximum: 3, exclusiveMaximum: 2 }, { maximum: 3 }, [' exclusiveMaximum', ' maximum']],
  ['the same from above, of two that are equal', { maximum: 2, exclusiveMaximum: 2 }, { maximum: 2 }, [' exclusiveMaximum', ' maximum']],
  ['the stricter of two upper bounds stays', { maximum: 1, exclusiveMaximum: 2 }, { maximum: 1 }, []],
  [
    'the stricter of two upper bounds goes',
    { maximum: 1, exclusiveMaximum: 2 },
    { exclusiveMaximum: 2 },
    [' exclusiveMaximum', ' maximum'],
  ],
  ['a closed upper bound in place of an open one', { exclusiveMaximum: 1 }, { maximum: 1 }, [' exclusiveMaximum']],
  ['an open upper bound in place of a closed one', { maximum: 1 }, { exclusiveMaximum: 1 }, []],
  ['a multiple of a multiple', { multipleOf: 2 }, { multipleOf: 4 }, []],
  ['a multiple of a part', { multipleOf: 2 }, { multipleOf: 1 }, [' multipleOf']],
  ['a multiple of nothing', { multipleOf: 2 }, {}, [' multipleOf']],
  ['items need not differ, as before', { uniqueItems: false }, {}, []],
  ['items have to differ, as before', { uniqueItems: true, title: 'a' }, { uniqueItems: true }, []],
  ['items may be alike', { uniqueItems: true }, { uniqueItems: false }, [' uniqueItems']],

  // Names
  [
    'a name that another one asks for is dropped',
    { dependentRequired: { a: ['b', 'c'] } },
    { dependentRequired: { a: ['b'] } },
    [' dependentRequired'],
  ],
  ['one more that another one asks for', { dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['b', 'c'], d: [] } }, []],
  ['nothing is asked for any more', { dependentRequired: { a: ['b'] } }, {}, [' dependentRequired']],
  ['one of two asks no more', { dependentRequired: { a: ['b'], c: ['d'] } }, { dependentRequired: { a: ['b'] } }, [' dependentRequired']],
  ['names that were no list', { required: 'a' }, { required: ['a'] }, []],
  ['a property is dropped that is shut out then', { properties: { a: { type: 'string' } } }, { additionalProperties: false }, []],
  [
    'a property is dropped that a pattern takes',
    { properties: { a: { type: 'string' } } },
    { patternProperties: { '^a': {} }, additionalProperties: false },
    ['/properties/a properties'],
  ],
  [
    'a property is dropped that no pattern takes',
    { properties: { a: { type: 'string' } } },
    { patternProperties: { '^b': {}, '(': {} }, additionalProperties: false },
    [],
  ],
  ['a property that says nothing is dropped', { properties: { a: { title: 'x' }, b: true } }, {}, []],
  [
    'a pattern is dropped whose names are shut out then, which is not worked out',
    { patternProperties: { a: { type: 'string' } } },
    { additionalProperties: false },
    ['/patternProperties/a patternProperties'],
  ],
  [
    'a name that a pattern of letters took',
    { additionalProperties: false, patternProperties: { '^\\p{L}$': {} } },
    { additionalProperties: false, patternProperties: { '^\\p{L}$': {} }, properties: { é: {} } },
    [],
  ],
  ['a pattern is dropped', { patternProperties: { 'a/~': { type: 'string' } } }, {}, ['/patternProperties/a~1~0 patternProperties']],
  [
    'a pattern is let in',
    { additionalProperties: false },
    { additionalProperties: false, patternProperties: { 'x/': {} } },
    ['/patternProperties/x~1 patternProperties'],
  ],
  ['a pattern that lets nothing in', { additionalProperties: false }, { additionalProperties: false, patternProperties: { x: false } }, []],
  [
    'a pattern that was there',
    { additionalProperties: false, patternProperties: { x: {} } },
    { additionalProperties: false, patternProperties: { x: {} }, title: 'a' },
    [],
  ],
  [
    'a name that a pattern took',
    { additionalProperties: false, patternProperties: { '^x': {} } },
    { additionalProperties: false, patternProperties: { '^x': {} }, properties: { x: {} } },
    [],
  ],
  [
    'a name beside a pattern that is none',
    { additionalProperties: false, patternProperties: { '(': {} } },
    { additionalProperties: false, patternProperties: { '(': {} }, properties: { x: {} } },
    ['/properties/x properties'],
  ],
  [
    'a name that was among the others',
    { additionalProperties: { type: 'string' } },
    { additionalProperties: { type: 'string' }, properties: { a: { type: 'null' } } },
    ['/properties/a type'],
  ],
  [
    'a name that is as the others were',
    { additionalProperties: { type: 'string' } },
    { additionalProperties: { type: 'string' }, properties: { a: { type: 'string', minLength: 1 } } },
    [],
  ],
  [
    'a name beside what is not evaluated',
    { unevaluatedProperties: false },
    { unevaluatedProperties: false, properties: { a: {} } },
    [' unevaluatedProperties'],
  ],
  [
    'an item beside what is not evaluated',
    { unevaluatedItems: false },
    { unevaluatedItems: false, prefixItems: [{}] },
    [' unevaluatedItems'],
  ],
  [
    'a title beside what is not evaluated',
    { unevaluatedItems: false, unevaluatedProperties: false },
    { unevaluatedItems: false, unevaluatedProperties: false, title: 'a' },
    [],
  ],

  // Items
  [
    'a first item beside a schema of all',
    { items: { type: 'string' } },
    { items: { type: 'string' }, prefixItems: [{ type: 'null' }] },
    ['/prefixItems/0 type'],
  ],
  [
    'a second item beside a schema of the rest',
    { items: false, prefixItems: [{}] },
    { items: false, prefixItems: [{}, {}] },
    ['/prefixItems/1 (schema)'],
  ],
  [
    'a second and a third item',
    { items: false, prefixItems: [{}] },
    { items: false, prefixItems: [{}, {}, {}] },
    ['/prefixItems/1 (schema)', '/prefixItems/2 (schema)'],
  ],
  [
    'two first items become one that says the same',
    { prefixItems: [{ minimum: 1 }, { minimum: 1 }] },
    { prefixItems: [{ minimum: 1 }] },
    [' prefixItems'],
  ],
  ['items that said nothing are gone', { items: {}, additionalProperties: true }, {}, []],
  ['none has to be there, as before', { contains: {}, minContains: 0, title: 'a' }, { contains: {}, minContains: 0 }, []],
  ['a number of nothing', { minimum: 1 }, { minimum: 1, minContains: 0 }, []],
  [
    'a second item in the older form',
    { items: [{}], additionalItems: { type: 'string' } },
    { items: [{}, { type: 'null' }], additionalItems: { type: 'string' } },
    ['/items/1 type'],
  ],
  ['a first item less', { prefixItems: [{}, { type: 'string' }] }, { prefixItems: [{}] }, [' prefixItems']],
  ['a first item is looser', { prefixItems: [{}, { type: 'string' }] }, { prefixItems: [{}, {}] }, ['/prefixItems/1 type']],
  ['any item had to be there', { contains: {} }, {}, [' contains']],
  ['none has to be there any more', { contains: { type: 'string' } }, { contains: { type: 'string' }, minContains: 0 }, [' minContains']],
  ['two have to be there', { contains: { type: 'string' } }, { contains: { type: 'string' }, minContains: 2 }, []],
  [
    'fewer are counted, of which there may be one',
    { contains: {}, maxContains: 1 },
    { contains: { type: 'string' }, maxContains: 1 },
    [' maxContains'],
  ],
  [
    'first items, in whose place none need be there for Ajv',
    { contains: {} },
    { contains: {}, prefixItems: [{ type: 'null' }] },
    [' contains'],
  ],
  ['the same in the older form', { contains: {} }, { contains: {}, items: [{ type: 'null' }] }, [' contains']],
  ['fewer are counted', { contains: {} }, { contains: { type: 'string' } }, []],

  // Alternatives and conditions
  ['a condition more', { allOf: [{ minimum: 1 }] }, { allOf: [{ minimum: 1 }, { maximum: 2 }] }, []],
  ['a condition in another place', { allOf: [{ minimum: 1 }, { maximum: 2 }] }, { allOf: [{ maximum: 2 }], minimum: 1 }, []],
  ['a condition less, and another in its place', { allOf: [{ minimum: 1, maxLength: 1 }] }, { minimum: 1 }, [' allOf']],
  ['a condition that is a yes', { allOf: [true] }, {}, [' allOf']],
  ['conditions that were no list', { allOf: 'a' }, {}, [' allOf']],
  [
    'conditions in another order, and one in another place',
    { allOf: [{ minimum: 1 }, { maximum: 2 }, { multipleOf: 2 }] },
    { allOf: [{ maximum: 2 }, { minimum: 1 }], multipleOf: 2 },
    [],
  ],
  ['one of two that exclude each other', { oneOf: [{ type: 'string' }, { minLength: 1 }] }, { oneOf: [{ type: 'string' }] }, [' oneOf']],
  ['no alternative any more', { anyOf: [{ type: 'string' }] }, {}, [' anyOf']],

  // References
  [
    'loosened behind an anchor',
    { $defs: { a: { $anchor: 'x', minimum: 1 } }, $ref: '#x' },
    { $defs: { a: { $anchor: 'x', minimum: 0 } }, $ref: '#x' },
    [' minimum'],
  ],
  [
    'loosened behind a dynamic anchor',
    { $defs: { a: { $dynamicAnchor: 'x', minimum: 1 } }, items: { $dynamicRef: '#x' } },
    { $defs: { a: { $dynamicAnchor: 'x', minimum: 0 } }, items: { $dynamicRef: '#x' } },
    ['/items minimum'],
  ],
  [
    'loosened behind an anchor of an older draft',
    { definitions: { a: { $id: '#x', minimum: 1 } }, items: { $ref: '#x' } },
    { definitions: { a: { $id: '#x', minimum: 0 } }, items: { $ref: '#x' } },
    ['/items minimum'],
  ],
  [
    'loosened behind a reference with a keyword beside it',
    { $defs: { a: { minimum: 1 } }, items: { $ref: '#/$defs/a', maximum: 3 } },
    { $defs: { a: {} }, items: { $ref: '#/$defs/a', maximum: 3 } },
    ['/items/$ref minimum'],
  ],
  [
    'loosened behind a reference to the own address',
    { $id: 'https://e.test/s.json', $defs: { a: { minimum: 1 } }, items: { $ref: 's.json#/$defs/a' } },
    { $id: 'https://e.test/s.json', $defs: { a: {} }, items: { $ref: 's.json#/$defs/a' } },
    ['/items minimum'],
  ],
  ['a reference that leads nowhere, and a change elsewhere', { $ref: '#/$defs/a', minimum: 0 }, { $ref: '#/$defs/a', minimum: 1 }, []],
  [
    'a reference with a letter of its own',
    { $defs: { 'a/b~%': { minimum: 1 } }, $ref: '#/$defs/a~1b~0%25' },
    { $defs: { 'a/b~%': {} }, $ref: '#/$defs/a~1b~0%25' },
    [' minimum'],
  ],
  [
    'a reference with half a letter',
    { $defs: { '%E': { minimum: 1 } }, $ref: '#/$defs/%E' },
    { $defs: { '%E': {} }, $ref: '#/$defs/%E' },
    [' minimum'],
  ],
  [
    'a reference to an item',
    { allOf: [{ minimum: 1 }], items: { $ref: '#/allOf/0' } },
    { allOf: [{ minimum: 0 }], items: { $ref: '#/allOf/0' } },
    ['/allOf/0 minimum', '/items minimum'],
  ],
  [
    'what is forbidden is behind a reference',
    { $defs: { a: { minimum: 1 } }, not: { $ref: '#/$defs/a' } },
    { $defs: { a: { minimum: 2 } }, not: { $ref: '#/$defs/a' } },
    [' not'],
  ],
  [
    'an alternative is behind two references',
    { $defs: { a: { $ref: '#/$defs/b' }, b: { minimum: 1 } }, anyOf: [{ $ref: '#/$defs/a' }] },
    { $defs: { a: { $ref: '#/$defs/b' }, b: {} }, anyOf: [{ $ref: '#/$defs/a' }] },
    [' anyOf'],
  ],
  [
    'what nobody refers to',
    { $defs: { a: { minimum: 1 } }, not: { $ref: '#/$defs/b' } },
    { $defs: { a: {} }, not: { $ref: '#/$defs/b' } },
    [],
  ],
  [
    'another place is referred to, which says the same',
    { $defs: { a: { minimum: 1 } }, items: { $ref: '#/$defs/a', title: 'x' } },
    { $defs: { b: { minimum: 1 } }, items: { $ref: '#/$defs/b' } },
    [],
  ],
  [
    'a reference goes out of the file instead',
    { $defs: { a: { minimum: 1 } }, items: { $ref: '#/$defs/a', maximum: 2 } },
    { items: { $ref: 'a.json', maximum: 2 } },
    ['/items $ref'],
  ],
  ['a reference by a name that is looked up while it runs', { enum: [1] }, { enum: [1], $dynamicRef: '#x' }, [' $dynamicRef']],
  ['the same in the draft before', { enum: [1] }, { enum: [1], $recursiveRef: '#' }, [' $recursiveRef']],
  ['a reference by such a name that was there', { $dynamicRef: '#x', minimum: 1 }, { $dynamicRef: '#x', minimum: 2 }, []],
  ['the same as to the draft before', { $recursiveRef: '#', minimum: 1 }, { $recursiveRef: '#', minimum: 2 }, []],
  ['a reference that is none', { items: { $ref: 1, minimum: 1 } }, { items: { $ref: 1, minimum: 2 } }, []],
  [
    'a reference comes into the file',
    { items: { $ref: 'a.json', maximum: 2 } },
    { $defs: { a: {} }, items: { $ref: '#/$defs/a', maximum: 2 } },
    ['/items $ref'],
  ],
  [
    'loosened beside a reference that leads back',
    { properties: { next: { $ref: '#' }, a: { minimum: 1 } } },
    { properties: { next: { $ref: '#' }, a: { minimum: 0 } } },
    ['/properties/a minimum'],
  ],
  [
    'loosened in a circle of two',
    { $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { not: {}, items: { $ref: '#/$defs/a' } } }, items: { $ref: '#/$defs/a' } },
    { $defs: { a: { items: { $ref: '#/$defs/b' } }, b: { items: { $ref: '#/$defs/a' } } }, items: { $ref: '#/$defs/a' } },
    ['/items/items not'],
  ],
  [
    'references that are nothing but a circle',
    { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, items: { $ref: '#/$defs/a' }, minimum: 1 },
    { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }, items: { $ref: '#/$defs/a' }, minimum: 0 },
    [' minimum'],
  ],
  [
    'the whole is but a reference, and has an address',
    { $id: 'x', $defs: { a: { minimum: 1 } }, $ref: '#/$defs/a' },
    { $id: 'x', $defs: { a: { minimum: 0 } }, $ref: '#/$defs/a' },
    [' minimum'],
  ],
  [
    'loosened behind an anchor that stands behind others, and behind null',
    { default: null, $defs: { z: {}, a: { $anchor: 'x', minimum: 1 } }, items: { $ref: '#x' } },
    { default: null, $defs: { z: {}, a: { $anchor: 'x', minimum: 0 } }, items: { $ref: '#x' } },
    ['/items minimum'],
  ],
  ...[
    ['https://e.test/b.json', './b.json'],
    ['https://e.test/b.json', '/b.json'],
    ['https://e.test/b.json', '././b.json'],
    ['https://e.test/dir/b.json', 'dir/b.json'],
    ['https://e.test/b.json#', 'b.json'],
    ['b.json', 'b.json'],
  ].map(([$id, $ref]): Row => {
    const schema = (minimum: number) => ({ $defs: { a: { $id: 'a.json', minimum: 1 }, b: { $id, minimum } }, items: { $ref } })
    return [`loosened behind ${$ref}, which is ${$id}`, schema(1), schema(0), ['/items minimum']]
  }),
  [
    'an anchor is no address',
    { $defs: { a: { $id: '#x', minimum: 1 } }, items: { $ref: 'x' } },
    { $defs: { a: { $id: '#x' } }, items: { $ref: 'x' } },
    [],
  ],
  ...(
    [
      ['deep below', { allOf: [{ $ref: '#/$defs/a' }] }, [' not']],
      ['of a property with its name', { properties: { $ref: { $ref: '#/$defs/a' } } }, [' not']],
      ['that is but a text', { const: '#/$defs/a' }, []],
      ['that is nowhere, beside null', { enum: [null] }, []],
    ] as const
  ).map(([where, not, expected]): Row => [
    `what is forbidden has a reference ${where}`,
    { $defs: { a: { minimum: 1 } }, not },
    { $defs: { a: { minimum: 2 } }, not },
    expected,
  ]),
  [
    'what is forbidden leads back to itself',
    { $defs: { a: { items: { $ref: '#/$defs/a' } } }, not: { $ref: '#/$defs/a' }, minimum: 1 },
    { $defs: { a: { items: { $ref: '#/$defs/a' } } }, not: { $ref: '#/$defs/a' }, minimum: 2 },
    [],
  ],
  ...[{ allOf: [{ $ref: '#/$defs/a' }] }].map((same): Row => {
    const schema = (minimum: number) => ({
      items: same,
      $defs: { a: { items: { $id: 'x', items: same, additionalProperties: { $ref: '#' }, $defs: { a: { minimum } } } } },
    })
    const place = '/items/allOf/0/items/items/allOf/0'
    return ['the same words refer to something else below an address', schema(1), schema(0), [`${place} minimum`]]
  }),
  ['an address of its own is gone', { items: { $id: 'x', minimum: 1 } }, { items: { minimum: 1 } }, ['/items $id']],
  [
    'an address of its own',
    { items: { $ref: '#/$defs/a' }, $defs: { a: { minimum: 1 } } },
    { items: { $id: 'x', $ref: '#/$defs/a', $defs: { a: {} } }, $defs: { a: { minimum: 1 } } },
    ['/items $id', '/items minimum'],
  ],
  [
    'loosened below an address of its own',
    { items: { $id: 'x', $defs: { a: { minimum: 1 } }, allOf: [{ $ref: '#/$defs/a' }] } },
    { items: { $id: 'x', $defs: { a: {} }, allOf: [{ $ref: '#/$defs/a' }] } },
    ['/items/allOf/0 minimum'],
  ],
  ['another address of the whole', { $id: 'a', minimum: 1 }, { $id: 'b', minimum: 1 }, []],
  ['a keyword that nobody knows', { strange: 1 }, { strange: 2 }, [' strange']],
]

describe('a schema is loosened', () => {
  test.for(ROWS)('%s', ([, before, after, expected]) => {
    const found = schemaLoosened('oracle/schemas/order.json', before, after)
    expect(found.map(({ args }) => ('pointer' in args && 'keyword' in args ? `${args.pointer} ${args.keyword}` : ''))).toEqual(expected)
  })

  test('a finding names the place, the keyword and both values', () => {
    const was = { items: { $id: 'x', minimum: 1 } }
    const now = { items: { $id: 'y', minimum: 0 } }
    const [schema, at] = ['s.json', { file: 's.json' }]
    expect(schemaLoosened(schema, was, now)).toEqual([
      { rule: 'schema-loosened', args: { schema, pointer: '/items', keyword: '$id', before: '"x"', after: '"y"' }, at },
      { rule: 'schema-loosened', args: { schema, pointer: '/items', keyword: 'minimum', before: '1', after: '0' }, at },
    ])
  })

  test('what lies too deep to be compared counts as loosened where it differs', () => {
    const nested = (depth: number, innermost: unknown): unknown => (depth === 0 ? innermost : { items: nested(depth - 1, innermost) })
    const found = (depth: number, minimum: number) =>
      schemaLoosened('s.json', nested(depth, { minimum: 1 }), nested(depth, { minimum })).map(({ args }) =>
        'keyword' in args ? args.keyword : '',
      )
    expect(found(60, 0)).toEqual(['minimum'])
    expect(found(60, 2)).toEqual([])
    expect(found(61, 0)).toEqual(['(schema)'])
    expect(found(61, 2)).toEqual(['(schema)'])
    expect(found(61, 1)).toEqual([])
  })
})
