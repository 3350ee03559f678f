import { createHash, generateKeyPairSync } from 'node:crypto'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { judgeMerge } from '../../src/verdict/judge-merge.ts'
import { signVerdict } from '../../src/verdict/sign.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { answeredBy, SEEN } from '../verdict/merge-sample.ts'
import { ALLOW, sealed } from '../verdict/sample.ts'
import { boundTo, checkout, command, emptyFolder, git, POLICY, removeAll, write, writeVerdictIn } from './world.ts'

afterEach(removeAll)

const CI = { CI: 'true' }
const TO_MAIN = ['--base', 'main']
const sha = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A branch `patch` with one commit on top of `main`. */
function patched(
  policy: string = POLICY,
  files: Readonly<Record<string, string>> = { 'src/billing.ts': 'export const charge = 2\n' },
): string {
  const root = checkout(policy)
  git(root, 'checkout', '-q', '-b', 'patch')
  write(root, files)
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'second')
  return root
}

const id = (root: string, name: string): string => git(root, 'rev-parse', name)

const subjectOf = (root: string, change: Partial<typeof SEEN.subject> = {}): typeof SEEN.subject => ({
  head: id(root, 'HEAD'),
  tree: id(root, 'HEAD^{tree}'),
  base: id(root, 'main'),
  mergeBase: git(root, 'merge-base', 'main', 'HEAD'),
  dirty: false,
  ...change,
})

/** The verdict that a gate would have written for this patch. */
function judged(root: string, change: Partial<typeof SEEN> = {}, policy: string = POLICY): Verdict {
  const { mergeBase } = subjectOf(root)
  return judgeMerge({
    ...SEEN,
    subject: subjectOf(root),
    policy: { path: 'oracle/policy.yaml', ref: mergeBase, sha256: sha(policy), preset: 'recommended' },
    ...change,
  })
}

const { 'known-bad': _, ...withoutKnownBad } = answeredBy()

describe('the verdict of a patch', () => {
  test('counts for this patch, wherever it is asked', async () => {
    const root = patched()
    writeVerdictIn(root, judged(root))
    const answer = await command(['check', ...TO_MAIN], root)
    expect(answer).toMatchObject({ status: 0, stderr: '' })
    expect(answer.stdout).toContain('the whole patch')
    for (const more of [[], ['--scope', 'merge'], ['--scope', 'run']]) {
      expect(await command(['check', ...TO_MAIN, ...more], root, CI)).toEqual(answer)
    }
    git(root, 'update-ref', 'refs/remotes/origin/main', 'main')
    expect(await command(['check'], root, { ...CI, GITHUB_BASE_REF: 'main' })).toEqual(answer)
  })

  test('in a project below the top of the repository', async () => {
    const root = emptyFolder()
    const project = join(root, 'packages/billing')
    write(project, { 'oracle/policy.yaml': POLICY, 'src/billing.ts': 'export const charge = 1\n' })
    git(root, 'init', '-q')
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'first')
    git(root, 'checkout', '-q', '-b', 'patch')
    git(root, 'commit', '-q', '--allow-empty', '-m', 'second')
    const text = canonicalText(judged(root))
    write(project, { '.oracle/verdict.json': text })
    expect(await command(['check', ...TO_MAIN], project)).toMatchObject({ status: 0, stderr: '' })
    expect(await command(['check', join(project, '.oracle/verdict.json'), ...TO_MAIN], emptyFolder())).toMatchObject({ status: 0 })
  })

  test('a target that moved on is said', async () => {
    const root = patched()
    writeVerdictIn(root, judged(root))
    git(root, 'checkout', '-q', 'main')
    git(root, 'commit', '-q', '--allow-empty', '-m', 'meanwhile')
    git(root, 'checkout', '-q', 'patch')
    const answer = await command(['check', ...TO_MAIN], root)
    expect(answer.status).toBe(0)
    expect(answer.stderr).toContain('note: The target moved since the patch was judged')
  })
})

interface Refused {
  readonly name: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly make: () => string
}

const withVerdict = (root: string, verdict: Verdict = judged(root)): string => {
  writeVerdictIn(root, verdict)
  return root
}

