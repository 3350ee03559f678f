import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { ConstantAnswer } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/** One finding a file: the questions and answers of base's tests that it now holds. */
export function testValues(answers: readonly ConstantAnswer[]): readonly Finding[] {
  const byFile = new Map<ProjectPath, ConstantAnswer[]>()
  for (const answer of answers) byFile.set(answer.file, [...(byFile.get(answer.file) ?? []), answer])
  return [...byFile].map(([file, list]) => {
    const values = [...new Set(list.flatMap((one) => one.values.map((value) => JSON.stringify(value))))].slice(0, 20)
    const tests = [...new Set(list.flatMap((one) => one.tests))].sort().slice(0, 20)
    return finding('test-values-in-production', { file, values, tests }, list[0]?.at)
  })
}
