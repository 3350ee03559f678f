import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.ts'
import { compareVerdicts } from '../../src/verdict/compare.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { answeredBy, SEEN } from './merge-sample.ts'
import { ALLOW, HEAD, sealed } from './sample.ts'

const CLEAN = judgeMerge(SEEN)
const changed = (change: Partial<Verdict>): Verdict => sealed({ ...CLEAN, ...change })

describe('each difference has its part, its name and both its values', () => {
  interface Row {
    readonly name: string
    readonly a?: Verdict
    readonly b: Verdict
    /** `part | what | a | b` */
    readonly says: readonly string[]
  }
  const [oracle, ...tests] = CLEAN.tests
  const [path] = CLEAN.paths
  if (oracle === undefined || path === undefined) throw new Error('the sample has tests and paths')
  const moved = finding('path-not-writable', { path: 'tools/x.mjs', change: 'added' }, { file: 'tools/x.mjs', line: 3 })
  const [judged] = judgeMerge({ ...SEEN, answers: answeredBy(moved) }).findings
  if (judged === undefined) throw new Error('there is a finding')
  const key = 'path-not-writable in tools/x.mjs: {"change":"added","path":"tools/x.mjs"}'
  const found = (...findings: readonly JudgedFinding[]): Verdict => changed({ findings })
  const { at: _, ...nowhere } = judged
  const freeze = { test: 'a > b', expires: '2026-12-24', points: 1, signatures: [], state: 'unused' } as const
  const parts = { name: 'Error', message: 'no', operator: '', frames: [] }
  const rows: readonly Row[] = [
    { name: 'a finding', b: found(judged), says: [`findings | ${key} | null | review`] },
    { name: 'a finding of no place', b: found(nowhere), says: [`findings | ${key.replace(' in tools/x.mjs', '')} | null | review`] },
    { name: 'a finding twice', a: found(judged), b: found(judged, judged), says: [`findings | ${key} | review | review, 2 times`] },
    { name: 'a finding three times', a: found(judged, judged, judged), b: CLEAN, says: [`findings | ${key} | review, 3 times | null`] },
    {
      name: 'an approval',
      a: found(judged),
      b: found({ ...judged, severity: 'note', approvedBy: '@acme/owners' }),
      says: [`findings | ${key} | review | note, approved by @acme/owners`],
    },
    {
      name: 'a reason and its row',
      b: changed({ decision: 'review', because: [{ severity: 'review', rule: 'base-behind', row: 'r7', why: '' }] }),
      says: ['decision | decision | allow | review', 'reasons | allowed | note | null', 'reasons | base-behind | null | review (r7)'],
    },
    {
      name: 'a reason without a row',
      b: changed({ because: [{ severity: 'note', rule: null, row: 'r1', why: '' }] }),
      says: ['reasons | allowed | note | note (r1)'],
    },
    {
      name: 'what became of a test',
      b: changed({ tests: [{ ...oracle, state: 'failed', retries: 1, covers: ['src/a.ts'] }, ...tests] }),
      says: [`tests | ${oracle.id} | covers [], state passed | covers ["src/a.ts"], state failed`],
    },
    {
      name: 'a field that only one has',
      a: changed({ budget: { ...CLEAN.budget, because: 'no' } as never }),
      b: CLEAN,
      says: ['patch | budget | because no | because nothing'],
    },
    {
      name: 'a budget that only one has',
      a: changed({ budget: null }),
      b: CLEAN,
      says: ['patch | budget | null | {"credits":2,"debits":0,"score":2,"state":"counted"}'],
    },
    {
      name: 'a path',
      b: changed({ paths: [{ ...path, change: 'added' }, ...CLEAN.paths.slice(1)] }),
      says: ['patch | path src/billing.ts | change modified | change added'],
    },
    {
      name: 'a region',
      b: changed({ regions: [...CLEAN.regions, { covers: 'src/z.ts', tests: [], imported: [], known: true }] }),
      says: ['patch | region src/z.ts | null | {"covers":"src/z.ts","imported":[],"known":true,"tests":[]}'],
    },
    {
      name: 'a freeze',
      a: changed({ freezes: [freeze] }),
      b: changed({ freezes: [{ ...freeze, state: 'excuses' }] }),
      says: ['patch | freeze of a > b | state unused | state excuses'],
    },
    {
      name: 'two failures of one owner',
      a: changed({ failures: [{ signature: '1', owner: 'a > b', message: 'no', parts }] }),
      b: changed({ failures: [{ signature: '2', owner: 'a > b', message: 'no', parts }] }),
      says: [
        'other | failure 1 of a > b | {"owner":"a > b","parts":{"frames":[],"message":"no","name":"Error","operator":""},"signature":"1"} | null',
        'other | failure 2 of a > b | null | {"owner":"a > b","parts":{"frames":[],"message":"no","name":"Error","operator":""},"signature":"2"}',
      ],
    },
    {
      name: 'a phase, whatever it says of itself',
      b: changed({ inputs: { ...CLEAN.inputs, region: { state: 'unavailable', because: 'no' } } }),
      says: ['phases | region | answered | unavailable'],
    },
    {
      name: 'counts of two classes',
      b: changed({ classes: { ...CLEAN.classes, U: { passed: 0, failed: 2, notRun: 0 } }, testCount: 9 }),
      says: ['other | classes | U {"failed":0,"notRun":0,"passed":2} | U {"failed":2,"notRun":0,"passed":0}', 'other | testCount | 5 | 9'],
    },
    {
      name: 'a list beside a list',
      a: changed({ seeds: { ...CLEAN.seeds, lists: [] } }),
      b: CLEAN,
      says: ['other | seeds | lists [] | lists [{"count":3,"name":"orders"}]'],
    },
    {
      name: 'the order of a list alone',
      b: changed({ paths: CLEAN.paths.toReversed() }),
      says: ['other | the order in which lists stand | null | null'],
    },
    {
      name: 'a field that every object has',
      b: changed({ subject: Object.assign({ toString: 'x' }, CLEAN.subject) }),
      says: ['subject | toString | null | x'],
    },
  ]
  test.for(rows)('$name', ({ a = CLEAN, b, says }) => {
    const { differences } = compareVerdicts(a, b)
    expect(differences.map((one) => `${one.part} | ${one.what} | ${one.a} | ${one.b}`)).toEqual(says)
  })
})

