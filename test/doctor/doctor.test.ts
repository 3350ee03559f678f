import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { githubWorkflow } from '../../src/cli/init/ci.ts'
import { ownersBy } from '../../src/cli/doctor/owners.ts'
import type { Problem } from '../../src/cli/doctor/problem.ts'
import { command, emptyFolder, removeAll, write } from '../cli/world.ts'
import { packageRoot } from '../support/index.ts'

const template = (name: string): string => readFileSync(join(packageRoot, 'templates/ci', name), 'utf8')

const NPM = { packageManager: 'npm', hasLockfile: true, isClassicYarn: false } as const
const GATE = '.github/workflows/vitest-oracle.yml'
/** A repository that doctor finds nothing in: what init writes, and the ruleset of the templates. */
const CLEAN: Readonly<Record<string, string>> = {
  'package.json': '{ "devDependencies": { "vitest-oracle": "0.1.0", "vitest": "4.1.12" } }\n',
  'package-lock.json': '{ "packages": { "node_modules/vitest-oracle": { "version": "0.1.0" } } }\n',
  'vitest.config.ts': 'export default {}\n',
  'oracle/policy.yaml':
    'version: 1\nowners: ["@acme/test-owners"]\npaths:\n  writable: ["src/**", "**/*.test.*"]\nrequire: [scope, oracles]\n',
  '.github/CODEOWNERS': template('CODEOWNERS'),
  '.github/rulesets/main.json': template('ruleset.json'),
  [GATE]: githubWorkflow(NPM),
}

async function examined(files: Readonly<Record<string, string | null>>): Promise<{
  readonly status: number
  readonly problems: readonly Problem[]
  readonly unknown: readonly unknown[]
  readonly stderr: string
}> {
  const root = emptyFolder()
  const kept = Object.entries({ ...CLEAN, ...files }).flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]))
  write(root, Object.fromEntries(kept))
  const { status, stdout, stderr } = await command(['doctor', '--json'], root)
  if (stdout === '') return { status, problems: [], unknown: [], stderr }
  return { status, stderr, ...(JSON.parse(stdout) as { problems: readonly Problem[]; unknown: readonly unknown[] }) }
}

afterAll(removeAll)

/** The workflow of the template with one text in the place of another, and the line at which the new one stands. */
function edited(find: string, put: string): readonly [text: string, line: number] {
  const text = githubWorkflow(NPM)
  if (text.split(find).length !== 2) throw new Error(`the workflow holds ${JSON.stringify(find)} ${text.split(find).length - 1} times`)
  return [text.replace(find, () => put), text.slice(0, text.indexOf(find)).split('\n').length]
}

const BIN = '"$RUNNER_TEMP/base/node_modules/.bin/vitest-oracle" gate'

/** One edit of the workflow a row: what is found, at which line below the edit. */
const ROWS: readonly (readonly [id: string, find: string, put: string, below: number])[] = [
  ['gate-from-patch', BIN, 'npx vitest-oracle gate', 0],
  ['gate-from-patch', BIN, './node_modules/.bin/vitest-oracle gate', 0],
  ['gate-not-pinned', BIN, 'npx --yes vitest-oracle@latest gate', 0],
  ['gate-failure-ignored', '--output "$RUNNER_TEMP/verdict.md"', '--output a.md || true', 0],
  ['gate-failure-ignored', '--output "$RUNNER_TEMP/verdict.md"', '--output a.md | tee log', 0],
  ['gate-failure-ignored', '      - name: Judge\n', '      - name: Judge\n        continue-on-error: true\n', 1],
  ['gate-failure-ignored', '    timeout-minutes: 60\n', '    timeout-minutes: 60\n    continue-on-error: ${{ true }}\n', 1],
  ['review-allowed', '--format github', '--review-as allow --format github', 0],
  ['shallow-checkout', 'fetch-depth: 0', 'fetch-depth: 1', 0],
  ['token-in-test-job', '          persist-credentials: false\n', '', -3],
  ['token-in-test-job', '      contents: read\n', '      contents: write\n', 0],
  ['token-in-test-job', '          APPROVED_BY:', '          NPM_TOKEN: ${{ secrets.NPM }}\n          APPROVED_BY:', 0],
  ['gate-skipped', '  pull_request:\n', "  pull_request:\n    paths: ['src/**']\n", 1],
  ['gate-skipped', '  pull_request:\n  merge_group:\n', '  push:\n', 0],
]

