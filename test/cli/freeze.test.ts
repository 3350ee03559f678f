import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { withRow, withValues, withoutRows } from '../../src/cli/flakes/freeze-edit.ts'
import type { RowFields } from '../../src/cli/flakes/freeze-edit.ts'
import { appendOutcomes } from '../../src/observe/history/append.ts'
import { readLedger } from '../../src/observe/owned/ledger.ts'
import { checkout, command, git, removeAll, write } from './world.ts'

afterAll(removeAll)

const CLOCK = 'tests/nondet/clock.test.ts > deadline window'
const OTHER = 'tests/nondet/other.test.ts > a'
const SIGNATURE = '9f1c2ab34d5e'
const INPUT = '{"now":2}\n'
const sha256 = createHash('sha256').update(INPUT).digest('hex')
const policy = `version: 1
classes:
  nondeterministic:
    - "${CLOCK}"
    - "${OTHER}"
`

const rowOf = (id: string): RowFields => ({
  test: id,
  reason: 'a reason',
  owner: 'people',
  issue: 'https://tracker.example/1',
  firstSeen: '2026-11-28',
  expires: '2026-12-05',
  corpus: 'oracle/corpus/in.json',
  corpusSha256: sha256,
  signatures: [SIGNATURE],
  points: 1,
})

const COMMENTED = `# Leases. Renewing one is a commit of its own.
version: 1

freezes:
    # the clock of the shared runner
    - test: '${OTHER}'   # one id
      reason: >-
        it steps
        now and then
      owner: 'people'
      issue:   https://tracker.example/7
      firstSeen: 2026-11-28
      expires: 2026-12-05
      corpus: oracle/corpus/in.json
      corpusSha256: ${sha256}
      signatures: [ '000000000001' ]
      points: 1   # cheap
# the end
`

function project(ledger?: string): string {
  const root = checkout(policy)
  write(root, {
    'tests/nondet/clock.test.ts': '',
    'tests/nondet/other.test.ts': '',
    '.oracle/corpus/in.json': INPUT,
    ...(ledger === undefined ? {} : { 'oracle/ledger.yaml': ledger, 'oracle/corpus/in.json': INPUT }),
  })
  return root
}

const OPTIONS = ['--expires', '2026-12-05', '--issue', 'https://tracker.example/1', '--owner', 'people', '--reason', 'a reason']
const freeze = (root: string, ...more: readonly string[]) =>
  command(['freeze', CLOCK, ...OPTIONS, '--corpus', '.oracle/corpus/in.json', '--signature', SIGNATURE, ...more], root)

const ledgerOf = (root: string): string => readFileSync(join(root, 'oracle/ledger.yaml'), 'utf8')

async function rowsOf(text: string, path = 'oracle/ledger.yaml') {
  const read = await readLedger({ read: async (file) => (file === path ? Buffer.from(text) : Buffer.from(INPUT)) }, path)
  if (read.state !== 'read') throw new Error(JSON.stringify(read))
  return read.value.map(({ test: id, freeze: one, mistakes }) => ({ id, freeze: one, mistakes: mistakes.map(({ wrong }) => wrong) }))
}

