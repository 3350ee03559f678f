import { posix } from 'node:path'
import type { ProjectPath } from '../../model/words.ts'
import type { DraftLaw } from './laws.ts'

/** A proposal in the one form of it that is tried or kept. */
export interface Formed {
  readonly law: DraftLaw
  readonly property: string
}

/** How tests of a project end the name of a file that they import: `.ts`, `.js` or ''; null for as the file is called. */
export type ImportEnding = string | null

/** A test file with properties of a module; `tag` is what stands behind a title. */
export function testText(
  file: ProjectPath,
  module: ProjectPath,
  properties: readonly (Formed & { readonly title: string; readonly tag: string; readonly runs: number | null })[],
  ending: ImportEnding,
): string {
  const about = [...new Set(properties.flatMap(({ law }) => law.about))].sort()
  const tagged = properties.some(({ tag }) => tag !== '')
  const tests = properties.map(({ property, title, tag, runs }) => {
    const settings = runs === null ? '' : `, { numRuns: ${runs} }`
    return `test(${quoted(title)}${tag}, () => {\n  fc.assert(\n    ${property}${settings},\n  )\n})\n`
  })
  return [
    `import fc from 'fast-check'\nimport { expect, test } from 'vitest'\n`,
    tagged ? `import { oracle } from 'vitest-oracle'\n` : '',
    `import { ${about.join(', ')} } from ${quoted(importPath(file, named(module, ending)))}\n\n`,
    tests.join('\n'),
  ].join('')
}

/** Only what `.js` stands for in TypeScript has another name than its own. */
const named = (module: ProjectPath, ending: ImportEnding): string =>
  (ending === '' || ending === '.js') && /\.[jt]sx?$/.test(module) ? module.replace(/\.[jt]sx?$/, '') + ending : module

function importPath(file: ProjectPath, module: ProjectPath): string {
  const path = posix.relative(posix.dirname(file), module)
  return path.startsWith('.') ? path : `./${path}`
}

export const tagOf = ({ id }: DraftLaw, module: ProjectPath): string =>
  `, oracle('P', { covers: ${quoted(module)}, invariant: ${quoted(id)} })`

const quoted = (text: string): string => (text.includes("'") || text.includes('\\') ? JSON.stringify(text) : `'${text}'`)

const HEAD = '// A draft of vitest-oracle, of no weight: '

/** A draft, as it is kept for a person to read. `.draft.ts` is no test file to Vitest. */
export function draftText(
  file: ProjectPath,
  module: ProjectPath,
  { formed, breaks }: { readonly formed: Formed; readonly breaks: readonly string[] },
  runs: number,
  ending: ImportEnding,
): string {
  const { law } = formed
  const shown = breaks.slice(0, 3).map((what) => what.replaceAll(/\s+/g, ' '))
  const more = breaks.length > shown.length ? ` and ${breaks.length - shown.length} more` : ''
  return `${HEAD}whether it should hold, only a person knows.
// invariant: ${law.id}: ${law.says}
// covers: ${module}
// It held for ${runs} inputs, and failed with each of these small bugs: ${shown.join('; ')}${more}.
// To keep it: npx vitest-oracle promote ${file}
${testText(file, module, [{ ...formed, title: law.says, tag: tagOf(law, module), runs: null }], ending)}`
}

export interface ReadDraft {
  readonly id: string
  readonly says: string
  readonly covers: ProjectPath
  /** Without its head, as a test file at another place. */
  readonly textAt: (file: ProjectPath) => string
}

/** What a draft says; null for a file that is none. A person may have edited its test. */
export function readDraft(file: ProjectPath, text: string): ReadDraft | null {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((line) => !line.startsWith('//'))
  if (end < 1 || lines[0]?.startsWith(HEAD) !== true) return null
  const head = lines.slice(0, end)
  const field = (name: string): string => head.find((line) => line.startsWith(`// ${name}: `))?.slice(name.length + 5) ?? ''
  const [, id = '', says = ''] = /^([A-Za-z0-9][\w.-]*): (.+)$/.exec(field('invariant')) ?? []
  const covers = field('covers')
  if (id === '' || covers === '') return null
  return {
    id,
    says,
    covers,
    textAt: (target) =>
      lines
        .slice(end)
        .join('\n')
        .replaceAll(/(\bfrom\s*)(['"])(\.[^'"]*)\2/g, moved(file, target)),
  }
}

/** A relative import, as it is seen from another folder. */
const moved =
  (from: ProjectPath, to: ProjectPath) =>
  (_whole: string, before: string, quote: string, path: string): string =>
    `${before}${quote}${importPath(to, posix.join(posix.dirname(from), path))}${quote}`
