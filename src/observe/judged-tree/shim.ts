import { posix } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'

/**
 * A module at the old name of a renamed one that hands on all that the new one exports, so that both are one module. A default that is not
 * there stays undefined. null for files that are no modules.
 */
export function shimFor(from: ProjectPath, to: ProjectPath): string | null {
  const isModule = /\.[cm]?[jt]sx?$/
  if (!isModule.test(from) || !isModule.test(to)) return null
  const relative = posix.relative(posix.dirname(from), to)
  const source = JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`)
  return `export * from ${source}\nimport * as renamed from ${source}\nexport default renamed['default']\n`
}
