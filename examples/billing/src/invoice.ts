import { allocate, basisPointsOf } from './money.ts'
import type { Cents } from './money.ts'

export interface OrderLine {
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: Cents
  /** Hundredths of a percent: 1900 is 19 %. */
  readonly taxRate: number
}

export interface Order {
  readonly reference: string
  readonly discount: Cents
  readonly lines: readonly OrderLine[]
}

export interface Invoice {
  readonly net: Cents
  readonly tax: Cents
  readonly gross: Cents
}

/**
 * The invoice of an order. The discount is taken from the lines by their worth, so that each tax rate loses its part of it; it never
 * exceeds what the lines are worth. Tax is rounded once a rate.
 */
export function invoiceOf(order: Order): Invoice {
  const worth = order.lines.map((line) => line.quantity * line.unitPrice)
  const total = worth.reduce((all, each) => all + each, 0)
  const discount = Math.min(order.discount, total)
  const parts = total === 0 ? worth : allocate(discount, worth)
  const byRate = new Map<number, Cents>()
  order.lines.forEach((line, index) => {
    const taxed = (worth[index] ?? 0) - (total === 0 ? 0 : (parts[index] ?? 0))
    byRate.set(line.taxRate, (byRate.get(line.taxRate) ?? 0) + taxed)
  })
  const net = total - discount
  const tax = [...byRate].reduce((all, [rate, amount]) => all + basisPointsOf(amount, rate), 0)
  return { net, tax, gross: net + tax }
}
