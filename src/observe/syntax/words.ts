import type { Node } from './nodes.ts'

const MAX_WORDS = 300
const MAX_LENGTH = 60

/** The identifiers and short literals below a node, each once, sorted: what a body is recognised by when its title changed. */
export function wordsOf(root: Node): readonly string[] {
  const words = new Set<string>()
  const left: unknown[] = [root]
  while (left.length > 0 && words.size < MAX_WORDS) {
    const at = left.pop()
    if (Array.isArray(at)) for (let i = at.length - 1; i >= 0; i--) left.push(at[i])
    else if (typeof at === 'object' && at !== null && 'type' in at) {
      if (at.type === 'Identifier' && 'name' in at && typeof at.name === 'string') words.add(at.name)
      else if (at.type === 'Literal' && 'value' in at && (typeof at.value === 'string' || typeof at.value === 'number'))
        words.add(String(at.value).slice(0, MAX_LENGTH))
      else if (at.type === 'TemplateElement' && 'value' in at && typeof at.value === 'object' && at.value !== null && 'raw' in at.value)
        words.add(String(at.value.raw).slice(0, MAX_LENGTH))
      else for (const value of Object.values(at)) if (typeof value === 'object' && value !== null) left.push(value)
    }
  }
  return [...words].sort()
}
