import type { Hazard } from '../../model/syntax.ts'
import { describeAssertion } from './assertion.ts'
import type { Claim } from './claim.ts'
import { bare, isFunction } from './nodes.ts'
import type { Node } from './nodes.ts'
import { matcherOf } from './matchers.ts'
import { placeOf, sourceText } from './reader.ts'
import type { Context } from './reader.ts'

/** More than any honest file holds; beyond it the file is noted as read in part. */
const MAX_ASSERTIONS = 200_000

/** Adds an assertion to the test it stands in, or to the file when it stands in none. */
export function recordClaim(claim: Claim, node: Node, context: Context): void {
  const isQuery = claim.matcher === 'found'
  const block = context.block ?? context.reader.fileBuilder
  // A query inside an assertion is a part of it; one whose result is kept is looked at elsewhere.
  if (!(isQuery && (context.inClaim || context.use === 'kept'))) {
    if (block.assertions.length >= MAX_ASSERTIONS) context.reader.notes.add(`more than ${MAX_ASSERTIONS} assertions in one block`)
    else {
      block.assertions.push(
        describeAssertion(
          claim,
          context.scope,
          {
            at: placeOf(node, context.module),
            text: sourceText(node, context.module),
            hazards: hazardsOf(claim, context),
            row: context.row,
            helper: context.helper,
          },
          context.module.resolve,
        ),
      )
    }
  }
  for (const inside of claim.inside) {
    if (!isFunction(bare(inside))) context.reader.walk.visitExpression(inside, { ...context, use: 'kept', inClaim: true })
  }
}

function hazardsOf(claim: Claim, context: Context): readonly Hazard[] {
  const isAsync =
    claim.mode !== 'plain' ||
    matcherOf(claim.matcher).async === true ||
    /^(rejects|doesNotReject|throwsAsync|notThrowsAsync)$/.test(claim.matcher)
  if (!isAsync || context.use !== 'dropped') return context.hazards
  return [...context.hazards, { kind: 'not-awaited', because: 'its promise is neither awaited nor returned' }]
}
