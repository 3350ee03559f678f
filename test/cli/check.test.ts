import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Verdict } from '../../src/model/verdict.ts'
import { canonicalText } from '../../src/verdict/canonical.ts'
import { FORMATS } from '../../src/cli/verb.ts'
import { TOOL } from '../../src/verdict/tool.ts'
import { ALLOW, BLOCK, REVIEW, sealed } from '../verdict/sample.ts'
import { boundTo, checkout, command, emptyFolder, git, POLICY, removeAll, write, writeVerdictIn } from './world.ts'

afterEach(removeAll)

const REQUIRING = 'version: 1\nrequire: [fixtures, oracles]\n'

describe('a verdict about the commit at hand counts', () => {
  const rows: readonly { readonly verdict: Verdict; readonly args: readonly string[]; readonly status: number }[] = [
    { verdict: ALLOW, args: [], status: 0 },
    { verdict: REVIEW, args: [], status: 3 },
    { verdict: REVIEW, args: ['--review-as', 'allow'], status: 0 },
    { verdict: REVIEW, args: ['--review-as=block'], status: 1 },
    { verdict: BLOCK, args: [], status: 1 },
    { verdict: BLOCK, args: ['--review-as', 'allow'], status: 1 },
    { verdict: ALLOW, args: ['--review-as', 'block'], status: 0 },
    { verdict: ALLOW, args: ['--scope', 'run'], status: 0 },
    { verdict: ALLOW, args: ['.oracle/verdict.json', '--quiet'], status: 0 },
  ]
  test.for(rows)('$verdict.decision with $args exits $status', async ({ verdict, args, status }) => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, verdict))
    const answer = await command(['check', ...args], root)
    expect(answer).toMatchObject({ status, stderr: '' })
    expect(answer.stdout.toUpperCase()).toContain(verdict.decision.toUpperCase())
    expect(await command(['check', ...args], root, { CI: 'true' })).toEqual(answer)
  })

  test('as JSON, on stdout or in a file', async () => {
    const root = checkout()
    const verdict = boundTo(root, ALLOW)
    writeVerdictIn(root, verdict)
    const { stdout, status } = await command(['check', '--json'], root)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ file: '.oracle/verdict.json', decision: 'allow', notes: [], refusals: [], verdict })
    expect(await command(['check', '--format', 'json', '--output', '.oracle/checked.json'], root)).toEqual({
      stdout: '',
      stderr: '',
      status: 0,
    })
    expect(readFileSync(join(root, '.oracle/checked.json'), 'utf8')).toBe(stdout)
  })

  test('named from elsewhere, it is about the folder around .oracle', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    expect(await command(['check', join(root, '.oracle/verdict.json')], emptyFolder())).toMatchObject({ status: 0 })
  })

  test('colours where they are asked for, and only there', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, BLOCK))
    const escape = '\u001b['
    expect((await command(['check'], root)).stdout).not.toContain(escape)
    expect((await command(['check'], root, { FORCE_COLOR: '1' })).stdout).toContain(escape)
    expect((await command(['check'], root, { FORCE_COLOR: '1', NO_COLOR: '1' })).stdout).not.toContain(escape)
    expect((await command(['check'], root, { FORCE_COLOR: '0' })).stdout).not.toContain(escape)
    await command(['check', '-o', 'out.txt'], root, { FORCE_COLOR: '1' })
    expect(readFileSync(join(root, 'out.txt'), 'utf8')).not.toContain(escape)
  })

  test.for(FORMATS)('as %s, and of a verdict that does not count', async (format) => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, BLOCK))
    const counts = await command(['check', '--format', format], root)
    expect(counts).toMatchObject({ status: 1, stderr: '' })
    expect(counts.stdout).toContain(BLOCK.because[0]?.rule)
    writeVerdictIn(root, boundTo(root, ALLOW))
    expect((await command(['check', '--format', format], root)).stdout.toLowerCase()).toContain('allow')
    write(root, { 'src/billing.ts': 'export const charge = 2\n' })
    const refused = await command(['check', '--format', format], root)
    expect(refused).toMatchObject({ status: 1, stderr: '' })
    // What a verdict file says is not repeated to an agent.
    expect(refused.stdout).toContain(format === 'agent' ? 'The verdict does not count here.' : 'work tree')
    expect(refused.stdout.toLowerCase()).toContain(format === 'github' ? '::error title=vitest-oracle%3a block::' : 'block')
    expect(refused.stdout).not.toMatch(/^## ✅|<h1>Allow|"executionSuccessful": true/m)
  })

  test('a result that cannot be written is no allow', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    expect(await command(['check', '--output', 'no/such/folder/out.txt'], root)).toMatchObject({ status: 2, stdout: '' })
  })
})

