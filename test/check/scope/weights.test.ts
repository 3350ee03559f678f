import { describe, expect, test } from 'vitest'
import { rebasedPaths } from '../../../src/check/scope/compiler.ts'
import { expanded } from '../../../src/check/scope/expand.ts'
import { onlyGrew } from '../../../src/check/scope/exports.ts'
import { fieldWeight } from '../../../src/check/scope/manifests.ts'
import { shadowFindings } from '../../../src/check/scope/shadows.ts'
import { workflowWeight } from '../../../src/check/scope/workflows.ts'
import { patchScope } from './patch.ts'
import type { Side } from './patch.ts'

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
const weigh = (path: string, field: string, before?: unknown, after?: unknown, loaded: readonly string[] = []) =>
  fieldWeight({ path, field, before: json(before), after: json(after) }, new Set(loaded))

describe('a field of a package.json', () => {
  test.each([
    ['version', '1.0.0', '1.0.1', 'free'],
    ['description', undefined, 'x', 'free'],
    ['keywords', [], ['a'], 'free'],
    ['keywords.0', 'a', 'b', 'other'],
    ['license', 'MIT', 'ISC', 'other'],
    ['type', undefined, 'module', 'steers'],
    ['pnpm.overrides.x', undefined, '1', 'steers'],
    ['(unreadable)', undefined, undefined, 'steers'],
    ['name', 'mine', 'ours', 'other'],
    ['name', 'mine', 'vitest', 'steers'],
    ['name', 'vitest', 'mine', 'steers'],
    ['name', 7, undefined, 'other'],
    ['dependencies', undefined, undefined, 'steers'],
    ['dependencies.lodash', '1.0.0', '2.0.0', 'free'],
    ['devDependencies.vitest', '^4.0.0', '^4.1.0', 'moves'],
    ['devDependencies.vitest', undefined, '4', 'moves'],
    ['devDependencies.vitest', '4', undefined, 'moves'],
    ['devDependencies.vitest', '4', 'file:../mine', 'steers'],
    ['devDependencies.vitest', 'git+ssh://x', '4', 'steers'],
    ['peerDependencies.@vitest/ui', '>=3 <5 || 6.x', '*', 'moves'],
    ['optionalDependencies.vite', 'npm:mine@1', '8', 'steers'],
    ['dependencies.vite.js', '1', 'file:x', 'free'],
    ['dependenciesMeta.vitest', undefined, {}, 'steers'],
    ['dependenciesMeta.lodash', undefined, {}, 'steers'],
    ['devDependencies.vitest', '4', 'beta', 'moves'],
    ['mydependencies.vitest', '4', 'file:x', 'other'],
    ['exports', { '.': './a.js' }, { '.': './a.js', './b': './b.js' }, 'alike'],
    ['exports', { '.': './a.js' }, { '.': './b.js' }, 'steers'],
    ['imports', { '#a': './a.js' }, { '#a': './a.js', '#b': './b.js' }, 'alike'],
    ['exportsMap', { '.': './a.js' }, { '.': './a.js' }, 'other'],
    ['myexports', { '.': './a.js' }, { '.': './a.js' }, 'other'],
    ['packageManager', 'pnpm@9.0.0', 'pnpm@10.0.0', 'moves'],
    ['packageManager', 'pnpm@9.0.0', 'npm@10.0.0', 'steers'],
    ['packageManager', undefined, 'npm@10.0.0', 'steers'],
    ['packageManager', 'pnpm', 'pnpm@10', 'steers'],
    ['scripts', undefined, undefined, 'steers'],
    ['scripts.build', 'tsc', 'tsc -b', 'other'],
    ['scripts.build', undefined, 'tsc', 'other'],
    ['scripts.build', 'tsc', undefined, 'other'],
    ['scripts.build', 'vitest run && tsc', 'tsc', 'steers'],
    ['scripts.build', 'tsc', 'tsc && npm test', 'steers'],
    ['scripts.build', 'tsc', 'node --test', 'steers'],
    ['scripts.pretest', undefined, 'x', 'steers'],
    ['scripts.test:unit', 'x', 'y', 'steers'],
    ['scripts.testing', 'x', 'y', 'other'],
    ['scripts.mytest', 'x', 'y', 'other'],
    ['scripts.watch', undefined, 'vitest --watch', 'alike'],
    ['scripts.watch', 'vitest', 'vitest --watch', 'steers'],
    ['scripts.update', undefined, 'vitest -u', 'steers'],
    ['scripts.prewatch', undefined, 'vitest run', 'steers'],
    ['bin', undefined, 'vitest', 'other'],
  ])('%s from %j to %j: %s', (field, before, after, weight) => {
    expect(weigh('packages/a/package.json', field, before, after)).toBe(weight)
  })

  test('a package that the runner loads moves by versions alone', () => {
    expect(weigh('package.json', 'dependencies.plugin', '1', 'file:x', ['plugin'])).toBe('steers')
    expect(weigh('package.json', 'dependencies.plugin', '1', '2', ['plugin'])).toBe('free')
    expect(weigh('package.json', 'dependencies.plugin', '1', 'file:x', ['another'])).toBe('free')
    expect(weigh('package.json', 'dependencies.socket.io', '1', 'file:x', ['socket.io'])).toBe('steers')
  })

  test.each([
    ['vitest run', 'vitest run', 'alike'],
    ['vitest run', 'vitest run --coverage', 'alike'],
    ['vitest run', 'vitest run --coverage --bail', 'steers'],
    ['vitest run', 'vitest --coverage run', 'steers'],
    ['vitest run --coverage', 'vitest run --coverage && tsc --noEmit', 'alike'],
    [undefined, '', 'steers'],
    [7, 'vitest run', 'steers'],
    ['vitest run', 'tsc --noEmit && vitest run', 'alike'],
    ['vitest run', 'tsc && vitest run', 'steers'],
    ['vitest run && node a.mjs', 'vitest run && vitest typecheck && node a.mjs', 'alike'],
    ['vitest run && node a.mjs', 'node a.mjs && vitest run', 'steers'],
    ['vitest run && node a.mjs', 'vitest run', 'steers'],
    ['vitest run', undefined, 'steers'],
    [undefined, 'node a.mjs', 'steers'],
    ['', undefined, 'steers'],
  ])('scripts.test from %j to %j: %s', (before, after, weight) => {
    expect(weigh('package.json', 'scripts.test', before, after)).toBe(weight)
  })
})

