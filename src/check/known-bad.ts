import { answered, finding } from '../model/finding.ts'
import type { CheckAnswer, Finding } from '../model/findings.ts'
import type { KnownBadFolder, KnownBadObservation, KnownBadReplay, TrustedFile } from '../model/known-bad.ts'
import type { VerdictKnownBad } from '../model/verdict.ts'
import type { ProjectPath, TestId } from '../model/words.ts'
import { type ClassifiedRun, type ClassifiedTest, isTrusted } from './classified.ts'

/** Whether the trusted tests still bite: each known-bad must be killed, and there must be one at all (SPEC 7.5, rows I1, I3, I8). */
export function checkKnownBad(seen: KnownBadObservation): CheckAnswer {
  if (seen.state === 'unavailable') return seen
  const { folder, replays } = seen
  if (folder.files.length === 0) return answered([finding('known-bad-missing', { folder: folder.folder }, { file: folder.folder })])
  const replayed = new Set(replays.map(({ file }) => file))
  const forgotten = folder.files.filter(({ state, path }) => state === 'read' && !replayed.has(path))
  const findings = [...unreadable(folder), ...replays.flatMap(replayFindings)]
  if (forgotten.length === 0) return answered(findings)
  return { state: 'unavailable', because: `${forgotten.map(({ path }) => path).join(', ')} was not replayed`, findings }
}

/** The known-bads of a verdict, sorted by file. What could not be read is an error: it proves nothing either. */
export function verdictKnownBads(seen: KnownBadObservation): readonly VerdictKnownBad[] {
  if (seen.state === 'unavailable') return []
  const notRead = seen.folder.files.filter(({ state }) => state !== 'read')
  return [
    ...notRead.map(({ path }): VerdictKnownBad => ({ file: path, outcome: 'error', killedBy: [], covers: [], milliseconds: 0 })),
    ...seen.replays.map(({ file, outcome, killedBy, covers, milliseconds }) => ({
      file,
      outcome,
      // Whom it did not name is no proof, so a survivor was killed by nobody.
      killedBy: outcome === 'killed' ? killedBy : [],
      covers,
      milliseconds,
    })),
  ].sort((a, b) => (a.file < b.file ? -1 : 1))
}

/** What one trusted test was seen to do under the known-bads. */
export interface TestPower {
  readonly test: TestId
  /** The known-bads under which it failed by an assertion, sorted. */
  readonly kills: readonly ProjectPath[]
  /** Known-bads under which its file was run. */
  readonly ran: number
}

/** The power of each trusted test as far as it was observed: where replays end at their first kill, others could have killed as well. */
export function oraclePower(trusted: readonly TrustedFile[], replays: readonly KnownBadReplay[]): readonly TestPower[] {
  return trusted
    .flatMap(({ file, tests }) =>
      tests.map((test) => ({
        test,
        kills: replays.flatMap((one) => (one.killedBy.includes(test) ? [one.file] : [])).sort(),
        ran: replays.filter((one) => one.ran.includes(file)).length,
      })),
    )
    .sort((a, b) => (a.test < b.test ? -1 : 1))
}

/** The trusted tests that passed in the trusted run, by file: the only ones whose failure under a known-bad says something. */
export function filesToReplay({ tests }: ClassifiedRun): readonly TrustedFile[] {
  const byFile = new Map<ProjectPath, ClassifiedTest[]>()
  for (const one of tests) {
    const { test, classification } = one
    if (!isTrusted(classification.granted) || test.state !== 'passed' || test.expectedToFail) continue
    byFile.set(test.file, [...(byFile.get(test.file) ?? []), one])
  }
  return [...byFile].map(([file, own]) => {
    const modules = [...new Set(own.map(({ module }) => module))]
    // Where one of its Vitest projects does not know, the file is not known.
    const imported = modules.every((module) => module.imported !== undefined)
      ? modules.flatMap((module) => module.imported ?? [])
      : undefined
    return {
      file,
      tests: own.map(({ test }) => test.id).sort(),
      ...(imported === undefined ? {} : { imported: [...new Set(imported)].sort() }),
      milliseconds: modules.reduce((sum, { duration }) => sum + duration, 0),
    }
  })
}

function replayFindings({ file, outcome, caughtBy, killedBy, message, at }: KnownBadReplay): readonly Finding[] {
  switch (outcome) {
    case 'killed':
      return []
    case 'survived':
      return [finding('known-bad-survived', { patch: file, expected: caughtBy, failed: killedBy }, { file })]
    case 'stale':
      return [finding('known-bad-stale', { patch: file, message }, at)]
    case 'error':
    case 'timeout':
      return [finding('known-bad-error', { patch: file, outcome, message }, at)]
  }
}

function unreadable({ files }: KnownBadFolder): readonly Finding[] {
  return files.flatMap((file): readonly Finding[] => {
    const error = (message: string, at: Finding['at']): Finding =>
      finding('known-bad-error', { patch: file.path, outcome: 'error', message }, at)
    if (file.state === 'read') return []
    if (file.state === 'absent') return [error('it is not there any more', { file: file.path })]
    return file.mistakes.map(({ wrong, right, at }) => error(`the file ${wrong}; right would be: ${right}`, at))
  })
}
