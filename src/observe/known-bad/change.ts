import type { Bytes, KnownBadChange, TextEdit } from '../../model/known-bad.ts'
import type { ProjectPath } from '../../model/words.ts'
import { applyPatch, type Applied, type EditedFile, type ReadFile } from './apply.ts'
import { bytesText, textBytes } from './lines.ts'

/** What a known-bad makes of a tree, or why it no longer fits. */
export function applyKnownBad(change: KnownBadChange, read: ReadFile): Promise<Applied> {
  return change.kind === 'patch' ? applyPatch(change.files, read) : applyEdits(change.edits, read)
}

/** Edits in their order; each sees what those before it made. */
async function applyEdits(edits: readonly TextEdit[], read: ReadFile): Promise<Applied> {
  const texts = new Map<ProjectPath, Bytes>()
  for (const edit of edits) {
    const { file, at } = edit
    let text: Bytes | null
    try {
      const bytes = texts.has(file) ? null : await read(file)
      text = texts.get(file) ?? (bytes === null ? null : bytesText(bytes))
    } catch (cause) {
      return { state: 'stale', at, because: cause instanceof Error ? cause.message : String(cause) }
    }
    if (text === null) return { state: 'stale', at, because: `there is no file ${file} any more` }
    const edited = replaced(text, edit)
    if ('because' in edited) return { state: 'stale', at, because: edited.because }
    texts.set(file, edited.text)
  }
  const files = [...texts].map(([path, text]): EditedFile => ({ path, bytes: textBytes(text), mode: null, from: path }))
  return { state: 'applied', files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) }
}

/** Replaces bytes, so that a file that is no UTF-8 keeps all others. Where a file ends its lines with CR LF, so does the edit. */
function replaced(text: Bytes, { file, find, replace }: TextEdit): { readonly text: Bytes } | { readonly because: string } {
  const [lookedFor, instead] = [find, replace].map((one) => bytesText(Buffer.from(one, 'utf8')))
  if (lookedFor === undefined || instead === undefined) return { because: 'it has no text to find' }
  const windows = text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text)
  const convert = (one: Bytes): Bytes => (windows ? one.replace(/\r?\n/g, '\r\n') : one)
  const wanted = convert(lookedFor)
  const first = text.indexOf(wanted)
  if (first === -1) return { because: `what it finds does not stand in ${file} any more` }
  // Also one that overlaps with the first.
  if (text.indexOf(wanted, first + 1) !== -1) return { because: `what it finds stands in ${file} more than once` }
  return { text: text.slice(0, first) + convert(instead) + text.slice(first + wanted.length) }
}
