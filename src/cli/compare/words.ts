import { pageOf, wrapped } from '../../../reporters/terminal/page.ts'
import type { Page, TerminalLook } from '../../../reporters/terminal/page.ts'
import type { Verdict } from '../../model/verdict.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import type { Compared, Comparison, Difference, DifferencePart } from '../../verdict/compare.ts'

interface Named {
  readonly file: string
  readonly verdict: Verdict
}

/** The two verdicts, each with its name. */
export interface TwoVerdicts {
  readonly a: Named
  readonly b: Named
}

/** Differences of one part that are shown; JSON lists all. */
const MOST_SHOWN = 20

/** Characters of one value that are shown. */
const LONGEST = 120

/** `--json`, in canonical form. */
export function jsonOfComparison({ comparison, differences, environment }: Compared, { a, b }: TwoVerdicts): string {
  const about = ({ file, verdict: { decision, digest } }: Named) => ({ file, decision, digest })
  return canonicalText({ comparison, a: about(a), b: about(b), differences, environment })
}

/** As a person reads it in a terminal. */
export function textOfComparison({ comparison, differences, environment }: Compared, { a, b }: TwoVerdicts, look: TerminalLook): string {
  const page = pageOf(look)
  const { bold, green, red } = page.ink
  const head = comparison.state === 'same' ? bold(green('SAME')) : bold(red('DIFFERENT'))
  const word = comparison.state === 'same' ? 'SAME' : 'DIFFERENT'
  const parts = [...new Set(differences.map(({ part }) => part))]
  return `${[
    ...wrapped(`${a.file} and ${b.file}`, page, `${head} `, word.length + 1),
    ...meaningLines(comparison, a.verdict, page),
    ...parts.flatMap((part) =>
      partLines(
        TITLES[part],
        differences.filter((one) => one.part === part),
        page,
      ),
    ),
    ...(comparison.state === 'same' ? [] : partLines('Not in the digest', environment, page)),
  ].join('\n')}\n`
}

const TITLES: Readonly<Record<DifferencePart, string>> = {
  decision: 'Decision',
  reasons: 'Because',
  tool: 'Tool and scope',
  subject: 'Subject',
  policy: 'Policy',
  phases: 'Phases',
  findings: 'Findings',
  tests: 'Tests',
  patch: 'Patch',
  other: 'Other',
}

function meaningLines(comparison: Comparison, { decision, digest }: Verdict, page: Page): readonly string[] {
  const said = comparison.state === 'same' ? `Both decide ${decision}, and have the digest ${digest}.` : comparison.because
  return wrapped(said, page, '  ', 2)
}

function partLines(title: string, differences: readonly Difference[], page: Page): readonly string[] {
  if (differences.length === 0) return []
  const rest = differences.length - MOST_SHOWN
  return [
    '',
    page.ink.bold(title),
    ...differences.slice(0, MOST_SHOWN).flatMap(({ what, a, b }) => wrapped(`${what}: ${brief(a)} → ${brief(b)}`, page, '  ', 4)),
    ...(rest > 0 ? wrapped(`and ${rest} more; --json lists all of them`, page, '  ', 4) : []),
  ]
}

/** A test that only one of the two has is much to read. */
const brief = (value: string | null): string =>
  value === null ? 'none' : value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : value
