import { visible } from '../../src/observe/owned/visible.ts'

/** What XML 1.0 has no character for (https://www.w3.org/TR/xml/#charsets), besides what is not shown anywhere. */
const NO_CHARACTER = /[\ufffe\uffff]/g
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text of one line as XML, in an attribute as well as between tags. Half of a surrogate pair is no character. */
export function escaped(text: string): string {
  return visible(Buffer.from(text, 'utf8').toString('utf8'))
    .replaceAll('\t', ' ')
    .replace(NO_CHARACTER, '\ufffd')
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
}

/** @param content what is XML already, a line each */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, content: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const tag = `${name}${written.join('')}`
  return content.length === 0 ? `<${tag}/>` : `<${tag}>\n${content.join('\n')}\n</${name}>`
}
