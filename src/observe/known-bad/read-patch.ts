import type { KnownBad } from '../../model/known-bad.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { lined, placedMistakes, type LinedText } from '../owned/place.ts'
import { invalid, sha256Of } from '../owned/text.ts'
import type { RawMistake } from '../owned/tree.ts'
import { readHeader } from './header.ts'
import { REMAKE, type LineMistake } from './hunks.ts'
import { bytesText, fromUtf8, linesOf } from './lines.ts'
import { parsePatch } from './patch.ts'

/** A known-bad that is a patch, or all its mistakes. Its bytes are not asked to be UTF-8: neither are those of the files that it edits. */
export function readPatch(path: ProjectPath, bytes: Uint8Array, prefix: string): OwnedFile<KnownBad> {
  const lines = linesOf(bytesText(bytes))
  const { files, mistakes } = parsePatch(lines, path, prefix)
  const first = lines.findIndex((line) => /^(?:diff --git |--- )/.test(line))
  const top = lines.slice(0, first === -1 ? lines.length : first).map((line) => fromUtf8(line).replace(/\r?\n$/, ''))
  const { header, mistakes: ofHeader } = readHeader(top)
  const nothing: readonly LineMistake[] =
    files.length + mistakes.length > 0 ? [] : [{ line: 0, wrong: 'holds no patch', right: `write one with: git diff > ${path}` }]
  const source = lined(path, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  const all = [...ofHeader, ...mistakes, ...nothing, ...twice(files)].map((one) => rawOf(one, source))
  const refused = invalid(path, placedMistakes(source, all))
  return refused ?? { state: 'read', path, sha256: sha256Of(bytes), value: { ...header, change: { kind: 'patch', files } } }
}

/** `git diff` never makes one file twice; which of the two would count is nothing to guess at. */
function twice(files: ReturnType<typeof parsePatch>['files']): readonly LineMistake[] {
  const made = new Set<ProjectPath>()
  return files.flatMap(({ kind, to, at }) => {
    const again = to !== null && kind !== 'modify' && made.has(to)
    if (to !== null) made.add(to)
    return again ? [{ line: (at.line ?? 1) - 1, wrong: `makes ${to} a second time`, right: REMAKE }] : []
  })
}

function rawOf({ line, wrong, right }: LineMistake, { lineStarts, text }: LinedText): RawMistake {
  const start = lineStarts[line] ?? 0
  const end = Math.max(start + 1, (lineStarts[line + 1] ?? text.length + 1) - 1)
  return { start, end, wrong, right }
}
