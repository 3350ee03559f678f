import * as disk from 'node:fs/promises'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderAgent } from '../../reporters/agent.ts'
import { renderGithub } from '../../reporters/github.ts'
import { renderMarkdown } from '../../reporters/markdown.ts'
import { checkFixtures } from '../../src/check/fixtures.ts'
import { putFiles } from '../../src/cli/put-files.ts'
import { finding } from '../../src/model/finding.ts'
import { observeFixtures } from '../../src/observe/fixtures/observe.ts'
import type { Blobs } from '../../src/observe/git/blobs.ts'
import { materialiseTree } from '../../src/observe/judged-tree/write.ts'
import { wordsOfFault } from '../../src/verdict/faults.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { judgeRun } from '../../src/verdict/judge-run.ts'
import { encodeVerdict } from '../../src/verdict/parse.ts'
import { readVerdictReport } from '../../src/verdict/read.ts'
import { removeVerdict, writeVerdict } from '../../src/verdict/write.ts'
import type { Disk } from '../../src/verdict/write.ts'
import { RUN } from '../allow/worlds.ts'
import { LOCK, ownedFiles, POLICY, sha } from '../check/owned.ts'
import { boundTo, checkout, command, removeAll, writeVerdictIn } from '../cli/world.ts'
import { SAMPLES } from '../rules/samples.ts'
import { answeredBy, SEEN } from '../verdict/merge-sample.ts'
import { diceOf } from '../verdict/mutate.ts'
import { ALLOW, BLOCK } from '../verdict/sample.ts'

/** Five times as many cost five times as much: FAULT_FINDINGS=100000. */
const FINDINGS = Number(process.env['FAULT_FINDINGS'] ?? 20_000)

afterAll(removeAll)

let root = ''
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'vitest-oracle-faults-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const broken = (code: string, syscall = 'write'): Error => Object.assign(new Error(`${code}: injected, ${syscall}`), { code, syscall })

describe('a disk that fails while a file of people is edited', () => {
  const failing = async (): Promise<never> => {
    throw broken('ENOSPC')
  }
  const half = async (path: string): Promise<never> => {
    writeFileSync(path, 'ha')
    throw broken('ENOSPC')
  }
  test.each([
    ['full', { ...disk, writeFile: half as typeof disk.writeFile }],
    ['full, and one that then removes nothing', { ...disk, writeFile: failing as typeof disk.writeFile, rm: failing }],
    ['one that does not rename', { ...disk, rename: failing }],
    ['one that does not say what is there', { ...disk, stat: failing as unknown as typeof disk.stat }],
  ])('%s: the file is as it was, and nothing lies beside it', async (_, on) => {
    writeFileSync(join(root, 'ledger.yaml'), 'mine')
    await expect(putFiles(root, new Map([['ledger.yaml', 'new']]), on)).rejects.toThrow('ENOSPC')
    expect(readFileSync(join(root, 'ledger.yaml'), 'utf8')).toBe('mine')
    expect(readdirSync(root)).toEqual(['ledger.yaml'])
  })

  test('one that works keeps a link and the mode', async () => {
    writeFileSync(join(root, 'real.yaml'), 'old')
    chmodSync(join(root, 'real.yaml'), 0o600)
    symlinkSync('real.yaml', join(root, 'link.yaml'))
    await putFiles(
      root,
      new Map([
        ['link.yaml', 'new'],
        ['a/b.yaml', 'b'],
      ]),
    )
    expect(readFileSync(join(root, 'real.yaml'), 'utf8')).toBe('new')
    expect(statSync(join(root, 'real.yaml')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(root, 'a/b.yaml'), 'utf8')).toBe('b')
    expect(readdirSync(root).toSorted()).toEqual(['a', 'link.yaml', 'real.yaml'])
  })
})

describe('what happened, and what mends it', () => {
  test.each([
    ['ENOSPC', 'write', 'df -h'],
    ['EDQUOT', 'write', 'quota'],
    ['EROFS', 'open', 'writable'],
    ['EACCES', 'open', 'this user must be able to write'],
    ['EMFILE', 'open', 'ulimit -n'],
    ['ENAMETOOLONG', 'open', 'TMPDIR'],
    ['ERR_FS_EISDIR', 'rm', 'move it away'],
    ['ENOSPC', 'watch', 'max_user_watches'],
    ['EMFILE', 'watch', 'max_user_instances'],
  ])('%s at %s', (code, syscall, words) => {
    const said = wordsOfFault(new Error('the verdict was not written', { cause: broken(code, syscall) }))
    expect(said).toContain('nothing was allowed')
    expect(said).toContain(words)
  })
})

