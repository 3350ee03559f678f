import { createHash, generateKeyPairSync } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { holdExitCode, releaseExitCode } from '../../reporters/exit-code.ts'
import { EXIT, exitStatusOf } from '../../src/cli/exit-status.ts'
import { judgeInTurn } from '../../src/cli/judge-phases.ts'
import type { Judgement } from '../../src/cli/judge-phases.ts'
import type { PhaseAnswer } from '../../src/model/findings.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import type { Phase } from '../../src/model/words.ts'
import { bind } from '../../src/verdict/bind.ts'
import type { AtHand } from '../../src/verdict/bind.ts'
import { requiredPhases } from '../../src/decide/required.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { answeredBy, BASE, MERGE_BASE, SEEN } from '../verdict/merge-sample.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { signVerdict } from '../../src/verdict/sign.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { ALLOW, HEAD, sealed, TREE } from '../verdict/sample.ts'
import { command, emptyFolder, removeAll, write } from '../cli/world.ts'
import { damagesOf, unheld } from './damage.ts'

const ofRun: AtHand = {
  ci: true,
  subject: { state: 'commit', head: HEAD, tree: TREE, dirty: false },
  tool: TOOL,
  policy: { state: 'read', path: 'oracle/policy.yaml', sha256: 'a'.repeat(64) },
  demanded: { scope: 'run', because: 'the test says so' },
  signature: { refused: null },
}
const ofPatch: AtHand = {
  ...ofRun,
  demanded: { scope: 'merge', because: 'the test says so' },
  patch: {
    base: { state: 'known', tip: BASE, mergeBase: MERGE_BASE },
    policyRef: MERGE_BASE,
    policy: { preset: 'recommended', owners: ['@acme/owners'], rules: {}, require: ['scope', 'oracles'] },
  },
}
const MERGED = judgeMerge(SEEN)

/** What the caller made of what it saw may be anything: it is told apart from what is no `AtHand` by what `bind` does with it. */
const isAny = (_: unknown): _ is AtHand => true

test('a verdict counts where it is about what is at hand', () => {
  expect(bind(ALLOW, ofRun).refusals).toEqual([])
  expect(bind(MERGED, ofPatch).refusals).toEqual([])
})

describe('one thing that was seen at hand is another one, or was not seen', () => {
  const counts = (verdict: Verdict) => (hand: AtHand) => bind(verdict, hand).refusals.length === 0

  test('a run counts no more, but for what is listed here', () => {
    expect(unheld(damagesOf(ofRun, isAny), counts(ALLOW))).toEqual([
      'ci', // the laxer of the two is for people
      'demanded.because',
      'policy.state', // its bytes are held by their hash
      'signature', // absent where none is demanded
      'tool.name',
    ])
  })

  test('nor does a patch', () => {
    expect(unheld(damagesOf(ofPatch, isAny), counts(MERGED))).toEqual([
      'ci',
      'demanded',
      'demanded.because',
      'demanded.scope', // the verdict of a patch is as much as anybody can demand
      'patch.base.state',
      'patch.base.tip', // where it began is held; that the target moved is a note
      'patch.policy.owners',
      'patch.policy.owners[]', // nobody had to approve anything
      'patch.policy.require',
      'patch.policy.require[]', // the phases that are required all have an answer, and so have the others
      'patch.policy.rules', // there is no finding that they could weigh
      'policy.state',
      'signature',
      'tool.name',
    ])
  })
})

describe('what a gate saw', () => {
  const decisionOf = (phase: string, answer: PhaseAnswer | undefined) =>
    judgeMerge({ ...SEEN, answers: { ...answeredBy(), [phase]: answer } }).decision

  test.each(requiredPhases('merge'))('of %s is not there, or not whole', (phase) => {
    expect(decisionOf(phase, { state: 'answered', findings: [] })).toBe('allow')
    expect(decisionOf(phase, undefined)).toBe('block')
    expect(decisionOf(phase, { state: 'not-evaluated', because: 'it was left out' })).toBe('block')
    expect(decisionOf(phase, { state: 'unavailable', because: 'it could not tell' })).toBe('block')
    expect(decisionOf(phase, { state: 'answered' } as unknown as PhaseAnswer)).toBe('block')
    expect(decisionOf(phase, { state: 'fine', findings: [] } as unknown as PhaseAnswer)).toBe('block')
    if (phase === 'oracles') expect(decisionOf(phase, { state: 'not-applicable', because: 'there are none' })).toBe('block')
  })
})

