import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderGithub } from '../../reporters/github.ts'
import { finding } from '../../src/model/finding.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileText, hostileVerdict } from './hostile.ts'

interface Command {
  readonly level: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

const unescapeData = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
const unescapeProperty = (text: string): string =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%')

/** As the runner reads a line: `::name key=value,key=value::message`; null for a line that is none. */
function commandOf(line: string): Command | null {
  const match = /^\s*::([^ :]+)(?: (.*?))?::(.*)$/s.exec(line)
  if (match === null) return null
  const [, level = '', pairs = '', message = ''] = match
  const properties = pairs.split(',').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), unescapeProperty(pair.slice(at + 1))]
  })
  return { level, properties: Object.fromEntries(properties) as Record<string, string>, message: unescapeData(message) }
}

const commandsOf = (text: string): readonly Command[] =>
  text
    .split(/\r\n|[\n\r]/)
    .map(commandOf)
    .filter((one) => one !== null)

const failed = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    finding(
      'oracle-failed',
      { test: `o/${index}.test.ts > a`, signature: '0123456789ab', message: 'no' },
      { file: `o/${index}.test.ts`, line: index + 1 },
    ),
  )

describe('annotations', () => {
  test('at most ten of each level, and how many there are', () => {
    const text = renderGithub(verdictOf('strict', [...failed(12), ...SAMPLE_FINDINGS, ...SAMPLE_FINDINGS]), { prefix: '' })
    const levels = commandsOf(text).map(({ level }) => level)
    for (const level of ['error', 'warning', 'notice']) expect(levels.filter((one) => one === level).length).toBeLessThanOrEqual(10)
    expect(levels.filter((level) => level === 'error')).toHaveLength(10)
    expect(text.trimEnd().split('\n').at(-1)).toMatch(/^vitest-oracle: BLOCK, .*; \d+ block, of which 10 are annotated/)
  })

  test('what decides comes first', () => {
    const verdict = verdictOf('recommended', [
      ...failed(3),
      finding('untrusted-failed', { test: 'a', signature: '0123456789ab', message: 'm' }),
    ])
    const first = { ...verdict, because: verdict.because.toReversed() }
    const titles = commandsOf(renderGithub(first, { prefix: '' })).map(({ properties }) => properties['title'])
    const [reason] = first.because
    expect(titles[0]).toContain(`(${reason?.rule})`)
    expect(commandsOf(renderGithub(verdict, { prefix: '' }))[0]).toMatchObject({ level: 'error' })
  })

  test('paths start at the top of the repository, and a file outside of it has none', () => {
    const at = (file: string) =>
      verdictOf('recommended', [finding('untrusted-failed', { test: 'a', signature: '0123456789ab', message: 'm' }, { file, line: 2 })])
    const place = (file: string, prefix: string) => commandsOf(renderGithub(at(file), { prefix }))[0]?.properties
    expect(place('tests/a.test.ts', 'packages/shop/')).toMatchObject({ file: 'packages/shop/tests/a.test.ts', line: '2' })
    expect(place('../../other.ts', 'packages/shop/')).toMatchObject({ file: 'other.ts', line: '2' })
    expect(Object.keys(place('/etc/policy.yaml', 'packages/shop/') ?? {})).toEqual(['title'])
    expect(Object.keys(place('../other.ts', '') ?? {})).toEqual(['title'])
  })

  test('an allow says so, and annotates nothing', () => {
    const text = renderGithub(VERDICTS['allow'] ?? verdictOf('strict', []), { prefix: '' })
    expect(text).toMatch(/^vitest-oracle: ALLOW, /)
    expect(commandsOf(text)).toEqual([])
  })

  test('whatever the patch says, each line is one command of ours, and the path is the path', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const lines = renderGithub(hostileVerdict(text), { prefix: 'p/' })
          .trimEnd()
          .split(/\r\n|[\n\r]/)
        const last = lines.pop()
        expect(last).toMatch(/^vitest-oracle: BLOCK, the whole patch/)
        const commands = lines.map(commandOf)
        for (const command of commands) {
          expect(['error', 'warning', 'notice']).toContain(command?.level)
          expect(Object.keys(command?.properties ?? {}).filter((key) => !['file', 'line', 'col', 'title'].includes(key))).toEqual([])
        }
        expect(commands.length).toBe(hostileVerdict(text).findings.length)
      }),
    )
  })

  test('a path with signs of its own comes back whole', () => {
    const file = 'tests/a, b: 100%25 %0A c.test.ts'
    const verdict = verdictOf('recommended', [finding('assertion-removed', { test: 'a', file, before: '100%\n::error::' }, { file })])
    const [command] = commandsOf(renderGithub(verdict, { prefix: '' }))
    expect(command?.properties['file']).toBe(file)
    expect(command?.message).toContain('a no longer asserts 100% ::error::')
  })
})
