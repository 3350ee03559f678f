import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from '../../src/decide/decide.ts'
import { judgePhase } from '../../src/cli/gate/judge.ts'
import type { GateAtHand } from '../../src/cli/gate/hand.ts'
import type { Answers } from '../../src/model/findings.ts'
import type { GateRun } from '../../src/model/gate.ts'
import type { RunObservation } from '../../src/model/run.ts'
import type { Decision, Phase } from '../../src/model/words.ts'
import { PHASES } from '../../src/rules/table.ts'
import { CLOCK, error, failed, failure, moduleOf, passed, PLAIN } from '../check/seen.ts'
import { patchScope } from '../check/scope/patch.ts'
import { CLEAN } from '../laws/worlds.ts'
import { RUN } from './worlds.ts'

const [EXAMPLES, FIXTURES, PROPERTIES, FROZEN] = RUN.run.modules
const TRUSTED = [EXAMPLES, FIXTURES, PROPERTIES].filter((module) => module !== undefined)
const OTHERS = [moduleOf(PLAIN, [passed(PLAIN, 'adds')])]

type Ended = Extract<GateRun, { state: 'ended' }>
type Name = 'trusted' | 'nondeterministic' | 'others' | 'atBase' | 'ofHead' | 'replayed'

const ended = (modules: RunObservation['modules'], run: Partial<RunObservation> = {}, more: Partial<Ended> = {}): Ended => ({
  state: 'ended',
  run: { ...RUN.run, reason: 'passed', runnerExitCode: 0, modules, ...run },
  missing: [],
  late: [],
  breaches: [],
  elsewhere: [],
  rounds: [],
  milliseconds: 1,
  ...more,
})
const LOST: GateRun = { state: 'unavailable', because: 'the process died', timedOut: false, modules: [], running: [], output: '' }
const SOUND: Readonly<Record<Name, GateRun>> = {
  trusted: ended(TRUSTED),
  nondeterministic: ended(FROZEN === undefined ? [] : [FROZEN]),
  others: ended(OTHERS),
  atBase: ended(OTHERS),
  ofHead: ended(OTHERS),
  replayed: ended(FROZEN === undefined ? [] : [FROZEN]),
}

/** The captured input of the frozen test, which every object of the tree holds. */
const CORPUS = 'captured/a.json'
const blobs = { read: async () => ({ state: 'read', bytes: Buffer.from('{"now":1}') }) }

let folder = ''
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-allow-')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A gate whose patch changed one production file, with these runs. It starts no process. */
function handOf(runs: Partial<Readonly<Record<Name, GateRun>>>, written: readonly string[] = [], there = [PLAIN, CORPUS]): GateAtHand {
  const all = { ...SOUND, ...runs }
  const scope = patchScope({ changes: { 'src/billing.ts': ['a', 'b'] }, there })
  const tree = { root: folder, folder, files: scope.head, leftOut: new Set<string>() }
  // What no judge asks for here is not there: a judge that asked for it would throw, and what must allow would not.
  return {
    patch: { hand: { scope, owned: RUN.owned, now: RUN.now, blobs }, subject: scope.subject },
    counting: RUN.owned,
    trees: {
      judged: async () => tree,
      head: async () => tree,
      headIsJudged: false,
      baseIsJudged: false,
      writtenInJudged: async () => written,
    },
    runs: {
      trusted: async () => all.trusted,
      nondeterministic: async () => all.nondeterministic,
      others: async () => all.others,
      atBase: async () => all.atBase,
      ofHead: async () => all.ofHead,
      replayed: async () => all.replayed,
    },
    history: { seen: { state: 'read', windows: new Map(), unreadable: [], filesRead: 0 } },
    // In words alone, so that nothing is recorded and made again: that has tests of its own.
    changed: async () => [{ path: 'src/billing.ts', onlyWords: true }],
    isProduction: (path: string) => path.startsWith('src/'),
    seen: { runs: { trusted: null, characterization: null, flakes: null, untrusted: null }, knownBad: [], mutation: null, replays: [] },
  } as unknown as GateAtHand
}

/** What a gate decides whose other phases found nothing. A judge that throws could not tell, as in `judgeInTurn`. */
async function decided(phase: Phase, hand: GateAtHand): Promise<Decision> {
  const answer = await Promise.resolve(judgePhase(phase, hand, PHASES, [])).then(
    (judged) => judged.answer,
    (cause: unknown) => ({ state: 'unavailable' as const, because: String(cause) }),
  )
  const answers: Answers = { ...CLEAN, [phase]: answer }
  return decide(answers, { preset: 'recommended', overrides: {}, scope: 'merge' }).decision
}

const interrupted = (run: GateRun): GateRun => (run.state === 'ended' ? { ...run, run: { ...run.run, reason: 'interrupted' } } : run)
const limited = (run: GateRun): GateRun =>
  run.state === 'ended' ? { ...run, run: { ...run.run, limits: [{ kind: 'browser', because: 'it runs in a browser' }] } } : run
const broken = (run: GateRun): GateRun =>
  run.state === 'ended' ? { ...run, breaches: [{ kind: 'result-rewritten', file: PLAIN, about: 'a task' }] } : run
