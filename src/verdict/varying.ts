import type { RuleId } from '../model/findings.ts'

/**
 * A field of the verdict that may differ between two machines, or two hours, that judge the same commits alike, and what the digest
 * takes of it. Keys are separated by dots, `[]` stands for every item of a list, `[rule]` for the items of that rule.
 */
export interface Varying {
  readonly at: string
  /**
   * `nothing`: it is left out. `whether`: null stays null, a number becomes whether it is more than 0, a list whether it has items.
   * `set`: order and repetitions are left out.
   */
  readonly takes: 'nothing' | 'whether' | 'set'
  readonly because: string
}

/** A rule that is misspelt here does not compile. */
const ofRule = (rule: RuleId, field: string): string => `findings[${rule}].args.${field}`

/** All that the digest does not hold as it stands. Everything else in the verdict is in it. */
export const VARYING: readonly Varying[] = [
  { at: 'digest', takes: 'nothing', because: 'a hash cannot hold itself' },
  { at: 'environment', takes: 'nothing', because: 'it names the machine' },
  { at: 'timing', takes: 'nothing', because: 'it names the hour and the speed of the machine' },
  { at: 'runner', takes: 'nothing', because: 'other reporters and the exitCode option move it; it decides nothing' },
  {
    at: 'policy.path',
    takes: 'nothing',
    because: 'outside of the repository, each machine has its own folders; the bytes and the commit stay',
  },
  { at: 'knownBad[].killedBy', takes: 'whether', because: 'a replay ends at its first kill, and which test is first is chance' },
  { at: 'tests[].observedKills', takes: 'nothing', because: 'as above; that each known-bad was killed stays' },
  { at: 'knownBad[].milliseconds', takes: 'nothing', because: 'the speed of the machine' },
  {
    at: 'mutation.files[].killed',
    takes: 'nothing',
    because: 'a mutant that one machine sees killed may run out of time on another; how many there are, and each survivor, stay',
  },
  { at: 'mutation.files[].error', takes: 'nothing', because: 'as above' },
  { at: 'mutation.files[].timeout', takes: 'nothing', because: 'as above' },
  { at: 'mutation.files[].unknown', takes: 'nothing', because: 'as above' },
  { at: 'because[].why', takes: 'nothing', because: 'words made from the findings, error messages among them; rule and row stay' },
  { at: 'inputs[].because', takes: 'nothing', because: 'words, which may name a folder or a duration; the state stays' },
  {
    at: 'findings[].at.line',
    takes: 'nothing',
    because: 'taken from stacks, which move with the version of Node and Vitest; the file stays',
  },
  { at: 'findings[].at.column', takes: 'nothing', because: 'as the line' },
  {
    at: 'findings[].args.message',
    takes: 'nothing',
    because: 'an error as thrown, with folders, durations and addresses; the signature stays',
  },
  {
    at: ofRule('evidence-missing', 'because'),
    takes: 'nothing',
    because: 'the words of the phase, which may name a folder or a duration; the phase stays',
  },
  { at: ofRule('change-unproven', 'killed'), takes: 'nothing', because: 'as in the counts of the mutants' },
  { at: ofRule('change-unproven', 'unknown'), takes: 'nothing', because: 'as in the counts of the mutants' },
  { at: ofRule('lease-expired', 'now'), takes: 'nothing', because: 'the hour of the judgement' },
  { at: ofRule('oracle-flaky', 'retries'), takes: 'whether', because: 'how often a flaky test fails before it passes is chance' },
  { at: ofRule('property-empty', 'because'), takes: 'nothing', because: 'it may say how far a property got before its time limit' },
  { at: 'tests[].retries', takes: 'nothing', because: 'as above; where a retry matters there is a finding' },
  { at: 'tests[].flaky', takes: 'nothing', because: 'as above' },
  { at: 'tests[].assertions', takes: 'whether', because: 'expect.poll and waitFor ask as often as the machine is fast' },
  { at: 'tests[].seeds', takes: 'whether', because: 'a generator of the project may draw another seed each time, and records it' },
  { at: 'tests[].signatures', takes: 'set', because: 'a test that is tried again fails the same way again' },
  { at: 'tests[].runs', takes: 'set', because: 'properties of one test may run side by side' },
  { at: 'tests[].runs[].runsDone', takes: 'whether', because: 'a property with a time limit gets as far as the machine is fast' },
  { at: 'tests[].runs[].skips', takes: 'nothing', because: 'as above' },
  { at: 'tests[].runs[].interrupted', takes: 'nothing', because: 'as above' },
  { at: 'tests[].runs[].path', takes: 'nothing', because: 'how far a counterexample was shrunk, under the same limit; the seed stays' },
  { at: 'tests[].runs[].counterexample', takes: 'nothing', because: 'as above' },
  { at: 'failures', takes: 'set', because: 'a test that is tried again fails the same way again' },
  { at: 'failures[].message', takes: 'nothing', because: 'an error as thrown; the masked message is in the parts' },
]