describe('what the digest leaves out', () => {
  test('is told apart, and a difference of exit codes is none of the machines', () => {
    const environment = { ...CLEAN.environment, node: 'v22.0.0', arch: 'arm64' }
    const other = sealed({ ...CLEAN, environment, runner: { exitCode: 1, signal: 'SIGTERM' }, testCount: 9 })
    const { environment: apart, comparison } = compareVerdicts(CLEAN, other)
    expect(apart.map((one) => `${one.part} | ${one.what} | ${one.a} | ${one.b}`)).toEqual([
      'other | arch | x64 | arm64',
      'other | exitCode | 0 | 1',
      'other | node | v20.20.2 | v22.0.0',
      'other | signal | null | SIGTERM',
    ])
    expect(comparison).toMatchObject({
      state: 'unstable',
      because: expect.stringMatching(/ The two differ in arch x64 and arm64, node v20\.20\.2 and v22\.0\.0\.$/),
    })
    const alike = compareVerdicts(CLEAN, sealed({ ...CLEAN, runner: { exitCode: 1, signal: 'SIGTERM' }, testCount: 9 }))
    expect(alike.comparison).toMatchObject({
      because: expect.stringMatching(/ The two name the same versions and the same kind of machine\.$/),
    })
  })
})

describe('why nothing follows from a difference', () => {
  const subject = (change: Partial<Verdict['subject']>): Verdict => changed({ subject: { ...CLEAN.subject, ...change } })
  const approved = (...owners: readonly (string | null)[]): Verdict =>
    changed({
      findings: owners.map((approvedBy, at) => ({
        ...finding('path-not-writable', { path: `${at}`, change: 'added' }),
        phase: 'scope',
        severity: 'note',
        approvedBy,
      })),
    })
  const because = (a: Verdict, b: Verdict): string => {
    const { comparison } = compareVerdicts(a, b)
    return comparison.state === 'not-comparable' ? comparison.because : comparison.state
  }
  const other = changed({ testCount: 9 })
  const rows: readonly { readonly name: string; readonly a: Verdict; readonly b?: Verdict; readonly says: string }[] = [
    { name: 'nothing', a: CLEAN, says: 'unstable' },
    { name: 'no commit', a: subject({ head: null }), says: 'Not both of them name a commit.' },
    {
      name: 'no commit in both',
      a: subject({ head: null }),
      b: changed({ subject: { ...CLEAN.subject, head: null }, testCount: 9 }),
      says: 'Not both of them name a commit.',
    },
    { name: 'no commit in the other', a: other, b: subject({ head: null }), says: 'Not both of them name a commit.' },
    { name: 'edits in the other', a: other, b: subject({ dirty: true }), says: 'Not both of them judge what was committed.' },
    { name: 'edits in one', a: subject({ dirty: true }), says: 'Not both of them judge what was committed.' },
    { name: 'nobody knows whether there were edits', a: subject({ dirty: null }), says: 'Not both of them judge what was committed.' },
    { name: 'another base', a: subject({ base: HEAD }), says: 'They judge different commits.' },
    {
      name: 'another preset',
      a: changed({ policy: { ...CLEAN.policy, preset: 'strict' } }),
      says: 'They were judged under different policies.',
    },
    {
      name: 'another place of the policy, which is none of its bytes',
      a: changed({ policy: { ...CLEAN.policy, path: 'mine.yaml' } }),
      says: 'unstable',
    },
    {
      name: 'two owners, each named once',
      a: approved('z', 'a', 'z', null),
      says: 'They were approved by different people: a, z, and nobody.',
    },
    { name: 'the same owners in another order', a: approved('z', 'a'), b: approved('a', null, 'z'), says: 'unstable' },
    { name: 'findings that nobody approved', a: approved(null, null), says: 'unstable' },
  ]
  test.for(rows)('$name', ({ a, b = other, says }) => {
    expect(because(a, b)).toBe(says)
  })

  test('a run and a patch, before all else', () => {
    expect(because(ALLOW, CLEAN)).toBe('One judges a run and the other a patch.')
  })
})
