import { expect, test } from 'vitest'
import { remedyOf, wordsOfFault } from '../../src/verdict/faults.ts'

const broken = (code: unknown, more: object = {}): Error => Object.assign(new Error('it broke'), { code }, more)
const wrapped = (cause: unknown): Error => new Error('the verdict was not written', { cause })
const FULL = 'df -h . "${TMPDIR:-/tmp}"   # free space there, or set TMPDIR to a folder that has some'
const WATCHED = 'sysctl fs.inotify   # too many files are watched: raise max_user_watches and max_user_instances, or run without --watch'

const rows: readonly { readonly name: string; readonly error: unknown; readonly remedy: string | null }[] = [
  { name: 'a disk that is full', error: broken('ENOSPC'), remedy: FULL },
  { name: 'two errors above it', error: wrapped(wrapped(broken('ENOSPC'))), remedy: FULL },
  { name: 'the outer one of two', error: broken('ENOSPC', { cause: broken('EIO') }), remedy: FULL },
  {
    name: "Node's own check of it",
    error: broken('ERR_FS_EISDIR'),
    remedy: 'ls -ld .oracle/*   # a folder stands where a file must be: move it away',
  },
  { name: 'a code that only ends so', error: broken('X_ERR_FS_EISDIR'), remedy: null },
  { name: 'too many watched files', error: broken('ENOSPC', { syscall: 'watch' }), remedy: WATCHED },
  { name: 'what fails while nothing is watched', error: broken('ENOSPC', { syscall: 'open' }), remedy: FULL },
  { name: 'any other code', error: broken('ERR_INVALID_ARG_TYPE'), remedy: null },
  { name: 'the name of something that every object has', error: broken('toString'), remedy: null },
  { name: 'a code that is no text', error: broken(28), remedy: null },
  { name: 'no code', error: new Error('ENOSPC'), remedy: null },
  { name: 'what is no error', error: { code: 'ENOSPC' }, remedy: null },
  { name: 'nothing', error: null, remedy: null },
]

test.for(rows)('$name', ({ error, remedy }) => {
  expect(remedyOf(error)?.remedy ?? null).toBe(remedy)
  const words = remedy === null ? null : `vitest-oracle: could not judge, and nothing was allowed: it broke\n  ${remedy}\n`
  expect(wordsOfFault(error)).toBe(words)
})
