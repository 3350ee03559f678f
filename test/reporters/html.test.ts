import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderHtml } from '../../reporters/html.ts'
import { STYLE } from '../../reporters/html/style.ts'
import { plainHtml } from '../../reporters/html/escape.ts'
import { finding } from '../../src/model/finding.ts'
import type { Judged } from '../../src/model/judged.ts'
import { remedyOf } from '../../src/rules/words.ts'
import { SAMPLE_FINDINGS } from '../rules/samples.ts'
import { VERDICTS, verdictOf } from '../golden/verdicts.ts'
import { hostileFrames, hostileText, hostilePage } from './hostile.ts'

const ELEMENTS =
  'html head meta title style body a header nav dl dt dd h1 h2 h3 p ul ol li code main section b span strong details summary div figure figcaption pre table thead tbody tr th td br footer svg rect text line'.split(
    ' ',
  )
const ATTRIBUTES =
  'lang charset http-equiv content name class href id tabindex role aria-labelledby aria-label aria-hidden open scope x y x1 x2 y1 y2 width height'.split(
    ' ',
  )
const EMPTY = new Set(['meta', 'br'])

/** The tags of a page; throws where they do not nest, and for an element or attribute that a page of ours does not have. */
function tagsOf(page: string): readonly string[] {
  const open: string[] = []
  const names: string[] = []
  const body = page.replace(/^<!doctype html>\n/, '').replace(/<style>[^<]*<\/style>/, '')
  for (const [whole, end, name = '', attributes = ''] of body.matchAll(/<(\/?)([a-z0-9]*)((?:"[^"]*"|[^">])*)>?/gi)) {
    if (!ELEMENTS.includes(name) || !whole.endsWith('>')) throw new Error(`no tag of ours: ${whole.slice(0, 80)}`)
    if (end === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`)
      continue
    }
    names.push(name)
    for (const [, attribute = ''] of attributes.matchAll(/\s([^\s=]+)(?:="[^"]*")?/g)) {
      if (attribute !== '/' && !ATTRIBUTES.includes(attribute)) throw new Error(`no attribute of ours: ${attribute}`)
    }
    if (!EMPTY.has(name) && !attributes.endsWith('/')) open.push(name)
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`)
  return names
}

const none = () => null