describe('a field of another manifest', () => {
  const at = (host: string, name: string, version = '1.0.0') => ({
    resolved: `https://${host}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`,
  })

  test.each([
    ['tsconfig.json', 'extends', undefined, 'x', 'steers'],
    ['packages/a/jsconfig.build.json', 'compilerOptions.paths', undefined, {}, 'steers'],
    ['tsconfig.json', 'compilerOptions.strict', undefined, true, 'other'],
    ['mytsconfig.json', 'extends', undefined, 'x', 'other'],
    ['pnpm-workspace.yaml', 'packages', [], ['a'], 'steers'],
    ['pnpm-workspace.yaml', 'catalog.vitest', '4', '5', 'moves'],
    ['pnpm-workspace.yaml', 'catalogs.next.vitest', '4', 'file:x', 'steers'],
    ['pnpm-workspace.yaml', 'catalogs.a\\.b.lodash', '4', '5', 'free'],
    ['pnpm-workspace.yaml', 'catalog.happy\\-dom', '4', '5', 'moves'],
    ['pnpm-workspace.yaml', 'catalog.vitest.deep', '4', '5', 'steers'],
    ['pnpm-workspace.yaml', 'mycatalog.vitest', '4', '5', 'steers'],
    ['pnpm-workspace.yaml', 'catalog.vitest', 4, 4.1, 'moves'],
    ['pnpm-workspace.yaml', 'catalog.vitest', 10, 4.15, 'moves'],
    ['pnpm-workspace.yaml', 'catalog.vitest', true, 4, 'steers'],
    ['pnpm-workspace.yaml', 'catalog.vitest', 4, -4, 'steers'],
    ['pnpm-workspace.yaml', 'catalog.vitest', 4, 1e30, 'steers'],
    ['pnpm-workspace.yaml', 'catalog.vitest', [4], 4, 'steers'],
    ['package-lock.json', '(unreadable)', undefined, undefined, 'steers'],
    ['package-lock.json', 'packages.node_modules/lodash', at('a.example', 'lodash'), at('a.example', 'lodash', '2.0.0'), 'other'],
    ['package-lock.json', 'packages.node_modules/lodash', at('a.example', 'lodash'), at('b.example', 'lodash'), 'steers'],
    ['package-lock.json', 'packages.node_modules/lodash', undefined, at('b.example', 'lodash'), 'other'],
    ['package-lock.json', 'packages.node_modules/lodash', at('a.example', 'lodash'), undefined, 'other'],
    ['package-lock.json', 'packages.node_modules/vitest', at('a.example', 'vitest'), at('a.example', 'vitest', '2.0.0'), 'moves'],
    ['package-lock.json', 'packages.node_modules/vitest', at('a.example', 'vitest'), at('a.example', 'mine'), 'steers'],
    ['package-lock.json', 'packages.node_modules/vitest', at('a.example', 'mine'), at('a.example', 'mine', '2.0.0'), 'moves'],
    ['package-lock.json', 'packages.node_modules/vitest', undefined, at('a.example', 'vitest'), 'moves'],
    ['yarn.lock', 'packages.vitest', 'http://a.example/vitest/-/v1.tgz', 'http://a.example/vitest/-/v2.tgz', 'moves'],
    ['yarn.lock', 'packages.vitest', undefined, 'http://a.example/mine.tgz', 'steers'],
    ['package-lock.json', 'packages.node_modules/vitest', { link: true }, { link: true, resolved: 'x' }, 'moves'],
    ['package-lock.json', 'packages.node_modules/vitest', undefined, at('a.example', 'mine'), 'steers'],
    ['package-lock.json', 'packages.node_modules/vitest', undefined, { resolved: 'http://a.example/mine/-/vitest-1.tgz' }, 'steers'],
    ['package-lock.json', 'packages.node_modules/vitest', undefined, {}, 'moves'],
    ['package-lock.json', 'packages.node_modules/a/node_modules/@vitest/ui', at('a.example', 'x'), at('b.example', 'x'), 'steers'],
    ['package-lock.json', 'packages.node_modules/a/node_modules/@vitest/ui', {}, {}, 'moves'],
    ['pnpm-lock.yaml', 'packages.@vitest/ui@1.0.0', undefined, {}, 'moves'],
    ['pnpm-lock.yaml', 'packages.vitest@1.0.0', undefined, {}, 'moves'],
    ['pnpm-lock.yaml', 'packages./vitest/1.0.0', undefined, {}, 'moves'],
    ['pnpm-lock.yaml', 'packages./@vitest/ui@1.0.0', undefined, {}, 'moves'],
    ['pnpm-lock.yaml', 'packages.vitest@1.0.0', undefined, { tarball: 'https://a.example/mine.tgz' }, 'steers'],
    ['yarn.lock', 'packages.vitest@1.0.0', undefined, 'https://a.example/mine.tgz#abc', 'steers'],
    ['bun.lock', 'packages.vitest', ['vitest@1.0.0'], ['vitest@1.1.0'], 'moves'],
    ['pnpm-lock.yaml', 'packages.my-vitest@1.0.0', undefined, {}, 'other'],
    ['pnpm-lock.yaml', 'packages.@my/vitest@1.0.0', undefined, {}, 'other'],
    ['pnpm-lock.yaml', 'packages.', undefined, {}, 'other'],
    ['yarn.lock', 'packages.lodash', { resolved: 'http://a.example/x' }, { resolved: 'https://a.example/x' }, 'steers'],
    ['yarn.lock', 'packages.lodash', { resolved: 'https://a.example/xy' }, { resolved: 'https://a.example/xz' }, 'steers'],
  ])('%s, %s from %j to %j: %s', (path, field, before, after, weight) => {
    expect(weigh(path, field, before, after)).toBe(weight)
  })
})

