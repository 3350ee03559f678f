import { bareCommand, commandName, COPIERS, gitWords, MOVERS, onlyReads, ownVerbReads } from './readers.ts'
import { commandsOf } from './shell.ts'

/** A path that a tool call may write, as it is written there. */
export interface Written {
  readonly path: string
  /** Where it is relative to; null for where the agent stands. */
  readonly from: string | null
  /** Whether everything below it goes with it. */
  readonly whole: boolean
}

/** What a tool call does to files, as far as its arguments tell. */
export type ToolWrites =
  | { readonly kind: 'paths'; readonly paths: readonly Written[] }
  /** It is this package's own, and writes what people own. */
  | { readonly kind: 'refused'; readonly why: string }

const SHELLS = /^(?:bash|shell|powershell|pwsh|sh|terminal|run_in_terminal|run_terminal_cmd|execute_command|runCommand|runInTerminal)$/i
const READS =
  /^(?:read|view|glob|grep|ls|list_dir|search|codebase_search|file_search|semanticsearch|webfetch|websearch|web_fetch|web_search|task|agent|todowrite|update_todo|askuserquestion|ask_user|exitplanmode|rg|readlints|read_file|fetch|taskoutput|skill)$/i
/** Tools of other servers say what they do in their names, or not at all. */
const FOREIGN = /^(?:mcp__|mcp:)/i
const FOREIGN_READS = /(?:^|[_:.-])(?:read|get|list|search|find|view|stat|info|grep|glob|tree|show|fetch|describe|query)(?:$|[_.-])/i
const FOREIGN_WRITES =
  /write|edit|create|delete|remove|move|rename|update|patch|replace|insert|append|save|put|set|apply|exec|run|shell|command/i

/** What is known of the place, besides the arguments. */
export interface Place {
  /** Names of commits that a sealed file may be brought back to. */
  readonly bases: readonly string[]
  /** Whether that folder is there, from where the agent stands. */
  readonly hasFolder: (path: string) => boolean
}

/**
 * What a tool call may write. Of a shell line: what its commands name, but for those that are known to read only. Of any other tool that is
 * not known to read only: what its arguments call a path, and the files of a patch in them.
 */
export function writesOf(tool: string, input: unknown, place: Place): ToolWrites {
  if (FOREIGN.test(tool) ? FOREIGN_READS.test(tool) && !FOREIGN_WRITES.test(tool) : READS.test(tool)) return { kind: 'paths', paths: [] }
  const command = commandIn(input)
  if (command !== null && (SHELLS.test(tool) || FOREIGN.test(tool))) return shellWrites(command, place)
  // An editor that is one tool with many commands.
  if (command === 'view') return { kind: 'paths', paths: [] }
  const paths = pathsIn(input, /patch|diff/i.test(tool) ? 'patch' : '')
  return { kind: 'paths', paths: paths.map((path) => ({ path, from: null, whole: /delete|remove|move|rename/i.test(tool) })) }
}

function commandIn(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null
  const command: unknown = Reflect.get(input, 'command') ?? Reflect.get(input, 'cmd') ?? Reflect.get(input, 'script')
  if (typeof command === 'string') return command
  return Array.isArray(command) && command.every((word) => typeof word === 'string') ? command.join(' ') : null
}

function shellWrites(line: string, place: Place): ToolWrites {
  const paths: Written[] = []
  /** What was read before, which `xargs` may write. */
  const read: Written[] = []
  let standing: readonly (string | null)[] = [null]
  const all = (word: string, whole: boolean): readonly Written[] =>
    piecesOf(word).flatMap((path) => standing.map((from) => ({ path, from, whole })))
  for (const { words, written } of commandsOf(line)) {
    paths.push(...written.flatMap((path) => all(path, false)))
    const bare = bareCommand(words)
    const [first = '', ...args] = bare
    const name = commandName(first)
    if (name === 'vitest-oracle' && !ownVerbReads(args))
      return { kind: 'refused', why: `vitest-oracle ${args[0] ?? ''} writes what people own` }
    if (name === 'cd' || name === 'pushd' || name === 'popd') standing = standingAfter(standing, args[0] ?? '~', line, place)
    else if (onlyReads(bare, place.bases)) read.push(...args.flatMap((word) => all(word, false)))
    else if (name === 'xargs' || name === 'parallel') {
      const inner = args.slice(args.findIndex((arg) => !arg.startsWith('-')))
      if (!onlyReads(bareCommand(inner), place.bases)) paths.push(...read, ...inner.flatMap((word) => all(word, false)))
    } else {
      const isMover = MOVERS.has(name) || (name === 'git' && /^(?:rm|mv|clean|checkout|restore)$/.test(gitWords(args)[0] ?? ''))
      const named = COPIERS.has(name)
        ? targetsOf(args)
        : name === 'sed'
          ? sedNames(args)
          : args.filter((arg) => !(isMover && /(?:^|\/)node_modules\/?$/.test(arg)))
      paths.push(...named.flatMap((word) => all(word, isMover)))
    }
  }
  return { kind: 'paths', paths }
}

