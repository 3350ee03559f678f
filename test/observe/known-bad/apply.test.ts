import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gitApply, gitDiff, ourApply, sorted, type Tree } from './against-git.ts'

/** Few different lines, so that hunks fit at more than one place. */
const line = fc.constantFrom('a', 'b', 'c', '', '  a', '}', 'a\r', 'b\r', 'é', '\\ No', '-x', '+x', '@@ -1 +1 @@', 'a\t')
const text = fc
  .tuple(fc.array(line, { maxLength: 24 }), fc.boolean())
  .map(([lines, newline]) => Buffer.from(lines.join('\n') + (newline && lines.length > 0 ? '\n' : ''), 'utf8').toString('latin1'))
const path = fc.constantFrom('src/a.ts', 'src/b.ts', 'c d.txt', 'e"f.txt', 'run.sh', 'ümlaut.ts')
const tree = fc.dictionary(path, text, { minKeys: 1, maxKeys: 4, noNullPrototype: true })

/** Some lines in, out or changed. */
const edit = fc.array(fc.tuple(fc.nat(30), fc.nat(2), fc.array(line, { maxLength: 3 })), { minLength: 0, maxLength: 3 })
type Edit = readonly (readonly [number, number, readonly string[]])[]

function edited(content: string, edits: Edit): string {
  const lines = content.split('\n')
  for (const [at, removed, added] of edits)
    lines.splice(at % (lines.length + 1), removed, ...added.map((one) => Buffer.from(one).toString('latin1')))
  return lines.join('\n')
}

function editedTree(files: Tree, edits: readonly Edit[]): Tree {
  return Object.fromEntries(Object.entries(files).map(([name, content], index) => [name, edited(content, edits[index] ?? [])]))
}

const options = fc.constantFrom<readonly string[]>(
  ['-M'],
  ['--no-renames'],
  ['-U1'],
  ['-U0'],
  ['-M10%', '-C', '--find-copies-harder'],
  ['-U8'],
)
const renames = fc.array(fc.tuple(path, path), { maxLength: 2 })

function renamed(files: Tree, pairs: readonly (readonly [string, string])[]): Tree {
  const result: Record<string, string> = { ...files }
  for (const [from, to] of pairs) {
    const content = result[from]
    if (content === undefined || to in result) continue
    delete result[from]
    result[to] = content
  }
  return result
}

describe('a patch is applied as git apply does', () => {
  test('to the tree that it was made from, and to one that moved on', () => {
    let applied = 0
    let refused = 0
    return fc
      .assert(
        fc.asyncProperty(
          tree,
          fc.array(edit, { maxLength: 4 }),
          fc.array(edit, { maxLength: 4 }),
          fc.dictionary(path, text, { maxKeys: 1, noNullPrototype: true }),
          renames,
          options,
          async (before, change, drift, added, moves, how) => {
            const after = renamed({ ...editedTree(before, change), ...added }, moves)
            const patch = gitDiff(before, after, how)
            fc.pre(patch.length > 0)
            const now = editedTree(before, drift)
            for (const target of [before, now]) {
              const expected = sorted(gitApply(target, patch))
              expect(await ourApply(target, patch)).toEqual(expected)
              if (expected === null) refused += 1
              else applied += 1
            }
          },
        ),
        { numRuns: Number(process.env['KNOWN_BAD_RUNS'] ?? 60) },
      )
      .then(() => expect([applied > 30, refused > 5]).toEqual([true, true]))
  })
})
