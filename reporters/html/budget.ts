import type { Judged } from '../../src/model/judged.ts'
import { grouped } from '../about.ts'
import { barHtml } from './bar.ts'

/** Credits and debits, where any test file changed in power, and what they were for. */
export function budgetSection({ budget, findings }: Judged): string {
  if (budget === undefined || budget === null || (budget.credits === 0 && budget.debits === 0)) return ''
  const { credits, debits, score, state } = budget
  const most = Math.max(credits, debits, 1)
  const value = state === 'undefined' ? 'undefined' : String(score)
  const rules = new Map<string, number>()
  for (const { phase, rule, severity } of findings) {
    if (phase === 'budget' && severity !== 'off') rules.set(rule, (rules.get(rule) ?? 0) + 1)
  }
  const told = [...rules].map(([rule, count]) => `<a href="#rule-${rule}"><code>${rule}</code></a> ${grouped(count)}`)
  return [
    `<section aria-labelledby="budget"><h2 id="budget">Budget of the tests</h2>`,
    `<p>What the patch did to the power of the tests: credits ${grouped(credits)}, debits ${grouped(debits)}: <strong>${value}</strong></p>`,
    `<table class="narrow"><tbody><tr><th scope="row">credits</th><td>${barHtml(credits / most, 'allow')}</td><td>${grouped(credits)}</td></tr><tr><th scope="row">debits</th><td>${barHtml(debits / most, 'block')}</td><td>${grouped(debits)}</td></tr></tbody></table>`,
    told.length === 0 ? '' : `<p>Found there: ${told.join(', ')}</p>`,
    '</section>',
  ].join('\n')
}
