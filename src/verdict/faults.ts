/** What a person does about a fault of the machine, by the code that Node gives to it. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'df -h . "${TMPDIR:-/tmp}"   # free space there, or set TMPDIR to a folder that has some',
  EDQUOT: 'df -h . "${TMPDIR:-/tmp}"   # the quota is used up: free space there, or set TMPDIR',
  EROFS: 'mount | grep -w ro   # .oracle and TMPDIR must be writable',
  EACCES: 'ls -ld . .oracle "${TMPDIR:-/tmp}"   # this user must be able to write there',
  EPERM: 'ls -ld . .oracle "${TMPDIR:-/tmp}"   # this user must be able to write there',
  ENOTDIR: 'ls -ld .oracle   # a file stands where a folder must be: move it away',
  EISDIR: 'ls -ld .oracle/*   # a folder stands where a file must be: move it away',
  EEXIST: 'ls -ld .oracle/*   # something stands in the way: move it away',
  EMFILE: 'ulimit -n   # too many open files: raise that number',
  ENFILE: 'cat /proc/sys/fs/file-nr   # the system has too many open files',
  ENOMEM: 'free -h   # there is not enough memory to start a process',
  EAGAIN: 'ulimit -u   # too many processes: raise that number, or end some',
  EIO: 'dmesg | tail   # the disk could not be read or written',
  ENAMETOOLONG: 'pwd   # a path got too long: judge in a folder nearer to the root, or set TMPDIR to one',
}

/** The same codes, where the system watches no more files. Nothing of ours watches any; a Vitest in watch mode does. */
const WATCHING = 'sysctl fs.inotify   # too many files are watched: raise max_user_watches and max_user_instances, or run without --watch'

/** The line that mends a fault of the file system or of the system's limits; null for all other errors. */
export function remedyOf(error: unknown): { readonly fault: Error; readonly remedy: string } | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    // Node's own checks have a code of their own for the system's: ERR_FS_EISDIR.
    const code = 'code' in at && typeof at.code === 'string' ? at.code.replace(/^ERR_FS_/, '') : ''
    const isWatching = 'syscall' in at && at.syscall === 'watch'
    const remedy = isWatching ? WATCHING : Object.hasOwn(REMEDIES, code) ? REMEDIES[code] : undefined
    if (remedy !== undefined) return { fault: at, remedy }
  }
  return null
}

/**
 * The words for an error of the file system or of the system's limits, which is no mistake of this command; null for all other errors.
 * @param error what was thrown, or the cause of that
 */
export function wordsOfFault(error: unknown): string | null {
  const found = remedyOf(error)
  return found === null ? null : `vitest-oracle: could not judge, and nothing was allowed: ${found.fault.message}\n  ${found.remedy}\n`
}
