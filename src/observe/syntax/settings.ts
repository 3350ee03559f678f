import type { TestOptions } from '../../model/syntax.ts'
import { unroll } from './chain.ts'
import { list, literalValue, propertyName, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import type { Context } from './reader.ts'
import { resolvePlace } from './scope.ts'

/**
 * Calls that set retries or time for the tests around them: `jest.retryTimes(3)`, `jest.setTimeout(…)`, `vi.setConfig({ retry: 2 })`,
 * mocha's `this.retries(2)` and `this.timeout(…)`. They hold for the suite that they stand in, or for the test.
 */
export function recordSetting(node: Node, context: Context): void {
  const { root, links } = unroll(node)
  const last = links.at(-1)
  if (last === undefined || last.args === null || last.args[0] === undefined) return
  const holder = root.type === 'ThisExpression' ? 'this' : root.type === 'Identifier' ? word(root, 'name') : ''
  const argument = resolvePlace({ node: last.args[0], scope: context.scope }).node
  const value = literalValue(argument)
  const found: { -readonly [K in keyof TestOptions]?: TestOptions[K] } = {}
  if ((holder === 'jest' && last.name === 'retryTimes') || (holder === 'this' && last.name === 'retries'))
    found.retry = typeof value === 'number' ? value : null
  if ((holder === 'jest' && last.name === 'setTimeout') || (holder === 'this' && last.name === 'timeout'))
    found.timeout = typeof value === 'number' ? value : null
  if (holder === 'vi' && last.name === 'setConfig') {
    const retry = numberField(argument, 'retry')
    const timeout = numberField(argument, 'testTimeout')
    if (retry !== null) found.retry = retry
    if (timeout !== null) found.timeout = timeout
  }
  if (Object.keys(found).length === 0) return
  const target = context.block !== null && context.block.kind === 'test' && !context.inHook ? context.block : context.suite
  target.options = { ...target.options, ...found }
}

function numberField(object: Node, name: string): number | null {
  for (const property of list(object, 'properties')) {
    const value = property.type === 'Property' && propertyName(property) === name ? property['value'] : undefined
    const number = typeof value === 'object' && value !== null && 'value' in value ? value.value : undefined
    if (typeof number === 'number') return number
  }
  return null
}
