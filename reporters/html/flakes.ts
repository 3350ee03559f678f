import type { Judged } from '../../src/model/judged.ts'
import type { JudgedFinding, VerdictFreeze } from '../../src/model/verdict.ts'
import { counted, grouped } from '../about.ts'
import { barHtml } from './bar.ts'
import { plainHtml } from './escape.ts'

const STATES: { readonly [S in VerdictFreeze['state']]: { readonly words: string; readonly look: string } } = {
  unused: { words: 'had nothing to excuse', look: 'off' },
  excuses: { words: 'excuses a failure', look: 'note' },
  refused: { words: 'does not count', look: 'block' },
}

/** Leases, windows of past runs as far as the verdict tells them, and tests that passed only at a later attempt. */
export function flakesSection(judged: Judged): string {
  const { freezes = [], tests = [] } = judged
  const windows = windowsOf(judged.findings)
  const retried = tests.filter((test) => test.flaky && test.state === 'passed')
  if (freezes.length === 0 && windows.size === 0 && retried.length === 0) return ''
  const leases = new Map(freezes.map((freeze) => [freeze.test, freeze]))
  const rows = [...new Set([...leases.keys(), ...windows.keys()])].toSorted()
  return [
    `<section aria-labelledby="flakes"><h2 id="flakes">Flakes</h2>`,
    ...(rows.length === 0
      ? []
      : [
          `<table><thead><tr><th scope="col">test</th><th scope="col">lease</th><th scope="col">window of past runs</th></tr></thead><tbody>`,
          ...rows.map(
            (test) =>
              `<tr><th scope="row"><code>${plainHtml(test)}</code></th><td>${leaseHtml(leases.get(test))}</td><td>${windows.get(test) ?? 'nothing found'}</td></tr>`,
          ),
          '</tbody></table>',
        ]),
    ...(retried.length === 0
      ? []
      : [
          `<h3>Passed only at a later attempt</h3><ul class="plain">`,
          ...retried.map(({ id, retries }) => `<li><code>${plainHtml(id)}</code> after ${counted(retries, 'retry', 'retries')}</li>`),
          '</ul>',
        ]),
    '</section>',
  ].join('\n')
}

function leaseHtml(freeze: VerdictFreeze | undefined): string {
  if (freeze === undefined) return 'none'
  const { state, expires, points, signatures } = freeze
  const { words, look } = STATES[state]
  const until = `until ${plainHtml(expires)}`
  const of = signatures.map((signature) => `<code>${plainHtml(signature)}</code>`).join(' ')
  return `<span class="${look}"><span class="severity">${words}</span></span>, ${until}, ${counted(points, 'point')}${of === '' ? '' : `, of the failures ${of}`}`
}

/** A verdict tells rates of windows that are exceeded, and how full those are that are not full; it holds no outcome of a single run. */
function windowsOf(findings: readonly JudgedFinding[]): ReadonlyMap<string, string> {
  const windows = new Map<string, string>()
  for (const finding of findings) {
    if (finding.rule === 'flake-budget-exceeded') {
      const { test, failures, runs, maxFailRate } = finding.args
      const words = `${grouped(failures)} of ${counted(runs, 'run')} failed, at most ${Math.round(maxFailRate * 1000) / 10} % may`
      windows.set(
        test,
        `${barHtml(runs === 0 ? 1 : failures / runs, 'block', maxFailRate)}<span class="block"><span class="severity">over its budget</span></span>: ${words}`,
      )
    }
    if (finding.rule === 'flake-window-empty') {
      const { test, runs, windowRuns } = finding.args
      windows.set(
        test,
        `${barHtml(windowRuns === 0 ? 0 : runs / windowRuns, 'review')}${grouped(runs)} of ${counted(windowRuns, 'run')} on record`,
      )
    }
  }
  return windows
}
