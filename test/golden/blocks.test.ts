import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAJORS, makeProject, packageRoot } from '../support/index.ts'
import type { Project } from '../support/index.ts'

const [MAJOR] = MAJORS
const EXAMPLE = join(packageRoot, 'examples', 'billing')
const NOW = '2026-11-12T09:00:00.000Z'

interface Block {
  readonly name: string
  readonly rule: string
  /** Text of base and what the patch makes of it, by path; null takes a file away. */
  readonly edits: Readonly<Record<string, readonly (readonly [string, string])[]>>
  /** What is typed; `gate --base main` without it. */
  readonly words?: readonly string[]
}

const SPLIT = "test('the first of equal shares gets the cent'"

/** The blocks that people meet most often, each as the smallest patch that meets it. */
const BLOCKS: readonly Block[] = [
  {
    name: 'skipped-test',
    rule: 'test-skipped',
    edits: { 'tests/money.test.ts': [[SPLIT, SPLIT.replace('test(', 'test.skip(')]] },
  },
  {
    name: 'weakened-assertion',
    rule: 'assertion-weakened',
    edits: {
      'tests/money.test.ts': [['expect(basisPointsOf(50, 100)).toBe(1)', 'expect(basisPointsOf(50, 100)).toBeGreaterThanOrEqual(0)']],
      'src/money.ts': [['rounded half up', 'rounded half down']],
    },
    words: ['gate', '--base', 'main', '--preset', 'strict'],
  },
  {
    name: 'sealed-path-changed',
    rule: 'sealed-path-changed',
    edits: { 'oracle/seeds.txt': [['\n', '\n42\n']] },
  },
  {
    name: 'oracle-failed',
    rule: 'oracle-failed',
    edits: {
      'src/invoice.ts': [
        [
          'const tax = [...byRate].reduce((all, [rate, amount]) => all + basisPointsOf(amount, rate), 0)',
          'const tax = order.lines.reduce((all, line, index) => all + basisPointsOf((worth[index] ?? 0) - (parts[index] ?? 0), line.taxRate), 0)',
        ],
      ],
    },
  },
  {
    // Giving out the rest twice is honest, and hides the bug that a known-bad puts into the first time.
    name: 'known-bad-survived',
    rule: 'known-bad-survived',
    edits: {
      'src/money.ts': [
        [
          '  return shares\n',
          '  for (const { index } of remainders) {\n    if (left <= 0) break\n    shares[index] = (shares[index] ?? 0) + 1\n    left -= 1\n  }\n  return shares\n',
        ],
      ],
    },
  },
  {
    name: 'fixture-changed',
    rule: 'fixture-changed',
    edits: { 'oracle/fixtures/orders/single.json': [['1', '2']] },
    // The sealed path alone ends the gate; here everything is to be said that needs no run.
    words: ['diff', '--base', 'main', '--all'],
    
  },
]

/** Files by path, without what an install or a run leaves. */
function filesBelow(root: string, folder = ''): Record<string, string> {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules' && name !== '.oracle')
  const files: Record<string, string> = {}
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    Object.assign(files, entry.isDirectory() ? filesBelow(root, path) : { [path]: readFileSync(join(root, path), 'utf8') })
  }
  return files
}

/** One known-bad is enough here, and each takes its time. */
function ofOneKnownBad(files: Record<string, string>): Record<string, string> {
  const isLeftOut = (text: string): boolean => text.includes('oracle/known-bad/') && !text.includes('lose-the-cents')
  const lock = (files['oracle/oracle.lock.json'] ?? '').split('\n').filter((line) => !isLeftOut(line))
  const kept = Object.entries(files).filter(([path]) => !isLeftOut(path))
  return { ...Object.fromEntries(kept), 'oracle/oracle.lock.json': lock.join('\n').replace(/,(\s*\})/g, '$1') }
}

const scrubbed = (text: string, root: string): string =>
  text
    .replaceAll(root, '<root>')
    .replaceAll(/\b[0-9a-f]{64}\b/g, '<sha256>')
    .replaceAll(/\b[0-9a-f]{40}\b/g, '<commit>')
    .replaceAll(/commit [0-9a-f]{12}\b/g, 'commit <commit>')
    .replaceAll(/in \d+\.\d s/g, 'in <time>')
    .replaceAll(/(Vitest \d[\d.]*|no test was run), Node v\d[\d.]*, \w+ \w+, fresh\s+seed -?\d+/g, '$1, <environment>')

describe('a person who has read nothing is told why a patch was blocked', () => {
  let project: Project
  beforeAll(async () => {
    project = await makeProject({ ...ofOneKnownBad(filesBelow(EXAMPLE)), '.gitignore': 'node_modules\n.oracle\n' }, MAJOR)
    await project.git('init', '-q', '-b', 'main')
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'base')
  })
  afterAll(() => project.dispose())

  async function transcriptOf({ edits, words = ['gate', '--base', 'main'] }: Block): Promise<{ readonly text: string; readonly status: number | null }> {
    await project.git('checkout', '-q', '-B', 'patch', 'main')
    for (const [path, changes] of Object.entries(edits)) {
      const before = project.read(path)
      const after = changes.reduce((text, [from, to]) => text.replace(from, () => to), before)
      expect(after, path).not.toBe(before)
      project.write({ [path]: after })
    }
    await project.git('add', '-A')
    await project.git('commit', '-qm', 'patch')
    const ended = await project.cli([...words, '--now', NOW, '--quiet'])
    const text = [`$ npx vitest-oracle ${words.join(' ')}`, ended.stdout.trimEnd(), ...(ended.stderr === '' ? [] : [ended.stderr]), `→ exit status ${ended.status}`, '']
    return { text: scrubbed(text.join('\n'), project.root), status: ended.status }
  }

  test.for(BLOCKS)('$name', async (block) => {
    const { text, status } = await transcriptOf(block)
    expect(status, text).toBe(1)
    expect(text).toContain(block.rule)
    await expect(text).toMatchFileSnapshot(`./blocks/${block.name}.txt`)
  })
})
