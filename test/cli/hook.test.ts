import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatch } from '../../src/cli/dispatch.ts'
import { denialBy } from '../../src/cli/hook/denial.ts'
import { commandsOf } from '../../src/cli/hook/shell.ts'
import { withEntry } from '../../src/cli/hook/settings-text.ts'
import { folderSource } from '../../src/observe/owned/source.ts'
import type { Transcript } from './world.ts'
import { command, emptyFolder, git, removeAll, write } from './world.ts'

const POLICY = 'version: 1\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\n  sealed: ["contracts/**"]\n'
let root = ''

beforeAll(() => {
  root = emptyFolder()
  write(root, {
    'oracle/policy.yaml': POLICY,
    'oracle/examples/price.test.ts': 'export {}\n',
    'contracts/api.json': '{}\n',
    'src/price.ts': 'export const price = 1\n',
    'tests/price.test.ts': 'export {}\n',
    CODEOWNERS: '* @a\n',
    '.gitignore': '.oracle\nnode_modules\n',
  })
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'base')
  git(root, 'checkout', '-q', '-b', 'patch')
  symlinkSync('oracle', join(root, 'elsewhere'))
  symlinkSync('../oracle/policy.yaml', join(root, 'src/link.ts'))
})
afterAll(removeAll)

/** The command with an event on standard input. */
async function hook(
  args: readonly string[],
  event: unknown,
  cwd: string = root,
  env: Readonly<Record<string, string>> = {},
): Promise<Transcript> {
  const written = { stdout: '', stderr: '' }
  const out = (name: 'stdout' | 'stderr') => ({
    write: (text: string): void => {
      written[name] += text
    },
    isTerminal: false,
    width: 100,
  })
  const stdin = async (): Promise<string> => (typeof event === 'string' ? event : JSON.stringify(event))
  const world = { cwd, stdout: out('stdout'), stderr: out('stderr'), env, now: '2026-11-30T12:00:00.000Z', stdin }
  const status = await dispatch(['hook', ...args], world, async () => '0.1.0')
  return { ...written, status }
}

const claude = (tool_name: string, tool_input: unknown): object => ({
  session_id: 'a',
  transcript_path: '/t.jsonl',
  cwd: root,
  permission_mode: 'default',
  hook_event_name: 'PreToolUse',
  tool_name,
  tool_input,
  tool_use_id: 'b',
})

/** Why that call may not be made; null when it may. The policy is read from the folder, since git would be asked a hundred times. */
async function denied(tool: string, input: unknown): Promise<string | null> {
  const event = { kind: 'tool', tool, input, cwd: root } as const
  return denialBy(event, root, { source: folderSource(root), bases: ['HEAD', 'origin/HEAD', 'main'] })
}

const at = (path: string): string => join(root, path)

