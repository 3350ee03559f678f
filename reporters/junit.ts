import type { Judged } from '../src/model/judged.ts'
import { PHASES } from '../src/rules/table.ts'
import { aboutOf, countBySeverity } from './about.ts'
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { OUTCOMES } from './cases/outcomes.ts'
import { partsOf } from './cases/subject.ts'
import { element, escaped } from './junit/xml.ts'

/** https://github.com/windyroad/JUnit-Schema wants a host of each suite; a verdict knows none, and says the same on every machine. */
const HOST = 'localhost'

/**
 * JUnit XML, for dashboards that show tests: a suite for the decision, each phase and the tests that the verdict lists. It has a failure or
 * an error if and only if the decision is no allow. The shape is that of the schemas of Ant (Windy Road) and of Jenkins' xUnit plugin.
 */
export function renderJunit(judged: Judged): string {
  const bySuite = new Map<string, Case[]>()
  for (const one of casesOf(judged)) {
    const suite = bySuite.get(one.suite)
    if (suite === undefined) bySuite.set(one.suite, [one])
    else suite.push(one)
  }
  const names = ['verdict', ...PHASES, 'tests'].filter((name) => bySuite.has(name))
  const suites = names.map((name, id) => suiteOf(name, id, bySuite.get(name) ?? [], judged))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {}, suites)}\n`
}

function suiteOf(name: string, id: number, cases: readonly Case[], judged: Judged): string {
  const count = (kind: string): number => cases.filter(({ outcome }) => OUTCOMES[outcome].junit === kind).length
  // Without a fraction and a zone, as the schema has it; it is UTC.
  const timestamp = (judged.timing?.startedAt ?? '1970-01-01T00:00:00').slice(0, 19)
  return element(
    'testsuite',
    {
      package: 'vitest-oracle',
      id,
      name,
      timestamp,
      hostname: HOST,
      tests: cases.length,
      failures: count('failure'),
      errors: count('error'),
      skipped: count('skipped'),
      time: seconds(cases[0]?.milliseconds ?? 0),
    },
    [
      element('properties', {}, name === 'verdict' ? propertiesOf(judged) : []),
      ...cases.map(caseOf),
      element('system-out', {}, []),
      element('system-err', {}, []),
    ],
  )
}

function propertiesOf(judged: Judged): readonly string[] {
  const { decision, scope, subject, policy, tool } = judged
  const { off } = countBySeverity(judged.findings)
  const properties = {
    decision,
    scope,
    about: aboutOf(judged),
    head: subject.head ?? '',
    preset: policy.preset,
    'switched-off-findings': off,
    tool: `${tool.name} ${tool.version}`,
  }
  return Object.entries(properties).map(([name, value]) => element('property', { name, value }, []))
}

function caseOf({ suite, name, outcome, lines, milliseconds, test }: Case): string {
  const { junit, says } = OUTCOMES[outcome]
  const { file, titles } = test === undefined ? { file: '', titles: [] } : partsOf(test.id)
  const named = titles.length === 0 ? { classname: `vitest-oracle.${suite}`, name } : { classname: file, name: titleOf(name, file) }
  const attributes = { ...named, time: seconds(milliseconds) }
  const [first] = lines
  const message = first === undefined ? says : `${says}: ${first}`
  if (junit === 'passed') return element('testcase', attributes, [])
  if (junit === 'skipped')
    return element('testcase', attributes, [element('skipped', { message: [message, ...lines.slice(1)].join(' | ') }, [])])
  return element('testcase', attributes, [element(junit, { type: outcome, message }, lines.map(escaped))])
}

/** The name of a test without its file, which is its class; its project and number stay. */
function titleOf(name: string, file: string): string {
  return name.replace(`${file} > `, () => '')
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)