const REFUSED: readonly Refused[] = [
  { name: 'no-base', args: [], make: () => withVerdict(patched()) },
  {
    name: 'other-base',
    make: () => {
      // The patch's first commit weakens the policy, and the verdict begins behind it.
      const root = patched(POLICY, { 'oracle/policy.yaml': 'version: 1\nrequire: [scope]\n' })
      const weak = id(root, 'HEAD')
      git(root, 'commit', '-q', '--allow-empty', '-m', 'third')
      const subject = subjectOf(root, { base: weak, mergeBase: weak })
      const policy = {
        path: 'oracle/policy.yaml',
        ref: weak,
        sha256: sha('version: 1\nrequire: [scope]\n'),
        preset: 'recommended',
      } as const
      return withVerdict(root, judged(root, { subject, policy }))
    },
  },
  {
    name: 'other-head',
    make: () => {
      const root = withVerdict(patched())
      git(root, 'commit', '-q', '--allow-empty', '-m', 'third')
      return root
    },
  },
  {
    name: 'dirty',
    env: CI,
    make: () => {
      const root = patched()
      return withVerdict(root, judged(root, { subject: subjectOf(root, { dirty: true }) }))
    },
  },
  {
    name: 'policy-of-head',
    make: () => {
      const root = patched(POLICY, { 'oracle/policy.yaml': 'version: 1\nrequire: [scope]\n' })
      return withVerdict(root, judged(root, { policy: { ...judged(root).policy, sha256: sha('version: 1\nrequire: [scope]\n') } }))
    },
  },
  {
    name: 'policy-elsewhere',
    make: () => {
      const root = patched()
      return withVerdict(root, judged(root, { policy: { ...judged(root).policy, path: '/etc/policy.yaml', ref: null } }))
    },
  },
  {
    name: 'evidence-missing',
    make: () => {
      const root = patched()
      return withVerdict(
        root,
        judged(root, {
          answers: withoutKnownBad,
          knownBad: [],
          mutation: null,
          settings: { ...SEEN.settings, required: ['scope', 'oracles'] },
        }),
      )
    },
  },
  {
    name: 'milder-preset',
    make: () => {
      const root = patched('version: 1\npreset: strict\n')
      return withVerdict(root, judged(root, {}, 'version: 1\npreset: strict\n'))
    },
  },
  {
    name: 'older-tool',
    make: () => {
      const root = patched()
      return withVerdict(root, sealed({ ...judged(root), tool: { name: 'vitest-oracle', version: '0.0.1' } }))
    },
  },
]

const scrubbed = (text: string, root: string): string => text.replaceAll(root, '<root>').replaceAll(TOOL.version, '<version>')

describe('the verdict of another patch, or of this one under other rules, is a block', () => {
  test.for(REFUSED)('$name', async ({ name, args = TO_MAIN, env = {}, make }) => {
    const root = make()
    const { stdout, stderr, status } = await command(['check', ...args], root, env)
    expect(status).toBe(1)
    const transcript = [`$ vitest-oracle ${['check', ...args].join(' ')}`, stdout, '-- stderr', stderr, `-- exit status ${status}`, '']
    await expect(scrubbed(transcript.join('\n'), root)).toMatchFileSnapshot(`../golden/cli/check-merge-${name}.txt`)
    expect(await command(['check', ...args, '--review-as', 'allow'], root, { ...env, ...CI })).toMatchObject({ status: 1 })
  })
})

describe('a policy outside of the repository', () => {
  const outside = (root: string, file: string): Verdict =>
    judged(root, { policy: { path: file, ref: null, sha256: sha(POLICY), preset: 'recommended' } })

  test('is trusted as given, and by its bytes', async () => {
    const root = patched()
    const folder = emptyFolder()
    const file = join(folder, 'policy.yaml')
    write(folder, { 'policy.yaml': POLICY })
    writeVerdictIn(root, outside(root, file))
    expect(await command(['check', ...TO_MAIN, '--policy', file], root)).toMatchObject({ status: 0 })
    write(folder, { 'policy.yaml': 'version: 1\npreset: strict\n' })
    expect(await command(['check', ...TO_MAIN, '--policy', file], root)).toMatchObject({ status: 1 })
    expect(await command(['check', ...TO_MAIN, '--policy', join(folder, 'none.yaml')], root)).toMatchObject({ status: 1 })
  })

  test('is none when a link of the patch leads there, or a link from there into the patch', async () => {
    const [root, folder] = [patched(), emptyFolder()]
    write(folder, { 'policy.yaml': POLICY })
    symlinkSync(join(folder, 'policy.yaml'), join(root, 'linked.yaml'))
    writeVerdictIn(root, outside(root, join(folder, 'policy.yaml')))
    expect(await command(['check', ...TO_MAIN, '--policy', 'linked.yaml'], root)).toMatchObject({ status: 1 })
    symlinkSync(root, join(folder, 'repository'))
    const through = join(folder, 'repository/oracle/policy.yaml')
    writeVerdictIn(root, outside(root, through))
    expect(await command(['check', ...TO_MAIN, '--policy', through], root)).toMatchObject({ status: 1 })
  })
})

