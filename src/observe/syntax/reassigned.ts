import type { Program } from './parse.ts'
import { assignments } from './scope.ts'
import type { Shortened, Stretch } from './shortened.ts'

/**
 * Whether each variable with a value is known to be assigned again, or not to be, as it is in the whole text of either side. A variable
 * that is never assigned stands for its value, wherever in the file the assignment would be.
 */
export function knownAlike({ node, text }: Program, short: Shortened): boolean {
  if (![text, ...short.leftOut].some((one) => one.includes('let') || one.includes('var'))) return true
  const { assigned, declared } = assignments(node)
  const isIn = ({ start, end }: Stretch, offset: number): boolean => offset >= start && offset < end
  const namesIn = (isThere: (offset: number) => boolean): ReadonlySet<string> =>
    new Set(assigned.flatMap(({ name, offset }) => (isThere(offset) ? [name] : [])))
  const before = namesIn((offset) => isIn(short.before, offset))
  const after = namesIn((offset) => isIn(short.after, offset))
  const around = namesIn((offset) => !isIn(short.before, offset) && !isIn(short.after, offset))
  const isLeftOut = (name: string): boolean => short.leftOut.some((left) => left.includes(name))
  // What only one side assigns may be a variable of a test that was left out: then that test is not the same on both sides.
  const ofOne = [...before, ...after].filter((name) => !around.has(name) && !(before.has(name) && after.has(name)))
  if (ofOne.some(isLeftOut)) return false
  return declared.every(({ name, offset }) => {
    if (around.has(name)) return true
    const seenBy = isIn(short.before, offset) ? [before] : isIn(short.after, offset) ? [after] : [before, after]
    if (seenBy.every((names) => names.has(name))) return true
    return !before.has(name) && !after.has(name) && !isLeftOut(name)
  })
}
