import { createHash } from 'node:crypto'
import { readdirSync, truncateSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createStorage } from 'unstorage'
import fsDriver from 'unstorage/drivers/fs-lite'
import { createStorageServer } from 'unstorage/server'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import type { HistoryRun, TestOutcome } from '../../src/model/history.ts'
import { appendOutcomes } from '../../src/observe/history/append.ts'
import { readOwnedFiles } from '../../src/observe/owned/read.ts'
import { folderSource } from '../../src/observe/owned/source.ts'
import { checkout, command, emptyFolder, removeAll, write } from './world.ts'

afterAll(removeAll)

const CLOCK = 'tests/nondet/clock.test.ts > deadline "window"'
const policy = `version: 1\nowners: ["@acme/owners"]\nclasses:\n  nondeterministic:\n    - ${JSON.stringify(CLOCK)}\n`

const runOn = (day: number, outcomes: readonly Partial<TestOutcome>[], changes: Partial<HistoryRun> = {}): HistoryRun => ({
  version: 1,
  at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  run: `${day}`.padStart(16, '0'),
  shard: null,
  commit: 'a'.repeat(40),
  tree: 'b'.repeat(40),
  machine: 'runner-7 linux-x64',
  outcomes: outcomes.map((one) => ({ test: CLOCK, outcome: 'passed', attempts: 1, signatures: [], ...one })),
  ...changes,
})

const FAILED = { outcome: 'failed', signatures: ['9f1c2ab34d5e'] } as const

async function withHistory(root: string, runs: readonly HistoryRun[], folder = '.oracle/history'): Promise<string> {
  for (const run of runs) await appendOutcomes(join(root, folder), run)
  return root
}

