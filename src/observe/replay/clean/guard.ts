/** What a replayed call may not do: a test may have had a stand-in for it, and here it would be done in earnest. */
import childProcess from 'node:child_process'
import dgram from 'node:dgram'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import { resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What was denied since the last time that it was asked; undefined when nothing was. */
export interface Guard {
  readonly taken: () => string | undefined
}

const WRITES_FIRST =
  /^(appendFile|chmod|chown|lchmod|lchown|lutimes|mkdir|mkdtemp|rm|rmdir|truncate|unlink|utimes|writeFile|createWriteStream)(Sync)?$/
const WRITES_SECOND = /^(copyFile|cp|link|rename|symlink)(Sync)?$/
const OPENS = /^open(Sync)?$/

/** Denies connections, child processes, and writing outside of a folder; leaving the process throws, as it does in the runner. */
export function guardProcess(folder: string): Guard {
  let denied: string | undefined
  const deny = (what: string): never => {
    denied ??= what
    throw Object.assign(new Error(`${what} is not done in a replay`), { code: 'ERR_ACCESS_DENIED' })
  }
  const inside = (path: unknown): boolean => {
    const text = path instanceof URL ? fileURLToPath(path) : typeof path === 'string' ? path : Buffer.isBuffer(path) ? String(path) : null
    return text === null || `${resolve(text)}${sep}`.startsWith(`${folder}${sep}`)
  }
  for (const holder of [fs, fs.promises]) guardWrites(holder, inside, () => deny('writing a file'))
  for (const [holder, names, what] of [
    [net.Socket.prototype, ['connect'], 'a connection'],
    [net.Server.prototype, ['listen'], 'a server'],
    [dgram.Socket.prototype, ['send', 'bind', 'connect'], 'a connection'],
    [childProcess, ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'], 'a child process'],
  ] as const) {
    for (const name of names) Reflect.set(holder, name, () => deny(what))
  }
  leaveNothing()
  syncBuiltinESMExports()
  return {
    taken: () => {
      const now = denied
      denied = undefined
      return now
    },
  }
}

function guardWrites(holder: object, inside: (path: unknown) => boolean, deny: () => never): void {
  for (const name of Object.keys(holder)) {
    const original: unknown = Reflect.get(holder, name)
    if (typeof original !== 'function') continue
    const refused = refusedBy(name, inside)
    if (refused === null) continue
    Reflect.set(holder, name, function (this: unknown, ...given: readonly unknown[]): unknown {
      return refused(given) ? deny() : (Reflect.apply(original, this, given) as unknown)
    })
  }
}

function refusedBy(name: string, inside: (path: unknown) => boolean): ((given: readonly unknown[]) => boolean) | null {
  if (WRITES_FIRST.test(name)) return ([path]) => !inside(path)
  if (WRITES_SECOND.test(name)) return ([from, to]) => !inside(to) || (name.startsWith('rename') && !inside(from))
  if (OPENS.test(name)) return ([path, flags]) => isWriting(flags) && !inside(path)
  return null
}

function isWriting(flags: unknown): boolean {
  if (typeof flags === 'string') return !/^r?s?r?$/.test(flags)
  return typeof flags === 'number' && (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT)) !== 0
}

/** In the words of Vitest's own workers, so that an answer which quotes them is the same. */
function leaveNothing(): void {
  process.exit = (code?: number | string | null): never => {
    throw new Error(`process.exit unexpectedly called with "${code}"`)
  }
  for (const name of ['reallyExit', 'abort', 'kill', 'chdir']) {
    Reflect.set(process, name, () => {
      throw new Error(`process.${name} is not done in a replay`)
    })
  }
}