describe('in CI, a policy with a `require` list demands the verdict of a patch', () => {
  test('also when the patch took the list out', async () => {
    const requiring = 'version: 1\nrequire: [fixtures, oracles]\n'
    const root = patched(requiring, { 'oracle/policy.yaml': POLICY })
    writeVerdictIn(root, boundTo(root, ALLOW))
    const refused = await command(['check', ...TO_MAIN], root, CI)
    expect(refused.status).toBe(1)
    expect(refused.stdout).toContain('this is CI, and oracle/policy.yaml has a `require` list where the patch began')
    expect(await command(['check', ...TO_MAIN], root)).toMatchObject({ status: 0 })
    expect(await command(['check', ...TO_MAIN, '--scope', 'run'], root, CI)).toMatchObject({ status: 0 })
  })
})

describe('--key', () => {
  const pairOf = () =>
    generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
  const [ours, theirs] = [pairOf(), pairOf()]

  /** A patch with a verdict that is signed, and a folder outside of it with both public keys. */
  function signed(privateKey: string | null, files?: Readonly<Record<string, string>>): { readonly root: string; readonly keys: string } {
    const [root, keys] = [patched(POLICY, files), emptyFolder()]
    write(keys, { 'ours.pub': ours.publicKey, 'theirs.pub': theirs.publicKey })
    const text = canonicalText(judged(root))
    write(root, { '.oracle/verdict.json': text })
    if (privateKey !== null) write(root, { '.oracle/verdict.json.sig': signVerdict(text, privateKey) })
    return { root, keys }
  }

  const rows = [
    { name: 'its own', privateKey: ours.privateKey, key: 'ours.pub', status: 0, words: '' },
    { name: 'none', privateKey: null, key: 'ours.pub', status: 1, words: 'It is not signed' },
    { name: 'another one', privateKey: theirs.privateKey, key: 'ours.pub', status: 1, words: 'It is signed with another key' },
    { name: 'a file that is not there', privateKey: ours.privateKey, key: 'none.pub', status: 2, words: 'ENOENT' },
  ]
  test.for(rows)('with the signature of $name exits $status', async ({ privateKey, key, status, words }) => {
    const { root, keys } = signed(privateKey)
    const answer = await command(['check', ...TO_MAIN, '--key', join(keys, key)], root)
    expect(answer.status).toBe(status)
    expect(answer.stdout + answer.stderr).toContain(words)
  })

  test('a signature of another verdict is refused', async () => {
    const { root, keys } = signed(ours.privateKey)
    const other = judged(root, { answers: answeredBy(), timing: { ...SEEN.timing, milliseconds: 1 } })
    writeVerdictIn(root, other)
    const answer = await command(['check', ...TO_MAIN, '--key', join(keys, 'ours.pub')], root)
    expect(answer.status).toBe(1)
    expect(answer.stdout).toContain('Its signature is not that of this file')
  })

  test('a private key is no public one', async () => {
    const { root, keys } = signed(ours.privateKey)
    write(keys, { 'ours.key': ours.privateKey })
    const answer = await command(['check', ...TO_MAIN, '--key', join(keys, 'ours.key')], root)
    expect(answer.status).toBe(2)
    expect(answer.stderr).toContain('openssl pkey -in verdict.key -pubout')
  })

  test('a key that the patch brings counts for nothing, and one of base counts', async () => {
    const brought = signed(theirs.privateKey, { 'oracle/gate.pub': theirs.publicKey })
    const refused = await command(['check', ...TO_MAIN, '--key', 'oracle/gate.pub'], brought.root)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain('read at the commit where the patch began, and is not there')
    const root = checkout()
    write(root, { 'oracle/gate.pub': ours.publicKey })
    git(root, 'add', '-A')
    git(root, 'commit', '-q', '-m', 'key')
    git(root, 'checkout', '-q', '-b', 'patch')
    // The patch exchanges it, and signs with its own.
    write(root, { 'oracle/gate.pub': theirs.publicKey })
    git(root, 'commit', '-q', '-a', '-m', 'exchange')
    const text = canonicalText(judged(root))
    write(root, { '.oracle/verdict.json': text, '.oracle/verdict.json.sig': signVerdict(text, theirs.privateKey) })
    expect(await command(['check', ...TO_MAIN, '--key', 'oracle/gate.pub'], root)).toMatchObject({ status: 1 })
    write(root, { '.oracle/verdict.json.sig': signVerdict(text, ours.privateKey) })
    expect(await command(['check', ...TO_MAIN, '--key', 'oracle/gate.pub'], root)).toMatchObject({ status: 0 })
    expect(readFileSync(join(root, 'oracle/gate.pub'), 'utf8')).toBe(theirs.publicKey)
  })
})