describe('a write by a file tool', () => {
  const sealed: readonly (readonly [string, string, () => unknown])[] = [
    ['the policy', 'Write', () => ({ file_path: at('oracle/policy.yaml'), content: '' })],
    ['a new file in the oracle tree', 'Write', () => ({ file_path: at('oracle/deep/new/x.test.ts'), content: '' })],
    ['what the policy seals', 'Edit', () => ({ file_path: at('contracts/api.json'), old_string: 'a', new_string: 'b' })],
    ['runner configuration', 'Write', () => ({ file_path: at('vitest.config.ts'), content: '' })],
    ['a nested runner configuration', 'Write', () => ({ file_path: at('src/vite.config.mts'), content: '' })],
    ['a workflow', 'Write', () => ({ file_path: at('.github/workflows/ci.yml'), content: '' })],
    ['an installed package', 'Edit', () => ({ file_path: at('node_modules/vitest/index.js'), old_string: '', new_string: '' })],
    ['the verdict', 'Write', () => ({ file_path: at('.oracle/verdict.json'), content: '' })],
    ['the hooks themselves', 'Write', () => ({ file_path: at('.claude/settings.local.json'), content: '' })],
    ["git's own files", 'Write', () => ({ file_path: at('.git/hooks/pre-commit'), content: '' })],
    ['a relative path', 'Write', () => ({ file_path: 'oracle/policy.yaml', content: '' })],
    ['dots', 'Write', () => ({ file_path: `${root}/src/../oracle/policy.yaml`, content: '' })],
    ['a linked folder', 'Write', () => ({ file_path: at('elsewhere/policy.yaml'), content: '' })],
    ['a new file behind a linked folder', 'Write', () => ({ file_path: at('elsewhere/a/b.txt'), content: '' })],
    ['dots behind a linked folder', 'Write', () => ({ file_path: `${root}/elsewhere/../oracle/a`, content: '' })],
    ['a linked file', 'Edit', () => ({ file_path: at('src/link.ts'), old_string: 'a', new_string: 'b' })],
    ['another case', 'Write', () => ({ file_path: at('Oracle/Policy.YAML'), content: '' })],
    ['another case of a file that is there', 'Write', () => ({ file_path: at('codeowners'), content: '' })],
    ['a notebook', 'NotebookEdit', () => ({ notebook_path: at('oracle/x.ipynb'), new_source: '' })],
    ['many edits', 'MultiEdit', () => ({ file_path: at('contracts/api.json'), edits: [] })],
    ['a tool of another server', 'mcp__files__write_file', () => ({ path: at('oracle/x'), content: '' })],
    ['a move by another server', 'mcp__files__move_file', () => ({ source: at('oracle'), destination: at('src/o') })],
    ['a tool that nobody knows', 'Frobnicate', () => ({ targets: [{ uri: `file://${root}/oracle/x` }] })],
    ['a patch', 'apply_patch', () => ({ input: '*** Begin Patch\n*** Update File: oracle/policy.yaml\n@@\n-a\n+b\n*** End Patch' })],
  ]
  test.for(sealed)('%s is denied', async ([, tool, input]) => {
    expect(await denied(tool, input())).toMatch(/ is sealed \(.+\): only people write it\. /)
  })

  const free: readonly (readonly [string, string, () => unknown])[] = [
    ['production code', 'Write', () => ({ file_path: at('src/price.ts'), content: 'oracle/policy.yaml' })],
    [
      'a test',
      'Edit',
      () => ({ file_path: at('tests/price.test.ts'), old_string: '+++ b/oracle/policy.yaml', new_string: at('oracle/policy.yaml') }),
    ],
    ['a folder that is only called like it', 'Write', () => ({ file_path: at('src/oracle/price.ts'), content: '' })],
    ['the manifest, which is judged by its fields', 'Edit', () => ({ file_path: at('package.json'), old_string: '', new_string: '' })],
    ['another project', 'Write', () => ({ file_path: '/somewhere/oracle/policy.yaml', content: '' })],
    ['reading', 'Read', () => ({ file_path: at('oracle/policy.yaml') })],
    ['reading by another server', 'mcp__files__read_file', () => ({ path: at('oracle/policy.yaml') })],
    ['a document with a diff in it', 'Write', () => ({ file_path: at('docs/a.md'), content: '--- a/oracle/x\n+++ b/oracle/x\n' })],
  ]
  test.for(free)('%s is not', async ([, tool, input]) => {
    expect(await denied(tool, input())).toBeNull()
  })

  test("base's policy counts, and not the one at hand", async () => {
    const other = emptyFolder()
    write(other, { 'oracle/policy.yaml': POLICY, 'src/a.ts': '' })
    git(other, 'init', '-q')
    git(other, 'add', '-A')
    git(other, 'commit', '-q', '-m', 'base')
    git(other, 'checkout', '-q', '-b', 'patch')
    write(other, { 'oracle/policy.yaml': 'version: 1\n' })
    git(other, 'commit', '-q', '-am', 'unsealed')
    const event = { ...claude('Write', { file_path: join(other, 'contracts/new.json'), content: '' }), cwd: other }
    expect((await hook(['claude', '--base', 'main'], event, other)).stdout).toContain('contracts/** in paths.sealed')
    // Without a branch that the patch is for, the commit at hand is all there is.
    expect((await hook(['claude'], event, other)).stdout).toBe('')
  })

  test('outside of a repository the policy that lies there counts, and without one the defaults', async () => {
    const folder = emptyFolder()
    const event = (path: string): object => ({ ...claude('Write', { file_path: join(folder, path), content: '' }), cwd: folder })
    expect((await hook(['claude'], event('oracle/a'), folder)).stdout).toContain('deny')
    expect((await hook(['claude'], event('contracts/a'), folder)).stdout).toBe('')
    write(folder, { 'oracle/policy.yaml': POLICY })
    expect((await hook(['claude'], event('contracts/a'), folder)).stdout).toContain('deny')
  })

  test('the project may lie below the root of the agent', async () => {
    const event = claude('Write', { file_path: at('tests/oracle/a'), content: '' })
    expect((await hook(['claude', '--root', 'tests'], event, '/', { CLAUDE_PROJECT_DIR: root })).stdout).toContain('oracle/')
    expect((await hook(['claude'], event, '/', { CLAUDE_PROJECT_DIR: root })).stdout).toBe('')
  })
})