describe('phases that are judged in turn', () => {
  const decided = async (judge: (phase: Phase) => Judgement) => {
    const phases = requiredPhases('merge')
    const { decided: made } = await judgeInTurn(phases, judge, { state: 'not-evaluated', because: 'nobody asked' }, SEEN.settings, false)
    return made.decision
  }
  const nothing: Judgement = { answer: { state: 'answered', findings: [] } }

  test.each(requiredPhases('merge'))('%s throws, or says nothing', async (phase) => {
    expect(await decided(() => nothing)).toBe('allow')
    const others = (one: Phase, bad: () => Judgement): Judgement => (one === phase ? bad() : nothing)
    const thrown = (): never => {
      throw new Error('it broke')
    }
    expect(await decided((one) => others(one, thrown))).toBe('block')
    // What a judge that is not type-checked may hand over.
    expect(await decided((one) => others(one, () => ({}) as Judgement))).toBe('block')
  })
})

describe('a signature that is demanded', () => {
  afterAll(removeAll)

  test('outside of a repository too', async () => {
    const [ours, theirs] = [1, 2].map(() =>
      generateKeyPairSync('ed25519', {
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }),
    )
    if (ours === undefined || theirs === undefined) throw new Error('two keys were made')
    const root = emptyFolder()
    const unbound = sealed({ ...ALLOW, subject: { head: null, tree: null, base: null, mergeBase: null, dirty: null } })
    const policy = 'version: 1\n'
    const verdict = sealed({ ...unbound, policy: { ...unbound.policy, sha256: createHash('sha256').update(policy).digest('hex') } })
    write(root, {
      'oracle/policy.yaml': policy,
      '.oracle/verdict.json': canonicalText(verdict),
      '.oracle/verdict.json.sig': signVerdict(canonicalText(verdict), ours.privateKey),
      'ours.pub': ours.publicKey,
      'theirs.pub': theirs.publicKey,
    })
    expect(await command(['check', '--key', 'ours.pub'], root)).toMatchObject({ status: 0 })
    expect(await command(['check', '--key', 'theirs.pub'], root)).toMatchObject({ status: 1 })
    expect(await command(['check', '--key', 'nowhere.pub'], root)).toMatchObject({ status: 2 })
  })
})

describe('the exit status', () => {
  test('is that of an allow for an allow alone, and for a review where that was asked for', () => {
    const decisions = ['allow', 'review', 'block'] as const
    const asked = [undefined, 'allow', 'block'] as const
    const allowed = decisions.flatMap((decision) =>
      asked.filter((as) => exitStatusOf(decision, as) === EXIT.allow).map((as) => [decision, as]),
    )
    expect(allowed).toEqual([
      ['allow', undefined],
      ['allow', 'allow'],
      ['allow', 'block'],
      ['review', 'allow'],
    ])
    expect(Object.values(EXIT).filter((status) => status === 0)).toHaveLength(1)
  })

  test('of a test run stays what the failures of tests do not explain', () => {
    const before = process.exitCode
    const after = (decision: Parameters<typeof releaseExitCode>[0], others: number): unknown => {
      holdExitCode('verdict', false)
      releaseExitCode(decision, others)
      return process.exitCode
    }
    try {
      expect([after('allow', 0), after('allow', 7), after('review', 0), after('block', 0), after(undefined, 0)]).toEqual([0, 7, 3, 1, 2])
      expect([after('review', 7), after('block', 7), after(undefined, 7)]).toEqual([3, 1, 2])
    } finally {
      // Nothing is held any more, so that the worker of this test ends as it would have.
      holdExitCode('runner', false)
      process.exitCode = before
    }
  })
})
