// `diff` beside `git diff` of the same range: how much it adds to a small patch, what it is to a large one, and that doubling the files or
// their length doubles the time and no more. All repositories are made in a temporary folder.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { machine, median } from './measure.mjs'
import { within } from './table.mjs'

const command = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url))
/** The median over git's; seconds over git's; and how much more than twice doubling may cost, since the start of a process is no part of it. */
const targets = { large: 3, small: 0.3, doubling: 2.2 }

/** Prints the figures; true when all targets hold. */
export function benchDiff({ runs }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-'))
  try {
    return measureAll(folder, runs)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measureAll(folder, runs) {
  console.log(`${machine()}, Node ${process.version}; medians of ${runs} runs, wall time`)
  console.log(
    'Each file: imports, a hook, two suites, a helper and tests of about nine lines; the patch adds an assertion to one test of each.\n',
  )
  const sizes = [
    { files: 10, tests: 20 },
    { files: 500, tests: 20 },
    { files: 1000, tests: 20 },
    { files: 2000, tests: 20 },
    { files: 1000, tests: 40 },
  ]
  const seen = sizes.map((size) => ({ ...size, ...measureOne(join(folder, `${size.files}-${size.tests}`), size, runs) }))
  for (const one of seen)
    console.log(
      `${String(one.files).padStart(5)} files of ${one.lines} lines   git diff ${seconds(one.git)}   diff ${seconds(one.own)}   ratio ${(one.own / one.git).toFixed(1)}`,
    )
  const [small, half, large, double, long] = seen
  const checks = [
    ['10 files: seconds over git', small.own - small.git, targets.small, 's'],
    ['1,000 files: times git', large.own / large.git, targets.large],
    ['500 to 1,000 files: times as long', large.own / half.own, targets.doubling],
    ['1,000 to 2,000 files: times as long', double.own / large.own, targets.doubling],
    ['files of twice the length: times as long', long.own / large.own, targets.doubling],
  ]
  console.log('')
  return checks.map(([what, value, target, unit]) => within(what, value, target, unit, 2)).every(Boolean)
}

const seconds = (wall) => `${wall.toFixed(3)} s`

function measureOne(root, { files, tests }, runs) {
  const lines = makeRepository(root, files, tests)
  const [git, own] = [[], []]
  // One run of each that does not count: what is read first is then in memory for both.
  for (let i = -1; i < runs; i++) {
    const one = timed('git', ['diff', 'main', 'patch'], root)
    const other = timed(process.execPath, [command, 'diff', '--base', 'main', '--head', 'patch'], root)
    if (i >= 0) git.push(one)
    if (i >= 0) own.push(other)
  }
  rmSync(root, { recursive: true, force: true })
  return { lines, git: median(git), own: median(own) }
}

function timed(file, args, cwd) {
  const began = process.hrtime.bigint()
  const child = spawnSync(file, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 30, encoding: 'utf8' })
  const wall = Number(process.hrtime.bigint() - began) / 1e9
  if (child.status !== 0)
    throw new Error(`${file} ${args.join(' ')} ended with ${child.status ?? child.signal}:\n${child.stdout}${child.stderr}`)
  return wall
}

const POLICY = 'version: 1\npaths: { production: ["src/**"], tests: ["tests/**"], writable: ["src/**", "tests/**"] }\n'

/** Lines of one file at head. */
function makeRepository(root, files, tests) {
  mkdirSync(root, { recursive: true })
  const git = (args, input) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root, input, maxBuffer: 2 ** 30 })
  git(['init', '-q', '-b', 'main'])
  const blob = (path, text) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`
  const commit = (branch, message, from, changes) =>
    `commit refs/heads/${branch}\ncommitter bench <bench@example.com> 1700000000 +0000\ndata ${message.length}\n${message}\n${from}${changes.join('')}\n`
  const all = Array.from({ length: files }, (_, i) => i)
  const base = [blob('oracle/policy.yaml', POLICY), ...all.map((i) => blob(`src/order-${i}.ts`, production(i)))]
  const suites = (isPatched) => all.map((i) => blob(`tests/order-${i}.test.ts`, testFile(i, tests, isPatched)))
  git(
    ['fast-import', '--quiet'],
    commit('main', 'base', '', [...base, ...suites(false)]) +
      commit('patch', 'patch', 'from refs/heads/main\n', [blob('src/order-0.ts', `${production(0)}\n`), ...suites(true)]),
  )
  git(['repack', '-adq'])
  return testFile(0, tests, true).split('\n').length
}

const production = (i) =>
  `export interface Order { readonly pieces: number; readonly each: number }\nexport const order${i} = (given: Order) => ({ total: given.pieces * given.each, lines: Array(given.pieces).fill(given.each), tax: 0 })\n`

function testFile(i, tests, isPatched) {
  const one = (k, indent) => {
    const body = [
      `const given = { pieces: ${k + 1}, each: ${i + 250} }`,
      `const result = order${i}(given)`,
      '',
      `expect(result.total).toBe(${(k + 1) * (i + 250)})`,
      `expect(result.lines).toHaveLength(${k + 1})`,
      ...(isPatched && k === i % tests ? ['expect(result.tax).toBe(0)'] : []),
      `expect(seen).toEqual(['started'])`,
    ]
    return [`it('adds up ${k + 1} pieces at ${i + 250} each', () => {`, ...body.map((line) => (line === '' ? '' : `  ${line}`)), '})', '']
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n')
  }
  const suite = (title, from, to) =>
    `  describe('${title}', () => {\n${Array.from({ length: to - from }, (_, k) => one(from + k, '    ')).join('\n')}  })\n`
  const half = tests >> 1
  return [
    "import { beforeEach, describe, expect, it } from 'vitest'",
    `import { order${i} } from '../src/order-${i}.ts'`,
    '',
    'let seen: string[]',
    '',
    'function note(text: string): void {',
    '  seen.push(text)',
    '}',
    '',
    `describe('order ${i}', () => {`,
    '  beforeEach(() => {',
    '    seen = []',
    "    note('started')",
    '  })',
    '',
    suite('for a few', 0, half),
    suite('for many', half, tests),
    '})',
    '',
  ].join('\n')
}
