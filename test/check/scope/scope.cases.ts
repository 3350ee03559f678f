import type { Mitigation, RuleId } from '../../../src/model/findings.ts'
import type { PatchOf, Side } from './patch.ts'

/** What a rule is said of, and how mild the case is; '' for the plain case. */
export type Expected = readonly [rule: RuleId, path?: string | undefined, mild?: Mitigation['severity'] | undefined]

export interface ScopeCase extends PatchOf {
  readonly name: string
  readonly expected: readonly Expected[]
  /** The policy names nobody. */
  readonly ownerless?: true
}

const edited: readonly [Side, Side] = ['was', 'is']
const added: readonly [Side, Side] = [null, 'is']
const code = { 'src/a.ts': edited }
const field = (path: string, name: string, before: string | null, after: string | null) => ({
  changes: { [path]: edited },
  manifests: [{ path, field: name, before, after }],
})

const CI = '.github/workflows/ci.yml'
const WORKSPACE = 'pnpm-workspace.yaml'
const fields = (path: string, ...list: readonly (readonly [name: string, before: unknown, after: unknown])[]) => ({
  changes: { [path]: edited },
  manifests: list.map(([name, before, after]) => ({
    path,
    field: name,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  })),
})
const run = 'jobs.test.steps[1].run'
const uses = 'jobs.test.steps[0].uses'
const node = 'jobs.test.strategy.matrix.node'
type Scripts = Readonly<Record<string, string>>
/** The scripts of package.json at both sides, and those of their fields that differ. */
const scripts = (before: Scripts, after: Scripts, path = 'package.json'): Pick<ScopeCase, 'changes' | 'manifests' | 'scripts'> => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name])
  return {
    ...fields(path, ...names.map((name) => [`scripts.${name}`, before[name], after[name]] as const)),
    scripts: [{ path, configures: false, before: new Map(Object.entries(before)), after: new Map(Object.entries(after)) }],
  }
}
const runAll: readonly [string, unknown, unknown] = ['devDependencies.npm-run-all', undefined, '^4.1.5']
const CORE = 'node bin/runner.mjs -r core vitest'
const VUE = 'node bin/runner.mjs -r vue vitest'
/** Scripts that were one, or are called by other names, and how mild `scripts.test` is. */
const REARRANGED: readonly (readonly [name: string, before: Scripts, after: Scripts, mild: 'note' | undefined])[] = [
  ['through another script', { test: CORE }, { test: 'npm run test:core', 'test:core': CORE }, 'note'],
  ['with arguments', { test: 'vitest run' }, { test: 'pnpm test:unit run', 'test:unit': 'vitest' }, 'note'],
  ['with one that looks', { test: CORE }, { test: 'npm run types && npm run test:core', types: 'tsc --noEmit', 'test:core': CORE }, 'note'],
  ['and tests of base behind', { test: CORE, 'test:vue': VUE }, { test: `${CORE} && npm run test:vue`, 'test:vue': VUE }, 'note'],
  ['and tests of base in front', { test: CORE, 'test:vue': VUE }, { test: `npm run test:vue && ${CORE}`, 'test:vue': VUE }, undefined],
  [
    'and snapshots written behind',
    { test: CORE, 'test:new': 'vitest -u' },
    { test: `${CORE} && npm run test:new`, 'test:new': 'vitest -u' },
    undefined,
  ],
  ['and a script of the patch behind', { test: CORE }, { test: `${CORE} && npm run test:vue`, 'test:vue': VUE }, undefined],
  ['with a hook before it', { test: CORE }, { test: 'npm run test:core', 'test:core': CORE, 'pretest:core': 'node x.mjs' }, undefined],
  ['that says less', { test: CORE }, { test: 'npm run test:core', 'test:core': `${CORE} src` }, undefined],
  ['with a way out inside', { test: CORE }, { test: 'npm run test:core', 'test:core': `${CORE} || true` }, undefined],
  [
    'whose way out was only its own',
    { test: `${CORE} && npm run lint`, lint: 'eslint . || true' },
    { test: `${CORE} && eslint . || true`, lint: 'eslint . || true' },
    undefined,
  ],
  [
    'whose way out is a background',
    { test: `${CORE} && npm run up`, up: 'serve & wait' },
    { test: `${CORE} && serve & wait`, up: 'serve & wait' },
    undefined,
  ],
  [
    'whose folder was only its own',
    { test: `npm run go && ${CORE}`, go: 'cd docs' },
    { test: `cd docs && ${CORE}`, go: 'cd docs' },
    undefined,
  ],
  ['in a circle', { test: CORE }, { test: 'npm run a', a: 'npm run test' }, undefined],
  ['that is not there', { test: CORE }, { test: 'npm run test:core' }, undefined],
  ['in quotes', { test: CORE }, { test: `sh -c "${CORE}"` }, undefined],
  ['out of a folder', { test: `cd docs && ${CORE}` }, { test: CORE }, undefined],
  ['that looks at coverage', { test: CORE }, { test: 'npm run test:core', 'test:core': `${CORE} --coverage` }, 'note'],
  ['that is but one of two', { test: `${CORE} && ${VUE}` }, { test: 'npm run test:core', 'test:core': CORE }, undefined],
  [
    'and snapshots written behind, by another word',
    { test: CORE, 'test:new': 'vitest -update' },
    { test: `${CORE} && npm run test:new`, 'test:new': 'vitest -update' },
    undefined,
  ],
  [
    'and tests behind that no script says any more',
    { test: CORE, 'test:vue': VUE },
    { test: `${CORE} && ${VUE}`, 'test:vue': 'x' },
    undefined,
  ],
]
/** A new script of this name among those of base, and how mild it is. */
const NEW_SCRIPTS: readonly (readonly [
  what: string,
  name: string,
  script: string,
  before: Scripts,
  mild: 'note' | 'review' | undefined,
  path?: string,
])[] = [
  ['of another tool', 'test:deno', 'deno test deno_test', { test: CORE }, 'note'],
  ['whose tests base ran by another name', 'test:core', CORE, { test: CORE }, 'note'],
  ['that a pattern of base means', 'test:aaa', 'node aaa.mjs', { test: 'run-s test:*', 'test:core': CORE }, undefined],
  ['that a pattern of base means in any depth', 'test:a:b', 'node aaa.mjs', { test: 'npm-run-all test:**' }, undefined],
  ['that base starts where it is', 'test:deno', 'node aaa.mjs', { test: 'npm run test:deno --if-present && vitest run' }, undefined],
  ['that is called like a program', 'vitest', 'node aaa.mjs', { test: 'pnpm vitest run' }, undefined],
  ['that is called like another program', 'jest', 'node aaa.mjs', { test: CORE }, undefined],
  ['with a command of another kind beside tests', 'test:x', 'node a.mjs && vitest run --config ci.ts', { test: CORE }, undefined],
  ['whose tests base watched', 'test:run', `${CORE} --run`, { test: CORE }, 'note'],
  ['whose tests base watched elsewhere', 'test:run', `${CORE} --run src`, { test: CORE, 'test:src': `${CORE} src` }, undefined],
  [
    'beside one that fails and one that cannot be read',
    'test:b',
    'deno test b',
    { test: CORE, old: 'npm run gone', odd: 'cd x && y' },
    'note',
  ],
  ['beside words that it begins with', 'test:b', 'deno test b', { test: CORE, all: 'make test' }, 'note'],
  ['beside a pattern of files', 'test:b', 'deno test b', { test: CORE, format: 'prettier test:*.js' }, 'note'],
  ['that a pattern of base means in its middle', 'test:b:unit', 'node b.mjs', { test: 'run-s test:*:unit' }, undefined],
  ['that a pattern of another runner means', 'test:b', 'node b.mjs', { all: 'concurrently npm:test:*' }, undefined],
  ['that an expression may mean', 'test:b', 'node b.mjs', { all: 'pnpm run /^test/' }, undefined],
  ['that an expression in quotes may mean', 'test:b', 'node b.mjs', { all: 'pnpm run "/^test/"' }, undefined],
  ['around another', 'pretest:core', 'node aaa.mjs', { 'test:core': CORE }, undefined],
  ['with tests of its own kind', 'test:ci', 'vitest run --config ci.ts', { test: CORE }, undefined],
  [
    'of a package, which a command for all packages would find',
    'test:deno',
    'node aaa.mjs',
    { test: CORE },
    'review',
    'packages/a/package.json',
  ],
]

