/** Characters that a terminal would act on, and those that hide text or turn its direction round. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const UNSHOWN = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const LONGEST = 80

/** A text without characters that a terminal would act on; each is replaced by one U+FFFD, so that columns stay. */
export function visible(text: string): string {
  return text.replace(UNSHOWN, '\ufffd')
}

/** A JSON text that says the same, with those characters as escapes. Line breaks between its parts stay. */
export function visibleJson(json: string): string {
  return json.replace(UNSHOWN, (letter) => (letter === '\n' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`))
}

/** A text in double quotes, on one line, cut when it is long. */
export function quoted(text: string): string {
  return visible(JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text))
}

/** `a`, `b` or `c`, each in backticks. */
export function oneOf(words: readonly string[]): string {
  const [last, ...rest] = words.map((word) => `\`${word}\``).reverse()
  return rest.length === 0 ? (last ?? '') : `${rest.reverse().join(', ')} or ${last}`
}
