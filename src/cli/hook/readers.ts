/** What is known to read files and to write none, so that it may name a sealed one. Everything else that names one is held to write it. */

const READERS: ReadonlySet<string> = new Set(
  'cat head tail less more bat grep egrep fgrep rg ag ls dir tree stat file wc diff cmp comm du df md5sum sha1sum sha256sum shasum cksum strings hexdump xxd od nl tac rev column cut paste uniq jq yq cd pushd popd pwd echo printf true false test [ [[ ]] : type which command-v basename dirname realpath readlink sleep exit return export unset set local declare if then else elif fi while do done case esac in tsc oxlint gh Get-Content Get-ChildItem Select-String Test-Path'.split(
    ' ',
  ),
)

/** Words in front of a command that only say how it runs. */
const WRAPPERS: ReadonlySet<string> = new Set('sudo env nice nohup time command exec builtin stdbuf npx bunx pnpx'.split(' '))
/** `pnpm exec vitest` is `vitest`. */
const RUNNERS: ReadonlySet<string> = new Set(['pnpm', 'yarn', 'npm', 'bun'])
/** What only moves commits and names about; what they name are no files. */
const GIT_NAMES: ReadonlySet<string> = new Set('push fetch pull switch branch tag merge rebase cherry-pick remote worktree'.split(' '))
const GIT_READS: ReadonlySet<string> = new Set(
  'status diff log show blame ls-files ls-tree cat-file grep rev-parse rev-list add commit describe shortlog check-ignore check-attr whatchanged'.split(
    ' ',
  ),
)
/** Of this package: what writes files that people own, with the options that keep it from doing so. */
const OWN_WRITES: Readonly<Record<string, readonly string[]>> = {
  lock: ['--check', '--help'],
  freeze: ['--help'],
  thaw: ['--help'],
  init: ['--help', '--dry-run'],
  draft: ['--help', '--dry-run'],
  promote: ['--help', '--dry-run'],
  hook: ['--help', '--dry-run'],
}

/** A command without what stands in front of it: assignments, wrappers and their options. */
export function bareCommand(words: readonly string[]): readonly string[] {
  let rest = words
  for (;;) {
    const [first = '', second = ''] = rest
    const name = nameOf(first)
    if (/^[A-Za-z_]\w*\+?=/.test(first) || first === '!') rest = rest.slice(1)
    else if (name === 'timeout' || name === 'gtimeout') rest = withoutOptions(rest.slice(1)).slice(1)
    else if (WRAPPERS.has(name)) rest = withoutOptions(rest.slice(1))
    else if (RUNNERS.has(name) && (second === 'exec' || second === 'dlx' || second === 'x')) rest = withoutOptions(rest.slice(2))
    else if (name !== 'npm' && RUNNERS.has(name) && /^(?:vitest|vitest-oracle|tsc|eslint|prettier|oxlint|oxfmt|biome)$/.test(second))
      rest = rest.slice(1)
    else return rest
  }
}

function withoutOptions(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word) => !word.startsWith('-'))
  return end === -1 ? [] : words.slice(end)
}

const nameOf = (word: string): string => word.replace(/^.*[/\\]/, '').replace(/\.(?:exe|cmd)$/i, '')

/** Whether a command, without wrappers, writes no file that its words name. */
export function onlyReads(words: readonly string[], bases: readonly string[]): boolean {
  const [first = '', ...args] = words
  const name = nameOf(first)
  if (READERS.has(name)) return true
  switch (name) {
    case '':
      return true
    case 'git':
      return gitOnlyReads(args, bases)
    case 'find':
      return !args.some((arg) => /^-(?:delete|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/.test(arg))
    case 'sort':
      return !args.some((arg) => /^(?:-[a-zA-Z]*o|--output)/.test(arg))
    case 'sed':
      return args[0] === '-n' && /^[\d,$;p\s]*$/.test(args[1] ?? '') && !args.slice(2).some((arg) => arg.startsWith('-'))
    case 'vitest':
      return !updates(args)
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
      return runsTests(args) && !updates(args)
    case 'eslint':
    case 'biome':
      return !args.some((arg) => /^--(?:fix|write|apply|unsafe)/.test(arg))
    case 'prettier':
    case 'oxfmt':
      return args.some((arg) => /^(?:-c|--check|-l|--list-different)$/.test(arg)) && !args.some((arg) => /^(?:-w|--write)$/.test(arg))
    case 'vitest-oracle':
      return ownVerbReads(args)
    default:
      return false
  }
}

/** Snapshots are rewritten. */
const updates = (args: readonly string[]): boolean => args.some((arg) => /^(?:-u|--update)/.test(arg))

/** `npm test -- FILE`, `pnpm run test:unit FILE`. */
const runsTests = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:t|test(?::[\w-]+)*)$/.test(/^run(?:-script)?$/.test(first) ? second : first)

/** Without the options in front of the verb. */
export function gitWords(args: readonly string[]): readonly string[] {
  const [first = ''] = args
  if (first === '-C' || first === '-c') return gitWords(args.slice(2))
  return first === '-P' || first === '--no-pager' ? gitWords(args.slice(1)) : args
}

function gitOnlyReads(args: readonly string[], bases: readonly string[]): boolean {
  const [verb = '', ...rest] = gitWords(args)
  if (GIT_NAMES.has(verb)) return true
  if (GIT_READS.has(verb)) return !rest.some((arg) => arg.startsWith('--output'))
  // What the branch of the patch began with is what a sealed file must be.
  const end = rest.indexOf('--')
  if (verb === 'checkout' && rest.length === 1 && rest[0] === '.') return true
  if (verb === 'checkout') return end === 0 || (end === 1 && bases.includes(rest[0] ?? ''))
  if (verb !== 'restore') return false
  const sources = rest.flatMap((arg, index) => {
    const inline = /^--source=(.*)$/.exec(arg)?.[1]
    return inline ?? (arg === '-s' || arg === '--source' ? [rest[index + 1] ?? ''] : [])
  })
  return sources.every((source) => bases.includes(source))
}

/** Whether a command of this package leaves alone what people own, whether it names it or not. */
export function ownVerbReads(args: readonly string[]): boolean {
  const [verb = '', ...rest] = args
  const harmless = Object.hasOwn(OWN_WRITES, verb) ? OWN_WRITES[verb] : undefined
  if (harmless === undefined) return true
  // Without the option it answers an event and writes nothing.
  if (verb === 'hook' && !rest.some((arg) => arg.startsWith('--install'))) return true
  return rest.some((arg) => harmless.includes(arg))
}

/** Commands that take away or move whole folders, and what is in them. */
export const MOVERS: ReadonlySet<string> = new Set('rm mv rmdir unlink shred truncate Remove-Item Move-Item del erase rd'.split(' '))

/** `cp A B` and `install A B` write the last word, and read the others. */
export const COPIERS: ReadonlySet<string> = new Set(['cp', 'install', 'rsync', 'scp'])

export { nameOf as commandName }
