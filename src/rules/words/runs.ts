import type {
  CharacterizationFindings,
  EvidenceFindings,
  FlakeFindings,
  KnownBadFindings,
  RegionFindings,
  UntrustedFindings,
} from '../../model/findings/runs.ts'
import { firstLine } from './oracles.ts'
import { plain, say, several, strong } from './parts.ts'
import type { Saying } from './parts.ts'
import { quoted, rerun } from './shell.ts'

type RunFindings = KnownBadFindings & CharacterizationFindings & FlakeFindings & UntrustedFindings & RegionFindings & EvidenceFindings

const replay = (patch: string) => `npx vitest-oracle replay ${quoted(patch)}`

export const RUN_WORDS: { readonly [R in keyof RunFindings]: Saying<RunFindings[R]> } = {
  'known-bad-survived': {
    words: ({ patch, expected, failed }) => {
      if (expected === null) return say`with the bug of ${patch} put in on purpose, every trusted test still passes`
      return failed.length === 0
        ? say`with the bug of ${patch} put in on purpose, ${expected} still passes`
        : say`${patch} is caught by ${several(failed)}, and not by ${expected}, which its header names`
    },
    remedy: ({ patch }) => replay(patch),
  },
  'known-bad-missing': {
    words: ({ folder }) => say`${folder} holds no patch, so nothing shows that the trusted tests can fail`,
    remedy: () => 'npx vitest-oracle replay --write off-by-one   # after breaking the code on purpose, uncommitted',
  },
  'known-bad-stale': {
    words: ({ patch, message }) => say`${patch}: ${firstLine(message)}`,
    remedy: ({ patch }) => `npx vitest-oracle replay --refresh ${quoted(patch)}`,
  },
  'known-bad-error': {
    words: ({ patch, outcome, message }) =>
      outcome === 'timeout' ? say`${patch} ran out of time, which proves nothing` : say`${patch} proves nothing: ${firstLine(message)}`,
    remedy: ({ patch }) => replay(patch),
  },
  'change-unproven': {
    words: ({ killed, mutants, unknown, minKillRate, survivors }) => {
      const left = unknown === 0 ? '' : `; ${unknown} could not be replayed in time`
      const where = survivors.length === 0 ? say`` : say`; those at ${several(survivors)} survive`
      return [
        ...say`trusted tests kill ${strong(`${killed} of ${mutants}`)} mutants of the changed lines, and ${'minKillRate'} is ${minKillRate}`,
        ...where,
        ...(left === '' ? [] : [plain(left)]),
      ]
    },
    remedy: () => 'npx vitest-oracle replay --mutate',
  },
  'behavior-drift': {
    words: ({ test, message, changed }) => say`${test}, as base has it, fails on ${several(changed)}: ${firstLine(message)}`,
    remedy: ({ changed }) =>
      `# keep what it did, or let an owner first commit to oracle/intent.yaml: allowBehaviorChange: ${JSON.stringify(changed)}`,
  },
  'flake-without-freeze': {
    words: ({ test, message }) => say`${test}: ${firstLine(message)}`,
    remedy: ({ test }) => rerun(test),
  },
  'flake-signature-unknown': {
    words: ({ test, signature, known }) =>
      signature === null
        ? say`${test} failed without an error; its freeze covers ${several(known)}`
        : say`${test} failed as ${signature}; its freeze covers ${several(known)}`,
    remedy: ({ test, signature }) => (signature === null ? rerun(test) : `npx vitest-oracle explain ${signature}`),
  },
  'flake-budget-exceeded': {
    words: ({ test, failures, runs, maxFailRate }) =>
      say`${test} failed in ${strong(failures)} of ${runs} runs, and ${'maxFailRate'} is ${maxFailRate}`,
    remedy: ({ test }) => rerun(test),
  },
  'flake-window-empty': {
    words: ({ test, windowRuns, runs }) =>
      runs === 0
        ? say`${test} is to be judged over ${windowRuns} runs, and no past run is on record`
        : say`${test} is to be judged over ${windowRuns} runs, and only ${runs} of them are on record`,
    remedy: () => '# keep .oracle/history between runs, in the cache of the CI',
  },
  'flake-replay-differs': {
    words: ({ test, corpus, known, end, met, asked, because }) => {
      if (end === 'none') return say`${corpus} ${plain(because ?? 'could not be replayed')}`
      if (!asked) return say`${test} asks for no captured input, so ${corpus} says nothing of its failure`
      if (end === 'passed') return say`${test} passes on ${corpus}`
      const how = met === null ? say`${test} fails on ${corpus} without an error` : say`${test} fails on ${corpus} as ${met}`
      return known.length === 0 ? [...how, ...say`, and passed on it once`] : [...how, ...say`, and its freeze covers ${several(known)}`]
    },
    remedy: ({ test, known, end, asked }) =>
      !asked && end !== 'none'
        ? `capture('input', () => …)   // in the test, for what makes it fail`
        : known.length > 0 && end === 'passed'
          ? `npx vitest-oracle thaw ${quoted(test)}   # where it is mended; in a commit of its own`
          : `npx vitest-oracle flakes --replay ${quoted(test)}`,
  },
  'flake-frozen': {
    words: ({ test, signature, owner, expires }) => say`${test} failed as ${signature}; ${plain(owner)} has it until ${strong(expires)}`,
    remedy: ({ signature }) => `npx vitest-oracle explain ${signature}`,
  },
  'untrusted-failed': {
    words: ({ test, message }) => say`${test}: ${firstLine(message)}`,
    remedy: ({ test }) => rerun(test),
  },
  'change-uncovered': {
    words: ({ file, claimedBy }) =>
      claimedBy.length === 0
        ? say`no trusted test claims ${file}`
        : say`${file} is claimed by ${several(claimedBy)}, and none of them imported it and passed`,
    remedy: ({ file }) => `oracle('P', { covers: ${JSON.stringify(file)} })`,
  },
  'evidence-missing': {
    words: ({ phase, because }) => say`the phase ${strong(phase)} has no answer: ${plain(because)}`,
    remedy: ({ phase }) => (phase === 'policy' || phase === 'fixtures' ? 'npx vitest-oracle lock --check' : 'npx vitest run'),
  },
}
