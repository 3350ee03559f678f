import { child, literalValue } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import { parseProgram } from '../../../observe/syntax/parse.ts'
import { configObject, propertyOf } from './find.ts'
import { firstProperty, insertAll, isPlainArray, lastElement, quotedLike } from './text.ts'
import type { Insertion } from './text.ts'

export const REPORTER = 'vitest-oracle/reporter'

/** What a configuration came to: its new text, or the line that a person must put there and why. */
export interface EditedConfig {
  readonly text: string
  /** What could not be put in safely. */
  readonly byHand: readonly ByHand[]
}

export interface ByHand {
  readonly because: string
  /** The line to paste. */
  readonly line: string
}

/** What the configuration has to say about test files. */
export interface WantedConfig {
  /** The glob of trusted tests below the root, or below `test.dir`; added where the configuration lists what it includes. */
  readonly trusted: string
}

/**
 * Adds the reporter, and the trusted tests where the configuration names its test files or projects itself. Every other byte stays. What
 * stands there already is not added again.
 */
export function editConfig(file: string, text: string, wanted: WantedConfig): EditedConfig {
  const lines = handLines(text, wanted)
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return { text, byHand: [{ because: `it does not parse: ${parsed.message}`, line: lines.test }] }
  const found = configObject(parsed.program)
  if ('because' in found)
    return mentionsReporter(text) ? { text, byHand: [] } : { text, byHand: [{ because: found.because, line: lines.test }] }
  const test = propertyOf(found.object, 'test')
  if (test.value === null && !test.isUnclear) {
    const property = `test: { ${lines.reporters} }`
    return { text: insertAll(text, [firstProperty(text, found.object, property)]), byHand: [] }
  }
  if (test.value?.type !== 'ObjectExpression' || test.isUnclear)
    return mentionsReporter(text)
      ? { text, byHand: [] }
      : { text, byHand: [{ because: 'its `test` is not written out as one object', line: lines.test }] }
  const edits = [reporterEdit(text, test.value, lines.reporters), trustedEdit(text, test.value, wanted)]
  return {
    text: insertAll(
      text,
      edits.flatMap(({ insertions }) => insertions),
    ),
    byHand: edits.flatMap(({ byHand }) => byHand),
  }
}

/** The configuration of a project that has none. */
export function newConfig(): string {
  return `import { defineConfig } from 'vitest/config'\n\nexport default defineConfig({\n  test: {\n    reporters: ['default', '${REPORTER}'],\n  },\n})\n`
}

interface Edit {
  readonly insertions: readonly Insertion[]
  readonly byHand: readonly ByHand[]
}

const NOTHING: Edit = { insertions: [], byHand: [] }
const put = (...insertions: readonly Insertion[]): Edit => ({ insertions, byHand: [] })
const left = (because: string, line: string): Edit => ({ insertions: [], byHand: [{ because, line }] })

const mentionsReporter = (text: string): boolean => text.includes(REPORTER) || /\bvitestOracle\s*\(/.test(text)

function reporterEdit(text: string, test: Node, line: string): Edit {
  if (mentionsReporter(text)) return NOTHING
  const { value, isUnclear } = propertyOf(test, 'reporters')
  if (isUnclear) return left('`reporters` may come from what is spread into `test`', line)
  if (value === null) return put(firstProperty(text, test, line))
  const insertions = withReporter(text, value)
  return insertions === null ? left('its `reporters` are computed', `add ${quotedLike(text, REPORTER)} to reporters`) : put(...insertions)
}

/** Both arms of a condition get it; null where one cannot. */
function withReporter(text: string, value: Node): readonly Insertion[] | null {
  if (isPlainArray(value)) return [lastElement(text, value, quotedLike(text, REPORTER))]
  if (typeof literalValue(value) === 'string')
    return [
      { at: value.start, text: '[' },
      { at: value.end, text: `, ${quotedLike(text, REPORTER)}]` },
    ]
  if (value.type !== 'ConditionalExpression') return null
  const arms = ['consequent', 'alternate'].map((key) => {
    const arm = child(value, key)
    return arm === null ? null : withReporter(text, arm)
  })
  return arms.includes(null) ? null : arms.flatMap((arm) => arm ?? [])
}

/** Where the configuration has projects of its own, the trusted tests become one; where it lists its files, they are listed. */
function trustedEdit(text: string, test: Node, { trusted }: WantedConfig): Edit {
  if (text.includes(trusted)) return NOTHING
  const [projects, include] = [propertyOf(test, 'projects'), propertyOf(test, 'include')]
  const quoted = quotedLike(text, trusted)
  if (projects.value !== null) {
    // What stands beside the projects, such as aliases, is what the trusted tests need as well; lists of files would be added up.
    const extend = include.value === null ? 'extends: true, ' : ''
    // Tests of types are not run by the gate, so the trusted ones must be none.
    const types = extend !== '' && propertyOf(test, 'typecheck').value !== null ? ', typecheck: { enabled: false }' : ''
    const project = `{ ${extend}test: { name: ${quotedLike(text, 'oracle')}, include: [${quoted}]${types} } }`
    return isPlainArray(projects.value)
      ? put(lastElement(text, projects.value, project))
      : left('its `projects` are computed', `add ${project} to projects`)
  }
  if (include.value === null) return NOTHING
  return isPlainArray(include.value)
    ? put(lastElement(text, include.value, quoted))
    : left('its `include` is computed', `add ${quoted} to include`)
}

/**
 * The folder that a configuration looks for tests in, where it names one other than its own: trusted tests must lie below it. Without a
 * `/` at its ends; '' where it names none.
 */
export function testFolder(file: string, text: string): string {
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return ''
  const found = configObject(parsed.program)
  const test = 'because' in found ? null : propertyOf(found.object, 'test').value
  const dir = test?.type === 'ObjectExpression' ? propertyOf(test, 'dir').value : null
  const value = dir === null ? null : literalValue(dir)
  return typeof value === 'string' && !value.includes('..') ? value.replace(/^(\.\/)+|^\.$|\/+$/g, '') : ''
}

function handLines(text: string, { trusted }: WantedConfig): { readonly reporters: string; readonly test: string } {
  const reporters = `reporters: [${quotedLike(text, 'default')}, ${quotedLike(text, REPORTER)}]`
  return { reporters, test: `test: { ${reporters} } and, where test.include or test.projects is set, ${quotedLike(text, trusted)} in it` }
}
