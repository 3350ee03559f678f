import type { OracleFindings } from '../../model/findings/oracles.ts'
import { counted, plain, say, several, strong } from './parts.ts'
import type { Part, Saying } from './parts.ts'
import { quoted, rerun, restore } from './shell.ts'

/** The first line of a message; the whole one stands among the failures. */
export function firstLine(message: string): Part {
  return plain(message.split(/\r?\n/, 1)[0] ?? '')
}

export const ORACLE_WORDS: { readonly [R in keyof OracleFindings]: Saying<OracleFindings[R]> } = {
  'oracle-failed': {
    words: ({ test, message }) => say`${test}: ${firstLine(message)}`,
    remedy: ({ test }) => rerun(test),
  },
  'oracle-error': {
    words: ({ owner, message }) => say`${owner}: ${firstLine(message)}`,
    remedy: ({ owner }) => rerun(owner),
  },
  'oracle-timeout': {
    words: ({ test, message }) => say`${test}: ${firstLine(message)}`,
    remedy: ({ test }) => rerun(test),
  },
  'oracle-missing': {
    words: ({ test, because }) => say`${test}: ${plain(because)}`,
    remedy: ({ test }) => `${rerun(test)}   # an owner who took it out: npx vitest-oracle lock`,
  },
  'oracle-skipped': {
    words: ({ test, because }) => say`${test}: ${plain(because)}`,
    remedy: ({ test }) => rerun(test),
  },
  'oracle-flaky': {
    words: ({ test, retries }) => say`${test} failed, and passed after ${counted(retries, 'retry', 'retries')}`,
    remedy: ({ test }) => `${rerun(test)} --retry=0`,
  },
  'oracle-without-evidence': {
    words: ({ test, because }) => say`${test}: ${plain(because)}`,
    remedy: () => 'expect(<the result>).toEqual(<what it must be>)',
  },
  'no-oracle-tests': {
    words: ({ because }) => say`${plain(because)}`,
    remedy: () => 'npx vitest-oracle inventory   # says why each test is what it is',
  },
  'no-property-tests': {
    words: ({ because }) => say`${plain(because)}`,
    remedy: () => 'npx vitest-oracle inventory   # says why each test is what it is',
  },
  'class-claim-refused': {
    words: ({ test, claimed, because }) => say`${test} claims ${strong(claimed)}: ${plain(because)}`,
    remedy: () => 'npx vitest-oracle inventory   # or take the tag out; the test then counts as untrusted',
  },
  'invariant-missing': {
    words: ({ test, invariant, file }) =>
      invariant === null ? say`${test} names no invariant of ${file}` : say`${test} names ${invariant}, which ${file} does not have`,
    remedy: ({ invariant, file }) =>
      invariant === null
        ? "oracle('P', { invariant: '<an id from INVARIANTS.md>' })"
        : `# in ${file}: - \`${invariant}\`: <what always holds>`,
  },
  'seeds-missing': {
    words: ({ test, because }) => say`${test}: ${plain(because)}`,
    remedy: () => "test.for(seeds())('…', (seed) => { … })   # or fc.assert(…), or recordSeed(seed)",
  },
  'property-empty': {
    words: ({ test, because }) => say`${test}: ${plain(because)}`,
    remedy: ({ test }) => rerun(test),
  },
  'expect-tampered': {
    words: ({ file, broken }) => say`after ${file}, ${several(broken)} accepted what is false`,
    remedy: ({ file, broken }) => `${rerun(file)}   # look for what replaces ${broken[0] ?? 'expect'} in its imports`,
  },
  'runner-loads-patch': {
    words: ({ file, config }) => say`${config} loads ${file} into the process that collects the results`,
    remedy: ({ config }) =>
      `git grep -nE "from '\\.|import\\('\\.|require\\('\\." -- ${quoted(config)}   # import nothing there that a patch may change`,
  },
  'sealed-file-written': {
    words: ({ file }) => say`${file} has other bytes than at the start of the run`,
    remedy: ({ file }) =>
      /(^|\/)node_modules\//.test(file) ? 'npm ci   # and look for what writes to installed packages while tests run' : restore(file),
  },
  'runner-exited-early': {
    words: ({ because }) => say`${plain(because)}`,
    remedy: () => 'npx vitest run --no-file-parallelism   # look for process.exit, process.kill and crashes',
  },
  'unhandled-error': {
    words: ({ file, message }) =>
      file === null ? say`${strong('outside of any file')}: ${firstLine(message)}` : say`${file}: ${firstLine(message)}`,
    remedy: ({ file }) => (file === null ? 'npx vitest run --no-file-parallelism' : rerun(file)),
  },
}