test.each([
  [{ '.': './a.js' }, { '.': './a.js' }, true],
  ['./a.js', { '.': './a.js', './b': './b.js' }, true],
  [['./a.js'], { '.': ['./a.js'] }, true],
  [{ import: './a.js' }, { '.': { import: './a.js' } }, true],
  [{ import: './a.js', '.': './a.js' }, { '.': './a.js', import: './a.js' }, false],
  [{ 'a.b': './a.js' }, { '.': './a.js' }, false],
  [{ 'a.b': './a.js' }, { 'a.b': './a.js', './c': './c.js' }, false],
  [[], { '.': './a.js' }, false],
  ['', { '.': './a.js' }, false],
  [7, { '.': './a.js' }, false],
  [{ './a': './a.js' }, { './a': './a.js', './b/*': './b/*.js' }, true],
  [undefined, { '.': './a.js' }, false],
  [{ '.': './a.js' }, undefined, false],
  [null, { '.': './a.js' }, false],
  [{ '.': './a.js', './b': './b.js' }, { '.': './a.js' }, false],
  [{ './*': './lib/*.js' }, { './*': './lib/*.js', './b': './b.js' }, false],
  [{ './x/*': './lib/*.js' }, { './x/*': './lib/*.js', './b': './b.js' }, true],
  [{ './x/*': './lib/*.js' }, { './x/*': './lib/*.js', './x/y/*': './b.js' }, false],
  [{ './x/y/*': './lib/*.js' }, { './x/y/*': './lib/*.js', './x/*': './b.js' }, false],
  [{ './x/y/*': './lib/*.js' }, { './x/y/*': './lib/*.js', './z/*': './b.js' }, true],
  [{ './x/': './lib/' }, { './x/': './lib/', './x/a': './b.js' }, false],
  [{ './a': './a.js' }, { './a': './a.js', './a/b': './b.js' }, true],
  [{ './x/*': './a.js', './b': './b.js' }, { './x/*': './a.js', './b': './b.js', './x/c': './c.js', './d': './d.js' }, false],
  [{ './x/*': './a.js', './y/*': './b.js' }, { './x/*': './a.js', './y/*': './b.js', './x/c': './c.js' }, false],
])('a map of exports from %j to %j only grew: %s', (before, after, grew) => {
  expect(onlyGrew(json(before), json(after))).toBe(grew)
})

