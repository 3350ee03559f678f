import { describe, expect, test } from 'vitest'
import { checkProduction } from '../../../src/check/production/check.ts'
import { placesOf } from '../../../src/check/scope/classes.ts'
import type { MentionKind, PackageFacts, ProductionMention } from '../../../src/model/patch.ts'
import { ownedFiles } from '../owned.ts'
import { linesOf } from '../said.ts'

const PATHS = { production: ['src/**'], tests: ['tests/**'], writable: [] }
const places = placesOf(ownedFiles(), PATHS, { namedByConfig: [], loadedByConfig: [] })

const mention = (kind: MentionKind, target = '', changes: Partial<ProductionMention> = {}): ProductionMention => ({
  file: 'src/order.ts',
  kind,
  text: 'its text',
  at: { file: 'src/order.ts', line: 2 },
  target,
  ...changes,
})

function judged(mentions: readonly ProductionMention[], facts: Partial<PackageFacts> = {}) {
  return checkProduction(mentions, places, () => ({ name: null, needs: new Set(), ...facts }))
}

const ruleOf = (one: ProductionMention, facts: Partial<PackageFacts> = {}): string =>
  judged([one], facts)
    .map(({ rule, atMost }) => (atMost === undefined ? rule : `${rule} ${atMost.severity} ${atMost.within}`))
    .join()

const KINDS: readonly MentionKind[] = [
  'runner-variable',
  'mode',
  'in-source-test',
  'runner-global',
  'matcher-internals',
  'runner-name',
  'call-stack',
  'process-internals',
  'errors-swallowed',
  'code-from-text',
  'builtin-patched',
]

describe('what production code may know of its tests', () => {
  test('what each kind says, whole', async () => {
    const mentions = [
      ...KINDS.map((kind) => mention(kind)),
      mention('package', 'vitest'),
      mention('import', 'tests/help.ts'),
      mention('path', 'tests/data.json'),
      mention('path', 'oracle/fixtures'),
    ]
    const said = linesOf({ state: 'answered', findings: judged(mentions) })
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('../../golden/findings/production.txt')
  })

  test('each is told once a file, at its first place', () => {
    const [one, other] = [mention('call-stack'), mention('call-stack', '', { at: { file: 'src/order.ts', line: 9 } })]
    expect(judged([one, other]).map(({ at }) => at?.line)).toEqual([2])
    expect(judged([one, mention('call-stack', '', { text: 'another text' })])).toHaveLength(2)
    expect(judged([one, mention('call-stack', '', { file: 'src/a.ts' })])).toHaveLength(2)
  })

  test.each([
    'vitest',
    'chai',
    'jest',
    'expect',
    'fast-check',
    'mocha',
    'tinyspy',
    'tinypool',
    'vitest-oracle',
    'node:test',
    '@vitest/runner',
    '@jest/globals',
    '@fast-check/vitest',
    'vitest/suite',
    '@vitest/spy/dist/x.js',
    'vitest/config/x.js',
  ])('the package %s', (name) => {
    expect(ruleOf(mention('package', name))).toBe('production-test-aware')
  })

  test.each([
    'vitestify',
    'my-vitest',
    '@vitest',
    'node:testing',
    'x/vitest',
    '@my/jest/globals',
    'vitest/config',
    'vitest/node',
    'vitest/reporters',
    'jest/package.json',
    'vitest/package.json',
  ])('%s is no package that knows of the run', (name) => {
    expect(ruleOf(mention('package', name))).toBe('')
  })

  test.each([
    ['tests/a.test.ts', true],
    ['oracle/policy.yaml', true],
    ['oracle/fixtures/a.json', true],
    ['.oracle', true],
    ['tests', true],
    ['oracle/fixtures', true],
    ['src', false],
    ['src/data.json', false],
    ['tests.d/readme.md', false],
  ])('%s is of the tests: %s', (target, is) => {
    expect(ruleOf(mention('import', target))).toBe(is ? 'production-imports-tests' : '')
    expect(ruleOf(mention('path', target))).toBe(is ? 'production-test-aware' : '')
  })
})

test.each([
  ['oracle', true],
  ['data', true],
  ['data/deep', true],
  ['a.b/data', true],
  ['data/x.ts', false],
  ['other', false],
])('a folder is of the tests where a file in it would be: %s, %s', (target, is) => {
  const paths = { ...PATHS, tests: ['data/**/*.json', 'a.b/data/*.json'] }
  const placeOf = placesOf(ownedFiles(), paths, { namedByConfig: [], loadedByConfig: [] })
  const found = checkProduction([mention('import', target)], placeOf, () => ({ name: null, needs: new Set() }))
  expect(found.map(({ rule }) => rule)).toEqual(is ? ['production-imports-tests'] : [])
})

