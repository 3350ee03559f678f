import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { MentionKind, PackageFacts, ProductionMention } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { PathPlace } from '../scope/classes.ts'

const KNOWS: Readonly<Record<Exclude<MentionKind, 'import' | 'path' | 'package'>, string>> = {
  'runner-variable': "a variable of the test runner's",
  mode: 'the mode "test"',
  'in-source-test': 'tests inside of the source',
  'runner-global': 'what the test runner leaves in the process',
  'matcher-internals': 'the inside of the matchers',
  'runner-name': 'the name of the test runner',
  'call-stack': 'test files in the call stack',
  'process-internals': 'the inside of the process that runs the tests',
  'errors-swallowed': 'errors that no test catches, which it keeps from the runner',
  'code-from-text': 'code that is made of a text, in which nobody can see what it asks for',
  'builtin-patched': 'builtins that assertions compare with',
}

/** Packages of the test run: what they export changes or observes the judgement. */
const RUNNER_PACKAGE =
  /^(vitest|chai|jest|expect|fast-check|mocha|tinyspy|tinypool|vitest-oracle|node:test|@vitest\/[^/]+|@jest\/[^/]+|@fast-check\/[^/]+)(\/|$)/
/** Packages whose purpose is what this rule looks for. */
const RUNNER_PACKAGES = /^(vitest|@vitest\/.+|vite-node|jest|@jest\/.+|jest-.+|expect|mocha|chai)$/
/** Vitest's own for configurations and tools that start it. */
const TOOL_ENTRY = /^(vitest|jest)\/(config|node|reporters|package\.json)$/

const MODE: Mitigation = {
  severity: 'review',
  within: 'every-preset',
  because: 'programs ask for the mode to be quiet as well, so a person looks at what depends on it',
}
const SWALLOWED: Mitigation = {
  severity: 'review',
  within: 'every-preset',
  because: 'programs keep such errors to themselves as well, so a person looks at which',
}
const FROM_TEXT: Mitigation = {
  severity: 'review',
  within: 'every-preset',
  because: 'templates and the like make code as well, so a person looks at what the text may say',
}
const FROM_TEXT_AT_BASE: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'the file made code of texts at base as well',
}
const TOOL: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'the file stands among tools, examples or test support, by its path',
}
const RUNNER: Mitigation = {
  severity: 'note',
  within: 'recommended',
  because: 'the package that it belongs to is itself one that runs tests, by its name at base',
}
const KNOWN: Mitigation = {
  severity: 'review',
  within: 'recommended',
  because: 'the file knew of its runner at base as well',
}
const RUNTIME: Mitigation = {
  severity: 'note',
  within: 'every-preset',
  because: 'package.json at base has it among what the program itself needs',
}

/** Folders of a project that are no part of the program, as long as no folder of sources is above them. */
const TOOLING =
  /^(?!(.*\/)?(src|lib|app)\/)(.*\/)?(scripts?|tools?|bench(marks?)?|examples?|playgrounds?|docs?|website|e2e|fixtures|testing|test-?utils?|integrations?|[\w-]+[-_]tests?)\/|(^|\/)[^/]*\.(config|setup|bench|stories)\.[cm]?[jt]sx?$|(^|\/)(vitest|jest)[^/]*\.[cm]?[jt]s$/

/** @param packageOf the package that a file belongs to at base */
export function checkProduction(
  mentions: readonly ProductionMention[],
  placeOf: (path: ProjectPath) => PathPlace,
  packageOf: (file: ProjectPath) => PackageFacts,
): readonly Finding[] {
  const told = new Set<string>()
  return mentions.flatMap((mention): readonly Finding[] => {
    const one = findingOf(mention, placeOf)
    const key = one === null ? '' : JSON.stringify([one.rule, one.args])
    if (one === null || told.has(key)) return []
    told.add(key)
    const mild = mitigationOf(mention, packageOf(mention.file))
    return [mild === undefined ? one : { ...one, atMost: mild }]
  })
}

function findingOf({ file, kind, text, at, target }: ProductionMention, placeOf: (path: ProjectPath) => PathPlace): Finding | null {
  switch (kind) {
    case 'package':
      return RUNNER_PACKAGE.test(target) && !TOOL_ENTRY.test(target)
        ? finding('production-test-aware', { file, knows: `the package ${target}`, evidence: text }, at)
        : null
    case 'import':
      return isOfTests(target, placeOf) ? finding('production-imports-tests', { file, imported: target }, at) : null
    case 'path':
      return isOfTests(target, placeOf)
        ? finding('production-test-aware', { file, knows: `${target}, which is of the tests`, evidence: text }, at)
        : null
    default:
      return finding('production-test-aware', { file, knows: KNOWS[kind], evidence: text }, at)
  }
}

/** A folder is of the tests when a file in it would be. */
function isOfTests(target: ProjectPath, placeOf: (path: ProjectPath) => PathPlace): boolean {
  if (target === '.oracle') return true
  const cls = placeOf(target).cls
  if (cls === 'test' || cls === 'sealed') return true
  const inside = /\.[^/]+$/.test(target) ? null : placeOf(`${target}/any.json`).cls
  return inside === 'test' || inside === 'sealed'
}

/** What a program that knows its runner says otherwise, or also, when another runner comes. */
const OF_RUNNERS: ReadonlySet<MentionKind> = new Set(['runner-variable', 'runner-global', 'runner-name', 'package'])

function mitigationOf({ file, kind, target, known }: ProductionMention, { name, needs }: PackageFacts): Mitigation | undefined {
  const asked = /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target
  if (kind === 'package' && (needs.has(asked) || asked === name)) return RUNTIME
  if (TOOLING.test(file)) return TOOL
  if (kind === 'mode') return MODE
  if (kind === 'errors-swallowed') return SWALLOWED
  if (kind === 'code-from-text') return known === true ? FROM_TEXT_AT_BASE : FROM_TEXT
  if (name !== null && RUNNER_PACKAGES.test(name) && kind !== 'builtin-patched') return RUNNER
  return known === true && OF_RUNNERS.has(kind) ? KNOWN : undefined
}
