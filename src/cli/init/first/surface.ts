import { posix } from 'node:path'
import type { ProjectPath } from '../../../model/words.ts'
import { fileAt } from '../../../observe/patch/resolve.ts'
import { child, list, word } from '../../../observe/syntax/nodes.ts'
import type { Node } from '../../../observe/syntax/nodes.ts'
import { parseProgram } from '../../../observe/syntax/parse.ts'
import type { Texts } from './definition.ts'
import type { Mutant } from './mutants.ts'
import { anchored } from './mutants.ts'
import type { Style } from './write.ts'
import { exampleFile } from './write.ts'

/** What a file promises to export: what is kept where no function is called with plain values. */
export interface Surface {
  readonly file: ProjectPath
  readonly names: readonly string[]
  /** How tests of the project end the name of a file that they import. */
  readonly ending: string
  /** One that takes an export away. */
  readonly bugs: readonly Mutant[]
}

const MOST_NAMES = 12

/** The exports of the file that most tests import, values alone; null where there is none that tells them by name. */
export function surfaceOf(tests: readonly ProjectPath[], texts: Texts): Surface | null {
  const counts = new Map<ProjectPath, { count: number; ending: string }>()
  for (const test of tests) {
    const folder = test.slice(0, test.lastIndexOf('/') + 1)
    for (const [, specifier = ''] of (texts.text(test) ?? '').matchAll(/\bfrom\s*['"](\.[^'"]*)['"]/g)) {
      const file = fileAt(texts, folder, specifier)
      if (file === null || !texts.isProduction(file)) continue
      const ending = /\.[cm]?[jt]sx?$/.exec(specifier)?.[0] ?? ''
      counts.set(file, { count: (counts.get(file)?.count ?? 0) + 1, ending })
    }
  }
  const isStandIn = (file: ProjectPath): boolean => /mock|fixture|stub/i.test(file)
  const sorted = [...counts].sort(
    ([a, one], [b, other]) => Number(isStandIn(a)) - Number(isStandIn(b)) || other.count - one.count || (a < b ? -1 : 1),
  )
  // Where tests import the package by its name, its index is what they mean.
  const index = fileAt(texts, '', 'src/index')
  if (sorted.length === 0 && index !== null) sorted.push([index, { count: 1, ending: '' }])
  for (const [file, { ending }] of sorted) {
    for (const one of [file, ...takenFrom(file, texts)]) {
      const found = exportsOf(one, texts.text(one) ?? '')
      if (found.names.length > 0 && found.bugs.length > 0) return { file: one, ending, ...found }
    }
  }
  return null
}

/** The files of which a file exports everything. */
function takenFrom(file: ProjectPath, texts: Texts): readonly ProjectPath[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const specifiers = [...(texts.text(file) ?? '').matchAll(/^export\s*\*\s*from\s*['"](\.[^'"]*)['"]/gm)]
  return specifiers.flatMap(([, specifier = '']) => fileAt(texts, folder, specifier) ?? [])
}

function exportsOf(file: ProjectPath, text: string): Pick<Surface, 'names' | 'bugs'> {
  const parsed = parseProgram(file, text)
  if (parsed.state === 'failed') return { names: [], bugs: [] }
  const names: string[] = []
  const bugs: Mutant[] = []
  const add = (name: string, from: number, to: number, put: string): void => {
    if (name === '' || name === 'default' || names.length >= MOST_NAMES) return
    names.push(name)
    const bug = anchored(text, from, to, put, `the export ${name} into one of another name`)
    if (bug !== null) bugs.push(bug)
  }
  for (const statement of list(parsed.program.node, 'body')) {
    if (statement.type !== 'ExportNamedDeclaration' || statement['exportKind'] === 'type') continue
    for (const one of list(statement, 'specifiers')) {
      const exported = child(one, 'exported')
      if (exported === null || one['exportKind'] === 'type') continue
      const name = word(exported, 'name')
      add(name, exported.end, exported.end, child(one, 'local')?.start === exported.start ? ` as ${name}_` : '_')
    }
    const id = declaredName(child(statement, 'declaration'))
    // Its users would break with the name itself, so the word in front goes.
    if (id !== null) add(word(id, 'name'), statement.start, statement.start + 'export '.length, '')
  }
  return { names, bugs }
}

function declaredName(declaration: Node | null): Node | null {
  if (declaration === null) return null
  if (declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') return child(declaration, 'id')
  const [first] = declaration.type === 'VariableDeclaration' ? list(declaration, 'declarations') : []
  const id = first === undefined ? null : child(first, 'id')
  return id?.type === 'Identifier' ? id : null
}

export const surfaceTitle = ({ file }: Surface): string => `${file} exports what others import from it`

/** The test of class E over it. */
export function surfaceText(surface: Surface, style: Style): string {
  const { file, names, ending } = surface
  const path = posix.relative(posix.dirname(exampleFile(style)), `${file.replace(/\.[cm]?[jt]sx?$/, '')}${ending}`)
  return `import { expect, test } from 'vitest'
import { oracle } from 'vitest-oracle'
import * as exported from '${path}'

test('${surfaceTitle(surface)}', oracle('E', { covers: '${file}' }), () => {
${names.map((name) => `  expect(exported).toHaveProperty('${name}')\n`).join('')}})
`
}
