import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FORMATS } from '../../src/cli/verb.ts'
import type { ModuleObservation } from '../../src/model/run.ts'
import type { ShardRun } from '../../src/model/shard.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { readOwnedFiles } from '../../src/observe/owned/read.ts'
import { folderSource } from '../../src/observe/owned/source.ts'
import type { RunCircumstances } from '../../src/verdict/build.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import type { NamedShard } from '../../src/verdict/shards/refusals.ts'
import { EXAMPLE, moduleOf, passed, PLAIN, PROPERTY, property } from '../check/seen.ts'
import { ALLOW } from '../verdict/sample.ts'
import { changed, CIRCUMSTANCES, judgedWhole, shardsOf, textOf, wholeRun } from '../verdict/shard-sample.ts'
import { boundTo, checkout, command, emptyFolder, git, removeAll, write } from './world.ts'

const POLICY = `version: 1
classes:
  example: { files: ["oracle/examples/**"] }
  property: { files: ["oracle/properties/**"] }
`
const LOCK = {
  version: 1,
  fixtures: {},
  tests: { [EXAMPLE]: { sha256: 'a'.repeat(64), tests: ['adds'] }, [PROPERTY]: { sha256: 'a'.repeat(64), tests: ['is undone'] } },
  knownBad: {},
}
const FILES = {
  'oracle/INVARIANTS.md': '- `round-trip`: what goes in comes out\n',
  'oracle/oracle.lock.json': `${JSON.stringify(LOCK)}\n`,
  '.gitignore': '.oracle\n',
}

/** Three files on two machines. */
const PARTS: readonly [readonly ModuleObservation[], readonly ModuleObservation[]] = [
  [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds')]), moduleOf(PLAIN, [passed(PLAIN, 'is plain')])],
  [moduleOf(PROPERTY, [property()])],
]

let root = ''
let circumstances: RunCircumstances = CIRCUMSTANCES
let whole: Verdict = ALLOW
let shards: readonly NamedShard[] = []

beforeAll(async () => {
  root = checkout(POLICY)
  write(root, FILES)
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'second')
  const [head, tree] = [git(root, 'rev-parse', 'HEAD'), git(root, 'rev-parse', 'HEAD^{tree}')]
  circumstances = { ...CIRCUMSTANCES, subject: { state: 'commit', head, tree, dirty: false } }
  const owned = await readOwnedFiles(folderSource(root), 'oracle/policy.yaml')
  const seen = { ...wholeRun(PARTS.flat(), {}, head), owned }
  whole = judgedWhole(seen, circumstances)
  shards = shardsOf(seen, PARTS, circumstances)
})
afterAll(removeAll)

const OLD = join('.oracle', 'verdict.json')

/** An older allow lies where the verdict goes. */
beforeEach(() => write(root, { [OLD]: canonicalText(boundTo(root, ALLOW)) }))
afterEach(() => rmSync(join(root, '.oracle'), { recursive: true, force: true }))

const at = (index: number): NamedShard => {
  const shard = shards[index]
  if (shard === undefined) throw new Error(`there is no shard ${index}`)
  return shard
}
const laid = (...all: readonly NamedShard[]): Readonly<Record<string, string>> =>
  Object.fromEntries(all.map(({ file, shard }) => [`.oracle/${file}`, textOf(shard)]))
const second = (changes: Partial<ShardRun>): NamedShard => changed(at(1), changes)
const OTHER_COMMIT = { state: 'commit', head: '3'.repeat(40), tree: '4'.repeat(40), dirty: false } as const

