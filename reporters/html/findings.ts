import type { CodeFrame, FrameLine, Frames } from '../../src/model/judged.ts'
import type { JudgedFinding } from '../../src/model/verdict.ts'
import { REASONS } from '../../src/rules/generated/reasons.js'
import { RULES } from '../../src/rules/table.ts'
import { remedyOf, wordsOf } from '../../src/rules/words.ts'
import type { Words } from '../../src/rules/words.ts'
import { countBySeverity, counted, groupsOf, mistakeFrame, placed, sidesOf, wordsOfCounts } from '../about.ts'
import type { FindingGroup } from '../about.ts'
import { codeHtml, htmlOf, plainHtml } from './escape.ts'
import { LONG } from './long.ts'

/** Groups are open from the start while no more findings than these are in them. */
const OPEN_AT_FIRST = 100

/** All findings by rule, those first that decided. A group is folded where there are many, so that the page opens at once. */
export function findingsSection(findings: readonly JudgedFinding[], frames: Frames): string {
  const title = `<h2 id="findings" tabindex="-1">Findings</h2>`
  if (findings.length === 0) return `<section aria-labelledby="findings">${title}<p>None.</p></section>`
  let seen = 0
  const linked = new Set<string>()
  const groups = groupsOf(findings).map((group) => {
    seen += group.findings.length
    const [{ rule }] = group.findings
    const id = linked.has(rule) ? '' : ` id="rule-${rule}"`
    linked.add(rule)
    return groupHtml(group, frames, seen <= OPEN_AT_FIRST && (group.severity === 'block' || group.severity === 'review'), id)
  })
  return [
    `<section aria-labelledby="findings">${title}`,
    `<p>${wordsOfCounts(countBySeverity(findings))}</p>`,
    ...groups,
    '</section>',
  ].join('\n')
}

function groupHtml({ severity, findings }: FindingGroup, frames: Frames, isOpen: boolean, id: string): string {
  const [first] = findings
  const remedy = remedyOf(first)
  const isShared = findings.length > 1 && findings.every((finding) => remedyOf(finding) === remedy)
  const isLong = findings.length > LONG
  return [
    `<details${id} class="${severity}${isLong ? ' long' : ''}"${isOpen ? ' open' : ''}><summary><h3><span class="severity">${severity}</span> ${plainHtml(RULES[first.rule].title)}</h3> · <code>${first.rule}</code> · ${counted(findings.length, 'finding')}</summary>`,
    `<p class="reason">${htmlOf(marked(REASONS[first.rule]))}</p>`,
    isShared ? `<div class="shared">${remedyHtml(remedy)}</div>` : '',
    `<ol class="findings">`,
    ...findings.map((finding) => findingHtml(finding, frames(finding), !isShared)),
    '</ol></details>',
    ...(isLong ? [`<p class="on-paper">${counted(findings.length, 'finding')} of ${first.rule} are on the page, not on paper.</p>`] : []),
  ].join('\n')
}

function findingHtml(finding: JudgedFinding, frame: CodeFrame | null, withRemedy: boolean): string {
  const { at, atMost, approvedBy } = finding
  const mistake = mistakeFrame(finding)
  return [
    '<li>',
    `<p>${htmlOf(placed(wordsOf(finding), at))}</p>`,
    frame === null
      ? ''
      : `<div class="frame">${sidesOf(frame)
          .map(({ name, lines }) => sideHtml(name, lines))
          .join('')}</div>`,
    mistake === '' ? '' : `<pre>${mistake.split('\n').map(codeHtml).join('\n')}</pre>`,
    atMost === undefined ? '' : `<p>at most ${atMost.severity} here: ${plainHtml(atMost.because)}</p>`,
    approvedBy === null ? '' : `<p>approved by ${plainHtml(approvedBy)}</p>`,
    withRemedy ? remedyHtml(remedyOf(finding)) : '',
    '</li>',
  ].join('')
}

const remedyHtml = (remedy: string): string => `<p class="mend">to mend it</p><pre class="remedy">${plainHtml(remedy)}</pre>`

function sideHtml(side: 'before' | 'after' | 'code', lines: readonly FrameLine[]): string {
  if (lines.length === 0) return ''
  const width = String(lines.at(-1)?.line ?? 0).length
  const shown = lines.map(({ line, text }) => `${String(line).padStart(width)} | ${codeHtml(text)}`).join('\n')
  return `<figure class="${side}"><figcaption>${side}</figcaption><pre>${shown}</pre></figure>`
}

/** A text in which names stand between backticks. */
function marked(text: string): Words {
  return text.split('`').map((part, index) => ({ kind: index % 2 === 1 ? 'code' : 'text', text: part }))
}
