/** ISO 7064 MOD 97-10, as in an IBAN: two digits that make the whole number 1 modulo 97. */
function checkDigits(digits: string): string {
  return String(98 - Number(BigInt(`${digits}00`) % 97n)).padStart(2, '0')
}

/** `12345` becomes `RF-0000012345-nn`; the number has up to ten digits. Throws a RangeError for any other. */
export function encodeReference(invoice: number): string {
  if (!Number.isSafeInteger(invoice) || invoice < 0 || invoice > 9_999_999_999) throw new RangeError(`${invoice} is no invoice number`)
  const digits = String(invoice).padStart(10, '0')
  return `RF-${digits}-${checkDigits(digits)}`
}

/** The number of a reference; null for a text that is none, a wrong check digit included. */
export function decodeReference(reference: string): number | null {
  const [, digits, check] = /^RF-(\d{10})-(\d{2})$/.exec(reference) ?? []
  if (digits === undefined || check === undefined || checkDigits(digits) !== check) return null
  return Number(digits)
}
