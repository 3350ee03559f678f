import { describe, expect, test } from 'vitest'
import { inAscii, showsUnicode } from '../../reporters/letters.ts'
import { renderTerminal } from '../../reporters/terminal.ts'
import { VERDICTS } from '../golden/verdicts.ts'

describe('whether more than ASCII can be shown', () => {
  test.for<[NodeJS.Platform, Readonly<Record<string, string>>, boolean]>([
    ['linux', {}, true],
    ['linux', { LANG: 'C' }, true],
    ['linux', { LANG: 'en_US.UTF-8' }, true],
    ['linux', { LANG: 'de_DE.utf8@euro' }, true],
    ['linux', { LANG: 'de_DE.ISO-8859-15@euro' }, false],
    ['linux', { LANG: 'en_US.UTF-8', LC_ALL: 'ru_RU.KOI8-R' }, false],
    ['linux', { TERM: 'linux', LANG: 'en_US.UTF-8' }, false],
    ['darwin', { LANG: 'fr_FR.UTF-8' }, true],
    ['win32', {}, false],
    ['win32', { LANG: 'en_US.UTF-8' }, false],
    ['win32', { WT_SESSION: 'b2f0' }, true],
    ['win32', { TERM_PROGRAM: 'vscode' }, true],
    ['win32', { CI: 'true' }, true],
    ['win32', { CI: '', TERM: 'cygwin' }, false],
  ])('%s %o: %s', ([platform, env, expected]) => {
    expect(showsUnicode(platform, env)).toBe(expected)
  })
})

test('every sign of ours has one in ASCII', () => {
  for (const [name, verdict] of Object.entries(VERDICTS)) {
    for (const width of [40, 100, 200]) {
      const text = inAscii(renderTerminal(verdict, { color: false, width }))
      // Letters stand in what a test is called and in its code.
      expect(text.match(/[^\n -~\p{Letter}]/gu), name).toBe(null)
    }
  }
})

test('a title keeps the letters of its author', () => {
  expect(inAscii('✗ naïve café 漢 → …')).toBe('x naïve café 漢 -> ...')
})
