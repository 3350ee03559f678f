import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, type Major, type Project } from '../support/index.ts'
import { DATA, EXAMPLE, PROPERTY, SHOP, edit, replay, shopWith, shown, type ReplayOutput } from './shop.ts'

/** Each starts several runs of Vitest. */
const SLOW = { timeout: 300_000 }

const PRICE = 'src/price.ts'
const FREE_THIRD = edit(PRICE, 'Math.floor(count / 3)', '0')

/** A patch by hand, with its headers. */
const patch = (headers: string, body: string): string =>
  `${headers}diff --git a/${PRICE} b/${PRICE}\n--- a/${PRICE}\n+++ b/${PRICE}\n${body}`

const TWO_FILES = patch(
  '# covers: src/price.ts\n',
  `@@ -7,5 +7,5 @@ export function priceOf(count: number, each: number): number {
 }
 
 export function withTax(amount: number): number {
-  return Math.round(amount * (1 + rate))
+  return Math.round(amount * (1 - rate))
 }
diff --git a/src/rate.ts b/src/rate.ts
--- a/src/rate.ts
+++ b/src/rate.ts
@@ -1 +1 @@
-export const rate = 0.25
+export const rate = 0.5
`,
)

const NEW_FILE = patch(
  '',
  `@@ -1,4 +1,4 @@
-import { rate } from './rate.ts'
+import { rate } from './new/rate.ts'
 
 export function priceOf(count: number, each: number): number {
   return (count - Math.floor(count / 3)) * each
diff --git a/src/new/rate.ts b/src/new/rate.ts
new file mode 100644
--- /dev/null
+++ b/src/new/rate.ts
@@ -0,0 +1 @@
+export const rate = 0.75
`,
)

const WINDOWS = `diff --git a/src/windows.ts b/src/windows.ts
--- a/src/windows.ts
+++ b/src/windows.ts
@@ -1,3 +1,3 @@
-export const first = 1\r
+export const first = 3\r
 \r
 export const second = 2\r
`

const LOOP = 'while (String(count) !== "") { /* without end */ }\n  return 0 * each'
const ROW = 'return (count - Math.floor(count / 3)) * each'

const KNOWN = {
  'caught.patch': patch(
    `# caught-by: ${PROPERTY} > grows\n# why: it was merged once\n`,
    `@@ -2,6 +2,6 @@ import { rate } from './rate.ts'
 
 export function priceOf(count: number, each: number): number {
-  return (count - Math.floor(count / 3)) * each
+  return (Math.floor(count / 3) - count) * each
 }
 
 export function withTax(amount: number): number {
`,
  ),
  'caught-by-another.yaml': edit(PRICE, 'Math.round', 'Math.abs', `caughtBy: ${PROPERTY} > grows\n`).replace('Math.abs', '1 + Math.round'),
  'crash.yaml': edit(PRICE, ROW, "process.kill(process.pid, 'SIGKILL')\n  return count * each"),
  'data.yaml': edit('data/limits.json', '10', '11'),
  'free-third.yaml': FREE_THIRD,
  'kills-its-parent.yaml': edit(PRICE, ROW, "process.kill(process.ppid, 'SIGKILL')\n  return count * each"),
  'loop.yaml': edit(PRICE, ROW, LOOP),
  'new-file.patch': NEW_FILE,
  'stale.yaml': edit(PRICE, 'Math.ceil', 'Math.floor'),
  'survives.yaml': edit(PRICE, 'Math.round', 'Math.trunc'),
  'syntax.yaml': edit(PRICE, 'export function withTax', 'export function ('),
  'test-itself.yaml': edit(EXAMPLE, 'toBe(500)', 'toBe(501)'),
  'throws.yaml': edit(PRICE, ROW, 'throw new TypeError(String(count + each))'),
  'two-files.patch': TWO_FILES,
  'unparsed.patch': '--- a/src/price.ts\n',
  'unseen.yaml': edit('src/other.ts', 'hello', 'goodbye').replace('find: "hello"', 'find: "hello $"').replace('"goodbye"', '"goodbye $"'),
  'windows.patch': WINDOWS,
}

/** What each must come to, on both majors, whatever the others do; without how it was replayed. */
const EXPECTED: Readonly<Record<string, string>> = {
  'caught.patch': `killed by ${PROPERTY} > grows`,
  'caught-by-another.yaml': `survived by ${EXAMPLE} > tax`,
  'crash.yaml': 'error',
  'data.yaml': `killed by ${DATA} > limits`,
  'free-third.yaml': `killed by ${EXAMPLE} > three for two`,
  'kills-its-parent.yaml': 'error',
  'loop.yaml': 'timeout',
  'new-file.patch': `killed by ${EXAMPLE} > tax`,
  'stale.yaml': 'stale',
  'survives.yaml': 'survived',
  'syntax.yaml': 'error',
  'test-itself.yaml': 'error',
  'throws.yaml': 'error',
  'two-files.patch': `killed by ${EXAMPLE} > tax`,
  'unseen.yaml': 'survived',
  'windows.patch': `killed by ${DATA} > windows`,
}

