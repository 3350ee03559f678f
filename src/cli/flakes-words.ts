import type { FreezeDraft } from '../check/flakes/draft.ts'
import { visible } from '../observe/owned/visible.ts'
import { canonicalText } from '../verdict/canonical.ts'
import type { FlakesSeen } from './flakes.ts'

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
export function rowText({ test, reason, owner, issue, firstSeen, expires, corpus, corpusSha256, signatures, points }: FreezeDraft): string {
  return [
    `  - test: ${yamlText(test)}`,
    `    reason: ${filled(reason, 'what makes it flake')}`,
    `    owner: ${filled(owner, 'who answers for it')}`,
    `    issue: ${filled(issue, 'where it is worked on')}`,
    `    firstSeen: ${firstSeen}`,
    `    expires: ${expires}`,
    `    corpus: ${filled(corpus, 'the input that capture() kept below .oracle/corpus, copied to the corpus of the policy')}`,
    `    corpusSha256: ${filled(corpusSha256, 'of that file, as sha256sum prints it')}`,
    `    signatures: ${JSON.stringify(signatures)}`,
    `    points: ${points}`,
  ].join('\n')
}

const filled = (text: string, missing: string): string => (text === '' ? `""   # ${missing}` : yamlText(text))

/** A double-quoted scalar: every JSON string is one (YAML 1.2, section 1.3); what a terminal would act on is escaped. */
function yamlText(text: string): string {
  return JSON.stringify(wellFormed(text)).replaceAll(UNSHOWN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

const UNSHOWN = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
