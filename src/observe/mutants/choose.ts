import { MUTATION_OPERATORS } from '../../model/mutants.ts'
import type { Mutant } from '../../model/mutants.ts'
import type { ProjectPath } from '../../model/words.ts'
import { parseProgram } from '../syntax/parse.ts'
import { findMutants, withMutant } from './find.ts'

/** A production file and the lines of it that a patch changed, from 1. */
export interface ChangedFile {
  readonly file: ProjectPath
  readonly text: string
  readonly lines: ReadonlySet<number>
}

export interface Chosen {
  readonly mutants: readonly Mutant[]
  /** How many there are, chosen or not. */
  readonly found: number
}

/**
 * At most so many mutants of the changed files, the same ones each time. Files take turns. Within a file each changed line has one before
 * any has a second; of one line the most telling operator comes first, as in `MUTATION_OPERATORS`; and among those of the same rank, lines
 * are taken from all over the file and not from its top. What would not parse is none.
 */
export function chooseMutants(files: readonly ChangedFile[], most: number): Chosen {
  const queues = [...files]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .filter(({ file }) => isModule(file))
    .map(({ file, text, lines }) => ({ text, mutants: inOrder(findMutants(file, text, lines)), next: 0 }))
  const found = queues.reduce((sum, { mutants }) => sum + mutants.length, 0)
  const chosen: Mutant[] = []
  // What does not parse costs as much as what does: of a file that was made to have many such, not all are looked at.
  let looks = 4 * most
  for (let isLeft = true; isLeft && chosen.length < most && looks > 0;) {
    isLeft = false
    for (const queue of queues) {
      const mutant = queue.mutants[queue.next++]
      if (mutant === undefined || chosen.length >= most) continue
      isLeft = true
      looks--
      if (parses(mutant, queue.text)) chosen.push(mutant)
    }
  }
  return { mutants: chosen.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start)), found }
}

function isModule(file: ProjectPath): boolean {
  return /\.[cm]?[jt]sx?$/.test(file) && !/\.d\.[cm]?ts$/.test(file)
}

function parses(mutant: Mutant, text: string): boolean {
  return parseProgram(mutant.file, withMutant(text, mutant).replace(/^\uFEFF/, '')).state === 'parsed'
}

const RANKS = new Map(MUTATION_OPERATORS.map((operator, rank) => [operator, rank]))
const rankOf = ({ operator }: Mutant): number => RANKS.get(operator) ?? 0

function inOrder(mutants: readonly Mutant[]): readonly Mutant[] {
  const lines = groupedByLine(mutants)
  const turned = [...lines.values()].flatMap((own, index) =>
    own.toSorted((a, b) => rankOf(a) - rankOf(b) || a.start - b.start).map((mutant, nth) => ({ mutant, nth, place: scattered(index) })),
  )
  return turned
    .sort((a, b) => a.nth - b.nth || rankOf(a.mutant) - rankOf(b.mutant) || a.place - b.place || a.mutant.start - b.mutant.start)
    .map(({ mutant }) => mutant)
}

function groupedByLine(mutants: readonly Mutant[]): ReadonlyMap<number, readonly Mutant[]> {
  const lines = new Map<number, Mutant[]>()
  for (const mutant of mutants) {
    const own = lines.get(mutant.line)
    if (own === undefined) lines.set(mutant.line, [mutant])
    else own.push(mutant)
  }
  return lines
}

/** 0, 1/2, 1/4, 3/4, 1/8, …: the digits of a number turned round (van der Corput), so that any first part of a list is spread over all of it. */
function scattered(index: number): number {
  let [turned, digit] = [0, 0.5]
  for (let left = index; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) turned += digit
    digit /= 2
  }
  return turned
}
