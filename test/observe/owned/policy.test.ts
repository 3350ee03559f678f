import { describe, expect, test } from 'vitest'
import { DEFAULT_POLICY, readPolicy } from '../../../src/observe/owned/policy.ts'
import { memorySource, mistakesOf, valueRead } from './support.ts'

function read(text: string, path = 'oracle/policy.yaml'): ReturnType<typeof readPolicy> {
  return readPolicy(memorySource({ [path]: text }), path)
}

const PATH = "a path from the project's root, such as oracle/ledger.yaml: `/` between its parts, none at its ends, no `.` or `..` part"
const GLOB = "a glob from the project's root, such as src/**: `/` between its parts, none at its ends, no `.` or `..` part"
const TEST = 'the whole id of one test, such as tests/clock.test.ts > deadline window: no glob, no folder, no regular expression'
const PRESETS = '`recommended`, `strict`, `zero-weight`, `intersection`, `budget` or `sealed`'
const PHASES = '`scope`, `fixtures`, `budget`, `oracles`, `known-bad`, `characterization`, `flakes`, `untrusted` or `region`'

describe('mistakes', () => {
  test.each<[name: string, text: string, mistakes: readonly string[]]>([
    ['no version', 'preset: strict\n', ['1:1 `version` is missing → add `version: …`']],
    ['a later version', 'version: 2\n', ['1:10 `version` is 2 → `1`, the only one that this version reads']],
    ['a version in quotes', 'version: "1"\n', ['1:10 `version` is the text "1" → 1, without quotes']],
    [
      'a misspelt preset',
      'version: 1\npreset: recomended\n',
      [`2:9 \`preset\` is "recomended" → did you mean \`recommended\`? It is one of ${PRESETS}`],
    ],
    ['a preset that is nothing like one', 'version: 1\npreset: loose\n', [`2:9 \`preset\` is "loose" → one of ${PRESETS}`]],
    ['a key without a value', 'version: 1\nowners:\n', ['2:8 `owners` is empty → a list']],
    ['a text for a list', 'version: 1\npaths:\n  production: src/**\n', ['3:15 `paths.production` is the text "src/**" → a list']],
    [
      'a misspelt key inside',
      'version: 1\npaths:\n  prodution: [src/**]\n',
      ['3:3 "prodution" is no key of `paths` → did you mean `production`?'],
    ],
    [
      'a key of another place',
      'version: 1\nclasses:\n  seeds: a\n',
      ['3:3 "seeds" is no key of `classes` → the keys of `classes` are `example`, `property`, `fixture`, `nondeterministic`'],
    ],
    [
      'a class without files',
      'version: 1\nclasses:\n  property: { seeds: oracle/seeds.txt }\n',
      ['3:15 `files` is missing in `classes.property` → add `files: …`'],
    ],
    [
      'paths that leave the project',
      'version: 1\ncorpus: ../corpus\nknownBad: /bad\nlock: oracle\\lock.json\nintent: C:/intent.yaml\n',
      [
        `2:9 \`corpus\` is "../corpus" → ${PATH}`,
        `3:11 \`knownBad\` is "/bad" → ${PATH}`,
        `4:7 \`lock\` is "oracle\\\\lock.json" → ${PATH}`,
        '4:7 the lock "oracle\\\\lock.json" is not named as JSON → a path that ends in .json',
        `5:9 \`intent\` is "C:/intent.yaml" → ${PATH}`,
      ].filter((line) => !line.includes('not named as JSON')),
    ],
    [
      'a separator of lines that hides a way out',
      'version: 1\ncorpus: "oracle/\\u2028/../../x"\n',
      [`2:9 \`corpus\` is "oracle/\ufffd/../../x" → ${PATH}`],
    ],
    ['a folder with a slash behind', 'version: 1\ncorpus: oracle/corpus/\n', [`2:9 \`corpus\` is "oracle/corpus/" → ${PATH}`]],
    [
      'globs',
      'version: 1\npaths:\n  writable: ["src/[", "{../a,b}/**", "src\\\\x", "./x", "", "!", "a//b"]\n',
      [
        '3:14 `paths.writable[0]` is "src/[", which is no glob → close each bracket, or put `\\` before one that belongs to a name',
        '3:23 `paths.writable[1]` is "{../a,b}/**" → a glob from the project\'s root, without `.` or `..` as a part',
        `3:38 \`paths.writable[2]\` is "src\\\\x" → ${GLOB}`,
        `3:48 \`paths.writable[3]\` is "./x" → ${GLOB}`,
        `3:55 \`paths.writable[4]\` is "" → ${GLOB}`,
        `3:59 \`paths.writable[5]\` is "!" → ${GLOB}`,
        `3:64 \`paths.writable[6]\` is "a//b" → ${GLOB}`,
      ],
    ],
    [
      'nondeterministic tests',
      'version: 1\nclasses:\n  nondeterministic:\n    - "tests/**"\n    - tests/a.test.ts > b\n    - tests/a.test.ts > b\n    - tests/ > b\n    - /a/ > b\n    - tests/*.test.ts > b\n    - tests/a.test.ts\n',
      [
        `4:7 \`classes.nondeterministic[0]\` is "tests/**" → ${TEST}`,
        '6:7 `classes.nondeterministic` names "tests/a.test.ts > b" a second time → keep one of the two',
        `7:7 \`classes.nondeterministic[3]\` is "tests/ > b" → ${TEST}`,
        `8:7 \`classes.nondeterministic[4]\` is "/a/ > b" → ${TEST}`,
        `9:7 \`classes.nondeterministic[5]\` is "tests/*.test.ts > b" → ${TEST}`,
        `10:7 \`classes.nondeterministic[6]\` is "tests/a.test.ts" → ${TEST}`,
      ],
    ],
    [
      'freezes',
      'version: 1\nfreezes: { maxDays: 0, cap: -1, ledger: ledger.txt }\n',
      [
        '2:21 `freezes.maxDays` is 0 → a whole number, 1 or more',
        '2:29 `freezes.cap` is -1 → a whole number, 0 or more',
        '2:41 "ledger.txt" has a name that says neither YAML nor JSON → a path that ends in .yaml, .yml or .json',
      ],
    ],
    [
      'limits',
      'version: 1\nlimits: { phaseSeconds: 0, testFiles: 1.5 }\n',
      [
        '2:25 `limits.phaseSeconds` is 0 → a number, more than 0, at most 86400',
        '2:39 `limits.testFiles` is 1.5 → a whole number, 1 or more',
      ],
    ],
    [
      'a limit past all timers',
      'version: 1\nlimits: { phaseSeconds: 1e7 }\n',
      ['2:25 `limits.phaseSeconds` is 10000000 → a number, more than 0, at most 86400'],
    ],
    [
      'weights',
      'version: 1\nweights: { assertionRemoved: -1, propertyAdded: .nan, fixtureDrift: many }\n',
      [
        '2:30 `weights.assertionRemoved` is -1 → a number, 0 or more',
        '2:49 ".nan" is read as a number without end → put it into quotes if it is a text',
        '2:69 `weights.fixtureDrift` is the text "many" → a number',
      ],
    ],
    [
      'phases',
      'version: 1\nrequire: [oracles, oracles, orcles]\n',
      [
        '2:20 `require` names "oracles" a second time → keep one of the two',
        `2:29 \`require[2]\` is "orcles" → did you mean \`oracles\`? It is one of ${PHASES}`,
      ],
    ],
    [
      'rules',
      'version: 1\nrules:\n  timeout-raise: off\n  lease-expired: review\n  toString: off\n  timeout-raised: blok\n',
      [
        '3:3 "timeout-raise" is no rule → did you mean `timeout-raised`?',
        '4:18 `rules.lease-expired` is "review", below the floor of that rule, which is "block" → `block`, or leave the rule out',
        '5:3 "toString" is no rule → the ids are in the folder docs/rules of the package',
        '6:19 `rules.timeout-raised` is "blok" → did you mean `block`? It is one of `off`, `note`, `review` or `block`',
      ],
    ],
    [
      'a rule twice',
      'version: 1\nrules: { timeout-raised: block, timeout-raised: off }\n',
      ['2:33 the key "timeout-raised" stands here a second time → keep one of the two'],
    ],
    [
      'a lock that is not JSON',
      'version: 1\nlock: oracle/lock.yaml\n',
      ['2:7 the lock "oracle/lock.yaml" is not named as JSON → a path that ends in .json'],
    ],
    ['an owner as number', 'version: 1\nowners: [12]\n', ['2:10 `owners[0]` is the number 12 → a text: put it into quotes, as "12"']],
    [
      'a schema rule',
      'version: 1\nfixtures:\n  schemas:\n    - { files: "a/*.json", schma: b }\n',
      ['4:28 "schma" is no key of `fixtures.schemas[0]` → did you mean `schema`?'],
    ],
    ['an empty file', '# nothing yet\n', ['1:1 is empty → it holds at least: `version: 1`']],
  ])('%s', async (_, text, mistakes) => {
    expect(mistakesOf(await read(text))).toEqual(mistakes)
  })

  test('have the same words in JSON', async () => {
    expect(
      mistakesOf(await read('{\n  "version": 1,\n  "preset": "strikt",\n  "limits": { "phaseSeconds": 0 }\n}', 'policy.json')),
    ).toEqual([
      `3:13 \`preset\` is "strikt" → did you mean \`strict\`? It is one of ${PRESETS}`,
      '4:31 `limits.phaseSeconds` is 0 → a number, more than 0, at most 86400',
    ])
  })

  test('a floor counts under the preset that the policy names', async () => {
    const rules = 'rules: { untrusted-failed: note }\n'
    expect(mistakesOf(await read(`version: 1\npreset: zero-weight\n${rules}`))).toEqual(['read'])
    expect(mistakesOf(await read('version: 1\npreset: strict\nrules: { oracle-failed: note }\n'))).toEqual([
      '3:25 `rules.oracle-failed` is "note", below the floor of that rule, which is "block" → `block`, or leave the rule out',
    ])
  })
})

