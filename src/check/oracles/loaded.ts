import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { PatchScope } from '../../model/patch.ts'
import type { ProjectPath } from '../../model/words.ts'

/**
 * Production code of the patch that runs in the process of the runner, where results are collected and handed on: what that process says of
 * the tests is then what the patch lets it say. No run can show it, since the code runs before anything can watch it.
 */
export function loadedFindings(
  { loadedByConfig }: Pick<PatchScope, 'loadedByConfig'>,
  isProduction: (path: ProjectPath) => boolean,
): readonly Finding[] {
  return loadedByConfig
    .filter(({ path }) => isProduction(path))
    .map(({ path, config }) => finding('runner-loads-patch', { file: path, config }, { file: path }))
}
