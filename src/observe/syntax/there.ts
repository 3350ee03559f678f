import { AS_WRITTEN, canonical } from './canonical.ts'
import { bare, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { lookup } from './scope.ts'
import type { Scope } from './scope.ts'

interface Asked {
  readonly family: string
  readonly negated: boolean
  readonly subject: Node | null
  readonly expected: readonly Node[]
  readonly expectedText: string | null
}

/** Whether an assertion asks of a function that the test file declares whether it is there. */
export function isAlwaysThere(said: Asked, scope: Scope): boolean {
  return said.subject !== null && asksWhetherThere(said) && isDeclaredFunction(said.subject, scope)
}

/** `toBeDefined()`, `not.toBeNull()` and `toBeTruthy()`. */
function asksWhetherThere(said: Asked): boolean {
  if (said.family === 'truthy') return !said.negated
  const [only, ...others] = said.expected
  const text = said.expectedText ?? (only !== undefined && others.length === 0 ? canonical(only, AS_WRITTEN) : '')
  return said.family === 'equals' && said.negated && (text === 'undefined' || text === 'null')
}

function isDeclaredFunction(subject: Node, scope: Scope): boolean {
  const inner = bare(subject)
  return inner.type === 'Identifier' && lookup(word(inner, 'name'), scope)?.kind === 'function'
}