describe('a leaf of a workflow', () => {
  const STEP = 'jobs.test.steps[12]'
  const MATRIX = 'jobs.test.strategy.matrix.node-version'

  test.each([
    [`${STEP}.uses`, 'actions/checkout@v4', 'actions/checkout@v5', 'moves'],
    [`${STEP}.uses`, 'actions/checkout@4.12.1', 'actions/checkout@v5.0', 'moves'],
    [`${STEP}.uses`, 'actions/checkout@v4', 'mine/checkout@v4', 'steers'],
    [`${STEP}.uses`, 'actions/checkout@main', 'actions/checkout@main2', 'steers'],
    [`${STEP}.uses`, 'actions/checkout@v4', 'actions/checkout@v4x', 'steers'],
    [`${STEP}.uses`, './a@v1', './a@v2', 'moves'],
    [`${STEP}.uses`, 'x y/a@v1', 'z y/a@v1', 'steers'],
    [`${STEP}.uses`, 'a/b@v1 x', 'a/b@v2 y', 'steers'],
    [`${STEP}.uses`, undefined, 'actions/checkout@v5', 'steers'],
    [`${STEP}.uses`, 'actions/checkout@v5', undefined, 'steers'],
    [`${STEP}.uses`, 4, 5, 'steers'],
    [`${STEP}.uses`, 'actions/checkout@v4', 5, 'steers'],
    [`${STEP}.uses`, 5, 'actions/checkout@v4', 'steers'],
    [`${STEP}.uses`, 'actions/checkout@v12', 'actions/checkout@v13', 'moves'],
    [`${STEP}.run`, 5, 'npm ci', 'steers'],
    [`${STEP}.run`, 'npm ci', 5, 'steers'],
    [`${STEP}.run`, undefined, undefined, 'steers'],
    [MATRIX, ['ours', 20], ['ours', 22], 'moves'],
    [`${STEP}.with.node-version`, 20, '22.x', 'moves'],
    [`${STEP}.with.version`, 'latest', 'lts/*', 'moves'],
    [`${STEP}.with.node-version`, '20', 'ours', 'steers'],
    [`${STEP}.with.node-version`, 'ours', '20', 'steers'],
    [`${STEP}.with.node-version`, 20, ['22'], 'steers'],
    [`${STEP}.with.node-version-file`, '20', '22', 'steers'],
    [MATRIX, [18, 20], [20, 22], 'moves'],
    [MATRIX, [18, 20], [18, 20, 22], 'moves'],
    [MATRIX, [18, 20], [20], 'steers'],
    [MATRIX, ['18', '20'], ['20', '20'], 'steers'],
    [MATRIX, ['ours', 20], ['22', 20], 'steers'],
    [MATRIX, ['18', 20], ['ours', 20], 'steers'],
    [MATRIX, ['18', '20'], ['ours', '22'], 'steers'],
    [MATRIX, ['ours'], ['ours', 'theirs'], 'moves'],
    [MATRIX, '18', ['20'], 'steers'],
    [MATRIX, ['18'], '20', 'steers'],
    [`${STEP}.run`, 'npm ci', 'pnpm install --frozen-lockfile', 'moves'],
    [`${STEP}.run`, 'npm ci\nnpm test', '\n  yarn\n\n  yarn test \n', 'moves'],
    [`${STEP}.run`, 'npm ci\nnpm test', 'npm test', 'steers'],
    [`${STEP}.run`, 'npm run build -- --mode x', 'pnpm build --mode x', 'moves'],
    [`${STEP}.run`, 'npm run a', 'npm run b', 'steers'],
    [`${STEP}.run`, 'pnpm publish', 'yarn publish', 'steers'],
    [`${STEP}.run`, 'install', 'npm ci', 'moves'],
    [`${STEP}.run`, 'npm install left-pad', 'npm ci', 'steers'],
    [`${STEP}.run`, 'a\nb', 'ab', 'steers'],
    [`${STEP}.run`, 'true', 'false', 'steers'],
    [`${STEP}.runs`, 'npm ci', 'pnpm i', 'steers'],
    [`${STEP}.name`, 'x', 'y', 'moves'],
    [`${STEP}.name`, undefined, 'y', 'moves'],
    [`${STEP}.name`, 'x', ['y'], 'steers'],
    ['run-name', 'x', 'y', 'moves'],
    ['name', 'x', 'y', 'steers'],
    ['jobs.test.name', 'x', 'y', 'steers'],
    [`${STEP}.id`, 'x', 'y', 'steers'],
    [`${STEP}.with.name`, 'x', 'y', 'steers'],
    ['jobs.test.run', 'npm ci', 'pnpm i', 'steers'],
  ])('%s from %j to %j: %s', (field, before, after, weight) => {
    expect(workflowWeight(field, json(before), json(after))).toBe(weight)
  })
})

