interface BookedOrder {
  readonly discount: number
  readonly lines: readonly { readonly quantity: number; readonly unitPrice: number }[]
  readonly booked: { readonly net: number; readonly tax: number; readonly gross: number }
}

/** What was booked adds up. */
export function grossIsNetAndTax({ booked }: BookedOrder): boolean {
  return booked.gross === booked.net + booked.tax
}

/** The net amount is the worth of the lines less the discount. */
export function netIsWorthLessDiscount({ lines, discount, booked }: BookedOrder): boolean | string {
  const worth = lines.reduce((all, line) => all + line.quantity * line.unitPrice, 0)
  return booked.net === worth - discount || `the lines are worth ${worth}, the discount is ${discount}, and ${booked.net} was booked`
}
