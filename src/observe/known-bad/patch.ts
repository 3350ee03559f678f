import type { Bytes, FilePatch, Hunk } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isHunk, readHunk, REMAKE, type LineMistake } from './hunks.ts'
import { nameOfHeader, nameOn, pathOf, stripped } from './names.ts'

/** What the headers of one file's part say. Names are bytes without their first part; null for `/dev/null`. */
interface Headers {
  readonly line: number
  readonly isGit: boolean
  kind: FilePatch['kind']
  /** undefined: no line said it. */
  from?: Bytes | null
  to?: Bytes | null
  oldMode?: string
  newMode?: string
  /** The name of the `diff --git` line, when its halves agree. */
  name: Bytes | null
  binary: boolean
}

export interface ParsedPatch {
  readonly files: readonly FilePatch[]
  readonly mistakes: readonly LineMistake[]
}

/**
 * A patch as `git diff` writes it, and as `git apply` reads it: text before, between and behind the parts of files is left alone.
 * @param lines of the file, each with its newline
 * @param prefix where the project lies below the top of its repository, such as `packages/app/`; '' at the top
 */
export function parsePatch(lines: readonly Bytes[], file: ProjectPath, prefix: string): ParsedPatch {
  const files: FilePatch[] = []
  const mistakes: LineMistake[] = []
  let at = 0
  while (at < lines.length) {
    const headers = readHeaders(lines, at)
    if (headers === null) {
      if (isHunk(lines[at])) mistakes.push({ line: at, wrong: 'is a hunk without the name of a file above it', right: REMAKE })
      at += 1
      continue
    }
    const body = readHunks(lines, headers.next, file)
    if ('wrong' in body) mistakes.push(body)
    else {
      const made = fileOf(headers.headers, body.hunks, file, prefix)
      if ('wrong' in made) mistakes.push(made)
      else files.push(made)
    }
    at = 'wrong' in body ? body.line + 1 : body.next
    // What follows a hunk with a mistake belongs to it still.
    if ('wrong' in body) while (at < lines.length && !/^(?:diff --git |--- )/.test(lines[at] ?? '')) at += 1
  }
  return { files, mistakes }
}

function readHunks(
  lines: readonly Bytes[],
  start: number,
  file: ProjectPath,
): { readonly hunks: readonly Hunk[]; readonly next: number } | LineMistake {
  const hunks: Hunk[] = []
  let at = start
  while (isHunk(lines[at])) {
    const read = readHunk(lines, at, file)
    if ('wrong' in read) return read
    hunks.push(read.hunk)
    at = read.next
  }
  return { hunks, next: at }
}

const bare = (line: Bytes | undefined): Bytes => line?.replace(/\r?\n$/, '') ?? ''

function readHeaders(lines: readonly Bytes[], at: number): { readonly headers: Headers; readonly next: number } | null {
  const line = lines[at] ?? ''
  if (line.startsWith('diff --git ')) return gitHeaders(lines, at)
  const [second, third] = [lines[at + 1] ?? '', lines[at + 2]]
  if (!line.startsWith('--- ') || !second.startsWith('+++ ') || !isHunk(third)) return null
  const [from, to] = [plainName(bare(line).slice(4)), plainName(bare(second).slice(4))]
  const kind = from === null ? 'create' : to === null ? 'delete' : 'modify'
  return { headers: { line: at, isGit: false, kind, from, to, name: null, binary: false }, next: at + 2 }
}

/** A name of a patch that no git wrote; one without a folder has nothing to strip. */
function plainName(text: Bytes): Bytes | null {
  const name = nameOn(text)
  return name === '/dev/null' ? null : (stripped(name) ?? name)
}

/** The lines that git writes between `diff --git` and the first hunk; the first other line ends them. */
function gitHeaders(lines: readonly Bytes[], start: number): { readonly headers: Headers; readonly next: number } {
  const name = nameOfHeader(bare(lines[start]).slice('diff --git '.length))
  const headers: Headers = { line: start, isGit: true, kind: 'modify', name, binary: false }
  let at = start + 1
  for (; at < lines.length; at += 1) {
    const line = bare(lines[at])
    const word = WORDS.find((one) => line.startsWith(one))
    if (word === undefined) break
    takeHeader(headers, word, line.slice(word.length))
  }
  headers.binary = /^(?:GIT binary patch|Binary files )/.test(lines[at] ?? '')
  return { headers, next: at }
}