describe('shards that are one run at hand', () => {
  test('have the verdict of one machine, byte for byte', async () => {
    write(root, laid(at(0), at(1)))
    const answer = await command(['merge'], root)
    expect(answer).toMatchObject({ status: 0, stderr: '' })
    expect(answer.stdout).toContain('ALLOW')
    expect(readFileSync(join(root, OLD), 'utf8')).toBe(canonicalText(whole))
    expect(await command(['check'], root)).toMatchObject({ status: 0 })
  })

  test('may be named one by one, by folders within folders, and in any order', async () => {
    const text = (index: number): string => textOf(at(index).shard)
    write(root, {
      '.oracle/shards/one/1-of-2.json': text(0),
      '.oracle/shards/two/2-of-2.json': text(1),
      '.oracle/shards/two/notes.json': '{}',
    })
    expect(await command(['merge', '.oracle/shards'], root)).toMatchObject({ status: 0 })
    write(root, { '.oracle/b.json': text(1) })
    expect(await command(['merge', '.oracle/b.json', '.oracle/shards/one'], root)).toMatchObject({ status: 0 })
    expect(readFileSync(join(root, OLD), 'utf8')).toBe(canonicalText(whole))
  })

  test('of a run that blocks, or needs a person, exit so', async () => {
    const failed = { ...at(1).shard.run, reason: 'failed' as const, writtenDuringRun: ['oracle/policy.yaml'] }
    write(root, laid(at(0), second({ run: failed })))
    const answer = await command(['merge'], root)
    expect(answer).toMatchObject({ status: 1, stderr: '' })
    expect(answer.stdout).toContain('sealed-file-written')
    expect(await command(['check'], root)).toMatchObject({ status: 1 })
  })

  test('that were cut short are judged as such, and block', async () => {
    const { run } = at(1).shard
    write(root, laid(at(0), second({ run: { ...run, reason: 'interrupted', modules: [] } })))
    expect(await command(['merge'], root)).toMatchObject({ status: 1, stdout: expect.stringContaining('interrupted') })
  })

  test('in each format', async () => {
    write(root, laid(at(0), at(1)))
    for (const format of FORMATS) {
      const answer = await command(['merge', '--format', format], root)
      expect(answer, format).toMatchObject({ status: 0, stderr: '' })
      expect(answer.stdout.toLowerCase(), format).toContain('allow')
    }
    expect((await command(['merge', '--json'], root)).stdout).toBe(canonicalText(whole))
  })

  test('of two machines tell the environment from the patch', async () => {
    write(root, laid(at(0), at(1)))
    await command(['merge'], root)
    write(root, { '.oracle/first.json': readFileSync(join(root, OLD), 'utf8') })
    const environment = { ...circumstances.environment, node: 'v22.12.0', arch: 'arm64' }
    const elsewhere = { ...at(1).shard.run, writtenDuringRun: ['oracle/policy.yaml'] }
    write(root, laid(changed(at(0), { environment }), changed(at(1), { environment, run: elsewhere })))
    expect(await command(['merge'], root)).toMatchObject({ status: 1 })
    const compared = await command(['compare', '.oracle/first.json', OLD], root)
    expect(compared).toMatchObject({ status: 1 })
    expect(compared.stdout.replaceAll(/\s+/g, ' ')).toContain('the decision flipped: that is the environment, not the code')
    expect(compared.stdout).toContain('arch x64 and arm64')
  })
})

describe('2,000 tests', () => {
  test('have one digest on 1, 2 and 7 shards', async () => {
    const files = Array.from({ length: 98 }, (_, index) => `tests/f${index}.test.ts`)
    const plain = files.map((file) =>
      moduleOf(
        file,
        Array.from({ length: 20 }, (_, index) => passed(file, `test ${index}`)),
      ),
    )
    const many = Array.from({ length: 39 }, (_, index) => passed(EXAMPLE, `more ${index}`))
    const modules = [moduleOf(EXAMPLE, [passed(EXAMPLE, 'adds'), ...many]), ...PARTS[1], ...plain]
    const owned = await readOwnedFiles(folderSource(root), 'oracle/policy.yaml')
    const seen = { ...wholeRun(modules, {}, git(root, 'rev-parse', 'HEAD')), owned }
    const text = canonicalText(judgedWhole(seen, circumstances))
    expect(judgedWhole(seen, circumstances)).toMatchObject({ decision: 'allow', testCount: 2001 })
    for (const count of [1, 2, 7]) {
      const parts = Array.from({ length: count }, (_, part) => modules.filter((__, index) => index % count === part))
      const folder = `.oracle/on-${count}`
      const split = shardsOf(seen, parts, circumstances)
      write(root, Object.fromEntries(split.map(({ file, shard }) => [`${folder}/${file}`, textOf(shard)])))
      expect(await command(['merge', folder], root), String(count)).toMatchObject({ status: 0 })
      expect(readFileSync(join(root, OLD), 'utf8')).toBe(text)
      for (const lost of count > 1 ? split.slice(-2) : []) {
        const others = split.filter((one) => one !== lost).map(({ file }) => `${folder}/${file}`)
        const answer = await command(['merge', ...others], root)
        expect(answer).toMatchObject({ status: 2, stderr: expect.stringContaining(lost.file.replace('shards/', '')) })
        expect(existsSync(join(root, OLD))).toBe(false)
      }
    }
  })
})

