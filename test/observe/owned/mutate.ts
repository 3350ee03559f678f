import fc from 'fast-check'

/** Bits of text that mean something in YAML, JSON, Markdown or a list of seeds. */
const TOKENS = [
  ': ',
  ':',
  '- ',
  '? ',
  '#',
  ' #2',
  '# ',
  '\n',
  '\r\n',
  '\r',
  '\t',
  ' ',
  '  ',
  '"',
  "'",
  '{',
  '}',
  '[',
  ']',
  ',',
  '|',
  '>',
  '&a ',
  '*a',
  '&a',
  '*a ',
  '!',
  '!!str ',
  '!x ',
  '<<: ',
  '<<: *a\n',
  '---\n',
  '...\n',
  '%YAML 1.1\n---\n',
  '~',
  'null',
  'true',
  'yes',
  'off',
  '.inf',
  '.nan',
  '1e999',
  '0x1F',
  '0o7',
  '-0',
  '1_000',
  '2026-02-30',
  '2099-01-01',
  '2026-11-24T00:00',
  '\\',
  '\\u0000',
  '\\ud800',
  '__proto__',
  'constructor',
  '\u0000',
  '\u001b[2J',
  '\ufeff',
  '\u2028',
  '\u202e',
  '\u00e9',
  'e\u0301',
  '\ud83d\ude00',
  '`',
  '```\n',
  '~~~\n',
  '<!--',
  '-->',
  '[a]\n',
  '[]',
  '../',
  '/',
  '//',
  '**',
  '*',
  '!',
  'fresh-',
  '@',
  '0',
  '1',
  '9',
  'a',
  'version: 1\n',
  'freezes:\n',
  'points: 1\n',
  'signatures: []\n',
  '  - test: a > b\n',
]

const bytes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TOKENS).map((token) => new TextEncoder().encode(token)) },
  // These often leave something that can still be read.
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'a', 'b', '0', '1', '9', '.').map((token) => new TextEncoder().encode(token)) },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 3 }) },
)

/** A change of bytes: at a share of the length, so much is taken out, and these come in; or a piece is put in again elsewhere. */
const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  out: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 8, 40),
  into: bytes,
  copyFrom: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 8 }),
})

type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function applyEdit(before: Uint8Array, { at, out, into, copyFrom }: Edit): Uint8Array {
  const start = Math.floor(at * before.length)
  const from = Math.floor((copyFrom ?? 0) * before.length)
  const inserted = copyFrom === null ? into : before.slice(from, from + 40)
  return new Uint8Array([...before.slice(0, start), ...inserted, ...before.slice(start + out)])
}

/** One of the texts with one to three changes of its bytes. */
export function mutatedBytes(texts: readonly string[]): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 3 }))
    .map(([text, edits]) => edits.reduce(applyEdit, new TextEncoder().encode(text)))
}

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  2,
  0.5,
  1e308,
  1e-9,
  31,
  '',
  ' ',
  'x',
  '*',
  '**',
  '../x',
  'a/',
  '/a',
  'a.yaml',
  'a.json',
  'a.txt',
  '2026-02-30',
  '2099-01-01',
  '2026-11-24T00:00',
  '2026-11-24T00:00:00+01:00',
  'a'.repeat(64),
  'A'.repeat(64),
  '9f1c2ab34d5e',
  '000000000000',
  'tests/**',
  'a > b',
  'a/ > b',
  'a*.ts > b',
  'strict',
  'block',
  'off',
  'oracles',
  [],
  {},
  [''],
  [null],
  ['a > b', 'a > b'],
  ['9f1c2ab34d5e', '9f1c2ab34d5e'],
  { a: 1 },
  { files: ['a'] },
  '\ud800',
  '[',
  'src/[',
]

const change = fc.record({
  where: fc.nat({ max: 1_000_000 }),
  kind: fc.constantFrom('set', 'set', 'set', 'remove', 'rename', 'add', 'double', 'wrap'),
  value: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...VALUES) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) }),
  key: fc.constantFrom(
    'extra',
    'version',
    'expirs',
    'freezes',
    'constructor',
    '__proto__',
    'points',
    'retries',
    'windowRuns',
    'maxFailRate',
    'rules',
    'a/b.json',
    '../a',
    '',
  ),
})

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

interface Holder {
  readonly get: () => unknown
  readonly set: (value: unknown) => void
  readonly remove: () => void
  readonly rename?: (key: string) => void
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function define(record: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(record, key, { value, enumerable: true, writable: true, configurable: true })
}

/** Every place of a tree whose value can be changed. */
function holdersOf(value: unknown): Holder[] {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    return list.flatMap((item, index) => [
      { get: () => item, set: (next) => void (list[index] = next), remove: () => void list.splice(index, 1) },
      ...holdersOf(item),
    ])
  }
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, item]) => [
    {
      get: () => item,
      set: (next) => define(value, key, next),
      remove: () => void delete value[key],
      rename: (name) => {
        delete value[key]
        define(value, name, item)
      },
    },
    ...holdersOf(item),
  ])
}

function applyChange(tree: unknown, { where, kind, value: shared, key }: Change): void {
  const value: unknown = structuredClone(shared)
  const holders = holdersOf(tree)
  const holder = holders[where % Math.max(1, holders.length)]
  if (holder === undefined) return
  const old = holder.get()
  if (kind === 'set') holder.set(value)
  else if (kind === 'remove') holder.remove()
  else if (kind === 'rename') holder.rename?.(key)
  else if (kind === 'wrap') holder.set([old])
  else if (kind === 'add' && isRecord(old)) define(old, key, value)
  else if (kind === 'double' && Array.isArray(old)) holder.set([...old, ...old])
  else holder.set(value)
}

/** One of the values with one to three changes of its tree. */
export function mutatedTree(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.tuple(fc.constantFrom(...values), fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    const tree: { readonly root: unknown } = { root: structuredClone(value) }
    for (const each of changes) applyChange(tree.root, each)
    return tree.root
  })
}
