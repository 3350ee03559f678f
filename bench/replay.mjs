// What it costs to see whether the trusted tests bite: known-bads served from memory, each kill against one `vitest run` of the trusted
// files in a fresh worktree; and mutants, each against one of StrykerJS on the same source and tests (its start excluded, as is ours).
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build } from '../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../scripts/majors.mjs'
import { stage } from '../scripts/stage.mjs'
import { machine, measure, median } from './measure.mjs'
import { unmeasured, within } from './table.mjs'

const limits = { kill: 0.25, mutant: 1 }
const trusted = 'oracle/**/*.test.ts'
/** StrykerJS has two workers at once, as many as a replay has processes; what one of either does is compared. */
const lanes = 2
const mostMutants = 60
const fewMutants = 12

/** True when each ratio that could be measured holds. Throws when a run does not end as it should: a failed run measures nothing. */
export async function benchReplay({ major, runs, project = join(packageRoot, 'examples', 'billing'), stryker }) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
    const { version } = JSON.parse(readFileSync(join(modules, 'vitest', 'package.json'), 'utf8'))
    console.log(`${resolve(project)}; Vitest ${version}; ${machine()}`)
    const at = prepare(join(folder, 'ours'), resolve(project), node, modules)
    const isKillCheap = await benchKills(at, runs)
    if (stryker === undefined) {
      console.log(
        '\nStrykerJS: not measured, since no --stryker DIR names a folder where @stryker-mutator/core and vitest-runner are installed',
      )
      return unmeasured('each mutant against StrykerJS', `${limits.mutant} ×`, 'no --stryker DIR') && isKillCheap
    }
    const isMutantCheap = await benchMutants(at, prepareStryker(join(folder, 'stryker'), resolve(project), resolve(stryker), modules), runs)
    return isKillCheap && isMutantCheap
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The production code that is mutated, by this package and by StrykerJS alike: the files that the project's known-bads edit. */
function mutatedOf(root) {
  const folder = join(root, 'oracle', 'known-bad')
  const patches = readdirSync(folder).filter((name) => name.endsWith('.patch'))
  const edited = patches.flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)])
  if (edited.length === 0) throw new Error(`${folder} has no patch that edits a file: there is nothing to measure`)
  return [...new Set(edited.map(([, file]) => file))].toSorted()
}

/** A repository whose first commit has all but the mutated code, so that each line of it is a patch. */
function prepare(root, project, node, modules) {
  const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench')
  build(dist, { checked: false })
  copyProject(project, root)
  stage(root, { dist, modules })
  const git = (...args) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })
  const cli = join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
  git('init', '-q', '-b', 'main')
  git('add', '-A', '--', '.', ...mutatedOf(root).map((file) => `:!${file}`))
  git('commit', '-q', '-m', 'before')
  git('tag', 'before')
  git('add', '-A')
  git('commit', '-q', '-m', 'production code')
  return { root, node, cli, vitest: join(modules, 'vitest', 'vitest.mjs'), git, env: environmentFor(node) }
}

function copyProject(project, root) {
  const isOurs = (path) => !/[\\/](?:node_modules|\.git|\.oracle|\.stryker-tmp|dist|lib|coverage)$/.test(path)
  cpSync(project, root, { recursive: true, filter: isOurs })
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.oracle\n')
}

function environmentFor(node) {
  const { HOME = '', PATH = '', TMPDIR } = process.env
  return { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) }
}

/** Known-bads of the project and mutants of its production code alike: each is an edit that some trusted test kills. */
async function benchKills(at, runs) {
  const fresh = []
  const kills = []
  const firsts = []
  for (let round = 0; round <= runs; round += 1) {
    const milliseconds = await freshRun(at)
    const { replays } = await oracle(at, ['replay', '--json'])
    const { mutants } = await oracle(at, ['replay', '--mutate', '--base', 'before', '--mutants', String(fewMutants), '--json'])
    const [first, ...others] = [replays, mutants].map((list) => list.filter(isKillFromMemory).map((one) => one.milliseconds))
    if (first.length === 0) throw new Error(`No known-bad of the project is killed from memory:\n${JSON.stringify(replays, null, 1)}`)
    console.log(`round ${round} fresh ${seconds(milliseconds)}, kills ${[first, ...others].flat().join(' ')} ms`)
    // The first round warms the file system.
    if (round === 0) continue
    fresh.push(milliseconds)
    firsts.push(first[0])
    kills.push(...first, ...others.flat())
  }
  const whole = median(fresh)
  const ratio = median(kills) / whole
  console.log(`\nvitest run of the trusted files in a fresh worktree: ${seconds(whole)} (median of ${runs})`)
  console.log(
    `first kill of a Vitest that is not warm yet: ${(median(firsts) / whole).toFixed(3)} ×, slowest of all ${(Math.max(...kills) / whole).toFixed(3)} ×`,
  )
  console.log(`kill   ${median(kills).toFixed(0)} ms, median of ${kills.length}`)
  return within('each kill against a run of the trusted files in a fresh worktree', ratio, limits.kill)
}

const isKillFromMemory = ({ outcome, how }) => outcome === 'killed' && how === 'overlay'

