import { describe, expect, test } from 'vitest'
import type { Tree } from '../../../src/model/patch.ts'
import { environmentsIn } from '../../../src/observe/patch/docblock.ts'
import { hiddenText } from '../../../src/observe/patch/hidden.ts'
import { namedBy } from '../../../src/observe/patch/config.ts'
import { manifestChanges, scriptsChange } from '../../../src/observe/patch/manifest.ts'

describe('hidden text', () => {
  test.for<readonly [string, string, readonly string[]]>([
    ['a line separator', 'a\u2028b', ['U+2028 LINE SEPARATOR']],
    ['NUL', 'a\0b', ['U+0000 NULL']],
    ['an override', 'a\u202eb', ['U+202E RIGHT-TO-LEFT OVERRIDE']],
    ['a character of no width in a name', 'slu\u200cg', ['U+200C ZERO WIDTH NON-JOINER']],
    ['a byte order mark inside', 'a\ufeffb', ['U+FEFF ZERO WIDTH NO-BREAK SPACE']],
    ['letters of tags', 'a\u{e0041}b', ['U+E0041 TAG CHARACTER']],
    ['a byte order mark at the start', '\ufeffa', []],
    ['an emoji of several', '👨\u200d👩\u200d👧 ❤️\u200d🔥', []],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e007f}', []],
    ['a joiner that Persian needs', 'می\u200cخواهم', []],
    ['an escape', String.raw`'\u200b\u2028'`, []],
  ])('%s', ([, text, expected]) => {
    expect(hiddenText('a.ts', '', text).map(({ character }) => character)).toEqual(expected)
  })

  test('only what base has fewer of, at its place', () => {
    expect(hiddenText('a.ts', 'a\u200b', 'a\u200b')).toEqual([])
    expect(hiddenText('a.ts', 'a\u200b', 'a\u200b\nb\u200b\u200b')).toMatchObject([
      { count: 2, kind: 'zero-width', at: { file: 'a.ts', line: 1, column: 2 } },
    ])
  })
})

test('an environment is found wherever it stands, once it is new', () => {
  // Put together, because Vitest would find them here as well.
  const tag = '-environment'
  const text = `import 'x'\nconst a = '@vitest${tag} ./mine'\n// @jest${tag} jsdom\n`
  expect(environmentsIn('a.ts', '', text).map(({ name, at }) => [name, at.line])).toEqual([
    ["./mine'", 2],
    ['jsdom', 3],
  ])
  expect(environmentsIn('a.ts', text, text)).toEqual([])
})

