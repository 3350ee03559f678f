import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finding } from '../../src/model/finding.ts'
import type { FindingArguments, RuleId } from '../../src/model/findings.ts'
import { RULE_IDS } from '../../src/rules/table.ts'
import { remedyOf } from '../../src/rules/words.ts'
import { quoted, rerun } from '../../src/rules/words/shell.ts'
import { SAMPLES } from './samples.ts'

/** What bash makes of each word. */
function readByBash(words: readonly string[]): readonly string[] {
  const child = spawnSync('bash', ['-c', `printf '%s\\0' ${words.map(quoted).join(' ')}`], { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(child.stderr)
  return child.stdout.split('\0').slice(0, -1)
}

/** The value of an option in a command, as bash reads it. */
function optionOf(command: string, option: string): string | undefined {
  const child = spawnSync('bash', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
  const words = child.stdout.split('\0')
  const at = words.indexOf(option)
  return at < 0 ? undefined : words[at + 1]
}

const titles = fc.array(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
  { minLength: 20, maxLength: 60 },
)

describe('quoted', () => {
  test('a shell reads back what was written', () => {
    fc.assert(
      fc.property(titles, (words) => {
        expect(readByBash(words)).toEqual(words)
      }),
      // Each run starts a shell: a failure is said at once, and not made small by thousands of them.
      { numRuns: 20, endOnFailure: true },
    )
  })

  test.each([
    ['', "''"],
    ['src/a.ts', 'src/a.ts'],
    ["it's", `'it'\\''s'`],
    ['--update', "'--update'"],
    ['a\nb', "$'a\\x0ab'"],
    ['\u0085', "$'\\xc2\\x85'"],
    ['$(rm -rf /)', "'$(rm -rf /)'"],
  ])('%j', (text, written) => {
    expect(quoted(text)).toBe(written)
    expect(readByBash([text])).toEqual([text])
  })
})

describe('rerun', () => {
  test.each([
    ['tests/a.test.ts', 'npx vitest run tests/a.test.ts'],
    ['tests/a.test.ts > adds', "npx vitest run tests/a.test.ts -t '^adds$'"],
    ['tests/a.test.ts > sums > adds #2', "npx vitest run tests/a.test.ts -t '^sums adds$'"],
    ['[web] tests/a.test.ts > adds', "npx vitest run tests/a.test.ts --project web -t '^adds$'"],
    ['tests/a.test.ts > a.b (c) [d] $1', "npx vitest run tests/a.test.ts -t '^a\\.b \\(c\\) \\[d\\] \\$1$'"],
    ['tests/a.test.ts > seed fresh-* holds', "npx vitest run tests/a.test.ts -t '^seed fresh-\\w+ holds$'"],
  ])('%s', (id, command) => {
    expect(rerun(id)).toBe(command)
  })

  test('the pattern of any title matches that title, and no other one of the sample', () => {
    const names = fc.uniqueArray(
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 10 }).filter((text) => !/\0| > | #\d+$|fresh-\*/.test(text)),
      { minLength: 2, maxLength: 5 },
    )
    fc.assert(
      fc.property(names, (all) => {
        const [name = ''] = all
        const pattern = new RegExp(optionOf(rerun(`a.test.ts > ${name}`), '-t') ?? '')
        expect(all.filter((other) => pattern.test(other))).toEqual([name])
      }),
      // Each run starts a shell: a failure is said at once, and not made small by thousands of them.
      { numRuns: 20, endOnFailure: true },
    )
  })
})

describe('remedies', () => {
  const HOSTILE = 'a\'"`\n$(echo > owned)\r\n`echo > owned`; echo > owned #'

  /** The sample with every text in it replaced by one that would like to be a command; dates, hashes and choices stay. */
  function hostile<R extends RuleId>(rule: R): FindingArguments[R] {
    const choices = /^(added|modified|deleted|renamed|symlink|bidirectional|base|head|error|timeout|[EPFNU]|[a-z-]+ing|oracles)$/
    const text = JSON.stringify(SAMPLES[rule], (_, value: unknown) => (typeof value === 'string' && !choices.test(value) ? HOSTILE : value))
    return JSON.parse(text) as FindingArguments[R]
  }

  test.each(RULE_IDS)('%s: whatever its arguments hold, it is one line, and what a shell would run of it is only the command', (rule) => {
    const remedy = remedyOf(finding(rule, hostile(rule)))
    expect(remedy).not.toMatch(/[\r\n]/)
    // Lines of YAML and TypeScript are no commands: nobody pastes them into a shell.
    if (!/^(npx|git|mkdir|ls|grep|#)/.test(remedy)) return
    const folder = mkdtempSync(join(tmpdir(), 'remedy-'))
    spawnSync('/bin/bash', ['-c', remedy], { cwd: folder, env: { PATH: '' } })
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
