import { createHash } from 'node:crypto'
import type { Frames, Judged } from '../src/model/judged.ts'
import { budgetSection } from './html/budget.ts'
import { coverageSection } from './html/coverage-map.ts'
import { plainHtml } from './html/escape.ts'
import { findingsSection } from './html/findings.ts'
import { flakesSection } from './html/flakes.ts'
import { HEADINGS, headerOf } from './html/header.ts'
import { knownBadSection } from './html/known-bad.ts'
import { pathsSection } from './html/paths.ts'
import { phaseStrip } from './html/phases.ts'
import { STYLE } from './html/style.ts'
import { testsSection } from './html/tests.ts'

/** The sections in the order in which they are read, each with the name that the list at the top has for it. */
const SECTIONS: readonly { readonly id: string; readonly name: string; readonly of: (judged: Judged, frames: Frames) => string }[] = [
  { id: 'phases', name: 'Phases', of: phaseStrip },
  { id: 'findings', name: 'Findings', of: ({ findings }, frames) => findingsSection(findings, frames) },
  { id: 'coverage', name: 'Changed code', of: coverageSection },
  { id: 'known-bad', name: 'Known-bads', of: knownBadSection },
  { id: 'budget', name: 'Budget', of: budgetSection },
  { id: 'flakes', name: 'Flakes', of: flakesSection },
  { id: 'tests', name: 'Tests', of: testsSection },
  { id: 'paths', name: 'Changed paths', of: pathsSection },
]

/** Nothing is loaded, nothing runs and nothing but our own style applies, whatever a text of the patch may say. */
function contentSecurity(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
}

/** One page by itself, without a script: for the eye, the keyboard, a screen reader and paper. */
export function renderHtml(judged: Judged, frames: Frames): string {
  const { decision, tool } = judged
  const sections = SECTIONS.map(({ id, name, of }) => ({ id, name, html: of(judged, frames) })).filter(({ html }) => html !== '')
  const links = sections.map(({ id, name }) => `<li><a href="#${id}">${name}</a></li>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurity()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${HEADINGS[decision]} · vitest-oracle</title>
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${headerOf(judged)}
<nav aria-label="Sections"><ul>${links.join('')}</ul></nav>
<main>
${sections.map(({ html }) => html).join('\n')}
</main>
<footer>vitest-oracle ${plainHtml(tool.version)}</footer>
</body>
</html>
`
}