describe('a base of a tsconfig that went up', () => {
  const CONFIG = 'tests/tsconfig.json'
  const rebased = (
    base: readonly [unknown, unknown],
    paths: readonly [unknown, unknown] | null,
    fresh: Readonly<Record<string, readonly [Side, Side]>> = {},
    path = CONFIG,
  ) =>
    [
      ...rebasedPaths(
        patchScope({
          changes: fresh,
          manifests: [
            { path: 'other/tsconfig.json', field: 'compilerOptions.paths', before: '{"y":["./b"]}', after: '{"y":["./c"]}' },
            { path, field: 'compilerOptions.strict', before: '"."', after: '".."' },
            { path, field: 'compilerOptions.baseUrl', before: json(base[0]), after: json(base[1]) },
            ...(paths === null ? [] : [{ path, field: 'compilerOptions.paths', before: json(paths[0]), after: json(paths[1]) }]),
          ],
        }),
      ),
    ].length === 1

  const SAME = [{ y: ['../src/a.ts'] }, { y: ['src/a.ts'] }] as const

  test.each([
    [['.', '..'], SAME, true],
    [['./', '../'], SAME, true],
    [['.', '..'], [{ y: ['../src/b/../a.ts'] }, { y: ['./src//a.ts'] }], true],
    [['.', '..'], [{ y: ['a.ts'] }, { y: ['tests/a.ts'] }], false],
    [['.', '../..'], [{ y: ['../../a.ts'] }, { y: ['a.ts'] }], true],
    [['.', '..'], [{ y: ['../../a.ts'] }, { y: ['../a.ts'] }], true],
    [['.', '..'], [{ y: ['../src/a.ts'] }, { y: ['src/b.ts'] }], false],
    [['.', '..'], null, false],
    [['..', '.'], SAME, false],
    [['.', 'deep'], [{ y: ['deep/a.ts'] }, { y: ['a.ts'] }], false],
    [['src', '..'], SAME, false],
    [['src', '..'], [{ y: ['../../x.ts'] }, { y: ['x.ts'] }], false],
    [['.', '..'], [{ y: ['../a.ts'] }, { y: ['/a.ts'] }], false],
    [['.', '..'], [{ y: ['../../../a.ts'] }, { y: ['a.ts'] }], false],
    [['.', '..'], [7, 7], false],
    [[undefined, '..'], SAME, false],
    [['.', undefined], SAME, false],
    [[7, '..'], SAME, false],
    [['.', 7], SAME, false],
    [['.', '/'], SAME, false],
    [['.', '..'], [{ y: ['/a.ts'] }, { y: ['/a.ts'] }], false],
    [['.', '..'], [{ y: ['c:a.ts'] }, { y: ['c:a.ts'] }], false],
    [['.', '..'], [{ y: ['${configDir}/a.ts'] }, { y: ['${configDir}/a.ts'] }], false],
    [['.', '..'], [{ y: '../src/a.ts' }, { y: 'src/a.ts' }], false],
    [['.', '..'], [{ y: [7] }, { y: [7] }], false],
    [
      ['.', '..'],
      [
        { x: ['../a.ts'], y: [7] },
        { x: ['a.ts'], y: [7] },
      ],
      false,
    ],
    [['.', '..'], [['../a'], ['a']], false],
    [['.', '..'], [null, null], false],
    [['.', '..'], [undefined, undefined], false],
    [['.', '..'], ['a', 'a'], false],
  ] as const)('from %j, with the paths %j: %s', (base, paths, leads) => {
    expect(rebased(base, paths)).toBe(leads)
  })

  test.each([
    ['a file in its folder', { 'tests/new.ts': [null, 'x'] }, CONFIG, true],
    ['a file between', { 'new.ts': [null, 'x'] }, CONFIG, false],
    ['a changed file between', { 'old.ts': ['x', 'y'] }, CONFIG, true],
    ['a file of a folder that is named alike', { 'new/tests/': [null, 'x'] }, CONFIG, false],
    ['the configuration of the root', { 'new.ts': [null, 'x'] }, 'tsconfig.json', false],
  ] as const)('the patch brings %s', (_, fresh, path, leads) => {
    expect(rebased(['.', '..'], SAME, fresh as never, path)).toBe(leads)
  })

  test('a file that is moved between is one that the patch brings', () => {
    const scope = patchScope({ changes: { 'new.ts': ['x', 'x'] }, renames: { 'new.ts': 'tests/old.ts' } })
    const manifests = [
      { path: CONFIG, field: 'compilerOptions.baseUrl', before: '"."', after: '".."' },
      { path: CONFIG, field: 'compilerOptions.paths', before: json(SAME[0]), after: json(SAME[1]) },
    ]
    expect([...rebasedPaths({ ...scope, manifests })]).toEqual([])
  })
})