/** One leaf of a workflow where nobody could approve, and how mild it is. */
const LEAVES: readonly (readonly [name: string, leaf: readonly [string, unknown, unknown], mild: 'note' | 'review'])[] = [
  ['a newer action', [uses, 'actions/checkout@v4', 'actions/checkout@v5'], 'note'],
  ['another action', [uses, 'actions/checkout@v4', 'evil/checkout@v5'], 'review'],
  ['an action at a commit', [uses, 'actions/checkout@v4', `actions/checkout@${'0'.repeat(40)}`], 'review'],
  ['an action at a branch', [uses, 'actions/checkout@v4', 'actions/checkout@main'], 'review'],
  ['a version more to run on', [node, [20, 22], [20, 22, 24]], 'note'],
  ['a version for another', [node, ['19.2.0-canary-a-2025'], ['19.2.0-canary-b-2025']], 'note'],
  ['a version less to run on', [node, [20, 22], [22]], 'review'],
  ['a version twice', [node, [20, 22], [22, 22]], 'review'],
  ['a task for another', ['jobs.test.strategy.matrix.task', ['unit', 'lint'], ['docs', 'lint']], 'review'],
  ['a newer Node', ['jobs.test.steps[0].with.node-version', 20, 22], 'note'],
  ['a folder to run in', ['jobs.test.steps[1].working-directory', '.', 'docs'], 'review'],
  ['another package manager', [run, 'yarn install --frozen-lockfile\nyarn test', 'pnpm install --frozen-lockfile\npnpm test'], 'note'],
  ['another package manager, with arguments', [run, 'npm run test -- --run', 'pnpm test --run'], 'note'],
  ['another script', [run, 'yarn test', 'pnpm lint'], 'review'],
  ['a script that may fail', [run, 'yarn test', 'pnpm test || true'], 'review'],
  ['an install from elsewhere', [run, 'yarn install', 'pnpm install --registry=https://a.test'], 'review'],
  ['a tool in the place of a script', [run, 'yarn test', 'pnpm exec test'], 'review'],
  ["bun's own runner in the place of a script", [run, 'yarn test', 'bun test'], 'review'],
  ['a step that is gone', [run, 'yarn test', undefined], 'review'],
  ['a step that is new', ['jobs.test.steps[2].run', undefined, 'exit 0'], 'review'],
  ['a job on a condition', ['jobs.test.if', undefined, 'false'], 'review'],
  ['a step that may fail', ['jobs.test.steps[1].continue-on-error', undefined, true], 'review'],
]

