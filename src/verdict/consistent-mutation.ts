import { checkMutation, sumOf } from '../check/mutation.ts'
import type { Verdict, VerdictMutation } from '../model/verdict.ts'
import { canonicalText } from './canonical.ts'
import type { Contradiction } from './consistent.ts'
import { sortedOnce } from './sorted.ts'

/** The mutants of a verdict: each sum is that of its parts, and there is a finding if and only if they say so. */
export function mutationContradictions({ mutation, inputs, findings }: Verdict): readonly Contradiction[] {
  const where = '/mutation'
  const said = findings.filter(({ rule }) => rule === 'change-unproven').map(({ args }) => canonicalText(args))
  if (mutation === null) return said.length === 0 ? [] : [{ what: 'change-unproven speaks of mutants, and there are none', where }]
  const found = countContradictions(mutation)
  if (inputs['known-bad'].state === 'not-evaluated') found.push({ what: 'there are mutants, and their phase was not evaluated', where })
  const should = checkMutation(mutation).map(({ args }) => canonicalText(args))
  if (should.join() !== said.join()) {
    const { killed, mutants } = sumOf(mutation.files)
    found.push({ what: `${killed} of ${mutants} mutants are killed, and its findings say otherwise`, where })
  }
  return found
}

function countContradictions({ files, survivors }: VerdictMutation): Contradiction[] {
  const found: Contradiction[] = sortedOnce(files.map(({ file }) => file)).map((index) => ({
    what: 'its mutated files are not sorted, each once',
    where: `/mutation/files/${index}/file`,
  }))
  for (const [index, { file, mutants, killed, survived, error, timeout, unknown }] of files.entries()) {
    const where = `/mutation/files/${index}`
    const counts = [killed, survived, error, timeout, unknown]
    if (counts.some((count) => count < 0) || counts.reduce((sum, count) => sum + count, 0) !== mutants || mutants === 0)
      found.push({ what: `the mutants of ${file} are not the sum of what became of them`, where })
    if (survivors.filter((one) => one.file === file).length !== survived)
      found.push({ what: `not every survivor of ${file} is listed`, where })
  }
  const known = new Set(files.map(({ file }) => file))
  const stray = survivors.findIndex(({ file }) => !known.has(file))
  if (stray !== -1) found.push({ what: 'a survivor is of a file without mutants', where: `/mutation/survivors/${stray}` })
  return found
}