describe('a shell line', () => {
  const sealed: readonly string[] = [
    'echo x > oracle/policy.yaml',
    'echo x >> "oracle"/policy.yaml',
    'cat a >|oracle/policy.yaml',
    'make &> oracle/log',
    "printf x > $'\\x6fracle/a'",
    'rm oracle/policy.yaml',
    'rm -rf oracle',
    'rm -rf ./oracle/',
    'rm -rf orac*',
    'rm -rf .',
    'git rm -r --cached oracle',
    'git clean -fdx .',
    'mv oracle /tmp/o',
    'sed -i s/a/b/ oracle/policy.yaml',
    "sed -n 'w oracle/a' src/price.ts",
    'perl -pi -e s/a/b/ contracts/api.json',
    'cp /tmp/a oracle/policy.yaml',
    'cp -t oracle /tmp/a',
    'ln -s oracle other',
    'ln -sf /tmp/a oracle/policy.yaml',
    'tee oracle/a < src/price.ts',
    'cd oracle && touch a',
    'cd oracle/examples; rm price.test.ts',
    'cd nowhere; touch oracle/a',
    'true && (cd src) && touch oracle/a',
    `node -e "require('fs').writeFileSync('oracle/policy.yaml', '')"`,
    `python3 - <<EOF\nopen('oracle/policy.yaml', 'w')\nEOF`,
    'bash -c "echo x > oracle/a"',
    'echo $(touch oracle/a)',
    'echo "`touch oracle/a`"',
    'FOO=1 env BAR=2 nice -n 10 touch oracle/a',
    'timeout 5 touch oracle/a',
    'ls oracle/examples/* | xargs rm',
    'find oracle -name "*.ts" -delete',
    'sort -o oracle/seeds.txt oracle/seeds.txt',
    'npx vitest run -u oracle/examples/price.test.ts',
    'npx prettier --write oracle/INVARIANTS.md',
    'npx vitest-oracle lock',
    'node_modules/.bin/vitest-oracle freeze "a > b"',
    'pnpm exec vitest-oracle thaw a',
    'npx vitest-oracle draft src/price.ts',
    'npx vitest-oracle promote oracle/drafts/a.draft.ts',
    'npx vitest-oracle hook --install cursor',
    'git restore --source=evil -- oracle/policy.yaml',
    'git checkout evil -- oracle/policy.yaml',
    'touch vitest.config.ts',
    'touch src/../Oracle/x',
    'echo x > .claude/settings.json',
    'chmod +x .git/hooks/pre-commit',
    'rm -rf src oracle',
    'echo x \\\n > oracle/a',
    'cat > oracle/a <<EOF\nhello\nEOF',
    'cat <<EOF\n$(rm oracle/a)\nEOF',
    "sed -i 's|a|b|w oracle/a' src/price.ts",
    'sed -i -e s/a/b/ -e s/c/d/ oracle/policy.yaml',
    'git checkout evil -- .',
    'git -c a.b=c restore --source evil .',
    'npm test -- -u oracle/examples/price.test.ts',
    'npm run build -- oracle/policy.yaml',
    'eval "rm oracle/a"',
    'dd if=/dev/null of=oracle/a',
    "r''m ora\\cle/policy.yaml",
  ]
  test.for(sealed)('%s is denied', async (line) => {
    expect(await denied('Bash', { command: line })).not.toBeNull()
  })

  const free: readonly string[] = [
    'npm test',
    'npx vitest run',
    'npx vitest run oracle/examples/price.test.ts',
    'npx vitest-oracle gate --base origin/main',
    'npx vitest-oracle lock --check',
    'npx vitest-oracle explain oracle-failed',
    'cat oracle/policy.yaml',
    'cat oracle/policy.yaml | head -5 > /tmp/a 2>&1',
    'grep -rn price oracle/ src/ | sort | uniq -c',
    "sed -n '1,20p' oracle/policy.yaml",
    'git diff main -- oracle',
    'git add oracle/policy.yaml && git commit -m "say > oracle/policy.yaml"',
    'git restore --source=origin/HEAD --staged --worktree -- oracle/policy.yaml',
    'git restore --source main -- contracts/api.json',
    'git checkout -- oracle/policy.yaml',
    'git checkout main -- oracle/policy.yaml',
    'cp oracle/examples/price.test.ts /tmp/a',
    'cd oracle && cat policy.yaml && cd .. && touch src/new.ts',
    'cd src && touch oracle.ts',
    'find oracle -name "*.test.ts"',
    'ls oracle/examples | xargs cat',
    'rm -rf node_modules && npm ci',
    'rm -rf dist coverage',
    'rm -f src/old*.ts',
    'mkdir -p src/oracle',
    'cat > docs/a.md <<EOF\nPut it into oracle/policy.yaml; rm oracle/x\nEOF',
    'echo "see oracle/policy.yaml" > docs/b.md',
    'echo $HOME; for a in 1 2; do echo $a; done',
    'if [ -f oracle/policy.yaml ]; then echo yes; fi',
    'node scripts/a.mjs 2> /dev/null',
    'eslint --fix .',
    'npm test -- oracle/examples/price.test.ts',
    'pnpm run test:unit oracle/examples/price.test.ts',
    'yarn vitest run oracle/examples/price.test.ts',
    'npx eslint oracle/examples/price.test.ts',
    'npx prettier --check oracle',
    'git --no-pager -c color.ui=never log -p -- oracle',
    'git push origin patches/fix && git switch -c oracle/fix',
    'git checkout .',
    'git restore .',
    "sed -i 's|oracle/a|oracle/b|g' src/price.ts",
    "sed -i -e 's#oracle/a#b#' src/price.ts",
    "cat > docs/c.md <<'EOF'\n$(rm oracle/a)\nEOF",
    'export FOLDER=oracle/examples',
  ]
  test.for(free)('%s is not', async (line) => {
    expect(await denied('Bash', { command: line })).toBeNull()
  })

  test('a line of any size and shape is read in no time, or refused', () => {
    for (const part of ['$(', '`', '"', "'", '\\', '<<', '((', '{', "$'\\", '>&', 'a=', '$(a) ', '<<a\n']) {
      const before = performance.now()
      try {
        expect(Array.isArray(commandsOf(part.repeat(5000)))).toBe(true)
      } catch (cause) {
        expect(String(cause)).toContain('more than 8 deep')
      }
      expect(performance.now() - before, part).toBeLessThan(2000)
    }
  })
})

