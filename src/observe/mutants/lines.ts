/** The lines of a text, and which of them a patch changed. */
export interface TextLines {
  readonly at: (offset: number) => { readonly line: number; readonly column: number }
  /** Whether all lines of a span that hold code are changed ones. */
  readonly areChanged: (start: number, end: number) => boolean
  /** The line of a span without its indentation, as it is and with something else in its place. */
  readonly shown: (start: number, end: number, instead: string) => { readonly before: string; readonly after: string }
}

/** Letters of a line that are shown on either side of a span. */
const AROUND = 100

export function linesOfText(text: string, changed: ReadonlySet<number>): TextLines {
  const starts = lineStarts(text)
  const counts = countsOf(text, starts, changed)
  const lineOf = (offset: number): number => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  return {
    at: (offset) => ({ line: lineOf(offset) + 1, column: offset - (starts[lineOf(offset)] ?? 0) + 1 }),
    areChanged: (start, end) => {
      const [first, behind] = [lineOf(start), lineOf(Math.max(start, end - 1)) + 1]
      const isChanged = (counts.changed[behind] ?? 0) > (counts.changed[first] ?? 0)
      return isChanged && counts.others[behind] === counts.others[first]
    },
    shown: (start, end, instead) => {
      const from = Math.max(starts[lineOf(start)] ?? 0, start - AROUND)
      const newline = text.indexOf('\n', end)
      const to = Math.min(newline === -1 ? text.length : newline, end + AROUND)
      const [head, tail] = [text.slice(from, start), text.slice(end, to)]
      return { before: oneLine(head + shortened(text.slice(start, end)) + tail), after: oneLine(head + instead + tail) }
    },
  }
}

/** How many lines before each one are changed, and how many are not and hold more than brackets and signs. */
function countsOf(
  text: string,
  starts: readonly number[],
  changed: ReadonlySet<number>,
): { readonly changed: readonly number[]; readonly others: readonly number[] } {
  const counts = { changed: [0], others: [0] }
  for (const [index, start] of starts.entries()) {
    const isChanged = changed.has(index + 1)
    const holdsCode = !isChanged && /[\p{L}\p{N}_$'"`]/u.test(text.slice(start, starts[index + 1] ?? text.length))
    counts.changed.push((counts.changed.at(-1) ?? 0) + (isChanged ? 1 : 0))
    counts.others.push((counts.others.at(-1) ?? 0) + (holdsCode ? 1 : 0))
  }
  return counts
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function shortened(text: string): string {
  return text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)} … ` : text
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim()
