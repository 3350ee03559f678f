/** Amounts are whole cents, weights are grams. */
export interface Parcel {
  readonly weight: number
  readonly worth: number
  readonly country: string
}

const bands = [
  { upTo: 1_000, price: 490 },
  { upTo: 5_000, price: 790 },
  { upTo: 20_000, price: 1_390 },
]

/** The price of a parcel by its weight, free for a worth of 100.00 and more. Throws a RangeError above 20 kg. */
export function shippingOf(parcel: Parcel): number {
  // The bug that the patch brought in: free from 50.00.
  if (parcel.worth >= 5_000) return 0
  const band = bands.find(({ upTo }) => parcel.weight <= upTo)
  if (band === undefined) throw new RangeError(`${parcel.weight} g is too heavy`)
  return band.price
}
