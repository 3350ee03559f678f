// What the reporter and the setup file cost: 10,000 trivial tests in 200 files, `vitest run` with and without the package.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../scripts/majors.mjs'
import { stage } from '../scripts/stage.mjs'
import { machine, measure, median } from './measure.mjs'
import { within } from './table.mjs'

const files = 200
const testsPerFile = 50
const limits = { wall: 1.05, memory: 1.1 }

/**
 * Where the tests lie, and what the verdict makes of them. `plain`: a project that adds the reporter to the tests that it has.
 * `granted`: each of them is an example oracle, so that all evidence is wanted of each and the verdict lists them all.
 */
const KINDS = {
  plain: { folder: 'tests', cls: 'U' },
  granted: { folder: 'oracle/examples', cls: 'E' },
}

/** True when both ratios hold. Throws when a run does not end as it should: a failed run measures nothing. */
export async function benchReporter({ major, runs, tests }) {
  const kind = KINDS[tests]
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
    const { version } = JSON.parse(readFileSync(join(modules, 'vitest', 'package.json'), 'utf8'))
    prepare(root, modules, kind)
    const run = (config) => runOnce({ root, node, modules, config, kind })
    const pairs = await alternate(runs, run)
    return report(pairs, `${tests}; Vitest ${version}, Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Both kinds take turns, and which of them is first does too, so that a machine that slows down slows both. */
async function alternate(runs, run) {
  await run('without')
  await run('with')
  const results = { without: [], with: [] }
  for (let round = 0; round < runs; round += 1) {
    for (const kind of round % 2 === 0 ? ['without', 'with'] : ['with', 'without']) {
      const { milliseconds, processor, peak } = await run(kind)
      results[kind].push({ milliseconds, processor, peak })
      console.log(`round ${round + 1} ${kind.padEnd(7)} ${wordsOf({ milliseconds, processor, peak })}`)
    }
  }
  return results
}

async function runOnce({ root, node, modules, config, kind }) {
  rmSync(join(root, '.oracle'), { recursive: true, force: true })
  const args = [join(modules, 'vitest', 'vitest.mjs'), 'run', '--config', `vitest.${config}.config.ts`]
  const result = await measure(node, args, { cwd: root, env: environment(node) })
  const expected = `${files * testsPerFile} passed`
  if (!result.output.includes(expected))
    throw new Error(`The run ${config} the package did not show "${expected}":\n${result.output.slice(-4000)}`)
  if (config === 'with') checkVerdict(root, kind)
  return result
}

/** A reporter that did not work would be fast. */
function checkVerdict(root, { cls }) {
  const path = join(root, '.oracle', 'verdict.json')
  if (!existsSync(path)) throw new Error('The run with the package left no verdict')
  const { testCount, classes } = JSON.parse(readFileSync(path, 'utf8'))
  const expected = files * testsPerFile
  if (testCount !== expected || classes[cls].passed !== expected) {
    throw new Error(`The verdict counts ${testCount} tests, of them ${classes[cls].passed} passed of class ${cls}, instead of ${expected}`)
  }
}

function environment(node) {
  const { HOME = '', PATH = '', TMPDIR } = process.env
  return { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) }
}

function prepare(root, modules, kind) {
  const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench')
  build(dist, { checked: false })
  stage(root, { dist, modules })
  const written = { ...testFiles(kind), ...ownedFiles(), ...configurations() }
  for (const [path, text] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const git = (...args) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'bench')
}

function testFiles({ folder }) {
  const tests = Array.from(
    { length: testsPerFile },
    (_, test) => `test('adds ${test}', () => {\n  expect(${test} + 1).toBe(${test + 1})\n})\n`,
  )
  const text = `import { expect, test } from 'vitest'\n\n${tests.join('\n')}`
  return Object.fromEntries(Array.from({ length: files }, (_, file) => [`${folder}/part-${file}.test.ts`, text]))
}

function ownedFiles() {
  return {
    '.gitignore': 'node_modules\n.oracle\n',
    'package.json': '{ "name": "bench", "private": true, "type": "module" }\n',
    'oracle/policy.yaml': 'version: 1\nclasses:\n  example: { files: ["oracle/examples/**"] }\n',
  }
}

function configurations() {
  const config = (reporters) =>
    `import { defineConfig } from 'vitest/config'\nexport default defineConfig({ test: { reporters: ${reporters} } })\n`
  return {
    'vitest.without.config.ts': config(`['default']`),
    'vitest.with.config.ts': config(`['default', ['vitest-oracle/reporter', { exitCode: 'runner' }]]`),
  }
}

function report(results, runner) {
  const medianOf = (kind, key) => median(results[kind].map((each) => each[key]))
  const ratioOf = (key) => medianOf('with', key) / medianOf('without', key)
  const wall = ratioOf('milliseconds')
  const memory = ratioOf('peak')
  const medians = (kind) => wordsOf(Object.fromEntries(['milliseconds', 'processor', 'peak'].map((key) => [key, medianOf(kind, key)])))
  console.log(`\n${files * testsPerFile} tests in ${files} files, medians of ${results.with.length}; ${runner}; ${machine()}`)
  console.log(`without        ${medians('without')}\nwith           ${medians('with')}`)
  // Not asked for, and less at the mercy of what else the machine does.
  console.log(`processor time ${ratioOf('processor').toFixed(3)} ×`)
  const holds = [
    within('wall, with against without', wall, limits.wall),
    within('peak memory, with against without', memory, limits.memory),
  ]
  return holds.every(Boolean)
}

function wordsOf({ milliseconds, processor, peak }) {
  return `${(milliseconds / 1000).toFixed(2)} s wall, ${(processor / 1000).toFixed(2)} s of processors, ${megabytes(peak)} MB`
}

function megabytes(bytes) {
  return Math.round(bytes / 2 ** 20)
}
