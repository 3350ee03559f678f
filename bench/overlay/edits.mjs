// Seeded random edits of the project: mutations that leave valid syntax, and edits of its text that may not.
import { edited, project } from './project.mjs'

/** mulberry32: 32 bits of state, the same numbers everywhere. */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const mutations = [
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/ <= /g, ' < '],
  [/ === /g, ' !== '],
  [/ \|\| /g, ' && '],
  [/ \?\? /g, ' && '],
  [/\b\d+\b/g, (number) => String(Number(number) + 1)],
  [/\b\d+\b/g, () => '0'],
  [/'[^'\n]*'/g, () => "''"],
  [/'([^'./\n][^'\n]*)'/g, (text) => `${text.slice(0, -1)}!'`],
  [/\breturn [^\n]+/g, () => 'return undefined'],
  [/Math\.(round|floor|abs)/g, (name) => (name === 'Math.round' ? 'Math.ceil' : 'Math.round')],
  [/\bconst (sign|whole|net|gross) = [^\n]+/g, (line) => `${line} // as it was`],
]

/** One edit of the text, with `random` for all that is left to chance; null where there is nothing to change. */
const texts = [
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at) => lines.with(at, ` ${lines[at]}`),
  (lines, at) => lines.toSpliced(at, 0, '// a remark'),
  (lines, at, random) => {
    const line = lines[at] ?? ''
    const column = Math.floor(random() * (line.length + 1))
    return lines.with(at, line.slice(0, column) + line.slice(column + 1))
  },
  (lines, at) => (at + 1 < lines.length ? lines.with(at, lines[at + 1]).with(at + 1, lines[at]) : lines),
]

/** `count` different edits of one seed: the first of a thousand are the same as the first of ten. */
export function editsOf(seed, count) {
  const random = randomOf(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const edits = []
  const made = new Set()
  while (edits.length < count) {
    const file = pick(edited)
    const find = project[file]
    const replace = random() < 0.7 ? mutated(find, pick(mutations), random) : textEdited(find, pick(texts), random)
    if (replace === find || made.has(replace)) continue
    made.add(replace)
    edits.push({ file, find, replace })
  }
  return edits
}

function mutated(text, [pattern, by], random) {
  const places = [...text.matchAll(pattern)]
  const place = places[Math.floor(random() * places.length)]
  if (place === undefined) return text
  const instead = typeof by === 'string' ? by : by(place[0])
  return text.slice(0, place.index) + instead + text.slice(place.index + place[0].length)
}

function textEdited(text, edit, random) {
  const lines = text.split('\n')
  return edit(lines, Math.floor(random() * (lines.length - 1)), random).join('\n')
}

/** The edits as known-bads, by path. */
export function knownBadsOf(edits) {
  return Object.fromEntries(edits.map((edit, index) => [`oracle/known-bad/${nameOf(index)}`, JSON.stringify(edit)]))
}

export const nameOf = (index) => `edit-${String(index + 1).padStart(4, '0')}.json`

/**
 * What is wrong where `replays` were served from memory as far as that goes, and `onDisk` is the same with every replay on disk and all of
 * its tests: another outcome, or a kill from memory by a test that does not fail on disk.
 */
export function differences(replays, onDisk) {
  const byFile = new Map(onDisk.map((one) => [one.file, one]))
  return replays.flatMap((one) => {
    const disk = byFile.get(one.file)
    if (disk === undefined) return [`${one.file} was not replayed on disk`]
    if (one.outcome !== disk.outcome)
      return [
        `${one.file}: ${one.outcome} (${one.how}) by ${one.killedBy}, and on disk ${disk.outcome} by ${disk.killedBy}: ${disk.message}`,
      ]
    const alone = one.killedBy.filter((test) => !disk.killedBy.includes(test))
    return alone.length === 0 ? [] : [`${one.file}: ${alone} failed under it by ${one.how}, and not on disk`]
  })
}
