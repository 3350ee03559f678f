import { describe, expect, test } from 'vitest'
import type { ErrorObservation, SignedFailure } from '../../../src/model/run.ts'
import { observeError } from '../../../src/observe/failure/observe.ts'
import { explainSignature, signFailure } from '../../../src/observe/failure/signature.ts'
import { MAJORS } from '../../support/index.ts'
import { runCorpus } from './corpus.ts'
import type { Failures } from './corpus.ts'
import { alike } from './alike.ts'
import { readRecordings } from './recordings.ts'

const recordings = readRecordings()
const [first] = recordings
if (first === undefined) throw new Error('No recording')

/** Signatures by owner; those of unhandled errors, which come in any order and not from each pool, sorted and each once. */
function signed(failures: Failures, root: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    failures.map(([owner, errors]) => {
      const signatures = errors.map((error) => signFailure(observeError(error, root)).signature)
      return [owner, owner === 'unhandled' ? [...new Set(signatures)].toSorted() : signatures]
    }),
  )
}

function withoutUnhandled(map: ReadonlyMap<string, readonly string[]>): Record<string, readonly string[]> {
  return Object.fromEntries([...map].filter(([owner]) => owner !== 'unhandled'))
}

const expected = signed(first.failures, first.root)

describe('the same failure has the same signature', () => {
  test('the recordings differ in all that must not matter', () => {
    expect(new Set(recordings.map((recording) => recording.vitest))).toEqual(new Set([4, 5]))
    for (const key of ['pool', 'moved', 'root'] as const)
      expect(new Set(recordings.map((recording) => recording[key])).size).toBeGreaterThan(2)
    expect(expected.size).toBeGreaterThan(160)
  })

  test.each(recordings)('on Vitest $vitest, in $pool, $moved lines further down, in $root', ({ failures, root }) => {
    expect(withoutUnhandled(signed(failures, root))).toEqual(withoutUnhandled(expected))
  })

  test('unhandled errors too, a killed worker included where the pool has one to kill', () => {
    const unhandled = recordings.map(({ failures, root }) => signed(failures, root).get('unhandled') ?? [])
    const forks = unhandled.filter((_, at) => recordings[at]?.pool.endsWith('orks'))
    expect(forks).toEqual([expected.get('unhandled'), expected.get('unhandled')])
    for (const some of unhandled) expect(expected.get('unhandled')).toEqual(expect.arrayContaining([...some]))
    expect(unhandled.every((some) => some.length >= 3)).toBe(true)
  })

  test.each([
    ['C:\\Users\\me\\work', 'C:/Users/me/work'],
    ['c:\\Users\\me\\work', 'C:/Users/me/work'],
    ['D:\\a b\\(x)', 'D:/a b/(x)'],
    ['\\\\server\\share\\work', '//server/share/work'],
  ])('on Windows, in %s', (root, mapped) => {
    for (const recording of recordings) {
      const moved = recording.failures.map(
        ([owner, errors]) => [owner, errors.map((error) => onWindows(error, recording.root, root, mapped))] as const,
      )
      expect(withoutUnhandled(signed(moved, root))).toEqual(withoutUnhandled(expected))
    }
  })

  test('at other lines and columns of the same files', () => {
    const lines = (text: string): string =>
      text.replaceAll(
        /(\.(?:ts|js)):(\d+):(\d+)/g,
        (_all, end: string, line: string, column: string) => `${end}:${Number(line) + 1000}:${column}9`,
      )
    const moved = first.failures.map(
      ([owner, errors]) => [owner, JSON.parse(lines(JSON.stringify(errors)).replaceAll(/"line":\d+/g, '"line":7')) as unknown[]] as const,
    )
    expect(signed(moved, first.root)).toEqual(expected)
  })
})

describe('live', () => {
  test.each([
    { major: MAJORS[0], pool: 'threads', folder: 'déjà vu/a (b)', moved: 31 },
    { major: MAJORS[1], pool: 'forks', folder: 'here', moved: 0 },
  ] as const)(
    '$major.name gives the recorded signatures',
    async ({ major, pool, folder, moved }) => {
      const { root, failures } = await runCorpus({ major, pool, folder, moved })
      expect(withoutUnhandled(signed(failures, root))).toEqual(withoutUnhandled(expected))
    },
    180_000,
  )
})