describe('a clock that jumps', () => {
  test.each(['1970-01-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z', '2026-12-24T00:00:00.000Z', '2099-01-01T00:00:00.000Z'])(
    'to %s: no lease holds outside of its days',
    (now) => {
      expect(judgeRun({ ...RUN, now }).decided.decision).toBe('block')
    },
  )
})

describe('a file system that is slow, as over a network', () => {
  test('a reader sees an old verdict, none or a new one, whole, whoever writes and removes meanwhile', async () => {
    const dice = diceOf(20_261_201)
    const slow: Disk = new Proxy(disk, {
      get:
        (target, name: keyof Disk) =>
        async (...args: readonly unknown[]) => {
          await wait(dice(4))
          return (target[name] as (...given: readonly unknown[]) => Promise<unknown>)(...args)
        },
    })
    const file = join(root, '.oracle/verdict.json')
    const seen = { read: 0, missing: 0 }
    let isOver = false
    const reader = async (): Promise<void> => {
      while (!isOver) {
        const report = await readVerdictReport(file)
        if (report.state === 'refused') throw new Error(report.mistakes[0]?.what)
        if (report.state === 'read') expect([ALLOW.digest, BLOCK.digest]).toContain(report.verdict.digest)
        seen[report.state]++
        await wait(1)
      }
    }
    const writers = [ALLOW, BLOCK].map(async (verdict) => {
      for (let turn = 0; turn < 8; turn++) {
        await removeVerdict(file, slow)
        await writeVerdict(file, verdict, slow)
      }
    })
    const reading = reader()
    await Promise.all(writers)
    isOver = true
    await reading
    expect(seen.read).toBeGreaterThan(3)
    expect(readdirSync(join(root, '.oracle')).toSorted()).toEqual(['.gitignore', 'verdict.json'])
  })
})

describe('much and long', () => {
  test(`${FINDINGS} findings: a verdict that blocks, whole, and reports of their size`, () => {
    const args = SAMPLES['test-skipped']
    const many = Array.from({ length: FINDINGS }, (_, index) => finding('test-skipped', args, { file: 'tests/a.test.ts', line: index + 1 }))
    const verdict = judgeMerge({ ...SEEN, answers: answeredBy(...many) })
    expect(verdict).toMatchObject({ decision: 'block', because: [{ rule: 'test-skipped' }] })
    expect(encodeVerdict(verdict)).toHaveProperty('text')
    expect(Buffer.byteLength(renderMarkdown(verdict, { mostBytes: 64_000, isSticky: true, frames: () => null }))).toBeLessThan(64_001)
    expect(renderGithub(verdict, { prefix: '' }).split('\n').length).toBeLessThan(100)
    expect(Buffer.byteLength(renderAgent(verdict))).toBeLessThan(100_000)
  })

  test('a path of a megabyte ends in words, and not in a tree that lacks it', async () => {
    const blobs = { read: async () => ({ state: 'read', bytes: Buffer.from('') }) } as unknown as Blobs
    const tree = new Map([[`src/${'a'.repeat(1024 * 1024)}.ts`, { mode: '100644', id: 'a'.repeat(40) }]])
    const thrown = await materialiseTree(tree, blobs, join(root, 'tree')).catch((cause: unknown) => cause)
    expect(wordsOfFault(thrown)).toMatch(/nothing was allowed: ENAMETOOLONG.*\n {2}pwd/)
  })
})

describe('other systems', () => {
  test('fixtures of a checkout with CRLF are not those of the lock', async () => {
    const lf = '{ "a": 1 }\n'
    const file = 'oracle/fixtures/a.json'
    await putFiles(root, new Map([[file, lf.replaceAll('\n', '\r\n')]]))
    const lock = { ...LOCK, fixtures: { [file]: 'c'.repeat(64) } }
    const policy = { ...POLICY, fixtures: { files: ['oracle/fixtures/**'], schemas: [] } }
    const seen = await observeFixtures(root, policy, lock, { isSealed: () => true, runInvariants: async () => new Map() as never })
    const owned = ownedFiles({ lock: { state: 'read', path: 'oracle/oracle.lock.json', sha256: sha('0'), value: lock } })
    expect(checkFixtures(seen, owned)).toMatchObject({ state: 'answered', findings: [{ rule: 'fixture-changed' }] })
  })

  test('paths with the separator of Windows name the same policy', async () => {
    const at = checkout()
    writeVerdictIn(at, boundTo(at, ALLOW))
    for (const policy of ['oracle\\policy.yaml', '.\\oracle\\policy.yaml', 'oracle/policy.yaml']) {
      expect(await command(['check', '--policy', policy], at), policy).toMatchObject({ status: 0 })
    }
    expect(await command(['check', '--policy', 'oracle\\other.yaml'], at)).toMatchObject({ status: 1 })
  })
})
