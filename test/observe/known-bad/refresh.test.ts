import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyPatch } from '../../../src/observe/known-bad/apply.ts'
import { bytesText, linesOf, textBytes } from '../../../src/observe/known-bad/lines.ts'
import { patchOf } from '../../../src/observe/known-bad/make-patch.ts'
import { parsePatch } from '../../../src/observe/known-bad/patch.ts'
import { refreshPatch, type RefreshedPatch, type RefreshPorts } from '../../../src/observe/known-bad/refresh/refresh.ts'
import { gitApply } from './against-git.ts'

type Files = Readonly<Record<string, string>>

const side = (text: string | undefined) => (text === undefined ? null : { bytes: textBytes(text), mode: '100644' as const })

/** The patch between two trees, as a known-bad with a header. */
function patchBetween(before: Files, after: Files): string {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return `# why: a bug\n${patchOf(paths.map((path) => ({ path, before: side(before[path]), after: side(after[path]) })))}`
}

/** @param past versions of files, newest first; `renamed`: old names and new ones */
function refresh(patch: string, now: Files, past: readonly Files[] = [], renamed: Files = {}): Promise<RefreshedPatch> {
  const ports: RefreshPorts = {
    side: (path) => Promise.resolve(side(now[path])),
    production: () => Promise.resolve(Object.keys(now)),
    fromTop: (path) => path,
    lastFitting: (path, fits) => {
      const found = past.find((files) => files[path] !== undefined && fits(textBytes(files[path])))
      if (found === undefined) return Promise.resolve(null)
      const nowName = path in now ? path : (renamed[path] ?? null)
      return Promise.resolve({
        bytes: textBytes(found[path] ?? ''),
        now: nowName,
        sideThen: (other) => Promise.resolve(side(found[other])),
      })
    },
  }
  return refreshPatch(parsePatch(linesOf(patch), 'a.patch', '').files, patch, ports)
}

/** What the refreshed patch makes of the tree, by our hand, which git's must agree with; or why there is none. */
async function made(refreshed: RefreshedPatch, now: Files): Promise<Files | readonly string[]> {
  if (refreshed.state === 'unclear') return refreshed.reasons.map(({ because }) => because)
  expect(refreshed.patch.startsWith('# why: a bug\n')).toBe(true)
  const applied = await applyPatch(parsePatch(linesOf(refreshed.patch), 'a.patch', '').files, (path) =>
    Promise.resolve(side(now[path])?.bytes ?? null),
  )
  if (applied.state === 'stale') throw new Error(applied.because)
  const result: Record<string, string> = { ...now }
  for (const { path, bytes } of applied.files) {
    if (bytes === null) delete result[path]
    else result[path] = bytesText(bytes)
  }
  const byGit = gitApply(now, textBytes(refreshed.patch))
  expect(byGit).toEqual(Object.fromEntries(Object.entries(result).map(([path, text]) => [path, `644 ${text}`])))
  return result
}

const SUM = `export function sum(items: readonly number[]): number {
  let total = 0
  for (const item of items) total += item
  return total
}
`
const COUNT = `export function count(items: readonly number[]): number {
  let total = 0
  for (const item of items) if (item > 0) total += 1
  return total
}
`
const BASE = `${SUM}\n${COUNT}`
const BAD = BASE.replace('total += item', 'total -= item')
const NAMED = (text: string): string =>
  text.replace('total = 0\n  for (const item of items) total', 'all = 0\n  for (const item of items) total')

