// Installs Vitest 5 and its Node below test/vitest-5 when they are missing or older than their lock; see the README there.
// Usage: node scripts/vitest-5.mjs [--optional]   (--optional: a failure is a warning, for `prepare` on a machine without network)
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

const folder = fileURLToPath(new URL('../test/vitest-5/', import.meta.url))
const lock = join(folder, 'package-lock.json')
const stamp = join(folder, 'node_modules', '.installed-lock.json')
const optional = process.argv.includes('--optional')

if (!isNeeded()) process.exit(0)
const failure = install()
if (failure === null) process.exit(0)
console.error(`Vitest 5 is not installed: ${failure}. Mend it with: npm ci --prefix test/vitest-5 --ignore-scripts`)
process.exit(optional ? 0 : 1)

/** False below an installed package or a git dependency's clone, where nobody runs the tests, and when the lock is installed. */
function isNeeded() {
  if (!existsSync(lock) || process.env._PACOTE_NO_PREPARE_ !== undefined) return false
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== readFileSync(lock, 'utf8')
}

/** null, or why it failed. */
function install() {
  console.error('Installing Vitest 5 and its Node into test/vitest-5 (once)')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
  // npm names its own entry point to scripts; without it, `npm` is a command file on Windows and needs the shell there.
  const npm = process.env.npm_execpath
  const child =
    npm !== undefined && npm.endsWith('npm-cli.js')
      ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 })
      : spawnSync('npm', args, {
          cwd: folder,
          stdio: ['ignore', 'inherit', 'inherit'],
          timeout: 300_000,
          shell: process.platform === 'win32',
        })
  if (child.error !== undefined) return child.error.message
  if (child.status !== 0) return `npm ci ended with ${child.status ?? child.signal}`
  writeFileSync(stamp, readFileSync(lock))
  return null
}
