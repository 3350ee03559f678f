type Scripts = ReadonlyMap<string, string>

/** The commands that a script starts one after the other, each only when those before it succeeded; or that it can never succeed. */
export type Expanded = { readonly state: 'runs'; readonly commands: readonly string[] } | { readonly state: 'fails' }

/** What only a shell can read: then the whole script is one command. */
const NEEDS_SHELL = /["'`\\$(){}<>;&|\n\r\t#!~?[\]]/
const AND = / +&& +/
/** What lasts until the end of its own script, which is sooner where that script is another. */
const LASTS =
  /(^|&& +)((cd|pushd|popd|export|unset|set|source|eval|alias|exec|exit|trap|ulimit|umask|shift|return|\.)( |$)|(\w+=\S* *)+(&&|$))/
const WORDS = String.raw`((?: [\w./=:@*-]+)*)`
const NPM = new RegExp(String.raw`^npm (?:run |(?=test\b))([\w:.-]+)(?: --${WORDS})?$`)
const PNPM = new RegExp(String.raw`^pnpm run ([\w:.-]+)${WORDS}$`)
const SHORT = new RegExp(String.raw`^(?:pnpm|yarn run|yarn|bun run) ([a-z][\w:.-]*)${WORDS}$`)
const IN_ORDER = /^(?:run-s|npm-run-all)((?: [\w:.*-]+)+)$/
/** Calls of calls of calls. */
const DEEPEST = 10

/**
 * A script with the scripts that it calls in their place. Null where that cannot be said for certain: calls in a circle, hooks around a
 * script that is called, and what changes the shell for the commands behind it.
 */
export function expanded(name: string, scripts: Scripts, depth = 0): Expanded | null {
  const text = scripts.get(name)
  return text === undefined ? { state: 'fails' } : commandsIn(text, scripts, depth)
}

function commandsIn(text: string, scripts: Scripts, depth: number): Expanded | null {
  if (depth > DEEPEST || LASTS.test(text)) return null
  const parts = text.trim().split(AND)
  // An `||` or a `;` is weaker than the `&&` around it: taken out of its own script, it would excuse what stands before it.
  if (parts.some((part) => NEEDS_SHELL.test(part))) return { state: 'runs', commands: [text] }
  return inOrder(parts, (command) => commandIn(command, scripts, depth))
}

function commandIn(command: string, scripts: Scripts, depth: number): Expanded | null {
  const list = IN_ORDER.exec(command)?.[1]?.trim().split(' ')
  if (list !== undefined) {
    if (list.some((pattern) => pattern.startsWith('-'))) return { state: 'runs', commands: [command] }
    return inOrder(list, (pattern) => matching(pattern, scripts, depth))
  }
  const [, called = '', words = ''] = NPM.exec(command) ?? PNPM.exec(command) ?? SHORT.exec(command) ?? []
  // A package manager that knows no such script looks for a program of that name.
  const isScript = called !== '' && (scripts.has(called) || NPM.test(command) || PNPM.test(command))
  return isScript && !OWN.test(called) ? callOf(called, words, scripts, depth) : { state: 'runs', commands: [command] }
}

/** Commands of the package managers, which are no scripts wherever `run` may be left out. */
const OWN =
  /^(add|audit|cache|ci|config|create|deploy|dedupe|dlx|exec|explain|fetch|i|import|info|init|install|link|list|node|npm|pack|patch|plugin|prune|publish|rebuild|remove|set|store|unlink|up|update|upgrade|version|why|workspaces?|x)$/

function callOf(called: string, words: string, scripts: Scripts, depth: number): Expanded | null {
  if (scripts.has(`pre${called}`) || scripts.has(`post${called}`)) return null
  const text = scripts.get(called)
  return text === undefined ? { state: 'fails' } : commandsIn(text + words, scripts, depth + 1)
}

/** A star stands for what is between two colons, and two of them for anything. */
function matching(pattern: string, scripts: Scripts, depth: number): Expanded | null {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => (part === '**' ? '.*' : part === '*' ? '[^:]*' : part.replaceAll('.', '\\.')))
  const called = [...scripts.keys()].filter((name) => new RegExp(`^${parts.join('')}$`).test(name))
  return called.length === 0 ? { state: 'fails' } : inOrder(called, (name) => callOf(name, '', scripts, depth))
}

function inOrder(parts: readonly string[], expand: (part: string) => Expanded | null): Expanded | null {
  const commands: string[] = []
  for (const part of parts) {
    const one = expand(part)
    if (one === null || one.state === 'fails') return one
    commands.push(...one.commands)
  }
  return { state: 'runs', commands }
}