describe('values', () => {
  test('a policy that says nothing is the default', async () => {
    expect(valueRead(await read('version: 1\n'))).toEqual(DEFAULT_POLICY)
    expect(valueRead(await read('{"version":1}', 'policy.json'))).toEqual(DEFAULT_POLICY)
  })

  test('the example of the specification', async () => {
    const policy = valueRead(await read(EXAMPLE))
    expect(policy).toEqual({
      ...DEFAULT_POLICY,
      owners: ['@acme/test-owners'],
      classes: { ...DEFAULT_POLICY.classes, nondeterministic: ['tests/nondet/clock.test.ts > deadline window'] },
      fixtures: {
        ...DEFAULT_POLICY.fixtures,
        schemas: [
          { files: 'oracle/fixtures/orders/*.json', schema: 'oracle/schemas/order.json', invariants: ['oracle/invariants/order.ts'] },
        ],
      },
      require: ['scope', 'fixtures', 'budget', 'oracles', 'known-bad', 'characterization', 'flakes', 'untrusted'],
      rules: { 'timeout-raised': 'off' },
    })
  })

  test('what is named replaces its default, and nothing else', async () => {
    const policy = valueRead(
      await read('version: 1\npaths: { tests: [spec/**] }\nclasses: { property: { files: [laws/**] } }\nfreezes: { cap: 0 }\n'),
    )
    expect(policy).toEqual({
      ...DEFAULT_POLICY,
      paths: { ...DEFAULT_POLICY.paths, tests: ['spec/**'] },
      classes: { ...DEFAULT_POLICY.classes, property: ['laws/**'] },
      freezes: { ...DEFAULT_POLICY.freezes, cap: 0 },
    })
  })

  test('paths and ids that look odd and are fine', async () => {
    const odd =
      'version: 1\npaths: { production: ["app/\\\\[id\\\\]/**", "!**/*.{test,}.ts", "src/{1..3}/*", "...a/..b", "a b/ü"] }\nclasses: { nondeterministic: ["[web] app/[id]/page.test.ts > a > * ? /x/", "a.ts > "] }\n'
    expect(valueRead(await read(odd)).classes.nondeterministic).toEqual(['[web] app/[id]/page.test.ts > a > * ? /x/', 'a.ts > '])
  })
})

