// Runs one bench by name: npm run bench -- reporter [--vitest 4|5] [--runs 5] [--tests plain|granted]
// Each bench measures ratios within one run on one machine, prints them, and ends with 0 only if they hold.
import { parseArgs } from 'node:util'
import { benchDiff } from './diff.mjs'
import { benchFlakes } from './flakes.mjs'
import { benchGate } from './gate.mjs'
import { benchHistory } from './history.mjs'
import { benchHook } from './hook.mjs'
import { benchOverlay } from './overlay/overlay.mjs'
import { benchKnownBads } from './known-bads.mjs'
import { benchReplay } from './replay.mjs'
import { benchReporter } from './reporter.mjs'
import { benchShards } from './shards.mjs'

const BENCHES = {
  diff: benchDiff,
  flakes: benchFlakes,
  gate: benchGate,
  reporter: benchReporter,
  history: benchHistory,
  hook: benchHook,
  'known-bads': benchKnownBads,
  overlay: benchOverlay,
  replay: benchReplay,
  shards: benchShards,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    vitest: { type: 'string', default: '4' },
    runs: { type: 'string' },
    tests: { type: 'string', default: 'plain' },
    project: { type: 'string' },
    stryker: { type: 'string' },
  },
})
const [name = 'reporter'] = positionals
/** Rounds of one measurement; of what counts differences, how many cases. */
const USUAL = { 'known-bads': 1000, overlay: 200 }
const runs = Number(values.runs ?? USUAL[name] ?? 5)
const { vitest: _vitest, runs: _runs, ...rest } = values

if (
  !Object.hasOwn(BENCHES, name) ||
  !['4', '5'].includes(values.vitest) ||
  !['plain', 'granted'].includes(values.tests) ||
  !Number.isInteger(runs) ||
  runs < 1
) {
  console.error(
    `Usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> [--vitest 4|5] [--runs COUNT] [--tests plain|granted] [--project DIR] [--stryker DIR]`,
  )
  process.exitCode = 2
} else {
  process.exitCode = (await BENCHES[name]({ major: Number(values.vitest), runs, ...rest })) ? 0 : 1
}
