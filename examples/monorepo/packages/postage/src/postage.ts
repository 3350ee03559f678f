export type Zone = 'home' | 'near' | 'far'

/** Cents for each started half kilo. */
const STEP: Readonly<Record<Zone, number>> = { home: 120, near: 260, far: 540 }

/** Postage of one parcel in cents. Throws a RangeError for a weight that is no positive whole number of grams. */
export function postageOf(grams: number, zone: Zone): number {
  if (!Number.isSafeInteger(grams) || grams <= 0) throw new RangeError(`${grams} g is no weight of a parcel`)
  return Math.ceil(grams / 500) * STEP[zone]
}
