import type { ProductionSyntax } from '../../model/syntax.ts'
import type { BudgetContext } from './context.ts'

/**
 * The exports that the patch took away: exported by a changed production file at base and by none at head, and not the same function under
 * a new name. A test that left with one of them is no loss; one whose function merely moved or was renamed is.
 */
export function retiredNames(production: BudgetContext['production']): ReadonlySet<string> {
  const kept = new Set(production.after.flatMap((f) => Object.keys(f.exports)))
  const bodies = new Set(production.after.flatMap((f) => Object.values(f.exports)))
  const gone = new Set<string>()
  for (const file of production.before) {
    for (const [name, body] of exportsOf(file))
      if (!kept.has(name) && name !== 'default' && (body === null || !bodies.has(body))) gone.add(name)
  }
  return gone
}

function exportsOf(file: ProductionSyntax): readonly (readonly [string, string | null])[] {
  return Object.entries(file.exports)
}
