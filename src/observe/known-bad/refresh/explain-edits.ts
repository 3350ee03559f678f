import type { TextEdit } from '../../../model/known-bad.ts'
import { applyKnownBad } from '../change.ts'
import { bytesText, fromUtf8Bytes } from '../lines.ts'
import type { RefreshPorts, Unclear } from './refresh.ts'

/**
 * Why edits by their text no longer fit, with the places that come near. Nothing is proposed for them: what they find was chosen by a
 * person, and so is what it should be now.
 */
export async function explainEdits(edits: readonly TextEdit[], ports: RefreshPorts): Promise<readonly Unclear[]> {
  const reasons = await Promise.all(edits.map((edit) => explainEdit(edit, ports)))
  return reasons.filter((reason) => reason !== null)
}

async function explainEdit(edit: TextEdit, ports: RefreshPorts): Promise<Unclear | null> {
  const { file, find, at } = edit
  const alone = await applyKnownBad({ kind: 'edits', edits: [edit] }, async (path) => (await ports.side(path))?.bytes ?? null)
  if (alone.state === 'applied') return null
  const now = await ports.side(file)
  if (now === null) {
    const last = await ports.lastFitting(file, (bytes) => bytesText(bytes).includes(bytesText(Buffer.from(find, 'utf8'))))
    const renamed = last === null || last.now === null ? '' : `; it is ${last.now} now: write that into \`file\``
    return { at, because: `${alone.because}${renamed}` }
  }
  const places = alike(find, fromUtf8Bytes(now.bytes)).map((line) => `${file}:${line}`)
  const [only, ...more] = places
  if (only === undefined) return { at, because: alone.because }
  const because =
    more.length > 0
      ? `it stands at ${places.join(' and ')}: write more of the lines around the one that is meant into \`find\``
      : `${only} differs from it in white space alone: write what stands there into \`find\``
  return { at, because }
}

/** The lines, from 1, at which a text stands, whatever its white space. */
function alike(find: string, text: string): readonly number[] {
  const words = find.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  if (words.every((word) => word === '')) return []
  return [...text.matchAll(new RegExp(words.join('\\s+'), 'gu'))].map(({ index }) => text.slice(0, index).split('\n').length)
}
