import { describe, expect, test } from 'vitest'
import { applyKnownBad } from '../../../src/observe/known-bad/change.ts'
import { knownBadPaths, readKnownBads } from '../../../src/observe/known-bad/read.ts'
import { memorySource, mistakesOf, valueRead } from '../owned/support.ts'

const FOLDER = 'oracle/known-bad'

const DIFF = `diff --git a/src/price.ts b/src/price.ts
index 1234567..89abcde 100644
--- a/src/price.ts
+++ b/src/price.ts
@@ -1,3 +1,3 @@
 export function price(n: number): number {
-  return n * 2
+  return n * 3
 }
`

async function read(name: string, text: string | Uint8Array, prefix = '') {
  const path = `${FOLDER}/${name}`
  const folder = await readKnownBads(memorySource({ [path]: text }), FOLDER, [path], prefix)
  const [file] = folder.files
  if (file === undefined) throw new Error('nothing was read')
  return file
}

describe('a patch', () => {
  test('is read with its headers and its files', async () => {
    const text = `# A price that is too high.\n# covers: src/price.ts#price, src/{a,b}.ts\n# covers: src/tax.ts\n# caught-by: oracle/a.test.ts > price > of two\n# why: it was merged once\n${DIFF}`
    expect(valueRead(await read('a.patch', text))).toMatchObject({
      covers: ['src/price.ts#price', 'src/{a,b}.ts', 'src/tax.ts'],
      caughtBy: 'oracle/a.test.ts > price > of two',
      why: 'it was merged once',
      change: {
        kind: 'patch',
        files: [
          {
            at: { line: 6 },
            kind: 'modify',
            from: 'src/price.ts',
            to: 'src/price.ts',
            hunks: [{ at: { line: 10 }, oldStart: 1, trailing: 1 }],
          },
        ],
      },
    })
  })

  test('may stand behind the message of a mail, and before a signature', async () => {
    const { change } = valueRead(await read('a.patch', `From 123\nSubject: x\n---\n src/price.ts | 2 +-\n\n${DIFF}-- \n2.39.5\n\n`))
    expect(change).toMatchObject({ kind: 'patch', files: [{ to: 'src/price.ts' }] })
  })

  test('of a project below the top of its repository names files from there', async () => {
    const inside = DIFF.replaceAll('src/', 'packages/app/src/')
    expect(valueRead(await read('a.patch', inside, 'packages/app/')).change).toMatchObject({ files: [{ to: 'src/price.ts' }] })
    expect(mistakesOf(await read('a.patch', DIFF, 'packages/app/'))).toEqual([
      '1:1 names a file that lies outside of the project, which is below packages/app/ → name files of the project',
    ])
  })

  const git = 'make the patch anew with `git diff`, and do not edit its parts by hand'
  test.each<[string, string, readonly string[]]>([
    ['nothing', '', ['1:1 holds no patch → write one with: git diff > oracle/known-bad/a.patch']],
    ['only headers', '# covers: src/a.ts\n', ['1:1 holds no patch → write one with: git diff > oracle/known-bad/a.patch']],
    ['a hunk cut off', DIFF.replace(' }\n', ''), [`8:1 is the last line, in the middle of a hunk → ${git}`]],
    ['a hunk that is longer than it says', DIFF.replace('-1,3', '-1,2'), [`5:1 counts fewer lines than the hunk has → ${git}`]],
    [
      'a hunk that is shorter than it says',
      DIFF.replace('-1,3', '-1,5') + DIFF,
      [`10:1 is no line of a hunk, and its header counts more lines → ${git}`],
    ],
    ['no newline at its end', DIFF.trimEnd(), [`9:1 is the last line and ends without a newline → ${git}`]],
    [
      'a line that is none',
      DIFF.replace('-  return', '!  return'),
      [`7:1 is no line of a hunk, and its header counts more lines → ${git}`],
    ],
    [
      'a header of a hunk that is none',
      DIFF.replace('@@ -1,3 +1,3 @@', '@@ -1,x +1,3 @@'),
      ['5:1 is no header of a hunk → such as `@@ -12,7 +12,7 @@`; better: make the patch anew with `git diff`'],
    ],
    ['a hunk without a file', DIFF.slice(DIFF.indexOf('@@')), [`1:1 is a hunk without the name of a file above it → ${git}`]],
    [
      'a binary file',
      'diff --git a/a.png b/a.png\nindex 1..2 100644\nBinary files a/a.png and b/a.png differ\n',
      ['1:1 changes a binary file → break the program in a text: known-bads hold no binary changes'],
    ],
    [
      'a symbolic link',
      'diff --git a/l b/l\nnew file mode 120000\nindex 0000000..1234567\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n',
      ['1:1 has the mode 120000, which is no ordinary file → change ordinary files only'],
    ],
    [
      'a way out of the project',
      DIFF.replaceAll('src/price.ts', '../price.ts'),
      ['1:1 names a file that is no path from the top of the repository → name files of the project'],
    ],
    [
      "git's own folder",
      DIFF.replaceAll('src/', '.git/'),
      ['1:1 names a file that leads into the folder of git → name files of the project'],
    ],
    [
      'two files without a rename',
      DIFF.replace('+++ b/src/price.ts', '+++ b/src/cost.ts'),
      [`1:1 names two files without renaming one → ${git}`],
    ],
    ['a misspelt header', `# caught by: oracle/a.test.ts > x\n${DIFF}`, ['1:1 "caught by" is no header → did you mean `# caught-by:`?']],
    [
      'a named test that is none',
      `# why: so\n# caught-by: oracle/a.test.ts\n${DIFF}`,
      [
        '2:1 `# caught-by:` is "oracle/a.test.ts" → the whole id of one test, such as tests/clock.test.ts > deadline window: no glob, no folder, no regular expression',
      ],
    ],
    ['a header twice', `# why: a\n# why: b\n${DIFF}`, ['2:1 `# why:` stands here a second time → keep one of the two']],
    ['an empty header', `# covers:\n${DIFF}`, ['1:1 `# covers:` is empty → write its value, or remove the line']],
  ])('with %s is refused at its place', async (_, text, mistakes) => {
    expect(mistakesOf(await read('a.patch', text))).toEqual(mistakes)
  })

  test('all mistakes are shown at once, each with its lines', async () => {
    const two = `${DIFF.replace('-1,3', '-1,2')}${DIFF.replace('@@ -1,3', '@@ -x')}`
    const file = await read('a.patch', two)
    expect(mistakesOf(file).map((one) => one.split(' ')[0])).toEqual(['5:1', '14:1'])
    expect(file.state === 'invalid' && file.mistakes[0].frame).toContain('> 5 | @@ -1,2 +1,3 @@')
  })

  test('of a file that is no UTF-8 keeps its bytes', async () => {
    const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1')
    const known = valueRead(await read('a.patch', latin(DIFF.replace('n * 3', '"\u00e9"').replace('n * 2', '"\u00e8"'))))
    const source = latin('export function price(n: number): number {\n  return "\u00e8"\n}\n')
    const applied = await applyKnownBad(known.change, () => Promise.resolve(source))
    expect(applied.state === 'applied' && Buffer.from(applied.files[0]?.bytes ?? []).toString('latin1')).toContain('"\u00e9"')
  })
})