describe('doctor', () => {
  test('finds nothing in what init and the templates write', async () => {
    expect(await examined({})).toEqual({ status: 0, clean: true, problems: [], unknown: [], stderr: '' })
  })

  test.each(ROWS)('finds %s: %j -> %j', async (id, find, put, below) => {
    const [text, line] = edited(find, put)
    const { status, problems } = await examined({ [GATE]: text })
    expect(status).toBe(1)
    const found = problems.filter((one) => one.id === id)
    expect(found.map((one) => one.line)).toEqual([line + below])
    expect(found.every(({ fix, file }) => file === GATE && fix.every((one) => one !== ''))).toBe(true)
    // One cause, one problem; a gate that nobody pins is no longer the base's either.
    expect(problems.filter((one) => one.id !== id && !(id === 'gate-not-pinned' && one.id === 'gate-from-patch'))).toEqual([])
  })

  test.each<readonly [id: string, files: Readonly<Record<string, string | null>>, place: string]>([
    ['no-gate', { [GATE]: null, '.github/workflows/ci.yml': 'on: push\njobs: { a: { runs-on: x, steps: [{ run: npm test }] } }\n' }, GATE],
    [
      'gate-not-required',
      { '.github/rulesets/main.json': template('ruleset.json').replace('"context": "vitest-oracle"', '"context": "build"') },
      '.github/rulesets/main.json',
    ],
    [
      'gate-not-required',
      {
        '.github/rulesets/main.json': template('ruleset.json').replace('"active"', '"disabled"') + '',
        '.github/ruleset-2.json': '{ "rules": [{ "type": "deletion" }] }',
      },
      '.github/ruleset-2.json',
    ],
    ['sealed-without-owner', { '.github/CODEOWNERS': null }, '.github/CODEOWNERS'],
    ['sealed-without-owner', { '.github/CODEOWNERS': '* @a\n/oracle/\n' }, '.github/CODEOWNERS'],
    ['policy-without-require', { 'oracle/policy.yaml': 'version: 1\nowners: ["@a"]\n' }, 'oracle/policy.yaml'],
    ['policy-without-require', { 'oracle/policy.yaml': null }, 'oracle/policy.yaml'],
    ['policy-without-owners', { 'oracle/policy.yaml': 'version: 1\nrequire: [scope]\n' }, 'oracle/policy.yaml'],
    [
      'sealed-writable',
      { 'oracle/policy.yaml': 'version: 1\nowners: ["@a"]\nrequire: [scope]\npaths:\n  writable: ["src/**", "oracle/**"]\n' },
      'oracle/policy.yaml:5',
    ],
    [
      'sealed-writable',
      { 'oracle/policy.yaml': 'version: 1\nowners: ["@a"]\nrequire: [scope]\nclasses:\n  example: { files: ["test/gold/**"] }\n' },
      'oracle/policy.yaml:4',
    ],
    ['not-a-dependency', { 'package.json': '{}\n', [GATE]: githubWorkflow(NPM) }, 'package.json'],
    ['not-locked', { 'package-lock.json': null }, 'package.json'],
    ['not-locked', { 'package-lock.json': '{}' }, 'package-lock.json'],
  ])('finds %s in %j', async (id, files, place) => {
    const { status, problems } = await examined(files)
    expect(status).toBe(1)
    expect(problems.map((one) => [one.id, one.line === undefined ? one.file : `${one.file}:${one.line}`])).toEqual([[id, place]])
  })

  test('finds a patch in a workflow that has the rights of the base', async () => {
    const text = `on: pull_request_target\npermissions: { contents: read }\njobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@v4\n        with:\n          ref: \${{ github.event.pull_request.head.sha }}\n      - run: npm ci\n`
    const { problems } = await examined({ '.github/workflows/preview.yml': text })
    expect(problems.map(({ id, file, line }) => `${file}:${line} ${id}`)).toEqual([
      '.github/workflows/preview.yml:9 patch-in-trusted-workflow',
    ])
  })

  test('an action by a branch is not pinned, and one by a commit is', async () => {
    const at = (version: string): string =>
      `on: [pull_request]\npermissions: { contents: read }\njobs:\n  vitest-oracle:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@v4\n        with: { fetch-depth: 0, persist-credentials: false }\n      - uses: acme/vitest-oracle@${version}\n`
    expect((await examined({ [GATE]: at('main') })).problems.map(({ id, line }) => [id, line])).toEqual([['gate-not-pinned', 9]])
    expect((await examined({ [GATE]: at('0123456789012345678901234567890123456789') })).problems).toEqual([])
  })

  test('looks into a pipeline of GitLab as well', async () => {
    const files = { '.github/rulesets/main.json': null, [GATE]: null, '.github/CODEOWNERS': null, CODEOWNERS: '* @a\n' }
    expect((await examined({ ...files, '.gitlab-ci.yml': template('gitlab.yml') })).problems).toEqual([])
    const text = template('gitlab.yml')
      .replace("GIT_DEPTH: '0'", "GIT_DEPTH: '20'")
      .replace('  artifacts:', '  allow_failure: true\n  artifacts:')
    expect((await examined({ ...files, '.gitlab-ci.yml': text })).problems.map(({ id }) => id)).toEqual([
      'shallow-checkout',
      'gate-failure-ignored',
    ])
  })

  test('says what it could not tell, and what it could not read', async () => {
    const { status, unknown } = await examined({ '.github/rulesets/main.json': null })
    expect(status).toBe(0)
    expect(unknown).toEqual([
      { what: expect.stringContaining('whether the gate is a required check'), ask: expect.stringContaining('gh api') },
    ])
    for (const files of [{ [GATE]: 'on: [\n' }, { 'oracle/policy.yaml': 'version: 9\n' }, { '.github/rulesets/main.json': '{' }]) {
      const read = await examined(files)
      expect(read.status).toBe(2)
      expect(read.stderr).toContain(`${Object.keys(files)[0]}`)
      expect(read.stderr).toContain('Nothing is clean until this can be read.')
    }
  })

  test('belongs to the top of a repository', async () => {
    const root = emptyFolder()
    write(root, { '.git/HEAD': '', 'packages/a/package.json': '{}' })
    const { status, stderr } = await command(['doctor'], join(root, 'packages/a'))
    expect(status).toBe(2)
    expect(stderr).toContain(`cd ${root} && npx vitest-oracle doctor --policy packages/a/oracle/policy.yaml`)
  })

  test('says all of it in words', async () => {
    const root = emptyFolder()
    write(root, {
      'package.json': '{}\n',
      [GATE]: `on: pull_request\njobs:\n  test:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@v4\n      - run: npm ci\n      - run: npx vitest-oracle gate || true\n`,
    })
    const { stdout, stderr, status } = await command(['doctor'], root)
    await expect(`$ vitest-oracle doctor\n${stdout}--- stderr\n${stderr}--- exit ${status}\n`).toMatchFileSnapshot(
      '../golden/doctor/open.txt',
    )
  })
})

describe('CODEOWNERS', () => {
  test.each([
    ['* @a\n/oracle/ @b', 'oracle/x/y.ts', '@b'],
    ['/oracle/ @b\n* @a', 'oracle/x.ts', '@a'],
    ['* @a\noracle/', 'oracle/x.ts', ''],
    ['oracle @b', 'packages/oracle/x.ts', '@b'],
    ['/docs/* @b', 'docs/a/b.md', ''],
    ['*.ts @b', 'a/b.ts', '@b'],
    ['a\\ b.ts @b # why', 'a b.ts', '@b'],
    ['!x @b\n[ab] @c', 'a', ''],
  ])('%j gives %s to %j', (text, path, owner) => {
    expect(ownersBy(text)(path).join()).toBe(owner)
  })
})

test('the page names each problem that there is', () => {
  const page = readFileSync(join(packageRoot, 'docs/ci.md'), 'utf8')
  const source = readFileSync(join(packageRoot, 'src/cli/doctor/problem.ts'), 'utf8')
  const ids = [...source.matchAll(/^ {2}\| '([a-z-]+)'$/gm)].map(([, id = '']) => id)
  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !page.includes(`\`${id}\``))).toEqual([])
})
