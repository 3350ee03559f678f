import { describe, expect, test } from 'vitest'
import type { Policy } from '../../src/model/owned-files.ts'
import type { RunSeen } from '../../src/model/owned-observations.ts'
import type { VerdictFreeze } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { buildRunVerdict } from '../../src/verdict/build.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { RUN } from '../allow/worlds.ts'
import { invalid, LOCK, POLICY, sha } from '../check/owned.ts'
import { CLOCK, EXAMPLE, example, failed, moduleOf, passed, PLAIN, PROPERTY, property, seenRun } from '../check/seen.ts'
import type { World } from '../check/seen.ts'
import { HEAD, TREE } from './sample.ts'
import { CIRCUMSTANCES } from './shard-sample.ts'

const policy = (change: Partial<Policy>): Partial<RunSeen['owned']> => ({
  policy: { state: 'read', path: 'oracle/policy.yaml', sha256: sha('0'), value: { ...POLICY, ...change } },
})
const HONEST = [moduleOf(EXAMPLE, [example()]), moduleOf(PROPERTY, [property()])]
const beside = (file: string, titles: readonly [string, ...string[]]) => [
  ...HONEST,
  moduleOf(
    file,
    titles.map((title) => failed(file, title)),
  ),
]
const patch = { modules: beside(PLAIN, ['own']) }
const flake = { modules: beside(CLOCK, ['deadline window']) }
const broken = {
  modules: [
    moduleOf(EXAMPLE, [failed(EXAMPLE, 'adds')]),
    moduleOf(PROPERTY, [property()]),
    ...beside(CLOCK, ['deadline window']).slice(2),
    ...beside(PLAIN, ['own']).slice(2),
  ],
}
const unread = { fixtures: { state: 'unavailable', because: 'EACCES' } } as const
const NO_ORACLES = { lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value: LOCK } } as const
const unlocked = { lock: { state: 'absent', path: 'oracle/oracle.lock.json' } } as const

interface Row {
  readonly name: string
  readonly world: World
  /** `severity rule` of each finding. */
  readonly says: readonly string[]
  /** Of the policy, the fixtures, the oracles, the flakes and the untrusted tests. */
  readonly states?: readonly string[]
}
const PHASES: readonly Phase[] = ['policy', 'fixtures', 'oracles', 'flakes', 'untrusted']
const ANSWERED = ['answered', 'answered', 'answered', 'not-applicable', 'answered']
const ASKED = PHASES.map(() => 'answered')
const CUT = ['answered', 'answered', 'answered', 'not-evaluated', 'answered']

