import { stripVTControlCharacters } from 'node:util'
import type { ErrorObservation } from '../../model/run.ts'
import { maskLiterals, maskValues } from './mask.ts'
import { longestMessage, thrownValue } from './observe.ts'
import { shorten } from './plain.ts'

/** UTF-16 units of a masked message that count. */
const longestMasked = 1000

/**
 * Messages that the runner, its libraries or Node word differently from version to version, or fill with what one run generated.
 * `was` is tried on the text before it is masked.
 */
const rewordings: readonly { readonly was: RegExp; readonly is: string }[] = [
  // Vitest's advice behind the first sentence names other options in other majors.
  { was: /^(Test|Hook) timed out in \d+(?:\.\d+)? ?ms[^]*$/, is: '$1 timed out' },
  // The name ends in a counter, and holds the titles; in backticks it would count as a quoted value.
  { was: /^Snapshot `([^`]{0,500})` mismatched/, is: 'Snapshot $1 mismatched' },
  // Only some Vitests name the file.
  { was: /^(process\.exit unexpectedly called with "[^"]{0,20}") \(test file: [^\n]*\)$/, is: '$1' },
  // Node can read the source of the assertion in some versions only; the operator `==` remains.
  { was: /^The expression evaluated to a falsy value:\n[^]*$/, is: 'falsy value' },
  { was: /^[^\n]{0,500} == true$/, is: 'falsy value' },
  // How Node draws a difference changes with its version; one line `a !== b` does not.
  { was: /^(Expected (?:values|inputs|"actual")[^\n]{0,200}:)\n(?!\n[^\n]* !== [^\n]*\n?$)[^]*$/, is: '$1' },
  // Each call that a spy has seen follows.
  { was: /^(expected "[^"\n]{0,200}" [^\n]*)\n\nReceived:[^]*$/, is: '$1' },
  // Newer versions of V8 say this behind the position.
  { was: / \(line \d+ column \d+\)/g, is: '' },
  // Only some Vitests say how, and in which file, which is a place and no word.
  { was: /^Worker exited unexpectedly[^]*$/, is: 'Worker exited unexpectedly' },
  // The stack of another process or error, which shows other inner frames on each Node.
  { was: /\n[ \t]*at [^\n]*(?::\d+:\d+\)?|\((?:<anonymous>|native|index \d+)\))(?=\n|$)/g, is: '' },
  // A frame drawn around code is as wide as its line number.
  { was: /[\u2500-\u257F]+/g, is: ' ' },
  { was: /\bWorker (?:forks|threads|vmForks|vmThreads)\b/g, is: 'Worker' },
  // What a transform makes of an imported name; Vitest undoes it in some messages only.
  { was: /\(0\s?,\s?__(?:vite_ssr_import|vi_import)_\d{1,9}__\.([\w$]{1,200})\)/g, is: '$1' },
  { was: /__(?:vite_ssr_import|vi_import)_\d{1,9}__\./g, is: '' },
]

const propertyFailed = /^Property failed after \d+ tests?\n\{ seed: /
const tooManySkips = /^Failed to run property, too many pre-condition failures encountered\n\{ seed: /

/** What an error and its causes say, in one line: literals masked, ` ← ` before each cause. */
export function signedMessage(error: ErrorObservation): string {
  const parts: string[] = []
  let inProperty = false
  for (let link: ErrorObservation | undefined = error; link !== undefined && parts.length < 10; link = link.cause) {
    const text = plainText(link.message)
    const words = wordsOf(text, inProperty)
    parts.push(parts.length === 0 ? words : `${signedName(link)}: ${words}`)
    // Its counterexample is a child of its seed, and so is all that the error in it says of a value.
    inProperty ||= propertyFailed.test(text)
    if (tooManySkips.test(text)) break
  }
  return shorten(parts.join(' ← '), longestMasked)
}

function wordsOf(text: string, inProperty: boolean): string {
  if (tooManySkips.test(text)) return 'property: too many preconditions failed'
  if (propertyFailed.test(text)) {
    const reported = /\nGot ([^\n]{1,2000})/.exec(text)?.[1]
    return reported === undefined ? 'property failed' : `property failed, got ${oneLine(maskValues(reported))}`
  }
  let reworded = text
  for (const { was, is } of rewordings) reworded = reworded.replace(was, is)
  return oneLine(inProperty ? maskValues(reworded) : maskLiterals(oneLine(reworded)))
}

/** `src\\a.ts`, from some folder; also with each `\\` doubled, as in a quoted text. */
const windowsPath = /(?<![\w\\.:])(?:[\w.@-]{1,255}\\{1,2}){1,64}[\w@-][\w.@-]{0,200}\.[A-Za-z]\w{0,9}(?![\w\\])/g

/** Without colours and control characters, with `\n`, typewriter quotes, and composed letters. */
function plainText(message: string): string {
  return stripVTControlCharacters(shorten(message, longestMessage))
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
    .replaceAll(/\\r(?=\\n)/g, '')
    .replaceAll(windowsPath, (path) => path.replaceAll(/\\+/g, '/'))
    .replaceAll(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replaceAll(/[\u201C\u201D\u201E\u201F]/g, '"')
    .normalize('NFC')
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const generalNames = new Set([
  '',
  thrownValue,
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AggregateError',
  'DOMException',
])

/**
 * The class of an error: its name, unless that is a general one and its constructor says more. Timeouts of tests and hooks have one
 * name in each Vitest.
 */
export function signedName(error: ErrorObservation): string {
  const timeout = /^(Test|Hook) timed out in \d/.exec(error.message)
  if (timeout?.[1] !== undefined) return `${timeout[1]}TimeoutError`
  const name = oneLine(plainText(error.name)).slice(0, 100)
  if (!generalNames.has(name)) return name
  // A transform may put an underscore before the name of a class that speaks of itself.
  const made = /^Function<_*([^<>]{1,100})>$/.exec(error.constructorName ?? '')?.[1] ?? ''
  return made === 'anonymous' || made === 'Object' || generalNames.has(made) ? name : made
}
