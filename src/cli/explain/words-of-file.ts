import { visible } from '../../observe/owned/visible.ts'
import type { PathClass } from '../../model/patch.ts'
import type { FileAtHand } from './at-hand.ts'
import type { Explained } from './subject.ts'
import { findingLines } from './words-of-findings.ts'

const CLASSES: { readonly [C in PathClass]: string } = {
  sealed: 'sealed: people own it',
  runner: 'runner: it steers the test runner, and is sealed',
  test: 'test: a patch may write it, and it has no weight',
  production: 'production: a patch may write it, and it is judged',
  writable: 'writable',
  other: 'other: nothing in paths.writable means it',
}

const UNCOVERED = 'covered by no test that the last verdict lists'
const UNJUDGED = 'there is no verdict that says who covers it'

/** A file: what it is by the policy, its lock, who covers it, what rules look at it, and what the last verdict found. */
export function fileLines(explained: Extract<Explained, { kind: 'file' }>, width: number): readonly string[] {
  const { file, tests, findings, regions, knownBad, judged, atHand } = explained
  return [
    visible(file),
    ...(atHand === null ? [] : placeLines(atHand)),
    ...(tests.length === 0
      ? []
      : ['', 'tests', ...tests.map(({ id, granted, state, why }) => `  ${granted}  ${state}  ${visible(id)}\n       ${visible(why)}`)]),
    ...coverLines(explained),
    ...(knownBad.length === 0 ? [] : ['', 'known-bads', ...knownBad.map((one) => `  ${one.outcome.padEnd(8)}  ${visible(one.file)}`)]),
    ...(regions.length === 0 && atHand?.class === 'production' ? ['', judged ? UNCOVERED : UNJUDGED] : []),
    ...findingLines(findings),
    ...(atHand === null ? [] : ['', 'rules that look at it', ...wrapped(atHand.rules, width)]),
  ]
}

function placeLines({ class: cls, by, roles, policy, lock }: FileAtHand): readonly string[] {
  const source = {
    read: `by ${policy.path}`,
    absent: `by the defaults, since there is no ${policy.path}`,
    invalid: `by the defaults, since ${policy.path} has mistakes`,
  }
  return [
    '',
    `class       ${CLASSES[cls]}`,
    `            ${visible(source[policy.state])}${by === '' ? '' : `: ${visible(by)}`}`,
    ...(roles.length === 0 ? [] : [`role        ${roles.join(', ')}`]),
    ...(lock === null
      ? []
      : [
          `lock        ${lock.kind}, ${lock.bytes}${lock.tests === null ? '' : `, ${lock.tests} ${lock.tests === 1 ? 'test' : 'tests'}`}`,
          `            ${lock.sha256}`,
        ]),
  ]
}

function coverLines({ regions }: Extract<Explained, { kind: 'file' }>): readonly string[] {
  if (regions.length === 0) return []
  return ['', 'covered by', ...regions.flatMap(({ covers, tests }) => tests.map((id) => `  ${visible(id)} (${visible(covers)})`))]
}

/** Words in lines that fit, two spaces in. */
function wrapped(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 2 + word.length > width) lines.push(`  ${word}`)
    else lines.splice(-1, 1, `${last}, ${word}`)
  }
  return lines
}
