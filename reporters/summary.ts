import pc from 'picocolors'
import type { ShardNumber } from '../src/model/shard.ts'
import type { Verdict } from '../src/model/verdict.ts'
import type { Decision } from '../src/model/words.ts'
import { MEANINGS } from './about.ts'
import { inAscii } from './letters.ts'
import { onOneLine } from './shown.ts'

/** The few lines behind Vitest's own output: the decision, what decided, and where to read on. */
export function summaryOf(verdict: Verdict, file: string, color: boolean, isUnicode = true): string {
  const { bold, dim, green, red, yellow } = pc.createColors(color && pc.isColorSupported)
  const paint: Readonly<Record<Decision, (text: string) => string>> = { allow: green, review: yellow, block: red }
  const decision = bold(paint[verdict.decision](verdict.decision))
  const reasons = verdict.because
    .slice(0, 3)
    .map(({ rule, row, why }) => `   ${[rule ?? row ?? '', dim(onOneLine(why))].filter((text) => text !== '').join(' ')}`)
  const more = verdict.because.length > 3 ? [dim(`   and ${verdict.because.length - 3} more`)] : []
  const next = dim(`   ${onOneLine(file)} · npx vitest-oracle check shows all of it`)
  const text = ['', ` oracle  ${decision}: ${MEANINGS.run[verdict.decision]}`, ...reasons, ...more, next, ''].join('\n')
  return isUnicode ? text : inAscii(text)
}

/** The same for a shard, whose decision says only that it is one. */
export function shardSummaryOf({ index, count }: ShardNumber, file: string, color: boolean, isUnicode = true): string {
  const { bold, dim, red } = pc.createColors(color && pc.isColorSupported)
  const next = dim(`   ${onOneLine(file)} · npx vitest-oracle merge judges all shards together`)
  const text = ['', ` oracle  shard ${index} of ${count} is kept; by itself it is a ${bold(red('block'))}`, next, ''].join('\n')
  return isUnicode ? text : inAscii(text)
}
