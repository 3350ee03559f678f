import { instantOf } from '../../model/instant.ts'
import type { Freeze, Policy } from '../../model/owned-files.ts'
import type { OwnedFiles } from '../../model/owned-observations.ts'
import type { Instant } from '../../model/words.ts'
import { trustedFiles } from '../classify.ts'
import { fileOf } from './ledger.ts'
import type { FlakyTest } from './tally.ts'

const DAY = 86_400_000

/** Days that a lease is proposed for, where the policy allows as many. */
const PROPOSED_DAYS = 14

/** A row of the ledger as far as the history knows it; what only a person knows is ''. */
export type FreezeDraft = Pick<
  Freeze,
  'test' | 'reason' | 'owner' | 'issue' | 'firstSeen' | 'expires' | 'corpus' | 'corpusSha256' | 'signatures' | 'points'
>

export type Proposal =
  /** `notListed`: the policy does not list the test yet, and must before a freeze can hold. */
  | { readonly state: 'draft'; readonly draft: FreezeDraft; readonly notListed: boolean }
  /** Nothing to paste, and why. */
  | { readonly state: 'none'; readonly because: string }

/** What to write into the ledger for a flaky test, or why nothing. */
export function proposalFor(flaky: FlakyTest, owned: OwnedFiles, now: Instant): Proposal {
  const { policy, ledger } = owned
  const settings = policy.state === 'read' ? policy.value : undefined
  const listed = settings?.classes.nondeterministic.includes(flaky.test) ?? false
  if (!listed && trustedFiles(owned)(fileOf(flaky.test)))
    return { state: 'none', because: 'its file is one of trusted tests, and the failure of an oracle is never frozen: mend it' }
  const signatures = flaky.signatures.map(({ signature }) => signature)
  if (signatures.length === 0) return { state: 'none', because: 'its failures have no signature, so no freeze could hold them' }
  const row = ledger.state === 'read' ? ledger.value.find(({ test }) => test === flaky.test) : undefined
  if (row !== undefined) return { state: 'none', because: rowWords(row.freeze, signatures) }
  return { state: 'draft', notListed: !listed, draft: draftOf(flaky, signatures, settings, now) }
}

function rowWords(freeze: Freeze | undefined, signatures: readonly string[]): string {
  if (freeze === undefined) return 'the ledger has a row for it, which has mistakes'
  const unknown = signatures.filter((signature) => !freeze.signatures.includes(signature))
  if (unknown.length === 0) return `the ledger has a row for it, which expires ${freeze.expires}`
  return `the ledger has a row for it, which expires ${freeze.expires} and does not cover ${unknown.join(', ')}`
}

/** The day from which a lease counts: when the failure was first seen. One that was seen too long ago for that begins today. */
export function leaseStart(firstSeen: Instant, expires: string, maxDays: number, now: Instant): string {
  const first = dayOf(firstSeen)
  const days = ((instantOf(expires) ?? 0) - (instantOf(first) ?? 0)) / DAY
  return days > maxDays ? dayOf(now) : first
}

function draftOf(flaky: FlakyTest, signatures: readonly string[], policy: Policy | undefined, now: Instant): FreezeDraft {
  const maxDays = policy?.freezes.maxDays ?? 30
  const end = (instantOf(dayOf(now)) ?? 0) + Math.min(PROPOSED_DAYS, maxDays) * DAY
  const expires = dayOf(new Date(end).toISOString())
  return {
    test: flaky.test,
    reason: '',
    owner: policy?.owners[0] ?? '',
    issue: '',
    firstSeen: leaseStart(flaky.firstSeen, expires, maxDays, now),
    expires,
    corpus: '',
    corpusSha256: '',
    signatures,
    points: 1,
  }
}

const dayOf = (instant: Instant): string => instant.slice(0, 10)