describe('an edit by its text', () => {
  const EDIT = 'file: src/price.ts\nfind: "n * 2"\nreplace: "n * 3"\n'

  async function applied(text: string, source: string): Promise<string> {
    const { change } = valueRead(await read('a.yaml', text))
    const result = await applyKnownBad(change, (path) => Promise.resolve(path === 'src/price.ts' ? Buffer.from(source) : null))
    return result.state === 'stale'
      ? `${result.at.line}:${result.at.column} ${result.because}`
      : result.files.map(({ path, bytes }) => `${path}=${Buffer.from(bytes ?? []).toString('utf8')}`).join()
  }

  test.each<[string, string, string, string]>([
    ['replaces its text', EDIT, 'return n * 2 // ü', 'src/price.ts=return n * 3 // ü'],
    ['is stale when it is gone', EDIT, 'return n * 4', '2:7 what it finds does not stand in src/price.ts any more'],
    ['is stale when it stands there twice', EDIT, 'n * 2; n * 2', '2:7 what it finds stands in src/price.ts more than once'],
    [
      'is stale when it overlaps with itself',
      EDIT.replace('n * 2', 'aa'),
      'aaa',
      '2:7 what it finds stands in src/price.ts more than once',
    ],
    ['is stale without its file', EDIT.replace('price.ts', 'gone.ts'), '', '2:7 there is no file src/gone.ts any more'],
    [
      'makes lines of a file that has CR LF',
      'file: src/price.ts\nfind: "a\\nb"\nreplace: "b\\na\\nc"\n',
      'x\r\na\r\nb\r\n',
      'src/price.ts=x\r\nb\r\na\r\nc\r\n',
    ],
    [
      'sees what the one before it made',
      `${EDIT}also:\n  - { file: src/price.ts, find: "* 3", replace: "* 5" }\n`,
      'return n * 2',
      'src/price.ts=return n * 5',
    ],
  ])('%s', async (_, text, source, expected) => {
    expect(await applied(text, source)).toBe(expected)
  })

  test.each<[string, string, readonly string[]]>([
    ['without its keys', 'file: src/a.ts\n', ['1:1 `find` is missing → add `find: …`', '1:1 `replace` is missing → add `replace: …`']],
    ['that changes nothing', EDIT.replace('* 3', '* 2'), ['3:10 `replace` is the same as `find` → a text that breaks the program']],
    [
      'that finds nothing',
      EDIT.replace('"n * 2"', '""'),
      ['2:7 `find` is "" → the text to be replaced, which stands in the file exactly once'],
    ],
    [
      'with the header of a patch',
      `# caught-by: a.test.ts > x\n${EDIT}`,
      ['1:1 `# caught-by:` is a comment here → a key of the file: `caughtBy: …`'],
    ],
    ['with a misspelt key', `${EDIT}caught-by: a.test.ts > x\n`, ['4:1 "caught-by" is no key → did you mean `caughtBy`?']],
    ['out of the project', EDIT.replace('src/', '../'), [expect.stringContaining('1:7 `file` is "../price.ts" → a path from the project')]],
  ])('%s is refused at its place', async (_, text, mistakes) => {
    expect(mistakesOf(await read('a.yaml', text))).toEqual(mistakes)
  })

  test('may be JSON', async () => {
    const json = JSON.stringify({ file: 'src/a.ts', find: 'a', replace: 'b', covers: ['src/a.ts'], caughtBy: 'a.test.ts > x', why: 'so' })
    expect(valueRead(await read('a.json', json))).toMatchObject({ covers: ['src/a.ts'], caughtBy: 'a.test.ts > x', why: 'so' })
    const edit = 'file: src/a.ts\nfind: a\nreplace: b\n'
    expect(valueRead(await read('a.yaml', `${edit}covers: src/a.ts\n`))).toMatchObject({ covers: ['src/a.ts'] })
    expect(await read('a.yaml', `${edit}covers: { a: 1 }\n`)).toMatchObject({ state: 'invalid' })
    expect(await read('a.yaml', `${edit}covers: [[src/a.ts]]\n`)).toMatchObject({ state: 'invalid' })
  })
})

test('what looks like a known-bad and is none is said', async () => {
  expect(
    knownBadPaths(['oracle/known-bad/b.diff', 'oracle/known-bad/x/a.yml', 'oracle/known-bad/README.md', 'oracle/a.patch'], FOLDER),
  ).toEqual(['oracle/known-bad/b.diff', 'oracle/known-bad/x/a.yml'])
  expect(mistakesOf(await read('b.diff', DIFF))).toEqual(['-:- has a name that says no kind of known-bad → name it .patch, .yaml or .json'])
})
