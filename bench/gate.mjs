// What a whole gate without known-bads costs: a suite of 2,000 tests, a patch of one production file, against one plain `vitest run`.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../scripts/majors.mjs'
import { stage } from '../scripts/stage.mjs'
import { machine, measure, median } from './measure.mjs'
import { within } from './table.mjs'

const modules = 90
const testsPerFile = 20
/** Of each class; together with the files above they are a hundred. */
const examples = 5
const properties = 5
const limit = 1.3

/** True when the ratio holds. Throws when a run does not end as it should: a failed run measures nothing. */
export async function benchGate({ major, runs }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules: installed } = major === 5 ? vitest5OnItsNode() : vitest4()
    const { version } = JSON.parse(readFileSync(join(installed, 'vitest', 'package.json'), 'utf8'))
    const cli = prepare(root, node, installed)
    const commands = {
      plain: [join(installed, 'vitest', 'vitest.mjs'), 'run', '--reporter=dot'],
      gate: [cli, 'gate', '--base', 'main', '--json'],
    }
    const results = await alternate(runs, (kind) => runOnce(root, node, commands[kind], kind))
    return report(results, `Vitest ${version}, Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}`)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function alternate(runs, run) {
  await run('plain')
  await run('gate')
  const results = { plain: [], gate: [] }
  for (let round = 0; round < runs; round += 1) {
    for (const kind of round % 2 === 0 ? ['plain', 'gate'] : ['gate', 'plain']) {
      const result = await run(kind)
      results[kind].push(result)
      console.log(
        `round ${round + 1} ${kind.padEnd(5)} ${(result.milliseconds / 1000).toFixed(2)} s wall, ${(result.processor / 1000).toFixed(2)} s of processors`,
      )
    }
  }
  return results
}

async function runOnce(root, node, args, kind) {
  const { HOME = '', PATH = '', TMPDIR } = process.env
  const env = { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) }
  const result = await measure(node, args, { cwd: root, env })
  const isRight =
    kind === 'plain' ? result.output.includes(`${2000} passed`) : result.status === 0 && /"decision": "allow"/.test(result.output)
  if (!isRight) throw new Error(`The run ${kind} did not end as it should (${result.status}):\n${result.output.slice(-4000)}`)
  const phases = kind === 'plain' ? undefined : JSON.parse(readFileSync(join(root, '.oracle', 'verdict.json'), 'utf8')).timing.phases
  return { ...result, phases }
}

function prepare(root, node, installed) {
  const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench')
  build(dist, { checked: false })
  stage(root, { dist, modules: installed })
  const write = (files) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
  }
  const cli = join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
  const git = (...args) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })
  write({ ...project(), ...sources(), ...suite(), ...oracles() })
  git('init', '-q', '-b', 'main')
  execFileSync(node, [cli, 'lock'], { cwd: root, stdio: 'ignore' })
  git('add', '-A')
  git('commit', '-q', '-m', 'base')
  git('checkout', '-q', '-b', 'patch')
  write({ 'src/part-3.ts': source(3).replace('return sum', 'const all = sum\n  return all') })
  git('commit', '-q', '-a', '-m', 'patch')
  return cli
}

function project() {
  return {
    '.gitignore': 'node_modules\n.oracle\n',
    'package.json': '{ "name": "bench", "private": true, "type": "module" }\n',
    'vitest.config.ts': `import { defineConfig } from 'vitest/config'\nexport default defineConfig({ test: { include: ['{tests,oracle}/**/*.test.ts'] } })\n`,
    'oracle/policy.yaml': `version: 1
classes:
  example: { files: ["oracle/examples/**"] }
  property: { files: ["oracle/properties/**"], invariants: oracle/INVARIANTS.md, seeds: oracle/seeds.txt }
require: [scope, fixtures, budget, oracles, characterization, flakes, untrusted]
`,
    'oracle/seeds.txt': '1\n7\n13\n99\n',
    'oracle/INVARIANTS.md': '- `order-free`: the order of prices does not change their sum\n',
  }
}

const source = (index) => `export interface Item { readonly name: string; readonly price: number }

export function total(items: readonly Item[], extra = ${index}): number {
  let sum = extra
  for (const { price } of items) sum += price
  return sum
}

export function cheapest(items: readonly Item[]): Item | undefined {
  return [...items].sort((a, b) => a.price - b.price)[0]
}
`

function sources() {
  return Object.fromEntries(Array.from({ length: modules }, (_, index) => [`src/part-${index}.ts`, source(index)]))
}

/** Tests such as people write: a few values made, one function called, two things expected. */
function tests(index, tag) {
  return Array.from(
    { length: testsPerFile },
    (_, test) => `test('of ${test} items'${tag}, () => {
  const items = Array.from({ length: ${test + 1} }, (_, at) => ({ name: \`item \${at}\`, price: (at * 37) % 101 }))
  const sum = items.reduce((so, item) => so + item.price, ${index})
  expect(total(items)).toBe(sum)
  expect(cheapest(items)).toMatchObject({ price: 0 })
})
`,
  ).join('\n')
}

function suite() {
  return Object.fromEntries(
    Array.from({ length: modules }, (_, index) => [
      `tests/part-${index}.test.ts`,
      `import { expect, test } from 'vitest'\nimport { cheapest, total } from '../src/part-${index}.ts'\n\n${tests(index, '')}`,
    ]),
  )
}

function oracles() {
  const example = (index) =>
    `import { expect, test } from 'vitest'\nimport { oracle } from 'vitest-oracle'\nimport { cheapest, total } from '../../src/part-${index}.ts'\n\n${tests(index, `, oracle('E', { covers: 'src/part-${index}.ts' })`)}`
  const property = (index) => `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { total } from '../../src/part-${index}.ts'

const item = fc.record({ name: fc.string(), price: fc.nat(1000) })

${Array.from(
  { length: testsPerFile },
  (_, test) => `test('order ${test} does not matter', oracle('P', { invariant: 'order-free', covers: 'src/part-${index}.ts' }), () => {
  fc.assert(fc.property(fc.array(item, { maxLength: ${test + 2} }), (items) => { expect(total([...items].reverse())).toBe(total(items)) }))
})
`,
).join('\n')}`
  return Object.fromEntries([
    ...Array.from({ length: examples }, (_, index) => [`oracle/examples/part-${index}.test.ts`, example(index)]),
    ...Array.from({ length: properties }, (_, index) => [`oracle/properties/part-${index}.test.ts`, property(index)]),
  ])
}

function report(results, runner) {
  const of = (kind, key) => median(results[kind].map((each) => each[key]))
  const ratio = of('gate', 'milliseconds') / of('plain', 'milliseconds')
  console.log(`\n2000 tests in 100 files, 10 of them trusted, medians of ${results.gate.length}; ${runner}; ${machine()}`)
  console.log(`plain  ${(of('plain', 'milliseconds') / 1000).toFixed(2)} s\ngate   ${(of('gate', 'milliseconds') / 1000).toFixed(2)} s`)
  for (const phase of Object.keys(results.gate[0].phases)) {
    const milliseconds = median(results.gate.map(({ phases }) => phases[phase]))
    if (milliseconds >= 50) console.log(`  ${phase.padEnd(16)} ${(milliseconds / 1000).toFixed(2)} s`)
  }
  console.log(`processor time ${(of('gate', 'processor') / of('plain', 'processor')).toFixed(3)} ×`)
  return within('whole gate against one vitest run, wall', ratio, limit)
}
