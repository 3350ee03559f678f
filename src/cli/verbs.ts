import { PATCH_OPTIONS } from './patch-options.ts'
import { FORMAT_OPTIONS } from './verb.ts'
import type { Verb } from './verb.ts'

export type VerbName = 'gate' | 'check' | 'diff' | 'lock' | 'inventory' | 'replay' | 'flakes' | 'freeze' | 'thaw' | 'explain' | 'compare'

/** The verbs that exist, in the order of the help. A verb's file is loaded when it is called. */
export const VERBS: Readonly<Record<VerbName, Verb>> = {
  gate: {
    summary: 'judge a patch by running tests in processes of their own, and write the verdict that CI reads',
    usage: '[--base NAME] [--head NAME] [options]',
    example: 'vitest-oracle gate --base origin/main',
    words: 0,
    options: {
      ...PATCH_OPTIONS,
      history: { type: 'string', value: 'DIR', help: 'the folder of past runs, outside of the patch; .oracle/history without it' },
      inventory: { type: 'boolean', help: 'list all tests in the verdict, not only those that matter to the decision' },
      sign: { type: 'string', value: 'KEYFILE', help: 'sign the verdict with this ed25519 key (PEM), from outside of the repository' },
      attestation: {
        type: 'string',
        value: 'FILE',
        help: 'write the in-toto statement of the verdict (test-result), to be signed by whoever attests',
      },
      ...FORMAT_OPTIONS,
    },
    run: async (args, world) => (await import('./gate.ts')).run(args, world),
  },
  check: {
    summary: 'validate a verdict file against the commit at hand, and exit by its decision',
    usage: '[FILE] [options]',
    example: 'vitest-oracle check .oracle/verdict.json --review-as block',
    words: 1,
    options: {
      scope: {
        type: 'string',
        choices: ['run', 'merge'],
        help: 'the least that the verdict must cover; in CI it is merge when the policy has a `require` list, else run',
      },
      'review-as': {
        type: 'string',
        choices: ['allow', 'block'],
        help: 'exit as if a review were an allow (0) or a block (1), instead of 3',
      },
      base: {
        type: 'string',
        value: 'NAME',
        help: "for the verdict of a patch, the branch that the patch is for; GITHUB_BASE_REF, else the remote's default branch",
      },
      policy: {
        type: 'string',
        value: 'FILE',
        help: 'the policy that must have been in force; oracle/policy.yaml without it, for the verdict of a patch at base',
      },
      key: { type: 'string', value: 'PUB', help: 'demand that the verdict is signed with the private half of this ed25519 key (PEM)' },
      attestation: {
        type: 'string',
        value: 'FILE',
        help: 'write the in-toto statement of the verdict (test-result), to be signed by whoever attests',
      },
      ...FORMAT_OPTIONS,
    },
    run: async (args, world) => (await import('./check.ts')).run(args, world),
  },
  diff: {
    summary: 'judge a patch by its commits alone, without running anything: scope, policy, fixtures, budget',
    usage: '[--base NAME] [--head NAME] [options]',
    example: 'vitest-oracle diff --base origin/main',
    words: 0,
    options: {
      ...PATCH_OPTIONS,
      ...FORMAT_OPTIONS,
    },
    run: async (args, world) => (await import('./diff.ts')).run(args, world),
  },
  lock: {
    summary: 'write the lock of fixtures, trusted tests and known-bads; --check says whether it still holds',
    usage: '[--check | --import FILE] [options]',
    example: 'vitest-oracle lock --check',
    words: 0,
    options: {
      check: { type: 'boolean', help: 'write nothing: exit 0 when the bytes at hand are those of the lock, 1 when not' },
      import: {
        type: 'string',
        value: 'FILE',
        help: 'lock only when the fixtures are those of FILE: lines of sha256sum, or one digest over a tree',
      },
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
      config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
      json: { type: 'boolean', help: 'as JSON' },
    },
    run: async (args, world) => (await import('./lock.ts')).run(args, world),
  },
  inventory: {
    summary: 'the tests by class and region, and why each is what it is; none is run',
    usage: '[options]',
    example: 'vitest-oracle inventory --json',
    words: 0,
    options: {
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
      config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
      json: { type: 'boolean', help: 'as JSON' },
    },
    run: async (args, world) => (await import('./inventory.ts')).run(args, world),
  },
  replay: {
    summary: 'run the trusted tests under each known-bad, in copies of the work tree, and show which test kills which',
    usage: '[FILE...] [options]',
    example: 'vitest-oracle replay oracle/known-bad/off-by-one.patch',
    words: 1000,
    options: {
      all: { type: 'boolean', help: 'run every trusted test that loads the edit, where one that fails would do' },
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
      config: { type: 'string', value: 'FILE', help: "Vitest's configuration; without it, the one that Vitest finds" },
      json: { type: 'boolean', help: 'as JSON' },
    },
    run: async (args, world) => (await import('./replay.ts')).run(args, world),
  },
  flakes: {
    summary: 'tests that both passed and failed on one tree: rates, signatures, and the ledger row to paste',
    usage: '[options]',
    example: 'vitest-oracle flakes --history .oracle/history',
    words: 0,
    options: {
      history: { type: 'string', value: 'DIR', help: 'the folder of past runs; .oracle/history without it' },
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
      now: { type: 'string', value: 'INSTANT', help: 'the instant before which runs are past; the clock without it' },
      format: { type: 'string', choices: ['text', 'json'], help: 'how the result is written; text without it' },
      json: { type: 'boolean', help: 'the same as --format json' },
    },
    run: async (args, world) => (await import('./flakes.ts')).run(args, world),
  },
  freeze: {
    summary: 'add a row to the ledger, which excuses one failure of one test for a time; refuses what the rules refuse',
    usage: 'TEST --expires DATE --issue URL --owner NAME --reason TEXT --corpus FILE [options]',
    example:
      "vitest-oracle freeze 'tests/clock.test.ts > window' --expires 2026-11-24 --issue https://tracker.example/7 --owner platform --reason 'NTP step' --corpus .oracle/corpus/pair.json",
    words: 1,
    options: {
      expires: { type: 'string', value: 'DATE', help: 'the instant from which the freeze is no more: a date, or a time with an offset' },
      issue: { type: 'string', value: 'URL', help: 'where the flake is worked on' },
      owner: { type: 'string', value: 'NAME', help: 'who answers for it' },
      reason: { type: 'string', value: 'TEXT', help: 'what makes it flake' },
      corpus: { type: 'string', value: 'FILE', help: 'the captured input; from elsewhere it is copied to the corpus of the policy' },
      signature: {
        type: 'string',
        multiple: true,
        value: 'HEX',
        help: 'a failure that it covers; those of the last verdict, else of the history, without it',
      },
      points: { type: 'string', value: 'COUNT', help: 'what it costs against freezes.cap; 1 without it' },
      'first-seen': {
        type: 'string',
        value: 'DATE',
        help: 'when the failure was first seen; what the history says, else today, without it',
      },
      retries: { type: 'string', value: 'COUNT', help: 'how often a gate may run the test again, up to 5; needs the two below' },
      'window-runs': { type: 'string', value: 'COUNT', help: 'how many past runs count for --max-fail-rate' },
      'max-fail-rate': { type: 'string', value: 'SHARE', help: 'the share of failing runs that is borne, such as 0.05' },
      history: { type: 'string', value: 'DIR', help: 'the folder of past runs; .oracle/history without it' },
      verdict: { type: 'string', value: 'FILE', help: 'the verdict to take signatures from; .oracle/verdict.json without it' },
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
      now: { type: 'string', value: 'INSTANT', help: 'the instant that the lease is judged at; the clock without it' },
    },
    run: async (args, world) => (await import('./freeze.ts')).run(args, world),
  },
  thaw: {
    summary: 'remove the row of a test from the ledger',
    usage: 'TEST [options]',
    example: "vitest-oracle thaw 'tests/clock.test.ts > window'",
    words: 1,
    options: {
      policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    },
    run: async (args, world) => (await import('./thaw.ts')).run(args, world),
  },
  explain: {
    summary: 'what a rule means, what went into a signature, why a test is what it is, what is known of a file',
    usage: 'RULE|ROW|SIGNATURE|TEST|FILE [options]',
    example: 'vitest-oracle explain oracle-flaky',
    words: 1,
    options: {
      verdict: { type: 'string', value: 'FILE', help: 'the verdict to look in; .oracle/verdict.json without it' },
      json: { type: 'boolean', help: 'as JSON' },
    },
    run: async (args, world) => (await import('./explain.ts')).run(args, world),
  },
  compare: {
    summary: 'where two verdicts differ, and whether that is the code or the environment',
    usage: 'A B [options]',
    example: 'vitest-oracle compare laptop.json ci.json',
    exits: '0 the digests are equal, 1 they differ, 2 one of the two could not be read',
    words: 2,
    options: {
      format: { type: 'string', choices: ['text', 'json'], help: 'how the result is written; text without it' },
      json: { type: 'boolean', help: 'the same as --format json' },
    },
    run: async (args, world) => (await import('./compare.ts')).run(args, world),
  },
}