describe('freeze', () => {
  test('writes the first ledger, copies the input, and says what to commit', async () => {
    const root = project()
    const { stdout, stderr, status } = await freeze(root)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toBe(`oracle/ledger.yaml: ${CLOCK} is frozen until 2026-12-05, for ${SIGNATURE}.
Commit it apart from any code, and let an owner approve it:
  git add oracle/corpus/in.json oracle/ledger.yaml && git commit -m 'Freeze ${CLOCK}'
`)
    expect(ledgerOf(root)).toBe(`version: 1
freezes:
  - test: "${CLOCK}"
    reason: "a reason"
    owner: "people"
    issue: "https://tracker.example/1"
    firstSeen: 2026-11-30
    expires: 2026-12-05
    corpus: "oracle/corpus/in.json"
    corpusSha256: "${sha256}"
    signatures: ["${SIGNATURE}"]
    points: 1
`)
    expect(readFileSync(join(root, 'oracle/corpus/in.json'), 'utf8')).toBe(INPUT)
  })

  test('keeps what was there, byte for byte, with its comments and its layout', async () => {
    const root = project(COMMENTED)
    expect(await freeze(root)).toMatchObject({ status: 0, stderr: '' })
    const text = ledgerOf(root)
    const [before = '', end = ''] = COMMENTED.split('# the end')
    expect(text.startsWith(`${before}    - test: "${CLOCK}"\n      reason: "a reason"\n`)).toBe(true)
    expect(text.endsWith(`      points: 1\n# the end${end}`)).toBe(true)
    expect((await rowsOf(text)).map(({ id, mistakes }) => [id, mistakes])).toEqual([
      [OTHER, []],
      [CLOCK, []],
    ])
  })

  test('thaw undoes freeze, byte for byte', async () => {
    const root = project(COMMENTED)
    await freeze(root)
    expect(await command(['thaw', CLOCK], root)).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('is not frozen any more'),
    })
    expect(ledgerOf(root)).toBe(COMMENTED)
  })

  test('signatures and the first day come from the history', async () => {
    const root = project()
    const outcome = { test: CLOCK, outcome: 'failed', attempts: 1, signatures: [SIGNATURE] } as const
    await appendOutcomes(join(root, '.oracle/history'), {
      version: 1,
      at: '2026-11-27T08:00:00.000Z',
      run: '0'.repeat(16),
      shard: null,
      commit: null,
      tree: null,
      machine: 'a',
      outcomes: [outcome],
    })
    expect(await command(['freeze', CLOCK, ...OPTIONS, '--corpus', '.oracle/corpus/in.json'], root)).toMatchObject({
      status: 0,
      stderr: '',
    })
    expect((await rowsOf(ledgerOf(root)))[0]?.freeze).toMatchObject({ firstSeen: '2026-11-27', signatures: [SIGNATURE] })
  })

  test('with a budget', async () => {
    const root = project()
    expect(await freeze(root, '--retries', '2', '--window-runs', '40', '--max-fail-rate', '0.05')).toMatchObject({ status: 0 })
    expect((await rowsOf(ledgerOf(root)))[0]?.freeze).toMatchObject({ retries: 2, windowRuns: 40, maxFailRate: 0.05 })
  })

  test.each([
    { name: 'an expiry in the past', args: ['--expires', '2026-11-30'], says: 'lease-expired' },
    { name: 'a term that is too long', args: ['--expires', '2027-01-30'], says: 'lease-too-long' },
    { name: 'an expiry that is no day', args: ['--expires', '2026-02-30'], says: 'lease-field-missing' },
    { name: 'S9: retries without what they need', args: ['--retries', '2'], says: 'lease-field-missing' },
    { name: 'B7: an empty issue', args: ['--issue= '], says: 'lease-field-missing' },
    { name: 'a signature that is none', args: ['--signature', 'nothing'], says: 'lease-field-missing' },
    { name: 'B8: points above the cap', args: ['--points', '4'], says: 'freeze-cap-exceeded' },
    { name: 'no points', args: ['--points', '0'], says: 'lease-field-missing' },
  ])('refuses $name, and writes nothing', async ({ args, says }) => {
    const root = project()
    const { status, stdout, stderr } = await freeze(root, ...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('Nothing was written. The rules refuse this row:')
    expect(stderr).toContain(`  ${says}: `)
    expect(existsSync(join(root, 'oracle/ledger.yaml')) || existsSync(join(root, 'oracle/corpus/in.json'))).toBe(false)
  })

  test.each([
    { name: 'a test that the policy does not list', id: 'tests/nondet/clock.test.ts > another', says: 'lease-not-classified' },
    { name: 'a pattern', id: 'tests/nondet/**', says: 'lease-' },
  ])('refuses $name', async ({ id, says }) => {
    const root = project()
    const { status, stderr } = await command(
      ['freeze', id, ...OPTIONS, '--corpus', '.oracle/corpus/in.json', '--signature', SIGNATURE],
      root,
    )
    expect(status).toBe(2)
    expect(stderr).toContain(says)
  })

  test('refuses a second row for a test, and a file that is gone', async () => {
    const root = project()
    await freeze(root)
    const before = ledgerOf(root)
    expect(await freeze(root)).toMatchObject({ status: 2, stderr: expect.stringContaining('lease-duplicate') })
    expect(ledgerOf(root)).toBe(before)
    const other = checkout(policy)
    write(other, { '.oracle/corpus/in.json': INPUT })
    expect(await freeze(other)).toMatchObject({ status: 2, stderr: expect.stringContaining('lease-unknown-test') })
  })

  test('what the command must say', async () => {
    const root = project()
    const says = async (...args: readonly string[]) => (await command(['freeze', ...args], root)).stderr
    expect(await says()).toContain('Name the test by its full id')
    expect(await says(CLOCK)).toContain('--corpus FILE (kept in .oracle/corpus: in.json)')
    expect(await says(CLOCK, '--corpus', 'not-there')).toContain('ENOENT')
    expect(await says(CLOCK, '--corpus', '.oracle/corpus/in.json', '--signature', SIGNATURE)).toContain(
      'A freeze needs --reason, --owner, --issue, --expires.',
    )
    expect(await says(CLOCK, ...OPTIONS, '--corpus', '.oracle/corpus/in.json')).toContain('Name the failure: --signature HEX')
    write(root, { 'oracle/corpus/in.json': 'another' })
    expect(await says(CLOCK, ...OPTIONS, '--corpus', '.oracle/corpus/in.json')).toContain('is another input already')
  })

  test('a ledger or a policy with mistakes is not edited', async () => {
    const root = project('version: 2\nfreezes: []\n')
    expect(await freeze(root)).toMatchObject({ status: 2, stderr: expect.stringContaining('oracle/ledger.yaml:1:10') })
    expect(ledgerOf(root)).toBe('version: 2\nfreezes: []\n')
  })
})

