/**
 * Whether a map of `exports` or `imports` only grew: what base had is there as it was, and no name that base led somewhere leads elsewhere.
 * Then nothing that base's tests import is found in another place. A map that is new takes names away, or leads them elsewhere.
 */
export function onlyGrew(before: string | null, after: string | null): boolean {
  const [was, now] = [entriesOf(before), entriesOf(after)]
  if (was === null || now === null) return false
  const fresh = [...now.keys()].filter((name) => !was.has(name))
  const isKept = [...was].every(([name, target]) => now.get(name) === target)
  return isKept && fresh.every((name) => ![...was.keys()].some((other) => isWithin(name, other)))
}

/** Names to their targets, as JSON text; the order of the conditions of a target counts. null for what cannot be read. */
function entriesOf(text: string | null): ReadonlyMap<string, string> | null {
  const map: unknown = JSON.parse(text ?? 'null')
  if (map === null) return null
  const isNames = typeof map === 'object' && !Array.isArray(map) && Object.keys(map).every((name) => /^[.#]/.test(name))
  // A target alone is that of the package itself.
  return new Map(Object.entries(isNames ? map : { '.': map }).map(([name, target]) => [name, JSON.stringify(target)]))
}

/** Whether a pattern of base, or a folder, may mean a name that is new, or may mean a part of what a new pattern means. */
function isWithin(name: string, other: string): boolean {
  const [prefix, own] = [beforeStar(other), beforeStar(name)]
  if (prefix === null) return false
  return own === null ? name.startsWith(prefix) : own.startsWith(prefix) || prefix.startsWith(own)
}

function beforeStar(name: string): string | null {
  const star = name.indexOf('*')
  return star >= 0 ? name.slice(0, star) : name.endsWith('/') ? name : null
}
