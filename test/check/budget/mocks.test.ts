import { expect, test } from 'vitest'
import { checkMocks } from '../../../src/check/budget/mocks.ts'
import type { AssertionSyntax, ImportedName, MockSyntax } from '../../../src/model/syntax.ts'
import { assertion, block, testFile } from './made.ts'

const CART = 'src/cart.ts'
const called = (changes: Partial<ImportedName> = {}): ImportedName => ({
  specifier: '../src/cart.ts',
  module: CART,
  name: 'price',
  ...changes,
})
const asks = (calls: readonly ImportedName[] = [called()], changes: Partial<AssertionSyntax> = {}) =>
  assertion({ text: 'it', calls, ...changes })
const mock = (changes: Partial<MockSyntax> = {}): MockSyntax => ({
  at: { file: 'a.test.ts', line: 2 },
  how: 'vi.mock',
  specifier: '../src/cart.ts',
  module: CART,
  name: null,
  ...changes,
})
const PACKAGE = called({ specifier: 'cart', module: null })
const OTHER = called({ module: 'src/other.ts' })

interface Side {
  readonly asks?: readonly AssertionSyntax[]
  readonly mocks?: readonly MockSyntax[]
}

/** The mock that took the place of what the test is about, if any. */
const ROWS: readonly (readonly [name: string, before: Side, after: Side, by: string | null])[] = [
  ['the module that it asks', {}, { mocks: [mock()] }, 'vi.mock'],
  ['a mock that base had', { mocks: [mock()] }, { mocks: [mock({ how: 'vi.doMock' })] }, null],
  ['a mock of the whole, where base had one of a part', { mocks: [mock({ name: 'price' })] }, { mocks: [mock()] }, 'vi.mock'],
  ['a mock of it, where base had one of another', { mocks: [mock({ module: 'src/other.ts' })] }, { mocks: [mock()] }, 'vi.mock'],
  [
    'a mock of its own, where base had one of another',
    { mocks: [mock({ module: null, specifier: 'x' })] },
    { asks: [asks([PACKAGE])], mocks: [mock({ module: null, specifier: 'cart' })] },
    null,
  ],
  ['a mock that base had, by another path', { mocks: [mock()] }, { mocks: [mock({ specifier: '../../src/cart.ts' })] }, null],
  ['the export that it asks', {}, { mocks: [mock({ name: 'price' })] }, 'vi.mock'],
  [
    'the export that it asks, where base had another',
    { mocks: [mock({ name: 'total' })] },
    { mocks: [mock({ name: 'price' })] },
    'vi.mock',
  ],
  ['another export', {}, { mocks: [mock({ name: 'total' })] }, null],
  ['another module', {}, { mocks: [mock({ module: 'src/other.ts' })] }, null],
  ['another module by the same path', { asks: [asks([OTHER])] }, { asks: [asks([OTHER])], mocks: [mock()] }, null],
  [
    'a package that it asks',
    { asks: [asks([PACKAGE])] },
    { asks: [asks([PACKAGE])], mocks: [mock({ specifier: 'cart', module: null })] },
    'vi.mock',
  ],
  ['another package', { asks: [asks([PACKAGE])] }, { asks: [asks([PACKAGE])], mocks: [mock({ specifier: 'other', module: null })] }, null],
  ['a file of the repository by the name of a package', {}, { mocks: [mock({ specifier: 'cart', module: null })] }, null],
  ['the second of two', {}, { mocks: [mock({ module: 'src/other.ts', how: 'first' }), mock()] }, 'vi.mock'],
  ['a module that it asked beside another', { asks: [asks([OTHER, called()])] }, { mocks: [mock()] }, 'vi.mock'],
  ['a module that one of its assertions asked', { asks: [asks([]), asks()] }, { mocks: [mock()] }, 'vi.mock'],
  ['a collaborator, that base did not ask', { asks: [asks([])] }, { mocks: [mock()] }, null],
  ['a module that it no longer asks', {}, { asks: [asks([])], mocks: [mock()] }, null],
  ...['called', 'called-with', 'returned', 'holds'].map((family): (typeof ROWS)[number] => [
    `what is asked about its calls, by ${family}`,
    { asks: [asks(undefined, { family })] },
    { asks: [asks(undefined, { family })], mocks: [mock()] },
    null,
  ]),
  ['what only sounds so', { asks: [asks(undefined, { family: 'so-called' })] }, { mocks: [mock()] }, 'vi.mock'],
]

test.each(ROWS)('%s', (_, before, after, by) => {
  const made = (side: Side) => block({ assertions: side.asks ?? [asks()] })
  const file = (side: Side) => [testFile({ file: 'b.test.ts' }), testFile({ mocks: side.mocks ?? [] })]
  const found = checkMocks(file(before), file(after), { pairs: [{ before: made(before), after: made(after) }], gone: [], added: [] })
  const told = { test: 'a.test.ts > t', file: 'a.test.ts', subject: 'it', by }
  expect(found).toEqual(by === null ? [] : [{ rule: 'subject-mocked', args: told, at: { file: 'a.test.ts', line: 2 } }])
})

test('a test that came to a file that has the mock', () => {
  const [before, after] = [block({ file: 'old.test.ts', assertions: [asks()] }), block({ assertions: [asks()] })]
  const tests = { pairs: [{ before, after }], gone: [], added: [] }
  expect(checkMocks([], [testFile({ mocks: [mock()] })], tests).map(({ rule }) => rule)).toEqual(['subject-mocked'])
})
