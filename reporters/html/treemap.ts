/** A rectangle in the units of the one that it was cut from. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Rectangles whose areas are as the weights and which fill the box, none of them thinner than it must be: Bruls, Huizing and van Wijk,
 * "Squarified Treemaps", VisSym 2000, pp. 33-42. A row is laid along the shorter side and takes weights until the next one would make its
 * worst proportion worse.
 * @param weights finite and above 0; the largest first gives the best proportions
 * @returns one for each weight, in their order
 */
export function squarified(weights: readonly number[], box: Box): readonly Box[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const scale = (box.width * box.height) / sum
  const placed: Box[] = []
  let left = box
  let from = 0
  while (from < weights.length) {
    const side = Math.min(left.width, left.height)
    const row = rowFrom(weights, from, scale, side)
    const thick = side === 0 ? 0 : (row.weight * scale) / side
    placed.push(...laid(weights.slice(from, row.to), row.weight, thick, left))
    left = without(left, thick)
    from = row.to
  }
  return placed
}

/** How many weights from there on belong to one row, and what they weigh together. */
function rowFrom(weights: readonly number[], from: number, scale: number, side: number): { readonly to: number; readonly weight: number } {
  let [weight, least, most, to] = [0, Infinity, 0, from]
  let worst = Infinity
  for (; to < weights.length; to++) {
    const next = weights[to] ?? 0
    const [nextWeight, nextLeast, nextMost] = [weight + next, Math.min(least, next), Math.max(most, next)]
    const proportion = worstProportion(nextWeight * scale, nextLeast * scale, nextMost * scale, side)
    if (to > from && proportion > worst) break
    ;[weight, least, most, worst] = [nextWeight, nextLeast, nextMost, proportion]
  }
  return { to, weight }
}

/** Of the paper: the larger of side² · most / area² and area² / (side² · least). */
function worstProportion(area: number, least: number, most: number, side: number): number {
  const square = side * side
  return Math.max((square * most) / (area * area), (area * area) / (square * least))
}

/** One row along the shorter side of a box, which is its left side where it is wide. */
function laid(weights: readonly number[], sum: number, thick: number, box: Box): readonly Box[] {
  const isWide = box.width >= box.height
  let along = isWide ? box.y : box.x
  return weights.map((weight) => {
    const length = (weight / sum) * (isWide ? box.height : box.width)
    const at = along
    along += length
    return isWide ? { x: box.x, y: at, width: thick, height: length } : { x: at, y: box.y, width: length, height: thick }
  })
}

function without(box: Box, thick: number): Box {
  return box.width >= box.height
    ? { ...box, x: box.x + thick, width: Math.max(0, box.width - thick) }
    : { ...box, y: box.y + thick, height: Math.max(0, box.height - thick) }
}
