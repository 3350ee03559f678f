/**
 * What a snapshot says, without what a change of the runner's or the formatter's version changes: indentation, the kind and the escapes
 * of quotes, commas at line ends, and the `Object`/`Array` in front of brackets.
 */
export function snapshotValue(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/\b(Object|Array) (?=[{[])/g, '')
        .replace(/,$/, ''),
    )
    .filter((line) => line !== '')
    .join('\n')
    .replace(/[\\"'`]/g, '')
}
