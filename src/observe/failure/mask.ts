/**
 * Literals of a message give way to their kind, because they change from run to run while the failure stays the same. The passes run
 * in this order on the whole text. Each pattern is bounded or starts at few places, so that the cost grows with the length of the text.
 */
interface Literal {
  readonly pattern: RegExp
  readonly mask: string | ((match: string) => string)
}

const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}'
const weekday = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?'
const zone = '(?: ?(?:(?:Z|UTC|GMT)(?:[+-]\\d{1,2}:?\\d{0,2})?|[+-]\\d{2}:?\\d{2})(?: \\([^()]{1,60}\\))?)?'
const clock = `\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?: ?[AP]M)?${zone}`
const notInWord = '(?<![\\w.])'
const endOfWord = '(?![\\w])'
/** Folders at the top of file systems: `/api/users` in a message is no path of this machine, `/home/me` is. */
const topFolders =
  '__w|app|bin|boot|build|builds|cygdrive|data|dev|etc|github|home|lib|lib64|media|mnt|nix|opt|private|proc|project|projects|repo|repos|root|run|runner|sbin|snap|srv|sys|tmp|usr|var|work|workdir|worker|workspace|workspaces|Applications|Library|System|Users|Volumes'
const pathEnd = '[^\\s\'"`<>|?*:;,()\\[\\]{}]'

const paths: readonly Literal[] = [
  { pattern: new RegExp(`(?<!\\w)file:/{2,3}${pathEnd}{0,4096}(?::[\\\\/]${pathEnd}{0,4096})?`, 'gi'), mask: '<path>' },
  { pattern: new RegExp(`(?<![\\w\\\\])[A-Za-z]:[\\\\/]${pathEnd}{0,4096}`, 'g'), mask: '<path>' },
  { pattern: new RegExp(`(?<![\\w\\\\:])\\\\\\\\[\\w.-]{1,255}\\\\${pathEnd}{1,4096}`, 'g'), mask: '<path>' },
  { pattern: new RegExp(`(?<![\\w.<>)\\]/\\\\~-])/(?:${topFolders})(?![\\w.-])(?:/${pathEnd}{0,4096})?`, 'g'), mask: '<path>' },
  { pattern: new RegExp(`(?<![\\w/\\\\])~[\\\\/]${pathEnd}{1,4096}`, 'g'), mask: '<path>' },
  { pattern: /(?<![\w.<>)\]/\\~-])\/(?:[\w.@+~-]{1,255}\/){1,64}[\w@+~-][\w.@+~-]{0,200}\.[A-Za-z]\w{0,9}(?![\w/])/g, mask: '<path>' },
]

