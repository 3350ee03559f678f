/** What the benches of this process measured against their bars, in the order in which they said so. */
export const measured = []

/** Says whether a figure is within its bar, and keeps it for the table at the end. `unit`: × for a ratio. */
export function within(what, value, most, unit = '×', digits = 3) {
  const isHeld = value <= most
  measured.push({ what, figure: `${value.toFixed(digits)} ${unit}`, bar: `${most} ${unit}`, isHeld })
  console.log(`${what}: ${value.toFixed(digits)} ${unit} (at most ${most} ${unit}) ${isHeld ? 'holds' : 'DOES NOT HOLD'}`)
  return isHeld
}

/** Keeps what was asked for and not measured: it does not hold, since nobody saw it. */
export function unmeasured(what, bar, because) {
  measured.push({ what, figure: `not measured: ${because}`, bar, isHeld: false })
  return false
}

/** The rows as text, one column below the other. */
export function tableOf(rows) {
  const head = ['what', 'figure', 'bar', 'held', 'seconds']
  const lines = [
    head,
    ...rows.map(({ what, figure, bar, isHeld, seconds }) => [what, figure, bar, isHeld ? 'yes' : 'NO', seconds.toFixed(0)]),
  ]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
