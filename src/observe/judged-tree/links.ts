import type { ProjectPath } from '../../model/words.ts'

/** Of one chain; a system gives up at about as many. */
const MOST_HOPS = 40

/**
 * Whether a symbolic link of a tree leads to a place inside of that tree, by the tree's own links and not by what lies on a disk: a
 * name behind another link is followed as a system would follow it.
 * @param links all links of the tree with their targets
 */
export function staysInside(path: ProjectPath, links: ReadonlyMap<ProjectPath, string>): boolean {
  const at: string[] = []
  const left = path.split('/')
  for (let hops = 0; left.length > 0;) {
    const part = left.shift() ?? ''
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (at.length === 0) return false
      at.pop()
      continue
    }
    const target = links.get([...at, part].join('/'))
    if (target === undefined) {
      at.push(part)
      continue
    }
    hops++
    if (hops > MOST_HOPS || !isRelative(target)) return false
    left.unshift(...target.split('/'))
  }
  return true
}

function isRelative(target: string): boolean {
  return target !== '' && !target.startsWith('/') && !/[\\\0]|^[A-Za-z]:/.test(target)
}
