import type { TestBlock, TestFileSyntax } from '../../model/syntax.ts'
import type { ProjectPath, SourceLocation } from '../../model/words.ts'
import { describeFile } from './file.ts'
import type { Surroundings } from './file.ts'
import { parseProgram } from './parse.ts'
import type { Program } from './parse.ts'
import { knownAlike } from './reassigned.ts'
import { shorten } from './shortened.ts'
import type { Stretch } from './shortened.ts'

/**
 * The tests that differ between two texts of a file, read without those that do not: what `parseTestFile` says of both sides, less the
 * tests that stand in both, and with other lines and columns. null when that is not sure to be the same; then the whole texts are read.
 *
 * It is the same because
 * - the two texts differ in nothing but whole plain tests (`shorten`), so that all else has the same meaning on both sides;
 * - a plain test says nothing beyond itself but for mocks, matchers, defaults and assignments, which are looked for;
 * - the changed tests are read among everything that they can refer to: only other plain tests are left out.
 * Of a file that parses at neither side it may say more than the whole reading does, which then compares nothing.
 */
export function parseChangedTests(
  file: ProjectPath,
  before: string,
  after: string,
  surroundings: Surroundings,
): readonly [TestFileSyntax, TestFileSyntax] | null {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return null
  const short = shorten(before, after)
  if (short === null) return null
  const parsed = parseProgram(file, short.text)
  if (parsed.state === 'failed') return null
  const { program } = parsed
  const syntax = describeOrNull(file, program, surroundings)
  if (syntax === null || !isPlain(syntax) || !knownAlike(program, short)) return null
  const lineOf = (offset: number): number => program.at(offset).line ?? 0
  const isIn = ({ file: place, line = 0 }: SourceLocation, { start, end }: Stretch): boolean =>
    place === file && line >= lineOf(start) && line <= lineOf(end)
  if (syntax.mocks.some(({ at }) => at.file !== file || isIn(at, short.before) || isIn(at, short.after))) return null
  const side = (stretch: Stretch): TestFileSyntax | null => {
    const tests = syntax.tests.filter((one: TestBlock) => one.kind === 'test' && isIn(one.at, stretch))
    return tests.length === stretch.tests ? { ...syntax, tests, helpers: [] } : null
  }
  const [was, now] = [side(short.before), side(short.after)]
  return was === null || now === null ? null : [was, now]
}

function describeOrNull(file: ProjectPath, program: Program, surroundings: Surroundings): TestFileSyntax | null {
  try {
    return describeFile(file, program, surroundings)
  } catch {
    return null
  }
}

/** What could come from either side is not told apart. */
function isPlain({ replacedMatchers, propertyDefaults, switchedRows, notes }: TestFileSyntax): boolean {
  return (
    replacedMatchers.length === 0 && notes.length === 0 && [propertyDefaults, switchedRows].every((one) => Object.keys(one).length === 0)
  )
}
