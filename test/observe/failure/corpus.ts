import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment, packageRoot, run } from '../../support/index.ts'
import type { Major } from '../../support/index.ts'

export type Pool = 'forks' | 'threads' | 'vmForks' | 'vmThreads'

/** How the project of failures was run. */
export interface Circumstances {
  readonly major: Major
  readonly pool: Pool
  /** The root folder, below a temporary one. */
  readonly folder: string
  /** Lines put on top of each file. */
  readonly moved: number
}

/** The errors of a test, a suite, a file, or (`unhandled`) of the run, by its title path; one row each. */
export type Failures = readonly (readonly [owner: string, errors: readonly unknown[]])[]

const project = join(packageRoot, 'test', 'projects', 'failures')
const reporter = join(packageRoot, 'test', 'observe', 'failure', 'dump-reporter.mjs')

/** Runs the project of failures and returns what its Vitest told a reporter, and the root, which is removed again. */
export async function runCorpus({
  major,
  pool,
  folder,
  moved,
}: Circumstances): Promise<{ readonly root: string; readonly failures: Failures }> {
  const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'failures-')))
  const root = join(temporary, folder)
  try {
    cpSync(project, root, { recursive: true })
    installInto(root, major)
    for (const part of ['src', 'cases']) moveLines(join(root, part), moved)
    const dump = join(temporary, 'dump.json')
    const args = [
      join(major.modules, 'vitest', 'vitest.mjs'),
      'run',
      '--pool',
      pool,
      '--reporter',
      reporter,
      '--maxWorkers',
      '1',
      '--update=none',
    ]
    const ended = await run(major.node, args, { cwd: root, env: { ...cleanEnvironment(major), DUMP: dump }, timeout: 170_000 })
    if (ended.status !== 1) throw new Error(`${major.name} ended with ${ended.status ?? ended.signal}: ${ended.stderr}${ended.stdout}`)
    return { root, failures: JSON.parse(readFileSync(dump, 'utf8')) as Failures }
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
  }
}

function installInto(root: string, major: Major): void {
  const modules = join(root, 'node_modules')
  for (const name of ['vitest', 'vite', 'fast-check', '@fast-check/vitest']) {
    mkdirSync(join(modules, name, '..'), { recursive: true })
    symlinkSync(join(major.modules, name), join(modules, name), 'junction')
  }
  const dependency = join(modules, 'breaking-dependency')
  mkdirSync(dependency)
  writeFileSync(
    join(dependency, 'package.json'),
    '{ "name": "breaking-dependency", "version": "1.0.0", "type": "module", "main": "index.js" }\n',
  )
  writeFileSync(
    join(dependency, 'index.js'),
    "export default function breaksInside(call) {\n  call()\n  throw new Error('broken inside')\n}\n",
  )
  writeFileSync(join(root, 'package.json'), '{ "name": "failures", "private": true, "type": "module" }\n')
}

function moveLines(folder: string, moved: number): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ts')) continue
    const file = join(folder, name)
    writeFileSync(file, '// moved\n'.repeat(moved) + readFileSync(file, 'utf8'))
  }
}
