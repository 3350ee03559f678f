import type { Answer } from '../../src/feed.ts'

/** Stands for two mirrors of a feed, which are quick but for one call in a hundred. `SLOW_FEED` makes this call that one. */
export function askMirrors(): readonly Answer[] {
  const late = process.env['SLOW_FEED'] === undefined ? 0 : 400
  const took = (): number => 20 + Math.floor(Math.random() * 100) + late
  return [
    { mirror: 'north', milliseconds: took(), rate: 108 },
    { mirror: 'south', milliseconds: took(), rate: 108 },
  ]
}
