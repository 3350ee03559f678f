import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineChanges } from '../../../src/observe/known-bad/line-diff.ts'
import { textBytes } from '../../../src/observe/known-bad/lines.ts'
import { patchOf } from '../../../src/observe/known-bad/make-patch.ts'
import { gitApply, ourApply, sorted, type Tree } from './against-git.ts'

const line = fc.constantFrom(
  'a',
  'b',
  'c',
  '',
  '  a',
  '}',
  'a\r',
  'é',
  '\\ No',
  '-x',
  '+x',
  '@@ -1 +1 @@',
  'a\t',
  '\0',
  'diff --git a/x b/x',
)
const lines = fc.array(line, { maxLength: 24 })
const text = fc
  .tuple(lines, fc.boolean())
  .map(([all, newline]) => Buffer.from(all.join('\n') + (newline && all.length > 0 ? '\n' : ''), 'utf8').toString('latin1'))
const path = fc.constantFrom('src/a.ts', 'c d.txt', 'e"f.txt', 'run.sh', 'ümlaut.ts')
const tree = fc.dictionary(path, text, { maxKeys: 4, noNullPrototype: true })

/** Two trees that share most lines of what is in both. */
const pair = fc
  .tuple(tree, tree, fc.array(fc.tuple(fc.nat(30), fc.nat(2), fc.array(line, { maxLength: 2 })), { maxLength: 4 }))
  .map(([before, fresh, edits]): readonly [Tree, Tree] => [
    before,
    Object.fromEntries(
      Object.entries(fresh).map(([name, content]) => {
        const old = before[name]
        if (old === undefined) return [name, content]
        const own = old.split('\n')
        for (const [at, removed, added] of edits)
          own.splice(at % (own.length + 1), removed, ...added.map((one) => Buffer.from(one).toString('latin1')))
        return [name, own.join('\n')]
      }),
    ),
  ])

/** Modes go by the name, as in `against-git.ts`. */
function patchBetween(before: Tree, after: Tree): Uint8Array {
  const sideOf = (files: Tree, name: string) => {
    const content = files[name]
    return content === undefined
      ? null
      : { bytes: textBytes(content), mode: name.endsWith('.sh') ? ('100755' as const) : ('100644' as const) }
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return textBytes(patchOf(names.map((name) => ({ path: name, before: sideOf(before, name), after: sideOf(after, name) }))))
}

const withModes = (files: Tree): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, content]) => [name, `${name.endsWith('.sh') ? '755' : '644'} ${content}`]))

test('git apply and ours make exactly the other side of it', () => {
  let applied = 0
  return fc
    .assert(
      fc.asyncProperty(pair, async ([before, after]) => {
        const patch = patchBetween(before, after)
        fc.pre(patch.length > 0)
        const expected = sorted(withModes(after))
        expect(sorted(await ourApply(before, patch))).toEqual(expected)
        expect(sorted(gitApply(before, patch))).toEqual(expected)
        applied += 1
      }),
      { numRuns: Number(process.env['KNOWN_BAD_RUNS'] ?? 60) },
    )
    .then(() => expect(applied).toBeGreaterThan(30))
})

test('a mode alone is a patch', () => {
  const bytes = textBytes('a\n')
  const patch = patchOf([{ path: 'a', before: { bytes, mode: '100644' }, after: { bytes, mode: '100755' } }])
  expect(patch).toBe('diff --git a/a b/a\nold mode 100644\nnew mode 100755\n')
  expect(gitApply({ a: 'a\n' }, textBytes(patch))).toEqual({ a: '755 a\n' })
})

test('changes are the fewest, and turn one side into the other', () => {
  fc.assert(
    fc.property(lines, lines, (old, fresh) => {
      const changes = lineChanges(old, fresh)
      const made: string[] = []
      let at = 0
      for (const change of changes) {
        made.push(...old.slice(at, change.old.start), ...fresh.slice(change.new.start, change.new.end))
        at = change.old.end
      }
      expect([...made, ...old.slice(at)]).toEqual(fresh)
      const cost = changes.reduce((sum, change) => sum + change.old.end - change.old.start + change.new.end - change.new.start, 0)
      expect(cost).toBe(old.length + fresh.length - 2 * longestCommon(old, fresh))
    }),
  )
})

test('what has nothing in common is one change, also where it is long', () => {
  const many = (tag: string): readonly string[] => Array.from({ length: 3000 }, (_, index) => `${tag} ${index}\n`)
  expect(lineChanges(['x', ...many('a'), 'y'], ['x', ...many('b'), 'y'])).toEqual([
    { old: { start: 1, end: 3001 }, new: { start: 1, end: 3001 } },
  ])
})

function longestCommon(a: readonly string[], b: readonly string[]): number {
  let row: readonly number[] = Array.from({ length: b.length + 1 }, () => 0)
  for (const one of a) {
    const next = [0]
    for (const [index, other] of b.entries())
      next.push(one === other ? (row[index] ?? 0) + 1 : Math.max(next[index] ?? 0, row[index + 1] ?? 0))
    row = next
  }
  return row.at(-1) ?? 0
}