const values: readonly Literal[] = [
  { pattern: /<Buffer [^<>]{0,1000}>/g, mask: '<Buffer>' },
  { pattern: /(?<![0-9A-Za-z])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9A-Za-z])/gi, mask: '<uuid>' },
  { pattern: new RegExp(`${notInWord}\\d{4}[-/]\\d{2}[-/]\\d{2}(?:[T ,]{1,2}${clock})?${endOfWord}`, 'g'), mask: '<time>' },
  { pattern: new RegExp(`${notInWord}\\d{1,2}[./]\\d{1,2}[./]\\d{4}(?:[ ,]{1,2}${clock})?${endOfWord}`, 'g'), mask: '<time>' },
  {
    pattern: new RegExp(`${notInWord}${weekday}(?:${month} \\d{1,2}|\\d{1,2} ${month}),? \\d{4}(?:[ ,]{1,2}${clock})?${endOfWord}`, 'g'),
    mask: '<time>',
  },
  { pattern: new RegExp(`${notInWord}(?<!:)\\d{1,2}:\\d{2}:\\d{2}(?:[.,]\\d{1,9})?(?: ?[AP]M)?${zone}(?![\\w:])`, 'g'), mask: '<time>' },
  { pattern: /(?<![\w.])(?:localhost|(?:\d{1,3}\.){3}\d{1,3}|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?(?![\w.]\w)/gi, mask: '<address>' },
  // `:::3000` is how Node names port 3000 of every interface.
  { pattern: /(?<![\w:.]):::\d{1,5}(?!\w)/g, mask: '<address>' },
  { pattern: /(?<![\w:.])::1(?::\d{1,5})?(?![\w:])/g, mask: '<address>' },
  // Not of the failure, but of the machine.
  { pattern: /(?<=\bnode(?:\.js)? )v?\d{1,4}\.\d{1,4}\.\d{1,4}(?!\w|\.\w)/gi, mask: '<number>' },
  { pattern: /0x[0-9a-f]{1,64}n?(?![0-9A-Za-z])/gi, mask: '<number>' },
  { pattern: /(?<![0-9A-Za-z])(?=[a-f]{0,128}\d)(?=\d{0,128}[a-f])[0-9a-f]{7,128}(?![0-9A-Za-z])/gi, mask: '<number>' },
  { pattern: /(?<![\w.])(?:\d{1,20}(?:\.\d{1,20})?(?:ns|µs|μs|us|ms|s|m|h|d)){1,6}(?![0-9A-Za-z])/g, mask: '<duration>' },
  { pattern: /(?<![\w.])\d{1,20}(?:\.\d{1,20})? (?:ms|s)(?!\w)/g, mask: '<duration>' },
  { pattern: /<duration>(?: <duration>)+/g, mask: '<duration>' },
  { pattern: /(?<![\w.])\d{1,20}(?:st|nd|rd|th)(?!\w)/g, mask: '<number>th' },
  {
    // A version, such as 1.2.3, says which one and is kept.
    pattern:
      /(?<![\w.])v?\d{1,4}\.\d{1,4}\.\d{1,4}(?!\w|\.\w)|(?:(?<=^|[\s([{,:=<>'"`])[-+])?(?<![0-9A-Za-z$])(?:\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:_\d+)*)(?:\.\d+)?(?:e[-+]?\d+(?![0-9A-Za-z]))?(?:n(?!\w))?%?/gi,
    mask: (match) => (/^v?\d+\.\d+\.\d+$/i.test(match) ? match : '<number>'),
  },
  { pattern: /\d{5,}/g, mask: '<number>' },
]

const quoted = /(?<![\w\\])(?:"(?:[^"\\\n]|\\.){0,16384}"|'(?:[^'\\\n]|\\.){0,16384}'|`(?:[^`\\\n]|\\.){0,16384}`)(?!\w)/g
const longestQuoted = 24
const absolute = /^(?:file:|[A-Za-z]:[\\/]|\\\\|~[\\/]|\/(?!\/))/

/** Rounds after which a text made to need more of them is left as it is. */
const mostRounds = 8

/**
 * A message in which numbers, dates, paths and the like are written as their kind: `expected <number> to be <number>`. What touches a
 * literal may be read as one only when that is gone, so this goes on until nothing changes: masking twice is masking once.
 */
export function maskLiterals(text: string): string {
  let before = text
  for (let round = 0; round < mostRounds; round++) {
    const after = maskOnce(before)
    if (after === before) break
    before = after
  }
  return before
}

function maskOnce(text: string): string {
  const masked = pass(values, pass(paths, text.replaceAll(quoted, maskQuoted)))
  const lists = masked.replaceAll(/<number>(?:,\s(?:<number>|…\(<number>\)))+/g, '<number>, …')
  // Where the print of an object is cut off depends on the length of the values in it.
  if (!lists.includes('…(<number>)')) return lists
  return replaceGroups(lists, (group) => (group.includes('…(<number>)') ? `${group.slice(0, 1)} … ${group.slice(-1)}` : null))
}

/** A short quoted text tells one failure from another and is kept; of a long one only its kind, as of a path. */
function maskQuoted(match: string): string {
  const quote = match.slice(0, 1)
  const inner = match.slice(1, -1)
  if (absolute.test(inner) && pass(paths, inner) !== inner) return `${quote}<path>${quote}`
  const masked = pass(values, pass(paths, inner))
  // A path from the root is the same on every machine.
  if (inner.startsWith('<root>')) return `${quote}${masked}${quote}`
  return inner.length > longestQuoted || masked.length > longestQuoted ? `${quote}<string>${quote}` : `${quote}${masked}${quote}`
}

function pass(literals: readonly Literal[], text: string): string {
  let result = text
  for (const { pattern, mask } of literals)
    result = typeof mask === 'string' ? result.replaceAll(pattern, mask) : result.replaceAll(pattern, mask)
  return result
}

/**
 * As `maskLiterals`, but every value is masked, short texts, lists and objects too: for what a property says of an input that was
 * generated anew in each run.
 */
export function maskValues(text: string): string {
  const flat = replaceGroups(text.replaceAll(quoted, '<value>'), () => '<value>')
  return maskLiterals(flat)
    .replaceAll(
      /(?<!\w)(?:true|false|null|undefined|NaN|[-+]?Infinity|<(?:number|string|uuid|time|path|address|duration|Buffer)>)(?!\w)/g,
      '<value>',
    )
    .replaceAll(/<value>(?:,? <value>)+/g, '<value>')
}

/** Each outermost pair of brackets or braces for which `replace` gives a text becomes that; one that is never closed stays. */
function replaceGroups(text: string, replace: (group: string) => string | null): string {
  const ends = closingBrackets(text)
  let result = ''
  for (let at = 0; at < text.length; at++) {
    const end = ends.get(at)
    const replacement = end === undefined ? null : replace(text.slice(at, end + 1))
    result += replacement ?? text[at]
    if (replacement !== null && end !== undefined) at = end
  }
  return result
}

/** Where each bracket or brace that is closed ends. */
function closingBrackets(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '[' || character === '{') open.push(at)
    else if (character === ']' || character === '}') {
      const start = open.pop()
      if (start !== undefined) ends.set(start, at)
    }
  }
  return ends
}
