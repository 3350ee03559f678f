import type { Frames, Judged } from '../src/model/judged.ts'
import { aboutOf } from './about.ts'
import { plainHtml } from './html/escape.ts'
import { findingsSection } from './html/findings.ts'
import { budgetSection, knownBadSection, pathsSection, phaseStrip, testsSection } from './html/sections.ts'
import { STYLE } from './html/style.ts'

const HEADINGS = { allow: 'Allow', review: 'Review', block: 'Block' } as const

/** Nothing is loaded and nothing runs, whatever a text of the patch may say. */
const CONTENT_SECURITY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** One page by itself, without a script: for the eye, the keyboard, a screen reader and paper. */
export function renderHtml(judged: Judged, frames: Frames): string {
  const { decision, tool } = judged
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${HEADINGS[decision]} · vitest-oracle</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${headerOf(judged)}
<main>
${[phaseStrip(judged), budgetSection(judged), findingsSection(judged.findings, frames), testsSection(judged), knownBadSection(judged), pathsSection(judged)].filter((section) => section !== '').join('\n')}
</main>
<footer>vitest-oracle ${plainHtml(tool.version)}</footer>
</body>
</html>
`
}

function headerOf(judged: Judged): string {
  const { decision, because } = judged
  const reasons = because.map(({ severity, rule, row, why }) => {
    const name = rule ?? (row === null ? '' : `row ${row}`)
    const said = decision === 'allow' ? '' : `<span class="severity">${severity}</span> `
    return `<li class="${severity}">${said}${name === '' ? '' : `<code>${plainHtml(name)}</code>${rule !== null && row !== null ? ` (${plainHtml(row)})` : ''}: `}${plainHtml(why)}</li>`
  })
  return `<header class="${decision}"><h1>${HEADINGS[decision]}</h1><p>${plainHtml(aboutOf(judged))}</p><ul class="because">${reasons.join('')}</ul></header>`
}
