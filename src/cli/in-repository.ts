import { realpathSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import type { Repository } from '../observe/git/repository.ts'

/**
 * Where a file lies below the top of the repository, with `/` between its parts; null when it lies outside. A file that lies inside by its
 * name or by where its links lead is inside: what lies outside is trusted as it is, so a patch must not be able to put a link there, nor a
 * link lead into the patch.
 * @param file absolute
 */
export function insideRepository(file: string, { top }: Pick<Repository, 'top'>): string | null {
  return below(top, file) ?? below(realOf(top), realOf(file))
}

function below(top: string, file: string): string | null {
  const path = relative(top, file)
  const isOutside = path === '' || path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
  return isOutside ? null : path.split(sep).join('/')
}

/** What is not there has no links in it that could matter. */
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
