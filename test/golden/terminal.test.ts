import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { renderTerminal } from '../../reporters/terminal.ts'
import { finding } from '../../src/model/finding.ts'
import { PRESETS } from '../laws/worlds.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from './verdicts.ts'

const LOOKS = [
  { name: 'wide', look: { color: false, width: 200 } },
  { name: 'narrow', look: { color: false, width: 40 } },
  { name: 'colour', look: { color: true, width: 80, file: 'out/verdict.json' } },
] as const

const each = Object.entries(VERDICTS).flatMap(([verdict, value]) => LOOKS.map(({ name, look }) => ({ verdict, value, name, look })))

describe('the terminal', () => {
  // Every combination in plain text, and colours where each kind of line occurs.
  test.each(each.filter(({ name, verdict }) => name !== 'colour' || verdict === 'block' || verdict === 'allow-frozen'))(
    '$verdict, $name',
    async ({ verdict, value, name, look }) => {
      await expect(renderTerminal(value, look)).toMatchFileSnapshot(`./terminal/${verdict}.${name}.txt`)
    },
  )

  test.each(each)('$verdict, $name: nothing that a test wrote reaches the terminal as a command', ({ value, look }) => {
    const text = renderTerminal(value, look)
    const plain = look.color ? stripVTControlCharacters(text) : text
    // oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
    expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e]/)
  })

  test.each(each)('$verdict, $name: colour changes no letter', ({ value, look }) => {
    const plain = renderTerminal(value, { ...look, color: false })
    expect(stripVTControlCharacters(renderTerminal(value, { ...look, color: true }))).toBe(plain)
  })

  test('a line is longer than the width only where it is there to be pasted, is a frame, or is one word', () => {
    for (const value of Object.values(VERDICTS)) {
      for (const width of [60, 120]) {
        const long = renderTerminal(value, { color: false, width })
          .split('\n')
          .filter((line) => [...line].length > width && !/^ {6}(  |[>|])/.test(line) && line.trim().includes(' '))
        expect(long).toEqual([])
      }
    }
  })

  test('lines get no longer than can be read, however wide the terminal is', () => {
    for (const value of Object.values(VERDICTS))
      expect(renderTerminal(value, { color: false, width: 200 })).toBe(renderTerminal(value, { color: false, width: 120 }))
  })

  test('why a rule matters is said once a rule, and of what decides only', () => {
    const text = renderTerminal(verdictOf('recommended', SAMPLE_FINDINGS, { scope: 'merge' }), { color: false, width: 100 })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words.split('A skip is a deletion that keeps its title.')).toHaveLength(2)
    expect(words).not.toContain('It is a note, so that a failure which counts for nothing is at least seen.')
  })

  test('no line is a command to the log of a forge', () => {
    const title = 'a.test.ts > ::stop-commands::x ::error::y ##[error]z'
    const verdict = verdictOf('recommended', [finding('oracle-failed', { test: title, signature: '0123456789ab', message: '::error::m' }, { file: 'a.test.ts' })])
    for (const width of [40, 60, 120]) {
      const text = renderTerminal({ ...verdict, failures: [{ signature: '0123456789ab', owner: title, message: '::a\n  ::b ##[c]', parts: { name: 'E', message: '', operator: '', frames: [] } }] }, { color: false, width })
      expect(text).toContain('stop-commands')
      expect(text).not.toMatch(/^\s*::|##\[/m)
    }
  })

  test('5,000 findings stay readable, and say how many are not shown', () => {
    const lines = renderTerminal(VERDICTS['many'] ?? verdictOf('strict', []), { color: false, width: 100 }).split('\n')
    expect(lines.length).toBeLessThan(120)
    expect(lines.join('\n')).toContain('and 4,990 more of untrusted-failed, all of them in .oracle/verdict.json')
  })

  test('findings that look the same are shown once, and counted', () => {
    const one = SAMPLE_FINDINGS.filter(({ rule }) => rule === 'property-empty')
    const text = renderTerminal(verdictOf('recommended', [...one, ...one, ...one]), { color: false, width: 100 })
    expect(text).toContain('A property was asked about nothing (3)')
    expect(text.split('numRuns is 0')).toHaveLength(2)
    expect(text).not.toContain('more of property-empty')
  })

  test('a run without tests is an error, never 0 of 0', () => {
    const text = renderTerminal(VERDICTS['no-tests'] ?? verdictOf('strict', []), { color: false, width: 100 })
    expect(text).toContain('No test ran.')
    expect(text).not.toContain('Tests (0)')
    expect(text.split('\n')[0]).toContain('BLOCK')
  })

  test('unhandled errors stand above the phases, with file and message', () => {
    const text = renderTerminal(VERDICTS['block'] ?? verdictOf('strict', []), { color: false, width: 100 })
    expect(text.indexOf('tests/resize.test.ts: ResizeObserver is not defined')).toBeLessThan(text.indexOf('Phases'))
    expect(text.indexOf('ResizeObserver')).toBeGreaterThan(0)
  })

  test.each(PRESETS)('%s: a verdict with every rule names each that counts', (preset) => {
    const verdict = verdictOf(preset, SAMPLE_FINDINGS, { scope: 'merge' })
    const text = renderTerminal(verdict, { color: false, width: 100 })
    for (const { rule } of verdict.findings) expect(text).toContain(rule)
  })
})