describe('what is not one run at hand is refused by name, and leaves no verdict', () => {
  interface Row {
    readonly name: string
    readonly args?: readonly string[]
    readonly files: () => Readonly<Record<string, string>>
    /** Texts that the refusal must hold. */
    readonly names: readonly string[]
  }
  const settings = (): ShardRun['projects'] => at(1).shard.projects.map((one) => ({ ...one, retry: '3', pool: 'threads' }))
  const unlike = (changes: Partial<ShardRun>, names: readonly string[] = []): Pick<Row, 'files' | 'names'> => ({
    files: () => laid(at(0), second(changes)),
    names: ['2-of-2.json', ...names],
  })
  const rows: readonly Row[] = [
    { name: 'lost', files: () => laid(at(0)), names: ['2-of-2.json', '--shard=2/2'] },
    {
      name: 'doubled',
      files: () => laid(at(0), at(1), { ...at(1), file: 'shards/again/2-of-2.json' }),
      names: ['shards/2-of-2.json', 'again/2-of-2.json'],
    },
    {
      name: 'named-twice',
      args: ['.oracle/shards', '.oracle/shards/1-of-2.json'],
      files: () => laid(at(0), at(1)),
      names: ['1-of-2.json'],
    },
    {
      name: 'other-number',
      files: () => laid(at(0), at(1), { ...changed(at(1), { shard: { index: 5, count: 7 } }), file: 'shards/5-of-7.json' }),
      names: ['5-of-7.json', 'shard 5 of 7'],
    },
    { name: 'other-commit', files: () => laid(at(0), second({ subject: OTHER_COMMIT })), names: ['2-of-2.json', '333333333333'] },
    {
      name: 'other-commit-all',
      files: () => laid(changed(at(0), { subject: OTHER_COMMIT }), second({ subject: OTHER_COMMIT })),
      names: ['1-of-2.json', '2-of-2.json'],
    },
    {
      name: 'other-policy',
      files: () =>
        laid(at(0), second({ owned: { ...at(1).shard.owned, policy: { ...at(1).shard.owned.policy, sha256: 'b'.repeat(64) } } })),
      names: ['2-of-2.json', 'oracle/policy.yaml'],
    },
    {
      name: 'policy-elsewhere',
      files: () =>
        laid(at(0), second({ owned: { ...at(1).shard.owned, policy: { ...at(1).shard.owned.policy, path: 'quality/policy.yaml' } } })),
      names: ['--policy quality/policy.yaml'],
    },
    {
      name: 'without-lock',
      files: () =>
        laid(
          at(0),
          second({ owned: { ...at(1).shard.owned, lock: { ...at(1).shard.owned.lock, state: 'absent', sha256: 'b'.repeat(64) } } }),
        ),
      names: ['2-of-2.json', 'oracle/oracle.lock.json'],
    },
    { name: 'older-tool', ...unlike({ tool: { name: 'vitest-oracle', version: '0.0.9' } }, ['0.0.9']) },
    {
      name: 'other-machine',
      files: () => laid(at(0), second({ environment: { ...circumstances.environment, vitest: '5.1.2', node: 'v24.1.0' } })),
      names: ['Vitest 5.1.2', 'v24.1.0'],
    },
    {
      name: 'other-settings',
      files: () => laid(at(0), second({ inventory: true, projects: settings() })),
      names: ['retry 3 and 0', 'inventory'],
    },
    {
      name: 'other-files',
      files: () => laid(at(0), second({ expected: [...at(1).shard.expected, { project: '', file: 'tests/z.test.ts' }] })),
      names: ['2-of-2.json', 'tests/z.test.ts'],
    },
    {
      name: 'file-in-two',
      files: () => laid(at(0), second({ run: { ...at(1).shard.run, modules: [...at(1).shard.run.modules, ...PARTS[0]] } })),
      names: [EXAMPLE, '1-of-2.json and', '2-of-2.json'],
    },
    { name: 'file-in-none', files: () => laid(at(0), second({ run: { ...at(1).shard.run, modules: [] } })), names: [PROPERTY] },
    {
      name: 'typechecked-once',
      files: () => {
        const expected = [...at(0).shard.expected, { project: '', file: PROPERTY }]
        return laid(changed(at(0), { expected }), second({ expected }))
      },
      names: [PROPERTY],
    },
    {
      name: 'other-fixtures',
      files: () => laid(at(0), second({ fixtures: { state: 'unavailable', because: 'the disk said so' } })),
      names: ['2-of-2.json', 'lock --check'],
    },
    {
      name: 'uncommitted',
      files: () => {
        const subject = { ...circumstances.subject, dirty: true } as ShardRun['subject']
        return laid(changed(at(0), { subject }), second({ subject }))
      },
      names: ['1-of-2.json', 'not committed'],
    },
    { name: 'other-seed', files: () => laid(at(0), second({ run: { ...at(1).shard.run, freshSeed: 5 } })), names: ['seed 5'] },
    { name: 'no-commit', files: () => laid(at(0), second({ subject: { state: 'no-repository' } })), names: ['2-of-2.json'] },
    {
      name: 'edited',
      files: () => ({ ...laid(at(0), at(1)), '.oracle/shards/2-of-2.json': textOf(at(1).shard).replace('"passed"', '"failed"') }),
      names: ['2-of-2.json', 'digest'],
    },
    {
      name: 'half',
      files: () => ({ ...laid(at(0)), '.oracle/shards/2-of-2.json': textOf(at(1).shard).slice(0, 500) }),
      names: ['2-of-2.json'],
    },
    { name: 'no-shard', args: ['oracle/oracle.lock.json'], files: () => ({}), names: ['oracle/oracle.lock.json', 'no file of a shard'] },
    { name: 'nothing', files: () => ({}), names: ['.oracle/shards', '--shard=1/2'] },
    { name: 'empty-folder', args: ['.oracle'], files: () => ({}), names: ['.oracle'] },
    { name: 'option', args: ['--polcy', 'x'], files: () => laid(at(0), at(1)), names: ["Did you mean '--policy'"] },
  ]
  test.for(rows)('$name', async ({ name, args = [], files, names }) => {
    write(root, files())
    const answer = await command(['merge', ...args], root)
    expect(answer).toMatchObject({ status: 2, stdout: '' })
    for (const text of names) expect(answer.stderr).toContain(text)
    // What was not even a command has removed nothing, and what was one leaves nothing that could be taken for its answer.
    if (name !== 'option') expect(existsSync(join(root, OLD))).toBe(false)
    const transcript = [`$ vitest-oracle ${['merge', ...args].join(' ')}`, answer.stderr, '-- exit status 2', ''].join('\n')
    const text = transcript.replaceAll(git(root, 'rev-parse', 'HEAD').slice(0, 12), '<commit>').replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
    await expect(text).toMatchFileSnapshot(`../golden/cli/merge-${name}.txt`)
  })

  test('in a folder without a repository', async () => {
    const elsewhere = emptyFolder()
    write(elsewhere, { ...laid(at(0), at(1)), 'oracle/policy.yaml': POLICY, ...FILES })
    const answer = await command(['merge'], elsewhere)
    expect(answer).toMatchObject({ status: 2 })
    expect(answer.stderr).toContain('there is no repository here')
  })

  test('with a shard that is alone a block for check', async () => {
    write(root, laid(at(0)))
    expect(await command(['merge'], root)).toMatchObject({ status: 2 })
    expect(await command(['check'], root)).toMatchObject({ status: 1 })
  })
})