describe('what one run shows', () => {
  const rows: readonly Row[] = [
    { name: 'nothing that is wrong', world: {}, says: [] },
    { name: 'a failure of the patch', world: patch, says: ['block untrusted-failed'] },
    {
      name: 'a failure of the patch, which has no weight',
      world: { ...patch, owned: policy({ preset: 'zero-weight' }) },
      says: ['note untrusted-failed'],
    },
    {
      name: 'a policy with mistakes: by the preset that is recommended, and nothing is an oracle',
      world: { modules: [moduleOf(PLAIN, [failed(PLAIN, 'own')])], owned: { policy: invalid('oracle/policy.yaml'), ...NO_ORACLES } },
      says: [
        'block policy-invalid',
        'block evidence-missing',
        'note no-oracle-tests',
        'note no-property-tests',
        'block evidence-missing',
        'block untrusted-failed',
      ],
      states: ['answered', 'unavailable', 'answered', 'not-evaluated', 'answered'],
    },
    { name: 'a flake, whatever the patch did', world: flake, says: ['block flake-without-freeze'], states: ASKED },
    {
      name: 'no lock, which the policy makes a block of',
      world: { owned: { ...unlocked, ...policy({ rules: { 'lock-missing': 'block' } }) } },
      says: ['block lock-missing'],
      states: ['answered', 'not-applicable', 'answered', 'not-evaluated', 'answered'],
    },
    {
      name: 'no lock, which is no block, and a flake',
      world: { ...flake, owned: unlocked },
      says: ['review lock-missing', 'block flake-without-freeze'],
      states: ['answered', 'not-applicable', 'answered', 'answered', 'answered'],
    },
    {
      name: 'an oracle that failed: the flakes are not asked, and the patch is',
      world: broken,
      says: ['block oracle-failed', 'block untrusted-failed'],
      states: CUT,
    },
    {
      name: 'a mistake beside the policy, which blocks by itself, and a flake',
      world: { ...flake, owned: { seeds: invalid('oracle/seeds.txt') } },
      says: ['block policy-invalid', 'block flake-without-freeze'],
      states: ASKED,
    },
    {
      name: 'fixtures that could not be read: that is missing, and not the flakes beside it',
      world: { ...flake, ...unread },
      says: ['block evidence-missing'],
      states: ['answered', 'unavailable', 'answered', 'not-evaluated', 'answered'],
    },
    {
      name: 'fixtures that could not be read, and that nobody asks for: still as grave as they could be',
      world: { ...flake, ...unread, owned: policy({ require: ['flakes', 'untrusted'] }) },
      says: ['block evidence-missing'],
      states: ['answered', 'unavailable', 'answered', 'not-evaluated', 'answered'],
    },
    {
      name: 'tests of the patch that nobody can tell, which is asked for whatever else blocks',
      world: {
        modules: [...broken.modules.slice(0, 2), moduleOf(PLAIN, [failed(PLAIN, 'own', { errors: undefined as never })])],
        owned: policy({ preset: 'zero-weight' }),
      },
      says: ['block oracle-failed', 'block evidence-missing'],
      states: ['answered', 'answered', 'answered', 'not-evaluated', 'unavailable'],
    },
    {
      name: 'nothing to judge by, whoever asks for it',
      world: {
        modules: [moduleOf(PLAIN, [passed(PLAIN, 'own')])],
        owned: { ...policy({ require: [] }), ...NO_ORACLES },
      },
      says: ['note no-oracle-tests', 'note no-property-tests', 'block evidence-missing'],
      states: ['answered', 'answered', 'answered', 'not-evaluated', 'answered'],
    },
  ]
  test.for(rows)('$name', ({ world, says, states = ANSWERED }) => {
    const { answers, decided } = judgeRun(seenRun(world))
    expect(decided.findings.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(says)
    expect(PHASES.map((phase) => answers[phase].state)).toEqual(states)
    const others = Object.entries(answers).filter(([phase]) => !PHASES.some((one) => one === phase))
    expect(others.map(([, answer]) => answer)).toEqual(others.map(() => ({ state: 'not-evaluated', because: 'one run shows no patch' })))
  })

  test('is said in its verdict', () => {
    const { inputs } = buildRunVerdict(judgeRun(seenRun(broken)), CIRCUMSTANCES)
    expect(inputs.oracles).toEqual({ state: 'answered', because: '' })
    expect(inputs.flakes).toEqual({
      state: 'not-evaluated',
      because: 'an earlier phase blocked, and the failure of an oracle is never turned into a freeze',
    })
  })
})

describe('the verdict of a run', () => {
  const verdict = (world: World, circumstances: Partial<typeof CIRCUMSTANCES> = {}) =>
    buildRunVerdict(judgeRun(seenRun(world)), { ...CIRCUMSTANCES, ...circumstances })

  test('names its commit, where there is one', () => {
    const none = { head: null, tree: null, base: null, mergeBase: null, dirty: null }
    expect(verdict({}).subject).toEqual({ ...none, head: HEAD, tree: TREE, dirty: false })
    expect(verdict({}, { subject: { state: 'no-repository' } }).subject).toEqual(none)
    expect(verdict({}, { subject: { state: 'unavailable', because: 'git did not answer' } }).subject).toEqual(none)
  })

  test('names the bytes of a policy that was read', () => {
    expect(verdict({ owned: policy({ preset: 'strict' }) }).policy).toEqual({
      path: 'oracle/policy.yaml',
      ref: null,
      sha256: sha('0'),
      preset: 'strict',
    })
    const wrong = verdict({ owned: { policy: invalid('oracle/policy.yaml') } })
    expect(wrong.policy).toEqual({ path: 'oracle/policy.yaml', ref: null, sha256: null, preset: 'recommended' })
  })

  test('has its failures, and how its process ended', () => {
    expect(verdict(broken).failures.map(({ owner }) => owner)).toEqual([
      `${EXAMPLE} > adds`,
      `${CLOCK} > deadline window`,
      `${PLAIN} > own`,
    ])
    expect(verdict({ run: { runnerExitCode: 3 } }).runner).toEqual({ exitCode: 3, signal: null })
  })

  test('has its freezes where the flakes were asked', () => {
    const freezes = (seen: RunSeen): readonly VerdictFreeze['state'][] =>
      buildRunVerdict(judgeRun(seen), CIRCUMSTANCES).freezes.map(({ state }) => state)
    expect(freezes(RUN)).toEqual(['excuses'])
    expect(freezes({ ...RUN, fixtures: { state: 'unavailable', because: 'EACCES' } })).toEqual([])
  })
})
