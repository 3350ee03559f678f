import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compiled } from './compiled.mjs'
import { within } from './table.mjs'

const TESTS = 300
const RUNS = 200
/** Runs of one tree, one after the other: a pull request that is pushed and run again. */
const OF_ONE_TREE = 4
const SHARDS = 2
const MINUTE = 60_000
const NOW = Date.parse('2026-11-30T00:00:00.000Z')

/** How often a test of each group fails without a reason. `broken` ones fail for a reason, on some trees or on all. */
const GROUPS = [
  { rate: 0, tests: 60 },
  { rate: 0, tests: 30, broken: (tree) => tree % 7 === 3 },
  { rate: 0, tests: 10, broken: () => true },
  { rate: 0.01, tests: 40 },
  { rate: 0.02, tests: 40 },
  { rate: 0.05, tests: 40 },
  { rate: 0.1, tests: 30 },
  { rate: 0.2, tests: 25 },
  { rate: 0.5, tests: 25 },
]

/** From this rate on, every flaky test must be found. */
const SURE = 0.05

/**
 * Whether flaky tests are told from others: a simulated team of 300 tests with known rates, over 200 runs that are written into the history
 * by the code that a gate writes with, and read by the code of `flakes`. Always the same numbers.
 */
export async function benchFlakes() {
  const { appendOutcomes, readRuns, flakyTally } = await compiled('observe/history/append', 'observe/history/runs', 'check/flakes/tally')
  const folder = mkdtempSync(join(tmpdir(), 'vitest-oracle-bench-'))
  try {
    const tests = GROUPS.flatMap((group, index) => Array.from({ length: group.tests }, (_, one) => ({ group, id: testId(index, one) })))
    if (tests.length !== TESTS) throw new Error(`the groups have ${tests.length} tests`)
    for (const run of simulated(tests)) await appendOutcomes(folder, run)
    const tally = flakyTally()
    let [records, unreadable] = [0, 0]
    for await (const batch of readRuns(folder, new Date(NOW).toISOString())) {
      for (const one of batch) {
        if (one.state === 'unreadable') unreadable += 1
        else {
          records += one.run.outcomes.length
          tally.add(one.run)
        }
      }
    }
    console.log(
      `${TESTS} tests over ${RUNS} runs of ${RUNS / OF_ONE_TREE} trees, in ${SHARDS} shards: ${records} records, ${unreadable} unreadable`,
    )
    return report(tests, new Map(tally.tests().map((flaky) => [flaky.test, flaky]))) && records === TESTS * RUNS && unreadable === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const testId = (group, one) => `tests/nondet/${group}.test.ts > of this rate > ${one}`

function* simulated(tests) {
  const random = mulberry32(20261130)
  for (let index = 0; index < RUNS; index += 1) {
    const tree = Math.floor(index / OF_ONE_TREE)
    const outcomes = tests.map(({ group, id }) => outcomeOf(id, group.broken?.(tree) === true ? 1 : group.rate, random))
    for (let shard = 1; shard <= SHARDS; shard += 1) {
      yield {
        version: 1,
        at: new Date(NOW - (RUNS - index) * 30 * MINUTE).toISOString(),
        run: index.toString(16).padStart(32, '0'),
        shard: `${shard}/${SHARDS}`,
        commit: tree.toString(16).padStart(40, '0'),
        tree: tree.toString(16).padStart(40, '0'),
        machine: `bench ${index % 3}`,
        outcomes: outcomes.filter((_, test) => test % SHARDS === shard - 1),
      }
    }
  }
}

function outcomeOf(test, rate, random) {
  const [lot, again] = [random(), random()]
  if (lot >= rate) return { test, outcome: 'passed', attempts: 1, signatures: [] }
  // A row that gives retries: some failures are seen as a test that passed at its second attempt.
  const isRetried = rate < 1 && again < 0.2
  return { test, outcome: isRetried ? 'flaky' : 'failed', attempts: isRetried ? 2 : 1, signatures: ['9f1c2ab34d5e'] }
}

/** Tommy Ettinger's generator of 32 bits, which is in the public domain: the same numbers on every machine. */
function mulberry32(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function report(tests, called) {
  const stable = tests.filter(({ group }) => group.rate === 0)
  const wrong = stable.filter(({ id }) => called.has(id))
  const rates = [...new Set(tests.map(({ group }) => group.rate))].filter((rate) => rate > 0)
  let isSure = true
  for (const rate of rates) {
    const own = tests.filter(({ group }) => group.rate === rate)
    const found = own.flatMap(({ id }) => called.get(id) ?? [])
    const within = found.filter(({ low, high }) => low <= rate && rate <= high).length
    const [recall, precision] = [found.length / own.length, found.length / Math.max(1, found.length + wrong.length)]
    if (rate >= SURE && recall < 1) isSure = false
    console.log(
      `${percent(rate).padStart(5)}: ${found.length} of ${own.length} found, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}; the 95 % interval holds the rate of ${within}`,
    )
  }
  const isHeld = within(`of ${stable.length} tests that never flake, called flaky`, wrong.length, 0, 'of them', 0)
  console.log(`from ${percent(SURE)} on, all are ${isSure ? '' : 'not '}found`)
  return isSure && isHeld
}

const percent = (share) => `${Math.round(share * 100)} %`
