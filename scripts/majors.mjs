// The two Vitest majors that this checkout has installed, each with a Node that can run it.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, with a separator at its end. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url))

const vitest5 = join(packageRoot, 'test', 'vitest-5')

export function vitest4() {
  return { name: 'Vitest 4', version: 4, node: process.execPath, modules: join(packageRoot, 'node_modules') }
}

/** Throws when it is not installed: a test on one major alone would look like a test on both. */
export function vitest5OnItsNode() {
  if (!existsSync(join(vitest5, 'node_modules', 'vitest', 'package.json'))) {
    throw new Error('Vitest 5 is not installed below test/vitest-5. Install it with: node scripts/vitest-5.mjs')
  }
  return { name: 'Vitest 5', version: 5, node: nodeForVitest5(), modules: join(vitest5, 'node_modules') }
}

function nodeForVitest5() {
  const manifest = join(vitest5, 'package.json')
  const require = createRequire(manifest)
  for (const name of Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).optionalDependencies)) {
    const node = binaryOf(require, name)
    if (node !== null) return node
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath
  throw new Error(
    `No Node for Vitest 5: none from npm runs on ${process.platform}-${process.arch}, and ${process.version} is older than 22.12`,
  )
}

/** null when npm did not install that package, because it is for another machine. */
function binaryOf(require, name) {
  try {
    const manifest = require.resolve(`${name}/package.json`)
    return join(dirname(manifest), require(manifest).bin.node)
  } catch {
    return null
  }
}
