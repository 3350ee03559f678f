import type { Judged, JudgedKnownBad } from '../../src/model/judged.ts'
import type { TestId } from '../../src/model/words.ts'
import { counted, grouped } from '../about.ts'
import { plainHtml } from './escape.ts'

/** A matrix with more columns than this is no help to anybody; then the tests stand in words. */
const MOST_COLUMNS = 12

/** Which tests failed on which patch that is known to be bad. */
export function knownBadSection({ knownBad = [] }: Judged): string {
  if (knownBad.length === 0) return ''
  const killers = [...new Set(knownBad.flatMap(({ killedBy }) => killedBy))].toSorted()
  const killed = knownBad.filter(({ outcome }) => outcome === 'killed').length
  const isMatrix = killers.length > 0 && killers.length <= MOST_COLUMNS
  const columns = isMatrix
    ? killers
        .map(
          (test, index) =>
            `<th scope="col"><span aria-hidden="true">${index + 1}</span><span class="unseen">${plainHtml(test)}</span></th>`,
        )
        .join('')
    : '<th scope="col">killed by</th>'
  return [
    `<section aria-labelledby="known-bad"><h2 id="known-bad">Known-bad patches</h2>`,
    `<p>${grouped(killed)} of ${counted(knownBad.length, 'bug')} on purpose ${killed === 1 ? 'was' : 'were'} caught by a trusted test. One kill is enough, so a replay stops at the first: an empty cell says nothing against its test.</p>`,
    `<table class="matrix"><thead><tr><th scope="col">patch</th><th scope="col">outcome</th>${columns}</tr></thead><tbody>`,
    ...knownBad.map((one) => rowHtml(one, isMatrix ? killers : null)),
    '</tbody></table>',
    isMatrix ? `<ol class="legend" aria-hidden="true">${killers.map((test) => `<li>${plainHtml(test)}</li>`).join('\n')}</ol>` : '',
    '</section>',
  ].join('\n')
}

const LOOKS: { readonly [O in JudgedKnownBad['outcome']]: string } = {
  killed: 'allow',
  survived: 'block',
  stale: 'review',
  error: 'review',
  timeout: 'review',
}

function rowHtml({ file, outcome, killedBy }: JudgedKnownBad, columns: readonly TestId[] | null): string {
  const cells =
    columns === null
      ? `<td>${killedBy.map((test) => `<code>${plainHtml(test)}</code>`).join('<br>')}</td>`
      : columns
          .map((test) =>
            killedBy.includes(test)
              ? '<td class="kill"><span aria-hidden="true">●</span><span class="unseen">killed it</span></td>'
              : '<td></td>',
          )
          .join('')
  return `<tr><th scope="row"><code>${plainHtml(file)}</code></th><td class="${LOOKS[outcome]}"><span class="severity">${outcome}</span></td>${cells}</tr>`
}
