import type { LedgerRow } from '../../model/owned-observations.ts'
import type { VerdictRegion, VerdictTest } from '../../model/verdict.ts'
import type { OracleClass } from '../../model/words.ts'
import { visible } from '../../observe/owned/visible.ts'
import { placeOf } from '../owned.ts'
import type { Explained } from './subject.ts'
import { findingLines } from './words-of-findings.ts'

const CLASSES: { readonly [C in OracleClass]: string } = {
  E: 'E, an example',
  P: 'P, a property',
  F: 'F, a comparison with a fixture',
  N: 'N, nondeterministic',
  U: 'U, untrusted: it has no weight',
}

/** A test: its class and why, its region, its evidence, what it killed, and what excuses it. */
export function testLines({
  test,
  findings,
  failures,
  freezes,
  kills,
  regions,
  rows,
}: Extract<Explained, { kind: 'test' }>): readonly string[] {
  const seeds = [
    ...test.seeds,
    ...test.runs.map(
      (run) => `fast-check seed ${run.seed}, ${run.runsDone} of ${run.runsAsked} runs${run.skips > 0 ? `, ${run.skips} skipped` : ''}`,
    ),
  ]
  return [
    visible(test.id),
    '',
    `state       ${stateOf(test)}`,
    `claimed     ${test.claimed === null ? 'nothing' : CLASSES[test.claimed]}`,
    `granted     ${CLASSES[test.granted]}`,
    `why         ${visible(test.why)}`,
    `covers      ${test.covers.length === 0 ? 'nothing' : visible(test.covers.join(', '))}`,
    ...regions.flatMap(regionLines),
    `assertions  ${test.assertions ?? 'not known: the setup file did not report'}`,
    ...listed('evidence', seeds),
    ...listed('kills', kills),
    ...failures.map(({ signature, message }) => `failure     ${signature}  ${visible(message.split('\n', 1)[0] ?? '')}`),
    ...freezes.map(({ state, expires }) => `freeze      ${state}, until ${expires}`),
    ...rows.flatMap(rowLines),
    ...findingLines(findings),
  ]
}

function stateOf({ state, flaky, retries }: VerdictTest): string {
  return flaky ? `${state}, after ${retries} ${retries === 1 ? 'retry' : 'retries'}` : state
}

/** Of a region that a test claims, what its file imported: a claim alone covers nothing. */
function regionLines({ covers, imported, known }: VerdictRegion): readonly string[] {
  const files = imported.length === 0 ? (known ? 'nothing of it' : 'not known') : imported.join(', ')
  return [`imported    ${visible(files)} (${visible(covers)})`]
}

/** A row of the ledger at hand, as it stands there. */
function rowLines({ at, freeze, mistakes }: LedgerRow): readonly string[] {
  const place = placeOf(at)
  if (freeze === undefined)
    return [`row         ${place}: no freeze, since ${mistakes.length === 1 ? '1 field is' : `${mistakes.length} fields are`} wrong`]
  const { owner, issue, expires, signatures, corpus, points } = freeze
  return [
    `row         ${place}`,
    ...[
      `owner ${owner}, issue ${issue}`,
      `until ${expires}, ${points} ${points === 1 ? 'point' : 'points'}`,
      `covers ${signatures.join(', ')} on ${corpus}`,
    ].map((line) => `            ${visible(line)}`),
  ]
}

const listed = (name: string, values: readonly string[]): readonly string[] =>
  values.map((value, index) => `${(index === 0 ? name : '').padEnd(12)}${visible(value)}`)
