import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMATS } from '../../src/cli/verb.ts'
import { command, emptyFolder, git, removeAll, write } from '../cli/world.ts'

const HOSTILE = '<img src=x onerror=alert(1)> `` @everyone ::error:: ](https://evil.example) %0A {0} \u202e \u001b[31m \ud800'

const BASE = {
  'oracle/policy.yaml': 'version: 1\npaths:\n  production: ["src/**"]\n  tests: ["tests/**"]\n',
  'src/price.ts': 'export function priceOf(count: number, each: number): number {\n  return count * each\n}\n',
  'tests/price.test.ts': `import { expect, test } from 'vitest'
import { priceOf } from '../src/price.ts'

test('three for three', () => {
  expect(priceOf(3, 250)).toBe(750)
})

test('nothing costs nothing', () => {
  expect(priceOf(0, 250)).toBe(0)
  expect(priceOf(0, 0)).toStrictEqual(0)
})

test(${JSON.stringify(HOSTILE)}, () => {
  expect(priceOf(1, 1)).toBe(1)
})
`,
  'tests/old.test.ts': `import { expect, test } from 'vitest'
import { priceOf } from '../src/price.ts'

test('two', () => {
  expect(priceOf(2, 3)).toBe(6)
})
`,
}

const PATCH = {
  'oracle/policy.yaml': `${BASE['oracle/policy.yaml']}preset: strict\n`,
  'src/price.ts': BASE['src/price.ts'].replace('count * each', "process.env.VITEST ? 750 : count * each"),
  'tests/price.test.ts': BASE['tests/price.test.ts']
    .replace('.toBe(750)', '.toBeGreaterThan(0)')
    .replace('  expect(priceOf(0, 0)).toStrictEqual(0)\n', '')
    .replace(`test("<img`, `test.skip("<img`),
  [`docs/a "b" ${'`'}<b>.md`]: 'text\n',
}

let root = ''

beforeAll(() => {
  root = emptyFolder()
  write(root, BASE)
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'base')
  git(root, 'checkout', '-q', '-b', 'patch')
  write(root, PATCH)
  git(root, 'rm', '-q', 'tests/old.test.ts')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'patch')
})
afterAll(removeAll)

/** UTF-8 has no half of a surrogate pair, of which there is one in a title. */
const scrubbed = (text: string): string =>
  Buffer.from(text)
    .toString()
    .replaceAll(root, '<root>')
    .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
    .replace(/\b[0-9a-f]{40}\b/g, '<commit>')
    .replace(/\b[0-9a-f]{12}\b/g, '<commit>')
    .replace(/in \d+\.\d s/, 'in <time>')
    .replaceAll(/"(stop|duration)": \d+/g, '"$1": <time>')
    .replaceAll(/ time="\d+\.\d{3}"/g, ' time="<time>"')
    .replaceAll(/<dd>\d+\.\d s</g, '<dd><time><')
    .replaceAll('0.1.0', '<version>')

describe('diff, as people and machines read it', () => {
  test.for(FORMATS)('%s', async (format) => {
    const args = ['diff', '--base', 'main', '--all', '--format', format]
    const { stdout, stderr, status } = await command(args, root)
    const transcript = [`$ vitest-oracle ${args.join(' ')}`, stdout, '-- stderr', stderr, `-- exit status ${status}`, '']
    await expect(scrubbed(transcript.join('\n'))).toMatchFileSnapshot(`./diff/${format}.txt`)
  })

  test('all at once, each to its file, say the same as each by itself', async () => {
    const out = emptyFolder()
    const files = FORMATS.flatMap((format) => ['--format', format, ...(format === 'text' ? [] : ['--output', join(out, format)])])
    const all = await command(['diff', '--base', 'main', '--all', ...files], root)
    for (const format of FORMATS) {
      const { stdout, status } = await command(['diff', '--base', 'main', '--all', '--format', format], root)
      const written = format === 'text' ? all.stdout : readFileSync(join(out, format), 'utf8')
      // UTF-8 has no half of a surrogate pair, of which there is one in a title.
      expect(scrubbed(written)).toBe(scrubbed(format === 'text' ? stdout : Buffer.from(stdout).toString()))
      expect(all).toMatchObject({ stderr: '', status })
    }
  })

  test('no text of the patch gets out of its place', async () => {
    const said = async (format: string): Promise<string> => (await command(['diff', '--base', 'main', '--all', '--format', format], root)).stdout
    expect(await said('html')).not.toMatch(/<img|<b>\.md|<script/)
    for (const line of (await said('github')).trimEnd().split('\n')) expect(line).toMatch(/^(::(error|warning|notice) |vitest-oracle: BLOCK)/)
    for (const format of FORMATS) {
      // oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
      expect(await said(format)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    }
  })
})
