import type { CodeFrame, FrameLine, Frames } from '../../src/model/judged.ts'
import type { JudgedFinding } from '../../src/model/verdict.ts'
import { RULES } from '../../src/rules/table.ts'
import { remedyOf, wordsOf } from '../../src/rules/words.ts'
import { countBySeverity, grouped, groupsOf, mistakeFrame, placed, wordsOfCounts } from '../about.ts'
import type { FindingGroup } from '../about.ts'
import { codeHtml, htmlOf, plainHtml } from './escape.ts'

/** Groups are open from the start while no more findings than these are in them. */
const OPEN_AT_FIRST = 100

/** All findings by rule, those first that decided. A group is folded where there are many, so that the page opens at once. */
export function findingsSection(findings: readonly JudgedFinding[], frames: Frames): string {
  const title = `<h2 id="findings" tabindex="-1">Findings</h2>`
  if (findings.length === 0) return `<section aria-labelledby="findings">${title}<p>None.</p></section>`
  let seen = 0
  const groups = groupsOf(findings).map((group) => {
    seen += group.findings.length
    const isOpen = seen <= OPEN_AT_FIRST && (group.severity === 'block' || group.severity === 'review')
    return groupHtml(group, frames, isOpen)
  })
  return [
    `<section aria-labelledby="findings">${title}`,
    `<p>${wordsOfCounts(countBySeverity(findings))}</p>`,
    ...groups,
    '</section>',
  ].join('\n')
}

function groupHtml({ severity, findings }: FindingGroup, frames: Frames, isOpen: boolean): string {
  const [{ rule }] = findings
  const count = `${grouped(findings.length)} ${findings.length === 1 ? 'finding' : 'findings'}`
  return [
    `<details class="${severity}"${isOpen ? ' open' : ''}><summary><h3><span class="severity">${severity}</span> ${plainHtml(RULES[rule].title)}</h3> · <code>${rule}</code> · ${count}</summary>`,
    `<ol class="findings">`,
    ...findings.map((finding) => findingHtml(finding, frames(finding))),
    '</ol></details>',
  ].join('\n')
}

function findingHtml(finding: JudgedFinding, frame: CodeFrame | null): string {
  const { at, atMost, approvedBy } = finding
  const mistake = mistakeFrame(finding)
  return [
    '<li>',
    `<p>${htmlOf(placed(wordsOf(finding), at))}</p>`,
    frame === null ? '' : `<div class="frame">${sideHtml('before', frame.before)}${sideHtml('after', frame.after)}</div>`,
    mistake === '' ? '' : `<pre>${mistake.split('\n').map(codeHtml).join('\n')}</pre>`,
    atMost === undefined ? '' : `<p>at most ${atMost.severity} here: ${plainHtml(atMost.because)}</p>`,
    approvedBy === null ? '' : `<p>approved by ${plainHtml(approvedBy)}</p>`,
    `<pre class="remedy" aria-label="how to mend it">${plainHtml(remedyOf(finding))}</pre>`,
    '</li>',
  ].join('')
}

function sideHtml(side: 'before' | 'after', lines: readonly FrameLine[]): string {
  if (lines.length === 0) return ''
  const width = String(lines.at(-1)?.line ?? 0).length
  const shown = lines.map(({ line, text }) => `${String(line).padStart(width)} | ${codeHtml(text)}`).join('\n')
  return `<figure class="${side}"><figcaption>${side}</figcaption><pre>${shown}</pre></figure>`
}
