import type { Judged } from '../src/model/judged.ts'
import { visibleJson } from '../src/observe/owned/visible.ts'
import { aboutOf, countBySeverity } from './about.ts'
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { OUTCOMES } from './cases/outcomes.ts'
import { partsOf } from './cases/subject.ts'

/** The version of the format: https://github.com/ctrf-io/ctrf/blob/main/spec/ctrf.md */
const VERSION = '0.0.0'

/**
 * The Common Test Report Format, for dashboards that show tests: a case for the decision, each phase, each finding and each test that the
 * verdict lists. `rawStatus` is our own word for its outcome; times of single tests are not in a verdict, and are 0.
 */
export function renderCtrf(judged: Judged): string {
  const { tool, decision, because, subject, policy, environment, scope } = judged
  const cases = casesOf(judged)
  const report = {
    reportFormat: 'CTRF',
    specVersion: VERSION,
    ...(judged.timing === undefined ? {} : { timestamp: judged.timing.startedAt }),
    generatedBy: `${tool.name} ${tool.version}`,
    results: {
      tool: { name: tool.name, version: tool.version },
      summary: summaryOf(judged, cases),
      tests: cases.map(testOf),
      environment: {
        healthy: decision === 'allow',
        ...(subject.head === null ? {} : { commit: subject.head }),
        ...(environment === undefined ? {} : { osPlatform: environment.platform, extra: { ...environment } }),
      },
      extra: { decision, scope, about: aboutOf(judged), because, subject, policy, counts: countBySeverity(judged.findings) },
    },
  }
  return visibleJson(`${JSON.stringify(report, whole, 2)}\n`)
}

/** UTF-8 has no half of a surrogate pair: it is shown as U+FFFD. */
const whole = (_key: string, value: unknown): unknown => (typeof value === 'string' ? Buffer.from(value, 'utf8').toString('utf8') : value)

function summaryOf({ timing }: Judged, cases: readonly Case[]): object {
  const counts = { passed: 0, failed: 0, skipped: 0, pending: 0, other: 0 }
  for (const { outcome } of cases) counts[OUTCOMES[outcome].ctrf]++
  const start = timing === undefined ? 0 : Date.parse(timing.startedAt)
  const duration = Math.round(timing?.milliseconds ?? 0)
  return {
    tests: cases.length,
    ...counts,
    flaky: cases.filter(({ outcome }) => outcome === 'flaky').length,
    suites: new Set(cases.map(({ suite }) => suite)).size,
    start,
    stop: start + duration,
    duration,
  }
}

function testOf({ suite, name, outcome, lines, milliseconds, file, line, test }: Case): object {
  const { ctrf, says } = OUTCOMES[outcome]
  const titles = test === undefined ? [] : partsOf(test.id).titles.slice(0, -1)
  return {
    testId: test?.id ?? `${suite} ${name}`,
    name,
    status: ctrf,
    rawStatus: outcome,
    duration: Math.round(milliseconds),
    suite: [suite, ...(test === undefined || file === undefined ? [] : [file]), ...titles],
    ...(outcome === 'passed' ? {} : { message: [says, ...lines].join('\n') }),
    ...(file === undefined || file === '' ? {} : { filePath: file }),
    ...(line === undefined ? {} : { line }),
    ...(test === undefined ? {} : { tags: [test.granted], retries: test.retries, flaky: outcome === 'flaky' }),
  }
}
