import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { observeError } from '../../../src/observe/failure/observe.ts'
import { projectFrames } from '../../../src/observe/failure/place.ts'
import { signFailure } from '../../../src/observe/failure/signature.ts'
import type { ErrorObservation } from '../../../src/model/run.ts'

const root = '/home/me/work'
const frame = (file: string, method = 'f'): object => ({ file, method, line: 3, column: 7 })
const files = (error: unknown, at = root): readonly string[] => projectFrames(observeError(error, at)).map((one) => one.file)

describe('files of frames', () => {
  test.each([
    ['/home/me/work/src/a.ts', root, 'src/a.ts'],
    ['/home/me/work/src/../src/./a.ts', root, 'src/a.ts'],
    ['/home/me/work//src/a.ts'.replace('//', '/'), `${root}/`, 'src/a.ts'],
    ['/home/me/work/src/a.ts?v=12ab', root, 'src/a.ts'],
    ['/@fs/home/me/work/src/a.ts', root, 'src/a.ts'],
    ['file:///home/me/work/src/a.ts', root, 'src/a.ts'],
    ['file:///home/me/work/a%20b/%C3%BC.ts', root, 'a b/ü.ts'],
    ['/home/me/w%20k/src/a.ts', '/home/me/w k', 'src/a.ts'],
    ['/home/me/100%/src/a.ts', '/home/me/100%', 'src/a.ts'],
    ['/home/me/work/src/u\u0308.ts', root, 'src/ü.ts'],
    ['C:\\Users\\me\\work\\src\\a.ts', 'C:\\Users\\me\\work', 'src/a.ts'],
    ['c:/Users/me/work/src/a.ts', 'C:\\Users\\Me\\work\\', 'src/a.ts'],
    ['file:///C:/Users/me/work/src/a.ts', 'C:\\Users\\me\\work', 'src/a.ts'],
    ['/C:/Users/me/work/src/a.ts', 'C:/Users/me/work', 'src/a.ts'],
    ['/@fs/C:/Users/me/work/src/a.ts', 'C:/Users/me/work', 'src/a.ts'],
    ['\\\\?\\C:\\Users\\me\\work\\src\\a.ts', 'C:/Users/me/work', 'src/a.ts'],
    ['\\\\server\\share\\work\\src\\a.ts', '\\\\server\\share\\work', 'src/a.ts'],
    ['file://server/share/work/src/a.ts', '\\\\server\\share\\work', 'src/a.ts'],
    ['src\\a.ts', root, 'src/a.ts'],
    ['/src/a.ts', '/', 'src/a.ts'],
  ])('%s in %s', (file, at, expected) => {
    expect(files({ message: '', stacks: [frame(file)] }, at)).toEqual([expected])
  })

  test.each([
    '/home/me/workshop/src/a.ts',
    '/home/me/other/src/a.ts',
    '/home/me/work/../other/a.ts',
    '/home/me/work/node_modules/x/index.js',
    '/home/me/work/packages/a/node_modules/.vite/deps/x.js',
    'node_modules/x/index.js',
    '../other/a.ts',
    'node:internal/process/task_queues',
    'http://localhost:63315/src/a.ts',
    'data:text/javascript,1',
    'native',
    '<anonymous>',
    'evalmachine.<anonymous>',
    '',
  ])('not the project: %s', (file) => {
    expect(files({ message: '', stacks: [frame(file)] })).toEqual([])
  })

  test('a root behind a symbolic link, either way round', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'failure-root-')))
    try {
      mkdirSync(join(folder, 'real'))
      symlinkSync(join(folder, 'real'), join(folder, 'link'), 'junction')
      expect(files({ message: '', stacks: [frame(join(folder, 'real', 'a.ts'))] }, join(folder, 'link'))).toEqual(['a.ts'])
      expect(files({ message: '', stacks: [frame(join(folder, 'link', 'a.ts'))] }, join(folder, 'link'))).toEqual(['a.ts'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test("this package's own frames are no place, also when it is linked from a folder below the root", () => {
    const own = fileURLToPath(new URL('../../../src/in-test/setup.ts', import.meta.url))
    const above = fileURLToPath(new URL('../../../../', import.meta.url))
    expect(files({ message: '', stacks: [frame(own), frame(join(above, 'app', 'a.ts'))] }, above)).toEqual(['app/a.ts'])
  })
})

describe('frames from the text of a stack', () => {
  test('of V8', () => {
    const stack = [
      'Error: no',
      'at fake (/home/me/work/src/fake.ts:1:1)',
      '    at Account.withdraw [as take] (/home/me/work/src/a (b)/account.ts:14:40)',
      '    at async Promise.all (index 0)',
      '    at new Promise (<anonymous>)',
      '    at eval (eval at run (/home/me/work/src/eval.ts:3:5), <anonymous>:1:7)',
      '    at async file:///home/me/work/src/b%20c.ts:3:4',
      '    at /home/me/work/test/a.test.ts:5:6',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    ].join('\n')
    const observed = observeError({ name: 'Error', message: 'no\nat fake (/home/me/work/src/fake.ts:1:1)', stack }, root)
    expect(projectFrames(observed)).toEqual([
      { method: 'Account.withdraw [as take]', file: 'src/a (b)/account.ts', line: 14, column: 40 },
      { method: 'eval', file: 'src/eval.ts', line: 3, column: 5 },
      { method: '', file: 'src/b c.ts', line: 3, column: 4 },
      { method: '', file: 'test/a.test.ts', line: 5, column: 6 },
    ])
    expect(signFailure(observed).parts.frames).toEqual([
      '<anonymous>@test/a.test.ts',
      '<anonymous>@src/b c.ts',
      'eval@src/eval.ts',
      'withdraw@src/a (b)/account.ts',
    ])
  })

  test('of Firefox and Safari', () => {
    const stack = 'withdraw@file:///home/me/work/src/a.ts:14:40\n@file:///home/me/work/test/a.test.ts:5:6\n[native code]'
    expect(projectFrames(observeError({ message: 'no', stack }, root)).map(({ method, file }) => `${method}@${file}`)).toEqual([
      'withdraw@src/a.ts',
      '@test/a.test.ts',
    ])
  })

  test('mapped frames come first', () => {
    expect(
      files({ message: '', stack: 'Error\n    at f (/home/me/work/dist/a.js:1:1)', stacks: [frame('/home/me/work/src/a.ts')] }),
    ).toEqual(['src/a.ts'])
    expect(files({ message: '', stack: 'Error\n    at f (/home/me/work/dist/a.js:1:1)', stacks: [] })).toEqual(['dist/a.js'])
  })
})

describe('messages', () => {
  test.each([
    ["open '/home/me/work/data/a.json'", root, "open '<root>/data/a.json'"],
    ['in /home/me/work', root, 'in <root>'],
    ['in /home/me/workshop and /mnt/home/me/work/x', root, 'in /home/me/workshop and /mnt/home/me/work/x'],
    ['file:///home/me/work/a.ts', root, '<root>/a.ts'],
    ['C:\\Users\\me\\work\\src\\a.ts:3:4 and c:/users/me/work', 'C:\\Users\\me\\work', '<root>/src/a.ts:3:4 and <root>'],
    ['"C:\\\\Users\\\\me\\\\work\\\\a.ts"', 'C:\\Users\\me\\work', '"<root>/a.ts"'],
    ['at / and /x', '/', 'at / and /x'],
  ])('%s in %s', (message, at, expected) => {
    expect(observeError({ message }, at).message).toBe(expected)
  })

  test('what an AggregateError holds', () => {
    const error = new Error('outer', { cause: new AggregateError([new TypeError('first'), 'second'], 'both') })
    expect(observeError(error, root).cause?.message).toBe('both [TypeError: first; second]')
  })
})

class Odd extends Error {}
const cyclic: { message: string; cause?: unknown } = { message: 'snake' }
cyclic.cause = { message: 'tail', cause: cyclic }
const chain = (depth: number): object => (depth === 0 ? { message: 'end' } : { message: `layer ${depth}`, cause: chain(depth - 1) })
const revoked = Proxy.revocable({}, {})
revoked.revoke()
const throwing = new Proxy(
  {},
  {
    get: () => {
      throw new Error('get')
    },
    has: () => true,
    ownKeys: () => {
      throw new Error('ownKeys')
    },
    getOwnPropertyDescriptor: () => {
      throw new Error('descriptor')
    },
    getPrototypeOf: () => {
      throw new Error('prototype')
    },
  },
)

describe('whatever was thrown', () => {
  test.each<[() => unknown, string, string]>([
    [() => 'text', 'thrown', 'text'],
    [() => '', 'thrown', ''],
    [() => undefined, 'thrown', 'undefined'],
    [() => null, 'thrown', 'null'],
    [() => 42, 'thrown', '42'],
    [() => 7n, 'thrown', '7'],
    [() => Symbol('odd'), 'thrown', 'Symbol(odd)'],
    [() => () => 1, 'thrown', '[function]'],
    [() => ({}), 'thrown', '{}'],
    [() => ({ code: 'E_ODD', z: 1 }), 'thrown', '{ code: "E_ODD", z: 1 }'],
    [() => [1, 2], 'thrown', '[array of 2]'],
    [() => new Odd('x'), 'Error', 'x'],
    [() => new RangeError('x'), 'RangeError', 'x'],
    [() => new DOMException('x', 'AbortError'), 'AbortError', 'x'],
    [() => ({ name: 5, message: { a: 1 } }), 'thrown', '{ a: 1 }'],
    [() => JSON.parse('{"__proto__": {"message": "inherited"}}'), 'thrown', '{}'],
    [() => Object.create({ name: 'Inherited', message: 'inherited' }), 'thrown', '{}'],
    [() => throwing, 'thrown', '[object]'],
    [() => revoked.proxy, 'thrown', '[object]'],
    [
      () => ({
        get message(): string {
          throw new Error('getter')
        },
      }),
      'thrown',
      '{ message: undefined }',
    ],
  ])('%#', (make, name, message) => {
    const observed = observeError(make(), root)
    expect([observed.name, observed.message]).toEqual([name, message])
    expect(signFailure(observed).signature).toMatch(/^[0-9a-f]{12}$/)
  })

  test('the class of a true Error, and of one that was sent', () => {
    expect(observeError(new Odd('x'), root).constructorName).toBe('Function<Odd>')
    expect(observeError({ message: 'x', constructor: 'Function<Odd>' }, root).constructorName).toBe('Function<Odd>')
    expect(observeError({ message: 'x' }, root)).not.toHaveProperty('constructorName')
  })

  test('causes that come back, and causes without end', () => {
    expect(observeError(cyclic, root)).toMatchObject({ message: 'snake', cause: { message: 'tail' } })
    expect(observeError(cyclic, root).cause).not.toHaveProperty('cause')
    const depth = (error: ErrorObservation): number => (error.cause === undefined ? 0 : 1 + depth(error.cause))
    expect(depth(observeError(chain(5000), root))).toBe(8)
  })

  test('any JSON, and any object at all', () => {
    const key = fc.constantFrom(
      'name',
      'message',
      'stack',
      'stacks',
      'cause',
      'errors',
      'operator',
      'constructor',
      '__proto__',
      'toString',
      'file',
      'method',
      'line',
      'column',
    )
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.constant(undefined),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 6 }),
        fc.anything(),
      ),
    }))
    fc.assert(
      fc.property(value, fc.string(), (error, at) => {
        const observed = observeError(error, at)
        const again = JSON.parse(JSON.stringify(observed)) as ErrorObservation
        expect(again).toEqual(observed)
        expect(signFailure(again)).toEqual(signFailure(observed))
        expect(JSON.stringify(signFailure(observed)).length).toBeLessThan(20_000)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a megabyte', () => {
  const million = 1_000_000
  test.each<[string, string]>([
    ['letters', 'a'.repeat(million)],
    ['digits', '1'.repeat(million)],
    ['hex digits', 'a1'.repeat(million / 2)],
    ['quotes', `'"\``.repeat(million / 3)],
    ['escaped quotes', `'${"\\'".repeat(million / 2)}`],
    ['quotes behind letters', "'a".repeat(million / 2)],
    ['slashes', '/'.repeat(million)],
    ['short paths', '/@'.repeat(million / 2)],
    ['paths', ' /a/b'.repeat(million / 5)],
    ['backslashes', '\\'.repeat(million)],
    ['brackets', '[{'.repeat(million / 2)],
    ['brackets closed', '['.repeat(million / 2) + ']'.repeat(million / 2)],
    ['colons', '1:'.repeat(million / 2)],
    ['dots', '1.'.repeat(million / 2)],
    ['commas', '1,111,'.repeat(million / 6)],
    ['dashes', '2026-'.repeat(million / 5)],
    ['units', '1h2m'.repeat(million / 4)],
    ['months', 'Mon Nov '.repeat(million / 8)],
    ['escape codes', '\u001B[31m'.repeat(million / 5)],
    ['open escape codes', '\u001B]8;;'.repeat(million / 5)],
    ['new lines', '\r\n'.repeat(million / 2)],
    ['frames', '\n    at f (/home/me/work/a.ts:1:1)'.repeat(million / 34)],
    ['roots', root.repeat(million / root.length)],
    ['masks', '<number>, '.repeat(million / 10)],
    ['combining marks', 'e\u0301'.repeat(million / 2)],
    ['imports', '(0, __vite_ssr_import_0__.'.repeat(million / 26)],
  ])('of %s is signed at once', (_what, text) => {
    const before = performance.now()
    const property = { name: 'Error', message: 'Property failed after 1 tests\n{ seed: 1', cause: { name: 'Error', message: text } }
    for (const error of [{ name: text, message: text, stack: `${text}\n${text}`, constructor: `Function<${text}>` }, property]) {
      const observed = observeError(error, root)
      const { signature, parts } = signFailure(observed)
      expect(signature).toMatch(/^[0-9a-f]{12}$/)
      expect(JSON.stringify(observed).length).toBeLessThan(200_000)
      expect(parts.message.length).toBeLessThanOrEqual(1000)
    }
    expect(signFailure({ name: text, message: text, frames: [{ method: text, file: 'a.ts', line: 1, column: 1 }] }).signature).toMatch(
      /^[0-9a-f]{12}$/,
    )
    // A quadratic step over a megabyte takes minutes.
    expect(performance.now() - before).toBeLessThan(5000)
  })

  test('of text between quotes does not hide what was expected of it', () => {
    const sign = (matcher: string, letter: string): string =>
      signFailure(observeError({ message: `expected '${letter.repeat(million)}' to ${matcher} 'b'` }, root)).signature
    expect(sign('be', 'x')).toBe(sign('be', 'y'))
    expect(sign('be', 'x')).not.toBe(sign('equal', 'x'))
  })

  test('stacks deep beyond measure keep both ends', () => {
    const deep = (count: number): object => ({
      message: 'x',
      stacks: [
        frame('/home/me/work/throw.ts', 'last'),
        ...Array.from({ length: count }, () => frame('/home/me/work/a.ts', 'again')),
        frame('/home/me/work/a.test.ts', ''),
      ],
    })
    expect(observeError(deep(100_000), root).frames.length).toBeLessThanOrEqual(400)
    expect(signFailure(observeError(deep(100_000), root))).toEqual(signFailure(observeError(deep(5), root)))
  })
})
