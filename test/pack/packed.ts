import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { packageRoot } from '../support/index.ts'
import type { Major } from '../support/index.ts'
import { dependencyFolders } from './closure.ts'

/** What `npm pack` makes of the built package. Throws when it was not built. */
export function packTarball(): { readonly tarball: string; readonly dispose: () => void } {
  if (!existsSync(join(packageRoot, 'dist'))) throw new Error('dist is not there: npm run build')
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-pack-')))
  const npm = process.env['npm_execpath']
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const options = { cwd: packageRoot, encoding: 'utf8', shell: process.platform === 'win32' } as const
  const printed =
    npm?.endsWith('npm-cli.js') === true ? execFileSync(process.execPath, [npm, ...args], options) : execFileSync('npm', args, options)
  const [packed] = JSON.parse(printed) as readonly { readonly filename: string }[]
  if (packed === undefined) throw new Error(`npm pack named no file: ${printed}`)
  return { tarball: join(folder, basename(packed.filename)), dispose: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * An otherwise empty folder with the tarball unpacked in its `node_modules`, and beside it exactly what an install brings: the closure
 * of the package's dependencies, and vitest and fast-check of that major. No network, no other package of this checkout is in reach.
 */
export function installTarball(tarball: string, major: Major): { readonly root: string; readonly dispose: () => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-empty-')))
  const target = join(root, 'node_modules', 'vitest-oracle')
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'])
  for (const folder of dependencyFolders()) link(folder, join(root, relative(packageRoot, folder)))
  for (const name of ['vitest', 'fast-check']) link(join(major.modules, name), join(root, 'node_modules', name))
  return { root, dispose: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }) }
}

function link(from: string, to: string): void {
  // A dependency nested in another one is reached through the link to that one.
  if (existsSync(to)) return
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to, 'junction')
}
