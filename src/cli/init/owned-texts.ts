import type { Law } from './first/laws.ts'
import type { ProjectSeen } from './project.ts'
import { productionGlobs, testGlobs } from './project.ts'

/** The phases that a merge verdict needs, all that the gate can answer. */
const REQUIRED = ['scope', 'fixtures', 'budget', 'oracles', 'known-bad', 'characterization', 'flakes', 'untrusted']

const list = (items: readonly string[]): string => `[${items.map((item) => JSON.stringify(item)).join(', ')}]`

/** @param home the folder of trusted tests; another than `oracle` must be sealed by name */
export function policyText(project: ProjectSeen, owners: readonly string[], home: string): string {
  const production = productionGlobs(project)
  const code = production.length === 0 ? ['src/**'] : production
  const tests = testGlobs(project)
  const further = ['docs', 'examples', '.changeset'].filter((folder) => project.files.some((path) => path.startsWith(`${folder}/`)))
  const writable = [...code, ...tests, ...further.map((folder) => `${folder}/**`), '*.md']
  return [
    '# What is trusted here, and what a patch may change. In a gate it counts as the base has it. All keys: vitest-oracle/schemas/policy.json\n',
    'version: 1\npreset: recommended\n',
    owners.length === 0 ? '# owners: ["@acme/test-owners"]   # who may approve a change of what is sealed\n' : `owners: ${list(owners)}\n`,
    'paths:\n',
    `  production: ${list(code)}\n  tests: ${list(tests)}\n`,
    home === 'oracle' ? '' : `  sealed: ${list([`${home}/**`])}\n`,
    `  writable: ${list(writable)}\n`,
    'classes:\n',
    `  example: { files: ${list([`${home}/examples/**`])} }\n`,
    `  property: { files: ${list([`${home}/properties/**`])}, invariants: oracle/INVARIANTS.md, seeds: oracle/seeds.txt }\n`,
    `  fixture: { files: ${list([`${home}/fixtures/**/*.test.*`])} }\n`,
    'fixtures:\n',
    `  files: ${list([`${home}/fixtures/**`, '!**/*.test.*'])}\n`,
    `# The phases without whose answer nothing is allowed.\nrequire: [${REQUIRED.join(', ')}]\n`,
  ].join('')
}

export const LEDGER = `# Leases on the failures of tests that may flake; \`npx vitest-oracle freeze\` writes a row.
version: 1
freezes: []
`

export const seedsText = (seeds: readonly string[]): string =>
  `# The sealed seeds of properties, one a line; each run adds a fresh one, made from the commit.\n${seeds.join('\n')}\n`

export const invariantsText = (laws: readonly Law[]): string =>
  `# Invariants\n\nWhat must hold whatever is changed. A property names one of these by its id.\n${
    laws.length === 0 ? '' : `\n${laws.map(({ id, says }) => `- \`${id}\`: ${says}\n`).join('')}`
  }`

/** A text with lines behind its last one, unless each stands there already. */
export function withLines(text: string, lines: readonly string[], heading: string): string {
  const there = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/\s+/g, ' ')))
  const missing = lines.filter((line) => !there.has(line))
  if (missing.length === 0) return text
  const ending = /\r\n/.test(text) ? '\r\n' : '\n'
  const gap = text === '' ? '' : `${text.endsWith('\n') ? '' : ending}${heading === '' ? '' : ending}`
  return `${text}${gap}${[heading, ...missing]
    .filter((line) => line !== '')
    .map((line) => `${line}${ending}`)
    .join('')}`
}

/** Whether a .gitignore leaves `.oracle/` out already. */
export const ignoresOracle = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => /^(\*\*\/|\/)?\.oracle(\/(\*{0,2})?)?$/.test(line.trim()))

/** The lines of CODEOWNERS for what is sealed. */
export const codeownersLines = (paths: readonly string[], owners: readonly string[]): readonly string[] =>
  paths.map((path) => `/${path} ${owners.join(' ')}`)
