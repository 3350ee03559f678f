import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { TestProject, TestSpecification, Vitest } from 'vitest/node'
import type { WorkerSettings } from '../../model/tag.ts'
import type { ProjectPath } from '../../model/words.ts'
import { projectPathOf } from './identity.ts'

/** The setup file as it is installed, beside this file. */
const SETUP_FILE = fileURLToPath(new URL('../../in-test/setup.js', import.meta.url))

/** Adds the setup file to a project unless its configuration names it already, first, so that it runs before any other code. */
export function addSetupFile(project: TestProject): void {
  // Nothing could be watched there, and a browser may not even be served the file: its tests have no evidence.
  if (project.isBrowserEnabled()) return
  const own = realpathOf(SETUP_FILE)
  const others = project.config.setupFiles.filter((file) => realpathOf(file) !== own)
  project.config.setupFiles = [SETUP_FILE, ...others]
}

/** Hands the settings to all workers, each project's with the fast-check that its own root resolves. */
export function provideSettings(vitest: Vitest, settings: WorkerSettings): void {
  for (const project of vitest.projects) {
    const fastCheck = fastCheckOf(project.config.root)
    project.provide('vitest-oracle', fastCheck === undefined ? settings : { ...settings, fastCheck })
  }
}

/**
 * The files to watch from their first line on, for `WorkerSettings.watched`; undefined for all files: where workers are shared between
 * files, one may spoil what another is judged by.
 */
export function watchedFiles(
  vitest: Vitest,
  specifications: readonly TestSpecification[],
  mayCount: (file: ProjectPath) => boolean,
): readonly string[] | undefined {
  const shared = vitest.projects.some(({ config }) => !config.isolate || !['forks', 'threads'].includes(config.pool))
  if (shared) return undefined
  const files = new Set(specifications.map(({ moduleId }) => moduleId))
  return [...files].filter((file) => mayCount(projectPathOf(vitest.config.root, file)))
}

/**
 * The fast-check that a project's tests import, as a file URL; undefined when it has none. ESM and CommonJS builds are two instances
 * with their own global state, so this resolves as an `import` from the root does.
 */
export function fastCheckOf(root: string): string | undefined {
  const from = pathToFileURL(join(root, 'package.json')).href
  try {
    const manifest = createRequire(from).resolve('fast-check/package.json')
    return new URL(importEntryOf(createRequire(from)(manifest)), pathToFileURL(manifest)).href
  } catch {
    return undefined
  }
}

/** The file that `import 'fast-check'` means, by its manifest: `exports['.'].import`, which may name it directly or by `default`. */
function importEntryOf(manifest: unknown): string {
  let at: unknown = manifest
  for (const key of ['exports', '.', 'import', 'default']) {
    if (typeof at !== 'object' || at === null || !(key in at)) continue
    at = Reflect.get(at, key)
  }
  if (typeof at !== 'string') throw new TypeError('fast-check names no file for import')
  return at
}

function realpathOf(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}
