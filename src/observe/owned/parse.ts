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
function textMistakes(tree: Tree, mistakes: RawMistake[] = []): RawMistake[] {
  if (tree.kind === 'list') for (const item of tree.items) textMistakes(item, mistakes)
  if (tree.kind === 'map') {
    keyMistakes(tree.entries, mistakes)
    for (const { value } of tree.entries) textMistakes(value, mistakes)
  }
  if (tree.kind === 'scalar' && typeof tree.value === 'string' && hasHalfCharacter(tree.value)) {
    mistakes.push({
      start: tree.start,
      end: tree.end,
      wrong: `${quoted(tree.value)} holds half a character (a lone surrogate)`,
      right: 'write the whole character',
    })
  }
  return mistakes
}

function keyMistakes(entries: readonly Entry[], mistakes: RawMistake[]): void {
  const seen = new Set<string>()
  for (const { key, keySpan } of entries) {
    if (seen.has(key))
      mistakes.push({ ...keySpan, wrong: `the key ${quoted(key)} stands here a second time`, right: 'keep one of the two' })
    else if (key === '__proto__') mistakes.push({ ...keySpan, wrong: 'has the key `__proto__`', right: 'remove it' })
    else if (hasHalfCharacter(key))
      mistakes.push({ ...keySpan, wrong: `the key ${quoted(key)} holds half a character`, right: 'write the whole character' })
    seen.add(key)
  }
}

const HALF_CHARACTER = /\p{Surrogate}/u

function hasHalfCharacter(text: string): boolean {
  return HALF_CHARACTER.test(text)
}