describe('manifests by field', () => {
  const fields = (path: string, before: string | null, after: string | null): readonly string[] =>
    manifestChanges(path, before, after).map(({ field, before: was, after: now }) => `${field}: ${was ?? '-'} > ${now ?? '-'}`)

  test('package.json', () => {
    const before = '{"version":"1.0.0","scripts":{"test":"vitest run"},"dependencies":{"a":"1"}}'
    expect(fields('package.json', before, '{"version":"1.0.0","scripts":{"test":"true","x":"y"},"type":"module"}')).toEqual([
      'dependencies.a: "1" > -',
      'scripts.test: "vitest run" > "true"',
      'scripts.x: - > "y"',
      'type: - > "module"',
    ])
    expect(fields('package.json', before, ` ${before}\n`)).toEqual([])
    expect(fields('package.json', '{}', '{ broken')).toEqual(['(unreadable): - > "{ broken"'])
    expect(fields('package.json', '{"type":"module"}', '{"type":"module","type":"commonjs"}')).toEqual(['type: "module" > "commonjs"'])
  })

  test('scripts of both sides, where they differ', () => {
    const manifest = (scripts: unknown): string => JSON.stringify({ version: '1.0.0', scripts })
    expect(scriptsChange('package.json', manifest({ test: 'a' }), manifest({ lint: 'b', test: 'a' }))).toEqual({
      path: 'package.json',
      configures: false,
      before: new Map([['test', 'a']]),
      after: new Map([
        ['lint', 'b'],
        ['test', 'a'],
      ]),
    })
    expect(scriptsChange('package.json', manifest({ test: 'a' }), ` ${manifest({ test: 'a' })}`)).toBe(null)
    expect(scriptsChange('package.json', manifest({ a: 'x', b: 'y' }), manifest({ b: 'y', a: 'x' }))).not.toBe(null)
    for (const broken of [null, '{ broken', '[]', manifest('x')])
      expect(scriptsChange('package.json', manifest({ test: 'a' }), broken)).toBe(null)
  })

  test('tsconfig.json with comments', () => {
    expect(
      fields(
        'tsconfig.json',
        '{ "compilerOptions": { "strict": true } }',
        '{ // why\n "compilerOptions": { "strict": true, "paths": { "#a": ["b"] }, }, }',
      ),
    ).toEqual(['compilerOptions.paths: - > {"#a":["b"]}'])
  })

  test('lockfiles of npm, pnpm, yarn and bun', () => {
    expect(
      fields(
        'package-lock.json',
        '{"packages":{"node_modules/vitest":{"version":"4.1.0","dev":true}}}',
        '{"packages":{"node_modules/vitest":{"version":"4.1.1"}}}',
      ),
    ).toEqual(['packages.node_modules/vitest: {"version":"4.1.0"} > {"version":"4.1.1"}'])
    const pnpm = (peer: string, hash: string): string =>
      `packages:\n\n  vitest@4.1.0${peer}:\n    resolution: {integrity: ${hash}}\n    hasBin: true\n`
    expect(fields('pnpm-lock.yaml', pnpm('', 'sha512-a'), pnpm('(vite@7.0.0)', 'sha512-a'))).toEqual([])
    expect(fields('pnpm-lock.yaml', pnpm('', 'sha512-a'), pnpm('', 'sha512-b'))).toEqual([
      'packages.vitest@4.1.0: {integrity: sha512-a} > {integrity: sha512-b}',
    ])
    const home = 'https://registry.npmjs.org/vitest/-/vitest-4.1.0.tgz'
    const inOneLine = `{integrity: sha512-a, tarball: ${home}}`
    const laid = (resolution: string): string => `packages:\n\n  vitest@4.1.0:\n    resolution:${resolution}\n    hasBin: true\n`
    const inBraces = (from: string): string => laid(`\n      {\n        tarball: ${from},\n        integrity: sha512-a,\n      }`)
    const asBlock = (from: string): string => laid(`\n      integrity: 'sha512-a'\n      tarball: ${from}`)
    for (const layout of [inBraces, asBlock]) {
      expect(fields('pnpm-lock.yaml', laid(` ${inOneLine}`), layout(home))).toEqual([])
      const moved = `packages.vitest@4.1.0: ${inOneLine} > ${inOneLine.replace('registry.npmjs.org', 'evil.test')}`
      expect(fields('pnpm-lock.yaml', layout(home), layout(home.replace('registry.npmjs.org', 'evil.test')))).toEqual([moved])
    }
    const yarn = (from: string): string => `"@vitest/expect@4.1.0", "@vitest/expect@^4.1.0":\n  version "4.1.0"\n  resolved "${from}"\n`
    expect(fields('yarn.lock', yarn('https://a.test/x'), yarn('https://b.test/x'))).toEqual([
      'packages.@vitest/expect@4.1.0: version "4.1.0", resolved "https://a.test/x" > version "4.1.0", resolved "https://b.test/x"',
    ])
    expect(
      fields(
        'bun.lock',
        '{\n  "packages": {\n    "vitest": ["vitest@4.1.0", "", {}, "a"],\n  }\n}',
        '{\n  "packages": {\n    "vitest": ["vitest@4.1.0", "", {}, "b"],\n  }\n}',
      ),
    ).toEqual(['packages.vitest: ["vitest@4.1.0", "", {}, "a"] > ["vitest@4.1.0", "", {}, "b"]'])
  })
})

test('the files that a configuration names', () => {
  const files = ['tests/setup.ts', 'tests/global.ts', 'src/index.ts', 'tools/shared.ts', 'packages/a/env.ts']
  const tree: Tree = new Map(files.map((file) => [file, { mode: '100644', id: '0'.repeat(40) }]))
  const text = `import shared from './tools/shared'
export default { test: { setupFiles: ['./tests/setup.ts', 'vitest-oracle/setup'], globalSetup: new URL('./tests/global.ts', import.meta.url).pathname }, resolve: { alias: { me: './src/index.ts' } } }`
  expect([...namedBy('vitest.config.ts', text, tree)].map(({ path, steers }) => `${path} ${steers}`).sort()).toEqual([
    'src/index.ts false',
    'tests/global.ts true',
    'tests/setup.ts true',
    'tools/shared.ts false',
  ])
  expect(namedBy('packages/a/vitest.config.ts', "export default { test: { environment: './env' } }", tree)).toEqual([
    { path: 'packages/a/env.ts', config: 'packages/a/vitest.config.ts', steers: true, inRunner: false },
  ])
  expect(namedBy('vitest.config.ts', 'export default {{', tree)).toEqual([])
})
