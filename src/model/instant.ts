const FORM = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-]\d{2}:\d{2}))?$/

const DAY = 86_400_000
const MINUTE = 60_000

/** Minutes that a time is ahead of UTC, from `Z`, `+01:00` or `-05:30`; null for an offset that no place on Earth has. */
function offsetMinutes(offset: string): number | null {
  if (offset === 'Z') return 0
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  const signed = offset.startsWith('-') ? -minutes : minutes
  return Number(offset.slice(4)) < 60 && signed >= -12 * 60 && signed <= 14 * 60 ? signed : null
}

/** Milliseconds since 1970 of 00:00 UTC; null for a day that no calendar has, such as 2026-02-30. */
function dayOf(date: string): number | null {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number)
  const instant = Date.UTC(year, month - 1, day)
  return year >= 1970 && new Date(instant).toISOString().slice(0, 10) === date ? instant : null
}

/**
 * The instant that a text of the ledger stands for, in milliseconds since 1970. A date is 00:00 UTC of that day wherever it is read; a
 * time needs an offset. null for every other text.
 */
export function instantOf(text: string): number | null {
  const [, date, hours = '00', minutes = '00', seconds = '00', fraction = '', offset = 'Z'] = FORM.exec(text) ?? []
  if (date === undefined) return null
  const day = dayOf(date)
  const ahead = offsetMinutes(offset)
  const time = Number(hours) * 3_600_000 + Number(minutes) * MINUTE + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'))
  if (day === null || ahead === null || time >= DAY || Number(minutes) >= 60 || Number(seconds) >= 60) return null
  return day + time - ahead * MINUTE
}
