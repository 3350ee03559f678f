import { posix } from 'node:path'
import type { ProjectPath } from '../../../model/words.ts'
import type { Candidate } from './candidates.ts'
import type { Law } from './laws.ts'

/** How the first tests are written. */
export interface Style {
  /** The folder of trusted tests, such as `oracle`. */
  readonly home: ProjectPath
  /** `ts`, `mts`, `js` or `mjs`. */
  readonly ending: string
}

export const exampleFile = ({ home, ending }: Style): ProjectPath => `${home}/examples/first.test.${ending}`
export const propertyFile = ({ home, ending }: Style): ProjectPath => `${home}/properties/first.test.${ending}`

/** The test of class E: values that people wrote into tests of the project, now where a patch cannot change them. */
export function exampleText(candidates: readonly Candidate[], style: Style): string {
  const tests = candidates.map(
    (candidate) =>
      `test(${quoted(exampleTitle(candidate))}, oracle('E', { covers: ${quoted(coversOf(candidate))} }), () => {\n${candidate.examples
        .map(({ given, expected, matcher }) => `  expect(${candidate.local}(${given.join(', ')})).${matcher}(${expected})\n`)
        .join('')}})\n`,
  )
  return [
    `import { expect, test } from 'vitest'\nimport { oracle } from 'vitest-oracle'\n`,
    ...imports(candidates, exampleFile(style)),
    '\n// Values that stand in tests of this project, kept where a patch cannot change them.\n',
    tests.join('\n'),
  ].join('')
}

export const exampleTitle = ({ local, test }: Candidate): string => `${local}: values of ${test}`

/** The property of a law. `runs` for a trial; without it, as fast-check has it. */
export function propertyText(laws: readonly Law[], style: Style, trial?: { readonly runs: number }): string {
  const tests = laws.map((law) => {
    const [first] = law.about
    const tag =
      trial === undefined && first !== undefined
        ? `, oracle('P', { covers: ${quoted(coversOf(first))}, invariant: ${quoted(law.id)} })`
        : ''
    const runs = trial === undefined ? '' : `, { numRuns: ${trial.runs} }`
    const title = trial === undefined ? law.title : law.id
    return `test(${quoted(title)}${tag}, () => {
  fc.assert(
    fc.property(${law.arbitraries.join(', ')}, (${law.names.join(', ')}) => {
${law.body.map((line) => `      ${line}\n`).join('')}    })${runs},
  )
})
`
  })
  const about = [...new Map(laws.flatMap((law) => law.about).map((one) => [`${one.imported}#${one.name}`, one])).values()]
  return [
    `import fc from 'fast-check'\nimport { expect, test } from 'vitest'\n`,
    trial === undefined ? `import { oracle } from 'vitest-oracle'\n` : '',
    ...imports(about, propertyFile(style)),
    '\n',
    tests.join('\n'),
  ].join('')
}

/** What a test says it covers: the file that the function is written in. */
export const coversOf = ({ definition }: Candidate): ProjectPath => definition.file

function imports(candidates: readonly Candidate[], file: ProjectPath): readonly string[] {
  const byPath = new Map<string, string[]>()
  for (const { name, local, imported, ending } of candidates) {
    const path = posix.relative(posix.dirname(file), withEnding(imported, ending))
    const words = name === 'default' ? `default as ${local}` : name === local ? name : `${name} as ${local}`
    const own = byPath.get(path) ?? []
    if (!own.includes(words)) byPath.set(path, [...own, words])
  }
  return [...byPath].map(([path, names]) => `import { ${names.join(', ')} } from ${quoted(path)}\n`)
}

/** As the project's own tests write it: `./a`, `./a.ts`, or `./a.js` for `a.ts`. */
function withEnding(path: ProjectPath, ending: string): string {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '')
  return ending === '' ? bare.replace(/\/index$/, '/index') : `${bare}${ending}`
}

const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