describe('a stale patch', () => {
  test.each<[string, Files, Files, readonly Files[], Files | RegExp, Files?]>([
    ['is carried past lines that came above it', { a: BASE }, { a: `// first\n\n${BASE}` }, [], { a: `// first\n\n${BAD}` }],
    ['is found where its context changed', { a: BASE }, { a: NAMED(BASE) }, [], { a: NAMED(BAD) }],
    [
      'is found where its function moved',
      { a: BASE },
      { a: `${COUNT}\n${SUM}` },
      [],
      { a: `${COUNT}\n${SUM.replace('total += item', 'total -= item')}` },
    ],
    [
      'is found in another file',
      { a: BASE },
      { a: COUNT, b: `// sums\n${SUM}` },
      [{ a: BASE }],
      { a: COUNT, b: `// sums\n${SUM.replace('+= item', '-= item')}` },
    ],
    ['follows a renamed file', { a: BASE }, { b: `// new\n${BASE}` }, [{ a: BASE }], { b: `// new\n${BAD}` }, { a: 'b' }],
    [
      'is indented as the lines are now',
      { a: BASE },
      { a: `{\n${BASE.replaceAll(/^(?=.)/gm, '\t')}}\n` },
      [],
      { a: `{\n${BAD.replaceAll(/^(?=.)/gm, '\t')}}\n` },
    ],
    [
      'takes the ends of lines that the file has now',
      { a: BASE },
      { a: BASE.replaceAll('\n', '\r\n') },
      [],
      { a: BAD.replaceAll('\n', '\r\n') },
    ],
    [
      'is not moved to another file that had the like already',
      { a: BASE },
      { a: COUNT, b: SUM },
      [{ a: BASE, b: `${SUM}// then\n` }],
      /nor did another production file get them/,
    ],
    [
      'is not moved to another file on its word alone',
      { a: BASE },
      { a: COUNT, b: SUM },
      [],
      /b:3, and no commit here shows that it moved/,
    ],
    [
      'is told of both places',
      { a: BASE },
      { a: `// one\n${SUM}\n// two\n${SUM}\n` },
      [],
      /stands at a:4 and a:11, and nothing says which is meant/,
    ],
    ['is told of two files', { a: BASE }, { b: SUM, c: `// c\n${SUM}` }, [], /stands at b:3 and at c:4, and nothing says which is meant/],
    [
      'is not moved to the like of it',
      { a: `${SUM}\n// two\n${SUM.replace('sum', 'sum2')}` },
      { a: `// two\n${SUM.replace('sum', 'sum2')}` },
      [{ a: `${SUM}\n// two\n${SUM.replace('sum', 'sum2')}` }],
      /those at a:4 stood beside them when it last applied/,
    ],
    [
      'is not moved to where nothing is as it was',
      { a: BASE },
      { a: 'x\n  for (const item of items) total += item\ny\n' },
      [],
      /nothing around it is as it was/,
    ],
    ['is left where its lines are gone', { a: BASE }, { a: COUNT }, [{ a: BASE }], /a does not hold the lines that it changes any more/],
    ['is left where its file is gone', { a: BASE }, { b: COUNT }, [], /its file is gone/],
    ['is left where the code is as bad already', { a: BASE }, { a: `// x\n${BAD}` }, [{ a: BASE }], /does not hold the lines/],
  ])('%s', async (_, base, now, past, expected, renamed) => {
    const first = Object.fromEntries(Object.entries(base).map(([path, text]) => [path, text.replace('total += item', 'total -= item')]))
    const result = await made(await refresh(patchBetween(base, first), now, past, renamed), now)
    if (expected instanceof RegExp) expect(result).toEqual([expect.stringMatching(expected)])
    else expect(result).toEqual(expected)
  })

  test('that only adds a line goes between the lines that it stood between', async () => {
    const bad = BASE.replace('  return total', '  total += 1\n  return total')
    const patch = patchBetween({ a: BASE }, { a: bad })
    const moved = { a: `// first\n${BASE}` }
    expect(await made(await refresh(patch, moved), moved)).toEqual({ a: `// first\n${bad}` })
    const parted = { a: BASE.replace('  return total', '  console.log(total)\n  return total') }
    expect(await made(await refresh(patch, parted, [{ a: BASE }]), parted)).toEqual([expect.stringContaining('does not hold the lines')])
    // Its text stands nowhere, since the line above it was rewritten; the commit in which it last applied knows the place.
    const base = { a: `${BASE}\n}\n}\n}\n` }
    const last = { a: `${BASE}\n}\n}\n}\nadded\n` }
    const later = { a: `// first\n${BASE}\n}\n}\n}\n` }
    expect(await made(await refresh(patchBetween(base, last), later, [base]), later)).toEqual({ a: `// first\n${BASE}\n}\n}\n}\nadded\n` })
  })

  test('covers what its files are called now', async () => {
    const patch = `# covers: a#sum, c\n${patchBetween({ a: BASE }, { a: BAD })}`
    const result = await refresh(patch, { ü: BASE }, [{ a: BASE }], { a: 'ü' })
    const patchNow = result.state === 'refreshed' ? Buffer.from(result.patch, 'latin1').toString() : ''
    expect(patchNow.split('\n').slice(0, 3)).toEqual(['# covers: ü#sum, c', '# why: a bug', 'diff --git a/ü b/ü'])
  })

  test('of several parts keeps those that still fit, and new and deleted files', async () => {
    const base = { a: BASE, gone: 'old\n' }
    const bad = { a: BAD.replace('total += 1', 'total += 2'), fresh: 'new' }
    const now = { a: BASE.replace('sum(', 'sumOf('), gone: 'older\n' }
    const result = await made(await refresh(patchBetween(base, bad), now, [base]), now)
    expect(result).toEqual({ a: bad.a.replace('sum(', 'sumOf('), fresh: 'new' })
    const taken = { ...now, fresh: 'there' }
    expect(await made(await refresh(patchBetween(base, bad), taken), taken)).toEqual(['it makes fresh, which is there already'])
  })

  test('is never taken to a copy of its line while the line itself is there', async () => {
    const counts = { right: 0, unclear: 0 }
    await fc.assert(
      fc.asyncProperty(world, async ({ base, target, now }) => {
        const broken = (lines: readonly MarkedLine[]): Files => ({
          a: textOf(lines.map((line) => (line === target ? { ...line, text: 'broken()' } : line))),
        })
        const patch = patchBetween({ a: textOf(base) }, broken(base))
        const files = { a: textOf(now) }
        const applied = await applyPatch(parsePatch(linesOf(patch), 'a.patch', '').files, () => Promise.resolve(textBytes(files.a)))
        fc.pre(applied.state === 'stale' && now.includes(target))
        const result = await refresh(patch, files, [{ a: textOf(base) }])
        counts[result.state === 'unclear' ? 'unclear' : 'right'] += 1
        if (result.state !== 'unclear') expect(await made(result, files)).toEqual(broken(now))
      }),
      { numRuns: Number(process.env['KNOWN_BAD_RUNS'] ?? 150) },
    )
    expect([counts.right > 20, counts.unclear > 5]).toEqual([true, true])
  })
})

