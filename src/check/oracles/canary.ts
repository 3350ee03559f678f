import { finding } from '../../model/finding.ts'
import type { Finding } from '../../model/findings.ts'
import type { ModuleObservation } from '../../model/run.ts'

/** Whether `expect` still rejected what is false, after the tests of a trusted file had run. */
export function canaryFindings({ file, canary }: ModuleObservation): readonly Finding[] {
  if (canary === undefined || canary.asked === 0) {
    return [
      finding(
        'evidence-missing',
        { phase: 'oracles', because: `the canary of ${file} did not report, so nothing says that its assertions still bite` },
        { file },
      ),
    ]
  }
  return canary.broken.length === 0 ? [] : [finding('expect-tampered', { file, broken: canary.broken }, { file })]
}
