import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMMON_OPTIONS } from '../../src/cli/verb.ts'
import { VERBS } from '../../src/cli/verbs.ts'
import { PHASES, RULES, RULE_IDS, isRuleId } from '../../src/rules/table.ts'
import { packageRoot } from '../support/index.ts'
import { commandsPage, rulesPage } from './pages.ts'

const MADE = ['docs/commands.md', 'docs/rules.md']
const GUIDES = readdirSync(join(packageRoot, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const EXAMPLES = readdirSync(join(packageRoot, 'examples')).map((name) => `examples/${name}/README.md`)
/** What people wrote. */
const WRITTEN = ['README.md', ...GUIDES.filter((page) => !MADE.includes(page)), ...EXAMPLES]

const text = (page: string): string => readFileSync(join(packageRoot, page), 'utf8')
const withoutBlocks = (page: string): string => text(page).replaceAll(/^```[\s\S]*?^```$/gm, '')
const codeSpans = (page: string): readonly string[] => [...withoutBlocks(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

describe('pages that are made from the source', () => {
  test.for([
    ['docs/commands.md', commandsPage],
    ['docs/rules.md', rulesPage],
  ] as const)('%s', async ([page, make]) => {
    await expect(make()).toMatchFileSnapshot(join(packageRoot, page))
  })
})

describe('verbs and their options', () => {
  test.for(Object.keys(VERBS))('%s is told by somebody, and not in the list alone', (verb) => {
    const prose = WRITTEN.map(withoutVerbList).join('\n')
    expect(prose).toMatch(new RegExp(`vitest-oracle ${verb}\\b|\`${verb}[ \`]`))
  })

  test.for(WRITTEN)('%s: each command that it shows exists, with its options', (page) => {
    const wrong = commandsIn(page).flatMap(({ verb, options }) => {
      const known = VERBS[verb as keyof typeof VERBS]
      if (known === undefined) return [verb]
      const names = Object.keys({ ...known.options, ...COMMON_OPTIONS })
      return options.filter((option) => !names.includes(option)).map((option) => `${verb} --${option}`)
    })
    expect(wrong).toEqual([])
  })

  test.for(WRITTEN)('%s: each option that it names is one', (page) => {
    const known = new Set(Object.values(VERBS).flatMap(({ options }) => Object.keys({ ...options, ...COMMON_OPTIONS })))
    const named = codeSpans(page).flatMap((code) => [...code.matchAll(/(?:^|\s)--([a-z][a-z-]*)/g)].map(([, option = '']) => option))
    expect(named.filter((option) => !known.has(option) && !OTHER_TOOLS.includes(option))).toEqual([])
  })

  test('most options are told by somebody: a new verb needs more than a line in the list', () => {
    const prose = WRITTEN.map(text).join('\n')
    const told = Object.entries(VERBS).map(([verb, { options }]) => {
      const names = Object.keys(options)
      return { verb, silent: names.length > 0 && !names.some((name) => prose.includes(`--${name}`)) }
    })
    expect(told.filter(({ silent }) => silent).map(({ verb }) => verb)).toEqual([])
  })
})

/** Of Vitest, git, npm and the command line of a forge. */
const OTHER_TOOLS = ['reporter', 'shard', 'merge-reports', 'ignore-scripts', 'save-dev', 'verify', 'rawin', 'update', 'vitest', 'tests']

/** The README's list of all verbs tells nothing of any. */
const withoutVerbList = (page: string): string => text(page).replace(/^All verbs: .*$/m, '')

/** `vitest-oracle VERB --option` in code, with what stands on the same line up to a comment or another command. */
function commandsIn(page: string): readonly { readonly verb: string; readonly options: readonly string[] }[] {
  return [...text(page).matchAll(/vitest-oracle ([a-z]+)(?=[\s`])([^\n`#;&]*)/g)]
    .filter(([, verb = '']) => !['is', 'fast', 'says', 'contributors'].includes(verb))
    .map(([, verb = '', rest = '']) => ({ verb, options: [...rest.matchAll(/\s--([a-z][a-z-]*)/g)].map(([, option = '']) => option) }))
}

describe('rules', () => {
  test.for(WRITTEN)('%s: what looks like a rule is one', (page) => {
    const named = codeSpans(page).filter((code) => /^[a-z]+(-[a-z]+)+$/.test(code))
    expect(named.filter((name) => !isRuleId(name) && !DOCTORS.has(name) && !OTHER_NAMES.has(name))).toEqual([])
  })

  test('the phases of the README are those of a verdict, in their order', () => {
    const rows = [...text('README.md').matchAll(/^\| `([a-z-]+)` \| [a-z].*\? ?[^|]*\|$/gm)].map(([, phase = '']) => phase)
    expect(rows).toEqual([...PHASES])
  })
})

test('each rule that blocks in every preset answers something that somebody tries', () => {
  const [, threats = ''] = /^## Threats, and what answers them\n(.*?)^## /ms.exec(text('README.md')) ?? []
  const silent = RULE_IDS.filter((rule) => Object.values(RULES[rule].severity).every((severity) => severity === 'block'))
    .filter((rule) => RULES[rule].phase !== 'budget' && !threats.includes(`\`${rule}\``))
    .toSorted()
  expect(silent).toEqual([])
})

/** What `doctor` finds are no rules of a verdict. */
const DOCTORS = new Set([...text('src/cli/doctor/problem.ts').matchAll(/'([a-z-]+)'/g)].map(([, id = '']) => id))

/** Presets, states, ids of invariants, names of projects and of other packages. */
const OTHER_NAMES = new Set([
  'zero-weight',
  'not-evaluated',
  'known-bad',
  'test-result',
  'price-grows',
  'bill-adds-up',
  'ajv-formats',
  'fastest-levenshtein',
  'oxc-parser',
  'safe-stable-stringify',
  'flaky-service',
  'replay-corpus',
  'vitest-oracle',
  'continue-on-error',
])

describe('links and files', () => {
  test.for([...WRITTEN, ...MADE])('%s: each link leads to something that is there', (page) => {
    const dead = [...withoutBlocks(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:/.test(target) && !leads(page, target))
    expect(dead).toEqual([])
  })

  test('each guide is linked from the README, and each example is named there', () => {
    const readme = text('README.md')
    for (const guide of GUIDES) expect(readme, guide).toContain(`](${guide})`)
    for (const example of EXAMPLES) expect(readme).toContain(`\`${posix.basename(dirname(example))}\``)
  })

  test.for(WRITTEN)('%s: files of this package that it names are there', (page) => {
    const named = codeSpans(page).flatMap((code) => {
      const [, inPackage] = /^vitest-oracle\/((?:schemas|templates)\/[\w./-]+)$/.exec(code) ?? []
      const own = /^(?:examples|test|docs|scripts|bench)\/[\w./-]+$/.test(code) && page === 'README.md' ? code : inPackage
      return own === undefined ? [] : [own]
    })
    expect(named.filter((path) => !existsSync(join(packageRoot, path)))).toEqual([])
  })

  test('each published schema is named in a guide', () => {
    const prose = WRITTEN.map(text).join('\n')
    for (const schema of readdirSync(join(packageRoot, 'schemas'))) expect(prose).toContain(schema)
  })

  test('the README shows what a gate really said', () => {
    const [, shown = ''] = /^```text\n([\s\S]*?)^```$/m.exec(text('README.md')) ?? []
    expect(shown).toBe(text('test/golden/blocks/skipped-test.txt'))
  })

  test('the README can be read in one sitting', () => {
    expect(text('README.md').split(/\s+/).length).toBeLessThan(4000)
  })
})

function leads(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path))
  if (!existsSync(join(packageRoot, file))) return false
  return anchor === undefined || anchorsOf(file).includes(anchor)
}

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): readonly string[] =>
  [...text(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
