import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** A Chromium of this machine: what CHROMIUM names, or one on the PATH; null where there is none. */
export const CHROMIUM: string | null = found()

function found(): string | null {
  const named = process.env['CHROMIUM']
  if (named !== undefined && named !== '') return named
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable) ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Without its sandbox, which a container does not let it have: it opens pages of our own, from memory. */
export async function openBrowser(): Promise<Browser> {
  if (CHROMIUM === null) throw new Error('no Chromium was found')
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
}
