import type { ChangedPath, ConstantAnswer, PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import { isCode } from '../patch/kinds.ts'
import { inTurns } from '../patch/texts.ts'
import type { Texts } from '../patch/texts.ts'
import type { Answer } from './answers.ts'

/** More test files than these are not searched. */
const MOST_TESTS = 1500
/** Question and answer of one assertion stand at most so many characters apart. */
const NEAR = 300

/** The new constant answers of changed production files that base's tests ask for. Throws GitRefusal. */
export async function observeAnswers(
  scope: PatchScope,
  isProduction: (path: ProjectPath) => boolean,
  isTest: (path: ProjectPath) => boolean,
  texts: Texts,
): Promise<readonly ConstantAnswer[]> {
  const changes = scope.changes.filter(
    ({ path, before, after }) => after !== null && before?.id !== after.id && /\.[cm]?[jt]sx?$/.test(path) && isProduction(path),
  )
  const { answersIn } = await import('./answers.ts')
  const fresh = (await inTurns(changes, async (change) => newAnswers(change, texts, answersIn))).flat()
  if (fresh.length === 0) return []
  const tests = [...scope.base].filter(([path]) => isTest(path) && isCode(path)).slice(0, MOST_TESTS)
  const found = new Map<(typeof fresh)[number], ProjectPath[]>()
  await inTurns(tests, async ([path, entry]) => {
    const text = (await texts.read(entry))?.replace(/(?<=\d)_(?=\d)/g, '') ?? ''
    for (const one of fresh)
      if (text.includes(stemOf(one.file)) && standsIn(text, one.values)) found.set(one, [...(found.get(one) ?? []), path])
  })
  return fresh.flatMap((one) => (found.has(one) ? [{ ...one, tests: (found.get(one) ?? []).sort() }] : []))
}

async function newAnswers(
  { path, from, before, after }: ChangedPath,
  texts: Texts,
  answersIn: (file: string, text: string) => readonly Answer[],
): Promise<readonly (Answer & { readonly file: ProjectPath })[]> {
  const text = await texts.read(after)
  const now = text === null ? [] : answersIn(path, text)
  const was = now.length === 0 ? null : await texts.read(before)
  const known = new Set(was === null ? [] : answersIn(from ?? path, was).map(({ values }) => JSON.stringify(values)))
  return now.filter(({ values }) => !known.has(JSON.stringify(values))).map((one) => ({ ...one, file: path }))
}

const stemOf = (path: ProjectPath): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '')

/** Whether all values stand in a text as literals, each within reach of the first. */
function standsIn(text: string, values: readonly (string | number)[]): boolean {
  const [first, ...others] = values.map(patternOf)
  if (first === undefined) return false
  for (const { index } of text.matchAll(first)) {
    const around = text.slice(Math.max(0, index - NEAR), index + NEAR)
    if (others.every((pattern) => around.search(pattern) !== -1)) return true
  }
  return false
}

function patternOf(value: string | number): RegExp {
  const plain = String(value).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return typeof value === 'number' ? new RegExp(`(?<![\\w.])${plain}(?![\\w.]\\d|\\w)`, 'g') : new RegExp(`(['"\`])${plain}\\1`, 'g')
}
