import { readFileSync, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, with a separator at its end. */
export const packageRoot: string = fileURLToPath(new URL('../../', import.meta.url))

/** A Vitest major with a Node that can run it. */
export interface Major {
  /** For titles: `Vitest 4`. */
  readonly name: string
  readonly version: 4 | 5
  /** An absolute path. */
  readonly node: string
  /** The `node_modules` folder that holds its vitest, vite, fast-check and @fast-check/vitest. */
  readonly modules: string
}

const vitest5 = join(packageRoot, 'test', 'vitest-5')

/** Both supported majors. Throws when the second is not installed: a test on one major alone would look like a test on both. */
export const MAJORS: readonly [Major, Major] = [
  { name: 'Vitest 4', version: 4, node: process.execPath, modules: join(packageRoot, 'node_modules') },
  { name: 'Vitest 5', version: 5, node: nodeForVitest5(), modules: join(vitest5, 'node_modules') },
]

/** The environment of children: nothing of the test runner around them, their own Node first, no colours, no CI. */
export function cleanEnvironment(major: Major): Record<string, string> {
  const kept = ['HOME', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'SystemRoot', 'USERPROFILE', 'APPDATA', 'ComSpec']
  const path = [dirname(major.node), process.env['PATH'] ?? process.env['Path'] ?? ''].join(delimiter)
  const inherited = kept.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(inherited), PATH: path, NO_COLOR: '1' }
}

function nodeForVitest5(): string {
  const manifest = join(vitest5, 'package.json')
  if (!existsSync(join(vitest5, 'node_modules', 'vitest', 'package.json'))) {
    throw new Error('Vitest 5 is not installed below test/vitest-5. Install it with: node scripts/vitest-5.mjs')
  }
  const require = createRequire(manifest)
  const { optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as { optionalDependencies: Record<string, string> }
  for (const name of Object.keys(optionalDependencies)) {
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
function binaryOf(require: NodeJS.Require, name: string): string | null {
  try {
    const manifest = require.resolve(`${name}/package.json`)
    const { bin } = require(manifest) as { bin: { node: string } }
    return join(dirname(manifest), bin.node)
  } catch {
    return null
  }
}