test.each([
  ['src/a.js', ['src/a.ts'], 'src/a.ts'],
  ['src/a.ts', ['src/a.js'], undefined],
  ['src/a.ts', ['src/a.cts', 'src/a.tsx'], 'src/a.tsx'],
  ['src/a.cjs', ['src/a.cts'], 'src/a.cts'],
  ['src/a.cts', ['src/a.cjs'], undefined],
  ['src/a.js', ['src/a.json'], undefined],
  ['src/a.ts', ['src/a/index.mjs'], 'src/a/index.mjs'],
  ['src/a.d.ts', ['src/a.d.tsx'], undefined],
  ['src/.d.js', ['src/.d.ts'], undefined],
  ['src/a.md', ['src/a.ts'], undefined],
  ['src/a', ['src/a/index.ts'], undefined],
  ['.ts', ['/index.js'], undefined],
  ['src/a.b.js', ['src/a.b.ts'], 'src/a.b.ts'],
  ['vitest.config.js', ['vitest.config.ts'], undefined],
])('the new file %s beside %j hides %s', (path, there, shadows) => {
  const found = shadowFindings(patchScope({ changes: { [path]: [null, 'x'] }, there }))
  expect(found).toEqual(shadows === undefined ? [] : [{ rule: 'module-shadowed', args: { path, shadows }, at: { file: path } }])
  expect(shadowFindings(patchScope({ changes: { [path]: ['was', 'is'] }, there }))).toEqual([])
  const renamed = patchScope({ changes: { [path]: ['was', 'was'] }, renames: { [path]: 'lib/x.txt' }, there })
  expect(shadowFindings(renamed)).toHaveLength(shadows === undefined ? 0 : 1)
})

