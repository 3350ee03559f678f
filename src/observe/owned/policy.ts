import type { Policy, PolicyFile } from '../../model/owned-files.ts'
import type { OwnedFile } from '../../model/owned-observations.ts'
import type { PresetName, ProjectPath, Severity } from '../../model/words.ts'
import { isPolicyFile } from '../../model/generated/owned-validators.js'
import { compareSeverity, isRuleId, lowestSeverity, RULE_IDS } from '../../rules/table.ts'
import { readData } from './data.ts'
import { nearest } from './nearest.ts'
import { syntaxOf } from './parse.ts'
import type { FileSource } from './source.ts'
import { LARGEST } from './text.ts'
import { entryOf, subtree, type Entry, type RawMistake, type Tree } from './tree.ts'
import { oneOf, quoted } from './visible.ts'

/** What holds for a project whose policy says nothing. */
export const DEFAULT_POLICY: Policy = {
  preset: 'recommended',
  owners: [],
  paths: {
    production: ['src/**'],
    tests: ['tests/**', 'src/**/*.test.ts'],
    sealed: [],
    writable: ['src/**', 'tests/**', 'docs/**', '*.md'],
  },
  classes: {
    example: ['oracle/examples/**'],
    property: ['oracle/properties/**'],
    fixture: ['oracle/fixtures/**/*.test.ts'],
    nondeterministic: [],
    invariants: 'oracle/INVARIANTS.md',
    seeds: 'oracle/seeds.txt',
  },
  fixtures: { files: ['oracle/fixtures/**', '!**/*.test.ts'], schemas: [] },
  corpus: 'oracle/corpus',
  knownBad: 'oracle/known-bad',
  lock: 'oracle/oracle.lock.json',
  intent: 'oracle/intent.yaml',
  freezes: { ledger: 'oracle/ledger.yaml', maxDays: 30, cap: 3 },
  assertionFunctions: ['expect', 'assert', 'expect*', 'assert*'],
  weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 },
  rules: {},
  limits: { phaseSeconds: 600, testFiles: 20_000, mutants: 50 },
}

/** The policy of a project, with every default filled in, or all its mistakes. Never throws. */
export function readPolicy(files: FileSource, path: ProjectPath): Promise<OwnedFile<Policy>> {
  return readData(files, path, {
    schema: 'policy',
    fits: isPolicyFile,
    largest: LARGEST,
    least: '`version: 1`',
    beyond: (tree) => [...ruleMistakes(tree), ...extensionMistakes(tree)],
    make: withDefaults,
  })
}

function withDefaults(file: PolicyFile): Policy {
  const { paths, classes, fixtures, freezes, weights, limits } = DEFAULT_POLICY
  return {
    preset: file.preset ?? DEFAULT_POLICY.preset,
    owners: file.owners ?? DEFAULT_POLICY.owners,
    paths: { ...paths, ...file.paths },
    classes: {
      example: file.classes?.example?.files ?? classes.example,
      property: file.classes?.property?.files ?? classes.property,
      fixture: file.classes?.fixture?.files ?? classes.fixture,
      nondeterministic: file.classes?.nondeterministic ?? classes.nondeterministic,
      invariants: file.classes?.property?.invariants ?? classes.invariants,
      seeds: file.classes?.property?.seeds ?? classes.seeds,
    },
    fixtures: { ...fixtures, ...file.fixtures },
    corpus: file.corpus ?? DEFAULT_POLICY.corpus,
    knownBad: file.knownBad ?? DEFAULT_POLICY.knownBad,
    ...(file.minKillRate === undefined ? {} : { minKillRate: file.minKillRate }),
    lock: file.lock ?? DEFAULT_POLICY.lock,
    intent: file.intent ?? DEFAULT_POLICY.intent,
    freezes: { ...freezes, ...file.freezes },
    assertionFunctions: file.assertionFunctions ?? DEFAULT_POLICY.assertionFunctions,
    weights: { ...weights, ...file.weights },
    ...(file.require === undefined ? {} : { require: file.require }),
    rules: file.rules ?? DEFAULT_POLICY.rules,
    limits: { ...limits, ...file.limits },
  }
}

const SEVERITIES: readonly Severity[] = ['off', 'note', 'review', 'block']
const PRESETS: readonly PresetName[] = ['recommended', 'strict', 'zero-weight', 'intersection', 'budget', 'sealed']

function textOf(tree: Tree | undefined): string | null {
  return tree?.kind === 'scalar' && typeof tree.value === 'string' ? tree.value : null
}

/** Rules that are not in the table, and severities below what the policy may choose. */
function ruleMistakes(tree: Tree): RawMistake[] {
  const rules = subtree(tree, 'rules')
  if (rules?.kind !== 'map') return []
  const preset = PRESETS.find((name) => name === textOf(subtree(tree, 'preset'))) ?? DEFAULT_POLICY.preset
  return rules.entries.flatMap((entry) => ruleMistake(entry, preset) ?? [])
}

function ruleMistake({ key, keySpan, value }: Entry, preset: PresetName): RawMistake | null {
  if (!isRuleId(key)) {
    const near = nearest(key, RULE_IDS)
    return {
      ...keySpan,
      wrong: `${quoted(key)} is no rule`,
      right: near === null ? 'the ids are in the folder docs/rules of the package' : `did you mean \`${near}\`?`,
    }
  }
  const asked = SEVERITIES.find((severity) => severity === textOf(value))
  const lowest = lowestSeverity(key, preset)
  if (asked === undefined || compareSeverity(asked, lowest) >= 0) return null
  const allowed = SEVERITIES.filter((severity) => compareSeverity(severity, lowest) >= 0)
  const wrong = `\`rules.${key}\` is "${asked}", below the floor of that rule, which is "${lowest}"`
  return { start: value.start, end: value.end, wrong, right: `${oneOf(allowed)}, or leave the rule out` }
}

/** Files of data that are named so that no reader would know their syntax. */
function extensionMistakes(tree: Tree): RawMistake[] {
  const data = [subtree(tree, 'intent'), subtree(tree, 'freezes', 'ledger')].flatMap((place) => {
    const path = textOf(place)
    if (place === undefined || path === null || syntaxOf(path) !== null) return []
    return [
      {
        start: place.start,
        end: place.end,
        wrong: `${quoted(path)} has a name that says neither YAML nor JSON`,
        right: 'a path that ends in .yaml, .yml or .json',
      },
    ]
  })
  const lock = entryOf(tree, 'lock')?.value
  const lockPath = textOf(lock)
  if (lock === undefined || lockPath === null || syntaxOf(lockPath) === 'json') return data
  return [
    ...data,
    { start: lock.start, end: lock.end, wrong: `the lock ${quoted(lockPath)} is not named as JSON`, right: 'a path that ends in .json' },
  ]
}