const late = (run: GateRun): GateRun => (run.state === 'ended' ? { ...run, late: [PLAIN] } : run)
const unhandled = (run: GateRun): GateRun =>
  run.state === 'ended' ? { ...run, run: { ...run.run, unhandledErrors: [{ error: error(), failure: failure() }] } } : run

/** Base's other tests failed, so base is asked whether they fail there, too. */
const moved = { others: ended([moduleOf(PLAIN, [failed(PLAIN, 'adds')])], { reason: 'failed' }) }

describe('each phase that runs tests', () => {
  test.each(['oracles', 'characterization', 'flakes', 'untrusted', 'region'] as const)('%s allows as it is', async (phase) => {
    const hand = handOf({})
    // The region looks at what the phase of the oracles left.
    if (phase === 'region') await judgePhase('oracles', hand, PHASES, [])
    expect(await decided(phase, hand)).toBe('allow')
  })

  test.each<readonly [phase: Phase, what: string, hand: () => GateAtHand]>([
    ['oracles', 'a run that did not end', () => handOf({ trusted: LOST })],
    ['oracles', 'a run that was interrupted', () => handOf({ trusted: interrupted(SOUND.trusted) })],
    ['oracles', 'files that cannot be run', () => handOf({ trusted: limited(SOUND.trusted) })],
    ['oracles', 'a file whose worker was ended', () => handOf({ trusted: late(SOUND.trusted) })],
    ['oracles', 'a breach of the channel', () => handOf({ trusted: broken(SOUND.trusted) })],
    ['oracles', 'an error outside of any test', () => handOf({ trusted: unhandled(SOUND.trusted) })],
    ['oracles', 'no test at all', () => handOf({ trusted: ended([]) })],
    ['oracles', 'a file of the lock that did not run', () => handOf({ trusted: ended(TRUSTED.slice(1)) })],
    ['oracles', 'a sealed file that was written', () => handOf({}, ['oracle/policy.yaml'])],
    ['oracles', 'production code that was written', () => handOf({}, ['src/billing.ts'])],
    ['characterization', 'a run that did not end', () => handOf({ others: LOST })],
    ['characterization', 'nondeterministic tests that did not end', () => handOf({ nondeterministic: LOST })],
    ['characterization', 'a run that was interrupted', () => handOf({ others: interrupted(SOUND.others) })],
    [
      'characterization',
      'nondeterministic tests that were interrupted',
      () => handOf({ nondeterministic: interrupted(SOUND.nondeterministic) }),
    ],
    ['characterization', 'files that cannot be run', () => handOf({ others: limited(SOUND.others) })],
    ['characterization', 'a breach of the channel', () => handOf({ others: broken(SOUND.others) })],
    ['characterization', 'an error outside of any test', () => handOf({ others: unhandled(SOUND.others) })],
    ['characterization', 'a file that was written', () => handOf({}, ['tests/plain.test.ts'])],
    ['characterization', 'a failure that base does not have', () => handOf(moved)],
    ['characterization', 'a failure of which base did not tell', () => handOf({ ...moved, atBase: LOST })],
    ['characterization', 'a failure to which base did not come', () => handOf({ ...moved, atBase: interrupted(moved.others) })],
    ['flakes', 'trusted tests that did not end', () => handOf({ trusted: LOST })],
    ['flakes', 'a run that did not end', () => handOf({ nondeterministic: LOST })],
    ['flakes', 'a run that was interrupted', () => handOf({ nondeterministic: interrupted(SOUND.nondeterministic) })],
    ['flakes', 'files that cannot be run', () => handOf({ nondeterministic: limited(SOUND.nondeterministic) })],
    [
      'flakes',
      'a frozen failure that does not come on its input',
      () => handOf({ replayed: ended([moduleOf(CLOCK, [passed(CLOCK, 'deadline window')])]) }),
    ],
    ['flakes', 'an input on which nothing ran', () => handOf({ replayed: LOST })],
    ['flakes', 'an input that is not at base', () => handOf({}, [], [PLAIN])],
    ['untrusted', 'runs that did not end', () => handOf({ others: LOST, ofHead: LOST })],
    ['untrusted', 'a run that was interrupted', () => handOf({ others: interrupted(SOUND.others) })],
    ['untrusted', 'files that cannot be run', () => handOf({ others: limited(SOUND.others) })],
    ['region', 'no trusted run', () => handOf({})],
  ])('%s: %s', async (phase, _, hand) => {
    // No default asks for the region, which then does not count for anything; with a policy that does, it must have looked.
    if (phase === 'region') expect(await judgePhase(phase, hand(), PHASES, [])).toMatchObject({ answer: { state: 'not-evaluated' } })
    else expect(await decided(phase, hand())).not.toBe('allow')
  })

  test('of two runs that are judged as one, the interrupted one tells, whichever failed', async () => {
    const failing = ended([moduleOf(PLAIN, [passed(PLAIN, 'adds')])], { reason: 'failed' })
    for (const runs of [
      { others: failing, nondeterministic: interrupted(SOUND.nondeterministic) },
      { others: interrupted(SOUND.others), nondeterministic: { ...failing } },
    ]) {
      expect(await decided('characterization', handOf(runs))).toBe('block')
    }
  })
})
