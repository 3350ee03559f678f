import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, makeProject, type Project } from '../support/index.ts'
import { EXAMPLE, PROPERTY, SHOP, replay, shopWith, shown } from './shop.ts'

const PRICE = SHOP['src/price.ts'] ?? ''
const FREE_THIRD = PRICE.replace('Math.floor(count / 3)', '0')

const [major, other] = MAJORS

describe('replay --write', () => {
  let project: Project
  beforeAll(async () => {
    project = await shopWith({}, major)
  })
  afterAll(() => project.dispose())
  const known = (): Promise<string> => project.git('status', '--porcelain', '--untracked-files=all', 'oracle/known-bad')

  test.each<[string, Record<string, string>, readonly string[], string]>([
    ['nothing that is changed', {}, ['--write', 'a'], 'No production file (src/**, data/**) differs from the last commit.'],
    ['what is no production file alone', { 'notes.txt': 'a' }, ['--write', 'a'], 'No production file'],
    [
      'a trusted test that is changed too',
      { 'src/price.ts': FREE_THIRD, [EXAMPLE]: 'throw 1' },
      ['--write', 'a'],
      `${EXAMPLE} is changed too, and judges the edit.`,
    ],
    [
      'any test, and what steers the runner',
      { 'src/price.ts': FREE_THIRD, 'tests/more.test.ts': '', '.env': '' },
      ['--write', 'a'],
      '.env, tests/more.test.ts are changed too',
    ],
    ['binary data', { 'data/limits.json': '\0' }, ['--write', 'a'], 'data/limits.json is no text.'],
    ['no name', { 'src/price.ts': FREE_THIRD }, ['--write', '../a'], 'letters, digits, dots and dashes'],
    ['a name that is taken', { 'oracle/known-bad/a.patch': '' }, ['--write', 'a.patch'], 'oracle/known-bad/a.patch is there already.'],
    ['more than one line for the reason', { 'src/price.ts': FREE_THIRD }, ['--write', 'a', '--why', 'a\nb'], '--why is one line'],
    ['a reason without a name', {}, ['--why', 'a'], 'give --write NAME as well'],
    ['a file beside the name', {}, ['--write', 'a', 'b.patch'], 'no FILE stands beside it'],
  ])('refuses %s, and writes nothing', async (_, files, args, words) => {
    project.write(files)
    const before = await known()
    const ended = await project.cli(['replay', ...args])
    expect([ended.status, ended.stdout, ended.stderr]).toEqual([2, '', expect.stringContaining(words)])
    expect(await known()).toBe(before)
    await project.git('checkout', 'HEAD', '--', '.')
    await project.git('clean', '-fdq', '-e', 'node_modules')
  })

  test('does not keep what survives, and says what would help', async () => {
    project.write({ 'src/price.ts': PRICE.replace('Math.round', 'Math.trunc') })
    const ended = await project.cli(['replay', '--write', 'rounded'])
    expect([ended.status, ended.stdout.split('\n')]).toEqual([
      1,
      [
        'Not written: it survives. All 5 trusted tests pass under the edit, as they do without it.',
        `  ${EXAMPLE} loads the edit, and passes`,
        `  ${PROPERTY} loads the edit, and passes`,
        expect.stringContaining('What would help: a trusted test that says what src/price.ts must answer, committed first.'),
        '',
      ],
    ])
    expect(project.read('src/price.ts')).toContain('Math.trunc')
    expect(await known()).toBe('')
  })

  test('does not keep what breaks down', async () => {
    project.write({ 'src/price.ts': PRICE.replace('return (count', 'throw new TypeError(`no ${count} of ${each}`)\n  return (count') })
    const ended = await project.cli(['replay', '--write', 'throws', '--json'])
    expect(ended.status).toBe(1)
    expect(JSON.parse(ended.stdout)).toMatchObject({ outcome: 'error', written: false, message: expect.stringContaining('TypeError: no ') })
    expect(await known()).toBe('')
    await project.git('checkout', 'HEAD', '--', '.')
  })

  test('keeps what is killed, with its headers; the edit stays until the line that takes it back', async () => {
    project.write({ 'src/price.ts': FREE_THIRD, 'notes.txt': 'to do' })
    // What is added to the index is an edit all the same.
    await project.git('add', 'src/price.ts')
    const ended = await project.cli(['replay', '--write', 'free-third', '--why', 'it was merged once: "free"'])
    expect(ended.stderr).toContain('note: notes.txt is changed and no production file; the known-bad leaves it out.')
    expect([ended.status, ended.stdout.split('\n')]).toEqual([
      0,
      [
        'oracle/known-bad/free-third.patch: written, killed by 1 trusted test',
        `  ${EXAMPLE} > three for two`,
        expect.stringContaining('Your edit of src/price.ts is still there.'),
        '  git checkout HEAD -- src/price.ts',
        '  npx vitest-oracle lock',
        '',
      ],
    ])
    expect(project.read('oracle/known-bad/free-third.patch')).toBe(`# covers: src/price.ts
# why: it was merged once: "free"
diff --git a/src/price.ts b/src/price.ts
--- a/src/price.ts
+++ b/src/price.ts
@@ -1,7 +1,7 @@
 import { rate } from './rate.ts'
 
 export function priceOf(count: number, each: number): number {
-  return (count - Math.floor(count / 3)) * each
+  return (count - 0) * each
 }
 
 export function withTax(amount: number): number {
`)
    expect(project.read('src/price.ts')).toBe(FREE_THIRD)
    await project.git('checkout', 'HEAD', '--', 'src/price.ts')
    expect(project.read('src/price.ts')).toBe(PRICE)
    await project.git('apply', '--check', 'oracle/known-bad/free-third.patch')
    expect(shown(await replay(project))).toEqual([`free-third.patch: killed by ${EXAMPLE} > three for two (overlay)`])
    const locked = await project.cli(['lock'])
    expect(locked.stdout).toContain('1 known-bad')
  })
})

test('replay --write below the top of the repository, with a new file, CR LF, a deletion and a mode', { timeout: 120_000 }, async () => {
  const files = Object.fromEntries(Object.entries(SHOP).map(([path, text]) => [`app/${path}`, text]))
  const project = await makeProject({ ...files, 'app/package.json': '{ "type": "module" }', '.gitignore': 'node_modules\n' }, other)
  try {
    await project.git('init', '-q')
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'shop')
    project.write({
      'app/src/price.ts': PRICE.replace('./rate.ts', './new rate.ts'),
      'app/src/new rate.ts': 'export const rate = 0.5',
      'app/src/rate.ts': null,
      'app/src/windows.ts': 'export const first = 3\r\n\r\nexport const second = 2\r\n',
    })
    const edited = await project.git('status', '--porcelain')
    const ended = await project.cli(['replay', '--write', 'many'], { cwd: 'app' })
    expect([ended.status, ended.stdout]).toEqual([0, expect.stringContaining('\n  git apply -R oracle/known-bad/many.patch\n')])
    expect(await project.git('status', '--porcelain', 'app/src')).toBe(edited)
    await project.git('-C', 'app', 'apply', '-R', 'oracle/known-bad/many.patch')
    expect(await project.git('status', '--porcelain', '--untracked-files=all')).toBe('?? app/oracle/known-bad/many.patch\n')
  } finally {
    project.dispose()
  }
})
