// The README's quick start, word for word, in empty folders and with npm's own install, on both majors; and the size of an install.
// Needs the registry. Usage: node scripts/try-package.mjs
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packageRoot, vitest4, vitest5OnItsNode } from './majors.mjs'
import { quickStartFiles } from './quick-start.mjs'

const limit = 10_000_000
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-try-')))

function npm(cwd, ...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', [...args, ...quiet], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  })
}

function makeFolder(name) {
  const path = join(folder, name)
  mkdirSync(path)
  npm(path, 'init', '-y')
  return path
}

function tryQuickStart(tarball, { name, version, node }) {
  const root = makeFolder(`on-vitest-${version}`)
  npm(root, 'install', '-D', `vitest@${version}`, 'fast-check', tarball)
  for (const [file, text] of Object.entries(quickStartFiles())) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  // As on a person's machine: in CI, `check` refuses a folder without a repository.
  const { CI: _ci, GITHUB_ACTIONS: _actions, ...own } = process.env
  const env = { ...own, PATH: `${dirname(node)}:${process.env.PATH}` }
  const run = (script, ...args) =>
    spawnSync(node, [join(root, 'node_modules', script), ...args], { cwd: root, env, encoding: 'utf8', timeout: 120_000 })
  const lock = run('vitest-oracle/dist/src/cli/main.js', 'lock')
  const vitest = run('vitest/vitest.mjs', 'run')
  const check = run('vitest-oracle/dist/src/cli/main.js', 'check', '--scope', 'run')
  const path = join(root, '.oracle', 'verdict.json')
  if (!existsSync(path)) throw new Error(`No verdict on ${name}:\n${vitest.stdout}${vitest.stderr}`)
  const { decision, environment } = JSON.parse(readFileSync(path, 'utf8'))
  console.log(`${name} (${environment.vitest}, Node ${environment.node}): vitest run ${vitest.status}, ${decision}, check ${check.status}`)
  if (lock.status !== 0 || decision !== 'allow' || vitest.status !== 0 || check.status !== 0) {
    throw new Error(`The quick start does not end in allow on ${name}:\n${vitest.stdout}${vitest.stderr}${check.stdout}${check.stderr}`)
  }
}

function trySize(tarball) {
  const root = makeFolder('size')
  npm(root, 'install', '--legacy-peer-deps', tarball)
  const sizes = readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)))
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
  const onDisk = sizes.reduce((sum, { blocks }) => sum + blocks * 512, 0)
  console.log(
    `Installed without its peers: ${(bytes / 1e6).toFixed(2)} MB in ${sizes.length} files (${(onDisk / 1e6).toFixed(2)} MB of disk blocks)`,
  )
  if (bytes > limit) throw new Error(`An install brings ${bytes} bytes, more than ${limit}`)
}

try {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: packageRoot,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    }),
  )
  const tarball = join(folder, filename)
  trySize(tarball)
  for (const major of [vitest4(), vitest5OnItsNode()]) tryQuickStart(tarball, major)
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