describe('the protocols', () => {
  test('Claude Code is denied in its own words, and asked nothing else', async () => {
    const said = await hook(['claude', '--base', 'main', '--on', 'tool'], claude('Write', { file_path: at('oracle/a'), content: '' }))
    expect(said).toMatchObject({ stderr: '', status: 0 })
    expect(JSON.parse(said.stdout)).toEqual({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: expect.stringContaining('oracle/a is sealed (oracle/): only people write it.') as string,
      },
    })
    const bash = await hook(['claude', '--on', 'tool'], claude('Bash', { command: 'npm test' }))
    expect(bash).toEqual({ stdout: '', stderr: '', status: 0 })
  })

  test('Cursor is denied in its own words, and asked nothing else', async () => {
    const event = (tool_name: string, tool_input: unknown): object => ({
      conversation_id: 'a',
      hook_event_name: 'preToolUse',
      workspace_roots: [root],
      tool_name,
      tool_input,
      cwd: root,
    })
    const said = await hook(['cursor', '--on', 'tool'], event('Write', { file_path: at('oracle/a') }), '/')
    expect(said).toMatchObject({ stderr: '', status: 0 })
    expect(JSON.parse(said.stdout)).toMatchObject({
      permission: 'deny',
      agent_message: expect.stringContaining('oracle/a is sealed') as string,
    })
    expect((await hook(['cursor', '--on', 'tool'], event('Delete', { path: at('oracle') }), '/')).stdout).toContain('deny')
    expect((await hook(['cursor', '--on', 'tool'], event('Shell', { command: 'rm oracle/a' }), '/')).stdout).toContain('deny')
    expect((await hook(['cursor', '--on', 'tool'], event('Write', { file_path: at('src/a.ts') }), '/')).stdout).toBe('{}\n')
    const shell = { hook_event_name: 'beforeShellExecution', workspace_roots: [root], command: 'rm oracle/a', cwd: root }
    expect((await hook(['cursor'], shell, '/')).stdout).toContain('deny')
  })

  test('Copilot is denied in its own words, in either of its formats', async () => {
    const plain = { sessionId: 'a', timestamp: 1, cwd: root, toolName: 'edit', toolArgs: JSON.stringify({ path: 'oracle/a' }) }
    const said = await hook(['copilot', '--on', 'tool'], plain)
    expect(JSON.parse(said.stdout)).toEqual({
      permissionDecision: 'deny',
      permissionDecisionReason: expect.stringContaining('oracle/a is sealed') as string,
    })
    const code = { hook_event_name: 'PreToolUse', session_id: 'a', cwd: root, tool_name: 'bash', tool_input: { command: 'rm oracle/a' } }
    expect(JSON.parse((await hook(['copilot'], code)).stdout)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })
    expect((await hook(['copilot'], { ...plain, toolArgs: { path: 'src/a.ts' } })).stdout).toBe('{}\n')
  })

  const malformed: readonly (readonly [string, unknown])[] = [
    ['', ''],
    ['claude', ''],
    ['claude', 'null'],
    ['claude', '[]'],
    ['claude', '{"hook_event_name":"PreToolUse"}'],
    ['claude', '{"hook_event_name":"PreToolUse","tool_name":"Write"}'],
    ['claude', '{"hook_event_name":"PreToolUse","tool_name":5,"tool_input":{}}'],
    ['claude', '{"hook_event_name":"PreToolUse","tool_name":"Write","tool_input":null}'],
    ['claude', '{"hook_event_name":"Notification"}'],
    ['claude', '{"hook_event_name":"Stop","stop_hook_active":false}'],
    ['cursor', '{"tool_name":"Write","tool_input":{}}'],
    ['copilot', '{"toolName":"","toolArgs":{}}'],
    ['copilot', '{"toolArgs":{}}'],
    ['codex', '{}'],
  ]
  test.for(malformed)('%s %s: what cannot be read denies the tool call', async ([agent, event]) => {
    const said = await hook([...(agent === '' ? [] : [agent]), '--on', 'tool'], event)
    expect(said).toMatchObject({ stdout: '', status: 2 })
    expect(said.stderr).toMatch(/^vitest-oracle/)
  })

  test('a base that is not here denies as well', async () => {
    const said = await hook(['claude', '--base', 'nowhere', '--on', 'tool'], claude('Write', { file_path: at('src/a.ts') }))
    expect(said).toMatchObject({ stdout: '', status: 2 })
    expect(said.stderr).toContain('--base nowhere')
  })

  test('at the end of a turn, what cannot be read lets it end', async () => {
    for (const event of ['', '{"hook_event_name":"Stop"}', claude('Write', { file_path: at('oracle/a') })]) {
      const said = await hook(['claude', '--on', 'stop'], event)
      expect(said).toMatchObject({ stdout: '', status: 1 })
      expect(said.stderr).toContain('could not be answered')
    }
  })
})

