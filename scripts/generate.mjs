/**
 * Writes what is made from the types in `src/model/`: the JSON Schemas in `schemas/`, and validators without dependencies in
 * `src/model/generated/`; and from the pages of the rules, why each matters, in `src/rules/generated/`. With `--check` it writes nothing and fails when a file is not what it would write.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { createGenerator } from 'ts-json-schema-generator'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const NOTICE = '// Made by scripts/generate.mjs from the types in src/model/. Do not edit.\n'

/** Each published schema: the type that it is made from, and its title. */
const SCHEMAS = {
  policy: { type: 'PolicyFile', title: 'vitest-oracle policy (oracle/policy.yaml)' },
  ledger: { type: 'LedgerFile', title: 'vitest-oracle ledger of freezes (oracle/ledger.yaml)' },
  lock: { type: 'LockFile', title: 'vitest-oracle lock (oracle/oracle.lock.json)' },
  intent: { type: 'IntentFile', title: 'vitest-oracle intent (oracle/intent.yaml)' },
  'known-bad': { type: 'KnownBadEditFile', title: 'vitest-oracle known-bad as an edit (oracle/known-bad/*.yaml)' },
  verdict: { type: 'Verdict', title: 'vitest-oracle verdict (.oracle/verdict.json)' },
  captures: { type: 'CapturedInputs', title: 'vitest-oracle inputs of one attempt of a test (oracle/corpus/*.captures.json)' },
  history: { type: 'HistoryRun', title: 'vitest-oracle outcomes of one run (.oracle/history/*/*.json)' },
  shard: { type: 'ShardRun', title: 'vitest-oracle observations of one shard of a run (.oracle/shards/*.json)' },
  // Spoken between two processes of one version, so it is not published.
  gate: { type: 'GateMessage', title: 'vitest-oracle message of a test process' },
}
const INTERNAL = ['gate']

/** What a schema says and its type cannot: fields that need each other, and the form of the keys of a record. */
const BEYOND_TYPES = {
  ledger: ({ definitions, ...schema }) => {
    const dependencies = { retries: ['windowRuns', 'maxFailRate'], windowRuns: ['maxFailRate'], maxFailRate: ['windowRuns'] }
    return { ...schema, definitions: { ...definitions, Freeze: { ...definitions.Freeze, dependencies } } }
  },
  lock: ({ definitions, ...schema }) => {
    const { $schema, definitions: none, ...OwnedPath } = generator.createSchema('OwnedPath')
    const propertyNames = { $ref: '#/definitions/OwnedPath' }
    const records = Object.entries(schema.properties).map(([name, property]) => [
      name,
      property.type === 'object' ? { ...property, propertyNames } : property,
    ])
    return { ...schema, properties: Object.fromEntries(records), definitions: { ...definitions, OwnedPath } }
  },
}

/**
 * The modules of validators. `check` loads the first alone, so the second is apart. Each validator: the schema that it checks, or the
 * definition within it.
 */
const VALIDATORS = {
  validators: {
    isVerdict: { schema: 'verdict', type: 'Verdict', from: 'verdict' },
  },
  'owned-validators': {
    isPolicyFile: { schema: 'policy', type: 'PolicyFile', from: 'owned-files' },
    isFreeze: { schema: 'ledger', definition: 'Freeze', type: 'Freeze', from: 'owned-files' },
    isLockFile: { schema: 'lock', type: 'LockFile', from: 'owned-files' },
    isIntentFile: { schema: 'intent', type: 'IntentFile', from: 'owned-files' },
    isKnownBadEditFile: { schema: 'known-bad', type: 'KnownBadEditFile', from: 'known-bad' },
  },
  'captures-validators': {
    isCapturedInputs: { schema: 'captures', type: 'CapturedInputs', from: 'captures' },
  },
  'history-validators': {
    isHistoryRun: { schema: 'history', type: 'HistoryRun', from: 'history' },
  },
  'gate-validators': {
    isGateMessage: { schema: 'gate', type: 'GateMessage', from: 'gate' },
  },
}

const generator = createGenerator({
  path: resolve(root, 'src/model/*.ts'),
  tsconfig: resolve(root, 'tsconfig.json'),
  expose: 'export',
  topRef: false,
  jsDoc: 'extended',
  extraTags: ['patternErrorMessage'],
  additionalProperties: false,
  skipTypeCheck: true,
})

