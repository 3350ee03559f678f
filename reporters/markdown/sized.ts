/** Blocks of Markdown that must not take more than so many bytes together. */
export interface Sized {
  /** Adds a block if it fits, with `reserved` bytes left; whether it did. */
  readonly add: (lines: readonly string[]) => boolean
  /** Adds what must stand there; the bytes for it are those that were reserved. */
  readonly close: (lines: readonly string[]) => void
  readonly text: () => string
}

export function sized(mostBytes: number, reserved: number): Sized {
  const blocks: string[] = []
  let left = mostBytes - reserved
  return {
    add: (lines) => {
      const block = `${lines.join('\n')}\n`
      const size = Buffer.byteLength(block)
      if (size > left) return false
      left -= size
      blocks.push(block)
      return true
    },
    close: (lines) => {
      blocks.push(`${lines.join('\n')}\n`)
    },
    text: () => blocks.join(''),
  }
}