describe('what makes it milder', () => {
  const NOTE = 'production-test-aware note every-preset'
  const TOOL = 'production-test-aware review recommended'
  const FULL = 'production-test-aware'

  test.each([
    ['what the program itself needs', mention('package', 'chai'), { needs: new Set(['chai']) }, NOTE],
    ['a part of it', mention('package', 'chai/register'), { needs: new Set(['chai']) }, NOTE],
    ['a package in a scope', mention('package', '@vitest/spy/x'), { needs: new Set(['@vitest/spy']) }, NOTE],
    ['another package of the scope', mention('package', '@vitest/spy'), { needs: new Set(['@vitest/expect']) }, FULL],
    ['the package itself', mention('package', 'fast-check'), { name: 'fast-check' }, NOTE],
    ['what it needs, but not as a package', mention('call-stack', 'chai'), { needs: new Set(['chai']) }, FULL],
    ['the mode', mention('mode'), {}, 'production-test-aware review every-preset'],
    ['swallowed errors', mention('errors-swallowed'), {}, 'production-test-aware review every-preset'],
    ['code of a text', mention('code-from-text'), {}, 'production-test-aware review every-preset'],
    ['code of a text, as at base', mention('code-from-text', '', { known: true }), {}, 'production-test-aware note recommended'],
    ['a package that runs tests', mention('call-stack'), { name: '@vitest/runner' }, 'production-test-aware note recommended'],
    ['a builtin that such a package patches', mention('builtin-patched'), { name: 'vitest' }, FULL],
    ['a package beside', mention('call-stack'), { name: 'my-vitest' }, FULL],
    ['a package with a longer name', mention('call-stack'), { name: 'mochas' }, FULL],
    ['a package of a scope without a name', mention('call-stack'), { name: '@jest/' }, FULL],
    ...(['vitest', 'vite-node', 'jest', '@jest/core', 'jest-cli', 'expect', 'mocha', 'chai'] as const).map(
      (name) => [`the package ${name}`, mention('runner-global'), { name }, 'production-test-aware note recommended'] as const,
    ),
    ...(['runner-variable', 'runner-global', 'runner-name'] as const).map(
      (kind) => [`${kind}, known at base`, mention(kind, '', { known: true }), {}, TOOL] as const,
    ),
    ['a package that base knew', mention('package', 'vitest', { known: true }), {}, TOOL],
    ['the call stack, known at base', mention('call-stack', '', { known: true }), {}, FULL],
  ] as const)('%s', (_, one, facts, said) => {
    expect(ruleOf(one, facts)).toBe(said)
  })

  test.each([
    'scripts/a.ts',
    'tool/a.ts',
    'tools/a.ts',
    'bench/a.ts',
    'benchmarks/a.ts',
    'benchmark/a.ts',
    'example/a.ts',
    'playgrounds/a.ts',
    'doc/a.ts',
    'docs/a.ts',
    'website/a.ts',
    'e2e/a.ts',
    'fixtures/a.ts',
    'testing/a.ts',
    'test-utils/a.ts',
    'testutil/a.ts',
    'integration/a.ts',
    'integrations/a.ts',
    'api-tests/a.ts',
    'api_test/a.ts',
    'packages/x/scripts/a.ts',
    'script/a.ts',
    'src/vite.config.ts',
    'a.setup.mjs',
    'src/a.bench.tsx',
    'lib/a.stories.cjs',
    'src/vitest.ts',
    'jest-helpers.mjs',
    'src/jestHelpers.cts',
  ])('a tool by its path: %s', (file) => {
    expect(ruleOf(mention('call-stack', '', { file }))).toBe(TOOL)
  })

  test.each([
    'src/scripts/a.ts',
    'lib/tools/a.ts',
    'app/docs/a.ts',
    'packages/x/src/e2e/a.ts',
    'scripted/a.ts',
    'myscripts/a.ts',
    'scripts.ts',
    'config.ts',
    'src/a.config.json',
    'src/a.config.tsx.txt',
    'src/a.configs.ts',
    'src/myvitest.ts',
    'src/vitest/a.ts',
    'src/vitest.d.tsx',
  ])('no tool by its path: %s', (file) => {
    expect(ruleOf(mention('call-stack', '', { file }))).toBe(FULL)
  })
})
