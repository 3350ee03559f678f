import type { FreezeDraft } from '../../check/flakes/draft.ts'
import { visible } from '../../observe/owned/visible.ts'
import { canonicalText } from '../../verdict/canonical.ts'
import type { FlakesSeen } from './flakes.ts'
import { rowLines, yamlText } from './freeze-edit.ts'

/** `--json`, in canonical form. */
export function jsonOf({ folder, runs, unreadable, tests }: FlakesSeen): string {
  const answer = {
    kind: 'flakes',
    folder,
    runs,
    unreadable,
    tests: tests.map(({ rate, low, high, proposal, ...test }) => ({
      ...test,
      rate,
      interval: { level: 0.95, low, high },
      proposal: proposal.state === 'none' ? proposal : { ...proposal, row: rowText(proposal.draft) },
    })),
  }
  // Titles may hold half of a surrogate pair, which the canonical form refuses.
  return canonicalText(JSON.parse(JSON.stringify(answer), (_, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value)))
}

/** With U+FFFD for what UTF-8 cannot hold. */
const wellFormed = (text: string): string => Buffer.from(text).toString('utf8')

export interface FlakesLook {
  readonly color: boolean
  /** Paths, for the words. */
  readonly ledger: string
  readonly policy: string
}

type Ink = Readonly<Record<'bold' | 'dim' | 'yellow', (text: string) => string>>

export async function textOf({ folder, runs, tests }: FlakesSeen, look: FlakesLook): Promise<string> {
  const { createColors } = await import('picocolors')
  const ink = createColors(look.color)
  const about = `${runs} ${runs === 1 ? 'run' : 'runs'} in ${visible(folder)}`
  if (runs === 0) return `${about}: a gate records one each time, and nothing is known before.\n`
  if (tests.length === 0) return `${about}: no test both passed and failed on one tree.\n`
  const count = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'} both passed and failed on one tree`
  return `${[`${ink.bold(count)}, of ${about}.`, ...tests.flatMap((test) => ['', ...linesOf(test, look, ink)])].join('\n')}\n`
}

function linesOf(test: FlakesSeen['tests'][number], look: FlakesLook, ink: Ink): readonly string[] {
  const { failures, runs, rate, low, high, trees, firstSeen, lastSeen, signatures, machines, proposal } = test
  return [
    ink.yellow(visible(test.test)),
    `  failed in ${failures} of ${runs} runs: ${percent(rate)} (95 % interval ${percent(low)} to ${percent(high)}), on ${trees} ${trees === 1 ? 'tree' : 'trees'} that it also passed on`,
    `  first seen ${firstSeen}, last seen ${lastSeen}`,
    `  signatures: ${signatures.length === 0 ? 'none' : signatures.map(({ signature, runs: times }) => `${signature} (${times})`).join(', ')}`,
    `  machines: ${visible(machines.join(', '))}`,
    ...(proposal.state === 'none'
      ? [`  ${ink.dim(visible(proposal.because))}`]
      : [
          `  to freeze it, fill in what is empty and add below \`freezes:\` in ${visible(look.ledger)}, in a commit of its own:`,
          ...(proposal.notListed
            ? [`  ${visible(look.policy)} must list it as well, below \`classes.nondeterministic\`: - ${yamlText(test.test)}`]
            : []),
          '',
          rowText(proposal.draft),
        ]),
  ]
}

/** A row of the ledger, two spaces in, as it is pasted. What is empty makes it no freeze until a person has filled it in. */
function rowText(draft: FreezeDraft): string {
  const missing = Object.entries(draft).flatMap(([name, value]) => (value === '' ? [[name, MISSING[name] ?? 'needed']] : []))
  return rowLines({ ...draft }, 2, Object.fromEntries(missing)).join('\n')
}

const MISSING: Readonly<Record<string, string>> = {
  reason: 'what makes it flake',
  owner: 'who answers for it',
  issue: 'where it is worked on',
  corpus: 'the input that capture() kept below .oracle/corpus, copied to the corpus of the policy',
  corpusSha256: 'of that file, as sha256sum prints it',
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
