import type { CheckAnswer, Finding } from '../model/findings.ts'
import type { OwnedFile, OwnedFiles } from '../model/owned-observations.ts'
import { answered, finding } from '../model/finding.ts'

/** Whether the files that people own can be read; what they say is judged by the phases that use them. */
export function checkPolicy(owned: OwnedFiles): CheckAnswer {
  const missing: readonly Finding[] = owned.policy.state === 'absent' ? [finding('policy-missing', { path: owned.policy.path })] : []
  const files: readonly OwnedFile<unknown>[] = [owned.policy, owned.ledger, owned.lock, owned.invariants, owned.seeds, owned.intent]
  return answered([...missing, ...files.flatMap(mistakesOf)])
}

function mistakesOf(file: OwnedFile<unknown>): readonly Finding[] {
  if (file.state !== 'invalid') return []
  return file.mistakes.map((mistake) => finding('policy-invalid', { path: file.path, mistake }, mistake.at))
}