describe.each(MAJORS)('replay on $name', (major: Major) => {
  let project: Project
  let before: Readonly<Record<string, string>>
  let output: ReplayOutput & { readonly status: number | null }
  const files = Object.keys(SHOP)
  const bytes = (): Readonly<Record<string, string>> => Object.fromEntries(files.map((file) => [file, project.read(file)]))

  beforeAll(async () => {
    project = await shopWith(KNOWN, major)
    before = bytes()
    output = await replay(project)
  }, SLOW.timeout)
  afterAll(() => project.dispose())

  const of = (name: string): ReplayOutput['replays'][number] | undefined =>
    output.replays.find(({ file }) => file === `oracle/known-bad/${name}`)

  test.each(Object.entries(EXPECTED))('%s: %s', (name, expected) => {
    const one = of(name)
    // A replay ends at its first kill, so of several killers one must be there.
    const by =
      one === undefined || one.killedBy.length === 0
        ? ''
        : ` by ${one.killedBy.find((test) => expected.endsWith(test)) ?? one.killedBy.join()}`
    expect(`${one?.outcome ?? 'missing'}${by}`).toBe(expected)
  })

  test('says what is wrong, and where', () => {
    expect(of('stale.yaml')).toMatchObject({
      message: 'what it finds does not stand in src/price.ts any more',
      at: { file: 'oracle/known-bad/stale.yaml', line: 2, column: 7 },
    })
    expect(of('test-itself.yaml')?.message).toBe(`it changes ${EXAMPLE}, which is a trusted test itself`)
    expect(of('throws.yaml')?.message).toContain('TypeError')
    expect(of('loop.yaml')?.message).toContain('ran out of time')
    expect(output.unreadable).toMatchObject([
      { file: 'oracle/known-bad/unparsed.patch', mistakes: [{ at: { line: 1 }, wrong: 'holds no patch' }] },
    ])
  })

  test('serves modules from memory, and believes kills alone', () => {
    const how = Object.fromEntries(output.replays.map((one) => [one.file.replace('oracle/known-bad/', ''), one.how]))
    expect(how).toEqual({
      'caught.patch': 'overlay',
      'caught-by-another.yaml': 'disk',
      'crash.yaml': 'disk',
      'data.yaml': 'disk',
      'free-third.yaml': 'overlay',
      'kills-its-parent.yaml': 'disk',
      'loop.yaml': 'disk',
      'new-file.patch': 'disk',
      'stale.yaml': 'none',
      'survives.yaml': 'disk',
      'syntax.yaml': 'disk',
      'test-itself.yaml': 'none',
      'throws.yaml': 'disk',
      'two-files.patch': 'overlay',
      'unseen.yaml': 'disk',
      'windows.patch': 'overlay',
    })
  })

  test('blocks, since some survived, and leaves the work tree as it was', async () => {
    expect([output.decision, output.status]).toEqual(['block', 1])
    expect(bytes()).toEqual(before)
    expect(await project.git('status', '--porcelain')).toBe('')
  })

  test('runs only what loads the edit, and all of it for a survivor', () => {
    expect(of('survives.yaml')?.ran).toEqual([DATA, EXAMPLE, PROPERTY])
    expect(of('windows.patch')?.ran).toEqual([DATA])
    expect(shown(output).filter((line) => line.startsWith('survives') || line.startsWith('data'))).toEqual([
      `data.yaml: killed by ${DATA} > limits (disk)`,
      'survives.yaml: survived (disk)',
    ])
  })
})

