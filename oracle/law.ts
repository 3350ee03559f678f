/**
 * The tag of a property, written as data: the tests of this package must not ask the code that they judge for it.
 * @param invariant an id from INVARIANTS.md
 */
export function law(
  invariant: string,
  covers: string,
): { readonly meta: { oracle: { readonly cls: 'P'; readonly invariant: string; readonly covers: readonly string[] } } } {
  return { meta: { oracle: { cls: 'P', invariant, covers: [covers] } } }
}

/** The same for an example or a fixture. */
export function claim(
  cls: 'E' | 'F',
  covers: string,
): { readonly meta: { oracle: { readonly cls: 'E' | 'F'; readonly covers: readonly string[] } } } {
  return { meta: { oracle: { cls, covers: [covers] } } }
}
