const FORM = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:([Zz])|([+-])(\d{2}):?(\d{2})))?$/

/**
 * The instant that a ledger's date or time stands for, in milliseconds since 1970-01-01T00:00Z; `null` for anything else. A date is
 * 00:00 UTC of that day on every machine; a time needs an offset (RFC 3339). Days that no calendar has are refused, not rolled over.
 */
export function instantOf(text: string): number | null {
  const match = FORM.exec(text)
  if (match === null) return null
  const [, year, month, day, hour, minute, second, , sign, offsetHour, offsetMinute] = match
  const parts = [year, month, day, hour ?? '0', minute ?? '0', second ?? '0'].map(Number)
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = parts
  const away = Number(offsetHour ?? '0') * 60 + Number(offsetMinute ?? '0')
  if (h > 23 || mi > 59 || s > 59 || Number(offsetHour ?? '0') > 23 || Number(offsetMinute ?? '0') > 59) return null
  const local = Date.UTC(y, mo - 1, d, h, mi, s)
  const back = new Date(local)
  if (back.getUTCFullYear() !== y || back.getUTCMonth() !== mo - 1 || back.getUTCDate() !== d) return null
  return local - (sign === '-' ? -away : away) * 60_000
}
