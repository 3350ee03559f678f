import type { Judged, JudgedPath } from '../../src/model/judged.ts'
import type { PathClass } from '../../src/model/patch.ts'
import type { OracleClass } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { countBySeverity, grouped, wordsOfCounts } from '../about.ts'
import { codeHtml, plainHtml } from './escape.ts'

const STATES = {
  answered: 'nothing found',
  'not-applicable': 'nothing to look at',
  unavailable: 'could not tell',
  'not-evaluated': 'not evaluated',
} as const

/** The phases in their order, each with what it found or why it did not answer. */
export function phaseStrip({ inputs, findings }: Judged): string {
  const items = PHASES.map((phase) => {
    const { state, because } = inputs[phase]
    const counts = countBySeverity(findings.filter((finding) => finding.phase === phase))
    const words = wordsOfCounts(counts)
    const severity = counts.block > 0 ? 'block' : counts.review > 0 ? 'review' : state === 'answered' ? 'allow' : ''
    const said = state === 'answered' && words !== '' ? words : [STATES[state], because, words].filter((text) => text !== '').join('; ')
    return `<li${severity === '' ? '' : ` class="${severity}"`}><b>${phase}</b><span>${plainHtml(said)}</span></li>`
  })
  return `<section aria-labelledby="phases"><h2 id="phases">Phases</h2><ol class="strip">${items.join('')}</ol></section>`
}

const CLASSES: { readonly [C in PathClass]: string } = {
  sealed: 'sealed: files that people own',
  runner: 'runner: what steers the test runner',
  test: 'test',
  production: 'production',
  writable: 'writable: neither code nor tests',
  other: 'other: not writable',
}

/** The changed paths by class: a bar of how many there are of each, and the lists. */
export function pathsSection({ paths = [] }: Judged): string {
  if (paths.length === 0) return ''
  const classes = Object.keys(CLASSES).flatMap((name) => {
    const cls = name as PathClass
    const own = paths.filter((path) => path.class === cls)
    return own.length === 0 ? [] : [{ cls, own }]
  })
  const bar = classes.map(({ cls, own }) => `<li style="--share: ${own.length}"><b>${cls}</b> ${grouped(own.length)}</li>`).join('')
  return [
    `<section aria-labelledby="paths"><h2 id="paths">Changed paths (${grouped(paths.length)})</h2><ul class="bar">${bar}</ul>`,
    ...classes.map(({ cls, own }) => `<details><summary><h3>${CLASSES[cls]}</h3> · ${grouped(own.length)}</summary>${list(own)}</details>`),
    '</section>',
  ].join('\n')
}

function list(paths: readonly JudgedPath[]): string {
  const items = paths.map(({ path, change, from }) => {
    const origin = from === null ? '' : ` from <code>${plainHtml(from)}</code>`
    return `<li><code>${plainHtml(path)}</code> ${change}${origin}</li>`
  })
  return `<ul class="paths">${items.join('')}</ul>`
}

/** Credits and debits, where any test file changed in power. */
export function budgetSection({ budget }: Judged): string {
  if (budget === undefined || budget === null || (budget.credits === 0 && budget.debits === 0)) return ''
  const value = budget.state === 'undefined' ? 'undefined' : String(budget.score)
  return `<section aria-labelledby="budget"><h2 id="budget">Budget of the tests</h2><p>credits ${budget.credits}, debits ${budget.debits}: <strong>${value}</strong></p></section>`
}

const ORACLES: { readonly [C in OracleClass]: string } = {
  E: 'example',
  P: 'property',
  F: 'fixture',
  N: 'nondeterministic',
  U: 'untrusted',
}

/** How many tests of each class there were, and each failure. */
export function testsSection({ classes, testCount = 0, failures = [] }: Judged): string {
  if (classes === undefined || testCount === 0) return ''
  const rows = Object.entries(ORACLES).flatMap(([name, words]) => {
    const { passed, failed, notRun } = classes[name as OracleClass]
    if (passed + failed + notRun === 0) return []
    return [
      `<tr><th scope="row">${name} ${words}</th>${[passed, failed, notRun].map((count) => `<td>${grouped(count)}</td>`).join('')}</tr>`,
    ]
  })
  const failed = failures.map(
    ({ signature, owner, message }) =>
      `<li><p><code>${plainHtml(signature)}</code> <code>${plainHtml(owner)}</code></p><pre>${message.split('\n').slice(0, 40).map(codeHtml).join('\n')}</pre></li>`,
  )
  return [
    `<section aria-labelledby="tests"><h2 id="tests">Tests (${grouped(testCount)})</h2>`,
    `<table><thead><tr><th scope="col">class</th><th scope="col">passed</th><th scope="col">failed</th><th scope="col">not run</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    ...(failed.length === 0
      ? []
      : [
          `<details><summary><h3>Failures</h3> · ${grouped(failed.length)}</summary><ol class="findings">${failed.join('\n')}</ol></details>`,
        ]),
    '</section>',
  ].join('\n')
}

/** Which tests failed on which patch that is known to be bad. */
export function knownBadSection({ knownBad = [] }: Judged): string {
  if (knownBad.length === 0) return ''
  const rows = knownBad.map(({ file, outcome, killedBy }) => {
    const tests = killedBy.map((test) => `<code>${plainHtml(test)}</code>`).join('<br>')
    return `<tr><th scope="row"><code>${plainHtml(file)}</code></th><td class="${outcome === 'killed' ? 'allow' : 'block'}"><span class="severity">${outcome}</span></td><td>${tests}</td></tr>`
  })
  return `<section aria-labelledby="known-bad"><h2 id="known-bad">Known-bad patches</h2><table><thead><tr><th scope="col">patch</th><th scope="col">outcome</th><th scope="col">killed by</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}