interface Refused {
  readonly name: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly policy?: string
  readonly make: (root: string) => void
}

const put = (root: string, text: string): void => write(root, { '.oracle/verdict.json': text })

/** Each would be an allow, were it what it seems to be. */
const REFUSED: readonly Refused[] = [
  { name: 'missing', make: () => {} },
  { name: 'missing-as-json', args: ['--json'], make: () => {} },
  { name: 'half', make: (root) => put(root, canonicalText(boundTo(root, ALLOW)).slice(0, 700)) },
  { name: 'later-version', make: (root) => put(root, canonicalText({ ...boundTo(root, ALLOW), schemaVersion: 2 })) },
  { name: 'edited', make: (root) => put(root, canonicalText({ ...boundTo(root, BLOCK), decision: 'allow', because: ALLOW.because })) },
  {
    name: 'edited-with-its-digest',
    make: (root) => put(root, canonicalText(sealed({ ...boundTo(root, BLOCK), decision: 'allow', because: ALLOW.because }))),
  },
  { name: 'no-verdict', make: (root) => put(root, canonicalText({ ...ALLOW, decision: 'yes' })) },
  {
    name: 'other-commit',
    make: (root) => (writeVerdictIn(root, boundTo(root, ALLOW)), git(root, 'commit', '-q', '--allow-empty', '-m', 'second')),
  },
  {
    name: 'edited-since',
    make: (root) => (writeVerdictIn(root, boundTo(root, ALLOW)), write(root, { 'src/billing.ts': 'edited', 'src/new.ts': '' })),
  },
  {
    name: 'edited-then',
    make: (root) => writeVerdictIn(root, sealed({ ...boundTo(root, ALLOW), subject: { ...boundTo(root, ALLOW).subject, dirty: true } })),
  },
  { name: 'policy-changed', make: (root) => writeVerdictIn(root, boundTo(root, ALLOW, 'version: 1\npreset: strict\n')) },
  { name: 'other-policy', args: ['--policy', './team/policy.yaml'], make: (root) => writeVerdictIn(root, boundTo(root, ALLOW)) },
  { name: 'run-for-merge', args: ['--scope', 'merge'], make: (root) => writeVerdictIn(root, boundTo(root, ALLOW)) },
  {
    name: 'run-for-merge-in-ci',
    env: { CI: 'true' },
    policy: REQUIRING,
    make: (root) => writeVerdictIn(root, boundTo(root, ALLOW, REQUIRING)),
  },
  {
    name: 'older-tool',
    make: (root) => writeVerdictIn(root, sealed({ ...boundTo(root, ALLOW), tool: { name: 'vitest-oracle', version: '0.0.1' } })),
  },
  {
    name: 'words-of-a-terminal',
    make: (root) =>
      writeVerdictIn(
        root,
        sealed({ ...boundTo(root, ALLOW), tool: { name: 'vitest-oracle', version: '1\n\u001b[32mALLOW\n::notice::fine' } }),
      ),
  },
  {
    name: 'all-at-once',
    args: ['--scope', 'merge'],
    make: (root) => (writeVerdictIn(root, boundTo(root, ALLOW, 'other')), write(root, { 'src/new.ts': '' })),
  },
]

/** What differs from folder to folder, and from release to release. */
const scrubbed = (text: string, root: string): string =>
  text
    .replaceAll(root, '<root>')
    .replaceAll(TOOL.version, '<version>')
    .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')

