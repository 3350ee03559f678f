export interface ClockPair {
  readonly first: number
  readonly second: number
}

/** Reads the clock twice. `STEP_CLOCK` sets it back in between, by that many milliseconds, as time synchronisation did on a shared runner. */
export function readClockTwice(): ClockPair {
  const first = Date.now()
  const step = Number(process.env['STEP_CLOCK'] ?? 0)
  return { first, second: Date.now() - step }
}