describe('flakes', () => {
  test('as a person reads it', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(21, [FAILED]), runOn(22, [{}]), runOn(23, [{}])])
    const { stdout, stderr, status } = await command(['flakes'], root)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout.replaceAll(root, '<root>')).toBe(`1 test both passed and failed on one tree, of 4 runs in <root>/.oracle/history.

tests/nondet/clock.test.ts > deadline "window"
  failed in 1 of 4 runs: 25.0 % (95 % interval 4.6 % to 69.9 %), on 1 tree that it also passed on
  first seen 2026-11-21T08:00:00.000Z, last seen 2026-11-21T08:00:00.000Z
  signatures: 9f1c2ab34d5e (1)
  machines: runner-7 linux-x64
  to freeze it, fill in what is empty and add below \`freezes:\` in oracle/ledger.yaml, in a commit of its own:

  - test: "tests/nondet/clock.test.ts > deadline \\"window\\""
    reason: ""   # what makes it flake
    owner: "@acme/owners"
    issue: ""   # where it is worked on
    firstSeen: 2026-11-21
    expires: 2026-12-14
    corpus: ""   # the input that capture() kept below .oracle/corpus, copied to the corpus of the policy
    corpusSha256: ""   # of that file, as sha256sum prints it
    signatures: ["9f1c2ab34d5e"]
    points: 1
`)
  })

  test('the row is no freeze as it is, and one when it is filled in', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(21, [FAILED])])
    const { stdout } = await command(['flakes', '--json'], root)
    const answer = JSON.parse(stdout) as { readonly tests: readonly { readonly proposal: { readonly row: string } }[] }
    const text = `version: 1\nfreezes:\n${answer.tests[0]?.proposal.row ?? ''}\n`
    const corpus = '{}\n'
    const filled = text
      .replace('reason: ""', 'reason: it steps')
      .replace('issue: ""', 'issue: https://tracker.example/1')
      .replace('corpus: ""', 'corpus: oracle/corpus/a.json')
      .replace('corpusSha256: ""', `corpusSha256: ${createHash('sha256').update(corpus).digest('hex')}`)
    const ledgerOf = async (ledger: string) => {
      write(root, { 'oracle/ledger.yaml': ledger, 'oracle/corpus/a.json': corpus })
      const { ledger: read } = await readOwnedFiles(folderSource(root), 'oracle/policy.yaml')
      if (read.state !== 'read') throw new Error(JSON.stringify(read))
      return read.value
    }
    const [empty] = await ledgerOf(text)
    expect(empty?.freeze).toBeUndefined()
    expect(empty?.mistakes.length).toBeGreaterThan(0)
    const [freeze] = await ledgerOf(filled)
    expect(freeze?.mistakes).toEqual([])
    expect(freeze?.freeze).toMatchObject({ test: CLOCK, signatures: ['9f1c2ab34d5e'] })
    expect((await command(['flakes'], root)).stdout).toContain('the ledger has a row for it, which expires 2026-12-14')
  })

  test('as JSON', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(21, [FAILED])])
    const { stdout } = await command(['flakes', '--format', 'json'], root)
    expect(JSON.parse(stdout)).toMatchObject({
      kind: 'flakes',
      folder: join(root, '.oracle/history'),
      runs: 2,
      unreadable: [],
      tests: [
        {
          test: CLOCK,
          runs: 2,
          failures: 1,
          rate: 0.5,
          interval: { level: 0.95 },
          firstSeen: '2026-11-21T08:00:00.000Z',
          proposal: { state: 'draft', notListed: false, draft: { firstSeen: '2026-11-21' } },
        },
      ],
    })
  })

  test('a test that the policy does not list says so', async () => {
    const root = await withHistory(checkout(), [runOn(20, [{}]), runOn(21, [FAILED])])
    expect((await command(['flakes'], root)).stdout).toContain(
      'oracle/policy.yaml must list it as well, below `classes.nondeterministic`: - "tests/nondet/clock.test.ts > deadline \\"window\\""',
    )
  })

  test('what a title holds does not reach the terminal as a command', async () => {
    const id = 'a.test.ts > \u001b[2J\u202e\ud800'
    const root = await withHistory(checkout(), [runOn(20, [{ test: id }]), runOn(21, [{ ...FAILED, test: id }])])
    const { stdout } = await command(['flakes'], root)
    expect(/[\u001b\u202e]/.test(stdout)).toBe(false)
    expect(JSON.parse((await command(['flakes', '--json'], root)).stdout)).toMatchObject({
      tests: [{ test: 'a.test.ts > \u001b[2J\u202e\ufffd' }],
    })
  })

  test('no history, and nothing that flakes', async () => {
    const root = checkout(policy)
    expect(await command(['flakes'], root)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^0 runs in .*: a gate records one each time/),
    })
    await withHistory(root, [runOn(20, [{}])])
    expect(await command(['flakes'], root)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^1 run in .*: no test both passed and failed on one tree\.\n$/),
    })
  })

  test('--history and --now', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(21, [FAILED])], 'elsewhere')
    expect((await command(['flakes', '--history', 'elsewhere'], root)).stdout).toContain('failed in 1 of 2 runs')
    expect((await command(['flakes', '--history', `file://${root}/elsewhere`], root)).stdout).toContain('failed in 1 of 2 runs')
    expect((await command(['flakes', '--history', 'elsewhere', '--now', '2026-11-21'], root)).stdout).toContain('1 run in')
  })

  test('a history elsewhere is fetched into the folder, and what is wrong with it is said', async () => {
    const [there, here] = [await withHistory(emptyFolder(), [runOn(20, [{}]), runOn(21, [FAILED])], ''), checkout(policy)]
    const storage = createStorage({ driver: fsDriver({ base: there }) })
    const server = createServer(createStorageServer(storage).handle)
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void server.close())
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const { stdout, stderr, status } = await command(['flakes', '--history', url], here)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain('failed in 1 of 2 runs')
    expect((await command(['flakes'], here)).stdout).toBe(stdout)
    expect((await command(['flakes', '--compact', '--history', url], here)).stderr).toContain('--compact works in a folder')
    server.close()
    server.closeAllConnections()
    const gone = await command(['flakes', '--history', url], here)
    expect(gone).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining(`the history in ${url}/ could not be fetched: listing it failed`),
    })
  })

  test('--compact leaves fewer files and the same answer', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(20, [FAILED], { run: 'f'.repeat(16) }), runOn(23, [{}])])
    const before = await command(['flakes', '--json'], root)
    const packed = await command(['flakes', '--compact'], root)
    expect(packed).toEqual({ status: 0, stderr: '', stdout: `${root}/.oracle/history: 2 files are 1 now.\n` })
    expect(readdirSync(join(root, '.oracle/history/2026-11-20'))).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.jsonl$/)])
    expect(await command(['flakes', '--json'], root)).toEqual(before)
    expect((await command(['flakes', '--compact'], root)).stdout).toContain('no day that is over has several files')
    expect(JSON.parse((await command(['flakes', '--compact', '--json'], root)).stdout)).toMatchObject({
      kind: 'flakes-compacted',
      packs: [],
    })
  })

  test('a spoilt file is named and counts for nothing', async () => {
    const root = await withHistory(checkout(policy), [runOn(20, [{}]), runOn(21, [FAILED])])
    const day = join(root, '.oracle/history/2026-11-20')
    const [name = ''] = readdirSync(day)
    truncateSync(join(day, name), 10)
    const { stdout, stderr, status } = await command(['flakes'], root)
    expect(status).toBe(0)
    expect(stderr).toBe(`note: 2026-11-20/${name} holds no outcomes of a run; it counts for nothing\n`)
    expect(stdout).toContain('1 run in')
  })

  test('a history that is a file cannot be read', async () => {
    const root = checkout(policy)
    write(root, { history: '' })
    expect(await command(['flakes', '--history', 'history'], root)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('cannot be read: ENOTDIR'),
    })
  })
})