/** One line that stays itself wherever it goes; a copy is another one. */
interface MarkedLine {
  readonly text: string
}

const textOf = (lines: readonly MarkedLine[]): string => lines.map(({ text }) => `${text}\n`).join('')

const noise = fc.constantFrom('}', '', '  return', '{')
/** Lines of which each that says something stands once, and the same file later: lines went and came, and parts of it were copied. */
const world = fc
  .record({
    size: fc.integer({ min: 6, max: 20 }),
    noises: fc.array(fc.tuple(fc.nat(20), noise), { maxLength: 8 }),
    at: fc.nat(),
    drift: fc.array(
      fc.oneof(
        fc.record({ place: fc.nat(40), removed: fc.nat(2), added: fc.array(noise, { maxLength: 2 }), copied: fc.constant(null) }),
        fc.record({
          place: fc.nat(40),
          removed: fc.nat(1),
          added: fc.constant([]),
          copied: fc.tuple(fc.nat(20), fc.integer({ min: 1, max: 8 })),
        }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ size, noises, at, drift }) => {
    const telling = Array.from({ length: size }, (_, index): MarkedLine => ({ text: `say(${index})` }))
    const base = [...telling]
    for (const [place, text] of noises) base.splice(place % (base.length + 1), 0, { text })
    const target = telling[at % size] ?? { text: '' }
    const now = [...base]
    for (const { place, removed, added, copied } of drift) {
      const copies = copied === null ? [] : base.slice(copied[0], copied[0] + copied[1]).map(({ text }) => ({ text }))
      now.splice(place % (now.length + 1), removed, ...added.map((text) => ({ text })), ...copies)
    }
    return { base, target, now }
  })
