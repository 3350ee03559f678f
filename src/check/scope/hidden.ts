import { finding } from '../../model/finding.ts'
import type { Finding, Mitigation } from '../../model/findings.ts'
import type { PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'
import type { PathPlace } from './classes.ts'

const PROSE = /\.(mdx?|markdown|rst|adoc|txt)$/i
const IN_PROSE: Mitigation = {
  severity: 'note',
  within: 'every-preset',
  because: 'it stands in prose, which nothing runs and no test reads',
}

/** Invisible characters that the patch brings: in code and in data that tests read they can say what no reviewer sees. */
export function hiddenFindings({ texts }: PatchScope, placeOf: (path: ProjectPath) => PathPlace): readonly Finding[] {
  return texts.flatMap(({ path, hidden }) => {
    const { cls } = placeOf(path)
    const isProse = PROSE.test(path) && cls !== 'sealed' && cls !== 'test'
    return hidden.map(({ kind, character, count, at }): Finding => {
      const one = finding('hidden-text', { path, kind, character, count }, at)
      return isProse ? { ...one, atMost: IN_PROSE } : one
    })
  })
}
