import type { Bytes } from '../../model/known-bad.ts'

/** Bytes as a text of the same length, and back. */
export function bytesText(bytes: Uint8Array): Bytes {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

export function textBytes(text: Bytes): Uint8Array {
  return Buffer.from(text, 'latin1')
}

/** The lines of a text, each with its newline; only the last may have none. */
export function linesOf(text: Bytes): readonly Bytes[] {
  const lines: Bytes[] = []
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
    lines.push(text.slice(start, end + 1))
    start = end + 1
  }
  if (start < text.length) lines.push(text.slice(start))
  return lines
}

/** UTF-8 bytes, held as latin1, as the text that they stand for. */
export function fromUtf8(text: Bytes): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}

/** UTF-8 bytes as text; a byte order mark stays. */
export function fromUtf8Bytes(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
