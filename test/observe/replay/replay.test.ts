import { describe, expect, test } from 'vitest'
import { MAJORS } from '../../support/index.ts'
import { EXPLAINED, HONEST, SILENT, SNIFFING, TAMPERING } from './cases.ts'
import { filesOf, replayed } from './project.ts'

const SLOW = 280_000

const OTHER_EACH_TIME = 'a second run of the same tests gives another answer'
/** What honest patches do that nothing follows from. */
const LEFT_OUT = [
  { what: 'src/clock.ts#stamp', because: OTHER_EACH_TIME },
  { what: 'src/counter-new.ts#mark', because: 'it depends on calls before it, and not all of them could be recorded' },
  { what: 'src/loaded-at.ts#since', because: OTHER_EACH_TIME },
  { what: 'src/mocked-global.ts#remote', because: 'base gives other answers outside of the runner as well' },
  { what: 'src/process-id.ts#owner', because: OTHER_EACH_TIME },
  { what: 'src/random.ts#tag', because: OTHER_EACH_TIME },
]

describe.each(MAJORS)('$name', (major) => {
  test('honest patches answer outside of the runner as inside, or are left out', { timeout: SLOW }, async () => {
    const voice = { 'src/voice.ts': 'export const shout = (text: string) => text.toUpperCase()\n' }
    const { seen } = await replayed(
      major,
      filesOf(HONEST, 'base', 'tests/honest.test.ts'),
      { ...filesOf(HONEST, 'head', 'tests/honest.test.ts'), ...voice },
      ['tests/honest.test.ts'],
    )
    expect(seen.differences).toEqual([])
    expect(seen.passing).toEqual([])
    expect(seen.missing).toEqual([])
    expect(seen.calls).toBeGreaterThan(20)
    expect(seen.fresh).toBeGreaterThan(10)
    expect(seen.turned).toBeGreaterThan(0)
    expect(seen.leftOut).toEqual(LEFT_OUT)
  })

  test('code that is right while it is tested is found', { timeout: SLOW }, async () => {
    const { seen } = await replayed(
      major,
      filesOf(SNIFFING, 'base', 'tests/sniffing.test.ts'),
      filesOf(SNIFFING, 'head', 'tests/sniffing.test.ts'),
    )
    expect(seen.differences.map(({ file, name, explanation, base }) => ({ file, name, explanation, base }))).toEqual(
      SNIFFING.map(({ name }) => ({ file: `src/${name}.ts`, name: 'double', explanation: null, base: 'agrees' })).toSorted((a, b) =>
        a.file < b.file ? -1 : 1,
      ),
    )
    expect(seen.differences.find(({ file }) => file === 'src/inputs.ts')?.first).toMatchObject({
      call: 'double(50)',
      inRunner: '100',
      outside: '51',
    })
  })

  test('code that works on its judge passes with expectations turned round', { timeout: SLOW }, async () => {
    const of = (at: 'base' | 'head'): Record<string, string> =>
      Object.assign({}, ...TAMPERING.map((one) => filesOf([one], at, `tests/${one.name}.test.ts`)))
    const files = TAMPERING.map(({ name }) => `tests/${name}.test.ts`)
    const { seen } = await replayed(major, of('base'), of('head'), files)
    expect(seen.passing).toEqual(files.toSorted().map((file) => ({ file, tests: [`${file} > ${/([\w-]+)\.test/.exec(file)?.[1]}`] })))
  })

  test('nothing of base is asked for where head shows no difference', { timeout: SLOW }, async () => {
    const plain = HONEST.filter(({ name }) => ['memo', 'async', 'mutates', 'big'].includes(name))
    const { seen, asked } = await replayed(major, filesOf(plain, 'base', 'tests/a.test.ts'), filesOf(plain, 'head', 'tests/a.test.ts'), [
      'tests/a.test.ts',
    ])
    expect(asked).toBe(0)
    expect(seen.differences).toEqual([])
    expect(seen.turned).toBe(4)
  })

  test('what may have another reason says so', { timeout: SLOW }, async () => {
    const test = 'tests/explained.test.ts'
    const around = {
      'oracle/unit.txt': '2',
      'node_modules/only-for-dev/package.json': '{ "name": "only-for-dev", "type": "module", "exports": "./index.js" }',
      'node_modules/only-for-dev/index.js': 'export const unit = 1',
      'tests/setup.ts': 'Object.assign(globalThis, { polyfilled: 2 })',
      'vitest.config.ts': "export default { test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] } }\n",
    }
    const { seen } = await replayed(
      major,
      { ...filesOf(EXPLAINED, 'base', test), ...around },
      { ...filesOf(EXPLAINED, 'head', test), ...around },
    )
    expect(seen.differences.map(({ file, name, explanation }) => ({ file, name, explanation }))).toEqual(
      EXPLAINED.map(({ name, asked, explanation }) => ({ file: `src/${name}.ts`, name: asked, explanation })).toSorted((a, b) =>
        a.file < b.file ? -1 : 1,
      ),
    )
  })

  test('a patch by which nothing is recorded any more is seen', { timeout: SLOW }, async () => {
    const of = (at: 'base' | 'head'): Record<string, string> =>
      Object.assign({}, ...SILENT.map((one) => filesOf([one], at, `tests/${one.name}.test.ts`)))
    const { seen } = await replayed(major, of('base'), of('head'))
    expect(seen.missing).toEqual([
      { what: 'src/fakes-clock.ts#double', because: SILENT[1]?.because },
      { what: 'tests/leaves.test.ts', because: SILENT[0]?.because },
    ])
  })

  // What runs outside of the runner is ours, whichever Vitest recorded it.
  if (major !== MAJORS[0]) return
  test('a call that does not end outside is no answer', { timeout: SLOW }, async () => {
    const endless = [
      {
        name: 'endless',
        base: 'export const one = (n: number) => n',
        head: 'export const one = (n: number) => { while (!process.env.VITEST); return n }',
        asks: 'expect(one(1)).toBe(1)',
      },
    ]
    const { seen } = await replayed(major, filesOf(endless, 'base', 'tests/a.test.ts'), filesOf(endless, 'head', 'tests/a.test.ts'), [], 10)
    expect(seen.missing).toEqual([{ what: 'the replay', because: "it did not end outside of the runner, and base's did" }])
  })
})
