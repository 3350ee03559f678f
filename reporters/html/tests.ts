import type { Judged } from '../../src/model/judged.ts'
import type { OracleClass } from '../../src/model/words.ts'
import { counted, grouped } from '../about.ts'
import { codeHtml, plainHtml } from './escape.ts'
import { LONG } from './long.ts'

const CLASSES: { readonly [C in OracleClass]: string } = {
  E: 'example',
  P: 'property',
  F: 'fixture',
  N: 'nondeterministic',
  U: 'untrusted',
}

const MESSAGE_LINES = 40
/** Of more failures than this, the others are in the verdict file. */
const FAILURES_SHOWN = 500

/** How many tests of each class there were, and each failure. */
export function testsSection({ classes, testCount = 0, failures = [] }: Judged): string {
  if (classes === undefined || testCount === 0) return ''
  const rows = Object.entries(CLASSES).flatMap(([name, words]) => {
    const { passed, failed, notRun } = classes[name as OracleClass]
    if (passed + failed + notRun === 0) return []
    const cells = [cell(passed, ''), cell(failed, 'block'), cell(notRun, 'review')]
    return [`<tr><th scope="row"><b>${name}</b> ${words}</th>${cells.join('')}</tr>`]
  })
  return [
    `<section aria-labelledby="tests"><h2 id="tests">Tests (${grouped(testCount)})</h2>`,
    `<table><thead><tr><th scope="col">class</th><th scope="col">passed</th><th scope="col">failed</th><th scope="col">not run</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...failuresOf(failures),
    '</section>',
  ].join('\n')
}

const cell = (count: number, look: string): string =>
  count === 0 || look === '' ? `<td>${grouped(count)}</td>` : `<td class="${look}"><span class="severity">${grouped(count)}</span></td>`

function failuresOf(failures: NonNullable<Judged['failures']>): readonly string[] {
  if (failures.length === 0) return []
  const items = failures.slice(0, FAILURES_SHOWN).map(({ signature, owner, message }) => {
    const lines = message.split('\n')
    const more = lines.length - MESSAGE_LINES
    const rest = more > 0 ? `<p>and ${counted(more, 'more line')}</p>` : ''
    return `<li><p><code>${plainHtml(signature)}</code> <code>${plainHtml(owner)}</code></p><pre>${lines.slice(0, MESSAGE_LINES).map(codeHtml).join('\n')}</pre>${rest}</li>`
  })
  const more = failures.length - FAILURES_SHOWN
  return [
    `<details${failures.length > LONG ? ' class="long"' : ''}><summary><h3>Failures</h3> · ${grouped(failures.length)}</summary><ol class="findings">${items.join('\n')}</ol>`,
    more > 0 ? `<p class="rest">and ${counted(more, 'more failure')} in the verdict file</p>` : '',
    '</details>',
  ]
}
