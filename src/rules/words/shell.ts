import type { ProjectPath, TestId } from '../../model/words.ts'

/** One word of a shell. Control characters, which titles may hold, are written with `$'…'`, as bash, zsh and ksh read it. */
export function quoted(text: string): string {
  if (/^[\w./@:=%+,-]+$/.test(text) && !text.startsWith('-')) return text
  if (/[\0-\x1f\x7f-\x9f]/.test(text)) return `$'${text.replaceAll(/[\\']/g, '\\$&').replaceAll(/[\0-\x1f\x7f-\x9f]/g, escaped)}'`
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Brings a path back to what the target branch has. */
export function restore(path: ProjectPath): string {
  return `git restore --source=origin/HEAD --staged --worktree -- ${quoted(path)}`
}

/** Runs one test by its id, or a whole file when the id is one. */
export function rerun(test: TestId): string {
  const [, project, path = test] = /^\[([^\]]*)\] (.*)$/s.exec(test) ?? []
  const [file = path, ...titles] = path.split(' > ')
  const named = titles.join(' ').replace(/ #\d+$/, '')
  return [
    'npx vitest run',
    quoted(file),
    ...(project === undefined ? [] : [`--project ${quoted(project)}`]),
    ...(named === '' ? [] : [`-t ${quoted(asPattern(named))}`]),
  ].join(' ')
}

/** A regular expression for the titles of a test; a fresh seed, which is another one in each run, stands for any. */
function asPattern(titles: string): string {
  return `^${titles
    .split('fresh-*')
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('fresh-\\w+')}$`
}

/** The bytes of one character below U+00A0 in UTF-8. */
function escaped(character: string): string {
  const code = character.charCodeAt(0)
  const hex = code.toString(16).padStart(2, '0')
  return code < 0x80 ? `\\x${hex}` : `\\xc2\\x${hex}`
}
