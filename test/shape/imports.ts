import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, posix, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'
import { packageRoot } from '../support/index.ts'

export interface Import {
  /** From the package's root. */
  readonly from: string
  readonly line: number
  /** A file from the package's root for a relative import; else as written. */
  readonly to: string
  readonly kind: 'file' | 'builtin' | 'package'
}

/** The source files of the package, generated ones left out, sorted. */
export function sourceFiles(): readonly string[] {
  return globSync(['src/**/*.ts', 'reporters/**/*.ts'], { cwd: packageRoot, ignore: ['**/generated/**'] }).toSorted()
}

/** Every import of a file: static, re-exported, dynamic with a literal, `import type`. Throws where the file does not parse. */
export function importsOf(file: string, text: string = readFileSync(`${packageRoot}${file}`, 'utf8')): readonly Import[] {
  const { errors, module } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const written = [
    ...module.staticImports.map((each) => ({ value: each.moduleRequest.value, start: each.start })),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => (entry.moduleRequest === null ? [] : [{ value: entry.moduleRequest.value, start: each.start }])),
    ),
    ...module.dynamicImports.flatMap((each) => {
      const literal = /^(['"`])(.*)\1$/s.exec(text.slice(each.moduleRequest.start, each.moduleRequest.end))?.[2]
      return literal === undefined ? [] : [{ value: literal, start: each.start }]
    }),
  ]
  return written.map(({ value, start }) => ({ from: file, line: text.slice(0, start).split('\n').length, ...resolve(file, value) }))
}

function resolve(file: string, specifier: string): Pick<Import, 'to' | 'kind'> {
  if (specifier.startsWith('.')) return { kind: 'file', to: posix.normalize(posix.join(dirname(file).split(sep).join('/'), specifier)) }
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { kind: 'builtin', to: specifier }
  return { kind: 'package', to: specifier }
}

/** For messages: `src/a.ts:3`. */
export function placeOf(each: Import): string {
  return `${relative('', each.from).split(sep).join('/')}:${each.line}`
}
