import type { OracleFindings } from '../../model/findings/oracles.ts'
import { BLOCKS, by } from '../rule.ts'
import type { Rule, SeverityByPreset } from '../rule.ts'

/** A claim that is not granted makes a test untrusted and no more than that; an empty class is what the protocols ask about. */
const REFUSED: SeverityByPreset = by('review', 'review', 'note', 'review', 'review')

export const ORACLE_RULES: { readonly [R in keyof OracleFindings]: Rule } = {
  'oracle-failed': { title: 'A trusted test failed', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'oracle-error': {
    title: 'A trusted test file did not get to its tests',
    phase: 'oracles',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'oracle-timeout': { title: 'A trusted test ran out of time', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'oracle-missing': { title: 'A trusted test did not run', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'oracle-skipped': { title: 'A trusted test was skipped', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'oracle-flaky': { title: 'A trusted test passed only on retry', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'oracle-without-evidence': {
    title: 'A trusted test passed without asserting',
    phase: 'oracles',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  // Properties alone may be enough, and so may examples; no trusted test at all is missing evidence, and blocks as that.
  'no-oracle-tests': {
    title: 'No trusted example or fixture test ran',
    phase: 'oracles',
    severity: by('note', 'note', 'block', 'note', 'note'),
    floor: 'block',
    approvable: false,
  },
  'no-property-tests': {
    title: 'No trusted property ran',
    phase: 'oracles',
    severity: by('note', 'block', 'block', 'block', 'block'),
    floor: 'block',
    approvable: false,
  },
  'class-claim-refused': {
    title: 'A test claims a class that it was not granted',
    phase: 'oracles',
    severity: REFUSED,
    floor: 'note',
    approvable: false,
  },
  'invariant-missing': {
    title: 'A property names no known invariant',
    phase: 'oracles',
    severity: REFUSED,
    floor: 'note',
    approvable: false,
  },
  'seeds-missing': { title: 'A property recorded no seed', phase: 'oracles', severity: BLOCKS, floor: 'review', approvable: false },
  'property-empty': { title: 'A property was asked about nothing', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
  'expect-tampered': {
    title: 'The matchers no longer reject what is false',
    phase: 'oracles',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  // A project whose configuration uses its own code can do nothing about it in a patch: a person looks, and an owner may say so.
  'runner-loads-patch': {
    title: "Code of the patch runs in the runner's own process",
    phase: 'oracles',
    severity: by('review', 'block', 'block', 'block', 'block'),
    floor: 'note',
    approvable: 'note',
  },
  'sealed-file-written': {
    title: 'A sealed file was written during the run',
    phase: 'oracles',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'runner-exited-early': {
    title: 'The runner ended before its tests',
    phase: 'oracles',
    severity: BLOCKS,
    floor: 'block',
    approvable: false,
  },
  'unhandled-error': { title: 'An error that no test caught', phase: 'oracles', severity: BLOCKS, floor: 'block', approvable: false },
}