test('no file may come into a folder whose name only begins alike', () => {
  const path = 'tests/tsconfig.json'
  const manifests = [
    { path, field: 'compilerOptions.baseUrl', before: '"."', after: '".."' },
    { path, field: 'compilerOptions.paths', before: '{"y":["../a.ts"]}', after: '{"y":["a.ts"]}' },
  ]
  const rebased = (fresh: string) => [...rebasedPaths(patchScope({ changes: { [fresh]: [null, 'is'] }, manifests }))]
  expect(rebased('tests/new.ts')).toEqual([path])
  expect(rebased('testsuite/new.ts')).toEqual([])
})

describe('a script with those that it calls', () => {
  const of = (scripts: Readonly<Record<string, string>>) => expanded('a', new Map(Object.entries(scripts)))
  const runs = (...commands: readonly string[]) => ({ state: 'runs', commands })
  const fails = { state: 'fails' }

  test.each<[Readonly<Record<string, string>>, unknown]>([
    [{ a: ' vitest run ' }, runs('vitest run')],
    [{ a: 'echo "b" && npm run b', b: 'x' }, runs('echo "b" && npm run b')],
    [{ a: 'npm run b && y', b: 'x' }, runs('x', 'y')],
    [{ a: 'npm run b -- --w', b: 'x' }, runs('x --w')],
    [{ a: 'npm run b', b: 'x', prebound: 'y' }, runs('x')],
    [{ a: 'npm run b', b: 'x', preb: 'y' }, null],
    [{ a: 'npm run b', b: 'x', postb: 'y' }, null],
    [{ a: 'npm run b' }, fails],
    [{ a: 'pnpm run b' }, fails],
    [{ a: 'yarn b' }, runs('yarn b')],
    [{ a: 'yarn b', b: 'x' }, runs('x')],
    [{ a: 'yarn add', add: 'x' }, runs('yarn add')],
    [{ a: 'run-s b c', b: 'x', c: 'y' }, runs('x', 'y')],
    [{ a: 'run-s b --silent', b: 'x' }, runs('run-s b --silent')],
    [{ a: 'run-s b-', 'b-': 'x' }, runs('x')],
    [{ a: 'run-s b.c', 'b.c': 'x' }, runs('x')],
    [{ a: 'run-s b.c', bxc: 'x' }, fails],
    [{ a: 'run-s b:*', 'b:c': 'x', 'b:d:e': 'y' }, runs('x')],
    [{ a: 'run-s b:**', 'b:c': 'x', 'b:d:e': 'y' }, runs('x', 'y')],
    [{ a: 'run-s gone' }, fails],
    [{ a: 'cd b && x' }, null],
    [{}, fails],
  ])('%j', (scripts, expected) => {
    expect(of(scripts)).toEqual(expected)
  })

  test('calls are followed ten deep', () => {
    const chain = (length: number) => {
      const calls = Array.from({ length }, (_, index) => [index === 0 ? 'a' : `s${index}`, `npm run s${index + 1}`])
      return of(Object.fromEntries([...calls, [`s${length}`, 'x']]))
    }
    expect(chain(10)).toEqual(runs('x'))
    expect(chain(11)).toBeNull()
  })
})
