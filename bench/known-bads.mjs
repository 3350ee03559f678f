// Whether memory stays flat over many known-bads: a thousand bugs of one project, all of them replayed by one command, whose memory with all
// of its children is sampled. The tenths of that time are compared; each known-bad takes about as long as any other.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { packageRoot, vitest4, vitest5OnItsNode } from '../scripts/majors.mjs'
import { stage } from '../scripts/stage.mjs'
import { machine, median, memoryOfTree } from './measure.mjs'
import { within } from './table.mjs'

const limit = 1.1

/** @param runs how many known-bads. True when memory is flat and every bug was killed. */
export async function benchKnownBads({ major, runs: count }) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-')))
  try {
    const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
    const cli = prepare(root, modules, count)
    const { replays, samples } = await replay(root, node, cli)
    return report(replays, samples, count, major)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** The example, with known-bads of its own: an amount that is wrong by so many cents. */
function prepare(root, modules, count) {
  const dist = join(packageRoot, 'node_modules', '.cache', 'vitest-oracle', 'bench-known-bads')
  build(dist, { checked: false })
  cpSync(join(packageRoot, 'examples', 'billing'), root, { recursive: true, filter: (path) => !path.includes('node_modules') })
  stage(root, { dist, modules })
  const folder = join(root, 'oracle', 'known-bad')
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  mkdirSync(folder, { recursive: true })
  const find = 'gross: net + tax'
  for (let index = 1; index <= count; index += 1) {
    const edit = { file: 'src/invoice.ts', find, replace: `${find} + ${index}` }
    writeFileSync(join(folder, `cents-${String(index).padStart(5, '0')}.json`), JSON.stringify(edit))
  }
  const policy = join(root, 'oracle', 'policy.yaml')
  writeFileSync(policy, `${readFileSync(policy, 'utf8').replace(/^limits:.*$/m, '')}\nlimits: { phaseSeconds: 86400 }\n`)
  const git = (...args) => execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], { cwd: root })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'base')
  return join(root, 'node_modules', 'vitest-oracle', 'dist', 'src', 'cli', 'main.js')
}

async function replay(root, node, cli) {
  const { HOME = '', PATH = '', TMPDIR } = process.env
  const env = { HOME, PATH: `${dirname(node)}:${PATH}`, NO_COLOR: '1', ...(TMPDIR === undefined ? {} : { TMPDIR }) }
  const child = spawn(node, [cli, 'replay', '--json'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const samples = []
  let began = false
  let sampling = false
  const sample = async () => {
    sampling = true
    samples.push({ at: performance.now(), bytes: await memoryOfTree(child.pid) })
    sampling = false
  }
  const timer = setInterval(() => {
    if (began && !sampling) void sample()
  }, 250)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => (stdout += chunk))
  child.stderr.on('data', (chunk) => {
    stderr += chunk
    began ||= stderr.includes('Replaying')
  })
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  clearInterval(timer)
  if (!stdout.startsWith('{')) throw new Error(`replay ended with ${status}:\n${stdout}${stderr}`)
  return { replays: JSON.parse(stdout).replays, samples }
}

function report(replays, samples, count, major) {
  const [start, end] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0]
  const tenth = (end - start) / 10
  const of = (from) =>
    median(samples.filter(({ at }) => at >= start + from * tenth && at <= start + (from + 1) * tenth).map(({ bytes }) => bytes))
  const tenths = Array.from({ length: 10 }, (_, part) => of(part))
  for (const [part, bytes] of tenths.entries()) console.log(`tenth ${part + 1}  ${(bytes / 2 ** 20).toFixed(0)} MiB`)
  const killed = replays.filter(({ outcome }) => outcome === 'killed').length
  const fromMemory = replays.filter(({ how }) => how === 'overlay').length
  // The heaps of new processes grow to a level of their own at first, and at the end one lane may be done before the other.
  const ratio = Math.max(...tenths.slice(5)) / Math.max(...tenths.slice(0, 5))
  console.log(
    `\nVitest ${major}: ${killed} of ${count} known-bads killed, ${fromMemory} from memory, in ${((end - start) / 1000).toFixed(0)} s; ${machine()}`,
  )
  const holds = [
    within('memory of the second half against the first', ratio, limit),
    within('known-bads that were not killed', count - killed, 0, 'of them', 0),
  ]
  return holds.every(Boolean)
}
