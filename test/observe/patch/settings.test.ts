import { describe, expect, test } from 'vitest'
import { saysTheSame } from '../../../src/observe/patch/restated.ts'
import { settingsChanges } from '../../../src/observe/patch/settings.ts'

const WORKFLOW = `on: push
jobs:
  test:
    strategy:
      matrix: { node: [20, 22] }
    steps:
      - uses: actions/checkout@v4
      - run: npm test
`
const changed = (before: string, after: string): readonly (readonly [string, string | null, string | null])[] =>
  settingsChanges('.github/workflows/ci.yml', before, after).map((one) => [one.field, one.before, one.after])

describe('the leaves of a workflow', () => {
  test.each([
    ['a comment', WORKFLOW.replace('  test:', '  test: # all of them'), []],
    ['another order', WORKFLOW.replace('on: push\n', '').concat('on: push\n'), []],
    ['another action', WORKFLOW.replace('@v4', '@v5'), [['jobs.test.steps[0].uses', '"actions/checkout@v4"', '"actions/checkout@v5"']]],
    ['a list of values', WORKFLOW.replace('22]', '22, 24]'), [['jobs.test.strategy.matrix.node', '[20,22]', '[20,22,24]']]],
    ['a step more', `${WORKFLOW}      - run: exit 0\n`, [['jobs.test.steps[2].run', null, '"exit 0"']]],
    ['a key with dots', WORKFLOW.replace('on: push', 'on: push\njobs.test: 1'), [['jobs\\.test', null, '1']]],
  ])('%s', (_, after, expected) => {
    expect(changed(WORKFLOW, after)).toEqual(expected)
  })

  test.each([
    ['a key that stands twice', WORKFLOW.concat('on: pull_request\n')],
    ['a tag', WORKFLOW.replace('on: push', 'on: !!js/function push')],
    ['two documents', WORKFLOW.concat('---\non: push\n')],
    ['no YAML', 'jobs: [\n'],
  ])('%s cannot be read', (_, after) => {
    expect(changed(WORKFLOW, after)).toContainEqual(['(unreadable)', null, expect.any(String)])
  })
})

const CONFIG = `import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { include: ['tests/**/*.test.ts'], testTimeout: 5_000 } })
`

describe('a configuration in other words', () => {
  test.each([
    ['comments', CONFIG.replace('export', '// what runs\nexport')],
    ['quotes and commas', CONFIG.replaceAll("'", '"').replace('5_000 }', '5_000, }')],
    ['lines', CONFIG.replaceAll(', ', ',\n  ')],
  ])('%s', (_, after) => {
    expect(saysTheSame('vitest.config.ts', CONFIG, after)).toBe(true)
  })

  test.each([
    ['another pattern', CONFIG.replace('tests/**', 'tests/unit/**')],
    ['another number', CONFIG.replace('5_000', '6_000')],
    ['a field more', CONFIG.replace('testTimeout', 'retry: 2, testTimeout')],
    ['a field in a comment', CONFIG.replace(', testTimeout: 5_000', ' /* , testTimeout: 5_000 */')],
    ['what cannot be parsed', CONFIG.replace('({', '({{')],
  ])('not %s', (_, after) => {
    expect(saysTheSame('vitest.config.ts', CONFIG, after)).toBe(false)
  })

  test('numbers, expressions and templates are what they say, not what they evaluate to', () => {
    const same = (before: string, after: string): boolean => saysTheSame('vitest.config.ts', before, after)
    expect(same('export default { a: 1e999 }', 'export default { a: null }')).toBe(false)
    expect(same('export default { a: /x/g }', 'export default { a: /x/ }')).toBe(false)
    expect(same('export default { a: String.raw`\\n` }', 'export default { a: String.raw`\n` }')).toBe(false)
    expect(same('export default { a: 1n }', 'export default { a: 2n }')).toBe(false)
  })
})
