import type { ManifestChange, PatchScope, ScriptsChange } from '../../model/patch.ts'
import { expanded } from './expand.ts'
import { HOOK, isPublished, ONLY_LOOKS, RUNS_TESTS } from './manifests.ts'
import { isTestStack } from './stack.ts'

/**
 * The changed scripts, as `path field`, after which everything that base's script ran still runs and decides: its commands are the same
 * ones through other scripts, or more follow; and new scripts that nothing of base calls.
 */
export function scriptsAlike({ scripts, manifests }: Pick<PatchScope, 'scripts' | 'manifests'>): ReadonlySet<string> {
  return new Set(
    scripts.flatMap((change) => {
      const own = manifests.filter(({ path }) => path === change.path)
      return [...change.after.keys()]
        .filter((name) => change.before.get(name) !== change.after.get(name) && isAlike(name, change, own))
        .map((name) => `${change.path} scripts.${name}`)
    }),
  )
}

function isAlike(name: string, change: ScriptsChange, own: readonly ManifestChange[]): boolean {
  const [was, now] = [expanded(name, change.before), expanded(name, change.after)]
  if (now?.state !== 'runs' || !knowsItsPrograms(change, own)) return false
  const known = commandsOfBase(change)
  // A script that never could succeed has held nobody back.
  if (was?.state === 'fails')
    return isUncalled(name, change) && now.commands.every((one) => isPlain(one) || known.all.has(one) || known.all.has(watching(one)))
  return was?.state === 'runs' && keepsAll(was.commands, now.commands, known.kept)
}

/** Each of base's commands in its order; before the last of them only what looks, behind it also tests that base has a script for. */
function keepsAll(was: readonly string[], now: readonly string[], kept: ReadonlySet<string>): boolean {
  const left = [...was]
  return (
    now.every((command) => {
      const isNext = command === left[0] || (left[0] !== undefined && command === `${left[0]} --coverage`)
      if (isNext) left.shift()
      return isNext || ONLY_LOOKS.test(command) || (left.length === 0 && kept.has(command) && isOfTests(command))
    }) && left.length === 0
  )
}

const isOfTests = (command: string): boolean => RUNS_TESTS.test(command) && !/ (-u\b|--?(update|write|fix))/.test(command)
const isPlain = (command: string): boolean => ONLY_LOOKS.test(command) || !RUNS_TESTS.test(command)

/** The same tests, whose runner stays until somebody ends it. */
const watching = (command: string): string => command.replace(/(\bvitest) --run$/, '$1')

/** Commands of all of base's scripts, and of those that head has as well. */
function commandsOfBase({ before, after }: ScriptsChange): { readonly all: ReadonlySet<string>; readonly kept: ReadonlySet<string> } {
  const commands = (name: string): readonly string[] => {
    const one = expanded(name, before)
    return one?.state === 'runs' ? one.commands : []
  }
  const names = [...before.keys()]
  const kept = names.filter((name) => before.get(name) === after.get(name))
  return { all: new Set(names.flatMap(commands)), kept: new Set(kept.flatMap(commands)) }
}

/** A name with a colon in the root is no program and no hook; and no script of base says it, as it stands or by a pattern. */
function isUncalled(name: string, { path, before }: ScriptsChange): boolean {
  if (path !== 'package.json' || !name.includes(':') || HOOK.test(name)) return false
  return [...before].every(([other, text]) => other === name || (!text.includes(name) && !meansByPattern(text, name)))
}

function meansByPattern(text: string, name: string): boolean {
  const patterns = text.split(/[\s"',]+/).filter((word) => /^[\w:-]*\*[\w:*-]*$/.test(word))
  return /\brun ["']?\//.test(text) || patterns.some((word) => name.startsWith(word.replace(/^npm:/, '').replace(/\*.*$/, '')))
}

/** A runner of scripts that no script of base starts comes with the patch: by its own name and a published version, and nothing comes beside it. */
function knowsItsPrograms({ before, after }: ScriptsChange, own: readonly ManifestChange[]): boolean {
  const starts = (scripts: ReadonlyMap<string, string>): boolean =>
    [...scripts.values()].some((text) => /\b(run-s|npm-run-all)\b/.test(text))
  if (!starts(after) || starts(before)) return true
  const came = own.filter(({ field, before: was }) => was === null && /^(dev|peer|optional)?[dD]ependencies\./.test(field))
  const names = came.map(({ field }) => field.slice(field.indexOf('.') + 1))
  const isRunner = (name: string): boolean => /^npm-run-all2?$/.test(name)
  return (
    names.some(isRunner) &&
    names.every((name) => isRunner(name) || isTestStack(name)) &&
    came.every(({ after: range }) => isPublished(range))
  )
}
