/**
 * Tests of the project of failures that fail alike: same class, words and functions. Where they differ, it is in a line, in a value
 * that is masked, in how they wait, or in how deep they recur. All other pairs of tests have different signatures.
 */
export const alike: readonly (readonly string[])[] = [
  ['matchers > values > toBe', 'matchers > throwing > resolves, unequal', 'matchers > control > soft'],
  [
    'matchers > other libraries > chai to.equal',
    'matchers > other libraries > chai assert.equal',
    'matchers > other libraries > chai should',
  ],
  [
    'property > fc.assert > matcher',
    'property > fc.assert > async',
    'property > fc.assert > verbose',
    'property > @fast-check/vitest > array',
    'property > @fast-check/vitest > record',
    'property > @fast-check/vitest > worker',
  ],
  ['thrown > helpers > through one helper', 'thrown > helpers > a callback of map', 'thrown > helpers > after a timer'],
  ['thrown > depth > recursion of 3', 'thrown > depth > recursion of 30', 'top-level'],
  ['thrown > depth > mutual recursion of 6', 'thrown > depth > mutual recursion of 16'],
  ['thrown > no errors > string', 'thrown > no errors > rejection with a string'],
  ['thrown > causes > AggregateError', 'thrown > causes > Promise.any'],
  ['time > beforeAll throws', 'time > afterAll throws'],
  ['time > beforeEach throws > never runs', 'time > afterEach throws > runs'],
  ['time > beforeAll timeout', 'time > afterAll timeout', 'time > beforeEach timeout > never runs', 'time > afterEach timeout > runs'],
  [
    'time > timeouts > of the test',
    'time > timeouts > of the test, by option',
    'time > timeouts > with an aborted wait',
    'time > timeouts > of a done callback',
  ],
]
