import type { LedgerRow, OwnedFile } from '../../model/owned-observations.ts'
import type { ProjectPath, Sha256 } from '../../model/words.ts'
import { isFreeze } from '../../model/generated/owned-validators.js'
import { OWNED_SCHEMAS } from '../../model/generated/owned-schemas.js'
import type { JsonSchema } from '../../model/validator.ts'
import { parsedData, shapeOf } from './data.ts'
import { misfits } from './fit.ts'
import { locationOf, placedMistakes, type LinedText } from './place.ts'
import type { FileSource } from './source.ts'
import { invalid, LARGEST, readText, sha256Of } from './text.ts'
import { subtree, valueOf, type RawMistake, type Span, type Tree } from './tree.ts'

const LEDGER: JsonSchema = OWNED_SCHEMAS.ledger
const { definitions = {} } = LEDGER
/** The ledger without a word about its rows, and one row. */
const FRAME_OF_LEDGER: JsonSchema = { ...LEDGER, properties: { ...LEDGER.properties, freezes: { type: 'array' } } }
const ROW: JsonSchema = { $ref: '#/definitions/Freeze', definitions }

/**
 * The ledger, row by row. A mistake in the file around the rows makes it invalid; a mistake in a row makes that row no freeze, and leaves
 * all others as they are. Never throws.
 */
export function readLedger(files: FileSource, path: ProjectPath): Promise<OwnedFile<readonly LedgerRow[]>> {
  return readText(files, path, LARGEST, async ({ source, sha256 }) => {
    const { tree, mistakes } = await parsedData(path, source.text, '`version: 1` and `freezes: []`')
    const list = tree === null ? undefined : subtree(tree, 'freezes')
    const rows = list?.kind === 'list' ? list.items : []
    const around = mistakes.filter((mistake) => !rows.some((row) => holds(row, mistake)))
    const refused = invalid(path, placedMistakes(source, [...around, ...(tree === null ? [] : misfits(tree, shapeOf(FRAME_OF_LEDGER)))]))
    if (refused !== null) return refused
    const value = await Promise.all(
      rows.map((row) =>
        rowOf(
          row,
          mistakes.filter((mistake) => holds(row, mistake)),
          source,
          files,
        ),
      ),
    )
    return { state: 'read', path, sha256, value }
  })
}

function holds(row: Span, mistake: Span): boolean {
  return mistake.start >= row.start && mistake.start < row.end
}

function textAt(row: Tree, key: string): string | null {
  const value = subtree(row, key)
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : null
}

async function rowOf(row: Tree, ofSyntax: readonly RawMistake[], source: LinedText, files: FileSource): Promise<LedgerRow> {
  const ofShape = misfits(row, shapeOf(ROW))
  const corpusPlace = subtree(row, 'corpus')
  const corpus = ofShape.some((mistake) => corpusPlace !== undefined && holds(corpusPlace, mistake)) ? null : textAt(row, 'corpus')
  const seen = corpus === null ? {} : await corpusOf(corpus, files)
  const ofCorpus =
    seen.because === undefined || corpusPlace === undefined
      ? []
      : [{ ...corpusPlace, wrong: `the corpus cannot be read: ${seen.because}`, right: 'a plain file below the root' }]
  const value = valueOf(row)
  const known = [...ofSyntax, ...ofShape, ...ofCorpus]
  const freeze = known.length === 0 && isFreeze(value) ? value : null
  // A row is a freeze or has a mistake, also where the two descriptions of a row should ever disagree.
  const unknown = { start: row.start, end: row.end, wrong: 'this is no freeze', right: 'see schemas/ledger.json' }
  const mistakes = placedMistakes(source, freeze === null && known.length === 0 ? [unknown] : known)
  return {
    test: textAt(row, 'test') ?? '',
    at: locationOf(source, row.start),
    mistakes,
    ...(freeze === null ? {} : { freeze }),
    ...(seen.now === undefined ? {} : { corpusNow: seen.now }),
  }
}

interface CorpusSeen {
  readonly now?: Sha256 | null
  readonly because?: string
}

async function corpusOf(path: ProjectPath, files: FileSource): Promise<CorpusSeen> {
  try {
    const bytes = await files.read(path)
    return { now: bytes === null ? null : sha256Of(bytes) }
  } catch (error) {
    return { because: error instanceof Error ? error.message : String(error) }
  }
}
