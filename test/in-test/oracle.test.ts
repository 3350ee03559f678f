import { describe, expect, test } from 'vitest'
import { oracle } from '../../src/in-test/oracle.ts'

describe('oracle() gives options', () => {
  test.each([
    ['E', 'E'],
    ['example', 'E'],
    ['P', 'P'],
    ['property', 'P'],
    ['F', 'F'],
    ['fixture', 'F'],
    ['N', 'N'],
    ['nondeterministic', 'N'],
  ] as const)('%s is class %s', (given, cls) => {
    expect(oracle(given)).toEqual({ meta: { oracle: { cls } } })
  })

  test('with every option, covers as a list', () => {
    expect(oracle('P', { covers: 'src/a.ts', invariant: 'i', seeds: 's', corpus: 'c.json' }).meta?.oracle).toEqual({
      cls: 'P',
      covers: ['src/a.ts'],
      invariant: 'i',
      seeds: 's',
      corpus: 'c.json',
    })
    expect(oracle('E', { covers: ['a', 'b', 'a'] }).meta?.oracle).toEqual({ cls: 'E', covers: ['a', 'b'] })
  })

  test('which spread, and are plain data once copied', () => {
    const spread = { ...oracle('E', { covers: 'a' }), timeout: 5 }
    expect(structuredClone(spread)).toEqual({ meta: { oracle: { cls: 'E', covers: ['a'] } }, timeout: 5 })
    expect(JSON.parse(JSON.stringify(spread.meta))).toEqual({ oracle: { cls: 'E', covers: ['a'] } })
  })

  test('which share nothing between two readers', () => {
    const options = oracle('E', { covers: ['a'] })
    const first = options.meta?.oracle
    Object.assign(first?.covers ?? [], { 0: 'changed' })
    expect(options.meta?.oracle?.covers).toEqual(['a'])
  })
})

describe('oracle() refuses', () => {
  const refused: readonly (readonly [string, readonly unknown[], string])[] = [
    ['an unknown class', ['Q'], 'unknown class "Q". Known are E (example), P (property), F (fixture) and N (nondeterministic).'],
    ['a class in lower case', ['p'], 'Did you mean "P"?'],
    ['a misspelt class', ['propperty'], 'Did you mean "property"?'],
    ['a class that is no string', [7], 'unknown class 7'],
    ['no class', [], 'unknown class undefined'],
    ['class U', ['U'], 'without a tag it is'],
    [
      'an unknown option',
      ['P', { cover: 'a' }],
      'unknown option "cover". Known are covers, invariant, seeds, corpus. Did you mean "covers"?',
    ],
    ['options that are a string', ['P', 'src/a.ts'], 'the options must be an object, not "src/a.ts"'],
    ['options that are a list', ['P', ['src/a.ts']], 'the options must be an object, not a list'],
    ['options that are null', ['P', null], 'the options must be an object, not null'],
    ['an empty covers', ['E', { covers: '' }], 'covers is empty'],
    ['an empty list of covers', ['E', { covers: [] }], 'covers is an empty list'],
    ['a blank entry of covers', ['E', { covers: ['a', ' '] }], 'covers[1] is empty'],
    ['an entry that is no string', ['E', { covers: [1] }], 'covers[0] must be a string, not 1'],
    ['an invariant that is no string', ['P', { invariant: {} }], 'invariant must be a string, not an object'],
    ['an empty seeds', ['P', { seeds: '' }], 'seeds is empty'],
    ['a corpus that is null', ['N', { corpus: null }], 'corpus must be a string, not null'],
  ]
  test.each(refused)('%s', (_name, given, message) => {
    expect(() => Reflect.apply(oracle, undefined, given)).toThrow(message)
  })
})
