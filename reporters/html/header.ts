import type { Judged } from '../../src/model/judged.ts'
import { MEANINGS, aboutOf, counted } from '../about.ts'
import { plainHtml } from './escape.ts'

export const HEADINGS = { allow: 'Allow', review: 'Review', block: 'Block' } as const

const REASONS_SHOWN = 20

/** The decision, what decided, and what it is about. */
export function headerOf(judged: Judged): string {
  const { decision, because } = judged
  const more = because.length - REASONS_SHOWN
  const rest = more > 0 ? `<li>and ${counted(more, 'more reason')} among the findings</li>` : ''
  return [
    `<header class="${decision}"><h1>${HEADINGS[decision]}</h1>`,
    `<p class="meaning">${MEANINGS[judged.scope][decision]}</p>`,
    `<p class="about">${plainHtml(aboutOf(judged))}</p>`,
    `<ul class="because">${because
      .slice(0, REASONS_SHOWN)
      .map((reason) => reasonHtml(reason, decision))
      .join('\n')}${rest}</ul>`,
    factsOf(judged),
    '</header>',
  ].join('\n')
}

function reasonHtml({ severity, rule, row, why }: Judged['because'][number], decision: Judged['decision']): string {
  const name = rule ?? (row === null ? '' : `row ${row}`)
  const label = rule === null ? `<code>${plainHtml(name)}</code>` : `<a href="#rule-${rule}"><code>${rule}</code></a>`
  const said = decision === 'allow' ? '' : `<span class="severity">${severity}</span> `
  const numbered = rule !== null && row !== null ? ` (${plainHtml(row)})` : ''
  return `<li class="${severity}">${said}${name === '' ? '' : `${label}${numbered}: `}${plainHtml(why)}</li>`
}

/** What the verdict is bound to: who holds the page next to a commit can compare. */
function factsOf({ subject, policy, timing }: Judged): string {
  const facts: readonly (readonly [string, string | null])[] = [
    ['commit', subject.head],
    ['where the patch began', subject.mergeBase],
    ['policy', `${policy.path}, preset ${policy.preset}`],
    ['begun', timing?.startedAt ?? null],
    ['time', timing === undefined ? null : `${(timing.milliseconds / 1000).toFixed(1)} s`],
  ]
  const items = facts.flatMap(([name, value]) => (value === null ? [] : [`<div><dt>${name}</dt><dd>${plainHtml(value)}</dd></div>`]))
  return `<dl class="facts">${items.join('')}</dl>`
}
