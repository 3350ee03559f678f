import { capture } from './capture.ts'

/**
 * Milliseconds since 1970, as `Date.now()` has them, captured: hand `() => captureNow()` to code that wants a clock.
 * @param name Tells one clock from another.
 * @throws as `capture` does
 */
export function captureNow(name = 'now'): number {
  return capture(name, () => Date.now())
}

/**
 * A number from 0 up to 1, as `Math.random()` has them, captured: hand `() => captureRandom()` to code that draws lots.
 * @param name Tells one source from another.
 * @throws as `capture` does
 */
export function captureRandom(name = 'random'): number {
  return capture(name, () => Math.random())
}
