import type { ProjectPath } from '../../model/words.ts'
import { visible } from '../../observe/owned/visible.ts'
import { quoted } from '../../rules/words/shell.ts'
import { placeOf } from '../owned.ts'
import type { Written } from './write.ts'

/** Which trusted tests killed it, and what is left to do; or why it was not written, and what would help. */
export function wordsOfWritten(written: Written): string {
  return `${(written.replay.outcome === 'killed' ? killed(written) : refused(written)).map((line) => `${line}\n`).join('')}`
}

function killed({ file, edit, replay: { killedBy } }: Written): readonly string[] {
  const edited = edit.paths.map(visible).join(', ')
  return [
    `${visible(file)}: written, killed by ${killedBy.length === 1 ? '1 trusted test' : `${killedBy.length} trusted tests`}`,
    ...killedBy.map((test) => `  ${visible(test)}`),
    `Your edit of ${edited} is still there. Take it back, then renew the lock, which has to hold the new known-bad:`,
    `  ${takeBack(file, edit)}`,
    '  npx vitest-oracle lock',
  ]
}

/** A file that is new is none of git's, which could not restore it. */
function takeBack(file: ProjectPath, { files, paths }: Written['edit']): string {
  if (files.some(({ before }) => before === null)) return `git apply -R ${quoted(file)}`
  return `git checkout HEAD -- ${paths.map(quoted).join(' ')}`
}

function refused(written: Written): readonly string[] {
  const { file, replay } = written
  const place = replay.at.file === file ? '' : `${placeOf(replay.at)}: `
  switch (replay.outcome) {
    case 'survived':
      return survived(written)
    case 'timeout':
      return [
        'Not written: the trusted tests ran out of time under the edit, and no assertion had failed.',
        `  ${place}${visible(replay.message)}`,
        'What would help: an edit that ends, with a wrong answer.',
      ]
    case 'stale':
    case 'error':
    case 'killed':
      return [
        'Not written: under the edit something fails, and it is no assertion of a trusted test.',
        `  ${place}${visible(replay.message)}`,
        'What would help: an edit that changes an answer of the program, and not whether it runs at all.',
      ]
  }
}

function survived({ edit, replay: { ran }, trusted }: Written): readonly string[] {
  const tests = trusted.reduce((sum, file) => sum + file.tests.length, 0)
  if (tests === 0) {
    return [
      'Not written: no trusted test passes at the last commit, so none can fail under the edit.',
      'What would help: npx vitest-oracle inventory, which says of each test why it is trusted or not.',
    ]
  }
  const changed = new Set<ProjectPath>(edit.paths)
  const loads = trusted.filter(({ file, imported }) => ran.includes(file) && (imported ?? []).some((path) => changed.has(path)))
  const edited = edit.paths.map(visible).join(', ')
  const passing =
    loads.length === 0 ? ['  None of them loads the edit.'] : loads.map(({ file }) => `  ${visible(file)} loads the edit, and passes`)
  return [
    `Not written: it survives. All ${tests} trusted tests pass under the edit, as they do without it.`,
    ...passing,
    `What would help: a trusted test that says what ${edited} must answer, committed first. When the program is no worse for the edit, another edit.`,
  ]
}
