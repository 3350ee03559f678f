import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Loads all parts of this command that it would else load when it comes to them. Tests of a patch run as the same user and can write to
 * where this package is installed: what was loaded before they began is what decides and reports after they have ended.
 */
export async function loadAhead(): Promise<void> {
  const here = dirname(fileURLToPath(import.meta.url))
  const parts = readdirSync(here).filter((name) => /^main-.+\.js$/.test(name))
  await Promise.all(parts.map((name) => import(pathToFileURL(join(here, name)).href)))
}
