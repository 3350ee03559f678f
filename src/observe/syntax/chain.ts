import { bare, child, list, propertyName } from './nodes.ts'
import type { Node } from './nodes.ts'

/** One step of `a.b(c).d`: a property, called or not. */
export interface Link {
  readonly name: string
  readonly args: readonly Node[] | null
  readonly node: Node
}

export interface Chain {
  /** What the chain begins with: a name, or a call of a name. */
  readonly root: Node
  readonly links: readonly Link[]
}

/** Takes `expect(x).not.toBe(1)` apart: root `expect(x)`, links `not` and `toBe(1)`. Iterative, as chains may be thousands long. */
export function unroll(node: Node): Chain {
  const links: Link[] = []
  let at = bare(node)
  for (;;) {
    if (at.type === 'CallExpression') {
      const callee = child(at, 'callee')
      const target = callee === null ? null : bare(callee)
      const name = target !== null && target.type === 'MemberExpression' ? propertyName(target) : null
      const object = target === null || name === null ? null : child(target, 'object')
      if (name === null || object === null) break
      links.push({ name, args: list(at, 'arguments'), node: at })
      at = bare(object)
    } else if (at.type === 'MemberExpression') {
      const name = propertyName(at)
      const object = child(at, 'object')
      if (name === null || object === null) break
      links.push({ name, args: null, node: at })
      at = bare(object)
    } else break
  }
  return { root: at, links: links.reverse() }
}
