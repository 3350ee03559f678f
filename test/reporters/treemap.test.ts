import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coveredFiles } from '../../reporters/html/coverage.ts'
import { squarified } from '../../reporters/html/treemap.ts'
import { PAGES } from '../browser/pages.ts'

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 60 })
const box = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.integer({ min: 10, max: 2000 }),
  height: fc.integer({ min: 10, max: 2000 }),
})

test('each weight gets its share of the area, inside of the box', () => {
  fc.assert(
    fc.property(weights, box, (given, within) => {
      const boxes = squarified(given, within)
      const sum = given.reduce((all, weight) => all + weight, 0)
      expect(boxes).toHaveLength(given.length)
      for (const [index, { x, y, width, height }] of boxes.entries()) {
        expect((width * height) / (within.width * within.height)).toBeCloseTo((given[index] ?? 0) / sum, 6)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6)
        expect(x + width).toBeLessThanOrEqual(within.width + 1e-6)
        expect(y + height).toBeLessThanOrEqual(within.height + 1e-6)
      }
    }),
  )
})

test('no two overlap', () => {
  fc.assert(
    fc.property(weights, box, (given, within) => {
      const boxes = squarified(given, within)
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
          const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
          expect(Math.min(across, down)).toBeLessThan(1e-6 * Math.max(within.width, within.height))
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('the example of the paper: a box of 6 by 4, and its seven rectangles', () => {
  const boxes = squarified([6, 6, 4, 3, 2, 2, 1], { x: 0, y: 0, width: 6, height: 4 })
  const rounded = boxes.map(({ x, y, width, height }) => [x, y, width, height].map((part) => Math.round(part * 100) / 100))
  expect(rounded).toEqual([
    [0, 0, 3, 2],
    [0, 2, 3, 2],
    [3, 0, 1.71, 2.33],
    [4.71, 0, 1.29, 2.33],
    [3, 2.33, 1.2, 1.67],
    [4.2, 2.33, 1.2, 1.67],
    [5.4, 2.33, 0.6, 1.67],
  ])
})

test('what trusted tests know of each changed file', () => {
  const covered = (name: string): object => {
    const judged = PAGES[name]
    const files = judged === undefined ? null : coveredFiles(judged)
    return Object.fromEntries((files ?? []).map(({ path, coverage }) => [path, coverage]))
  }
  expect(covered('allow')).toEqual({
    'src/billing.ts': 'covered',
    'src/price.ts': 'covered',
    'src/shop/cart.ts': 'covered',
    'src/shop/tax/rates.ts': 'unreached',
    'src/shop/tax/rounding.ts': 'unreached',
    'src/slug.ts': 'unclaimed',
  })
  expect(covered('block')).toMatchObject({ 'src/billing.ts': 'failing', 'src/price.ts': 'covered' })
})
