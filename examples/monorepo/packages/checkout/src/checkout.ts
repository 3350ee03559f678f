import { postageOf } from '@parcels/postage'
import type { Zone } from '@parcels/postage'

export interface Item {
  readonly grams: number
  readonly price: number
  readonly quantity: number
}

export interface Bill {
  readonly goods: number
  readonly postage: number
  readonly total: number
}

/** From this worth on, in cents, the shop pays the postage. */
const FREE_FROM = 10_000

/** What a basket costs, in cents. Nothing weighs nothing and is sent for nothing. */
export function billOf(items: readonly Item[], zone: Zone): Bill {
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const grams = items.reduce((sum, { grams: each, quantity }) => sum + each * quantity, 0)
  const postage = grams === 0 || goods >= FREE_FROM ? 0 : postageOf(grams, zone)
  return { goods, postage, total: goods + postage }
}