describe('thaw', () => {
  test('says which input no row names any more', async () => {
    const root = project(COMMENTED)
    const { stdout } = await command(['thaw', OTHER], root)
    expect(stdout).toContain('  git rm oracle/corpus/in.json   # no row names it any more\n')
    expect(await rowsOf(ledgerOf(root))).toEqual([])
    expect(ledgerOf(root)).toContain('# Leases. Renewing one is a commit of its own.')
    expect(ledgerOf(root)).toContain('# the end')
  })

  test('a test without a row is told, with the nearest', async () => {
    const root = project(COMMENTED)
    expect(await command(['thaw', `${OTHER}b`], root)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(`Did you mean '${OTHER}'?`),
    })
    expect(await command(['thaw', 'x'], checkout(policy))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("has no row for 'x'"),
    })
  })
})

describe('editing a ledger', () => {
  const [one, two] = [rowOf(CLOCK), rowOf(OTHER)]
  const yaml = 'oracle/ledger.yaml'
  test.each([
    { name: 'an empty file', text: '' },
    { name: 'no rows', text: 'version: 1\nfreezes: []\n' },
    { name: 'no rows, with comments', text: '# top\nversion: 1 # one\nfreezes: [] # none\n# end\n' },
    { name: 'rows in brackets', text: `version: 1\nfreezes: [${JSON.stringify(two)}] # all\n` },
    {
      name: 'rows at the margin',
      text: `version: 1\nfreezes:\n${withRow(yaml, null, two).split('\n').slice(2).join('\n').replace(/^ {2}/gm, '')}`,
    },
    { name: 'rows without a line end', text: withRow(yaml, null, two).trimEnd() },
    { name: 'freezes before version', text: `${withRow(yaml, null, two).replace('version: 1\n', '')}version: 1\n` },
    { name: 'Windows line ends', text: withRow(yaml, null, two).replaceAll('\n', '\r\n') },
    {
      name: 'a block text at the end',
      text: withRow(yaml, null, two)
        .replace(/ {4}reason.*\n/, '')
        .replace(/\n$/, '\n    reason: |\n      two\n      lines\n'),
    },
    { name: 'a dash on a line of its own', text: withRow(yaml, null, two).replace('  - test', '  -\n    test') },
    { name: 'comments between and behind', text: `${withRow(yaml, null, two)}\n  # about nothing\n\n# end\n` },
  ])('$name: the row is added, the others stay, and it can be removed again', async ({ text }) => {
    const before = text === '' ? [] : await rowsOf(text)
    const added = withRow(yaml, text, one)
    const rows = await rowsOf(added)
    expect(rows.slice(0, -1)).toEqual(before)
    expect(rows.at(-1)).toEqual({ id: CLOCK, freeze: one, mistakes: [] })
    for (const comment of text.match(/# \w+/g) ?? []) expect(added).toContain(comment)
    expect(added.includes('\r\n')).toBe(text.includes('\r\n'))
    expect(added.replaceAll('\r\n', '').includes('\r')).toBe(false)
    expect(await rowsOf(withoutRows(yaml, added, CLOCK))).toEqual(before)
  })

  test('a JSON ledger', async () => {
    const added = withRow('oracle/ledger.json', '{"version":1,"freezes":[]}', one)
    expect(await rowsOf(added, 'oracle/ledger.json')).toEqual([{ id: CLOCK, freeze: one, mistakes: [] }])
    expect(JSON.parse(withoutRows('oracle/ledger.json', added, CLOCK))).toEqual({ version: 1, freezes: [] })
  })

  test('whatever a title or a reason holds comes back', async () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '')
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const [row] = await rowsOf(withRow(yaml, null, { ...one, reason: text }))
        expect(row?.freeze?.reason).toBe(text)
      }),
      { numRuns: 200 },
    )
  })
})