const EXAMPLE = `version: 1
preset: recommended            # recommended | strict | zero-weight | intersection | budget | sealed
owners: ["@acme/test-owners"]  # who may approve what rules call approvable
paths:
  production: ["src/**"]
  tests: ["tests/**", "src/**/*.test.ts"]
  sealed: []
  writable: ["src/**", "tests/**", "docs/**", "*.md"]
classes:
  example:  { files: ["oracle/examples/**"] }
  property: { files: ["oracle/properties/**"], invariants: oracle/INVARIANTS.md, seeds: oracle/seeds.txt }
  fixture:  { files: ["oracle/fixtures/**/*.test.ts"] }
  nondeterministic:
    - "tests/nondet/clock.test.ts > deadline window"
fixtures:
  files: ["oracle/fixtures/**", "!**/*.test.ts"]
  schemas:
    - { files: "oracle/fixtures/orders/*.json", schema: oracle/schemas/order.json, invariants: [oracle/invariants/order.ts] }
corpus: oracle/corpus
knownBad: oracle/known-bad
freezes: { ledger: oracle/ledger.yaml, maxDays: 30, cap: 3 }
assertionFunctions: ["expect", "assert", "expect*", "assert*"]
weights: { assertionRemoved: 1, propertyAdded: 2, skipOutsideLedger: 99, fixtureDrift: 99 }
require: [scope, fixtures, budget, oracles, known-bad, characterization, flakes, untrusted]
rules: { "timeout-raised": off }
limits: { phaseSeconds: 600, testFiles: 20000 }
`
