import { appendFile, stat } from 'node:fs/promises'
import { FRAMES } from './outputs.ts'
import type { Sayable } from './outputs.ts'
import type { World } from './world.ts'

/** Too small to be of use. */
const LEAST_BYTES = 8 * 1024

/**
 * Adds the summary of a step of GitHub Actions, where the runner names a file for it. What other commands of the step wrote there counts
 * against its limit. A summary is an extra: without it the annotations stand.
 */
export async function addStepSummary(sayable: Sayable, { env, stderr }: World): Promise<void> {
  const file = env['GITHUB_STEP_SUMMARY']
  if (file === undefined || file === '') return
  const { renderMarkdown, SUMMARY_BYTES } = await import('../../reporters/markdown.ts')
  try {
    const taken = await sizeOf(file)
    const mostBytes = SUMMARY_BYTES - taken
    if (mostBytes < LEAST_BYTES) {
      stderr.write('note: The summary of this step is full, so nothing was added to it.\n')
      return
    }
    await appendFile(file, renderMarkdown(sayable.judged(), { mostBytes, isSticky: false, frames: await sayable.frames(FRAMES.html) }))
  } catch (error) {
    stderr.write(`note: The summary of this step could not be written: ${error instanceof Error ? error.message : String(error)}.\n`)
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch {
    return 0
  }
}
