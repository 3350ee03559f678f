// A plugin of StrykerJS: what people read is no decision, and tests of it would only say it twice.
const SENTENCE = /\p{L}[,:;]? | \p{L}/u

/** Strings and templates in which a word stands next to a blank; ids, states, paths and keys have none. */
function shouldIgnore({ node }) {
  const text =
    node.type === 'StringLiteral' ? node.value : node.type === 'TemplateLiteral' ? node.quasis.map((one) => one.value.raw).join('') : ''
  return SENTENCE.test(text) ? 'a sentence that people read' : undefined
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore } }]
