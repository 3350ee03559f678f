import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMMENT_BYTES, renderMarkdown, SUMMARY_BYTES } from '../../reporters/markdown.ts'
import type { MarkdownLook } from '../../reporters/markdown.ts'
import { finding } from '../../src/model/finding.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileFrames, hostileText, hostileVerdict } from './hostile.ts'

const comment: MarkdownLook = { mostBytes: COMMENT_BYTES, isSticky: true, frames: () => null }
const summary: MarkdownLook = { mostBytes: SUMMARY_BYTES, isSticky: false, frames: () => null }

/** What is left of a line of Markdown without its code spans and what is escaped (CommonMark 6.1 and 2.4). */
function outsideOfCode(line: string): string {
  let rest = ''
  for (let at = 0; at < line.length;) {
    if (line[at] === '\\') {
      at += 2
      continue
    }
    const run = /^`+/.exec(line.slice(at))?.[0] ?? ''
    if (run === '') {
      rest += line[at++] ?? ''
      continue
    }
    const end = [...line.slice(at + run.length).matchAll(/`+/g)].find(([other]) => other.length === run.length)
    if (end === undefined) {
      rest += run
      at += run.length
    } else at += 2 * run.length + end.index
  }
  return rest
}

/** The lines that are no fenced code; throws where a fence has no end. */
function proseOf(text: string): readonly string[] {
  const prose: string[] = []
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const mark = /^ *(`{3,})/.exec(line)?.[1]
    if (fence === null && mark !== undefined) fence = mark
    else if (fence !== null && line.trim() === fence) fence = null
    else if (fence === null) prose.push(line)
    else if (mark !== undefined && mark.length >= fence.length && line.trim() === mark) throw new Error(`a fence ends early: ${line}`)
  }
  if (fence !== null) throw new Error('a fence has no end')
  return prose
}

const total = (text: string): number => [...text.matchAll(/^- /gm)].length

describe('limits', () => {
  const many = VERDICTS['many'] ?? verdictOf('strict', [])

  test('a comment stays below 64 KiB, and says how many it left out', () => {
    const text = renderMarkdown(many, comment)
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024)
    expect(Buffer.byteLength(text)).toBeGreaterThan(48 * 1024)
    const left = Number((/([\d,]+) more findings \(/.exec(text)?.[1] ?? '').replaceAll(',', ''))
    const shown = [...text.matchAll(/^- .*\n {2}```sh/gm)].length
    expect(shown).toBeGreaterThan(50)
    expect(left + shown).toBe(many.findings.length)
    expect(text.trimEnd()).toMatch(/_Left out, to stay below 64 KiB: .*_$/)
  })

  test('a summary stays below 1 MiB, and holds far more', () => {
    const wide = '漢'.repeat(3000)
    const text = renderMarkdown(
      verdictOf(
        'recommended',
        Array.from({ length: 600 }, (_, index) =>
          finding('untrusted-failed', { test: `t${index} ${wide}`, signature: '0123456789ab', message: wide }),
        ),
      ),
      summary,
    )
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024)
    expect(Buffer.byteLength(text)).toBeGreaterThan(900 * 1024)
    expect(text).toContain('to stay below 1 MiB')
  })

  test('whatever is long is cut, and the decision always stands first', () => {
    const long = '`<&@漢'.repeat(20_000)
    const text = renderMarkdown(hostileVerdict(long), { ...comment, frames: hostileFrames(long.slice(0, 160)) })
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024)
    expect(text).toMatch(/^<!-- vitest-oracle: merge -->\n\n## ⛔ Block · vitest-oracle\n/)
    expect(text).toContain('| region |')
  })

  test('a small one has everything', () => {
    const text = renderMarkdown(verdictOf('strict', SAMPLE_FINDINGS), summary)
    expect(text).not.toContain('Left out')
    for (const { rule } of SAMPLE_FINDINGS) expect(text).toContain(`\`${rule}\``)
    expect(total(text)).toBeGreaterThan(SAMPLE_FINDINGS.length)
  })
})

describe('the text of a patch', () => {
  test('is never markup, a mention, a reference or a link', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = renderMarkdown(hostileVerdict(text), { ...comment, frames: hostileFrames(text) })
        for (const line of proseOf(shown)) {
          const rest = outsideOfCode(line)
            .replace(/^<!-- vitest-oracle: merge -->$/, '')
            .replace(/^#{2,4} /, '')
            .replace(/^\|.*\|$/, (row) => row.slice(1, -1).replace('|', ''))
          expect(rest.replaceAll('**', '')).not.toMatch(/[<>`*_[\]{}~$|]/)
          expect(rest).not.toMatch(/@[^\u200b\s]|#\d|:\/\/|www\.\w|GH-\d/i)
        }
      }),
    )
  })

  test('an allow is short', () => {
    const text = renderMarkdown(VERDICTS['allow'] ?? verdictOf('strict', []), comment)
    expect(text).toContain('## ✅ Allow')
    expect(text).not.toContain('### Findings')
  })
})
