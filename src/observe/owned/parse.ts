import type { ProjectPath } from '../../model/words.ts'
import { parseJson } from './json.ts'
import { type Entry, type Parsed, type RawMistake, type Tree } from './tree.ts'
import { quoted } from './visible.ts'

export type Syntax = 'yaml' | 'json'

/** The syntax that a file's extension stands for; null for another. */
export function syntaxOf(path: ProjectPath): Syntax | null {
  if (path.endsWith('.json')) return 'json'
  return /\.ya?ml$/.test(path) ? 'yaml' : null
}

/** Loads the YAML library only when there is YAML: it takes longer than all else here. */
export async function parseData(text: string, syntax: Syntax): Promise<Parsed> {
  const { tree, mistakes } = syntax === 'json' ? parseJson(text) : (await import('./yaml.ts')).parseYaml(text)
  return { tree, mistakes: tree === null ? mistakes : [...mistakes, ...textMistakes(tree)] }
}

/** What no syntax of ours allows in a tree: keys twice, keys that are part of every object, half characters. */
function textMistakes(tree: Tree): RawMistake[] {
  if (tree.kind === 'list') return tree.items.flatMap(textMistakes)
  if (tree.kind === 'map') return [...keyMistakes(tree.entries), ...tree.entries.flatMap(({ value }) => textMistakes(value))]
  if (typeof tree.value !== 'string' || !hasHalfCharacter(tree.value)) return []
  return [{ start: tree.start, end: tree.end, wrong: `${quoted(tree.value)} holds half a character (a lone surrogate)`, right: 'write the whole character' }]
}

function keyMistakes(entries: readonly Entry[]): RawMistake[] {
  const seen = new Set<string>()
  return entries.flatMap(({ key, keySpan }) => {
    const again = seen.has(key)
    seen.add(key)
    if (again) return [{ ...keySpan, wrong: `the key ${quoted(key)} stands here a second time`, right: 'keep one of the two' }]
    if (key === '__proto__') return [{ ...keySpan, wrong: 'has the key `__proto__`', right: 'remove it' }]
    if (hasHalfCharacter(key)) return [{ ...keySpan, wrong: `the key ${quoted(key)} holds half a character`, right: 'write the whole character' }]
    return []
  })
}

function hasHalfCharacter(text: string): boolean {
  return /\p{Surrogate}/u.test(text)
}
