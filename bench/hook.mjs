import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { machine, median } from './measure.mjs'
import { within } from './table.mjs'

const MAIN = fileURLToPath(new URL('../dist/src/cli/main.js', import.meta.url))
/** An agent waits for it at each call of a tool. On a machine that does nothing else `node -e 0` takes some 40 ms, so this is below 150 ms. */
const MOST = 3.5

/** What a denied write costs, against a Node that does nothing, in turns within one run. */
export async function benchHook({ runs }) {
  const root = mkdtempSync(join(tmpdir(), 'bench-hook-'))
  try {
    const git = (...args) => execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args])
    mkdirSync(join(root, 'oracle'))
    writeFileSync(join(root, 'oracle/policy.yaml'), 'version: 1\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\n')
    git('init', '-q', '-b', 'main')
    git('add', '-A')
    git('commit', '-q', '-m', 'base')
    const event = {
      hook_event_name: 'PreToolUse',
      cwd: root,
      tool_name: 'Write',
      tool_input: { file_path: join(root, 'oracle/policy.yaml') },
    }
    const rounds = Array.from({ length: runs * 4 }, () => [
      timed(['-e', '0'], root, ''),
      timed([MAIN, 'hook', 'claude', '--on', 'tool', '--base', 'main'], root, JSON.stringify(event)),
    ])
    if (!rounds.every(([, { stdout }]) => stdout.includes('"deny"'))) throw new Error(`the write was not denied: ${rounds[0]?.[1].stderr}`)
    const [node, hook] = [0, 1].map((index) => median(rounds.map((round) => round[index].milliseconds)))
    console.log(machine())
    console.log(`node -e 0: ${node.toFixed(0)} ms; hook: ${hook.toFixed(0)} ms`)
    return within('a denied write against node -e 0', hook / node, MOST)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function timed(args, cwd, input) {
  const before = performance.now()
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, input, encoding: 'utf8' })
  return { milliseconds: performance.now() - before, stdout, stderr }
}