export const SCOPE_CASES: readonly ScopeCase[] = [
  { name: 'production and its tests', changes: { ...code, 'tests/a.test.ts': edited }, expected: [] },
  { name: 'tests alone', changes: { 'tests/a.test.ts': edited }, expected: [['no-production-change']] },
  {
    name: 'a trusted test alone',
    changes: { 'oracle/examples/a.test.ts': added },
    expected: [['sealed-path-changed', 'oracle/examples/a.test.ts'], ['no-production-change']],
  },
  {
    name: 'a sealed file and production',
    changes: { ...code, 'oracle/seeds.txt': edited },
    expected: [['sealed-path-changed', 'oracle/seeds.txt'], ['oracle-and-code-mixed']],
  },
  {
    name: 'a schema that the policy names, wherever it stands',
    changes: { 'shapes/order.json': edited },
    expected: [['sealed-path-changed', 'shapes/order.json']],
  },
  {
    name: 'a path that the policy seals, but for what it takes back',
    changes: { 'quality/a.ts': edited, 'quality/notes/b.md': edited },
    expected: [['sealed-path-changed', 'quality/a.ts'], ['path-not-writable', 'quality/notes/b.md'], ['no-production-change']],
  },
  {
    name: 'a sealed file that only gets another mode',
    changes: {
      'oracle/seeds.txt': [
        { mode: '100644', id: 'x' },
        { mode: '100755', id: 'x' },
      ],
    },
    expected: [['sealed-path-changed', 'oracle/seeds.txt']],
  },
  {
    name: 'a sealed file that moves out',
    changes: { 'src/seeds.txt': edited },
    renames: { 'src/seeds.txt': 'oracle/seeds.txt' },
    expected: [['sealed-path-changed', 'oracle/seeds.txt'], ['oracle-and-code-mixed']],
  },
  { name: 'a path that nobody may write', changes: { ...code, 'tools/x.mjs': added }, expected: [['path-not-writable', 'tools/x.mjs']] },

  {
    name: 'the configuration of the runner',
    changes: { ...code, 'vitest.config.ts': edited },
    expected: [['runner-config-changed', 'vitest.config.ts'], ['oracle-and-code-mixed']],
  },
  {
    name: 'the same where nobody could approve',
    ownerless: true,
    changes: { ...code, 'vitest.config.ts': edited },
    expected: [
      ['runner-config-changed', 'vitest.config.ts', 'review'],
      ['oracle-and-code-mixed', undefined, 'review'],
    ],
  },
  {
    name: 'a configuration where no test is',
    changes: { 'docs/examples/vitest.config.ts': added },
    expected: [['runner-config-changed', 'docs/examples/vitest.config.ts', 'review']],
  },
  {
    name: 'a setup file that a configuration names',
    changes: { 'tests/setup.ts': edited },
    named: [{ path: 'tests/setup.ts', config: 'vitest.config.ts', steers: true, inRunner: false }],
    expected: [['runner-config-changed', 'tests/setup.ts']],
  },
  {
    name: 'production code that a configuration names as an alias',
    changes: code,
    named: [{ path: 'src/a.ts', config: 'vitest.config.ts', steers: false, inRunner: false }],
    expected: [],
  },
  {
    name: 'production code that a configuration loads into the runner stays what is judged',
    changes: code,
    loaded: [{ path: 'src/a.ts', config: 'vitest.config.ts' }],
    expected: [],
  },
  {
    name: 'a helper of tests that a configuration loads into the runner, beside production code',
    changes: { ...code, 'tests/order.ts': edited },
    loaded: [{ path: 'tests/order.ts', config: 'vitest.config.ts' }],
    expected: [['runner-config-changed', 'tests/order.ts'], ['oracle-and-code-mixed']],
  },
  ...[
    '.npmrc',
    'src/.npmrc',
    '.env.test',
    '.gitattributes',
    'tests/.gitattributes',
    '.gitmodules',
    'bunfig.toml',
    'patches/vitest.patch',
    'node_modules/.bin/x',
    '.oracle/verdict.json',
    '.github/workflows/ci.yml',
    'CODEOWNERS',
    'src/__mocks__/a.ts',
  ].map((path): ScopeCase => ({
    name: `what steers from beside: ${path}`,
    changes: { [path]: added },
    expected: [['runner-config-changed', path]],
  })),
  ...['.gitignore', 'tests/data/.gitkeep', '.git-blame-ignore-revs'].map((path): ScopeCase => ({
    name: `what steers nothing: ${path}`,
    changes: { ...code, [path]: added },
    expected: path.startsWith('tests') ? [] : [['path-not-writable', path]],
  })),

  { name: 'a dependency of the program', ...field('package.json', 'dependencies.nanoid', null, '"^5.0.0"'), expected: [] },
  { name: 'the version of the package', ...field('package.json', 'version', '"1.0.0"', '"1.1.0"'), expected: [] },
  {
    name: 'the version of the runner',
    ...field('package.json', 'devDependencies.vitest', '"^4.1.0"', '"^4.1.2"'),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'the same where nobody could approve',
    ownerless: true,
    ...field('package.json', 'devDependencies.vitest', '"^4.1.0"', '"^4.1.2"'),
    expected: [['runner-config-changed', 'package.json', 'note']],
  },
  {
    name: 'the runner from a folder of the patch, where nobody could approve',
    ownerless: true,
    ...field('package.json', 'devDependencies.vitest', '"^4.1.0"', '"file:./x"'),
    expected: [['runner-config-changed', 'package.json', 'review']],
  },
  {
    name: 'the test script',
    ...field('package.json', 'scripts.test', '"vitest run"', '"vitest run || true"'),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'a script before the tests',
    ...field('package.json', 'scripts.pretest', null, '"node x.mjs"'),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'a script of its own',
    ...field('package.json', 'scripts.prettier', null, '"prettier ."'),
    expected: [['path-not-writable', 'package.json']],
  },
  {
    name: 'an import map',
    ...field('package.json', 'imports', null, '{"#a":"./b.js"}'),
    expected: [['runner-config-changed', 'package.json']],
  },
  ...(
    [
      ['a field more', { '.': './a.js' }, { '.': './a.js', './b': './b.js' }, 'note'],
      ['an entry more beside the only one', './a.js', { '.': './a.js', './b': './b.js' }, 'note'],
      ['an entry that leads elsewhere', { '.': './a.js' }, { '.': './tests/a.js', './b': './b.js' }, undefined],
      ['a condition in front', { '.': { default: './a.js' } }, { '.': { development: './x.js', default: './a.js' } }, undefined],
      ['the conditions in another order', { '.': { a: './a.js', b: './b.js' } }, { '.': { b: './b.js', a: './a.js' } }, undefined],
      ['an entry less', { '.': './a.js', './b': './b.js' }, { '.': './a.js' }, undefined],
      ['an entry that a pattern meant', { './*': './src/*.js' }, { './*': './src/*.js', './a': './tests/a.js' }, undefined],
      ['a pattern within a pattern', { './*': './src/*.js' }, { './*': './src/*.js', './lib/*': './tests/*.js' }, undefined],
      ['a map where there was none', undefined, { '.': './a.js' }, undefined],
    ] as const
  ).map(([name, before, after, mild]): ScopeCase => ({
    name: `exports: ${name}`,
    ...fields('package.json', ['exports', before, after]),
    expected: [['runner-config-changed', 'package.json', mild]],
  })),
  {
    name: 'an import map that leads a name elsewhere, beside a new one',
    ...fields('package.json', ['imports', { '#a': './a.js' }, { '#a': './tests/a.js', '#b': './b.js' }]),
    expected: [['runner-config-changed', 'package.json']],
  },
  ...(
    [
      ['test:watch', 'vitest watch', 'note'],
      ['coverage', 'vitest run --coverage', 'note'],
      ['test:update', 'vitest run -u', undefined],
      ['test:ci', 'vitest run --config ci.ts', undefined],
      ['test:ci', 'vitest run || true', undefined],
      ['test', 'vitest run', undefined],
      ['posttest', 'vitest run', undefined],
    ] as const
  ).map(([name, script, mild]): ScopeCase => ({
    name: `a new script ${name}: ${script}`,
    ...fields('package.json', [`scripts.${name}`, undefined, script]),
    expected: [['runner-config-changed', 'package.json', mild]],
  })),
  ...(
    [
      ['runs', 'vitest run', 'vitest run --coverage', 'note'],
      ['types first', 'lint && vitest run', 'lint && vitest --run typecheck && vitest run', 'note'],
      ['the compiler', 'vitest run', 'vitest run && tsc --noEmit -p tests/tsconfig.json', 'note'],
      ['a compiler that writes', 'vitest run', 'tsc -p tests/tsconfig.json && vitest run', undefined],
      ['a command of its own', 'vitest run', 'node tools/prepare.mjs && vitest run', undefined],
      ['less coverage', 'vitest run --coverage', 'vitest run', undefined],
      ['fewer commands', 'vitest run && node smoke.mjs', 'vitest run', undefined],
      ['a way out', 'vitest run', 'vitest run || vitest run', undefined],
      ['fewer files', 'vitest run', 'vitest run src', undefined],
      ['another order', 'node build.mjs && vitest run', 'vitest run && node build.mjs', undefined],
    ] as const
  ).map(([name, before, after, mild]): ScopeCase => ({
    name: `a test script with ${name}`,
    ...fields('package.json', ['scripts.test', before, after]),
    expected: [['runner-config-changed', 'package.json', mild]],
  })),
  ...(
    [
      ['of a new folder among tests', 'tests/fixtures/app', [], 'type', 'note'],
      ['of a new folder among tests that is run when it is installed', 'tests/fixtures/app', [], 'scripts.postinstall', undefined],
      ['of a folder among tests that base has', 'tests/fixtures/app', ['tests/fixtures/app/a.ts'], 'type', undefined],
      ['of a folder among tests of which base has one below', 'tests/fixtures/app', ['tests/fixtures/app/deep/a.ts'], 'type', undefined],
      ['of a new folder of tests, not of fixtures', 'tests/app', [], 'type', 'note'],
      ['of the folder of all tests', 'tests', ['tests/a.test.ts'], 'imports', undefined],
      ['of a new folder of production code', 'src/app', ['src/app.ts'], 'imports', undefined],
    ] as const
  ).map(([name, folder, there, what, mild]): ScopeCase => {
    const path = `${folder}/package.json`
    return {
      name: `a package.json ${name}`,
      changes: { [path]: added, [`${folder}/index.ts`]: added },
      there,
      manifests: [{ path, field: what, before: null, after: '"x"' }],
      expected: [['runner-config-changed', path, mild], [folder === 'src/app' ? 'oracle-and-code-mixed' : 'no-production-change']],
    }
  }),
  ...(
    [
      ['in a new folder of fixtures', 'tests/fixtures/app/vitest.config.ts', [], 'note'],
      ['in a new folder of tests', 'tests/app/vitest.config.ts', [], undefined],
      ['in a new folder of fixtures among sources', 'tests/src/fixtures/app/vitest.config.ts', [], undefined],
      ['in a folder of fixtures that base has', 'tests/fixtures/app/vitest.config.ts', ['tests/fixtures/app/a.ts'], undefined],
      ['in the folder of all fixtures', 'tests/fixtures/vitest.config.ts', [], undefined],
    ] as const
  ).map(([name, path, there, mild]): ScopeCase => ({
    name: `a configuration ${name}`,
    changes: { [path]: added, [path.replace('vitest.config', 'b.test')]: added },
    there,
    expected: [['runner-config-changed', path, mild], ['no-production-change']],
  })),
  ...REARRANGED.map(([name, before, after, mild]): ScopeCase => {
    const one = scripts({ ...before }, { ...after })
    const only = one.manifests?.filter(({ field: of }) => of === 'scripts.test') ?? []
    return { name: `a test script ${name}`, ...one, manifests: only, expected: [['runner-config-changed', 'package.json', mild]] }
  }),
  ...NEW_SCRIPTS.map(([what, name, script, before, mild, path = 'package.json']): ScopeCase => ({
    name: `a new script ${what}: ${name}`,
    ...scripts(before, { ...before, [name]: script }, path),
    expected: [['runner-config-changed', path, mild]],
  })),
  ...(
    [
      ['by its own name', [runAll], 'note'],
      ['from a folder', [['devDependencies.npm-run-all', undefined, 'file:./x']], undefined],
      ['from nobody knows where', [], undefined],
      ['beside a package that may bring a program of that name', [runAll, ['devDependencies.zz', undefined, '^1.0.0']], undefined],
      ['beside one that the program needs', [runAll, ['dependencies.zz', undefined, '^1.0.0']], undefined],
      ['beside a newer version of another', [runAll, ['devDependencies.zz', '^1.0.0', '^2.0.0']], 'note'],
      ['from a package named alike', [['devDependencies.npm-run-all-x', undefined, '^1.0.0']], undefined],
      ['from another package named alike', [['devDependencies.my-npm-run-all', undefined, '^1.0.0']], undefined],
    ] as const
  ).map(([name, came, mild]): ScopeCase => {
    const one = scripts({ test: CORE, 'test:vue': VUE }, { test: 'run-s test:*', 'test:core': CORE, 'test:vue': VUE })
    const only = one.manifests?.filter(({ field: of }) => of === 'scripts.test') ?? []
    const packages = fields('package.json', ...came).manifests
    return {
      name: `a test script through a runner of scripts that comes ${name}`,
      ...one,
      manifests: [...only, ...packages],
      expected: [['runner-config-changed', 'package.json', mild]],
    }
  }),
  {
    name: 'a test script through a runner of scripts, and what comes into another package',
    ...(() => {
      const one = scripts({ test: CORE, 'test:vue': VUE }, { test: 'run-s test:*', 'test:core': CORE, 'test:vue': VUE })
      const only = one.manifests?.filter(({ field: of }) => of === 'scripts.test') ?? []
      const elsewhere = fields('packages/x/package.json', ['devDependencies.zz', undefined, '^1.0.0']).manifests
      return { ...one, manifests: [...only, ...fields('package.json', runAll).manifests, ...elsewhere] }
    })(),
    expected: [['runner-config-changed', 'package.json', 'note']],
  },
  {
    name: 'a test script through a runner of scripts, beside a runner of tests from a folder',
    ...(() => {
      const one = scripts({ test: CORE, 'test:vue': VUE }, { test: 'run-s test:*', 'test:core': CORE, 'test:vue': VUE })
      const only = one.manifests?.filter(({ field: of }) => of === 'scripts.test') ?? []
      const came = fields('package.json', runAll, ['devDependencies.vitest', undefined, 'file:./x']).manifests
      return { ...one, manifests: [...only, ...came] }
    })(),
    expected: [
      ['runner-config-changed', 'package.json'],
      ['runner-config-changed', 'package.json'],
    ],
  },
  {
    name: 'a script of no tests that is called through another',
    ...scripts({ build: 'npm run ts', ts: 'tsc -p x' }, { build: 'tsc -p x', ts: 'tsc -p x' }),
    expected: [['path-not-writable', 'package.json']],
  },
  {
    name: 'a script that called one named like itself, which was never there',
    ...scripts(
      { test: 'vitest', 'test:full': 'npm run test:full-all && node smoke.mjs' },
      { test: 'vitest', 'test:full': 'npm run test -- --run && node smoke.mjs' },
    ),
    expected: [['runner-config-changed', 'package.json', 'note']],
  },
  {
    name: 'a script that called one that was never there',
    ...scripts(
      { test: 'vitest', 'test:full': 'npm run tset && node smoke.mjs' },
      { test: 'vitest', 'test:full': 'npm run test -- --run && node smoke.mjs' },
    ),
    expected: [['runner-config-changed', 'package.json', 'note']],
  },
  {
    name: 'a test script that called one that was never there',
    ...scripts({ test: 'npm run unit' }, { test: 'node smoke.mjs' }),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'a package of a workspace that is named like the runner',
    ...fields('packages/x/package.json', ['name', undefined, 'vitest']),
    expected: [['runner-config-changed', 'packages/x/package.json', 'review']],
  },
  ...(
    [
      ['a new test file', [null, 'is'], 'jsdom', 'note'],
      ['a test file that was there', edited, 'jsdom', 'review'],
      ['a new test file, one of the patch', [null, 'is'], './env.ts', undefined],
    ] as const
  ).map(([name, side, environment, mild]): ScopeCase => ({
    name: `an environment in ${name}`,
    changes: { 'tests/b.test.ts': side },
    texts: [
      {
        path: 'tests/b.test.ts',
        hidden: [],
        environments: [{ name: environment, text: `@vitest-environment ${environment}`, at: { file: 'tests/b.test.ts' } }],
      },
    ],
    expected: [['runner-config-changed', 'tests/b.test.ts', mild], ['no-production-change']],
  })),
  {
    name: 'an environment in a sealed test, and in what is no test',
    changes: { 'oracle/a.test.ts': edited, 'src/a.ts': edited },
    texts: ['oracle/a.test.ts', 'src/a.ts'].map((path) => ({
      path,
      hidden: [],
      environments: [{ name: 'jsdom', text: '@vitest-environment jsdom', at: { file: path } }],
    })),
    there: [],
    expected: [
      ['runner-config-changed', 'oracle/a.test.ts', 'review'],
      ['sealed-path-changed', 'oracle/a.test.ts'],
      ['oracle-and-code-mixed'],
    ],
  },
  {
    name: 'a script that was there and starts Vitest otherwise',
    ...fields('package.json', ['scripts.coverage', 'vitest run --coverage', 'vitest watch']),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'a catalog with newer versions',
    ownerless: true,
    ...fields(WORKSPACE, ['catalog.vue', '^3.0.0', '^3.1.0'], ['catalogs.test.vitest', '^4.0.0', '^4.1.0']),
    expected: [['runner-config-changed', WORKSPACE, 'note']],
  },
  {
    name: 'a catalog with newer versions of what the program needs, where owners approve',
    ...fields(WORKSPACE, ['catalog.vue', '^3.0.0', '^3.1.0'], ['catalogs.dev.a\\.b', undefined, '1.0.0']),
    expected: [['runner-config-changed', WORKSPACE, 'note']],
  },
  {
    name: 'a catalog with a newer runner, where owners approve',
    ...fields(WORKSPACE, ['catalogs.test.vitest', '^4.0.0', '^4.1.0']),
    expected: [['runner-config-changed', WORKSPACE]],
  },
  {
    name: 'a catalog that takes the runner from the patch',
    ownerless: true,
    ...fields(WORKSPACE, ['catalog.vitest', '^4.0.0', 'file:./x']),
    expected: [['runner-config-changed', WORKSPACE, 'review']],
  },
  {
    name: 'an override in a workspace, beside a newer version',
    ownerless: true,
    ...fields(WORKSPACE, ['catalog.vue', '^3.0.0', '^3.1.0'], ['overrides.chai', undefined, 'npm:x@1']),
    expected: [['runner-config-changed', WORKSPACE, 'review']],
  },
  ...LEAVES.map(([name, leaf, mild]): ScopeCase => ({
    name: `a workflow with ${name}`,
    ownerless: true,
    ...fields(CI, leaf),
    expected: [['runner-config-changed', CI, mild]],
  })),
  {
    name: 'a workflow with a newer action, where owners approve',
    ...fields(CI, [uses, 'actions/checkout@v4', 'actions/checkout@v5']),
    expected: [['runner-config-changed', CI]],
  },
  {
    name: 'a workflow with a step that may fail and a newer action',
    ownerless: true,
    ...fields(CI, ['jobs.test.continue-on-error', undefined, true], [uses, 'actions/checkout@v4', 'actions/checkout@v5']),
    expected: [['runner-config-changed', CI, 'review']],
  },
  {
    name: 'a workflow with a newer action and a step that may fail',
    ownerless: true,
    ...fields(CI, [uses, 'actions/checkout@v4', 'actions/checkout@v5'], ['jobs.test.continue-on-error', undefined, true]),
    expected: [['runner-config-changed', CI, 'review']],
  },
  ...['vitest.config.ts', CI, WORKSPACE].map((path): ScopeCase => ({
    name: `comments of ${path}`,
    changes: { ...code, [path]: edited },
    restated: [path],
    expected: [
      ['runner-config-changed', path, 'note'],
      ['oracle-and-code-mixed', undefined, 'note'],
    ],
  })),

  ...(
    [
      ['the same files from a folder above', '..', { yaml: ['src/index.ts'] }, {}, 'note'],
      ['another file', '..', { yaml: ['tests/index.ts'] }, {}, undefined],
      ['the same files from a folder beside', '../doubles', { yaml: ['../src/index.ts'] }, {}, undefined],
      ['the same files, and a new file that a bare name may mean', '..', { yaml: ['src/index.ts'] }, { 'src/new.ts': added }, undefined],
    ] as const
  ).map(([name, base, paths, more, mild]): ScopeCase => {
    const path = 'tests/tsconfig.json'
    const { changes, manifests } = fields(
      path,
      ['compilerOptions.baseUrl', '.', base],
      ['compilerOptions.paths', { yaml: ['../src/index.ts'] }, paths],
    )
    return {
      name: `compiler paths to ${name}`,
      changes: { ...code, ...changes, ...more },
      manifests,
      expected: [
        ['runner-config-changed', path, mild],
        ['runner-config-changed', path, mild],
        ['oracle-and-code-mixed', undefined, mild],
      ],
    }
  }),
  {
    name: 'compiler paths',
    ...field('tsconfig.json', 'compilerOptions.paths', null, '{}'),
    expected: [['runner-config-changed', 'tsconfig.json']],
  },
  {
    name: 'a compiler option',
    ...field('tsconfig.json', 'compilerOptions.noUnusedLocals', null, 'true'),
    expected: [['path-not-writable', 'tsconfig.json']],
  },
  {
    name: 'a lockfile that takes the runner from elsewhere',
    ...field(
      'package-lock.json',
      'packages.node_modules/vitest',
      '{"resolved":"https://a.test/vitest/-/v.tgz"}',
      '{"resolved":"https://b.test/v.tgz"}',
    ),
    expected: [['runner-config-changed', 'package-lock.json']],
  },
  {
    name: 'a lockfile that takes any package from elsewhere',
    ...field(
      'package-lock.json',
      'packages.node_modules/picomatch',
      '{"resolved":"https://a.test/picomatch/-/picomatch-4.0.2.tgz"}',
      '{"resolved":"https://b.test/picomatch/-/picomatch-4.0.2.tgz"}',
    ),
    expected: [['runner-config-changed', 'package-lock.json']],
  },
  {
    name: 'a lockfile with a newer version of a package',
    ...field(
      'package-lock.json',
      'packages.node_modules/picomatch',
      '{"resolved":"https://a.test/picomatch/-/picomatch-4.0.2.tgz"}',
      '{"resolved":"https://a.test/picomatch/-/picomatch-4.0.3.tgz"}',
    ),
    expected: [['path-not-writable', 'package-lock.json']],
  },
  {
    name: 'a lockfile with one more copy of the runner, from elsewhere',
    ownerless: true,
    ...field('package-lock.json', 'packages.node_modules/a/node_modules/vitest', null, '{"resolved":"https://b.test/v.tgz"}'),
    expected: [['runner-config-changed', 'package-lock.json', 'review']],
  },
  {
    name: 'a plugin of the configuration, from a folder',
    loadedPackages: ['@shop/plugin'],
    ...field('package.json', 'devDependencies.@shop/plugin', '"^1.0.0"', '"file:./src/plugin"'),
    expected: [['runner-config-changed', 'package.json']],
  },
  {
    name: 'a plugin of the configuration, in another version',
    loadedPackages: ['@shop/plugin'],
    ...field('package.json', 'devDependencies.@shop/plugin', '"^1.0.0"', '"^1.1.0"'),
    expected: [],
  },
  {
    name: 'a lockfile with more of the runner than is told',
    ...fields(
      'package-lock.json',
      ...Array.from({ length: 22 }, (_, index) => [`packages.node_modules/@vitest/p${index}`, undefined, 'http://b.test/x.tgz'] as const),
    ),
    expected: Array.from({ length: 20 }, (): Expected => ['runner-config-changed', 'package-lock.json']),
  },
  {
    name: 'a lockfile with newer versions of the runner, and behind them a package from elsewhere',
    ownerless: true,
    ...fields(
      'package-lock.json',
      ...Array.from(
        { length: 20 },
        (_, index) => [`packages.node_modules/@vitest/p${index}`, { version: '4.0.0' }, { version: '4.1.0' }] as const,
      ),
      ['packages.node_modules/zod', 'https://a.test/zod/-/zod-1.tgz', 'https://b.test/zod/-/zod-1.tgz'],
    ),
    expected: [
      ...Array.from({ length: 20 }, (): Expected => ['runner-config-changed', 'package-lock.json', 'note']),
      ['runner-config-changed', 'package-lock.json', 'review'],
    ],
  },
  {
    name: 'a test script that runs nothing, behind many that only start Vitest',
    ...scripts(
      { test: 'vitest run' },
      { ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`a${index}`, 'vitest'])), test: 'true' },
    ),
    expected: [
      ...Array.from({ length: 20 }, (): Expected => ['runner-config-changed', 'package.json', 'note']),
      ['runner-config-changed', 'package.json'],
    ],
  },
  ...[198, 199].map((length): ScopeCase => ({
    name: `a field of ${length + 2} characters`,
    ...fields('package.json', ['type', undefined, 'x'.repeat(length)]),
    expected: [['runner-config-changed', 'package.json']],
  })),
  {
    name: 'free fields of one manifest, and another field of another',
    changes: { 'package.json': edited, 'packages/b/package.json': edited },
    manifests: [
      { path: 'package.json', field: 'description', before: null, after: '"x"' },
      { path: 'packages/b/package.json', field: 'license', before: null, after: '"x"' },
    ],
    expected: [['path-not-writable', 'packages/b/package.json']],
  },
  {
    name: 'a manifest that is new, and one that is gone, with free fields',
    changes: { 'packages/a/package.json': added, 'packages/b/package.json': ['was', null] },
    manifests: [
      { path: 'packages/a/package.json', field: 'description', before: null, after: '"x"' },
      { path: 'packages/b/package.json', field: 'description', before: '"x"', after: null },
    ],
    expected: [
      ['path-not-writable', 'packages/a/package.json'],
      ['path-not-writable', 'packages/b/package.json'],
    ],
  },
  {
    name: 'a manifest that is new, with a field of the runner',
    changes: { 'packages/a/package.json': added },
    there: ['packages/a/src/a.ts', 'oracle/policy.yaml'],
    manifests: [{ path: 'packages/a/package.json', field: 'type', before: null, after: '"module"' }],
    expected: [['runner-config-changed', 'packages/a/package.json', 'review']],
  },
  {
    name: 'a manifest in a folder that is named almost like one with sealed files',
    ...field('oraclex/package.json', 'type', null, '"module"'),
    there: ['oracle/policy.yaml'],
    expected: [['runner-config-changed', 'oraclex/package.json', 'review']],
  },
  {
    name: 'a configuration in a hidden folder',
    changes: { '.config/vitest.config.ts': edited },
    expected: [['runner-config-changed', '.config/vitest.config.ts']],
  },
  {
    name: 'a lockfile of which no field is known',
    changes: { 'package-lock.json': edited },
    expected: [['path-not-writable', 'package-lock.json']],
  },
  {
    name: 'a package among new tests that is named like the runner',
    changes: { 'tests/app/package.json': added },
    manifests: [{ path: 'tests/app/package.json', field: 'name', before: null, after: '"vitest"' }],
    expected: [['runner-config-changed', 'tests/app/package.json'], ['no-production-change']],
  },
  {
    name: 'a configuration that moves elsewhere',
    changes: { 'docs/vitest.txt': edited },
    renames: { 'docs/vitest.txt': 'vitest.config.ts' },
    expected: [
      ['runner-config-changed', 'vitest.config.ts'],
      ['path-not-writable', 'docs/vitest.txt'],
    ],
  },
  {
    name: 'a page that becomes a configuration',
    changes: { 'vitest.config.ts': edited },
    renames: { 'vitest.config.ts': 'docs/vitest.txt' },
    expected: [
      ['runner-config-changed', 'vitest.config.ts'],
      ['path-not-writable', 'docs/vitest.txt'],
    ],
  },
  {
    name: 'a sealed file, a workflow and code, where nobody could approve',
    ownerless: true,
    changes: { ...code, 'oracle/seeds.txt': edited, [CI]: edited },
    expected: [['sealed-path-changed', 'oracle/seeds.txt'], ['runner-config-changed', CI, 'review'], ['oracle-and-code-mixed']],
  },
  {
    name: 'comments of a configuration, a workflow and code',
    changes: { ...code, 'vitest.config.ts': edited, [CI]: edited },
    restated: ['vitest.config.ts'],
    expected: [['runner-config-changed', 'vitest.config.ts', 'note'], ['runner-config-changed', CI], ['oracle-and-code-mixed']],
  },
  {
    name: 'comments of a configuration, a workflow and code, where nobody could approve',
    ownerless: true,
    changes: { ...code, 'vitest.config.ts': edited, [CI]: edited },
    restated: ['vitest.config.ts'],
    expected: [
      ['runner-config-changed', 'vitest.config.ts', 'note'],
      ['runner-config-changed', CI, 'review'],
      ['oracle-and-code-mixed', undefined, 'review'],
    ],
  },
  {
    name: 'files that a configuration names',
    changes: { ...code, 'tools/setup.ts': edited, 'tests/setup.ts': edited },
    named: ['tools/setup.ts', 'tests/setup.ts'].map((path) => ({ path, config: 'vitest.config.ts', steers: false, inRunner: false })),
    expected: [['runner-config-changed', 'tools/setup.ts'], ['oracle-and-code-mixed']],
  },
  {
    name: 'mocks of packages at the root',
    changes: { '__mocks__/fs.ts': added },
    expected: [['runner-config-changed', '__mocks__/fs.ts']],
  },
  {
    name: 'a lockfile with another package',
    ...field('package-lock.json', 'packages.node_modules/nanoid', null, '{}'),
    expected: [['path-not-writable', 'package-lock.json']],
  },
  {
    name: 'an environment that a test file chooses',
    changes: { ...code, 'tests/a.test.ts': edited },
    texts: [
      {
        path: 'tests/a.test.ts',
        hidden: [],
        environments: [{ name: 'tests', text: '@vitest-environment tests', at: { file: 'tests/a.test.ts' } }],
      },
    ],
    expected: [['runner-config-changed', 'tests/a.test.ts'], ['oracle-and-code-mixed']],
  },

  {
    name: 'a JavaScript twin of a module',
    changes: { 'src/a.js': added },
    there: ['src/a.ts'],
    expected: [['module-shadowed', 'src/a.js']],
  },
  {
    name: 'a file beside the folder of the same name',
    changes: { 'src/a.ts': added },
    there: ['src/a/index.ts'],
    expected: [['module-shadowed', 'src/a.ts']],
  },
  { name: 'a module that loses to the one that is there', changes: { 'src/a.ts': added }, there: ['src/a.js'], expected: [] },
  { name: 'a module that moves to another language', changes: { 'src/a.js': added, 'src/a.ts': ['was', null] }, expected: [] },

  {
    name: 'a link among tests',
    changes: { ...code, 'tests/a.test.ts': ['was', { mode: '120000', target: '../src/b.ts' }] },
    expected: [['suspicious-path', 'tests/a.test.ts']],
  },
  {
    name: 'a link elsewhere',
    changes: { 'docs/a.md': [null, { mode: '120000', target: 'b.md' }] },
    expected: [
      ['suspicious-path', 'docs/a.md', 'review'],
      ['path-not-writable', 'docs/a.md'],
    ],
  },
  {
    name: 'a link among tests, where nobody could approve',
    ownerless: true,
    changes: { ...code, 'tests/a.test.ts': ['was', { mode: '120000', target: '../src/b.ts' }] },
    expected: [['suspicious-path', 'tests/a.test.ts', 'review']],
  },
  {
    name: 'a link that leads elsewhere now',
    changes: {
      'src/a.ts': [
        { mode: '120000', id: 'x' },
        { mode: '120000', id: 'y', target: 'b.ts' },
      ],
    },
    expected: [['suspicious-path', 'src/a.ts']],
  },
  {
    name: 'a link that moves',
    changes: {
      'src/b.ts': [
        { mode: '120000', id: 'x' },
        { mode: '120000', id: 'x' },
      ],
    },
    renames: { 'src/b.ts': 'src/a.ts' },
    expected: [['suspicious-path', 'src/b.ts']],
  },
  {
    name: 'a submodule among production code',
    changes: { 'src/lib': [null, { mode: '160000' }] },
    expected: [['suspicious-path', 'src/lib']],
  },
  {
    name: 'an executable',
    changes: {
      'src/a.ts': [
        { mode: '100644', id: 'x' },
        { mode: '100755', id: 'x' },
      ],
    },
    expected: [['suspicious-path', 'src/a.ts', 'note']],
  },
  { name: 'a twin by case that was there', changes: { 'src/A.ts': edited }, there: ['src/a.ts'], expected: [] },
  {
    name: 'a twin by case that was there, and a new file',
    changes: { 'src/A.ts': edited, 'src/new.ts': added },
    there: ['docs/x.md', 'src/a.ts'],
    expected: [],
  },
  {
    name: 'another case of a file that goes',
    changes: { 'src/a.ts': ['was', null], 'src/A.ts': added },
    expected: [],
  },
  {
    name: 'a twin by case among others',
    changes: { 'src/b/A.ts': added },
    there: ['docs/x.md', 'src/b/z.ts', 'src/b/a.ts'],
    expected: [['suspicious-path', 'src/b/A.ts']],
  },
  {
    name: 'a twin by look of a file that goes',
    changes: { 'src/ab.ts': ['was', null], 'src/\u0430b.ts': added },
    expected: [['suspicious-path', 'src/\u0430b.ts']],
  },
  {
    name: 'a name of letters of another script alone',
    changes: { '\u0430': added },
    there: ['a'],
    expected: [
      ['suspicious-path', '\u0430'],
      ['path-not-writable', '\u0430'],
    ],
  },
  { name: 'a name of two scripts', changes: { 'src/p\u0430ge.ts': added }, expected: [['suspicious-path', 'src/p\u0430ge.ts']] },
  {
    name: 'a name in a folder of two scripts that base has',
    changes: { 'src/p\u0430ge/c.ts': added },
    there: ['src/p\u0430ge/b.ts'],
    expected: [],
  },
  ...['ORIG_HEAD', '@', 'a..b', 'a~1', 'a~12', 'a^', 'x@{1}'].map((path): ScopeCase => ({
    name: `a name like the revision ${path}`,
    changes: { [path]: added },
    expected: [
      ['suspicious-path', path],
      ['path-not-writable', path],
    ],
  })),
  ...['HEADER', 'a~b'].map((path): ScopeCase => ({
    name: `a name that is no revision: ${path}`,
    changes: { [path]: added },
    expected: [['path-not-writable', path]],
  })),
  {
    name: 'names that are no revisions in a folder',
    changes: { 'src/HEAD': added, 'src/a..b.ts': added, 'src/a~1': added },
    expected: [],
  },
  { name: 'a twin by case', changes: { 'src/A.ts': added }, there: ['src/a.ts'], expected: [['suspicious-path', 'src/A.ts']] },
  {
    name: 'a folder that is a twin by case',
    changes: { 'src/Lib/b.ts': added },
    there: ['src/lib/a.ts'],
    expected: [['suspicious-path', 'src/Lib/b.ts']],
  },
  {
    name: 'a twin by Unicode form',
    changes: { 'src/e\u0301.ts': added },
    there: ['src/\u00e9.ts'],
    expected: [['suspicious-path', 'src/e\u0301.ts']],
  },
  {
    name: 'a letter of another script',
    changes: { 'src/\u0430b.ts': edited },
    renames: { 'src/\u0430b.ts': 'src/ab.ts' },
    expected: [['suspicious-path', 'src/\u0430b.ts']],
  },
  { name: 'names that are not ASCII', changes: { 'src/größe.ts': added, 'src/価格.ts': added, 'src/text size.ts': added }, expected: [] },
  { name: 'a name like an option', changes: { 'src/--config=x.ts': added }, expected: [['suspicious-path', 'src/--config=x.ts']] },
  {
    name: 'a name like a revision',
    changes: { HEAD: added },
    expected: [
      ['suspicious-path', 'HEAD'],
      ['path-not-writable', 'HEAD'],
    ],
  },
  {
    name: 'a name with a line break',
    changes: { 'src/a\nb.ts': added },
    expected: [
      ['suspicious-path', 'src/a\nb.ts'],
      ['path-not-writable', 'src/a\nb.ts'],
    ],
  },

  ...(
    [
      ['src/a.ts', undefined],
      ['tests/a.json', undefined],
      ['tests/a.md', undefined],
      ['docs/a.md', 'note'],
    ] as const
  ).map(([path, mild]): ScopeCase => ({
    name: `a hidden character in ${path}`,
    changes: { ...code, [path]: edited },
    texts: [
      {
        path,
        environments: [],
        hidden: [{ kind: 'bidirectional', character: 'U+202E RIGHT-TO-LEFT OVERRIDE', count: 1, at: { file: path } }],
      },
    ],
    expected: [['hidden-text', path, mild], ...(path.startsWith('docs') ? [['path-not-writable', path] satisfies Expected] : [])],
  })),
  {
    name: 'a hidden character in a sealed page',
    changes: { 'oracle/a.md': edited },
    texts: [
      {
        path: 'oracle/a.md',
        environments: [],
        hidden: [{ kind: 'bidirectional', character: 'U+202E RIGHT-TO-LEFT OVERRIDE', count: 1, at: { file: 'oracle/a.md' } }],
      },
    ],
    expected: [
      ['hidden-text', 'oracle/a.md'],
      ['sealed-path-changed', 'oracle/a.md'],
    ],
  },
  {
    name: 'a configuration that the target changed since',
    changes: code,
    behind: ['vitest.config.ts'],
    expected: [['base-behind']],
  },
  {
    name: 'sealed files that the target changed since',
    changes: code,
    behind: ['oracle/seeds.txt', 'docs/a.md'],
    expected: [['base-behind']],
  },
  { name: 'a page that the target changed since', changes: code, behind: ['docs/a.md'], expected: [] },
]
