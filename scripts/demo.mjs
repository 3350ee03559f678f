// Runs the examples as a person would: `vitest run`, then `vitest-oracle check` on the verdict. npm run demo [-- --vitest 5]
// Each runs in a temporary copy with a repository of its own, committed at a fixed instant, so that the seeds made from the commit, and
// with them the verdict's digest, are the same each time. Exit status 0 if the verdicts are what the examples are there to show.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageRoot, vitest4, vitest5OnItsNode } from './majors.mjs'
import { stage } from './stage.mjs'

/** What is run, what its verdict must be, and what a reader should look for. */
const SCENES = [
  {
    example: 'billing',
    title: 'A run that counts',
    look: 'Every class of oracle has spoken: examples, properties on sealed and fresh seeds, fixtures as they were locked.',
    environment: {},
    expected: { vitest: 0, decision: 'allow', check: 0 },
  },
  {
    example: 'billing',
    title: 'The same, on a machine whose clock is set back',
    look: 'One nondeterministic test fails. The ledger holds a lease on exactly that failure of exactly that test, so it is excused.',
    environment: { STEP_CLOCK: '5000' },
    expected: { vitest: 0, decision: 'allow', check: 0 },
  },
  {
    example: 'blocked',
    title: 'A green run that does not count',
    look: 'No test failed. A patch brought a bug in and made the suite agree with it; examples/blocked/README.md tells how.',
    environment: {},
    expected: { vitest: 1, decision: 'block', check: 1 },
  },
  {
    example: 'monorepo',
    title: 'Two packages, one oracle tree',
    look: 'Three Vitest projects. The trusted tests lie in one of them, and one property covers both packages.',
    environment: {},
    expected: { vitest: 0, decision: 'allow', check: 0 },
  },
  {
    example: 'flaky-service',
    title: 'A test that is known to flake, and what it may cost',
    look: 'The test fails, and its lease excuses it. What is known of the last twenty runs lies where the cache of a CI would bring it.',
    environment: { SLOW_FEED: '1' },
    history: 'past-runs',
    more: ['flakes', '--now', '2026-11-12T09:00:00Z'],
    expected: { vitest: 0, decision: 'allow', check: 0, more: 0 },
  },
]

const CLI = 'node_modules/vitest-oracle/dist/src/cli/main.js'

const { values } = parseArgs({ options: { vitest: { type: 'string', default: '4' } } })
const major = values.vitest === '5' ? vitest5OnItsNode() : vitest4()
const colour = process.stdout.isTTY === true && process.env.NO_COLOR === undefined ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

const surprises = SCENES.flatMap((scene) => play(scene))
for (const surprise of surprises) console.error(surprise)
console.log(surprises.length === 0 ? '\nThe demo showed what it is there to show.' : `\nThe demo did not show what it is there to show.`)
process.exitCode = surprises.length === 0 ? 0 : 1

/** Prints one scene; returns what was not as expected. */
function play({ example, title, look, environment, history, more, expected }) {
  console.log(`\n━━ ${title} ━━ examples/${example}\n${look}\n`)
  const root = realpathSync(mkdtempSync(join(tmpdir(), `vitest-oracle-${example}-`)))
  try {
    copyExample(example, root)
    const env = childEnvironment(environment)
    const given = Object.entries(environment).map(([name, value]) => `${name}=${value} `)
    if (history !== undefined) cpSync(join(root, history), join(root, '.oracle', 'history'), { recursive: true })
    const vitest = show(`${given.join('')}vitest run`, root, env, [join(major.modules, 'vitest', 'vitest.mjs'), 'run'])
    const oracle = (...words) => show(`vitest-oracle ${words.join(' ')}`, root, env, [CLI, ...words])
    const check = oracle('check', '--scope', 'run')
    const seen = { vitest, decision: decisionIn(root), check, ...(more === undefined ? {} : { more: oracle(...more) }) }
    return Object.keys(expected)
      .filter((key) => seen[key] !== expected[key])
      .map((key) => `${title}: ${key} is ${seen[key]}, and ${expected[key]} was to be shown`)
  } finally {
    rmSync(root, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Runs a command with its output in between the demo's own; returns its exit status. */
function show(words, cwd, env, args) {
  console.log(`$ ${words}`)
  const { status, signal, error } = spawnSync(major.node, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 120_000 })
  if (error !== undefined) throw error
  console.log(`→ exit status ${status ?? signal}\n`)
  return status
}

function copyExample(example, root) {
  const own = (path) => !/[\\/](node_modules|\.oracle)$/.test(path)
  cpSync(join(packageRoot, 'examples', example), root, { recursive: true, filter: own })
  writeFileSync(join(root, '.gitignore'), 'node_modules\n.oracle\n')
  stage(root, { modules: major.modules })
  const date = '2026-11-12T08:00:00Z'
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: join(root, 'none'),
  }
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', '-c', 'core.autocrlf=false', ...args], {
      cwd: root,
      env,
    })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'Example')
}

function childEnvironment(added) {
  const kept = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'ComSpec']
  const inherited = kept.filter((name) => process.env[name] !== undefined).map((name) => [name, process.env[name]])
  return {
    ...Object.fromEntries(inherited),
    PATH: `${dirname(major.node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    ...colour,
    ...added,
  }
}

/** 'none' without a verdict. */
function decisionIn(root) {
  try {
    return JSON.parse(readFileSync(join(root, '.oracle', 'verdict.json'), 'utf8')).decision
  } catch {
    return 'none'
  }
}
