// Runs benches and prints one table: npm run bench -- [NAME ... | all] [--only A,B] [--short] [--runs 5] [--vitest 4|5] [--tests plain|granted]
// Without a name, all that SPEC 14 asks for, one after the other. Each measures ratios within one run on one machine. The exit status is 0
// only if all that was asked for holds.
import { parseArgs } from 'node:util'
import { vitest4, vitest5OnItsNode, packageRoot } from '../scripts/majors.mjs'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchCold, benchSize } from './cold.mjs'
import { benchDiff } from './diff.mjs'
import { benchFlakes } from './flakes.mjs'
import { benchGate } from './gate.mjs'
import { benchHistory } from './history.mjs'
import { benchHook } from './hook.mjs'
import { benchOverlay } from './overlay/overlay.mjs'
import { benchKnownBads } from './known-bads.mjs'
import { benchLock } from './lock.mjs'
import { machine } from './measure.mjs'
import { benchReplay } from './replay.mjs'
import { benchReporter } from './reporter.mjs'
import { benchShards } from './shards.mjs'
import { measured, tableOf } from './table.mjs'

const BENCHES = {
  size: benchSize,
  cold: benchCold,
  diff: benchDiff,
  lock: benchLock,
  gate: benchGate,
  reporter: benchReporter,
  replay: benchReplay,
  'known-bads': benchKnownBads,
  shards: benchShards,
  history: benchHistory,
  hook: benchHook,
  overlay: benchOverlay,
  flakes: benchFlakes,
}
/** What SPEC 14 has a bar for, the quick ones first. The others have bars of their own. */
const ASKED = ['size', 'cold', 'diff', 'lock', 'gate', 'reporter', 'replay', 'shards', 'history']
/** Rounds of one measurement; of what counts differences, how many cases. With --short, fewer: to see that it runs, and not for a figure. */
const ROUNDS = { usual: 5, 'known-bads': 1000, overlay: 200 }
const FEWER = { usual: 2, 'known-bads': 60, overlay: 20 }

/** The benches that were named, `all` being all of `ASKED`; null for a name that is none. */
function wanted(positionals, only) {
  const names = [...positionals, ...(only ?? '').split(',')].filter((name) => name !== '')
  const chosen = names.length === 0 ? ASKED : names.flatMap((name) => (name === 'all' ? ASKED : [name]))
  return chosen.every((name) => Object.hasOwn(BENCHES, name)) ? [...new Set(chosen)] : null
}

async function runOne(name, options, given) {
  const { [name]: own, usual } = options.short ? FEWER : ROUNDS
  const began = performance.now()
  const before = measured.length
  console.log(`\n== ${name}`)
  let isHeld = false
  let because = 'it ended without a figure'
  try {
    isHeld = await BENCHES[name]({ ...options, runs: given ?? own ?? usual })
  } catch (cause) {
    because = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
    console.error(cause)
  }
  const seconds = (performance.now() - began) / 1000
  const rows = measured.slice(before).map((row) => ({ ...row, what: `${name}: ${row.what}`, seconds }))
  // What a bench says besides its figures counts too.
  const isSaid = rows.length > 0 && rows.every((row) => row.isHeld) === isHeld
  return isSaid ? rows : [...rows, { what: `${name}: the rest`, figure: isHeld ? 'as it should be' : because, bar: '', isHeld, seconds }]
}

function versionsOf(major) {
  const { node, modules } = major === 5 ? vitest5OnItsNode() : vitest4()
  const { version } = JSON.parse(readFileSync(join(modules, 'vitest', 'package.json'), 'utf8'))
  const own = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')).version
  return `vitest-oracle ${own}, Vitest ${version} on Node ${execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()}, Node ${process.version}`
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    vitest: { type: 'string', default: '4' },
    runs: { type: 'string' },
    tests: { type: 'string', default: 'plain' },
    project: { type: 'string' },
    stryker: { type: 'string' },
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
})
const names = wanted(positionals, values.only)
const { vitest, runs, only: _only, ...options } = values
const given = runs === undefined ? undefined : Number(runs)
const isWrong =
  !['4', '5'].includes(vitest) ||
  !['plain', 'granted'].includes(values.tests) ||
  (given !== undefined && (!Number.isInteger(given) || given < 1))

if (names === null || isWrong) {
  console.error(
    `Usage: npm run bench -- [all|${Object.keys(BENCHES).join('|')} ...] [--only NAME,NAME] [--short] [--vitest 4|5] [--runs COUNT] [--tests plain|granted] [--project DIR] [--stryker DIR]`,
  )
  process.exitCode = 2
} else {
  const rows = []
  for (const name of names) rows.push(...(await runOne(name, { ...options, major: Number(vitest) }, given)))
  console.log(
    `\n${machine()}\n${versionsOf(Number(vitest))}${values.short ? '\nshort: these figures are no measurement' : ''}\n\n${tableOf(rows)}`,
  )
  process.exitCode = rows.every(({ isHeld }) => isHeld) ? 0 : 1
}
