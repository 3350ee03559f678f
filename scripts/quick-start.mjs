// The files that the README's quick start shows, so that what it promises is tried as it is written.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from './majors.mjs'

/** By path: each code block of that section whose first line is a comment that names a file. Throws when the README no longer has them. */
export function quickStartFiles() {
  const readme = readFileSync(join(packageRoot, 'README.md'), 'utf8')
  const section = /\n## Quick start\n([\s\S]*?)\n## /.exec(readme)?.[1]
  if (section === undefined) throw new Error('README.md has no section "Quick start"')
  const blocks = [...section.matchAll(/```\w+\n(?:\/\/|#|<!--) ([\w./-]+)(?: -->)?\n([\s\S]*?)```/g)]
  const files = Object.fromEntries(blocks.map(([, path, text]) => [path, text]))
  if (blocks.length < 3)
    throw new Error(`The quick start shows ${Object.keys(files).join(', ')}, and not a configuration, a test and a policy`)
  return files
}
