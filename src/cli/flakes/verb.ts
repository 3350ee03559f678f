import type { Verb } from '../verb.ts'

export const flakes: Verb = {
  summary: 'tests that both passed and failed on one tree: rates, signatures, and the ledger row to paste',
  usage: '[options]',
  example: 'vitest-oracle flakes --history .oracle/history',
  words: 0,
  options: {
    history: { type: 'string', value: 'PLACE', help: 'the folder of past runs, or a URL (http, s3, redis); .oracle/history without it' },
    compact: { type: 'boolean', help: 'put the runs of each day that is over into one file; what is read stays the same' },
    replay: {
      type: 'string',
      value: 'TEST',
      help: 'run this test on the captured input of its row, and once without; exit 1 when the failure on record does not come',
    },
    corpus: { type: 'string', value: 'FILE', help: 'with --replay: a captured input to try in place of the one of the row' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    now: { type: 'string', value: 'INSTANT', help: 'the instant before which runs are past; the clock without it' },
    format: { type: 'string', choices: ['text', 'json'], help: 'how the result is written; text without it' },
    json: { type: 'boolean', help: 'the same as --format json' },
  },
  run: async (args, world) => (await import('./flakes.ts')).run(args, world),
}

export const freeze: Verb = {
  summary: 'add a row to the ledger, which excuses one failure of one test for a time; refuses what the rules refuse',
  usage: 'TEST --expires DATE (--renew | --issue URL --owner NAME --reason TEXT --corpus FILE) [options]',
  example:
    "vitest-oracle freeze 'tests/clock.test.ts > window' --expires 2026-11-24 --issue https://tracker.example/7 --owner platform --reason 'NTP step' --corpus .oracle/corpus/pair.json",
  words: 1,
  options: {
    renew: { type: 'boolean', help: 'move the end of the row that is there to --expires, and nothing else; says how often that was done' },
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
    history: { type: 'string', value: 'PLACE', help: 'the folder of past runs, or a URL (http, s3, redis); .oracle/history without it' },
    verdict: { type: 'string', value: 'FILE', help: 'the verdict to take signatures from; .oracle/verdict.json without it' },
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
    now: { type: 'string', value: 'INSTANT', help: 'the instant that the lease is judged at; the clock without it' },
  },
  run: async (args, world) => (await import('./freeze.ts')).run(args, world),
}

export const thaw: Verb = {
  summary: 'remove the row of a test from the ledger',
  usage: 'TEST [options]',
  example: "vitest-oracle thaw 'tests/clock.test.ts > window'",
  words: 1,
  options: {
    policy: { type: 'string', value: 'FILE', help: 'the policy; oracle/policy.yaml without it' },
  },
  run: async (args, world) => (await import('./thaw.ts')).run(args, world),
}