describe('the end of a turn', () => {
  const stop = (again: boolean): object => ({ hook_event_name: 'Stop', cwd: root, stop_hook_active: again })

  test('nothing is said of a patch that is allowed, and what blocks is said once', async () => {
    const own = emptyFolder()
    write(own, {
      'oracle/policy.yaml': POLICY,
      'src/price.ts': 'export const price = 1\n',
      'tests/price.test.ts': `import { expect, test } from 'vitest'\nimport { price } from '../src/price.ts'\ntest('a', () => {\n  expect(price).toBe(1)\n})\n`,
    })
    git(own, 'init', '-q')
    git(own, 'add', '-A')
    git(own, 'commit', '-q', '-m', 'base')
    expect(await hook(['claude', '--on', 'stop'], stop(false), own)).toEqual({ stdout: '', stderr: '', status: 0 })
    write(own, { 'src/price.ts': 'export const price = 2\n' })
    expect(await hook(['claude', '--on', 'stop'], stop(false), own)).toEqual({ stdout: '', stderr: '', status: 0 })
    write(own, { 'oracle/policy.yaml': 'version: 1\n' })
    const said = await hook(['claude', '--on', 'stop'], stop(false), own)
    expect(said).toMatchObject({ stderr: '', status: 0 })
    const { decision, reason } = JSON.parse(said.stdout) as { readonly decision: string; readonly reason: string }
    expect(decision).toBe('block')
    expect(reason).toMatch(/^vitest-oracle: BLOCK\. /)
    expect(reason).toContain('block sealed-path-changed')
    expect(await hook(['claude', '--on', 'stop'], stop(true), own)).toEqual({ stdout: '', stderr: '', status: 0 })

    const cursor = (status: string, loop_count: number): object => ({ hook_event_name: 'stop', workspace_roots: [own], status, loop_count })
    const followed = await hook(['cursor', '--on', 'stop'], cursor('completed', 0), '/')
    expect((JSON.parse(followed.stdout) as { readonly followup_message: string }).followup_message).toContain('block sealed-path-changed')
    expect((await hook(['cursor'], cursor('completed', 1), '/')).stdout).toBe('{}\n')
    expect((await hook(['cursor'], cursor('aborted', 0), '/')).stdout).toBe('{}\n')

    const copilot = (again: boolean): object => ({ sessionId: 'a', cwd: own, stopReason: 'end_turn', stop_hook_active: again })
    expect(JSON.parse((await hook(['copilot'], copilot(false), own)).stdout)).toMatchObject({ decision: 'block' })
    expect((await hook(['copilot'], copilot(true), own)).stdout).toBe('{}\n')
  })

  test('what could not be judged is said once', async () => {
    const said = await hook(['claude', '--on', 'stop', '--base', 'nowhere'], stop(false))
    expect(JSON.parse(said.stdout)).toMatchObject({ decision: 'block', reason: expect.stringContaining('could not judge') as string })
  })
})