/**
 * A union whose members differ by one constant property, as one object with a `discriminator`, so that a validator looks at one
 * member only and reports that member's mistake. What all members share is written once; what is a member's own is a definition, and
 * so a function of its own in the validator, which the engine compiles only when such a member comes.
 */
function discriminated(definition, schema, key) {
  const members = schema.anyOf
  if (!members?.every((member) => member.properties?.[key]?.const !== undefined)) return { [definition]: schema }
  const [first] = members
  const same = (name) => members.every((member) => JSON.stringify(member.properties[name]) === JSON.stringify(first.properties[name]))
  const shared = Object.keys(first.properties).filter((name) => name !== key && same(name))
  const own = Object.keys(first.properties).filter((name) => name !== key && !shared.includes(name))
  const nameOf = (member, name) => `${definition}.${member.properties[key].const}.${name}`
  const union = {
    ...(schema.description ? { description: schema.description } : {}),
    type: 'object',
    additionalProperties: false,
    properties: {
      [key]: { type: 'string' },
      ...Object.fromEntries(shared.map((name) => [name, first.properties[name]])),
      ...Object.fromEntries(own.map((name) => [name, {}])),
    },
    required: first.required,
    discriminator: { propertyName: key },
    oneOf: members.map((member) => ({
      properties: {
        [key]: member.properties[key],
        ...Object.fromEntries(own.map((name) => [name, { $ref: `#/definitions/${nameOf(member, name)}` }])),
      },
      required: [key],
    })),
  }
  const ownOf = (member) => own.map((name) => [nameOf(member, name), member.properties[name]])
  return { [definition]: union, ...Object.fromEntries(members.flatMap(ownOf)) }
}

function schemaOf(name, { type, title }) {
  const beyond = BEYOND_TYPES[name] ?? ((schema) => schema)
  const { $schema, description, definitions = {}, ...body } = beyond(generator.createSchema(type))
  const sorted = Object.keys(definitions).sort()
  return {
    $schema,
    $id: `urn:vitest-oracle:${name}:1`,
    title,
    ...(description ? { description } : {}),
    ...body,
    definitions: Object.assign({}, ...sorted.map((key) => discriminated(key, definitions[key], 'rule'))),
  }
}

