import type { ProductionSyntax } from '../../model/syntax.ts'
import type { BudgetContext } from './context.ts'

/**
 * The exports that the patch took away: exported by a changed production file at base and by none at head. A test that left with one of
 * them is no loss; one whose function merely moved or was renamed is, so nothing is retired where a name came that base did not have.
 */
export function retiredNames(production: BudgetContext['production']): ReadonlySet<string> {
  const [was, now] = [namesOf(production.before), namesOf(production.after)]
  if ([...now].some((name) => !was.has(name))) return new Set()
  return new Set([...was].filter((name) => !now.has(name) && name !== 'default'))
}

function namesOf(files: readonly ProductionSyntax[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => Object.keys(file.exports)))
}
