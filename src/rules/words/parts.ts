/** One piece of a sentence. `code` is a name, path or source text; `strong` is what the eye should find first. */
export interface Part {
  readonly kind: 'text' | 'code' | 'strong'
  readonly text: string
}

/** A sentence in parts, so that the terminal, Markdown and HTML can each show it in their own way. */
export type Words = readonly Part[]

/** What a rule says of its arguments: one sentence without a full stop, and the command or line that mends it, ready to paste. */
export interface Saying<Arguments> {
  readonly words: (args: Arguments) => Words
  readonly remedy: (args: Arguments) => string
}

/** A sentence: texts between the values are text, the values are code unless they are parts already. Numbers are text. */
export function say(texts: TemplateStringsArray, ...values: readonly (string | number | Part)[]): Words {
  return texts.flatMap((text, index) => [part('text', text), ...asParts(values[index])]).filter(({ text }) => text !== '')
}

export function strong(text: string | number): Part {
  return part('strong', String(text))
}

/** A clause that another part of the program wrote: shown as it is. */
export function plain(text: string): Part {
  return part('text', text)
}

/** `1 row`, `2 rows`. */
export function counted(count: number, one: string, many: string = `${one}s`): Part {
  return plain(`${count} ${count === 1 ? one : many}`)
}

/** The first names of a list and how many more there are. */
export function several(names: readonly string[], whole: number = names.length, shown = 3): Part {
  const head = names.slice(0, shown).join(', ')
  return whole > shown ? plain(`${head} and ${whole - Math.min(shown, names.length)} more`) : plain(head)
}

export function plainText(words: Words): string {
  return words.map(({ text }) => text).join('')
}

function asParts(value: string | number | Part | undefined): Words {
  if (value === undefined) return []
  if (typeof value === 'object') return [value]
  return [part(typeof value === 'number' ? 'text' : 'code', String(value))]
}

function part(kind: Part['kind'], text: string): Part {
  return { kind, text }
}