/** A module of validators. Its text must need nothing at run time, so that a cold start loads no schema engine. */
function validatorsModule(schemas, validators) {
  const ajv = new Ajv({
    schemas: Object.values(schemas),
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    keywords: ['patternErrorMessage'],
  })
  const exported = Object.entries(validators).map(([name, { schema, definition }]) => [
    name,
    definition ? `${schemas[schema].$id}#/definitions/${definition}` : schemas[schema].$id,
  ])
  const code = withoutUnused(withPlainEquality(standaloneCode.default(ajv, Object.fromEntries(exported))))
  if (/\brequire\(/.test(code)) throw new Error('a keyword in a schema needs a helper of ajv at run time; write it as a pattern')
  return `${NOTICE}/* eslint-disable */\n${code}\n`
}

/** `uniqueItems` compares with a helper of ajv. All lists that say so hold strings (a list of anything else is refused here). */
function withPlainEquality(code) {
  return code.replaceAll('require("ajv/dist/runtime/equal").default', 'Object.is')
}

/** Throws when a list of anything but strings asks for unique items. */
function assertUniqueAreStrings(schema, definitions = schema.definitions) {
  if (typeof schema !== 'object' || schema === null) return
  const items = schema.items?.$ref ? definitions[schema.items.$ref.slice('#/definitions/'.length)] : schema.items
  if (schema.uniqueItems && items?.type !== 'string')
    throw new Error(`uniqueItems on a list of ${items?.type}: only lists of strings can say so`)
  for (const part of Object.values(schema)) assertUniqueAreStrings(part, definitions)
}

/** Ajv writes out each schema that it met; most of these constants are never read. */
function withoutUnused(code) {
  const mentions = new Map()
  for (const [name] of code.matchAll(/\b(?:schema|func)\d+\b/g)) mentions.set(name, (mentions.get(name) ?? 0) + 1)
  return code.replace(/^const ((?:schema|func)\d+) = .*;\n/gm, (line, name) => (mentions.get(name) === 1 ? '' : line))
}

function validatorTypes(validators) {
  const files = [...new Set(Object.values(validators).map(({ from }) => from))].sort()
  const imports = files.map((file) => {
    const types = Object.values(validators)
      .filter(({ from }) => from === file)
      .map(({ type }) => type)
    return `import type { ${types.sort().join(', ')} } from '../${file}.js'\n`
  })
  const guards = Object.entries(validators).map(([name, { type }]) => `export declare const ${name}: Validator<${type}>\n`)
  return `${NOTICE}${imports.join('')}import type { Validator } from '../validator.js'\n\n${guards.join('')}`
}

/** The schemas of the files that people write, for the readers. */
function schemasModule(schemas) {
  const { policy, ledger, lock, intent, 'known-bad': knownBad } = schemas
  return `${NOTICE}/* eslint-disable */\nexport const OWNED_SCHEMAS = ${JSON.stringify({ policy, ledger, lock, intent, 'known-bad': knownBad })}\n`
}

function schemasTypes() {
  return `${NOTICE}import type { JsonSchema } from '../validator.js'

export declare const OWNED_SCHEMAS: Readonly<Record<'policy' | 'ledger' | 'lock' | 'intent' | 'known-bad', JsonSchema>>
`
}

/**
 * A schema as it is published. Editors show `patternErrorMessage` in the files that people write; the others are read by programs, whose
 * schema engine may refuse a keyword that it does not know.
 */
function published(name, schema) {
  const foreign = ['policy', 'ledger', 'intent', 'known-bad'].includes(name) ? [] : ['patternErrorMessage', 'discriminator']
  return JSON.stringify(schema, (key, value) => (foreign.includes(key) ? undefined : value), 2)
}

/** From there on a reader has a reason and not only a motto. */
const SHORTEST_REASON = 90

/** The first sentences below "Why it matters" of the page of each rule. */
function reasons() {
  const pages = resolve(root, 'docs/rules')
  const entries = readdirSync(pages)
    .toSorted()
    .map((name) => [name.replace(/\.md$/, ''), reasonOf(readFileSync(resolve(pages, name), 'utf8'), name)])
  return `// Made by scripts/generate.mjs from docs/rules/. Do not edit.\nexport const REASONS = ${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

function reasonOf(page, name) {
  const [, paragraph] = /^## Why it matters\n\n((?:.+\n)+)/m.exec(page) ?? []
  if (paragraph === undefined) throw new Error(`docs/rules/${name} does not say why it matters`)
  const sentences = paragraph
    .trim()
    .replaceAll('\n', ' ')
    .split(/(?<=[.!?]) (?=[A-Z"\u0060])/)
  let reason = sentences.shift()
  while (reason.length < SHORTEST_REASON && sentences.length > 0) reason += ` ${sentences.shift()}`
  return reason
}

const REASON_TYPES = `// Made by scripts/generate.mjs from docs/rules/. Do not edit.
import type { RuleId } from '../../model/findings.js'

/** Why each rule matters, in one sentence or two. */
export declare const REASONS: Readonly<Record<RuleId, string>>
`

function outputs() {
  const schemas = Object.fromEntries(Object.entries(SCHEMAS).map(([name, source]) => [name, schemaOf(name, source)]))
  for (const schema of Object.values(schemas)) assertUniqueAreStrings(schema)
  return {
    ...Object.fromEntries(
      Object.entries(schemas)
        .filter(([name]) => !INTERNAL.includes(name))
        .map(([name, schema]) => [`schemas/${name}.json`, `${published(name, schema)}\n`]),
    ),
    ...Object.fromEntries(
      Object.entries(VALIDATORS).flatMap(([file, validators]) => [
        [`src/model/generated/${file}.js`, validatorsModule(schemas, validators)],
        [`src/model/generated/${file}.d.ts`, validatorTypes(validators)],
      ]),
    ),
    'src/model/generated/owned-schemas.js': schemasModule(schemas),
    'src/model/generated/owned-schemas.d.ts': schemasTypes(),
    'src/rules/generated/reasons.js': reasons(),
    'src/rules/generated/reasons.d.ts': REASON_TYPES,
  }
}

const checking = process.argv.includes('--check')
let stale = 0
for (const [path, text] of Object.entries(outputs())) {
  const file = resolve(root, path)
  const old = await readFile(file, 'utf8').catch(() => null)
  if (old === text) continue
  stale += 1
  if (checking) {
    console.error(`${relative(root, file)} is not what scripts/generate.mjs writes; run: node scripts/generate.mjs`)
  } else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    console.log(`wrote ${relative(root, file)}`)
  }
}
process.exitCode = checking && stale > 0 ? 1 : 0
