/** The names by which a package.json lets its package be imported, and the files that they stand for. Empty where it cannot be read. */
export function packageEntries(text: string | null): ReadonlyMap<string, readonly string[]> {
  const entries = new Map<string, readonly string[]>()
  const manifest = parsed(text)
  const name: unknown = manifest?.['name']
  if (manifest === null || typeof name !== 'string') return entries
  const exported: unknown = manifest['exports']
  const paths = isRecord(exported) && Object.keys(exported).every((key) => key.startsWith('.')) ? exported : { '.': exported }
  for (const [path, targets] of Object.entries(paths)) entries.set(name + path.slice(1), leaves(targets))
  const plain = leaves([manifest['main'], manifest['module']])
  if (exported === undefined && plain.length > 0) entries.set(name, plain)
  return entries
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
