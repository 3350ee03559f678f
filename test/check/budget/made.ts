import type { AssertionSyntax, TestBlock, TestFileSyntax } from '../../../src/model/syntax.ts'

/** `expect(total).toBe(3)` of a test of base or head, but for what is said. */
export function assertion(changes: Partial<AssertionSyntax> = {}): AssertionSyntax {
  return {
    at: { file: 'a.test.ts', line: 1 },
    text: '',
    family: 'equals',
    negated: false,
    subject: 'total',
    subjectKey: 'total()',
    predicate: null,
    expected: '3',
    expectedKey: '3',
    literals: '3',
    value: '3',
    strength: 80,
    measure: null,
    subjectIsData: false,
    expectedIsData: true,
    hazards: [],
    row: null,
    helper: null,
    calls: [],
    ...changes,
  }
}

/** A test with a body and nothing in it. */
export function block(changes: Partial<TestBlock> = {}): TestBlock {
  return {
    file: 'a.test.ts',
    kind: 'test',
    titles: ['t'],
    at: { file: 'a.test.ts', line: 1 },
    marks: [],
    options: { retry: null, timeout: null, repeats: null },
    assertions: [],
    properties: [],
    tables: [],
    body: 'code',
    bodyKey: '',
    words: [],
    uses: [],
    ...changes,
  }
}

export function testFile(changes: Partial<TestFileSyntax> = {}): TestFileSyntax {
  return {
    state: 'parsed',
    file: 'a.test.ts',
    tests: [],
    helpers: [],
    mocks: [],
    replacedMatchers: [],
    propertyDefaults: {},
    switchedRows: {},
    snapshots: [],
    notes: [],
    ...changes,
  }
}