describe('--install', () => {
  const FILES = { claude: '.claude/settings.json', cursor: '.cursor/hooks.json', copilot: '.github/hooks/vitest-oracle.json' } as const

  test.for(Object.entries(FILES))('%s: makes the settings, once', async ([agent, file]) => {
    const own = emptyFolder()
    git(own, 'init', '-q')
    const tried = await command(['hook', '--install', agent, '--base', 'origin/main', '--dry-run'], own)
    expect(existsSync(join(own, file))).toBe(false)
    await expect(tried.stdout).toMatchFileSnapshot(`../golden/hook/${agent}.json`)
    expect(await command(['hook', '--install', agent, '--base', 'origin/main'], own)).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(own, file), 'utf8')).toBe(tried.stdout)
    const again = await command(['hook', '--install', agent, '--base', 'origin/main'], own)
    expect(again.stderr).toContain('stays as it is')
    expect(readFileSync(join(own, file), 'utf8')).toBe(tried.stdout)
    const other = await command(['hook', '--install', agent], own)
    expect(other).toMatchObject({ status: 2, stdout: '' })
    expect(other.stderr).toContain('take them out first')
  })

  test('what is there stays, letter by letter', async () => {
    const own = emptyFolder()
    git(own, 'init', '-q')
    const before = `{\n\t"permissions": { "allow": ["Bash(npm test)"] },\n\t"hooks": {\n\t\t"PreToolUse": [\n\t\t\t{ "matcher": "Bash", "hooks": [] }\n\t\t]\n\t},\n\t"model": "x"\n}`
    write(own, { '.claude/settings.json': before })
    expect((await command(['hook', '--install', 'claude'], own)).status).toBe(0)
    const after = readFileSync(join(own, '.claude/settings.json'), 'utf8')
    const lines = after.split('\n')
    expect(before.split('\n').filter((line) => !lines.includes(line) && !lines.includes(`${line},`))).toEqual([])
    expect(after).toContain('\n\t\t\t{ "matcher": "Bash", "hooks": [] },\n\t\t\t{\n\t\t\t\t"matcher"')
    expect(JSON.parse(after)).toMatchObject({ permissions: { allow: ['Bash(npm test)'] }, model: 'x', hooks: { Stop: [{}] } })
  })

  const refused: readonly (readonly [string, string])[] = [
    ['', 'it is no JSON'],
    ['{', 'it is no JSON'],
    ['{ // a comment\n}', 'it is no JSON'],
    ['[]', 'an object is wanted around hooks'],
    ['{"hooks": []}', 'an object is wanted around PreToolUse'],
    ['{"hooks": {"PreToolUse": {}}}', 'a list is wanted'],
  ]
  test.for(refused)('%j is left alone', async ([text, why]) => {
    const own = emptyFolder()
    git(own, 'init', '-q')
    write(own, { '.claude/settings.json': text })
    const said = await command(['hook', '--install', 'claude'], own)
    expect(said).toMatchObject({ status: 2, stdout: '' })
    expect(said.stderr).toContain(why)
    expect(readFileSync(join(own, '.claude/settings.json'), 'utf8')).toBe(text)
  })

  test('a project below the top is named, and a link is not followed', async () => {
    const own = emptyFolder()
    git(own, 'init', '-q')
    mkdirSync(join(own, 'packages/a'), { recursive: true })
    await command(['hook', '--install', 'claude'], join(own, 'packages/a'))
    expect(readFileSync(join(own, '.claude/settings.json'), 'utf8')).toContain(
      '/packages/a/node_modules/.bin/vitest-oracle hook claude --on tool --root packages/a ||',
    )
    mkdirSync(join(own, '.cursor'))
    symlinkSync('/etc/passwd', join(own, '.cursor/hooks.json'))
    expect((await command(['hook', '--install', 'cursor'], own)).stderr).toContain('is no ordinary file')
  })

  test.for([
    '{}',
    '{ }',
    '{\n}',
    '{"a":1}',
    '{"a":1,"x":{}}',
    '{\n  "x": {"y": []}\n}',
    '{\r\n    "x": {\r\n        "y": [1]\r\n    }\r\n}\r\n',
    '{"x":{"y":[1,2]}}',
  ])('%j takes an entry', (text) => {
    const after = withEntry(text, ['x', 'y'], { z: ['ß', 1] })
    const was = JSON.parse(text) as { readonly x?: { readonly y?: readonly number[] } }
    expect(JSON.parse(after)).toEqual({ ...was, x: { ...was.x, y: [...(was.x?.y ?? []), { z: ['ß', 1] }] } })
    expect(after.replaceAll(/\r\n/g, '').includes('\n')).toBe(
      text.replaceAll(/\r\n/g, '').includes('\n') || (!text.includes('\r\n') && after.includes('\n')),
    )
  })
})