describe('another failure has another signature', () => {
  test('no two tests of the project share one, unless they fail alike', () => {
    const owners = new Map<string, string[]>()
    for (const [owner, signatures] of expected) {
      if (owner === 'unhandled') continue
      for (const signature of new Set(signatures))
        owners.set(signature, [...(owners.get(signature) ?? []), owner.replace(/^cases\//, '').replace('.case.ts', '')])
    }
    const shared = [...owners.values()].filter((some) => some.length > 1)
    const inOrder = (groups: readonly (readonly string[])[]): string[] => groups.map((some) => some.toSorted().join(' | ')).toSorted()
    expect(inOrder(shared)).toEqual(inOrder(alike))
  })

  const base: ErrorObservation = {
    name: 'AssertionError',
    message: 'expected 1 to be 2 // Object.is equality',
    operator: 'strictEqual',
    frames: [
      { method: 'check', file: 'src/check.ts', line: 3, column: 9 },
      { method: '', file: 'test/a.test.ts', line: 10, column: 3 },
    ],
  }
  const [thrower, caller] = base.frames
  if (thrower === undefined || caller === undefined) throw new Error('unreachable')
  const inProperty = (
    cause: ErrorObservation,
    message = 'Property failed after 3 tests\n{ seed: 5, path: "2:1", endOnFailure: true }\nCounterexample: [1]',
  ): ErrorObservation => ({
    name: 'Error',
    message,
    frames: [caller],
    cause,
  })

  test.each<[string, ErrorObservation, ErrorObservation]>([
    ['matcher', base, { ...base, message: 'expected 1 to equal 2' }],
    ['negation', base, { ...base, message: 'expected 1 not to be 2 // Object.is equality' }],
    ['operator', base, { ...base, operator: 'deepStrictEqual' }],
    ['class', base, { ...base, name: 'TypeError' }],
    [
      'class known by its constructor only',
      { ...base, name: 'Error' },
      { ...base, name: 'Error', constructorName: 'Function<ClosedError>' },
    ],
    ['function', base, { ...base, frames: [{ ...thrower, method: 'verify' }, caller] }],
    ['file', base, { ...base, frames: [{ ...thrower, file: 'src/verify.ts' }, caller] }],
    ['test file', base, { ...base, frames: [thrower, { ...caller, file: 'test/b.test.ts' }] }],
    ['function between', base, { ...base, frames: [thrower, { ...thrower, method: 'between' }, caller] }],
    ['place deeper in the same function', base, { ...base, frames: [caller] }],
    ['short text', { ...base, message: "expected 'a' to be 'b'" }, { ...base, message: "expected 'a' to be 'c'" }],
    [
      'what node:assert saw',
      { ...base, message: "Expected values to be strictly equal:\n\n'a' !== 'b'\n" },
      { ...base, message: "Expected values to be strictly equal:\n\n'a' !== 'c'\n" },
    ],
    ['words', { ...base, message: 'no route to host' }, { ...base, message: 'no route to port' }],
    ['kind of value', base, { ...base, message: 'expected undefined to be 2 // Object.is equality' }],
    ['cause', base, { ...base, cause: { name: 'Error', message: 'disk is full', frames: [] } }],
    [
      'message of the cause',
      { ...base, cause: { name: 'Error', message: 'disk is full', frames: [] } },
      { ...base, cause: { name: 'Error', message: 'disk is gone', frames: [] } },
    ],
    [
      'class of the cause',
      { ...base, cause: { name: 'Error', message: 'x', frames: [] } },
      { ...base, cause: { name: 'TypeError', message: 'x', frames: [] } },
    ],
    ['matcher in a property', inProperty(base), inProperty({ ...base, message: 'expected 1 to equal 2' })],
    ['place in a property', inProperty(base), inProperty({ ...base, frames: [{ ...thrower, method: 'verify' }, caller] })],
    ['property or not', inProperty(base), base],
    ['timeout of a test or a hook', { ...base, message: 'Test timed out in 5000ms.' }, { ...base, message: 'Hook timed out in 5000ms.' }],
    [
      'snapshot',
      { ...base, message: 'Snapshot `list > rows 1` mismatched' },
      { ...base, message: 'Snapshot `list > columns 1` mismatched' },
    ],
  ])('%s', (_what, one, other) => {
    expect(signFailure(one).signature).not.toBe(signFailure(other).signature)
  })

  test.each<[string, ErrorObservation, ErrorObservation]>([
    ['numbers', base, { ...base, message: 'expected 17 to be -2.5e3 // Object.is equality' }],
    ['lines', base, { ...base, frames: base.frames.map((frame) => ({ ...frame, line: frame.line + 9, column: 1 })) }],
    [
      'frames of dependencies',
      base,
      {
        ...base,
        frames: [{ ...thrower, file: '/x/node_modules/chai/index.js' }, thrower, { ...thrower, file: 'node:internal/timers' }, caller],
      },
    ],
    [
      'receivers',
      base,
      {
        ...base,
        frames: [
          { ...thrower, method: 'async Function.check' },
          { ...caller, method: 'Object.<anonymous>' },
        ],
      },
    ],
    [
      'transformed names',
      base,
      {
        ...base,
        frames: [
          { ...thrower, method: '__vite_ssr_import_0__.check' },
          { ...caller, method: 'Proxy.<anonymous>' },
        ],
      },
    ],
    ['colours', base, { ...base, message: '\u001B[31mexpected\u001B[39m 1 to be \u001B[1m2\u001B[22m // Object.is equality' }],
    ['line ends', { ...base, message: 'a\nb' }, { ...base, message: 'a\r\nb' }],
    ['quotes', { ...base, message: `no "x" and 'y'` }, { ...base, message: 'no “x” and ‘y’' }],
    ['composition', { ...base, message: 'café' }, { ...base, message: 'cafe\u0301' }],
    [
      'timeouts of majors',
      { ...base, name: 'Error', message: 'Test timed out in 5000ms.\nIf this is' },
      { ...base, name: 'TestTimeoutError', message: 'Test timed out in 70ms.\nSee' },
    ],
    [
      'what a property made',
      inProperty(base),
      inProperty(
        { ...base, message: "expected 'x' to be [ 1, { a: null } ] // Object.is equality" },
        'Property failed after 1 tests\n{ seed: -9, path: "0", endOnFailure: true }\nCounterexample: ["x"]\nShrunk 4 time(s)',
      ),
    ],
    ['depth of recursion', { ...base, frames: [thrower, thrower, caller] }, { ...base, frames: Array.from({ length: 10 }, () => thrower) }],
  ])('%s do not matter', (_what, one, other) => {
    expect(signFailure(one)).toEqual(signFailure(other))
  })
})

test('a signature is twelve hex digits, also without frames, message and name', () => {
  const bare = signFailure({ name: '', message: '', frames: [] })
  expect(bare.signature).toMatch(/^[0-9a-f]{12}$/)
  expect(bare.parts).toEqual({ name: '', message: '', operator: '', frames: [] })
})

test('what went into it can be read', () => {
  const failure: SignedFailure = signFailure({
    name: 'AssertionError',
    message: 'expected 1 to be 2',
    operator: 'strictEqual',
    frames: [
      { method: 'check', file: 'src/check.ts', line: 3, column: 9 },
      { method: '', file: 'test/a.test.ts', line: 10, column: 3 },
    ],
  })
  expect(explainSignature(failure).split('\n')).toEqual([
    `signature  ${failure.signature}`,
    'class      AssertionError',
    'message    expected <number> to be <number>',
    'operator   strictEqual',
    'place      <anonymous>@test/a.test.ts',
    '             check@src/check.ts',
  ])
  expect(explainSignature(signFailure({ name: 'thrown', message: '', frames: [] }))).toContain("(no frame in the project's own code)")
})

/** A recorded error as Windows would word it: `\` in messages and stacks, `/` in mapped frames. */
function onWindows(error: unknown, was: string, root: string, mapped: string): unknown {
  if (typeof error !== 'object' || error === null) return error
  return Object.fromEntries(
    Object.entries(error).map(([key, value]) => {
      if (key === 'stacks')
        return [
          key,
          Array.isArray(value) ? value.map((frame: { file: string }) => ({ ...frame, file: frame.file.replace(was, mapped) })) : value,
        ]
      if (key === 'cause') return [key, onWindows(value, was, root, mapped)]
      return [key, typeof value === 'string' ? backslashes(value, was, root) : value]
    }),
  )
}

function backslashes(text: string, was: string, root: string): string {
  const parts = text.split(was)
  return parts.map((part, at) => (at === 0 ? part : part.replace(/^[^\s'")]*/, (rest) => rest.replaceAll('/', '\\')))).join(root)
}
