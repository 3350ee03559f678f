export interface Window {
  /** Milliseconds since the epoch, as the clock said when it opened. */
  readonly opened: number
  /** Milliseconds. */
  readonly length: number
}

/** How many milliseconds of a window are left by the clock at hand: none after its end, all of them when it has just opened. */
export function remaining(window: Window, now: number): number {
  return Math.max(0, window.opened + window.length - now)
}
