import { isRecord } from '../../observe/run/meta.ts'
import type { FileSource } from '../../observe/owned/source.ts'
import type { PackageManager } from './project.ts'

/** What package.json says that matters here. */
export interface Manifest {
  readonly name: string
  readonly isThere: boolean
  readonly isModule: boolean
  readonly packageManager: PackageManager | null
  /** Name to the range that is asked for, of all kinds of dependencies. */
  readonly dependencies: ReadonlyMap<string, string>
}

const MANAGERS: readonly PackageManager[] = ['npm', 'pnpm', 'yarn', 'bun']

/** Of a file that is not JSON, or not there, nothing is known. */
export async function manifestOf(source: FileSource): Promise<Manifest> {
  const bytes = await source.read('package.json')
  const data = bytes === null ? {} : parsed(Buffer.from(bytes).toString('utf8'))
  const kinds = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].map((key) => data[key])
  const dependencies = new Map<string, string>()
  for (const kind of kinds) {
    for (const [name, range] of isRecord(kind) ? Object.entries(kind) : []) if (typeof range === 'string') dependencies.set(name, range)
  }
  const manager = typeof data['packageManager'] === 'string' ? data['packageManager'].split('@')[0] : undefined
  return {
    name: typeof data['name'] === 'string' ? data['name'] : '',
    isThere: bytes !== null,
    isModule: data['type'] === 'module',
    packageManager: MANAGERS.find((name) => name === manager) ?? null,
    dependencies,
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : {}
  } catch {
    return {}
  }
}
