// Whether an edit that is served from memory ever gives an answer that the same edit on disk would not: seeded random edits of one project,
// each judged both ways. Usage: npm run bench -- overlay [--vitest 4|5] [--runs 200]; exit status 0 only without a difference.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from '../../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../../scripts/majors.mjs'
import { stage } from '../../scripts/stage.mjs'
import { differences, editsOf, knownBadsOf } from './edits.mjs'
import { project } from './project.mjs'
import { within } from '../table.mjs'

const seed = 20261130

/** @param runs how many edits */
export async function benchOverlay({ major, runs: count }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
    const cli = prepare(root, modules, count)
    const served = replay(root, node, cli)
    const onDisk = replay(root, node, cli, '--disk', '--all')
    return report(served, onDisk, count, major)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

function prepare(root, modules, count) {
  const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench-overlay')
  build(dist, { checked: false })
  stage(root, { dist, modules })
  for (const [path, text] of Object.entries({ ...project, ...knownBadsOf(editsOf(seed, count)) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const git = (...args) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'base')
  return join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
}

function replay(root, node, cli, ...args) {
  const { HOME = '', PATH = '', TMPDIR } = process.env
  const env = { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) }
  const began = performance.now()
  const { stdout, stderr, status } = spawnSync(node, [cli, 'replay', '--json', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!stdout.startsWith('{')) throw new Error(`replay ended with ${status}:\n${stdout}${stderr}`)
  return { ...JSON.parse(stdout), seconds: (performance.now() - began) / 1000 }
}

function report(served, onDisk, count, major) {
  for (const line of differences(served.replays, onDisk.replays)) console.log(line)
  const wrong = differences(served.replays, onDisk.replays).length + Math.abs(count - served.replays.length)
  const of = (outcome) => served.replays.filter((one) => one.outcome === outcome)
  const outcomes = ['killed', 'survived', 'error', 'timeout', 'stale'].map((outcome) => `${of(outcome).length} ${outcome}`).join(', ')
  const fromMemory = served.replays.filter(({ how }) => how === 'overlay').length
  console.log(`\nVitest ${major}, seed ${seed}: ${count} edits, ${outcomes}; ${fromMemory} answered from memory`)
  console.log(`served ${served.seconds.toFixed(0)} s, all on disk ${onDisk.seconds.toFixed(0)} s`)
  return within('edits that differ between memory and disk', wrong, 0, 'of them', 0)
}