describe('replay', () => {
  const [major] = MAJORS

  test('takes what is not committed, and files by name; all killed is allow', SLOW, async () => {
    const project = await shopWith({ 'survives.yaml': KNOWN['survives.yaml'] }, major)
    try {
      project.write({ 'oracle/known-bad/new.yaml': FREE_THIRD })
      const output = await replay(project, 'oracle/known-bad/new.yaml')
      expect([output.replays.map(({ outcome }) => outcome), output.decision, output.status]).toEqual([['killed'], 'allow', 0])
      const words = await project.cli(['replay', './oracle/known-bad/new.yaml'])
      expect(words.stdout).toContain(`1  ${EXAMPLE} > three for two`)
      expect(words.stdout).toMatch(/^allow: 1 killed \(5 trusted tests, \d+ ms without an edit\)$/m)
      const unknown = await project.cli(['replay', 'oracle/known-bad/gone.yaml'])
      expect([unknown.status, unknown.stderr]).toEqual([
        2,
        expect.stringContaining('which has: oracle/known-bad/new.yaml, oracle/known-bad/survives.yaml'),
      ])
    } finally {
      project.dispose()
    }
  })

  test('without a known-bad it says so', SLOW, async () => {
    const project = await shopWith({}, major)
    try {
      const ended = await project.cli(['replay'])
      expect([ended.status, ended.stdout]).toEqual([
        0,
        'oracle/known-bad holds no known-bad, so nothing shows that the trusted tests can fail.\n',
      ])
    } finally {
      project.dispose()
    }
  })

  test('a project below the top of its repository has patches from the top', SLOW, async () => {
    const project = await shopWith({}, major)
    try {
      // Moved down: git sees the same files below `app/`.
      const below = Object.fromEntries(
        Object.entries({ ...SHOP, 'oracle/known-bad/w.patch': WINDOWS.replaceAll('src/', 'app/src/') }).map(([path, text]) => [
          `app/${path}`,
          text,
        ]),
      )
      project.write({
        ...Object.fromEntries(Object.keys(SHOP).map((path) => [path, null])),
        ...below,
        'app/package.json': '{ "type": "module" }',
        '.gitignore': 'node_modules\n',
      })
      await project.git('add', '-A')
      const ended = await project.cli(['replay', '--json'], { cwd: 'app' })
      expect((JSON.parse(ended.stdout) as ReplayOutput).replays).toMatchObject([{ outcome: 'killed', killedBy: [`${DATA} > windows`] }])
      expect(readFileSync(join(project.root, 'app/src/windows.ts'), 'utf8')).toBe(SHOP['src/windows.ts'])
    } finally {
      project.dispose()
    }
  })
})

describe('one replay does not change another', () => {
  const WRITES = edit(
    PRICE,
    ROW,
    `writeFileSync('data/limits.json', '{ "most": 11 }')\n  return 1`,
    `also:\n  - { file: ${PRICE}, find: "import { rate }", replace: "import { writeFileSync } from 'node:fs'\\nimport { rate }" }\n`,
  )

  // The folder for temporary files is ours, whichever Vitest runs in it.
  test('by what it keeps among temporary files', SLOW, async () => {
    const [major] = MAJORS
    // A cache beside the project: what a broken price left there is no answer of the next one.
    const cache = `import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
const file = tmpdir() + '/price-of-three.txt'
export function priceOf(count: number, each: number): number {
  if (count === 3 && each === 250 && existsSync(file)) return Number(readFileSync(file, 'utf8'))
  const price = (count - Math.floor(count / 3)) * each
  if (count === 3 && each === 250) writeFileSync(file, String(price))
  return price
}
export const withTax = (amount: number): number => Math.round(amount * 1.25)
`
    const known = {
      'a-kept.yaml': edit(PRICE, 'count - Math', 'count + Math'),
      'b-other.yaml': edit('src/windows.ts', 'first = 1', 'first = 2'),
      'c-harmless.yaml': edit(PRICE, 'Math.round', 'Math.trunc'),
      'd-other.yaml': edit('src/windows.ts', 'first = 1', 'first = 3'),
    }
    const project = await shopWith(known, major, { [PRICE]: cache })
    try {
      expect(shown(await replay(project))).toEqual([
        `a-kept.yaml: killed by ${EXAMPLE} > three for two (overlay)`,
        `b-other.yaml: killed by ${DATA} > windows (overlay)`,
        'c-harmless.yaml: survived (disk)',
        `d-other.yaml: killed by ${DATA} > windows (overlay)`,
      ])
    } finally {
      project.dispose()
    }
  })

  test.for(MAJORS)('whatever it writes, kills or leaves in caches, on $name', SLOW, async (major: Major) => {
    // One after the other, by the Vitests that are started for those that are left.
    const known = {
      'a-writes.yaml': WRITES,
      'b-kills-its-parent.yaml': edit(PRICE, ROW, "process.kill(process.ppid, 'SIGKILL')\n  return count * each"),
      'c-harmless.yaml': edit('src/windows.ts', 'second = 2', 'second = 3'),
      'd-killed.yaml': FREE_THIRD,
    }
    const cached = (SHOP['vitest.config.ts'] ?? '').replace('test: {', 'test: { experimental: { fsModuleCache: true },')
    const project = await shopWith(known, major, { 'vitest.config.ts': cached })
    try {
      const output = await replay(project)
      expect(shown(output)).toEqual([
        expect.stringMatching(/^a-writes\.yaml: killed by .* \(overlay\)$/),
        'b-kills-its-parent.yaml: error (disk)',
        'c-harmless.yaml: survived (disk)',
        `d-killed.yaml: killed by ${EXAMPLE} > three for two (overlay)`,
      ])
      expect(project.read('data/limits.json')).toBe(SHOP['data/limits.json'])
    } finally {
      project.dispose()
    }
  })
})