describe('freeze --renew', () => {
  const LEDGER = `${COMMENTED.replace('# the end\n', '')}    - { test: "${CLOCK}", reason: r, owner: people, issue: https://tracker.example/1, firstSeen: "2026-11-20", expires: '2026-12-05', corpus: oracle/corpus/in.json, corpusSha256: ${sha256}, signatures: [${SIGNATURE}], points: 1 } # flow\n`
  const renew = (root: string, ...more: readonly string[]) => command(['freeze', CLOCK, '--renew', ...more], root)

  function committed(root: string, message: string, text: string): void {
    write(root, { 'oracle/ledger.yaml': text })
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', message)
  }

  test('moves the end of that row and nothing else, and says how often it was moved before', async () => {
    const root = project(LEDGER)
    committed(root, 'freeze', LEDGER.replace("'2026-12-05'", "'2026-11-25'"))
    expect((await renew(root, '--expires', '2026-11-29T00:00:00Z', '--now', '2026-11-24T00:00:00Z')).stdout).toContain(
      'never renewed before',
    )
    committed(root, 'renew', ledgerOf(root))
    expect(ledgerOf(root)).toBe(LEDGER.replace("'2026-12-05'", "'2026-11-29T00:00:00Z'"))
    // The row of another test, another field, and a merge that brings the same are no renewals.
    committed(root, 'other', ledgerOf(root).replace('expires: 2026-12-05', 'expires: 2026-12-06').replace('reason: r,', 'reason: s,'))
    git(root, 'checkout', '-q', '-b', 'side', 'HEAD~1')
    write(root, { 'src/a.ts': '' })
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'side')
    git(root, 'merge', '-q', '--no-edit', '-')
    const { stdout, stderr, status } = await renew(root, '--expires', '2026-12-20', '--first-seen', '2026-11-28')
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout)
      .toBe(`oracle/ledger.yaml: ${CLOCK} is frozen until 2026-12-20 instead of 2026-11-29T00:00:00Z; it was renewed once before.
Commit it apart from any code, and let an owner approve it:
  git add oracle/ledger.yaml && git commit -m 'Renew the freeze of ${CLOCK}'
`)
    const wanted = LEDGER.replace("'2026-12-05'", "'2026-12-20'").replace('"2026-11-20"', '"2026-11-28"')
    expect(ledgerOf(root)).toBe(wanted.replace('expires: 2026-12-05', 'expires: 2026-12-06').replace('reason: r,', 'reason: s,'))
  })

  test.each([
    { name: 'a lease that is too long', args: ['--expires', '2026-12-25'], says: 'lease-too-long' },
    { name: 'an end that has passed', args: ['--expires', '2026-11-30'], says: 'lease-expired' },
    { name: 'a beginning in the future', args: ['--expires', '2026-12-05', '--first-seen', '2026-12-01'], says: 'lease-too-long' },
    { name: 'no end', args: [], says: 'A renewal needs the new end: --expires DATE.' },
    {
      name: 'another failure',
      args: ['--expires', '2026-12-06', '--signature', '000000000001'],
      says: 'not --signature: what is frozen stays',
    },
    { name: 'what is no date', args: ['--expires', "2026-12-06' # x"], says: 'is no date such as' },
    { name: 'a date that is none', args: ['--expires', '2026-02-30'], says: 'expires' },
  ])('refuses $name and writes nothing', async ({ args, says }) => {
    const root = project(LEDGER)
    const ended = await renew(root, ...args)
    expect(ended).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(says) })
    expect(ledgerOf(root)).toBe(LEDGER)
  })

  test('refuses a row that is not there, and names the one that is meant', async () => {
    const root = project(LEDGER)
    const ended = await command(['freeze', `${CLOCK}s`, '--renew', '--expires', '2026-12-06'], root)
    expect(ended).toMatchObject({ status: 2, stderr: expect.stringContaining(`Did you mean '${CLOCK}'`) })
  })

  test('keeps the layout of a ledger in JSON', () => {
    const json = `{"version":1,\n "freezes": [ ${JSON.stringify(rowOf(OTHER))},\n  ${JSON.stringify(rowOf(CLOCK), null, 3)} ] }\n`
    const edited = withValues(json, CLOCK, { expires: '2026-12-06' })
    expect(edited?.replace('2026-12-06', '2026-12-05')).toBe(json)
    expect(JSON.parse(edited ?? '').freezes.map(({ expires }: { readonly expires: string }) => expires)).toEqual([
      '2026-12-05',
      '2026-12-06',
    ])
  })
})
