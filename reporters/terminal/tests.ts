import type { ClassCount, Verdict, VerdictFailure, VerdictFreeze } from '../../src/model/verdict.ts'
import type { OracleClass } from '../../src/model/words.ts'
import { counted, grouped } from '../about.ts'
import { dimmed, heading, verbatim, wrapped } from './page.ts'
import type { Page } from './page.ts'

const FAILURES_SHOWN = 10
const FLAKY_SHOWN = 10
const FREEZES_SHOWN = 10
const OWNERS_SHOWN = 3
const MESSAGE_LINES = 12

const CLASSES: { readonly [C in OracleClass]: string } = {
  E: 'example',
  P: 'property',
  F: 'fixture',
  N: 'nondeterministic',
  U: 'untrusted',
}
const CLASS_ORDER: readonly OracleClass[] = ['E', 'P', 'F', 'N', 'U']

/** Each failure once, by its signature, with the tests that met it. */
export function failureLines({ failures }: Verdict, page: Page): readonly string[] {
  const bySignature = grouping(failures)
  if (bySignature.size === 0) return []
  const groups = [...bySignature.values()]
  const rest = groups.length - FAILURES_SHOWN
  return [
    '',
    heading('Failures by signature', page),
    ...dimmed('what differs from run to run is masked; npx vitest-oracle explain <signature> says what went into one', page, 2),
    ...groups.slice(0, FAILURES_SHOWN).flatMap((group) => failureGroupLines(group, page)),
    ...(rest > 0 ? dimmed(`and ${counted(rest, 'more kind')} of failure in ${page.file}`, page, 2) : []),
  ]
}

function failureGroupLines(group: readonly VerdictFailure[], page: Page): readonly string[] {
  const [first] = group
  if (first === undefined) return []
  const owners = [...new Set(group.map(({ owner }) => owner))]
  const message = first.message.split(/\r?\n/)
  return [
    ...owners
      .slice(0, OWNERS_SHOWN)
      .flatMap((owner, index) =>
        wrapped([{ kind: 'code', text: owner }], page, index === 0 ? `  ${page.ink.magenta(first.signature)}  ` : ' '.repeat(16), 16),
      ),
    ...(owners.length > OWNERS_SHOWN ? dimmed(`and ${counted(owners.length - OWNERS_SHOWN, 'more test')}`, page, 16) : []),
    ...verbatim(message.slice(0, MESSAGE_LINES).join('\n'), page, 6),
    ...(message.length > MESSAGE_LINES ? dimmed(`and ${counted(message.length - MESSAGE_LINES, 'more line')}`, page, 6) : []),
  ]
}

/** Tests that passed, but not at once: no pass like the others. */
export function flakyLines({ tests }: Verdict, page: Page): readonly string[] {
  const flaky = tests.filter((test) => test.flaky && test.state === 'passed')
  if (flaky.length === 0) return []
  const rest = flaky.length - FLAKY_SHOWN
  return [
    '',
    heading(`Passed only on retry (${grouped(flaky.length)})`, page),
    ...flaky.slice(0, FLAKY_SHOWN).flatMap(({ id, retries, signatures }) =>
      wrapped(
        [
          { kind: 'code', text: id },
          {
            kind: 'text',
            text: ` after ${counted(retries, 'retry', 'retries')}${signatures.length === 0 ? '' : `, failing as ${signatures.join(', ')}`}`,
          },
        ],
        page,
        `  ${page.ink.yellow('~')} `,
        4,
      ),
    ),
    ...(rest > 0 ? dimmed(`and ${grouped(rest)} more`, page, 2) : []),
  ]
}

const FREEZE_STATES: { readonly [S in VerdictFreeze['state']]: string } = {
  unused: 'nothing to excuse',
  excuses: 'excuses a failure',
  refused: 'does not count',
}

export function freezeLines({ freezes }: Verdict, page: Page): readonly string[] {
  if (freezes.length === 0) return []
  const rest = freezes.length - FREEZES_SHOWN
  return [
    '',
    heading(`Freezes (${grouped(freezes.length)})`, page),
    ...freezes.slice(0, FREEZES_SHOWN).flatMap(({ test, expires, points, state }) =>
      wrapped(
        [
          { kind: 'code', text: test },
          { kind: 'text', text: `: ${FREEZE_STATES[state]}, until ${expires}, ${counted(points, 'point')}` },
        ],
        page,
        '  ',
        4,
      ),
    ),
    ...(rest > 0 ? dimmed(`and ${grouped(rest)} more`, page, 2) : []),
  ]
}

/** How many tests of each class there were, and what became of them. */
export function classLines({ classes, testCount }: Verdict, page: Page): readonly string[] {
  if (testCount === 0) return []
  const present = CLASS_ORDER.filter((cls) => total(classes[cls]) > 0)
  return [
    '',
    heading(`Tests (${grouped(testCount)})`, page),
    ...present.map((cls) => `  ${cls} ${CLASSES[cls].padEnd(16)}  ${outcomes(classes[cls], page)}`),
  ]
}

function total({ passed, failed, notRun }: ClassCount): number {
  return passed + failed + notRun
}

function outcomes({ passed, failed, notRun }: ClassCount, { ink }: Page): string {
  return [
    ...(passed > 0 ? [ink.green(`${grouped(passed)} passed`)] : []),
    ...(failed > 0 ? [ink.red(`${grouped(failed)} failed`)] : []),
    ...(notRun > 0 ? [ink.yellow(`${grouped(notRun)} not run`)] : []),
  ].join(', ')
}

function grouping(failures: readonly VerdictFailure[]): ReadonlyMap<string, readonly VerdictFailure[]> {
  const groups = new Map<string, VerdictFailure[]>()
  for (const failure of failures) {
    const group = groups.get(failure.signature)
    if (group === undefined) groups.set(failure.signature, [failure])
    else group.push(failure)
  }
  return groups
}