test('the settings that are installed block when the command is not there', async () => {
  const own = emptyFolder()
  git(own, 'init', '-q')
  await command(['hook', '--install', 'claude'], own)
  const { hooks } = JSON.parse(readFileSync(join(own, '.claude/settings.json'), 'utf8')) as {
    readonly hooks: { readonly PreToolUse: readonly { readonly hooks: readonly { readonly command: string }[] }[] }
  }
  const { spawnSync } = await import('node:child_process')
  const line = hooks.PreToolUse[0]?.hooks[0]?.command ?? ''
  expect(spawnSync('sh', ['-c', line], { env: { ...process.env, CLAUDE_PROJECT_DIR: own }, input: '{}' }).status).toBe(2)
  mkdirSync(join(own, 'node_modules/.bin'), { recursive: true })
  write(own, { 'node_modules/.bin/vitest-oracle': '#!/bin/sh\necho "$@"\n' })
  chmodSync(join(own, 'node_modules/.bin/vitest-oracle'), 0o755)
  const there = spawnSync('sh', ['-c', line], { env: { ...process.env, CLAUDE_PROJECT_DIR: own }, input: '{}', encoding: 'utf8' })
  expect({ status: there.status, stdout: there.stdout }).toEqual({ status: 0, stdout: 'hook claude --on tool\n' })
})