/** In a worktree that no run has seen; that it has to be written is not counted. */
async function freshRun({ root, node, vitest, git, env }) {
  const worktree = `${root}-worktree`
  git('worktree', 'add', '-q', '--detach', worktree)
  try {
    symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'), 'junction')
    const result = await measure(node, [vitest, 'run', '--dir', 'oracle', '--reporter=dot'], { cwd: worktree, env })
    if (result.status !== 0) throw new Error(`The trusted tests do not pass (${result.status}):\n${result.output.slice(-4000)}`)
    return result.milliseconds
  } finally {
    git('worktree', 'remove', '--force', worktree)
  }
}

async function oracle({ root, node, cli, env }, args) {
  const result = await measure(node, [cli, ...args], { cwd: root, env })
  const json = result.output.slice(result.output.indexOf('{'), result.output.lastIndexOf('}') + 1)
  if (json === '' || result.status === 2) throw new Error(`${args.join(' ')} did not end as it should:\n${result.output.slice(-4000)}`)
  return JSON.parse(json)
}

/** Each from the moment that the tests have passed without a mutant and the first one can be run, to the end; by two processes at once. */
async function benchMutants(at, stryker, runs) {
  const ours = []
  const theirs = []
  for (let round = 0; round < runs; round += 1) {
    const args = [at.cli, 'replay', '--mutate', '--base', 'before', '--mutants', String(mostMutants), '--json']
    const own = await timed(at, at.root, args, /^Vitest is warm/m)
    const ran = JSON.parse(own.stdout).mutants.filter(({ how }) => how !== 'none')
    const disk = ran.filter(({ how }) => how === 'disk').length
    const other = await timed(at, stryker.root, [stryker.bin, 'run', 'stryker.config.json'], /Initial test run succeeded/)
    // Mutants that no test covers are not run.
    const { files } = JSON.parse(readFileSync(join(stryker.root, 'mutation.json'), 'utf8'))
    const all = Object.values(files).flatMap(({ mutants }) =>
      mutants.filter((one) => ['Killed', 'Survived', 'Timeout'].includes(one.status)),
    )
    ours.push(own.milliseconds / ran.length)
    theirs.push(other.milliseconds / all.length)
    console.log(
      `round ${round + 1} ours ${ours.at(-1).toFixed(0)} ms × ${ran.length} (${disk} of them once more from the disk), StrykerJS ${theirs.at(-1).toFixed(0)} ms × ${all.length}`,
    )
  }
  const ratio = median(ours) / median(theirs)
  console.log(`mutant ${median(ours).toFixed(0)} ms against ${median(theirs).toFixed(0)} ms of StrykerJS`)
  return within('each mutant against StrykerJS', ratio, limits.mutant)
}

/** Milliseconds from when `mark` is printed to the end. */
function timed({ node, env }, root, args, mark) {
  return new Promise((done, failed) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [stdout, stderr] = ['', '']
    let began = Number.NaN
    const hear = () => {
      if (Number.isNaN(began) && (mark.test(stdout) || mark.test(stderr))) began = performance.now()
    }
    child.stdout.on('data', (chunk) => {
      stdout += chunk
      hear()
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
      hear()
    })
    child.once('error', failed)
    child.once('close', (status) => {
      const milliseconds = performance.now() - began
      if (Number.isNaN(milliseconds) || status === 2)
        failed(new Error(`${args.join(' ')} ended with ${status}:\n${(stdout + stderr).slice(-4000)}`))
      else done({ milliseconds, stdout })
    })
  })
}

/** The same source and trusted tests, on the Vitest beside StrykerJS: two in one process would not know each other. */
function prepareStryker(root, project, installed, modules) {
  const own = join(installed, 'node_modules')
  const bin = join(own, '@stryker-mutator', 'core', 'bin', 'stryker.js')
  for (const needed of [bin, join(own, '@stryker-mutator', 'vitest-runner'), join(own, 'vitest')])
    if (!existsSync(needed))
      throw new Error(`${needed} is not there. Install them: npm install @stryker-mutator/core @stryker-mutator/vitest-runner`)
  copyProject(project, root)
  // StrykerJS would rewrite it, with a TypeScript that it does not bring.
  rmSync(join(root, 'tsconfig.json'), { force: true })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  stage(root, { dist: join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench'), modules })
  for (const name of ['vitest', 'vite']) {
    rmSync(join(root, 'node_modules', name), { recursive: true, force: true })
    symlinkSync(join(own, name), join(root, 'node_modules', name), 'junction')
  }
  writeFileSync(
    join(root, 'vitest.stryker.mjs'),
    `export default { test: { include: [${JSON.stringify(trusted)}], reporters: ['default', 'vitest-oracle/reporter'] } }\n`,
  )
  writeFileSync(
    join(root, 'stryker.config.json'),
    JSON.stringify({
      testRunner: 'vitest',
      plugins: [join(own, '@stryker-mutator', 'vitest-runner', 'dist', 'src', 'index.js')],
      vitest: { configFile: 'vitest.stryker.mjs' },
      mutate: mutatedOf(root),
      concurrency: lanes,
      reporters: ['json'],
      jsonReporter: { fileName: 'mutation.json' },
      checkers: [],
      disableTypeChecks: false,
      allowConsoleColors: false,
    }),
  )
  return { root, bin }
}

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`
