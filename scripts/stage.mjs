// Makes a folder look as if `npm install vitest-oracle` had run in it, from this checkout: the tests, the demo and the benches use it.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageRoot } from './majors.mjs'

/** What the tests of a project import. */
const peers = ['vitest', 'vite', 'fast-check', '@fast-check/vitest']

/**
 * Fills `<root>/node_modules`: the peers as links into `modules`, and a real copy of what `npm pack` takes, with `dist` for its compiled
 * code. A copy, because a link would be followed, and the package would then import the Vitest beside the checkout.
 */
export function stage(root, { dist = join(packageRoot, 'dist'), modules = join(packageRoot, 'node_modules') } = {}) {
  for (const name of peers) link(join(modules, name), join(root, 'node_modules', name))
  const target = join(root, 'node_modules', 'vitest-oracle')
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'))
  copy(dist, join(target, 'dist'))
  for (const name of ['package.json', ...manifest.files]) {
    if (name === 'dist') continue
    // Many small files, which are read and which nothing imports.
    if (name === 'docs/rules') link(join(packageRoot, name), join(target, name))
    else copy(join(packageRoot, name), join(target, name))
  }
  for (const name of Object.keys(manifest.dependencies)) link(join(packageRoot, 'node_modules', name), join(target, 'node_modules', name))
}

/** A third of what `cpSync` costs, and hundreds of projects are made in one run of the tests. */
function copy(from, to) {
  if (statSync(from, { throwIfNoEntry: false })?.isFile() === true) {
    mkdirSync(dirname(to), { recursive: true })
    return copyFileSync(from, to)
  }
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copy(source, target)
    else copyFileSync(source, target)
  }
}

function link(from, to) {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(from, to, 'junction')
}
