import { canonical } from './canonical.ts'
import { bare, child, isFunction, list, word } from './nodes.ts'
import type { Node } from './nodes.ts'
import { resolvePlace } from './scope.ts'
import type { Place, Scope } from './scope.ts'

/** A predicate that is longer says nothing that could be compared. */
const MOST_PARTS = 50

/**
 * What a subject that is true or false is made of: the alternatives of an `||`, each as the parts of its `&&`, as canonical text. A function
 * of the tests that is called for it is looked into, when all that it does is to answer. null for a subject of another kind.
 */
export function predicateOf(subject: Node, scope: Scope): readonly (readonly string[])[] | null {
  const place = resolvePlace({ node: subject, scope })
  const answer = place.node.type === 'CallExpression' ? answerOf(place) : place
  if (answer === null || !/^(Logical|Binary)Expression$/.test(answer.node.type)) return null
  const alternatives = split(answer.node, '||').map((one) => split(one, '&&'))
  if (alternatives.flat().length > MOST_PARTS) return null
  return alternatives.map((parts) => parts.map((part) => partText(part, answer.scope)))
}

/** The expression that a function of the tests answers with, and nothing else. */
function answerOf({ node, scope }: Place): Place | null {
  const callee = child(node, 'callee')
  if (callee === null || callee.type !== 'Identifier') return null
  const made = resolvePlace({ node: callee, scope })
  const body = isFunction(made.node) && made.node['async'] !== true ? child(made.node, 'body') : null
  if (body === null) return null
  if (body.type !== 'BlockStatement') return { node: bare(body), scope: made.scope }
  const [only, ...rest] = list(body, 'body')
  const answer = only?.type === 'ReturnStatement' && rest.length === 0 ? child(only, 'argument') : null
  return answer === null ? null : { node: bare(answer), scope: made.scope }
}

function split(node: Node, operator: string): readonly Node[] {
  const found: Node[] = []
  const left = [node]
  for (let at = left.pop(); at !== undefined && found.length <= MOST_PARTS; at = left.pop()) {
    const inner = bare(at)
    const [one, two] = [child(inner, 'left'), child(inner, 'right')]
    if (inner.type === 'LogicalExpression' && word(inner, 'operator') === operator && one !== null && two !== null) left.push(two, one)
    else found.push(inner)
  }
  return found
}

/** A comparison by its operator first, so that `<` and `<=` of the same things can be told apart. */
function partText(node: Node, scope: Scope): string {
  const [one, two] = [child(node, 'left'), child(node, 'right')]
  if (node.type !== 'BinaryExpression' || one === null || two === null) return canonical(node, scope)
  return `${word(node, 'operator')}\n${canonical(one, scope)}\n${canonical(two, scope)}`
}
