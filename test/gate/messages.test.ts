import { describe, expect, test } from 'vitest'
import type { ChannelBreach } from '../../src/model/gate.ts'
import { answerOf, guardMessages } from '../../src/observe/gate/child/messages.ts'

const FILE = {
  id: '1',
  filepath: '/p/own.test.ts',
  type: 'suite',
  tasks: [
    { id: '1_0', type: 'test' },
    { id: '1_1', type: 'suite', tasks: [{ id: '1_1_0', type: 'test', fails: true }] },
  ],
}
const OTHER = { ...FILE, id: '2', filepath: '/p/other.test.ts' }

interface Row {
  readonly name: string
  readonly sent: readonly (readonly [method: string, ...given: readonly unknown[]])[]
  /** What passes of the last message: its arguments, or null for a message that is dropped. */
  readonly passes: readonly unknown[] | null
  readonly breaches?: readonly ChannelBreach['kind'][]
}

const collected = ['onCollected', [FILE]] as const
const failed = ['onTaskUpdate', [['1_0', { state: 'fail', errors: [{}] }, {}]], []] as const

const ROWS: readonly Row[] = [
  { name: 'its own file', sent: [collected], passes: [[FILE]] },
  { name: 'another file beside its own', sent: [['onCollected', [OTHER, FILE]]], passes: [[FILE]], breaches: ['other-file'] },
  { name: 'its own file again', sent: [collected, collected], passes: [[]], breaches: ['unknown-message'] },
  { name: 'another file in the queue', sent: [['onQueued', OTHER]], passes: null, breaches: ['other-file'] },
  {
    name: 'tests of its own',
    sent: [collected, ['onTaskUpdate', [['1_1_0', { state: 'pass' }, {}]], [['1_1_0', 'test-finished']]]],
    passes: [[['1_1_0', { state: 'pass' }, {}]], [['1_1_0', 'test-finished']]],
  },
  {
    name: 'a test of another file',
    sent: [
      collected,
      [
        'onTaskUpdate',
        [
          ['2_0', { state: 'pass' }, {}],
          ['1_0', { state: 'run' }, {}],
        ],
        [['2_0', 'test-finished']],
      ],
    ],
    passes: [[['1_0', { state: 'run' }, {}]], []],
    breaches: ['unknown-test', 'unknown-test'],
  },
  {
    name: 'a test before the file was collected',
    sent: [['onTaskUpdate', [['1_0', { state: 'pass' }, {}]], []]],
    passes: [[], []],
    breaches: ['unknown-test'],
  },
  {
    name: 'a failure that is taken back',
    sent: [collected, failed, ['onTaskUpdate', [['1_0', { state: 'pass' }, {}]], []]],
    passes: [[], []],
    breaches: ['result-rewritten'],
  },
  {
    name: 'a failure that a retry made good',
    sent: [collected, failed, ['onTaskUpdate', [['1_0', { state: 'pass', errors: [{}] }, {}]], []]],
    passes: [[['1_0', { state: 'pass', errors: [{}] }, {}]], []],
  },
  {
    name: 'a test that is to fail',
    sent: [
      collected,
      ['onTaskUpdate', [['1_1_0', { state: 'fail', errors: [{}] }, {}]], []],
      ['onTaskUpdate', [['1_1_0', { state: 'pass' }, {}]], []],
    ],
    passes: [[['1_1_0', { state: 'pass' }, {}]], []],
  },
  { name: 'no list where a list belongs', sent: [collected, ['onTaskUpdate', 'x', []]], passes: null, breaches: ['unknown-message'] },
  { name: 'an artifact of another test', sent: [collected, ['onTaskArtifactRecord', '2_0', {}]], passes: null, breaches: ['unknown-test'] },
  { name: 'an end of the run', sent: [['onCancel', 'x']], passes: null, breaches: ['cancelled-run'] },
  { name: 'an error', sent: [['onUnhandledError', { message: 'm' }, 'Unhandled Error']], passes: [{ message: 'm' }, 'Unhandled Error'] },
  {
    name: 'an error that would skip a test',
    sent: [['onUnhandledError', { code: 'VITEST_PENDING', taskId: '2_0', message: 'm' }, 'x']],
    passes: [{ name: 'Error', message: 'outside of any test, code asked to skip one: m' }, 'x'],
    breaches: ['forged-skip'],
  },
  { name: 'what is printed', sent: [['onUserConsoleLog', { content: 'x' }]], passes: null },
  { name: 'a request for a module', sent: [['fetch', '/p/a.ts']], passes: ['/p/a.ts'] },
]

describe('guardMessages', () => {
  test.each(ROWS)('$name', ({ sent, passes, breaches = [] }) => {
    const seen: ChannelBreach['kind'][] = []
    const guard = guardMessages(['/p/own.test.ts'], (kind) => seen.push(kind))
    const answers = sent.map(([m, ...a]) => guard({ t: 'q', i: 'x', m, a }))
    expect(answers.at(-1)).toEqual(
      passes === null ? { kind: 'drop' } : { kind: 'pass', message: { t: 'q', i: 'x', m: sent.at(-1)?.[0], a: passes } },
    )
    expect(seen).toEqual(breaches)
  })

  test('what is no request passes as it is', () => {
    const guard = guardMessages([], () => {})
    for (const message of [null, 3, { type: 'testfileFinished', __vitest_worker_response__: true }, { t: 's', i: 'x' }])
      expect(guard(message)).toEqual({ kind: 'pass', message })
  })

  test('a request is answered, an event is not', () => {
    expect(answerOf({ t: 'q', i: 'abc', m: 'onUserConsoleLog', a: [] })).toEqual({ t: 's', i: 'abc', r: undefined })
    expect(answerOf({ t: 'q', m: 'onCancel', a: [] })).toBeUndefined()
  })
})
