import type { TestMark } from '../../model/syntax.ts'
import { canonical } from './canonical.ts'
import { truthOf } from './constant.ts'
import { child } from './nodes.ts'
import type { Node } from './nodes.ts'
import { sourceText } from './reader.ts'
import type { Context } from './reader.ts'
import type { Modifier, Runner } from './runners.ts'

/** Modifiers and options by which a test does not run, or runs alone. */
export const SKIPS: Readonly<Record<string, TestMark['kind']>> = {
  skip: 'skip',
  fixme: 'skip',
  todo: 'todo',
  only: 'only',
  fails: 'fails',
  failing: 'fails',
  fail: 'fails',
}
const CONDITIONAL: Readonly<Record<string, TestMark['kind']>> = {
  skipIf: 'skip',
  runIf: 'skip',
  if: 'skip',
  todoIf: 'todo',
  failsIf: 'fails',
}

export function marksOf(runner: Runner, node: Node, context: Context): readonly TestMark[] {
  const callee = child(node, 'callee')
  const written = callee === null ? runner.name : sourceText(callee, context.module)
  return marksAs(runner, written, context)
}

/** The marks of a runner that goes by a name. */
export function marksAs(runner: Runner, written: string, context: Context): readonly TestMark[] {
  return runner.modifiers.flatMap((modifier) => mark(modifier, written, context))
}

function mark(modifier: Modifier, how: string, context: Context): readonly TestMark[] {
  const scope = modifier.home?.scope ?? context.scope
  const when = modifier.when === null ? null : (modifier.home?.text ?? sourceText(modifier.when, context.module))
  const plain = SKIPS[modifier.name]
  const whenKey = modifier.when === null ? null : canonical(modifier.when, scope)
  if (plain !== undefined) return [{ kind: plain, how, when, whenKey }]
  const kind = CONDITIONAL[modifier.name]
  if (kind === undefined) return []
  const known = modifier.when === null ? null : truthOf(modifier.when, scope)
  const isReversed = modifier.name === 'runIf' || modifier.name === 'if'
  if (known !== null && known === isReversed) return []
  return [{ kind, how, when: known === null ? when : null, whenKey: known === null ? whenKey : null }]
}

/** A test that is registered behind an `if` or in a loop over nothing. */
export function placeMarks(context: Context): readonly TestMark[] {
  return context.hazards.flatMap((h): readonly TestMark[] => {
    if (h.kind === 'conditional') return [{ kind: 'skip', how: `if (${h.on})`, when: h.on, whenKey: h.onKey ?? h.on }]
    return h.kind === 'unreachable' ? [{ kind: 'skip', how: h.because, when: null, whenKey: null }] : []
  })
}
