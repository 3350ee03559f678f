import { visible } from '../../observe/owned/visible.ts'
import type { Examined, Problem } from './problem.ts'

/** Problems in the order of their files and lines, then what cannot be seen from here. */
export function textOfDoctor({ problems, unknown }: Examined): string {
  const head =
    problems.length === 0
      ? 'Nothing was found that lets a patch around the gate.\n'
      : `${problems.length === 1 ? '1 way' : `${problems.length} ways`} around the gate:\n`
  const words = sorted(problems).map(
    (one) => `\n${visible(placeOf(one))}  ${one.id}\n  ${visible(one.what)}\n${one.fix.map((line) => `    ${visible(line)}\n`).join('')}`,
  )
  const asked = unknown.map(({ what, ask }) => `\nCould not tell ${visible(what)}.\n    ${visible(ask)}\n`)
  return [head, ...words, ...asked].join('')
}

export function jsonOfDoctor({ problems, unknown }: Examined): string {
  return `${JSON.stringify({ clean: problems.length === 0, problems: sorted(problems), unknown }, null, 2)}\n`
}

const placeOf = ({ file, line }: Problem): string => (line === undefined ? file : `${file}:${line}`)

const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  problems.toSorted((a, b) => (a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) : a.file < b.file ? -1 : 1))
