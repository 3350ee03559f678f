/** Lines of context around a change. */
const CONTEXT = 3

type Step = { readonly kind: ' ' | '-' | '+'; readonly line: string }

/** A unified diff, as `git apply` reads it; '' where nothing differs. `before` is null for a new file. */
export function unifiedDiff(path: string, before: string | null, after: string): string {
  if (before === after) return ''
  const steps = stepsOf(linesOf(before ?? ''), linesOf(after))
  const head = [`diff --git a/${path} b/${path}\n`]
  if (before === null) head.push('new file mode 100644\n--- /dev/null\n')
  else head.push(`--- a/${path}\n`)
  return [...head, `+++ b/${path}\n`, ...hunksOf(steps)].join('')
}

/** Lines with their ends; the last one may have none. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** What is equal at both ends is cut off first: between them a change of a configuration is small. */
function stepsOf(before: readonly string[], after: readonly string[]): readonly Step[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1
  let end = 0
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const same = (lines: readonly string[]): readonly Step[] => lines.map((line) => ({ kind: ' ', line }))
  return [
    ...same(before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

/** By the longest common subsequence. */
function middle(before: readonly string[], after: readonly string[]): readonly Step[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const own = lengths[row]
    for (let column = after.length - 1; own !== undefined && column >= 0; column -= 1)
      own[column] = before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  }
  const steps: Step[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]]
    if (row < before.length && column < after.length && old === fresh) {
      steps.push({ kind: ' ', line: old })
      row += 1
      column += 1
    } else if (column >= after.length || (row < before.length && at(row + 1, column) >= at(row, column + 1))) {
      steps.push({ kind: '-', line: old })
      row += 1
    } else {
      steps.push({ kind: '+', line: fresh })
      column += 1
    }
  }
  return steps
}

function hunksOf(steps: readonly Step[]): readonly string[] {
  const changed = steps.flatMap(({ kind }, index) => (kind === ' ' ? [] : [index]))
  const groups: { from: number; to: number }[] = []
  for (const index of changed) {
    const last = groups.at(-1)
    if (last !== undefined && index - last.to <= 2 * CONTEXT) last.to = index
    else groups.push({ from: index, to: index })
  }
  return groups.map(({ from, to }) => hunk(steps, Math.max(0, from - CONTEXT), Math.min(steps.length, to + CONTEXT + 1)))
}

function hunk(steps: readonly Step[], from: number, to: number): string {
  const count = (part: readonly Step[], without: '+' | '-'): number => part.filter(({ kind }) => kind !== without).length
  const [above, own] = [steps.slice(0, from), steps.slice(from, to)]
  const range = (without: '+' | '-'): string => {
    const [start, length] = [count(above, without), count(own, without)]
    return `${length === 0 ? start : start + 1}${length === 1 ? '' : `,${length}`}`
  }
  const lines = own.map(({ kind, line }) => `${kind}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`)
  return `@@ -${range('+')} +${range('-')} @@\n${lines.join('')}`
}
