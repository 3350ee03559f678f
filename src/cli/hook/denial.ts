import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { onOneLine } from '../../../reporters/shown.ts'
import type { HookBase } from './base.ts'
import type { HookEvent } from './protocols.ts'
import { sealOf } from './seal.ts'
import { writesOf } from './writes.ts'

const POLICY = 'oracle/policy.yaml'

const ADVICE =
  'Leave it as it is, and change production code or tests that the patch may write; reading it is fine. If the task needs the change, say so and stop.'

/** Why a tool call must not be made; null when nothing that it may write is sealed. Throws an Error for arguments that cannot be told. */
export async function denialBy(
  event: Extract<HookEvent, { kind: 'tool' }>,
  root: string,
  { source, bases }: HookBase,
): Promise<string | null> {
  const cwd = resolve(root, event.cwd ?? '.')
  const writes = writesOf(event.tool, event.input, { bases, hasFolder: (path) => isFolder(resolve(cwd, path)) })
  if (writes.kind === 'refused') return `${onOneLine(writes.why)}, and that is for a person to do. ${ADVICE}`
  if (writes.paths.length === 0) return null
  const seal = await sealOf(source, POLICY, root, cwd)
  for (const written of writes.paths) {
    const sealed = seal(written)
    if (sealed === null) continue
    return `${onOneLine(sealed.path === '' ? '.' : sealed.path)} is sealed (${onOneLine(sealed.by)}): only people write it. ${ADVICE}`
  }
  return null
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
