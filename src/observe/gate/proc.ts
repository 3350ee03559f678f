import { closeSync, openSync, readSync } from 'node:fs'

/** Such a file says of itself that it is empty; Node would take fresh memory for each, which costs more than the reading does. */
const memory = Buffer.alloc(65_536)

/** The text of a file of `/proc`. Throws when it is gone, as its process then is. Format: proc(5). */
export function textOfProc(path: string): string {
  const file = openSync(path, 'r')
  try {
    let text = ''
    for (;;) {
      const length = readSync(file, memory)
      if (length === 0) return text
      text += memory.toString('latin1', 0, length)
    }
  } finally {
    closeSync(file)
  }
}