const WORDS = [
  '--- ',
  '+++ ',
  'old mode ',
  'new mode ',
  'deleted file mode ',
  'new file mode ',
  'copy from ',
  'copy to ',
  'rename from ',
  'rename to ',
  'similarity index ',
  'dissimilarity index ',
  'index ',
] as const

function takeHeader(headers: Headers, word: (typeof WORDS)[number], rest: Bytes): void {
  const named = (): Bytes | null => (nameOn(rest) === '/dev/null' ? null : (stripped(nameOn(rest)) ?? ''))
  switch (word) {
    case '--- ':
      headers.from ??= named()
      break
    case '+++ ':
      headers.to ??= named()
      break
    case 'old mode ':
      headers.oldMode = rest.trim()
      break
    case 'new mode ':
      headers.newMode = rest.trim()
      break
    case 'deleted file mode ':
      Object.assign(headers, { kind: 'delete', oldMode: rest.trim(), to: null })
      break
    case 'new file mode ':
      Object.assign(headers, { kind: 'create', newMode: rest.trim(), from: null })
      break
    case 'copy from ':
    case 'rename from ':
      Object.assign(headers, { kind: word.startsWith('copy') ? 'copy' : 'rename', from: nameOn(rest) })
      break
    case 'copy to ':
    case 'rename to ':
      headers.to = nameOn(rest)
      break
    case 'index ':
      headers.oldMode ??= /^\S+ (\d{6})$/.exec(rest)?.[1] ?? ''
      break
    case 'similarity index ':
    case 'dissimilarity index ':
      break
  }
}

function fileOf(headers: Headers, hunks: readonly Hunk[], file: ProjectPath, prefix: string): FilePatch | LineMistake {
  const { line, kind, isGit, name } = headers
  const refuse = (wrong: string, right: string): LineMistake => ({ line, wrong, right })
  if (headers.binary) return refuse('changes a binary file', 'break the program in a text: known-bads hold no binary changes')
  const modes = [headers.oldMode, headers.newMode].filter((mode) => mode !== undefined && mode !== '')
  const strange = modes.find((mode) => mode !== '100644' && mode !== '100755')
  if (strange !== undefined) return refuse(`has the mode ${strange}, which is no ordinary file`, 'change ordinary files only')
  const from = kind === 'create' ? null : (headers.from ?? name)
  const to = kind === 'delete' ? null : (headers.to ?? name)
  if ((from === null && kind !== 'create') || (to === null && kind !== 'delete')) return refuse('names no file that it changes', REMAKE)
  if (kind === 'modify' && from !== to && isGit) return refuse('names two files without renaming one', REMAKE)
  const isEmpty = { before: hunks.every(({ before }) => before.length === 0), after: hunks.every(({ after }) => after.length === 0) }
  if (kind === 'create' && !isEmpty.before) return refuse('makes a new file, and depends on what stands in it', REMAKE)
  if (kind === 'delete' && !isEmpty.after) return refuse('deletes a file, and leaves something in it', REMAKE)
  if (!isGit && kind === 'modify' && (isEmpty.before || isEmpty.after))
    return refuse('does not say whether it makes or deletes a file', 'make the patch with `git diff`')
  const changesMode = headers.newMode !== undefined && headers.newMode !== headers.oldMode
  if (hunks.length === 0 && kind === 'modify' && !changesMode) return refuse('names a file and changes nothing in it', REMAKE)
  const paths = [from, to].map((one) => (one === null ? null : pathOf(one, prefix)))
  for (const one of paths) if (one !== null && 'wrong' in one) return refuse(`names a file that ${one.wrong}`, 'name files of the project')
  const [fromPath = null, toPath = null] = paths.map((one) => (one !== null && 'path' in one ? one.path : null))
  return {
    at: { file, line: line + 1, column: 1 },
    kind,
    from: fromPath,
    to: toPath ?? null,
    ...(headers.oldMode ? { oldMode: headers.oldMode } : {}),
    ...(headers.newMode === undefined ? {} : { newMode: headers.newMode }),
    hunks,
  }
}
