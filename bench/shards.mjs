// One run on 1, 2 and 7 shards: 2,000 tests in 100 files, on two checkouts of one commit that take turns, as two machines would.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../scripts/majors.mjs'
import { stage } from '../scripts/stage.mjs'
import { machine } from './measure.mjs'

const files = 100
const testsPerFile = 20
const counts = [1, 2, 7]

/** Most that judging the shards may take, of the time that running the tests on one machine takes. */
const most = 0.5

/** True when all have one digest, what is not one run is refused by name, and the judging is fast. */
export function benchShards({ major }) {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
    const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench')
    build(dist, { checked: false })
    const machines = ['one', 'two'].map((name) => makeMachine({ root: join(top, name), node, modules, dist }))
    return compare(machines)
  } finally {
    rmSync(top, { recursive: true, force: true, maxRetries: 3 })
  }
}

function compare([here, other]) {
  const whole = timed(() => here.vitest())
  const one = here.verdict()
  if (one?.decision !== 'allow' || one.testCount !== files * testsPerFile)
    throw new Error(`The whole run is no allow of ${files * testsPerFile} tests:\n${whole.value.stdout}${whole.value.stderr}`)
  console.log(machine())
  console.log(`whole run: ${whole.seconds} s, ${one.decision}, digest ${one.digest}`)
  let holds = true
  const expect = (what, isSo) => {
    console.log(`${isSo ? 'holds' : 'DOES NOT HOLD'}: ${what}`)
    holds &&= isSo
  }
  for (const count of counts) {
    const shards = timed(() => runShards([here, other], count))
    const merged = timed(() => here.cli('merge', folderOf(count)))
    const verdict = here.verdict()
    console.log(`split in ${count}: ${shards.seconds} s one after another, merged in ${merged.seconds} s`)
    expect(`split in ${count}, it has the digest of the whole run`, merged.value.status === 0 && verdict?.digest === one.digest)
    expect(`split in ${count}, it has its bytes, but for the hour`, lasting(verdict) === lasting(one))
    expect(`judging them takes at most ${most} of the run`, merged.seconds <= most * whole.seconds)
  }
  const names = readdirSync(join(here.root, folderOf(7))).map((name) => join(folderOf(7), name))
  const refuses = (what, args, words) => {
    const { status, stderr } = here.cli('merge', ...args)
    const isRefused = status === 2 && words.every((word) => stderr.includes(word)) && here.verdict() === null
    expect(`${what} is refused by name${isRefused ? '' : `, not: ${stderr}`}`, isRefused)
  }
  for (const name of names)
    refuses(
      `a run without ${name}`,
      names.filter((each) => each !== name),
      [`${name.split('/').at(-1)} is missing`],
    )
  cpSync(join(here.root, names[2]), join(here.root, '.oracle', 'again.json'))
  refuses('a shard that is there twice', [...names, '.oracle/again.json'], [names[2], '.oracle/again.json'])
  refuses('a shard of another number', [...names, join(folderOf(2), '1-of-2.json')], [join(folderOf(2), '1-of-2.json')])
  other.commit('another commit')
  runShards([other], 7, { only: 3, to: here, folder: '.oracle/foreign' })
  const foreign = '.oracle/foreign/3-of-7.json'
  refuses('a shard of another commit', [...names.filter((name) => !name.endsWith('3-of-7.json')), foreign], [foreign, 'commit'])
  return holds
}

/** Where the shards of a run are brought together. */
const folderOf = (count) => join('.oracle', `on-${count}`)

function runShards(machines, count, { only, to = machines[0], folder = folderOf(count) } = {}) {
  for (let index = 1; index <= count; index += 1) {
    if (only !== undefined && index !== only) continue
    const machine = machines[index % machines.length]
    machine.vitest(`--shard=${index}/${count}`)
    const name = `${index}-of-${count}.json`
    const shard = join(machine.root, '.oracle', 'shards', name)
    if (!existsSync(shard)) throw new Error(`Shard ${name} left no file`)
    mkdirSync(join(to.root, folder), { recursive: true })
    cpSync(shard, join(to.root, folder, name))
  }
}

const lasting = (verdict) => JSON.stringify({ ...verdict, timing: null })

function makeMachine({ root, node, modules, dist }) {
  mkdirSync(root)
  stage(root, { dist, modules })
  for (const [path, text] of Object.entries(projectFiles())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { HOME = '', PATH = '' } = process.env
  const env = { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1' }
  const run = (script, args) => spawnSync(node, [script, ...args], { cwd: root, env, encoding: 'utf8', timeout: 300_000 })
  const cli = (...args) => run(join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js'), args)
  const path = join(root, '.oracle', 'verdict.json')
  const commit = (message) => {
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '--allow-empty', '-m', message)
  }
  git(root, 'init', '-q')
  const locked = cli('lock')
  if (locked.status !== 0) throw new Error(`lock ended with ${locked.status}:\n${locked.stderr}`)
  commit('first')
  return {
    root,
    cli,
    commit,
    vitest: (...args) => run(join(modules, 'vitest', 'vitest.mjs'), ['run', ...args]),
    verdict: () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null),
  }
}

function git(root, ...args) {
  const who = ['-c', 'init.defaultBranch=main', '-c', 'user.name=A', '-c', 'user.email=a@example.com']
  const when = { GIT_AUTHOR_DATE: '2026-11-10T12:00:00Z', GIT_COMMITTER_DATE: '2026-11-10T12:00:00Z' }
  execFileSync('git', [...who, ...args], { cwd: root, env: { ...process.env, ...when }, stdio: 'ignore' })
}

/** A tenth of the files are oracles, one of them properties; the rest are tests that a patch may write. */
function projectFiles() {
  const example = `import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { twice } from '../../src/twice.ts'
for (let n = 0; n < ${testsPerFile}; n += 1) test('twice ' + n, oracle('E', { covers: 'src/twice.ts' }), () => { expect(twice(n)).toBe(n + n) })
`
  const property = `import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import { twice } from '../../src/twice.ts'
for (let n = 0; n < ${testsPerFile}; n += 1) test('is even ' + n, oracle('P', { covers: 'src/twice.ts', invariant: 'even' }), () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1000 }), (value) => { expect(twice(value) % 2).toBe(0) }))
})
`
  const plain = (index) => `import { expect, test } from 'vitest'
for (let n = 0; n < ${testsPerFile}; n += 1) test('plain ' + n, () => { expect(n + ${index}).toBe(${index} + n) })
`
  const tests = Array.from({ length: files }, (_, index) => {
    if (index === 0) return ['oracle/properties/twice.test.ts', property]
    return index < files / 10 ? [`oracle/examples/twice-${index}.test.ts`, example] : [`tests/plain-${index}.test.ts`, plain(index)]
  })
  return {
    'package.json': '{ "name": "bench", "private": true, "type": "module" }\n',
    'vitest.config.mjs': "export default { test: { reporters: ['dot', 'vitest-oracle/reporter'] } }\n",
    '.gitignore': 'node_modules\n.oracle\n',
    'src/twice.ts': 'export const twice = (n: number): number => n * 2\n',
    'oracle/policy.yaml': 'version: 1\npreset: recommended\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\n',
    'oracle/INVARIANTS.md': '- `even`: twice of anything is even\n',
    'oracle/seeds.txt': '20261130\n',
    ...Object.fromEntries(tests),
  }
}

function timed(act) {
  const began = performance.now()
  const value = act()
  return { value, seconds: Number(((performance.now() - began) / 1000).toFixed(2)) }
}