/** Where somebody stands after `cd`: there if the folder is there, and in both places where nobody can tell. */
function standingAfter(
  standing: readonly (string | null)[],
  folder: string,
  line: string,
  { hasFolder }: Place,
): readonly (string | null)[] {
  if (folder === '-' || folder.startsWith('+') || folder.includes('$')) return [...new Set([null, ...standing])]
  const after = standing.map((from) => (folder.startsWith('/') || folder.startsWith('~') || from === null ? folder : `${from}/${folder}`))
  // Behind a bracket that closes, they stand where they stood before.
  const isSure = !line.includes('(') && after.every(hasFolder)
  return isSure ? after : [...new Set([...standing, ...after])].slice(0, 8)
}

/** The files of `sed`, and its script where that writes: what a script only replaces is no file. */
function sedNames(args: readonly string[]): readonly string[] {
  const given = args.flatMap((arg, index) => (arg === '-e' || arg === '--expression' ? [index + 1] : []))
  const first = args.findIndex((arg) => !arg.startsWith('-') && arg !== '')
  const scripts = new Set(given.length > 0 ? given : [first])
  return args.filter((arg, index) => !scripts.has(index) || /(?:^|[;{}/|#,\s\d$])w\s/.test(arg))
}

/** What a copy writes: the folder after `-t`, else the last word. */
function targetsOf(args: readonly string[]): readonly string[] {
  const into = args.flatMap((arg, index) => (arg === '-t' || arg === '--target-directory' ? [args[index + 1] ?? ''] : []))
  const inline = args.flatMap((arg) => /^--target-directory=(.*)$/.exec(arg)?.[1] ?? [])
  const targets = [...into, ...inline]
  return targets.length > 0 ? targets : args.slice(-1)
}

/** A word, the value of an option in it, and each part of it that looks like a path: code in quotes names files too. */
function piecesOf(word: string): readonly string[] {
  const value = /^-{0,2}[\w.-]+=(.*)$/s.exec(word)?.[1]
  const parts = /[\s'"`()[\]{},;:=<>|&]/.test(word) ? word.split(/[\s'"`()[\]{},;:=<>|&]+/) : []
  return [...new Set([word, ...(value === undefined ? [] : [value]), ...parts])].filter((text) => text !== '' && text.length < 4096)
}

const NAMES_PATH = /path|file|uri|dest|target|source|notebook|dir|folder|^(?:from|to|old|new)$/i
const PATCH_LINE = /^(?:\*\*\* (?:Add|Update|Delete) File: |\*\*\* Move to: |(?:\+\+\+|---) (?:[ab]\/)?|rename (?:from|to) )(.+?)\s*$/gm

const NAMES_PATCH = /patch|diff|^input$/i

/** Every text that an argument calls a path, however deep, and the files of every patch in what it calls a patch. */
function pathsIn(input: unknown, key: string, depth = 0): readonly string[] {
  if (typeof input === 'string') {
    if (NAMES_PATCH.test(key)) return [...input.matchAll(PATCH_LINE)].map(([, path = '']) => path)
    return NAMES_PATH.test(key) && !input.includes('\n') ? [plainPath(input)] : []
  }
  if (typeof input !== 'object' || input === null || depth > 8) return []
  if (Array.isArray(input)) return input.flatMap((part: unknown) => pathsIn(part, key, depth + 1))
  return Object.entries(input).flatMap(([name, part]: [string, unknown]) => pathsIn(part, name, depth + 1))
}

function plainPath(text: string): string {
  if (!text.startsWith('file://')) return text
  try {
    return decodeURIComponent(new URL(text).pathname)
  } catch {
    return text
  }
}
