/**
 * The packages of a lockfile: `packages.<name>@<version>` (for npm `packages.<path>`) to where it comes from and what its hash is. What a
 * package manager adds about peers is left out, since it moves whenever a peer does.
 */
export function lockEntries(name: string, text: string): ReadonlyMap<string, string> {
  if (name.endsWith('.json')) return npmEntries(text)
  if (name === 'pnpm-lock.yaml') return pnpmEntries(text)
  return name === 'bun.lock' ? bunEntries(text) : yarnEntries(text)
}

function npmEntries(text: string): ReadonlyMap<string, string> {
  const lock: unknown = JSON.parse(text)
  const entries = new Map<string, string>()
  const add = (packages: unknown): void => {
    if (typeof packages !== 'object' || packages === null) return
    for (const [path, entry] of Object.entries(packages)) {
      if (path === '' || typeof entry !== 'object' || entry === null) continue
      const fields = Object.entries(entry).filter(([key]) => /^(version|resolved|integrity|link)$/.test(key))
      entries.set(`packages.${path}`, JSON.stringify(Object.fromEntries(fields)))
    }
  }
  if (typeof lock !== 'object' || lock === null) throw new Error('it is no object')
  // Version 2 holds both; version 1 only the second.
  if ('packages' in lock) add(lock.packages)
  else if ('dependencies' in lock) add(lock.dependencies)
  return entries
}

/** A resolution may stand in braces, over any number of lines, or as a block below its key: all of it says where a package comes from. */
const PNPM_ENTRY = /^ {2}'?\/?((?:@[^/\s]+\/)?[^@/\s(':]+[@/][^(':\s]+)[^\n]*:\n {4}resolution:(\s*\{[^}]*\}|(?:\n {6}[^\n]*)+)/gm

function pnpmEntries(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.replaceAll('\r', '').matchAll(PNPM_ENTRY)].map(([, key = '', resolution = '']) => [
      `packages.${key}`,
      resolutionOf(resolution),
    ]),
  )
}

/** Its fields, sorted, so that every layout of one resolution is one text. */
function resolutionOf(resolution: string): string {
  const fields = resolution
    .replace(/^\s*\{|\}\s*$/g, '')
    .split(/\n|, /)
    .map((field) =>
      field
        .trim()
        .replace(/,$/, '')
        .replace(/^(['"]?)(\w+)\1: *(['"]?)(.*)\3$/, '$2: $4'),
    )
  return `{${fields
    .filter((field) => field !== '')
    .sort()
    .join(', ')}}`
}

/** Both of its formats: `"vitest@^1.0.0":` with lines below it that begin with two spaces. */
function yarnEntries(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  for (const block of text.replaceAll('\r', '').split(/\n(?=\S)/)) {
    const [head = '', ...lines] = block.split('\n')
    const name = /^"?((?:@[^/\s"]+\/)?[^@\s"]+)@/.exec(head)?.[1]
    if (name === undefined) continue
    const kept = lines.map((line) => line.trim()).filter((line) => /^(version|resolved|resolution|integrity|checksum)\b/.test(line))
    const version = /^version:? "?([^"]+)"?$/.exec(kept[0] ?? '')?.[1] ?? ''
    entries.set(`packages.${name}@${version}`, kept.join(', '))
  }
  return entries
}

function bunEntries(text: string): ReadonlyMap<string, string> {
  const entry = /^ {4}"([^"]+)": (\[.*\]),?$/gm
  return new Map([...text.replaceAll('\r', '').matchAll(entry)].map(([, key = '', value = '']) => [`packages.${key}`, value]))
}
