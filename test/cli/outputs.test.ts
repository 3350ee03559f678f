import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { ALLOW, BLOCK } from '../verdict/sample.ts'
import { POLICY, boundTo, checkout, command, emptyFolder, git, removeAll, write, writeVerdictIn } from './world.ts'

afterEach(removeAll)

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['text', /^ ?(ALLOW|BLOCK) /],
  ['json', /^\{\n? *"decision"/],
  ['github', /vitest-oracle: (ALLOW|BLOCK), /],
  ['markdown', /^<!-- vitest-oracle: run -->\n\n## /],
  ['sarif', /^\{\n {2}"\$schema"/],
  ['html', /^<!doctype html>/],
  ['ctrf', /^\{\n {2}"reportFormat": "CTRF"/],
  ['agent', /^vitest-oracle: (ALLOW|BLOCK)\. /],
  ['junit', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites>/],
]
const kindOf = (text: string): string => KINDS.find(([, looks]) => looks.test(text))?.[0] ?? `unknown: ${text.slice(0, 60)}`

function project(): string {
  const root = checkout()
  writeVerdictIn(root, boundTo(root, ALLOW))
  return root
}

describe('which format goes where', () => {
  const rows: readonly { readonly args: string; readonly stdout: string; readonly files?: Readonly<Record<string, string>> }[] = [
    { args: '', stdout: 'text' },
    { args: '--format sarif', stdout: 'sarif' },
    { args: '--json', stdout: 'json' },
    { args: '-o a', stdout: '', files: { a: 'text' } },
    { args: '--format html -o a', stdout: '', files: { a: 'html' } },
    { args: '-o a --format html', stdout: '', files: { a: 'html' } },
    { args: '-o a --json', stdout: '', files: { a: 'json' } },
    { args: '--format sarif --output a --format html --output b', stdout: '', files: { a: 'sarif', b: 'html' } },
    { args: '--format github --format markdown --output a', stdout: 'github', files: { a: 'markdown' } },
    { args: '--format ctrf --output a --format junit --output b', stdout: '', files: { a: 'ctrf', b: 'junit' } },
    { args: '--format agent', stdout: 'agent' },
    { args: '--format markdown --output a --format text', stdout: 'text', files: { a: 'markdown' } },
    { args: '--json -o a --format text --format html -o b', stdout: 'text', files: { a: 'json', b: 'html' } },
  ]
  test.for(rows)('$args', async ({ args, stdout, files = {} }) => {
    const root = project()
    // Below .oracle, so that the work tree stays as it was.
    const words = args.split(' ').map((word) => (word.length === 1 ? `.oracle/${word}` : word))
    const answer = await command(['check', ...words.filter((word) => word !== '')], root)
    expect(answer).toMatchObject({ status: 0, stderr: '' })
    expect(answer.stdout === '' ? '' : kindOf(answer.stdout)).toBe(stdout)
    for (const [name, format] of Object.entries(files)) expect(kindOf(readFileSync(join(root, '.oracle', name), 'utf8'))).toBe(format)
  })

  const refused: readonly (readonly [string, string])[] = [
    ['--format sarif --format html', 'Only one format can go to stdout, not sarif and html.'],
    ['--json --format text', 'Only one format can go to stdout, not json and text.'],
    ['-o a -o b', '--output a has no --format before it.'],
    ['--format html -o a -o b', '--output b has no --format before it.'],
    ['-o a --format html -o b', '--output a has no --format before it.'],
    ['--format html -o a --format sarif -o a', 'Two formats would be written to a.'],
    ['--format html -o a --format sarif -o ./a', 'Two formats would be written to the same file.'],
    ['--format pdf', "'--format' is one of text, json, github, markdown, sarif, html, ctrf, junit, agent, not 'pdf'."],
  ]
  test.for(refused)('%s is not understood', async ([args, words]) => {
    const root = project()
    for (const verb of ['check', 'diff']) {
      const answer = await command([verb, ...args.split(' ')], root)
      expect(answer).toMatchObject({ status: 2, stdout: '' })
      expect(answer.stderr).toContain(words)
      expect(existsSync(join(root, 'a'))).toBe(false)
    }
  })

  test('what cannot be written leaves nothing on stdout', async () => {
    const answer = await command(['check', '--format', 'text', '--format', 'html', '--output', 'no/such/folder'], project())
    expect(answer).toMatchObject({ status: 2, stdout: '' })
    expect(answer.stderr).toContain('The result could not be written')
  })
})

describe('the summary of a step', () => {
  const summary = (root: string) => ({ GITHUB_STEP_SUMMARY: join(root, 'summary.md') })

  test('is written with --format github, behind what is there, and with no other format', async () => {
    const [root, out] = [project(), emptyFolder()]
    await command(['check', '--format', 'markdown'], root, summary(out))
    expect(existsSync(join(out, 'summary.md'))).toBe(false)
    write(out, { 'summary.md': 'earlier\n' })
    expect(await command(['check', '--format', 'github'], root, summary(out))).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(join(out, 'summary.md'), 'utf8')).toMatch(/^earlier\n## ✅ Allow · vitest-oracle\n/)
  })

  test('stays below 1 MiB with what is there', async () => {
    const [root, out] = [checkout(), emptyFolder()]
    writeVerdictIn(root, boundTo(root, BLOCK))
    write(out, { 'summary.md': 'x'.repeat(1024 * 1024 - 9000) })
    await command(['check', '--format', 'github'], root, summary(out))
    const { size } = statSync(join(out, 'summary.md'))
    expect(size).toBeGreaterThan(1024 * 1024 - 9000)
    expect(size).toBeLessThan(1024 * 1024)
    write(out, { 'summary.md': 'x'.repeat(1024 * 1024 - 500) })
    const { stderr, status } = await command(['check', '--format', 'github'], root, summary(out))
    expect({ stderr, status }).toEqual({ stderr: 'note: The summary of this step is full, so nothing was added to it.\n', status: 1 })
    expect(statSync(join(out, 'summary.md')).size).toBe(1024 * 1024 - 500)
  })

  test('one that cannot be written is a note, and changes no answer', async () => {
    const { status, stdout, stderr } = await command(['check', '--format', 'github'], project(), summary('/no/such/folder'))
    expect(status).toBe(0)
    expect(stdout).toContain('vitest-oracle: ALLOW')
    expect(stderr).toContain('note: The summary of this step could not be written')
  })
})

test('gate writes them too', async () => {
  const root = checkout()
  git(root, 'checkout', '-q', '-b', 'patch')
  write(root, { 'oracle/policy.yaml': `${POLICY}preset: strict\n`, '.gitignore': '.oracle\n' })
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'patch')
  const files = ['--format', 'text', '--format', 'html', '-o', '.oracle/a.html', '--format', 'sarif', '-o', '.oracle/a.sarif']
  const answer = await command(['gate', '--base', 'main', ...files], root)
  expect(answer.status).toBe(1)
  expect(answer.stdout).toContain('sealed-path-changed')
  expect(kindOf(readFileSync(join(root, '.oracle/a.html'), 'utf8'))).toBe('html')
  expect(kindOf(readFileSync(join(root, '.oracle/a.sarif'), 'utf8'))).toBe('sarif')
  const json = await command(['gate', '--base', 'main', '--json'], root)
  expect(json.stdout).toBe(readFileSync(join(root, '.oracle/verdict.json'), 'utf8'))
  expect(await command(['gate', '--base', 'main', '-o', 'a', '-o', 'b'], root)).toMatchObject({ status: 2, stdout: '' })
})