describe('a verdict that is not about this, or none, is a block', () => {
  test.for(REFUSED)('$name', async ({ name, args = [], env = {}, policy = POLICY, make }) => {
    const root = checkout(policy)
    make(root)
    const { stdout, stderr, status } = await command(['check', ...args], root, env)
    expect(status).toBe(1)
    const transcript = [`$ vitest-oracle ${['check', ...args].join(' ')}`, stdout, '-- stderr', stderr, `-- exit status ${status}`, '']
    await expect(scrubbed(transcript.join('\n'), root)).toMatchFileSnapshot(`../golden/cli/check-${name}.txt`)
    // Whatever is asked for besides, it stays one.
    expect(await command(['check', ...args, '--review-as', 'allow', '--quiet'], root, env)).toMatchObject({ status: 1, stdout, stderr: '' })
  })

  test('a commit that nobody can name', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    const elsewhere = emptyFolder()
    write(elsewhere, { '.oracle/verdict.json': readFileSync(join(root, '.oracle/verdict.json'), 'utf8'), 'oracle/policy.yaml': POLICY })
    const { status, stdout } = await command(['check'], elsewhere)
    expect(status).toBe(1)
    expect(stdout).toContain('there is no repository here')
  })

  test('no repository at all is said, and is too little in CI', async () => {
    const root = checkout()
    const elsewhere = emptyFolder()
    const unbound = sealed({ ...boundTo(root, ALLOW), subject: { head: null, tree: null, base: null, mergeBase: null, dirty: null } })
    write(elsewhere, { 'oracle/policy.yaml': POLICY, '.oracle/verdict.json': canonicalText(unbound) })
    const outside = await command(['check'], elsewhere)
    expect(outside.status).toBe(0)
    expect(outside.stderr).toBe(
      'note: There is no repository here, so this verdict is bound to no commit: whatever changed since is not seen.\n',
    )
    expect(await command(['check'], elsewhere, { CI: '1' })).toMatchObject({ status: 1 })
    expect(await command(['check'], elsewhere, { CI: 'false' })).toEqual(outside)
  })

  test('a work tree that was edited then and now is said, and is too little in CI', async () => {
    const root = checkout()
    const bound = boundTo(root, ALLOW)
    writeVerdictIn(root, sealed({ ...bound, subject: { ...bound.subject, dirty: true } }))
    write(root, { 'src/new.ts': '' })
    const outside = await command(['check'], root)
    expect(outside.status).toBe(0)
    expect(outside.stderr).toContain('note: The work tree is not the commit (src/new.ts)')
    expect(await command(['check', '--quiet'], root)).toMatchObject({ status: 0, stderr: '' })
    expect(await command(['check'], root, { CI: '1' })).toMatchObject({ status: 1 })
  })

  test('a policy with a require list asks for a merge in CI only', async () => {
    const root = checkout(REQUIRING)
    writeVerdictIn(root, boundTo(root, ALLOW, REQUIRING))
    expect(await command(['check'], root)).toMatchObject({ status: 0 })
    expect(await command(['check'], root, { CI: 'true' })).toMatchObject({ status: 1 })
    expect(await command(['check', '--scope', 'run'], root, { CI: 'true' })).toMatchObject({ status: 0 })
  })

  test('where a base is named and cannot be found, nobody can tell what its policy asks for', async () => {
    const root = checkout()
    writeVerdictIn(root, boundTo(root, ALLOW))
    // As in a shallow clone of one commit. Where nobody names a base, there is no patch that could have taken the demand away.
    for (const [args, env] of [
      [['check'], { CI: 'true', GITHUB_BASE_REF: 'release' }],
      [['check', '--base', 'release'], { CI: 'true' }],
    ] as const) {
      const refused = await command(args, root, env)
      expect(refused).toMatchObject({ status: 1, stderr: '' })
      expect(refused.stdout).toContain('cannot be told')
      expect(refused.stdout).toContain('git fetch origin release')
      expect(await command([...args, '--scope', 'run'], root, env)).toMatchObject({ status: 0 })
    }
    expect(await command(['check'], root, { CI: 'true' })).toMatchObject({ status: 0 })
    expect(await command(['check'], root, { GITHUB_BASE_REF: 'release' })).toMatchObject({ status: 0 })
  })
})