describe('one page by itself', () => {
  test.for(Object.entries(VERDICTS))('%s: tags nest, labels are there, nothing comes from elsewhere', ([, verdict]) => {
    const page = renderHtml(verdict, none)
    expect(tagsOf(page).length).toBeGreaterThan(20)
    expect(page).not.toMatch(/\bsrc=|@import|url\(|<script|<link|javascript:/)
    for (const [, id] of page.matchAll(/href="#([^"]*)"/g)) expect(page.split(` id="${id}"`), id).toHaveLength(2)
    expect(page).not.toMatch(/href="(?!#)/)
    for (const [, id] of page.matchAll(/aria-labelledby="([^"]*)"/g)) expect(page.split(` id="${id}"`)).toHaveLength(2)
    expect([...page.matchAll(/<h1>/g)]).toHaveLength(1)
    expect(page).toContain(`<html lang="en">`)
  })

  test('whatever the patch says, it is text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const page = renderHtml(hostilePage(text), hostileFrames(text))
        // A sentence has fewer parts where one is empty, and how many folders there are is in the paths.
        const parts = ['code', 'strong', 'svg', 'rect', 'text', 'title']
        const blocks = (of: string): readonly string[] => tagsOf(of).filter((name) => !parts.includes(name))
        expect(blocks(page)).toEqual(blocks(renderHtml(hostilePage('a'), hostileFrames('a'))))
        // oxlint-disable-next-line no-control-regex -- these are the characters that must not be there
        expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
      }),
    )
  })

  test('each part that a page has is in that law', () => {
    const page = renderHtml(hostilePage('a'), hostileFrames('a'))
    const ids = ['phases', 'findings', 'coverage', 'known-bad', 'budget', 'flakes', 'tests', 'paths']
    for (const id of ids) expect(page).toContain(`<h2 id="${id}"`)
    expect(page.split('<h2 ')).toHaveLength(ids.length + 1)
  })

  test('each rule that was found, its severity in words, before and after, and what mends it', () => {
    const verdict = verdictOf('strict', SAMPLE_FINDINGS)
    const page = renderHtml(verdict, () => ({ before: [{ line: 9, text: 'was' }], after: [{ line: 10, text: 'is' }] }))
    for (const { rule, severity } of verdict.findings)
      expect(page).toMatch(new RegExp(`<span class="severity">${severity}</span>[^\n]*<code>${rule}</code>`))
    expect(page).toContain(
      '<figure class="before"><figcaption>before</figcaption><pre>9 | was</pre></figure><figure class="after"><figcaption>after</figcaption><pre>10 | is</pre></figure>',
    )
    const remedies = verdict.findings.map((found) => `<pre class="remedy">${plainHtml(remedyOf(found))}</pre>`)
    expect(remedies.filter((remedy) => !page.includes(remedy))).toEqual([])
  })

  test('changed paths by class, known-bads and their killers', () => {
    const judged: Judged = {
      ...verdictOf('recommended', []),
      paths: [
        { path: 'src/a.ts', change: 'renamed', from: 'src/<b>.ts', class: 'production' },
        { path: 'oracle/x', change: 'deleted', from: null, class: 'sealed' },
      ],
      knownBad: [{ file: 'oracle/known-bad/off.patch', outcome: 'survived', killedBy: [] }],
      budget: { state: 'counted', credits: 1, debits: 3, score: -2 },
    }
    const page = renderHtml(judged, none)
    expect(tagsOf(page)).toContain('table')
    expect(page).toContain('<code>src/a.ts</code> renamed from <code>src/&lt;b&gt;.ts</code>')
    expect(page.indexOf('sealed: files')).toBeLessThan(page.indexOf('<h3>production'))
    expect(page).toContain('credits 1, debits 3: <strong>-2</strong>')
    expect(page).toMatch(/off\.patch<\/code><\/th><td class="block"><span class="severity">survived/)
  })

  test('many findings are folded, and each is there', () => {
    const many = verdictOf(
      'strict',
      Array.from({ length: 10_000 }, (_, index) =>
        finding('untrusted-failed', { test: `t${index}`, signature: '0123456789ab', message: 'm' }, { file: `t${index}.test.ts`, line: 1 }),
      ),
    )
    const page = renderHtml(many, none)
    for (const index of [0, 1, 4999, 9999]) expect(page).toContain(`t${index}.test.ts:1`)
    expect(page.split('<li><p>')).toHaveLength(10_001)
    expect(page).not.toMatch(/<details[^>]* open/)
    expect(page.length).toBeLessThan(10_000 * 600)
  })
})

/** WCAG 2.2, "contrast ratio". */
function contrast(a: string, b: string): number {
  const light = (color: string): number => {
    const whole = color.length === 4 ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(whole.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, bright = 0] = [light(a), light(b)].sort((one, other) => one - other)
  return (bright + 0.05) / (dark + 0.05)
}

const schemes = [...STYLE.matchAll(/:root \{([^}]*)\}/g)].map(([, block = '']) =>
  Object.fromEntries([...block.matchAll(/--(\w+): (#[0-9a-f]{3,6})/g)].map(([, name = '', color = '']) => [name, color])),
)

test('there are two schemes, and ink on paper', () => {
  expect(schemes).toHaveLength(3)
})

test.each(
  schemes.flatMap((scheme, index) => ['text', 'dim', 'block', 'review', 'note', 'off', 'allow'].map((name) => ({ scheme, index, name }))),
)('scheme $index: $name can be read', ({ scheme, name }) => {
  for (const back of name === 'text' ? ['back', 'raised', 'gone', 'come', 'doubt'] : ['back', 'raised'])
    expect(contrast(scheme[name] ?? '', scheme[back] ?? '')).toBeGreaterThanOrEqual(4.5)
})
