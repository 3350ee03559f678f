/** Characters of one line, and of all. A child that says more is ended: nothing that a run has to say is as long. */
export interface LineLimits {
  readonly line: number
  readonly all: number
}

export const LINE_LIMITS: LineLimits = { line: 64 * 1024 * 1024, all: 512 * 1024 * 1024 }

/** Takes a stream of text apart into lines. @param refuse is called once, in words, when the stream is longer than it may be */
export function splitLines(
  hear: (line: string) => void,
  refuse: (because: string) => void,
  limits: LineLimits = LINE_LIMITS,
): (chunk: string) => void {
  let parts: string[] = []
  let length = 0
  let all = 0
  let refused = false
  return (chunk) => {
    if (refused) return
    all += chunk.length
    let from = 0
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', from)) {
      hear([...parts, chunk.slice(from, end)].join(''))
      parts = []
      length = 0
      from = end + 1
    }
    if (from < chunk.length) {
      parts.push(chunk.slice(from))
      length += chunk.length - from
    }
    if (length <= limits.line && all <= limits.all) return
    refused = true
    parts = []
    refuse(`it sent more than ${Math.round((length > limits.line ? limits.line : limits.all) / 1024 / 1024)} MiB`)
  }
}
