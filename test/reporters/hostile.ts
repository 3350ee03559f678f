import fc from 'fast-check'
import { finding } from '../../src/model/finding.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { verdictOf } from '../golden/verdicts.ts'

/** What somebody may write into a title, a message or a path so that a report says something else. */
const PIECES = [
  '<script>alert(1)</script>',
  '</pre></li></ol></details>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  '`',
  '```',
  '````\n# Allow\n',
  '](https://evil.example)',
  '[x](javascript:alert(1))',
  '![x](https://evil.example/x.png)',
  '@everyone',
  '#123',
  'GH-7',
  'https://evil.example',
  'www.evil.example',
  '**',
  '|',
  '\\',
  '\\`',
  '<!-- ',
  '-->',
  '&lt;',
  '&#0;',
  '::error::x',
  '\n::stop-commands::x\n',
  '##[error]',
  '%0A::warning::',
  '%25',
  ',line=9',
  ':',
  '{0}',
  '\r\n',
  '\u001b[2J',
  '\u202e',
  '\u2028',
  '\u0000',
  '\ud800',
  '  ',
  '\t',
  'a',
  'ß 漢 🙂',
] as const

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join('')),
  fc.constant(PIECES.join(' ')),
)

/** A verdict with one text in every place where a patch can put one. */
export function hostileVerdict(given: string): Verdict {
  // A verdict file holds no half of a surrogate pair.
  const text = Buffer.from(given).toString()
  const test = `tests/${text}.test.ts > ${text}`
  return verdictOf(
    'recommended',
    [
      finding('oracle-failed', { test, signature: '0123456789ab', message: text }, { file: `tests/${text}.test.ts`, line: 3, column: 1 }),
      finding('assertion-weakened', { test, file: `tests/${text}.test.ts`, before: text, after: text, why: text }),
      finding('sealed-path-changed', { path: text, change: 'modified', sealedBy: text }, { file: text }),
      finding(
        'policy-invalid',
        { path: text, mistake: { at: { file: text, line: 1, column: 1 }, wrong: text, right: text, frame: `> 1 | ${text}` } },
        { file: text, line: 1 },
      ),
      finding('flake-budget-exceeded', { test, failures: 3, runs: 40, maxFailRate: 0.05 }, { file: text }),
      finding('flake-window-empty', { test: `tests/${text}.window`, windowRuns: 40, runs: 2 }),
      finding('evidence-missing', { phase: 'oracles', because: text }),
      {
        ...finding('unhandled-error', { file: text, signature: '0123456789ab', message: text }),
        atMost: { severity: 'note', within: 'every-preset', because: text },
      },
    ],
    {
      scope: 'merge',
      policy: { path: text, ref: null, sha256: null, preset: 'recommended' },
      failures: [
        { signature: '0123456789ab', owner: test, message: text, parts: { name: text, message: text, operator: text, frames: [text] } },
      ],
    },
    { untrusted: { state: 'unavailable', because: text } },
  )
}

/** The same with what one page shows besides: its parts are the same for each text, but for the boxes of the map. */
export function hostilePage(given: string): Verdict {
  const text = Buffer.from(given).toString()
  const test = `tests/${text}.test.ts > ${text}`
  return {
    ...hostileVerdict(given),
    paths: [
      { path: 'src/claimed.ts', change: 'modified', from: null, class: 'production' },
      { path: `src/${text}.ts`, change: 'renamed', from: text, class: 'production' },
      { path: text, change: 'added', from: null, class: 'other' },
    ],
    regions: [
      { covers: 'src/claimed.ts', tests: [test], imported: ['src/claimed.ts'], known: true },
      { covers: text, tests: [], imported: [text], known: false },
    ],
    tests: [
      {
        id: test,
        claimed: 'E',
        granted: 'E',
        why: text,
        covers: [text],
        state: 'passed',
        retries: 1,
        flaky: true,
        assertions: 1,
        runs: [],
        seeds: [text],
        signatures: ['0123456789ab'],
      },
    ],
    knownBad: [
      { file: text, outcome: 'killed', killedBy: [test], covers: [text], milliseconds: 1 },
      { file: `${text}.patch`, outcome: 'survived', killedBy: [], covers: [text], milliseconds: 1 },
    ],
    freezes: [{ test, expires: text, points: 1, signatures: [text], state: 'refused' }],
    budget: { state: 'counted', credits: 1, debits: 2, score: -1 },
  }
}

export const hostileFrames = (text: string) => () => ({
  before: [{ line: 9, text }],
  after: [
    { line: 9, text },
    { line: 10, text: `  ${text}` },
  ],
})