test('a folder without git may be one shard, and no more', async () => {
  const elsewhere = emptyFolder()
  write(elsewhere, { 'oracle/policy.yaml': POLICY, ...FILES })
  const owned = await readOwnedFiles(folderSource(elsewhere), 'oracle/policy.yaml')
  const seen = { ...wholeRun(PARTS.flat(), { freshFrom: 'random', freshSeed: 7 }), owned }
  const alone = { ...CIRCUMSTANCES, subject: { state: 'no-repository' } as const }
  write(elsewhere, laid(...shardsOf(seen, [PARTS.flat()], alone)))
  expect(await command(['merge'], elsewhere)).toMatchObject({ status: 0 })
  rmSync(join(elsewhere, '.oracle'), { recursive: true })
  write(elsewhere, laid(...shardsOf(seen, PARTS, alone)))
  const answer = await command(['merge'], elsewhere)
  expect(answer).toMatchObject({ status: 2, stdout: '' })
  expect(answer.stderr).toContain('drew seeds of its own')
})

test('help has an example, and what the exit statuses mean', async () => {
  const answer = await command(['merge', '--help'], root)
  expect(answer).toMatchObject({ status: 0, stderr: '' })
  expect(answer.stdout).toContain('Example: vitest-oracle merge .oracle/shards')
  expect(answer.stdout).toContain('2 the shards are not one run at hand, and there is no verdict')
})
