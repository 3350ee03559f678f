import type { Bytes } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import { fromUtf8 } from './lines.ts'

/** What is read of a name: the name, and what stands behind it. */
interface Word {
  readonly name: Bytes
  readonly rest: Bytes
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\u0007',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  '"': '"',
}

/** A name in double quotes, as git writes it where it holds other than plain characters (`unquote_c_style`); null for anything else. */
export function unquoted(text: Bytes): Word | null {
  const [quoted, inside] = /^"((?:[^"\\]|\\(?:[abfnrtv\\"]|[0-3][0-7]{2}))*)"/.exec(text) ?? []
  if (quoted === undefined || inside === undefined) return null
  const name = inside.replace(/\\([0-3][0-7]{2}|.)/g, (_, code: string) => ESCAPES[code] ?? String.fromCharCode(Number.parseInt(code, 8)))
  return { name, rest: text.slice(quoted.length) }
}

/** The name on a `---`, `+++`, `rename from` line; a tab ends it, as behind a name that holds a space. */
export function nameOn(text: Bytes): Bytes {
  return unquoted(text)?.name ?? text.replace(/\t.*$/, '')
}

/** A name without its first part (`a/`, `b/`); null when it has only one. */
export function stripped(name: Bytes): Bytes | null {
  const slash = name.indexOf('/')
  return slash === -1 ? null : name.slice(slash + 1)
}

/** The name that both halves of a `diff --git` line agree on, without their first parts; null when they do not. */
export function nameOfHeader(text: Bytes): Bytes | null {
  const first = unquoted(text)
  if (first !== null) {
    const second = first.rest.startsWith(' ') ? nameOn(first.rest.slice(1)) : null
    return second !== null && stripped(first.name) === stripped(second) ? stripped(second) : null
  }
  if (text.endsWith('"')) {
    const start = text.indexOf(' "')
    const second = start === -1 ? null : unquoted(text.slice(start + 1))
    return second !== null && second.rest === '' && stripped(text.slice(0, start)) === stripped(second.name) ? stripped(second.name) : null
  }
  // A name may hold spaces: the one to part at is where both sides are the same.
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', space + 1)) {
    const [left, right] = [stripped(text.slice(0, space)), stripped(text.slice(space + 1))]
    if (left !== null && left !== '' && left === right) return left
  }
  return null
}

/** What is wrong with a name as a path of the project, or the path. `prefix`: where the project lies below the top of its repository. */
export function pathOf(name: Bytes, prefix: string): { readonly path: ProjectPath } | { readonly wrong: string } {
  const whole = fromUtf8(name)
  const parts = whole.split('/')
  // oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
  if (parts.some((part) => part === '' || part === '.' || part === '..') || /[\u0000-\u001f\u007f\ufffd\\]/.test(whole))
    return { wrong: 'is no path from the top of the repository' }
  if (parts.some((part) => part.toLowerCase() === '.git')) return { wrong: 'leads into the folder of git' }
  if (!whole.startsWith(prefix)) return { wrong: `lies outside of the project, which is below ${prefix}` }
  return { path: whole.slice(prefix.length) }
}
