import { isKnownBadEditFile } from '../../model/generated/owned-validators.js'
import { OWNED_SCHEMAS } from '../../model/generated/owned-schemas.js'
import type { KnownBad, KnownBadEditFile, TextEdit } from '../../model/known-bad.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath } from '../../model/words.ts'
import { parsedData, shapeOf } from '../owned/data.ts'
import { misfits } from '../owned/fit.ts'
import { locationOf, placedMistakes, type LinedText } from '../owned/place.ts'
import type { FileSource } from '../owned/source.ts'
import { invalid, LARGEST, readText, unreadable } from '../owned/text.ts'
import { subtree, valueOf, type RawMistake, type Tree } from '../owned/tree.ts'

/** A known-bad that is an edit by its text (YAML or JSON), or all its mistakes. Never throws. */
export function readEdits(files: FileSource, path: ProjectPath): Promise<OwnedFile<KnownBad>> {
  return readText(files, path, LARGEST, async ({ source, sha256 }) => {
    const { tree, mistakes } = await parsedData(path, source.text, '`file`, `find` and `replace`')
    const value = tree === null ? null : valueOf(tree)
    const ofShape = tree === null ? [] : [...misfits(tree, shapeOf(OWNED_SCHEMAS['known-bad'])), ...emptyEdits(tree)]
    const refused = invalid(path, placedMistakes(source, [...mistakes, ...ofShape, ...commentHeaders(source)]))
    if (refused !== null) return refused
    if (tree === null || !isKnownBadEditFile(value)) return unreadable(path, 'does not fit its schema', 'see schemas/known-bad.json')
    return { state: 'read', path, sha256, value: knownBadOf(value, tree, source) }
  })
}

function knownBadOf({ covers, caughtBy, why, also = [], ...first }: KnownBadEditFile, tree: Tree, source: LinedText): KnownBad {
  const edits = [first, ...also].map(({ file, find, replace }, index): TextEdit => {
    const place = index === 0 ? subtree(tree, 'find') : subtree(tree, 'also', index - 1, 'find')
    return { file, find, replace, at: locationOf(source, place?.start ?? 0) }
  })
  return {
    covers: typeof covers === 'string' ? [covers] : (covers ?? []),
    caughtBy: caughtBy ?? null,
    why: why ?? '',
    change: { kind: 'edits', edits },
  }
}

function emptyEdits(tree: Tree): readonly RawMistake[] {
  const also = subtree(tree, 'also')
  const edits = [tree, ...(also?.kind === 'list' ? also.items : [])]
  return edits.flatMap((edit) => {
    const [find, replace] = [subtree(edit, 'find'), subtree(edit, 'replace')]
    if (find?.kind !== 'scalar' || replace?.kind !== 'scalar' || find.value !== replace.value) return []
    return [{ start: replace.start, end: replace.end, wrong: '`replace` is the same as `find`', right: 'a text that breaks the program' }]
  })
}

/** The headers of a patch are comments in YAML, and would say nothing. */
function commentHeaders({ text }: LinedText): readonly RawMistake[] {
  return [...text.matchAll(/^#[ \t]*(covers|caught-by|why)[ \t]*:/gm)].map(({ 0: whole, 1: word = '', index }) => ({
    start: index,
    end: index + whole.length,
    wrong: `\`# ${word}:\` is a comment here`,
    right: `a key of the file: \`${word === 'caught-by' ? 'caughtBy' : word}: …\``,
  }))
}
